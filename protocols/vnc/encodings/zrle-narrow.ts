/**
 * ZRLE (RFC 6143 §7.7.6) with pixels of 8 or 16 bits: rewritten with the 3 byte pixels that the frame buffer draws. Only
 * colours change their length; palettes' indices, run lengths and the kinds of tiles are copied.
 */
import type { Rect } from "../../desktop.ts"
import { zrleBytesMax } from "../../kernels/memory.ts"
import { ProtocolError } from "../../link.ts"
import { narrowColour, type PixelFormat } from "../pixel-format.ts"

const TILE = 64
const RAW = 0
const SOLID = 1
const PACKED_MAX = 16
const RUNS = 128
const PALETTE_RUNS_MIN = 130
/** Top bit of a palette index: a run length follows. */
const RUN_BIT = 128

/** @param data  inflated @throws ProtocolError for data that ends short, or a kind of tile that does not exist */
export function widenZrle(data: Uint8Array, { w, h }: Rect, format: PixelFormat): Uint8Array {
  const widener = new Widener(data, new Uint8Array(zrleBytesMax(w, h)), format)
  for (let y = 0; y < h; y += TILE)
    for (let x = 0; x < w; x += TILE) widener.tile(Math.min(TILE, w - x), Math.min(TILE, h - y))
  return widener.result()
}

class Widener {
  private at = 0
  private written = 0
  private readonly data: Uint8Array
  private readonly out: Uint8Array
  private readonly format: PixelFormat

  constructor(data: Uint8Array, out: Uint8Array, format: PixelFormat) {
    this.data = data
    this.out = out
    this.format = format
  }

  tile(w: number, h: number): void {
    const kind = this.byte()
    if (kind === RAW) this.colours(w * h)
    else if (kind === SOLID) this.colours(1)
    else if (kind <= PACKED_MAX) this.packed(kind, w, h)
    else if (kind === RUNS) this.runs(w * h, false)
    else if (kind >= PALETTE_RUNS_MIN) {
      this.colours(kind - RUNS)
      this.runs(w * h, true)
    } else throw new ProtocolError("a ZRLE tile of a kind that does not exist")
  }

  result(): Uint8Array {
    if (this.at !== this.data.length) throw new ProtocolError("a ZRLE rectangle has bytes left over")
    return this.out.subarray(0, this.written)
  }

  private packed(count: number, w: number, h: number): void {
    this.colours(count)
    const bits = count > 4 ? 4 : count > 2 ? 2 : 1
    const indices = Math.ceil((w * bits) / 8) * h
    for (let i = 0; i < indices; i++) this.byte()
  }

  private runs(pixels: number, isByPalette: boolean): void {
    for (let left = pixels; left > 0; ) {
      let hasLength = true
      if (isByPalette) hasLength = (this.byte() & RUN_BIT) !== 0
      else this.colours(1)
      left -= hasLength ? this.runLength() : 1
      if (left < 0) throw new ProtocolError("a ZRLE run leaves its tile")
    }
  }

  private runLength(): number {
    let length = 1
    for (;;) {
      const more = this.byte()
      length += more
      if (more !== 255) return length
    }
  }

  private byte(): number {
    const value = this.data[this.at++]
    if (value === undefined) throw new ProtocolError("a ZRLE rectangle ended short")
    this.out[this.written++] = value
    return value
  }

  private colours(count: number): void {
    const { bytes } = this.format
    if (this.at + count * bytes > this.data.length) throw new ProtocolError("a ZRLE rectangle ended short")
    for (let i = 0; i < count; i++, this.at += bytes) {
      const colour = narrowColour(this.format, this.data, this.at)
      this.out[this.written++] = colour & 255
      this.out[this.written++] = (colour >>> 8) & 255
      this.out[this.written++] = (colour >>> 16) & 255
    }
  }
}
