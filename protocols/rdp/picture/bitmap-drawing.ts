/**
 * Bitmaps of 32 bits, the depth of today's machines, are drawn by the kernels into the frame buffer: the protocol core decodes
 * into a picture of its own, from which they would be copied twice.
 */
import type { Framebuffer, Rect } from "../../desktop.ts"
import { type Bitmap, decodePixels, visiblePart } from "./bitmap-update.ts"

const DEPTH = 32
const PIXEL_BYTES = DEPTH / 8
/** In the first byte of a planar bitmap: colour loss or subsampling, which the kernels do not undo. */
const LOSS = 0x0f

/** Whether `drawBitmap` can draw it. */
export function isDrawable({ depth, isCompressed, data }: Bitmap): boolean {
  return depth === DEPTH && !(isCompressed && data[0]! & LOSS)
}

/**
 * Draws a bitmap as far as it lies inside the picture, announced by `willDraw`.
 *
 * @returns what was drawn, whose `damage` is the caller's to emit; null for nothing
 * @throws ProtocolError for data that ends short or is not planar
 */
export function drawBitmap(frame: Framebuffer, bitmap: Bitmap): Rect | null {
  const visible = visiblePart(bitmap, frame)
  if (!visible) return null
  const { width, height, isCompressed, data } = bitmap
  const rowBytes = width * PIXEL_BYTES
  frame.willDraw(visible)
  if (!isCompressed) frame.drawBgrx(visible, data.subarray((height - visible.h) * rowBytes), rowBytes)
  else if (visible.w === width && visible.h === height) frame.drawPlanar(visible, data)
  else frame.drawBgrx(visible, decodePixels(bitmap).subarray((height - visible.h) * rowBytes), rowBytes)
  return visible
}
