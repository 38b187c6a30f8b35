/** A session's worker that hangs for good when a viewer pastes the word, as a bug of ours would make it. */
import { decodeViewerInput } from "../../protocols/viewer-wire-input.ts"
import type { ToWorker } from "../../src/remote/worker-messages.ts"
import "../../src/remote/worker.ts"

export const HANG_WORD = "hang"

declare const self: Worker

self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind !== "input") return
  const input = decodeViewerInput(data.bytes)
  while (input.kind === "clipboard" && input.text === HANG_WORD);
})
