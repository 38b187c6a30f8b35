/** Makes the session's Worker that imports it fail in the way a viewer pastes, as a bug of the Worker would. */
import { decodeViewerInput } from "../../protocols/viewer-wire-input.ts"
import type { WorkerMessage } from "../../src/sessions/worker/messages.ts"

const GROWTH_BYTES = 100 * 1024 * 1024
const held: Uint8Array[] = []

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
  /** More than any host has. */
  allocate: () => setTimeout(() => new Uint8Array(2 ** 40)),
  /** More than the test allows. */
  grow: () => held.push(new Uint8Array(GROWTH_BYTES).fill(1)),
}

declare const self: Worker

self.addEventListener("message", ({ data: { request } }: MessageEvent<WorkerMessage>) => {
  if (request.kind !== "input") return
  const input = decodeViewerInput(request.bytes)
  if (input.kind === "clipboard") FAILURES[input.text]?.()
})
