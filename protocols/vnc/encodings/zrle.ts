/**
 * ZRLE (RFC 6143 §7.7.6): u32 length and a piece of one zlib stream holding tiles of 64 x 64, each one raw, solid,
 * palette or run-length coded, in 3 byte pixels (R G B in the format asked for).
 *
 * Tile functions read from `data` without asking before each byte: past the end they read leftovers of the scratch
 * buffer or undefined, never write outside their tile, and the position is checked after each tile.
 */
import type { Reading } from "../../bytes.ts"
import type { Rect } from "../../desktop.ts"
import { WireError } from "../../link.ts"
import { deflatedMax } from "../deflated.ts"
import { OPAQUE, type Talk } from "../talk.ts"

const TILE = 64
const PALETTE_MAX = 127
/** Plain RLE of single pixels: 3 bytes colour, 1 byte length; plus subencoding and the largest palette. */
const PIXEL_BYTES_MAX = 4
const TILE_BYTES_MAX = 1 + PALETTE_MAX * 3

const PLAIN_RLE = 128
const PALETTE_RLE = 130
const PACKED_MAX = 16

const palette = new Uint32Array(128)

export function* decodeZrle(talk: Talk, rect: Rect): Reading<void> {
  yield 4
  const length = talk.queue.u32()
  const tiles = Math.ceil(rect.w / TILE) * Math.ceil(rect.h / TILE)
  const dataMax = rect.w * rect.h * PIXEL_BYTES_MAX + tiles * TILE_BYTES_MAX
  if (length > deflatedMax(dataMax)) throw new WireError(`a ZRLE rectangle of ${length} bytes`)
  yield length
  drawTiles(talk, rect, talk.zrle.inflate(talk.queue.take(length), dataMax))
}

/** @param data what the zlib stream gave for this rectangle */
export function drawTiles(talk: Talk, rect: Rect, data: Uint8Array): void {
  const { pixels } = talk
  const stride = talk.frame.width
  let pos = 0
  for (let y = 0; y < rect.h; y += TILE) {
    const h = Math.min(TILE, rect.h - y)
    for (let x = 0; x < rect.w; x += TILE) {
      const w = Math.min(TILE, rect.w - x)
      pos = drawTile(data, pos, pixels, (rect.y + y) * stride + rect.x + x, stride, w, h)
      if (pos > data.length) throw new WireError("a ZRLE rectangle ended short")
    }
  }
  if (pos !== data.length) throw new WireError("a ZRLE rectangle has bytes left over")
}

/** @param at index of the tile's first pixel @returns the position after the tile */
function drawTile(
  data: Uint8Array,
  pos: number,
  pixels: Uint32Array,
  at: number,
  stride: number,
  w: number,
  h: number,
): number {
  const kind = data[pos++]!
  if (kind === 0) return drawPlain(data, pos, pixels, at, stride, w, h)
  if (kind === 1) return drawSolid(data, pos, pixels, at, stride, w, h)
  if (kind <= PACKED_MAX) {
    return drawPacked(data, readPalette(data, pos, kind), pixels, at, stride, w, h, kind)
  }
  if (kind === PLAIN_RLE) return drawPlainRuns(data, pos, pixels, at, stride, w, h)
  if (kind >= PALETTE_RLE) {
    const count = kind - PLAIN_RLE
    return drawPaletteRuns(data, readPalette(data, pos, count), pixels, at, stride, w, h, count)
  }
  throw new WireError(`ZRLE subencoding ${kind}`)
}

function colorAt(data: Uint8Array, pos: number): number {
  return (data[pos]! | (data[pos + 1]! << 8) | (data[pos + 2]! << 16) | OPAQUE) >>> 0
}

function readPalette(data: Uint8Array, pos: number, count: number): number {
  for (let i = 0; i < count; i++, pos += 3) palette[i] = colorAt(data, pos)
  return pos
}

function drawPlain(
  data: Uint8Array,
  pos: number,
  pixels: Uint32Array,
  at: number,
  stride: number,
  w: number,
  h: number,
): number {
  for (let row = 0; row < h; row++, at += stride) {
    for (let i = at; i < at + w; i++, pos += 3) {
      pixels[i] = data[pos]! | (data[pos + 1]! << 8) | (data[pos + 2]! << 16) | OPAQUE
    }
  }
  return pos
}

function drawSolid(
  data: Uint8Array,
  pos: number,
  pixels: Uint32Array,
  at: number,
  stride: number,
  w: number,
  h: number,
): number {
  const color = colorAt(data, pos)
  for (let row = 0; row < h; row++, at += stride) pixels.fill(color, at, at + w)
  return pos + 3
}

/** Indices of 1, 2 or 4 bits, the first in the highest bits; each row starts on a byte. */
function drawPacked(
  data: Uint8Array,
  pos: number,
  pixels: Uint32Array,
  at: number,
  stride: number,
  w: number,
  h: number,
  count: number,
): number {
  const bits = count > 4 ? 4 : count > 2 ? 2 : 1
  const mask = (1 << bits) - 1
  for (let row = 0; row < h; row++, at += stride) {
    let shift = 0
    let byte = 0
    for (let i = at; i < at + w; i++) {
      if (shift === 0) {
        byte = data[pos++]!
        shift = 8
      }
      shift -= bits
      const index = (byte >> shift) & mask
      if (index >= count) throw new WireError(`ZRLE colour ${index} of ${count}`)
      pixels[i] = palette[index]!
    }
  }
  return pos
}

function drawPlainRuns(
  data: Uint8Array,
  pos: number,
  pixels: Uint32Array,
  at: number,
  stride: number,
  w: number,
  h: number,
): number {
  let left = w * h
  let x = 0
  while (left > 0) {
    const color = colorAt(data, pos)
    pos += 3
    let run = 1
    let byte = data[pos++]!
    while (byte === 255) {
      run += 255
      byte = data[pos++]!
    }
    run += byte
    // A comparison that also fails for NaN: past the end `byte` is undefined.
    if (!(run <= left)) throw new WireError("a ZRLE run leaves its tile")
    left -= run
    while (run > 0) {
      const part = Math.min(run, w - x)
      const end = at + x + part
      for (let i = at + x; i < end; i++) pixels[i] = color
      run -= part
      x += part
      if (x === w) {
        x = 0
        at += stride
      }
    }
  }
  return pos
}

/** Index byte with bit 7 set: a run length follows; otherwise one pixel. */
function drawPaletteRuns(
  data: Uint8Array,
  pos: number,
  pixels: Uint32Array,
  at: number,
  stride: number,
  w: number,
  h: number,
  count: number,
): number {
  let left = w * h
  let x = 0
  while (left > 0) {
    let index = data[pos++]!
    let run = 1
    if (index > 127) {
      index -= 128
      let byte = data[pos++]!
      while (byte === 255) {
        run += 255
        byte = data[pos++]!
      }
      run += byte
    }
    if (!(run <= left)) throw new WireError("a ZRLE run leaves its tile")
    if (!(index < count)) throw new WireError(`ZRLE colour ${index} of ${count}`)
    const color = palette[index]!
    left -= run
    while (run > 0) {
      const part = Math.min(run, w - x)
      const end = at + x + part
      for (let i = at + x; i < end; i++) pixels[i] = color
      run -= part
      x += part
      if (x === w) {
        x = 0
        at += stride
      }
    }
  }
  return pos
}
