/** The Workers of the running sessions: one for each session, or shared by several where the server is configured so. */
import { Refusal } from "../../base/refusal.ts"
import { findWorker, type WorkerSharing, type WorkerTenant } from "../session/rules-workers.ts"
import type { WorkerEvent, WorkerMessage, WorkerReport, WorkerRequest } from "../worker/messages.ts"

/** What a Worker reports to a session. */
interface ChannelEvents {
  onEvent(event: WorkerEvent): void
  /**
   * The Worker has failed or was stopped, and with it all its sessions.
   *
   * @param cause  for the log; "" without one
   */
  onFailure(detail: string, cause: string): void
}

/** The connection of a session to its Worker. */
export interface SessionChannel {
  post(request: WorkerRequest): void
  /** Stops a Worker that does not answer; all its sessions end. */
  fail(detail: string): void
  /** Resolves when the Worker's thread has ended, and with it all that it did. */
  readonly stopped: Promise<void>
  /** The session is over: its Worker stops with its last session. */
  close(): void
}

interface SharedWorker {
  worker: Worker
  address: string
  sessions: Map<string, WorkerTenant & ChannelEvents>
  stopped: PromiseWithResolvers<void>
}

export class SessionWorkers {
  private readonly sharing: WorkerSharing
  private readonly workers = new Set<SharedWorker>()

  constructor(sharing: WorkerSharing) {
    this.sharing = sharing
  }

  /**
   * @param address  of the Worker's program
   * @throws Refusal SERVER_BUSY where the system has no room for another thread
   */
  open(sessionId: string, address: string, tenant: WorkerTenant, events: ChannelEvents): SessionChannel {
    const shared = this.find(address, tenant) ?? this.start(address)
    shared.sessions.set(sessionId, { ...tenant, ...events })
    return {
      post: (request) => shared.worker.postMessage({ sessionId, request } satisfies WorkerMessage),
      fail: (detail) => this.fail(shared, detail),
      stopped: shared.stopped.promise,
      close: () => {
        shared.sessions.delete(sessionId)
        if (shared.sessions.size === 0) this.stop(shared)
      },
    }
  }

  private find(address: string, tenant: WorkerTenant): SharedWorker | undefined {
    const workers = [...this.workers].filter((shared) => shared.address === address)
    const tenants = workers.map(({ sessions }) => [...sessions.values()])
    return workers[findWorker(tenants, tenant, this.sharing)]
  }

  private start(address: string): SharedWorker {
    const stopped = Promise.withResolvers<void>()
    const shared: SharedWorker = { worker: startWorker(address), address, sessions: new Map(), stopped }
    this.workers.add(shared)
    shared.worker.addEventListener("message", ({ data }: MessageEvent<WorkerReport>) =>
      shared.sessions.get(data.sessionId)?.onEvent(data.event),
    )
    shared.worker.addEventListener("error", ({ message }) =>
      this.fail(shared, "the session's worker failed", message),
    )
    shared.worker.addEventListener("close", () => {
      stopped.resolve()
      this.fail(shared, "the session's worker stopped")
    })
    return shared
  }

  private fail(shared: SharedWorker, detail: string, cause = ""): void {
    const sessions = [...shared.sessions.values()]
    shared.sessions.clear()
    this.stop(shared)
    for (const { onFailure } of sessions) onFailure(detail, cause)
  }

  private stop(shared: SharedWorker): void {
    if (this.workers.delete(shared)) shared.worker.terminate()
  }
}

function startWorker(address: string): Worker {
  try {
    return new Worker(address)
  } catch (error) {
    const refusal = new Refusal("SERVER_BUSY", `no further Worker can be started: ${error}`)
    refusal.cause = error
    throw refusal
  }
}
