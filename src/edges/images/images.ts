/** Pictures from outside, decoded and encoded anew: nothing of the original bytes survives. */

export interface EncodedImage {
  bytes: Uint8Array
  width: number
  height: number
}

interface ImageLimits {
  pixelsMax: number
  /** Longest side of the result; smaller pictures stay as they are. */
  sideMax: number
  /** 1..100 */
  quality: number
}

/**
 * @param source  the path or the bytes of a PNG, JPEG, WebP or GIF file; of a moving one the first picture counts
 * @returns WebP, upright; null when the file cannot be decoded or has too many pixels
 */
export function reencodeImage(
  source: string | Uint8Array,
  limits: ImageLimits,
): Promise<EncodedImage | null> {
  return decoded(() =>
    new Bun.Image(source, { maxPixels: limits.pixelsMax })
      .resize(limits.sideMax, limits.sideMax, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: limits.quality })
      .bytes(),
  )
}

/** A picture as PNG, without metadata. @returns null when it cannot be decoded or has too many pixels */
export function reencodePng(source: Uint8Array, pixelsMax: number): Promise<EncodedImage | null> {
  return decoded(() => new Bun.Image(source, { maxPixels: pixelsMax }).png().bytes())
}

async function decoded(encode: () => Promise<Uint8Array>): Promise<EncodedImage | null> {
  try {
    const bytes = await encode()
    const { width, height } = await new Bun.Image(bytes).metadata()
    return { bytes, width, height }
  } catch (error) {
    if (error instanceof Error && "code" in error && `${error.code}`.startsWith("ERR_IMAGE_")) return null
    throw error
  }
}
