/** When a changed picture is to be encoded. */

/** 80 frames a second at most: above every display that is worth following, and a limit for a machine that floods. */
const FRAME_MS = 12
/** With nobody looking, the recording gets ten pictures a second. */
const UNWATCHED_FRAME_MS = 100
/** A machine that does not say where its update ends is not waited for longer. */
const UPDATE_MS = 50

export class Pace {
  private lastMs = Number.NEGATIVE_INFINITY
  private firstChangeMs: number | null = null
  private ended = false

  changed(nowMs: number): void {
    this.firstChangeMs ??= nowMs
  }

  frameEnded(): void {
    this.ended = true
  }

  /** @param more something is still pending, because its viewers are behind */
  encoded(nowMs: number, more: boolean): void {
    this.lastMs = nowMs
    this.firstChangeMs = more ? nowMs : null
    this.ended = more
  }

  dueAtMs(unwatched: boolean): number {
    const updateMs = this.ended ? 0 : (this.firstChangeMs ?? 0) + UPDATE_MS
    return Math.max(updateMs, this.lastMs + (unwatched ? UNWATCHED_FRAME_MS : FRAME_MS), 0)
  }
}
