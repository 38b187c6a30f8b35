/** A session's worker without a machine: says what a test about the main thread needs, in a fixed order. */
import { MESSAGE } from "../../protocols/viewer-wire.ts"
import type { FromWorker, ToWorker } from "../../src/remote/worker-messages.ts"

declare const self: Worker

const tell = (message: FromWorker) => self.postMessage(message)
const show = (viewerId: string, ...types: number[]) => {
  for (const type of types) tell({ kind: "message", viewerIds: [viewerId], bytes: Uint8Array.of(type) })
}

self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "addViewer") show(data.viewerId, MESSAGE.KEY)
  if (data.kind === "input") show(data.viewerId, MESSAGE.FRAME)
  // What was on its way when the viewer had room again, then the whole picture, then what builds on it.
  if (data.kind === "catchUp") show(data.viewerId, MESSAGE.FRAME, MESSAGE.KEY, MESSAGE.FRAME)
  if (data.kind === "close") tell({ kind: "ended", end: { code: "SESSION_CLOSED", detail: data.detail } })
})
