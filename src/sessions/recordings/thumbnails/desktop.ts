/** The thumbnail of a recorded desktop. */

import { drawPng, readPng } from "../../../../protocols/https/png.ts"
import { syncInflater } from "../../../../protocols/screen/deflate.ts"
import { createBitmap } from "../../../../protocols/screen/jpeg.ts"
import { MESSAGE } from "../../../../protocols/viewer-wire.ts"
import { createScreenDecoder } from "../../../../protocols/viewer-wire-decode.ts"
import type { Segment } from "../../../../protocols/viewer-wire-segment.ts"
import { THUMBNAIL_HEIGHT, THUMBNAIL_WIDTH } from "../rules-thumbnails.ts"
import type { Thumbnail } from "./messages.ts"

/** Time for drawing the messages behind the key frame; a film that takes longer is shown at an earlier moment. */
const DRAW_MS_MAX = 2000
/** 1 to 100: texts of a panel stay legible at some 8 kB. */
const WEBP_QUALITY = 70

/** @throws ProtocolError when the recording is damaged */
export async function drawDesktop({ messages }: Segment, atMs: number): Promise<Thumbnail> {
  const screen = createScreenDecoder({ inflater: syncInflater, jpeg: decodeJpeg })
  const untilMs = performance.now() + DRAW_MS_MAX
  for (const [index, message] of messages.entries()) {
    if (index > 0 && (message.atMs > atMs || performance.now() > untilMs)) break
    if (message.bytes[0] === MESSAGE.KEY || message.bytes[0] === MESSAGE.FRAME)
      await screen.apply(message.bytes)
  }
  const { width, height, pixels } = screen
  const bitmap = shrink(pixels, width, height)
  screen.close()
  const bytes = await new Bun.Image(bitmap)
    .resize(THUMBNAIL_WIDTH, THUMBNAIL_HEIGHT, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: WEBP_QUALITY })
    .bytes()
  return { contentType: "image/webp", bytes: new Uint8Array(bytes) }
}

/** The runtime decodes JPEG to other formats only. */
async function decodeJpeg(bytes: Uint8Array, w: number, h: number): Promise<Uint8Array> {
  const png = await new Bun.Image(bytes, { maxPixels: w * h }).png({ compressionLevel: 1 }).bytes()
  const pixels = new Uint8Array(w * h * 4)
  drawPng(readPng(png), pixels, w, h)
  return pixels
}

/** The mean of squares of pixels, at least the thumbnail's size: the largest picture is not copied as a whole. */
function shrink(pixels: Uint8ClampedArray, width: number, height: number): Uint8Array {
  const side = Math.max(1, Math.floor(Math.max(width / THUMBNAIL_WIDTH, height / THUMBNAIL_HEIGHT)))
  const [w, h] = [Math.max(1, Math.floor(width / side)), Math.max(1, Math.floor(height / side))]
  const bitmap = createBitmap(w, h, null)
  const [rows, columns] = [Math.min(side, height), Math.min(side, width)]
  for (let y = 0, to = 0; y < h; y++)
    for (let x = 0; x < w; x++, to += 4) {
      let [r, g, b] = [0, 0, 0]
      for (let row = 0; row < rows; row++) {
        let from = ((y * side + row) * width + x * side) * 4
        for (let column = 0; column < columns; column++, from += 4) {
          r += pixels[from] ?? 0
          g += pixels[from + 1] ?? 0
          b += pixels[from + 2] ?? 0
        }
      }
      bitmap.pixels[to] = r / (rows * columns)
      bitmap.pixels[to + 1] = g / (rows * columns)
      bitmap.pixels[to + 2] = b / (rows * columns)
      bitmap.pixels[to + 3] = 255
    }
  return bitmap.bytes
}
