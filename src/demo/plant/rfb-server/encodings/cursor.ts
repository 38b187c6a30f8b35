/** The Cursor pseudo-encoding (RFC 6143 §7.8.1): the shape the viewer draws by itself. */
import { itemAt } from "../../../../base/assert.ts"
import type { PixelWriter } from "../pixel-format.ts"

/** A plain arrow: `#` black, `.` white, a space is see-through. The hot spot is its tip. */
const ARROW = [
  "#           ",
  "##          ",
  "#.#         ",
  "#..#        ",
  "#...#       ",
  "#....#      ",
  "#.....#     ",
  "#......#    ",
  "#.......#   ",
  "#........#  ",
  "#.....##### ",
  "#..#..#     ",
  "#.# #..#    ",
  "##  #..#    ",
  "#    #..#   ",
  "     #..#   ",
  "      ##    ",
]

export const CURSOR = { w: itemAt(ARROW, 0).length, h: ARROW.length, hotX: 0, hotY: 0 }

/** Pixels, then one bit per pixel (rows padded to bytes, the leftmost bit first): 1 is drawn. */
export function cursorBody(writer: PixelWriter): Uint8Array {
  const maskRowBytes = Math.ceil(CURSOR.w / 8)
  const pixelBytes = CURSOR.w * CURSOR.h * writer.pixelBytes
  const body = new Uint8Array(pixelBytes + maskRowBytes * CURSOR.h)
  let offset = 0
  ARROW.forEach((row, y) => {
    const maskRow = body.subarray(pixelBytes + y * maskRowBytes)
    for (let x = 0; x < CURSOR.w; x++) {
      offset = writer.pixel(body, offset, row[x] === "." ? 0xffffffff : 0xff000000)
      if (row[x] !== " ") maskRow[x >> 3] = (maskRow[x >> 3] ?? 0) | (0x80 >> (x & 7))
    }
  })
  return body
}
