/** Raw (RFC 6143 §7.7.1): the pixels, row by row. */
import { itemAt } from "../../../../base/assert.ts"
import type { Encode } from "./encoding.ts"

export const encodeRaw: Encode = (words, width, area, writer) => {
  const body = new Uint8Array(area.w * area.h * writer.pixelBytes)
  let offset = 0
  for (let y = area.y; y < area.y + area.h; y++) {
    for (let x = area.x; x < area.x + area.w; x++)
      offset = writer.pixel(body, offset, itemAt(words, y * width + x))
  }
  return body
}
