/** A session's worker without a machine: sends the messages that tests of the main thread need, in a fixed order. */
import { MESSAGE } from "../../protocols/viewer-wire.ts"
import { INPUT } from "../../protocols/viewer-wire-input.ts"
import type { WorkerEvent, WorkerMessage, WorkerReport } from "../../src/sessions/worker/messages.ts"

declare const self: Worker

self.addEventListener("message", ({ data: { sessionId, request } }: MessageEvent<WorkerMessage>) => {
  const postToMain = (event: WorkerEvent) => self.postMessage({ sessionId, event } satisfies WorkerReport)
  const sendToViewer = (viewerId: string, ...types: number[]) => {
    for (const type of types)
      postToMain({ kind: "message", viewerIds: [viewerId], bytes: Uint8Array.of(type) })
  }
  if (request.kind === "addViewer") sendToViewer(request.viewerId, MESSAGE.KEY)
  // A marker asks for as many heartbeats as its next byte says.
  if (request.kind === "input" && request.bytes[0] === INPUT.MARKER)
    for (let i = 0; i < request.bytes[1]!; i++)
      postToMain({ kind: "heartbeat", pictureBytes: 0, heapBytes: 0 })
  else if (request.kind === "input") {
    const isKey = request.bytes[0] === INPUT.TERMINAL_KEYS
    sendToViewer(request.viewerId, isKey ? MESSAGE.TERMINAL_OUTPUT : MESSAGE.FRAME)
  }
  if (request.kind === "releaseHeld") sendToViewer(request.viewerId, MESSAGE.TITLE)
  // Frames in flight when the viewer has capacity again, then the key frame, then the frames based on it.
  if (request.kind === "resync") sendToViewer(request.viewerId, MESSAGE.FRAME, MESSAGE.KEY, MESSAGE.FRAME)
  if (request.kind === "close") {
    postToMain({ kind: "ended", end: { code: "SESSION_CLOSED", detail: request.detail } })
    postToMain({ kind: "closed" })
  }
})
