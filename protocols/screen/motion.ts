/** When a picture moves like video: the rule, without pixels. A cell is one of the 64 x 64 grid. */

/** A cell that changes at least four times a second runs. */
export const VIDEO_GAP_MS = 250
/** So long cells must run before the machine is asked for JPEG: turning pages and opening windows is over by then. */
export const VIDEO_AFTER_MS = 750
/** While JPEG comes, cells count that run for so long: a single change in the page beside is no video. */
export const VIDEO_STAYS_MS = 250
/** So many cells must run: 128 x 128 pixels; a smaller one costs little as it is. */
export const VIDEO_CELLS_MIN = 4
/** Without video for so long it is over: a camera that stutters does not switch back and forth. */
export const VIDEO_CALM_MS = 2000

export class Motion {
  /** When the cell began to run, and when it last changed. */
  private sinceMs = new Float64Array(0)
  private lastMs = new Float64Array(0)
  private movedAtMs = Number.NEGATIVE_INFINITY
  /** The last change of any cell. */
  private newestMs = Number.NEGATIVE_INFINITY
  private isOn = false

  /** Nothing has changed yet. */
  resize(cells: number): void {
    this.sinceMs = new Float64Array(cells)
    this.lastMs = new Float64Array(cells).fill(Number.NEGATIVE_INFINITY)
    this.isOn = false
  }

  /** The cell has another picture that is like a photograph. */
  changed(cell: number, nowMs: number): void {
    if (nowMs - this.lastMs[cell]! > VIDEO_GAP_MS) this.sinceMs[cell] = nowMs
    this.lastMs[cell] = nowMs
    this.newestMs = nowMs
  }

  /** Says whether there is video now. */
  judge(nowMs: number): boolean {
    if (!this.isOn && nowMs - this.newestMs > VIDEO_GAP_MS) return false
    const runsForMs = this.isOn ? VIDEO_STAYS_MS : VIDEO_AFTER_MS
    let running = 0
    for (let cell = 0; cell < this.lastMs.length; cell++) {
      const lastMs = this.lastMs[cell]!
      if (nowMs - lastMs <= VIDEO_GAP_MS && lastMs - this.sinceMs[cell]! >= runsForMs) running++
    }
    if (running >= VIDEO_CELLS_MIN) {
      this.isOn = true
      this.movedAtMs = nowMs
    }
    if (nowMs - this.movedAtMs >= VIDEO_CALM_MS) this.isOn = false
    return this.isOn
  }

  /** When video will be over if nothing changes; null when there is none. */
  get overAtMs(): number | null {
    return this.isOn ? this.movedAtMs + VIDEO_CALM_MS : null
  }
}
