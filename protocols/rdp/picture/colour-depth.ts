/**
 * Bitmaps of 8, 15 and 24 bits per pixel, which the protocol core does not draw, as those of 32 bits, which it does; and
 * the palette that 8 bits refer to (MS-RDPBCGR §2.2.9.1.1.3.1.1).
 */
import { ByteReader } from "../../bytes.ts"
import { ProtocolError } from "../../link.ts"

const PALETTE_COLOURS = 256
const UPDATE_PALETTE = 2

/** Drawn by the core as they come. */
export function isDrawnByCore(depth: number): boolean {
  return depth === 16 || depth === 32
}

/** Blue, green, red and 255 for each number, from the lowest byte up. */
export type Palette = Uint32Array

/** The palette of a machine that sends none: red, green and blue in 3, 3 and 2 bits. */
export function defaultPalette(): Palette {
  return Uint32Array.from({ length: PALETTE_COLOURS }, (_, i) =>
    pixel32(scaledToByte(i >> 5, 7), scaledToByte((i >> 2) & 7, 7), scaledToByte(i & 3, 3)),
  )
}

/** @param update  from the update type on @throws ProtocolError for data that ends short, and for another count */
export function readPalette(update: Uint8Array): Palette {
  const reader = new ByteReader(update)
  if (reader.u16LE() !== UPDATE_PALETTE) throw new ProtocolError("a palette update of another type")
  reader.u16LE()
  const count = reader.u32LE()
  if (count !== PALETTE_COLOURS) throw new ProtocolError(`a palette of ${count} colours`)
  return Uint32Array.from({ length: count }, () => pixel32(reader.u8(), reader.u8(), reader.u8()))
}

/** @param pixels  without padding, least significant byte first @returns the same in 32 bits */
export function widenPixels(pixels: Uint8Array, depth: number, palette: Palette): Uint8Array {
  const size = (depth + 7) >> 3
  const wide = new Uint32Array(pixels.length / size)
  for (let i = 0, at = 0; i < wide.length; i++, at += size) wide[i] = wideColourAt(pixels, at, depth, palette)
  return new Uint8Array(wide.buffer)
}

/** @returns blue, green, red and 255 from the lowest byte up @throws ProtocolError for another depth than 8, 15 and 24 */
export function wideColourAt(pixels: Uint8Array, at: number, depth: number, palette: Palette): number {
  switch (depth) {
    case 8:
      return palette[pixels[at]!]!
    case 15: {
      const pixel = pixels[at]! | (pixels[at + 1]! << 8)
      return pixel32(
        scaledToByte((pixel >> 10) & 31, 31),
        scaledToByte((pixel >> 5) & 31, 31),
        scaledToByte(pixel & 31, 31),
      )
    }
    case 24:
      return pixel32(pixels[at + 2]!, pixels[at + 1]!, pixels[at]!)
    default:
      throw new ProtocolError(`a bitmap of ${depth} bits per pixel`)
  }
}

function pixel32(red: number, green: number, blue: number): number {
  return (blue | (green << 8) | (red << 16) | 0xff000000) >>> 0
}

/** A share of a colour, 0 to `max`, as 0 to 255. */
export function scaledToByte(value: number, max: number): number {
  return Math.round((value * 255) / max)
}
