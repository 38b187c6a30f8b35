/** A session's worker that fails in the way a viewer pastes, as a bug of ours would make it. */
import { decodeViewerInput } from "../../protocols/viewer-wire-input.ts"
import type { WorkerRequest } from "../../src/sessions/worker/messages.ts"
import "../../src/sessions/worker/worker.ts"

const FAILURES: Record<string, () => unknown> = {
  hang() {
    for (;;);
  },
  throw: () =>
    setTimeout(() => {
      throw new Error("a bug in a timer")
    }),
  reject: () => void Promise.reject(new Error("a bug in a promise")),
  exit: () => process.exit(1),
}

declare const self: Worker

self.addEventListener("message", ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.kind !== "input") return
  const input = decodeViewerInput(data.bytes)
  if (input.kind === "clipboard") FAILURES[input.text]?.()
})
