/** The transfers that run in this process, with their progress; cancelled through their signal. */

export interface RunningTransfer {
  sessionId: string
  bytes: number
  cancel: AbortController
}

export class RunningTransfers {
  private readonly running = new Map<string, RunningTransfer>()

  start(id: string, sessionId: string): RunningTransfer {
    const transfer = { sessionId, bytes: 0, cancel: new AbortController() }
    this.running.set(id, transfer)
    return transfer
  }

  finish(id: string): void {
    this.running.delete(id)
  }

  find(id: string): RunningTransfer | undefined {
    return this.running.get(id)
  }

  countOf(sessionId: string): number {
    return [...this.running.values()].filter((transfer) => transfer.sessionId === sessionId).length
  }
}
