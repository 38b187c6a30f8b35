/**
 * Bitmap updates (MS-RDPBCGR §2.2.9.1.1.3.1.2). Version 0.7.0 of the protocol core draws a bitmap that is larger than its
 * place on the screen with the wrong row length, and a tall narrow one crashes it. Servers pad widths to a multiple of
 * four. Such bitmaps are decoded here, cut, and passed on uncompressed, as are those of depths that it does not draw; all
 * others pass untouched. Those that the kernels draw (`bitmap-drawing.ts`) are only read here.
 */
import { ByteReader, ByteWriter } from "../../bytes.ts"
import type { Rect } from "../../desktop.ts"
import { ProtocolError } from "../../link.ts"
import { BITMAP_PIXELS_MAX, STRIP_BYTES_MAX } from "../limits.ts"
import { isDrawnByCore, type Palette, widenPixels } from "./colour-depth.ts"
import { decodeInterleavedRle } from "./interleaved-rle.ts"
import { decodePlanar } from "./planar.ts"

const UPDATE_BITMAP = 1
const IS_COMPRESSED = 0x0001
const HAS_NO_COMPRESSION_HEADER = 0x0400
const COMPRESSION_HEADER_BYTES = 8
const RECTANGLE_HEADER_BYTES = 18
/** Depth of bitmaps that are widened. */
const WIDE_DEPTH = 32

export interface DesktopSize {
  width: number
  height: number
}

export interface Bitmap {
  left: number
  top: number
  /** The place on the screen. */
  shownWidth: number
  shownHeight: number
  /** The bitmap in the data. */
  width: number
  height: number
  depth: number
  isCompressed: boolean
  data: Uint8Array
  /** Header and data, as they came. */
  whole: Uint8Array
}

/**
 * @param bitmaps of one update
 * @param desktop bitmaps outside of it are cut
 * @param palette of bitmaps of 8 bits
 * @returns updates that show the same and fit; null when the update does already
 * @throws ProtocolError for data that cannot be decoded
 */
export function fitBitmaps(
  bitmaps: readonly Bitmap[],
  desktop: DesktopSize,
  palette: Palette,
): Uint8Array[] | null {
  if (bitmaps.every((bitmap) => fits(bitmap, desktop))) return null
  return bitmaps.flatMap((bitmap) =>
    fits(bitmap, desktop) ? [bitmapUpdate(bitmap.whole)] : cutIntoStrips(bitmap, desktop, palette),
  )
}

/**
 * @param update from the update type on
 * @throws ProtocolError for data that ends short or is no bitmap update
 */
export function readBitmaps(update: Uint8Array): Bitmap[] {
  const reader = new ByteReader(update)
  if (reader.u16LE() !== UPDATE_BITMAP) throw new ProtocolError("a bitmap update of another type")
  const count = reader.u16LE()
  const bitmaps: Bitmap[] = []
  let at = 4
  for (let i = 0; i < count; i++) {
    const [left, top, right, bottom] = [reader.u16LE(), reader.u16LE(), reader.u16LE(), reader.u16LE()]
    const [width, height, depth, flags] = [reader.u16LE(), reader.u16LE(), reader.u16LE(), reader.u16LE()]
    const length = reader.u16LE()
    const body = reader.take(length)
    const whole = update.subarray(at, at + RECTANGLE_HEADER_BYTES + length)
    at += whole.length
    if (right < left || bottom < top) throw new ProtocolError("a bitmap with a negative size")
    const isCompressed = (flags & IS_COMPRESSED) !== 0
    const hasHeader = isCompressed && (flags & HAS_NO_COMPRESSION_HEADER) === 0
    if (hasHeader && length < COMPRESSION_HEADER_BYTES) throw new ProtocolError("a bitmap ended short")
    const [shownWidth, shownHeight] = [right - left + 1, bottom - top + 1]
    const data = hasHeader ? body.subarray(COMPRESSION_HEADER_BYTES) : body
    bitmaps.push({ left, top, shownWidth, shownHeight, width, height, depth, isCompressed, data, whole })
  }
  return bitmaps
}

