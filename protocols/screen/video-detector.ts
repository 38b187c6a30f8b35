/** The rule by which a picture moves like video, without pixels. A cell is one of the 64 x 64 grid. */

/** A cell that changes at least four times a second runs. */
export const VIDEO_GAP_MS = 250
/** So long cells must run before JPEG is used: turning pages and opening windows is over by then. */
export const VIDEO_AFTER_MS = 750
/** Hysteresis by cell: where there was video a moment ago, less movement counts as video again. */
export const VIDEO_RESUME_MS = 250
export const VIDEO_MEMORY_MS = 10_000
/**
 * Lossless pictures of a large video may take the machine or the line a second each, and so look like single pictures. A
 * large part that changes so often, however slowly, is tried as video: when JPEG makes it quicker it is one.
 */
export const SLOW_GAP_MS = 1500
export const SLOW_CHANGES = 3
/** 256 x 256 pixels: lossless pictures of less are quick. */
export const SLOW_CELLS_MIN = 16
export const TRIAL_MS = 2000
/** A part that is no quicker as JPEG is a slow camera, and lossless: tried again after this, then twice as long. */
export const TRIAL_RETRY_MS = 30_000
const TRIAL_RETRY_MS_MAX = 240_000
/** While JPEG comes, cells count that run for so long: a single change in the page beside is no video. */
export const VIDEO_CONTINUE_MS = 250
/** So many cells must run: 128 x 128 pixels; a smaller one costs little as it is. */
export const VIDEO_CELLS_MIN = 4
/** Without video for so long it is over: two gaps of the slowest one, and the picture is lossless within a second. */
export const VIDEO_END_MS = 500

/** While nothing changes the result is cached for this long, because every message of a viewer triggers a check. */
const LOOK_AGAIN_MS = 20

export class VideoDetector {
  /** Times at which the cell began to move and at which it last changed. */
  private sinceMs = new Float64Array(0)
  private lastMs = new Float64Array(0)
  /** How often it changed after a pause too long for a video, and of `SLOW_GAP_MS` at most. */
  private slowChanges = new Uint32Array(0)
  /** Time at which the cell last was part of a video. */
  private videoMs = new Float64Array(0)
  /** Cells that move, during `hasMovingCells`. */
  private moving = new Uint32Array(0)
  private movedAtMs = Number.NEGATIVE_INFINITY
  /** The last change of any cell. */
  private newestMs = Number.NEGATIVE_INFINITY
  private isOn = false
  private look = { atMs: Number.NEGATIVE_INFINITY, newestMs: Number.NEGATIVE_INFINITY, isRunning: false }
  private trialUntilMs: number | null = null
  private nextTrialMs = Number.NEGATIVE_INFINITY
  private trialRetryMs = TRIAL_RETRY_MS

  /** Nothing has changed yet. */
  resize(cells: number): void {
    const never = () => new Float64Array(cells).fill(Number.NEGATIVE_INFINITY)
    this.sinceMs = never()
    this.lastMs = never()
    this.videoMs = never()
    this.slowChanges = new Uint32Array(cells)
    this.moving = new Uint32Array(cells)
    this.newestMs = Number.NEGATIVE_INFINITY
    this.look = { atMs: Number.NEGATIVE_INFINITY, newestMs: Number.NEGATIVE_INFINITY, isRunning: false }
    this.isOn = false
    this.trialUntilMs = null
  }

  /** The cell has another picture that is like a photograph. */
  onCellChanged(cell: number, nowMs: number): void {
    const pauseMs = nowMs - this.lastMs[cell]!
    if (pauseMs > SLOW_GAP_MS) this.slowChanges[cell] = 0
    if (pauseMs > VIDEO_GAP_MS) {
      this.sinceMs[cell] = nowMs
      this.slowChanges[cell]!++
    }
    this.lastMs[cell] = nowMs
    this.newestMs = nowMs
  }

  /** Time at which the cell last had another picture. */
  changedAtMs(cell: number): number {
    return this.lastMs[cell]!
  }

