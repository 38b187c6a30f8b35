/**
 * Pointer updates (MS-RDPBCGR §2.2.9.1.1.4). The protocol core draws and announces no pointer, so the updates are decoded
 * here, and the viewers' browsers show the shape at once, wherever their own pointer is.
 */
import { ByteReader } from "../../bytes.ts"
import { ProtocolError } from "../../link.ts"
import { POINTER_SIDE_MAX, POINTERS_CACHED_MAX } from "../limits.ts"
import { arrowPointer, type CursorEvent } from "./arrow-pointer.ts"
import { defaultPalette, type Palette, scaledToByte, wideColourAt } from "./colour-depth.ts"

/** The kinds of pointer updates, by their fast-path code. */
export const POINTER_HIDDEN = 5
export const POINTER_DEFAULT = 6
const POINTER_POSITION = 8
export const POINTER_COLOUR = 9
export const POINTER_CACHED = 10
export const POINTER_NEW = 11
const POINTER_LARGE = 12

const HIDDEN: CursorEvent = { kind: "cursor", w: 0, h: 0, hotX: 0, hotY: 0, rgba: new Uint8Array(0) }

export function isPointerUpdate(code: number): boolean {
  return (
    code === POINTER_HIDDEN || code === POINTER_DEFAULT || (code >= POINTER_POSITION && code <= POINTER_LARGE)
  )
}

export class Pointers {
  /** Palette of pointers of 8 bits. */
  palette: Palette = defaultPalette()
  private readonly cache = new Map<number, CursorEvent>()

  /**
   * @param code  of the fast path
   * @returns the shape to show; null when it stays as it is
   * @throws ProtocolError for data that ends short, and for pictures that no pointer has
   */
  read(code: number, data: Uint8Array): CursorEvent | null {
    const reader = new ByteReader(data)
    switch (code) {
      case POINTER_HIDDEN:
        return HIDDEN
      case POINTER_DEFAULT:
        return arrowPointer()
      case POINTER_COLOUR:
        return this.store(reader.u16LE(), readShape(reader, 24, this.palette))
      case POINTER_NEW: {
        const depth = reader.u16LE()
        return this.store(reader.u16LE(), readShape(reader, depth, this.palette))
      }
      case POINTER_LARGE: {
        const depth = reader.u16LE()
        return this.store(reader.u16LE(), readShape(reader, depth, this.palette, true))
      }
      case POINTER_CACHED:
        return this.cache.get(reader.u16LE()) ?? null
      default:
        return null
    }
  }

  private store(index: number, shape: CursorEvent): CursorEvent {
    this.cache.delete(index)
    this.cache.set(index, shape)
    const [oldest] = this.cache.keys()
    if (this.cache.size > POINTERS_CACHED_MAX && oldest !== undefined) this.cache.delete(oldest)
    return shape
  }
}

function readShape(reader: ByteReader, depth: number, palette: Palette, isLarge = false): CursorEvent {
  const [hotX, hotY, w, h] = [reader.u16LE(), reader.u16LE(), reader.u16LE(), reader.u16LE()]
  const [maskLength, colourLength] = isLarge
    ? [reader.u32LE(), reader.u32LE()]
    : [reader.u16LE(), reader.u16LE()]
  if (w > POINTER_SIDE_MAX || h > POINTER_SIDE_MAX) throw new ProtocolError(`a pointer of ${w} x ${h} pixels`)
  const colours = reader.take(colourLength)
  const mask = reader.take(maskLength)
  const colourRowBytes = evenRowBytes(w * (depth === 15 ? 16 : depth))
  const maskRowBytes = evenRowBytes(w)
  if (colours.length < colourRowBytes * h) throw new ProtocolError("a pointer's picture ended short")
  // Pointers with an alpha channel may leave out the mask.
  const hasMask = mask.length >= maskRowBytes * h
  const rgba = new Uint8Array(w * h * 4)
  const hasAlpha = depth === 32 && hasAnyAlpha(colours)
  for (let y = 0; y < h; y++) {
    // Bottom row first.
    const row = colours.subarray((h - 1 - y) * colourRowBytes)
    const maskRow = mask.subarray((h - 1 - y) * maskRowBytes)
    for (let x = 0; x < w; x++) {
      const [red, green, blue, alpha] = colourAt(row, x, depth, palette)
      const isMasked = hasMask && ((maskRow[x >> 3]! >> (7 - (x & 7))) & 1) === 1
      const isBlack = red === 0 && green === 0 && blue === 0
      const at = (y * w + x) * 4
      if (hasAlpha) rgba.set([red, green, blue, isMasked && isBlack ? 0 : alpha], at)
      else if (!isMasked) rgba.set([red, green, blue, 255], at)
      // Masked and not black inverts what is below it, which browsers cannot: a checkerboard is visible everywhere.
      else if (!isBlack) rgba.set((x + y) & 1 ? [255, 255, 255, 255] : [0, 0, 0, 255], at)
    }
  }
  return { kind: "cursor", w, h, hotX: Math.min(hotX, w), hotY: Math.min(hotY, h), rgba }
}

function evenRowBytes(bits: number): number {
  return ((bits + 15) >> 4) * 2
}

function hasAnyAlpha(colours: Uint8Array): boolean {
  for (let i = 3; i < colours.length; i += 4) if (colours[i] !== 0) return true
  return false
}

type Rgba = readonly [red: number, green: number, blue: number, alpha: number]

function colourAt(row: Uint8Array, x: number, depth: number, palette: Palette): Rgba {
  switch (depth) {
    case 1:
      return (row[x >> 3]! >> (7 - (x & 7))) & 1 ? [255, 255, 255, 255] : [0, 0, 0, 255]
    case 8:
    case 15: {
      const colour = wideColourAt(row, x * ((depth + 7) >> 3), depth, palette)
      return [(colour >>> 16) & 255, (colour >>> 8) & 255, colour & 255, 255]
    }
    case 16: {
      const pixel = row[x * 2]! | (row[x * 2 + 1]! << 8)
      return [
        scaledToByte(pixel >> 11, 31),
        scaledToByte((pixel >> 5) & 63, 63),
        scaledToByte(pixel & 31, 31),
        255,
      ]
    }
    case 24:
      return [row[x * 3 + 2]!, row[x * 3 + 1]!, row[x * 3]!, 255]
    case 32:
      return [row[x * 4 + 2]!, row[x * 4 + 1]!, row[x * 4]!, row[x * 4 + 3]!]
    default:
      throw new ProtocolError(`a pointer of ${depth} bits per pixel`)
  }
}
