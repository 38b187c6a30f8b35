/** Images of machines: accepted sizes, and the stored form. */

/** A photograph of a phone. */
export const IMAGE_BYTES_MAX = 15 * 1024 * 1024
/** Decoded it is four bytes each: 200 MB at the most, for a moment. */
const IMAGE_PIXELS_MAX = 50_000_000
/** Longest side of the stored image in pixels: sharp on a large screen. */
const IMAGE_SIDE_MAX = 1600
const IMAGE_QUALITY = 82
export const IMAGE_LIMITS = { pixelsMax: IMAGE_PIXELS_MAX, sideMax: IMAGE_SIDE_MAX, quality: IMAGE_QUALITY }
export const IMAGE_MEDIA_TYPE = "image/webp"
/** The kinds of picture that browsers send and that every platform decodes. */
export const IMAGE_SOURCES: ReadonlySet<string> = new Set([
  "image/png",
  "image/jpeg",
  "image/webp",
  "image/gif",
])
