/**
 * The subencodings of one ZRLE tile (RFC 6143 §7.7.6): raw, solid, packed palette, runs, runs by palette. Pixels have 3
 * bytes, R G B in the format asked for.
 *
 * These functions read `data` without asking before each byte: past its end they get undefined, which a colour turns
 * into 0 and a run refuses. They never write outside of their tile; the caller compares the position returned with
 * the end of `data`.
 */
import { WireError } from "../../link.ts"
import { OPAQUE } from "../talk.ts"

/** Where a tile lies: index of its first pixel, pixels from row to row, its size. */
export interface Tile {
  pixels: Uint32Array
  at: number
  stride: number
  w: number
  h: number
}

const RAW = 0
const SOLID = 1
const PACKED_MAX = 16
const RUNS = 128
const PALETTE_RUNS_MIN = 130
/** Top bit of a palette index: a run length follows. */
const RUN_BIT = 128

/** Colours of the tile at hand; 127 at most. */
const palette = new Uint32Array(128)

/** @returns the position after the tile, beyond the end of `data` if that was too short */
export function drawTile(tile: Tile, data: Uint8Array, start: number): number {
  const kind = data[start]!
  const pos = start + 1
  if (kind === RAW) return drawRawTile(tile, data, pos)
  if (kind === SOLID) return drawSolid(tile, data, pos)
  if (kind <= PACKED_MAX) return drawPacked(tile, data, readPalette(data, pos, kind), kind)
  if (kind === RUNS) return drawRuns(tile, data, pos)
  if (kind >= PALETTE_RUNS_MIN)
    return drawPaletteRuns(tile, data, readPalette(data, pos, kind - RUNS), kind - RUNS)
  throw new WireError(`ZRLE subencoding ${kind}`)
}

function colorAt(data: Uint8Array, pos: number): number {
  return (data[pos]! | (data[pos + 1]! << 8) | (data[pos + 2]! << 16) | OPAQUE) >>> 0
}

function readPalette(data: Uint8Array, pos: number, count: number): number {
  for (let i = 0; i < count; i++, pos += 3) palette[i] = colorAt(data, pos)
  return pos
}

function drawRawTile({ pixels, at, stride, w, h }: Tile, data: Uint8Array, pos: number): number {
  for (let row = 0; row < h; row++, at += stride) {
    for (let i = at; i < at + w; i++, pos += 3) pixels[i] = colorAt(data, pos)
  }
  return pos
}

function drawSolid({ pixels, at, stride, w, h }: Tile, data: Uint8Array, pos: number): number {
  const color = colorAt(data, pos)
  for (let row = 0; row < h; row++, at += stride) pixels.fill(color, at, at + w)
  return pos + 3
}

/** Indices of 1, 2 or 4 bits, the first in the highest bits; each row starts on a byte. */
function drawPacked(
  { pixels, at, stride, w, h }: Tile,
  data: Uint8Array,
  pos: number,
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

/** Colour and length, the length as 255s and a rest, one less than it is. */
function drawRuns(tile: Tile, data: Uint8Array, pos: number): number {
  const total = tile.w * tile.h
  for (let done = 0; done < total; ) {
    const color = colorAt(data, pos)
    pos += 3
    let run = 1
    let byte = data[pos++]!
    while (byte === 255) {
      run += 255
      byte = data[pos++]!
    }
    run += byte
    drawRun(tile, done, run, color)
    done += run
  }
  return pos
}

/** Index of one pixel, or with `RUN_BIT` index and length. */
function drawPaletteRuns(tile: Tile, data: Uint8Array, pos: number, count: number): number {
  const total = tile.w * tile.h
  for (let done = 0; done < total; ) {
    const index = data[pos++]!
    let run = 1
    if (index & RUN_BIT) {
      let byte = data[pos++]!
      while (byte === 255) {
        run += 255
        byte = data[pos++]!
      }
      run += byte
    }
    if (!((index & ~RUN_BIT) < count)) throw new WireError(`ZRLE colour ${index & ~RUN_BIT} of ${count}`)
    drawRun(tile, done, run, palette[index & ~RUN_BIT]!)
    done += run
  }
  return pos
}

/** Draws `run` pixels from the tile's pixel `from` on, over as many rows as they take. */
function drawRun({ pixels, at, stride, w, h }: Tile, from: number, run: number, color: number): void {
  // Written so that NaN, from a length past the end, is refused too.
  if (!(run <= w * h - from)) throw new WireError("a ZRLE run leaves its tile")
  const y = (from / w) | 0
  let x = from - y * w
  let row = at + y * stride
  while (run > 0) {
    const end = Math.min(w, x + run)
    for (let i = row + x; i < row + end; i++) pixels[i] = color
    run -= end - x
    x = 0
    row += stride
  }
}
