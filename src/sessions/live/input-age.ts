/** How old the input of a viewer is when it arrives, where its network stood still meanwhile. Pure; milliseconds. */

/**
 * The clocks of viewer and server are compared by the quickest message so far. Only a time in which nothing at all was heard makes
 * input old: behind a long text on a slow line it is late as well, but its person sees that the line is slow.
 */
export class InputAge {
  private readonly ageMaxMs: number
  private heardMs: number
  /** The last time without a message that was longer than input may be old. */
  private silence: { fromMs: number; toMs: number } | null = null
  /** From the viewer's clock to the server's, with the shortest delay so far. */
  private offsetMs = Number.POSITIVE_INFINITY
  /** When what arrives now was made, by the viewer's clock. */
  private madeMs = Number.POSITIVE_INFINITY

  constructor(nowMs: number, ageMaxMs: number) {
    this.heardMs = nowMs
    this.ageMaxMs = ageMaxMs
  }

  /** Call it with every message, before what it says. */
  onHeard(nowMs: number): void {
    if (nowMs - this.heardMs > this.ageMaxMs) this.silence = { fromMs: this.heardMs, toMs: nowMs }
    this.heardMs = nowMs
  }

  /** @param madeMs  of what follows, by the viewer's clock */
  onTime(madeMs: number, nowMs: number): void {
    this.offsetMs = Math.min(this.offsetMs, nowMs - madeMs)
    this.madeMs = madeMs
  }

  /** Whether what arrives now waited too long in that silence. Of a viewer that tells no times nothing is late. */
  get isLate(): boolean {
    if (this.silence === null || this.madeMs === Number.POSITIVE_INFINITY) return false
    const { fromMs, toMs } = this.silence
    return toMs - Math.max(fromMs, this.madeMs + this.offsetMs) > this.ageMaxMs
  }
}
