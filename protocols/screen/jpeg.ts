/** Makes JPEG in the runtime's own threads, so that nothing waits for it. */

import type { Rect } from "../desktop.ts"

/** BITMAPFILEHEADER, BITMAPINFOHEADER and four masks: raw pixels in the way the runtime's decoder takes them. */
const BITMAP_HEAD_BYTES = 70
const INFO_HEAD_BYTES = 56
const BITFIELDS = 3

/**
 * Pixels of one call of `encodeJpeg` at most: a full HD screen. The runtime's few threads also write the recordings of all sessions, which must not
 * wait for seconds.
 */
export const JPEG_PIXELS_MAX = 1920 * 1080
/** Pieces that begin at a multiple of this share no block of a JPEG. */
const BLOCK_SIDE = 16

/** Parts of a rectangle, from top to bottom, none of more than JPEG_PIXELS_MAX. */
export function jpegPiecesOf({ x, y, w, h }: Rect): Rect[] {
  const rowsMax = Math.floor(JPEG_PIXELS_MAX / w)
  const rows = h <= rowsMax ? h : rowsMax - (rowsMax % BLOCK_SIDE)
  const pieces: Rect[] = []
  for (let top = 0; top < h; top += rows) pieces.push({ x, y: y + top, w, h: Math.min(rows, h - top) })
  return pieces
}

/** RGBA pixels with room for a head before them. */
interface Bitmap {
  bytes: Uint8Array
  /** The underlying memory, for reuse by the next bitmap. */
  memory: Uint8Array
  /** Destination of the pixels, `width * height * 4` bytes. */
  pixels: Uint8Array
}

/** @param spare the bytes of an earlier bitmap, used again where they are large enough */
export function createBitmap(width: number, height: number, spare: Uint8Array | null): Bitmap {
  const length = BITMAP_HEAD_BYTES + width * height * 4
  const memory = spare && spare.length >= length ? spare : new Uint8Array(length)
  const bytes = memory.subarray(0, length)
  const at = new DataView(bytes.buffer, bytes.byteOffset, BITMAP_HEAD_BYTES)
  bytes.set([0x42, 0x4d])
  at.setUint32(2, length, true)
  at.setUint32(10, BITMAP_HEAD_BYTES, true)
  at.setUint32(14, INFO_HEAD_BYTES, true)
  at.setInt32(18, width, true)
  // Negative: the first row is the uppermost.
  at.setInt32(22, -height, true)
  at.setUint16(26, 1, true)
  at.setUint16(28, 32, true)
  at.setUint32(30, BITFIELDS, true)
  at.setUint32(34, width * height * 4, true)
  at.setUint32(54, 0xff, true)
  at.setUint32(58, 0xff00, true)
  at.setUint32(62, 0xff0000, true)
  return { bytes, memory, pixels: bytes.subarray(BITMAP_HEAD_BYTES) }
}

/**
 * @param picture a bitmap, not changed until the result is there, or a JPEG
 * @param quality 1 to 100
 * @param isGrey  without its colours
 */
export function encodeJpeg(picture: Uint8Array, quality: number, isGrey = false): Promise<Uint8Array> {
  const image = new Bun.Image(picture)
  return (isGrey ? image.modulate({ saturation: 0 }) : image).jpeg({ quality }).bytes()
}
