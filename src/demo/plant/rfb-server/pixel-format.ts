/**
 * The client's pixel format (RFC 6143 §7.4): true colour of 8, 16 or 32 bits, any shifts, either byte order.
 */

export interface PixelFormat {
  bytesPerPixel: 1 | 2 | 4
  bigEndian: boolean
  max: readonly [red: number, green: number, blue: number]
  shift: readonly [red: number, green: number, blue: number]
  depth: number
}

/** What the server offers in ServerInit: 32 bits, little endian, blue in the lowest byte. */
export const NATIVE_FORMAT: PixelFormat = {
  bytesPerPixel: 4,
  bigEndian: false,
  max: [255, 255, 255],
  shift: [16, 8, 0],
  depth: 24,
}

/** @param bytes  the 16 bytes of PIXEL_FORMAT. @throws Error for colour maps and unsupported widths */
export function readPixelFormat(bytes: Buffer): PixelFormat {
  const bytesPerPixel = bytes.readUInt8(0) / 8
  if (bytesPerPixel !== 1 && bytesPerPixel !== 2 && bytesPerPixel !== 4) {
    throw new Error(`the client wants ${bytes[0]} bits per pixel`)
  }
  if (bytes.readUInt8(3) === 0) throw new Error("the client wants a colour map")
  return {
    bytesPerPixel,
    bigEndian: bytes.readUInt8(2) !== 0,
    max: [bytes.readUInt16BE(4), bytes.readUInt16BE(6), bytes.readUInt16BE(8)],
    shift: [bytes.readUInt8(10), bytes.readUInt8(11), bytes.readUInt8(12)],
    depth: bytes.readUInt8(1),
  }
}

/** The 16 bytes of PIXEL_FORMAT. */
export function writePixelFormat(format: PixelFormat): Buffer {
  const bytes = Buffer.alloc(16)
  bytes.set([format.bytesPerPixel * 8, format.depth, format.bigEndian ? 1 : 0, 1])
  for (const [channel, max] of format.max.entries()) bytes.writeUInt16BE(max, 4 + channel * 2)
  bytes.set(format.shift, 10)
  return bytes
}

/** Writes colours in the client's format. A colour is the 32-bit little-endian word of RGBA: red in the lowest byte. */
export interface PixelWriter {
  /** Bytes of one PIXEL, and of one CPIXEL (RFC 6143 §7.7.6: 3 when the colour fills only three of four bytes). */
  readonly pixelBytes: number
  readonly compactBytes: number
  /** Each gives the offset behind what it wrote. */
  pixel(target: Uint8Array, offset: number, colour: number): number
  compact(target: Uint8Array, offset: number, colour: number): number
}

export function pixelWriter(format: PixelFormat): PixelWriter {
  const [redMax, greenMax, blueMax] = format.max
  const [redShift, greenShift, blueShift] = format.shift
  const bytes = format.bytesPerPixel
  const used = ((redMax << redShift) | (greenMax << greenShift) | (blueMax << blueShift)) >>> 0
  const fitsLow = (used & 0xff000000) === 0
  const isCompact = bytes === 4 && format.depth <= 24 && (fitsLow || (used & 0xff) === 0)
  const scaled = (value: number, max: number) => (max === 255 ? value : Math.round((value * max) / 255))
  const wireValue = (colour: number) =>
    ((scaled(colour & 0xff, redMax) << redShift) |
      (scaled((colour >> 8) & 0xff, greenMax) << greenShift) |
      (scaled((colour >> 16) & 0xff, blueMax) << blueShift)) >>>
    0
  const put = (target: Uint8Array, offset: number, value: number, sizeBytes: number) => {
    for (let index = 0; index < sizeBytes; index++) {
      const place = format.bigEndian ? sizeBytes - 1 - index : index
      target[offset + place] = (value >>> (index * 8)) & 0xff
    }
    return offset + sizeBytes
  }
  return {
    pixelBytes: bytes,
    compactBytes: isCompact ? 3 : bytes,
    pixel: (target, offset, colour) => put(target, offset, wireValue(colour), bytes),
    compact(target, offset, colour) {
      const value = wireValue(colour)
      if (!isCompact) return put(target, offset, value, bytes)
      return put(target, offset, fitsLow ? value : value >>> 8, 3)
    },
  }
}
