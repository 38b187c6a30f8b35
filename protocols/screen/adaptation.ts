/**
 * How the picture of a viewer on a slow link is reduced, step by step: JPEG of lower quality, which leaves more pictures
 * a second. What is not JPEG becomes exact again as soon as there is room.
 */

export interface Step {
  /** 1 to 100; null: as it came. */
  jpegQuality: number | null
}

export const STEPS: readonly Step[] = [
  { jpegQuality: null },
  { jpegQuality: 50 },
  { jpegQuality: 30 },
  { jpegQuality: 15 },
]

/** A step down after so much time in which frames waited for most of it; quick, for the picture is late meanwhile. */
const DOWN_AFTER_MS = 500
const HELD_UP_PART = 0.5
/** A step up after so much time in which frames hardly waited; slow, for it may be too much again. */
const UP_AFTER_MS = 4000
const FREE_PART = 0.1
/** Times are summed up in pieces, so that a timer that comes late is no pause. */
const PIECE_MS_MAX = 200

export class Adaptation {
  private step = 1
  private heldUpMs = 0
  private passedMs = 0
  private lastMs: number

  constructor(nowMs: number) {
    this.lastMs = nowMs
  }

  get now(): Step {
    return STEPS[this.step]!
  }

  /** Nothing is spared any more. */
  get isOver(): boolean {
    return this.step === 0
  }

  /** Called often. @param isHeldUp something is to be sent and must wait */
  observe(nowMs: number, isHeldUp: boolean): void {
    const passedMs = Math.min(PIECE_MS_MAX, nowMs - this.lastMs)
    this.lastMs = nowMs
    this.passedMs += passedMs
    if (isHeldUp) this.heldUpMs += passedMs
    if (this.passedMs >= DOWN_AFTER_MS && this.heldUpMs > this.passedMs * HELD_UP_PART) this.take(+1)
    else if (this.passedMs >= UP_AFTER_MS) this.take(this.heldUpMs < this.passedMs * FREE_PART ? -1 : 0)
  }

  private take(by: number): void {
    this.step = Math.max(0, Math.min(STEPS.length - 1, this.step + by))
    this.heldUpMs = 0
    this.passedMs = 0
  }
}
