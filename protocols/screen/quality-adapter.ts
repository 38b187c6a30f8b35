/**
 * Quality steps for a viewer on a slow link: JPEG of lower quality allows more frames a second, and on a poor link fewer
 * colours do. Everything becomes lossless again as soon as there is capacity.
 */
import type { ColourRange } from "../kernels/kernels.ts"
import type { PictureQuality } from "../viewer-wire-input.ts"

export interface QualityStep {
  /** 1 to 100; null: as it came. */
  jpegQuality: number | null
  /** Colours of everything that is sent; JPEG has a palette of its own, and is grey only with the rest. */
  colours: ColourRange
}

export const QUALITY_STEPS: readonly QualityStep[] = [
  { jpegQuality: null, colours: "ALL" },
  { jpegQuality: 50, colours: "ALL" },
  { jpegQuality: 30, colours: "ALL" },
  { jpegQuality: 15, colours: "ALL" },
  { jpegQuality: 15, colours: "PALETTE" },
  { jpegQuality: 15, colours: "GREY" },
]
const [LAST_COLOURED, PALETTE, GREY] = [3, 4, 5]
/**
 * Below 256 kbit/s a page of pixels takes seconds; above it JPEG of the lowest quality fits, and fewer colours of the rest
 * would be seen and save little.
 */
export const POOR_LINK_BYTES_PER_MS = 32

/** A step down after so much time in which frames waited for most of it; quick, for the picture is late meanwhile. */
const STEP_DOWN_AFTER_MS = 500
const BLOCKED_RATIO = 0.5
/** A step up after so much time in which frames hardly waited; slow, for it may be too much again. */
const STEP_UP_AFTER_MS = 4000
const FREE_RATIO = 0.1
/** Times are summed up in pieces, so that a timer that comes late is no pause. */
const SAMPLE_MS_MAX = 200

/** First and last step that a viewer accepts. */
export interface QualityRange {
  first: number
  last: number
}

/**
 * What viewers choose: sharp pictures that may be late, quicker ones with less detail in photographs and videos, or fewer
 * colours.
 */
export const QUALITY_RANGES: Record<PictureQuality, QualityRange> = {
  AUTOMATIC: { first: 0, last: GREY },
  SHARP: { first: 0, last: 0 },
  FAST: { first: 2, last: LAST_COLOURED },
  DATA_SAVING: { first: PALETTE, last: PALETTE },
  GREY: { first: GREY, last: GREY },
}

export class QualityAdapter {
  private step = 1
  private range: QualityRange
  private blockedMs = 0
  private passedMs = 0
  private lastMs: number

  constructor(nowMs: number, range: QualityRange = QUALITY_RANGES.AUTOMATIC) {
    this.lastMs = nowMs
    this.range = range
    this.step = this.clamp(this.step)
  }

  /** Begins with the best step that is accepted: a link that does not carry it is noticed soon. */
  setRange(range: QualityRange): void {
    this.range = range
    this.step = range.first
  }

  private clamp(step: number): number {
    return Math.max(this.range.first, Math.min(this.range.last, step))
  }

  get current(): QualityStep {
    return QUALITY_STEPS[this.step]!
  }

  /** Nothing is spared any more. */
  get isFullQuality(): boolean {
    return this.step === 0
  }

  /** Fewer colours are temporary and not the viewer's choice: where the picture stands still, they come back. */
  get restoresColours(): boolean {
    return this.current.colours !== "ALL" && QUALITY_STEPS[this.range.first]!.colours === "ALL"
  }

  /**
   * Called often.
   *
   * @param isHeldUp something is to be sent and must wait
   * @param bytesPerMs what the link carries, as far as it is known
   */
  observe(nowMs: number, isHeldUp: boolean, bytesPerMs: number): void {
    const passedMs = Math.min(SAMPLE_MS_MAX, nowMs - this.lastMs)
    this.lastMs = nowMs
    this.passedMs += passedMs
    if (isHeldUp) this.blockedMs += passedMs
    if (this.passedMs >= STEP_DOWN_AFTER_MS && this.blockedMs > this.passedMs * BLOCKED_RATIO)
      this.changeStep(this.mayStepDown(bytesPerMs) ? +1 : 0)
    else if (this.passedMs >= STEP_UP_AFTER_MS)
      this.changeStep(this.blockedMs < this.passedMs * FREE_RATIO ? -1 : 0)
  }

  private mayStepDown(bytesPerMs: number): boolean {
    return this.step < LAST_COLOURED || bytesPerMs < POOR_LINK_BYTES_PER_MS
  }

  private changeStep(by: number): void {
    this.step = this.clamp(this.step + by)
    this.blockedMs = 0
    this.passedMs = 0
  }
}
