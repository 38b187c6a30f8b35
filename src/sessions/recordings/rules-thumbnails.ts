/** Which moments of a recording have a thumbnail. Pure. */

/** A recording has at most so many thumbnails: they bound its disk space, and the film strip and the preview share them. */
export const THUMBNAIL_STEPS = 48
/** Thumbnails in the film strip below a player. */
export const FILM_STRIP_PICTURES = 8
/** Longest sides of a thumbnail in pixels: sharp at twice the size that the film strip shows. */
export const THUMBNAIL_WIDTH = 320
export const THUMBNAIL_HEIGHT = 200

/** The thumbnail that stands for a moment: its number, and the moment it shows. Clamped to the recording. */
export function thumbnailAt(atMs: number, durationMs: number): { step: number; atMs: number } {
  const clampedMs = Math.min(durationMs, Math.max(0, atMs))
  const step = Math.min(
    THUMBNAIL_STEPS - 1,
    Math.floor((clampedMs * THUMBNAIL_STEPS) / Math.max(1, durationMs)),
  )
  // Rounded up: the moment belongs to its own step.
  return { step, atMs: Math.ceil((step * durationMs) / THUMBNAIL_STEPS) }
}

/**
 * The moments of the film strip, in milliseconds. Times are shown in seconds, so that a recording of a few seconds has
 * one picture for each, and a shorter one the picture that stands for it.
 */
export function filmStripMoments(durationMs: number): number[] {
  const pictures = Math.min(FILM_STRIP_PICTURES, Math.floor(durationMs / 1000))
  if (pictures <= 1) return [posterMoment(durationMs).atMs]
  return Array.from({ length: pictures }, (_, at) => (at * durationMs) / pictures)
}

/** The thumbnail that stands for the whole recording: its middle, since beginnings and ends are often empty. */
export function posterMoment(durationMs: number): { step: number; atMs: number } {
  return thumbnailAt(durationMs / 2, durationMs)
}
