/**
 * The form in which pixels are asked of the machine (RFC 6143 §7.4). 24 bits arrive as they lie in the frame buffer; 16
 * and 8 bits, for slow lines and old panels, are widened here.
 */
import { ByteWriter } from "../bytes.ts"
import type { VncColourDepth, VncOptions } from "./options.ts"

/** Alpha of every pixel written: the wire's fourth byte means nothing. */
export const OPAQUE = 0xff000000

export interface PixelFormat {
  depth: VncColourDepth
  /** Bytes of a pixel on the wire, except in ZRLE and Tight, which send 3 bytes for 24 bits. */
  bytes: 1 | 2 | 4
  /** Colours by pixel value: R G B 255 from the lowest byte up. Null for 24 bits. */
  colours: Uint32Array | null
}

interface Layout {
  bytes: 1 | 2 | 4
  /** Highest values of red, green and blue. */
  max: readonly [number, number, number]
  shift: readonly [number, number, number]
}

const LAYOUTS: Record<VncColourDepth, Layout> = {
  // Red lowest: pixels arrive as R G B x, and the 3 bytes of ZRLE and Tight as R G B.
  24: { bytes: 4, max: [255, 255, 255], shift: [0, 8, 16] },
  16: { bytes: 2, max: [31, 63, 31], shift: [11, 5, 0] },
  8: { bytes: 1, max: [7, 7, 3], shift: [0, 3, 6] },
}

export function pixelFormatOf({ colourDepth = 24, swapRedBlue = false }: VncOptions): PixelFormat {
  const { bytes } = LAYOUTS[colourDepth]
  return { depth: colourDepth, bytes, colours: bytes === 4 ? null : colourTable(colourDepth, swapRedBlue) }
}

/** SetPixelFormat, true colour, little-endian. */
export function setPixelFormat({ colourDepth = 24, swapRedBlue = false }: VncOptions): Uint8Array {
  const { bytes, max, shift } = LAYOUTS[colourDepth]
  const [red, green, blue] = swapRedBlue && bytes === 4 ? [shift[2], shift[1], shift[0]] : shift
  return new ByteWriter()
    .u8(0)
    .zeros(3)
    .u8(bytes * 8)
    .u8(colourDepth)
    .u8(0) // little-endian
    .u8(1) // true colour
    .u16(max[0])
    .u16(max[1])
    .u16(max[2])
    .u8(red)
    .u8(green)
    .u8(blue)
    .zeros(3)
    .toBytes()
}

/** A panel that mixes up red and blue has them mixed up in every depth: narrow pixels are swapped when they are widened. */
function colourTable(depth: VncColourDepth, swapRedBlue: boolean): Uint32Array {
  const { bytes, max, shift } = LAYOUTS[depth]
  return Uint32Array.from({ length: 1 << (bytes * 8) }, (_, pixel) => {
    const [red, green, blue] = max.map((highest, i) =>
      Math.round((((pixel >>> shift[i]!) & highest) * 255) / highest),
    ) as [number, number, number]
    const [low, high] = swapRedBlue ? [blue, red] : [red, blue]
    return (low | (green << 8) | (high << 16) | OPAQUE) >>> 0
  })
}

/** @param at  of the pixel in `bytes`, which lie as on the wire in 8 or 16 bits */
export function narrowColour({ bytes: size, colours }: PixelFormat, bytes: Uint8Array, at: number): number {
  return colours![size === 1 ? bytes[at]! : bytes[at]! | (bytes[at + 1]! << 8)]!
}
