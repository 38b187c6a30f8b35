/** How many messages a viewer may send: each is handled by the main thread, which serves all sessions and pages. */

/** Two devices that report each movement, with many keys, send some hundred. */
const VIEWER_MESSAGES_PER_SECOND_MAX = 1000
/** A text that is typed at once is two messages for each character. */
export const VIEWER_MESSAGES_AT_ONCE_MAX = 20_000

/** Fills up with time, and each message takes one. */
export class MessageAllowance {
  private left = VIEWER_MESSAGES_AT_ONCE_MAX
  private countedAtMs: number

  constructor(nowMs: number) {
    this.countedAtMs = nowMs
  }

  /** @returns false for a message too many */
  take(nowMs: number): boolean {
    const earned = ((nowMs - this.countedAtMs) * VIEWER_MESSAGES_PER_SECOND_MAX) / 1000
    this.left = Math.min(VIEWER_MESSAGES_AT_ONCE_MAX, this.left + earned) - 1
    this.countedAtMs = nowMs
    return this.left >= 0
  }
}
