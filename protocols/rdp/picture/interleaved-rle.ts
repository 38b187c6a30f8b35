/**
 * Interleaved run-length encoding of bitmaps of 8, 15, 16 and 24 bits per pixel (MS-RDPBCGR §2.2.9.1.1.3.1.2.4). Rows come
 * bottom up, without padding; runs may cross rows.
 */
import { ProtocolError } from "../../link.ts"

const WHITE: Record<number, number> = { 8: 0xff, 15: 0x7fff, 16: 0xffff, 24: 0xffffff }

/** Orders by their number in the regular form; light and mega-mega forms mean the same. */
const BACKGROUND = 0
const FOREGROUND = 1
const FOREGROUND_MASK = 2
const COLOUR = 3
const PIXELS = 4
const SET_FOREGROUND = 6
const SET_FOREGROUND_MASK = 7
const DITHERED = 8
/** Orders without a length. */
const MASK_3 = 0xf9
const MASK_5 = 0xfa
const WHITE_PIXEL = 0xfd
const BLACK_PIXEL = 0xfe

/**
 * @returns `width * height` pixels, bottom row first, each in as many bytes as its depth needs, least significant first
 * @throws ProtocolError for orders that do not exist, and data that ends short
 */
export function decodeInterleavedRle(
  data: Uint8Array,
  width: number,
  height: number,
  depth: number,
): Uint8Array {
  const decoder = new RleDecoder(data, width, height, depth)
  decoder.run()
  return decoder.bytes()
}

class RleDecoder {
  private at = 0
  private written = 0
  private foreground: number
  /** A background run directly after another one begins with a foreground pixel. */
  private followsBackground = false
  /** Whether the last order started in the first row: leaving it ends a pair of background runs. */
  private isOnFirstRow = true
  private readonly pixels: Uint32Array
  private readonly data: Uint8Array
  private readonly width: number
  private readonly depth: number

  constructor(data: Uint8Array, width: number, height: number, depth: number) {
    this.data = data
    this.width = width
    this.depth = depth
    const white = WHITE[depth]
    if (white === undefined) throw new ProtocolError(`run-length encoded pixels of ${depth} bits`)
    this.foreground = white
    this.pixels = new Uint32Array(width * height)
  }

  run(): void {
    while (this.at < this.data.length && this.written < this.pixels.length) this.order()
    if (this.written < this.pixels.length) throw new ProtocolError("a run-length encoded bitmap ended short")
  }

  bytes(): Uint8Array {
    const size = (this.depth + 7) >> 3
    const out = new Uint8Array(this.pixels.length * size)
    for (const [index, pixel] of this.pixels.entries()) {
      for (let byte = 0; byte < size; byte++) out[index * size + byte] = (pixel >> (byte * 8)) & 0xff
    }
    return out
  }

  private order(): void {
    if (this.isOnFirstRow && this.written >= this.width) {
      this.isOnFirstRow = false
      this.followsBackground = false
    }
    const code = this.u8()
    if (code >= MASK_3) return this.single(code)
    const { order, length } = this.header(code)
    const mayInsert = this.followsBackground
    this.followsBackground = order === BACKGROUND
    switch (order) {
      case BACKGROUND:
        return this.background(length, mayInsert)
      case SET_FOREGROUND:
        this.foreground = this.pixel()
        return this.foregroundRun(length)
      case FOREGROUND:
        return this.foregroundRun(length)
      case SET_FOREGROUND_MASK:
        this.foreground = this.pixel()
        return this.masks(length)
      case FOREGROUND_MASK:
        return this.masks(length)
      case COLOUR: {
        const colour = this.pixel()
        for (let i = 0; i < length; i++) this.put(colour)
        return
      }
      case DITHERED: {
        const [first, second] = [this.pixel(), this.pixel()]
        for (let i = 0; i < length; i++) {
          this.put(first)
          this.put(second)
        }
        return
      }
      case PIXELS:
        for (let i = 0; i < length; i++) this.put(this.pixel())
    }
  }

  private single(code: number): void {
    this.followsBackground = false
    if (code === MASK_3 || code === MASK_5) return this.mask(code === MASK_3 ? 3 : 5, 8)
    if (code === WHITE_PIXEL) return this.put(WHITE[this.depth]!)
    if (code === BLACK_PIXEL) return this.put(0)
    throw new ProtocolError(`run-length order 0x${code.toString(16)}`)
  }

  /** The order of a code and its length, in the regular, light or mega-mega form. */
  private header(code: number): { order: number; length: number } {
    if (code >= 0xf0) {
      const order = code & 0x0f
      if (order === 5) throw new ProtocolError("run-length order 0xf5")
      return { order, length: this.u8() | (this.u8() << 8) }
    }
    const isLight = code >= 0xc0
    const order = isLight ? lightOrder(code >> 4) : code >> 5
    if (order > PIXELS && !isLight) throw new ProtocolError(`run-length order 0x${code.toString(16)}`)
    const short = code & (isLight ? 0x0f : 0x1f)
    if (order === FOREGROUND_MASK || order === SET_FOREGROUND_MASK) {
      return { order, length: short === 0 ? this.u8() + 1 : short * 8 }
    }
    return { order, length: short === 0 ? this.u8() + (isLight ? 16 : 32) : short }
  }

  private background(length: number, mayInsert: boolean): void {
    let rest = length
    if (mayInsert && rest > 0) {
      this.put(this.above() ^ this.foreground)
      rest -= 1
    }
    for (; rest > 0; rest--) this.put(this.above())
  }

  private foregroundRun(length: number): void {
    for (let i = 0; i < length; i++) this.put(this.above() ^ this.foreground)
  }

  private masks(length: number): void {
    for (let rest = length; rest > 0; rest -= 8) this.mask(this.u8(), Math.min(8, rest))
  }

  private mask(bits: number, count: number): void {
    for (let bit = 0; bit < count; bit++) {
      this.put((bits >> bit) & 1 ? this.above() ^ this.foreground : this.above())
    }
  }

  /** The pixel of the row before; black for an order that begins on the first one. */
  private above(): number {
    return this.isOnFirstRow ? 0 : (this.pixels[this.written - this.width] ?? 0)
  }

  /** Runs may be longer than the bitmap. */
  private put(pixel: number): void {
    if (this.written < this.pixels.length) this.pixels[this.written++] = pixel
  }

  private pixel(): number {
    const low = this.u8()
    if (this.depth === 8) return low
    const middle = this.u8()
    return this.depth === 24 ? low | (middle << 8) | (this.u8() << 16) : low | (middle << 8)
  }

  private u8(): number {
    const byte = this.data[this.at++]
    if (byte === undefined) throw new ProtocolError("a run-length encoded bitmap ended short")
    return byte
  }
}

/** Light forms: 0xc set-foreground run, 0xd set-foreground mask, 0xe dithered run. */
function lightOrder(high: number): number {
  return high === 0x0c ? SET_FOREGROUND : high === 0x0d ? SET_FOREGROUND_MASK : DITHERED
}
