/** Log lines about one cause that many requests share: one line at once, then one per interval with their number. */
import type { Clock } from "../base/clock.ts"

/** A failing database or a full disk refuses thousands of requests a minute, all for the same reason. */
export const SAME_CAUSE_INTERVAL_MS = 10_000

export class LogThrottle {
  private readonly clock: Clock
  private readonly causes = new Map<string, { loggedAtMs: number; unlogged: number }>()

  /** @param clock  whose steps backwards end the interval */
  constructor(clock: Clock) {
    this.clock = clock
  }

  /**
   * Counts a failure.
   *
   * @param cause  one of a few constants
   * @returns the number of failures since the last line, when a line is due; null when it is not
   */
  due(cause: string): number | null {
    const nowMs = this.clock().getTime()
    const before = this.causes.get(cause)
    const passedMs = before ? nowMs - before.loggedAtMs : SAME_CAUSE_INTERVAL_MS
    if (before && passedMs >= 0 && passedMs < SAME_CAUSE_INTERVAL_MS) {
      before.unlogged += 1
      return null
    }
    this.causes.set(cause, { loggedAtMs: nowMs, unlogged: 0 })
    return before?.unlogged ?? 0
  }
}