  /** The cell is part of the video that goes on. */
  isVideo(cell: number, nowMs: number): boolean {
    return this.isOn && nowMs - this.videoMs[cell]! < VIDEO_END_MS
  }

  /** Updates the state. @returns whether there is video now */
  update(nowMs: number): boolean {
    if (!this.isOn && nowMs - this.newestMs > SLOW_GAP_MS) return false
    if (!this.isLookFresh(nowMs))
      this.look = { atMs: nowMs, newestMs: this.newestMs, isRunning: this.hasMovingCells(nowMs) }
    if (this.look.isRunning) {
      if (this.trialUntilMs !== null) this.trialRetryMs = TRIAL_RETRY_MS
      this.trialUntilMs = null
      this.isOn = true
      this.movedAtMs = this.look.atMs
    } else if (this.trialUntilMs !== null) this.endTrial(nowMs)
    else if (this.isOn) this.isOn = nowMs - this.movedAtMs < VIDEO_END_MS
    else if (nowMs >= this.nextTrialMs) this.beginTrial(nowMs)
    return this.isOn
  }

  private isLookFresh(nowMs: number): boolean {
    return this.look.newestMs === this.newestMs && nowMs - this.look.atMs < LOOK_AGAIN_MS
  }

  /** Time at which video will be over if nothing changes; null when there is none. */
  get endsAtMs(): number | null {
    return this.trialUntilMs ?? (this.isOn ? this.movedAtMs + VIDEO_END_MS : null)
  }

  /** @returns whether enough cells run; they are part of the video then */
  private hasMovingCells(nowMs: number): boolean {
    const { lastMs, moving } = this
    let count = 0
    // Most cells stand still: they are passed over here.
    for (let cell = 0; cell < lastMs.length; cell++)
      if (nowMs - lastMs[cell]! <= VIDEO_GAP_MS && this.isMoving(cell, nowMs)) moving[count++] = cell
    if (count < VIDEO_CELLS_MIN) return false
    for (let at = 0; at < count; at++) this.videoMs[moving[at]!] = nowMs
    return true
  }

  /** @param cell  changed within `VIDEO_GAP_MS` */
  private isMoving(cell: number, nowMs: number): boolean {
    const lastMs = this.lastMs[cell]!
    const isKnown = nowMs - this.videoMs[cell]! < VIDEO_MEMORY_MS
    const runsForMs = this.isOn ? VIDEO_CONTINUE_MS : isKnown ? VIDEO_RESUME_MS : VIDEO_AFTER_MS
    return lastMs - this.sinceMs[cell]! >= runsForMs
  }

  private beginTrial(nowMs: number): void {
    const isSlow = (cell: number) =>
      this.slowChanges[cell]! >= SLOW_CHANGES && nowMs - this.lastMs[cell]! <= VIDEO_GAP_MS
    let slow = 0
    for (let cell = 0; cell < this.lastMs.length; cell++) if (isSlow(cell)) slow++
    // Quick changes are judged by the time they last: they need no trial.
    if (slow < SLOW_CELLS_MIN || this.hasFastChanges(nowMs)) return
    this.isOn = true
    this.trialUntilMs = nowMs + TRIAL_MS
  }

  /** Cells are running, if not for long enough yet. */
  private hasFastChanges(nowMs: number): boolean {
    for (let cell = 0; cell < this.lastMs.length; cell++)
      if (nowMs - this.lastMs[cell]! <= VIDEO_GAP_MS && this.lastMs[cell]! > this.sinceMs[cell]!) return true
    return false
  }

  private endTrial(nowMs: number): void {
    if (this.trialUntilMs === null || nowMs < this.trialUntilMs) return
    this.trialUntilMs = null
    this.isOn = false
    this.nextTrialMs = nowMs + this.trialRetryMs
    this.trialRetryMs = Math.min(this.trialRetryMs * 2, TRIAL_RETRY_MS_MAX)
  }
}
