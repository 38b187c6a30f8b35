/**
 * x11vnc with `-ncache n` announces a picture n + 1 or n + 2 times as tall as the screen: the area below the screen
 * caches window contents to copy from. The height of the screen itself is not announced, so it is inferred.
 */

/** Aspect ratios of screens that are made. */
const RATIOS = [16 / 9, 16 / 10, 4 / 3, 5 / 4, 21 / 9, 3 / 2]
/** Widths and heights are rounded to whole pixels, and 1366 x 768 is sold as 16 : 9. */
const RATIO_TOLERANCE = 0.02
/** What `-ncache` without a number makes of a screen comes first: 10, and a copy of the desktop's background or none. */
const COMMON_PART_COUNTS = [12, 11]
const PARTS_MAX = 34
/** No screen is as tall. */
const CACHED_RATIO_MIN = 2

/** @returns the height of the screen; `height` itself when no cache is detected */
export function screenHeight(width: number, height: number): number {
  if (height <= width * CACHED_RATIO_MIN) return height
  const others = Array.from({ length: PARTS_MAX - 2 }, (_, i) => i + 3)
  const parts = [...COMMON_PART_COUNTS, ...others].find((count) => isScreenRatio(width, height / count))
  return parts ? height / parts : height
}

function isScreenRatio(width: number, height: number): boolean {
  if (!Number.isInteger(height)) return false
  return RATIOS.some((ratio) => Math.abs(width / height / ratio - 1) <= RATIO_TOLERANCE)
}
