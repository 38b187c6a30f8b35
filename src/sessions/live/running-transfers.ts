/** The transfers that run in this process, with their progress; cancelled through their signal. */

export interface RunningTransfer {
  sessionId: string
  bytes: number
  cancel: AbortController
}

export class RunningTransfers {
  private readonly running = new Map<string, RunningTransfer>()
  private readonly paths = new Set<string>()

  start(id: string, sessionId: string): RunningTransfer {
    const transfer = { sessionId, bytes: 0, cancel: new AbortController() }
    this.running.set(id, transfer)
    return transfer
  }

  finish(id: string): void {
    this.running.delete(id)
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
    return [...this.running.values()].filter((transfer) => transfer.sessionId === sessionId).length
  }
}
