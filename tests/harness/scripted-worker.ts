/** A session's worker without a machine: sends the messages that tests of the main thread need, in a fixed order. */
import { MESSAGE } from "../../protocols/viewer-wire.ts"
import type { WorkerEvent, WorkerRequest } from "../../src/sessions/worker/messages.ts"

declare const self: Worker

const postToMain = (message: WorkerEvent) => self.postMessage(message)
const sendToViewer = (viewerId: string, ...types: number[]) => {
  for (const type of types) postToMain({ kind: "message", viewerIds: [viewerId], bytes: Uint8Array.of(type) })
}

self.addEventListener("message", ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.kind === "addViewer") sendToViewer(data.viewerId, MESSAGE.KEY)
  if (data.kind === "input") sendToViewer(data.viewerId, MESSAGE.FRAME)
  // Frames in flight when the viewer has capacity again, then the key frame, then the frames based on it.
  if (data.kind === "resync") sendToViewer(data.viewerId, MESSAGE.FRAME, MESSAGE.KEY, MESSAGE.FRAME)
  if (data.kind === "close")
    postToMain({ kind: "ended", end: { code: "SESSION_CLOSED", detail: data.detail } })
})
