/** Counts events by key within a sliding time; bounded, the least recently counted keys are dropped first. */

export class ExpiringCounter {
  private readonly counts = new Map<string, { count: number; expiresMs: number }>()
  private readonly options: { windowMs: number; keysMax: number }

  /** @param options.windowMs  a key without an event for so long starts from zero */
  constructor(options: { windowMs: number; keysMax: number }) {
    this.options = options
  }

  /** Counts one event. @returns how many came before it within the window */
  increment(key: string, nowMs: number): number {
    const found = this.counts.get(key)
    const before = found && found.expiresMs > nowMs ? found.count : 0
    this.counts.delete(key)
    this.counts.set(key, { count: before + 1, expiresMs: nowMs + this.options.windowMs })
    if (this.counts.size > this.options.keysMax) this.dropOldest()
    return before
  }

  private dropOldest(): void {
    for (const key of this.counts.keys()) {
      this.counts.delete(key)
      return
    }
  }
}
