/**
 * Cursor (RFC 6143 §7.8.1) and X Cursor (rfbproto, encoding -240): the shape of the pointer instead of pixels of the
 * screen. The rectangle's x and y are the hot spot.
 */
import type { ParseGenerator } from "../../bytes.ts"
import type { Rect } from "../../desktop.ts"
import { ProtocolError } from "../../link.ts"
import type { RfbConnection } from "../connection.ts"
import { CURSOR_SIDE_MAX } from "../limits.ts"
import { narrowColour, type PixelFormat } from "../pixel-format.ts"

/** Pixels, then a bit mask with 1 for opaque pixels, rows padded to bytes. */
export function* decodeCursor(connection: RfbConnection, rect: Rect): ParseGenerator<void> {
  checkCursor(rect)
  const pixelBytes = rect.w * rect.h * connection.format.bytes
  const length = pixelBytes + maskRowBytes(rect) * rect.h
  yield length
  const bytes = connection.queue.take(length)
  const rgba = colourBytes(connection.format, bytes.subarray(0, pixelBytes))
  const mask = bytes.subarray(pixelBytes)
  for (let i = 0; i < rect.w * rect.h; i++) rgba[i * 4 + 3] = bitAt(mask, rect, i) ? 255 : 0
  emitCursor(connection, rect, rgba)
}

/** @returns four bytes for each pixel, R G B and one that means nothing */
function colourBytes(format: PixelFormat, pixels: Uint8Array): Uint8Array {
  if (format.colours === null) return pixels.slice()
  const count = pixels.length / format.bytes
  const colours = Uint32Array.from({ length: count }, (_, i) =>
    narrowColour(format, pixels, i * format.bytes),
  )
  return new Uint8Array(colours.buffer)
}

/** Two colours of 3 bytes, a bitmap that chooses between them, and the mask. Nothing at all hides the cursor. */
export function* decodeXCursor(connection: RfbConnection, rect: Rect): ParseGenerator<void> {
  checkCursor(rect)
  const bitmapBytes = maskRowBytes(rect) * rect.h
  const length = bitmapBytes === 0 ? 0 : 6 + 2 * bitmapBytes
  yield length
  const bytes = connection.queue.take(length)
  const bitmap = bytes.subarray(6, 6 + bitmapBytes)
  const mask = bytes.subarray(6 + bitmapBytes)
  const rgba = new Uint8Array(rect.w * rect.h * 4)
  for (let i = 0; i < rect.w * rect.h; i++) {
    const color = bitAt(bitmap, rect, i) ? 0 : 3
    rgba.set(bytes.subarray(color, color + 3), i * 4)
    rgba[i * 4 + 3] = bitAt(mask, rect, i) ? 255 : 0
  }
  emitCursor(connection, rect, rgba)
}

function checkCursor(rect: Rect): void {
  if (rect.w > CURSOR_SIDE_MAX || rect.h > CURSOR_SIDE_MAX)
    throw new ProtocolError(`a cursor of ${rect.w} x ${rect.h} pixels`)
}

function maskRowBytes(rect: Rect): number {
  return (rect.w + 7) >> 3
}

function bitAt(bits: Uint8Array, rect: Rect, pixel: number): boolean {
  const x = pixel % rect.w
  const byte = bits[Math.floor(pixel / rect.w) * maskRowBytes(rect) + (x >> 3)]!
  return ((byte >> (7 - (x & 7))) & 1) === 1
}

/** A cursor without pixels is hidden, even if its width or height is not 0. */
function emitCursor(connection: RfbConnection, rect: Rect, rgba: Uint8Array): void {
  const isHidden = rgba.length === 0
  const [w, h, hotX, hotY] = isHidden ? [0, 0, 0, 0] : [rect.w, rect.h, rect.x, rect.y]
  connection.emit({ kind: "cursor", w, h, hotX, hotY, rgba })
}
