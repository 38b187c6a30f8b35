/**
 * One timer for a wake-up time that moves later with every message. A timer that fires too early is kept: it costs
 * one extra wake-up, after which the caller sets the next one; a new timer for every message costs more.
 */
export class WakeTimer {
  private timer: ReturnType<typeof setTimeout> | null = null
  private dueMs = 0
  private readonly nowMs: () => number
  private readonly onWake: () => void

  /** @param nowMs the clock of the times given to `wakeAt`, milliseconds */
  constructor(nowMs: () => number, onWake: () => void) {
    this.nowMs = nowMs
    this.onWake = onWake
  }

  /** Wakes then, perhaps before; null: not needed. */
  wakeAt(atMs: number | null): void {
    if (atMs === null || (this.timer !== null && this.dueMs <= atMs)) return
    this.clear()
    this.dueMs = atMs
    this.timer = setTimeout(
      () => {
        this.timer = null
        this.onWake()
      },
      Math.max(0, atMs - this.nowMs()),
    )
  }

  clear(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
  }
}
