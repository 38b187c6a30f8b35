/** Raw (RFC 6143 §7.7.1): the pixels, row by row. */
import { type Encode, pixelsOf } from "./encoding.ts"

export const encodeRaw: Encode = (words, width, area, writer) => {
  const body = new Uint8Array(area.w * area.h * writer.pixelBytes)
  let offset = 0
  for (const pixel of pixelsOf(words, width, area)) offset = writer.pixel(body, offset, pixel)
  return body
}
