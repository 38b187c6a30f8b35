/** Event counts by key; a count starts from zero when its key had no event for a while. */
import { Cache } from "./cache.ts"

export class ExpiringCounter {
  private readonly counts: Cache<number>
  private nowMs = 0

  /**
   * @param options.windowMs  time without an event after which a count starts from zero
   * @param options.keysMax  the least recently counted keys beyond it are dropped
   */
  constructor({ windowMs, keysMax }: { windowMs: number; keysMax: number }) {
    this.counts = new Cache({ max: keysMax, ttlMs: windowMs, nowMs: () => this.nowMs })
  }

  /** The number of events until this time; does not lengthen the window. */
  count(key: string, nowMs: number): number {
    this.nowMs = nowMs
    return this.counts.get(key) ?? 0
  }

  /** Counts one event at this time. @returns the number of events before it within the window */
  increment(key: string, nowMs: number): number {
    const before = this.count(key, nowMs)
    this.counts.set(key, before + 1)
    return before
  }
}
