/** Decides when a changed picture is encoded. */

/** 80 frames a second at most: above every display that is worth following, and a limit for a machine that floods. */
export const FRAME_MS = 12
/** Frame interval of the recording while there are no viewers: ten frames a second. */
const UNWATCHED_FRAME_MS = 100
/** Maximum wait for the end of an update, for machines that do not mark it. */
const UPDATE_MS = 50

/**
 * Lossless video would fill a line and a disk: above this rate pictures are left out, after a burst of some pages.
 * 2 MB/s are 7 GB of recording an hour at the very most.
 */
const BYTES_PER_MS = 2000
const BURST_BYTES = 2_000_000
/** JPEG counts as this share of its bytes in the byte budget: video is dropped only above four times the rate. */
export const JPEG_COST_RATIO = 1 / 4

export class FramePacer {
  private lastMs = Number.NEGATIVE_INFINITY
  private firstChangeMs: number | null = null
  private hasFrameEnded = false
  /** Bytes that may be sent at `lastMs`; below zero they are owed. */
  private byteBudget = BURST_BYTES

  onChanged(nowMs: number): void {
    this.firstChangeMs ??= nowMs
  }

  onFrameEnd(): void {
    this.hasFrameEnded = true
  }

  /**
   * @param bytes of the message for all
   * @param more something is still pending, because its viewers are behind
   */
  onEncoded(nowMs: number, bytes: number, more: boolean): void {
    const passedMs = Math.max(0, nowMs - this.lastMs)
    this.byteBudget = Math.min(BURST_BYTES, this.byteBudget + passedMs * BYTES_PER_MS) - bytes
    this.lastMs = nowMs
    this.firstChangeMs = more ? nowMs : null
    this.hasFrameEnded = more
  }

  dueAtMs(unwatched: boolean): number {
    const updateMs = this.hasFrameEnded ? 0 : (this.firstChangeMs ?? 0) + UPDATE_MS
    const owedMs = Math.max(0, -this.byteBudget / BYTES_PER_MS)
    return Math.max(updateMs, this.lastMs + Math.max(owedMs, unwatched ? UNWATCHED_FRAME_MS : FRAME_MS), 0)
  }
}
