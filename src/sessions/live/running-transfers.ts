/** The transfers of this process, with their progress and their turn; cancelled through their signal. */
import { FileRequestError } from "./file-requests.ts"

/** Of one session at a time: more only share the machine's link. */
const AT_WORK_MAX = 3

export interface RunningTransfer {
  sessionId: string
  bytes: number
  /** Null until the machine has named it. */
  totalBytes: number | null
  /** Others of its session go first. */
  isWaiting: boolean
  cancel: AbortController
}

export class RunningTransfers {
  private readonly running = new Map<string, RunningTransfer>()
  private readonly atWork = new Set<RunningTransfer>()
  private readonly turns = new Map<RunningTransfer, () => void>()
  private readonly paths = new Set<string>()

  start(id: string, sessionId: string): RunningTransfer {
    const cancel = new AbortController()
    const transfer = { sessionId, bytes: 0, totalBytes: null, isWaiting: false, cancel }
    this.running.set(id, transfer)
    return transfer
  }

  finish(id: string): void {
    this.running.delete(id)
  }

  /** Works when fewer than three transfers of the session do, in the order of the calls. @throws FileRequestError CANCELLED */
  async inTurn(transfer: RunningTransfer, work: () => Promise<void>): Promise<void> {
    if (this.countAtWork(transfer.sessionId) >= AT_WORK_MAX) await this.turnOf(transfer)
    else this.atWork.add(transfer)
    try {
      await work()
    } finally {
      this.atWork.delete(transfer)
      this.startNext(transfer.sessionId)
    }
  }

  private async turnOf(transfer: RunningTransfer): Promise<void> {
    const { signal } = transfer.cancel
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const onAbort = () => reject(new FileRequestError("CANCELLED", "the transfer was cancelled"))
    transfer.isWaiting = true
    this.turns.set(transfer, resolve)
    signal.addEventListener("abort", onAbort, { once: true })
    if (signal.aborted) onAbort()
    try {
      await promise
    } finally {
      transfer.isWaiting = false
      this.turns.delete(transfer)
      signal.removeEventListener("abort", onAbort)
    }
  }

  private startNext(sessionId: string): void {
    const next = [...this.turns].find(([transfer]) => transfer.sessionId === sessionId)
    if (!next || this.countAtWork(sessionId) >= AT_WORK_MAX) return
    const [transfer, start] = next
    this.turns.delete(transfer)
    this.atWork.add(transfer)
    start()
  }

  /** A path on this server's disk for one transfer at a time. @returns false when another one has it */
  claimPath(path: string): boolean {
    if (this.paths.has(path)) return false
    this.paths.add(path)
    return true
  }

  releasePath(path: string): void {
    this.paths.delete(path)
  }

  find(id: string): RunningTransfer | undefined {
    return this.running.get(id)
  }

  countOf(sessionId: string): number {
    return countOfSession(this.running.values(), sessionId)
  }

  private countAtWork(sessionId: string): number {
    return countOfSession(this.atWork, sessionId)
  }
}

function countOfSession(transfers: Iterable<RunningTransfer>, sessionId: string): number {
  return [...transfers].filter((transfer) => transfer.sessionId === sessionId).length
}
