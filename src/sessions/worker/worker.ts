/**
 * A Worker of remote sessions of one protocol: one session, or several where the server is configured to share Workers. Its
 * entry per protocol (`entries/`) imports that protocol's adapter and no other: loading code is the largest part of a start.
 */
import { endByFault } from "../../../protocols/link.ts"
import type { Adapter } from "./adapters/adapter.ts"
import { compileLate } from "./compiler.ts"
import { collectGarbageRegularly } from "./garbage.ts"
import type { WorkerMessage, WorkerReport } from "./messages.ts"
import type { ScreenHost, SessionScreen } from "./screen.ts"
import type { Target } from "./targets.ts"
import { WorkerSession } from "./worker-session.ts"

declare const self: Worker

/** Opens the sessions that the main thread orders, with this adapter, until the Worker is terminated. */
export function serveSessions<T extends Target>(adapter: Adapter<T>): void {
  const sessions = new Map<string, WorkerSession>()
  if (adapter.compilesLate) compileLate()
  collectGarbageRegularly()
  const openTarget = async (host: ScreenHost, target: Target): Promise<SessionScreen> =>
    adapter.open(host, target as T)

  self.addEventListener("message", ({ data }: MessageEvent<WorkerMessage>) => {
    const { sessionId, request } = data
    if (request.kind === "open")
      sessions.set(
        sessionId,
        new WorkerSession(openTarget, {
          post: (event) => report({ sessionId, event }),
          heapBytes: () => heapBytes(sessions.values()),
          onClosed: () => sessions.delete(sessionId),
        }),
      )
    const session = sessions.get(sessionId)
    session?.handle(request).catch((error: unknown) => {
      session.reportError(error)
      return session.end(endByFault(error, "the session failed"))
    })
  })
}

/** Bun counts the memory of a WebAssembly module as memory and, once it is looked into, as its buffer again. */
const TIMES_PICTURES_ARE_COUNTED = 2

/** Heap of this Worker alone: each has one of its own. 0 while it cannot be measured, which takes a file descriptor. */
function heapBytes(sessions: Iterable<WorkerSession>): number {
  const pictures = [...sessions].reduce((sum, { pictureBytes }) => sum + pictureBytes, 0)
  try {
    return Math.max(0, process.memoryUsage().heapUsed - TIMES_PICTURES_ARE_COUNTED * pictures)
  } catch {
    return 0
  }
}

/** The bytes may be in use here or lie in a larger buffer: a copy of exactly these bytes is transferred. */
function report({ sessionId, event }: WorkerReport): void {
  if (event.kind !== "message") return self.postMessage({ sessionId, event })
  const bytes = event.bytes.slice()
  self.postMessage({ sessionId, event: { ...event, bytes } }, [bytes.buffer])
}