function fits(bitmap: Bitmap, desktop: DesktopSize): boolean {
  const { left, top, shownWidth, shownHeight, width, height, depth } = bitmap
  const isInside = left + shownWidth <= desktop.width && top + shownHeight <= desktop.height
  return isInside && width === shownWidth && height === shownHeight && isDrawnByCore(depth)
}

/** The visible part of a bitmap; null for none. @throws ProtocolError for more pixels than are ever sent */
export function visiblePart({ left, top, ...bitmap }: Bitmap, desktop: DesktopSize): Rect | null {
  const { width, height } = bitmap
  const w = Math.min(bitmap.shownWidth, width, desktop.width - left)
  const h = Math.min(bitmap.shownHeight, height, desktop.height - top)
  if (w <= 0 || h <= 0) return null
  if (width * height > BITMAP_PIXELS_MAX) throw new ProtocolError(`a bitmap of ${width} x ${height} pixels`)
  return { x: left, y: top, w, h }
}

/** The visible part as uncompressed bitmaps of a few rows each. */
function cutIntoStrips(bitmap: Bitmap, desktop: DesktopSize, palette: Palette): Uint8Array[] {
  const visible = visiblePart(bitmap, desktop)
  if (!visible) return []
  const { left, top, width, height } = bitmap
  const { w: shownWidth, h: shownHeight } = visible
  const isDrawn = isDrawnByCore(bitmap.depth)
  const depth = isDrawn ? bitmap.depth : WIDE_DEPTH
  const pixelBytes = (depth + 7) >> 3
  const decoded = decodePixels(bitmap)
  const pixels = isDrawn ? decoded : widenPixels(decoded, bitmap.depth, palette)
  const rowBytes = paddedRowBytes(shownWidth * pixelBytes)
  const rowsPerStrip = Math.max(1, Math.floor(STRIP_BYTES_MAX / rowBytes))
  const strips: Uint8Array[] = []
  for (let first = 0; first < shownHeight; first += rowsPerStrip) {
    const rows = Math.min(rowsPerStrip, shownHeight - first)
    const strip = new Uint8Array(rowBytes * rows)
    for (let row = 0; row < rows; row++) {
      // Bottom up on both sides.
      const from = (height - first - rows + row) * width * pixelBytes
      strip.set(pixels.subarray(from, from + shownWidth * pixelBytes), row * rowBytes)
    }
    strips.push(bitmapUpdate(uncompressedBitmap(left, top + first, shownWidth, rows, depth, strip)))
  }
  return strips
}

/** Rows without padding, bottom up. */
export function decodePixels({ data, width, height, depth, isCompressed }: Bitmap): Uint8Array {
  if (isCompressed) {
    return depth === 32 ? decodePlanar(data, width, height) : decodeInterleavedRle(data, width, height, depth)
  }
  const usedBytes = width * ((depth + 7) >> 3)
  const rowBytes = paddedRowBytes(usedBytes)
  if (![8, 15, 16, 24, 32].includes(depth)) throw new ProtocolError(`a bitmap of ${depth} bits per pixel`)
  if (data.length < rowBytes * height) throw new ProtocolError("an uncompressed bitmap ended short")
  const pixels = new Uint8Array(usedBytes * height)
  for (let row = 0; row < height; row++) {
    pixels.set(data.subarray(row * rowBytes, row * rowBytes + usedBytes), row * usedBytes)
  }
  return pixels
}

/** Rows of uncompressed bitmaps have a multiple of four bytes. */
function paddedRowBytes(bytes: number): number {
  return (bytes + 3) & ~3
}

function uncompressedBitmap(
  left: number,
  top: number,
  width: number,
  height: number,
  depth: number,
  data: Uint8Array,
): Uint8Array {
  const place = new ByteWriter()
    .u16LE(left)
    .u16LE(top)
    .u16LE(left + width - 1)
    .u16LE(top + height - 1)
  return place.u16LE(width).u16LE(height).u16LE(depth).u16LE(0).u16LE(data.length).bytes(data).toBytes()
}

function bitmapUpdate(bitmap: Uint8Array): Uint8Array {
  return new ByteWriter().u16LE(UPDATE_BITMAP).u16LE(1).bytes(bitmap).toBytes()
}
