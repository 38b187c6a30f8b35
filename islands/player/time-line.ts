/** Places on the time line of a recording. Pure. */
import { thumbnailAt } from "../../src/sessions/recordings/rules-thumbnails.ts"
import type { IdlePeriod } from "../../src/sessions/session/rules-recording-events.ts"
import { IDLE_LEAD_MS } from "./playback.ts"

/** The moment whose picture stands for this one: neighbours share a picture. */
export function shownMoment(atMs: number, durationMs: number): number {
  return thumbnailAt(atMs, durationMs).atMs
}

/** Half of the slider's thumb: the way of its middle is so much shorter than the slider at each end. */
const THUMB_RADIUS_PX = 7

/** The moment below the pointer. */
export function momentAt(
  clientX: number,
  slider: Pick<DOMRect, "left" | "width">,
  durationMs: number,
): number {
  const way = Math.max(1, slider.width - 2 * THUMB_RADIUS_PX)
  const share = (clientX - slider.left - THUMB_RADIUS_PX) / way
  return Math.min(1, Math.max(0, share)) * durationMs
}

/** What skipping idle time saves, in milliseconds. */
export function skippedMs(periods: readonly IdlePeriod[]): number {
  return periods.reduce((sum, { from, to }) => sum + to - from - IDLE_LEAD_MS, 0)
}
