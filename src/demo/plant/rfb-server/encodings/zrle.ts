/**
 * ZRLE (RFC 6143 §7.7.6): tiles of 64 x 64, each solid, packed palette, plain or palette run lengths, or raw; all of
 * them through one zlib stream per client. Every kind of tile is used where it is the shortest.
 */

import { constants, createDeflate } from "node:zlib"
import { itemAt, required } from "../../../../base/assert.ts"
import type { PixelWriter } from "../pixel-format.ts"
import type { Area } from "../screen.ts"
import { type Encode, encodeTiles } from "./encoding.ts"

const TILE_SIDE = 64
/** Largest palettes of packed tiles and of run-length tiles. */
const PACKED_MAX = 16
const PALETTE_MAX = 127
/** The fastest: panels are flat, more effort gains little. */
const DEFLATE_LEVEL = 1

/** Creates the encoder of one client: its zlib stream lasts as long as the connection. */
export function zrleEncoder(): { encode: Encode; close(): void } {
  const deflate = createDeflate({ level: DEFLATE_LEVEL })
  const pieces: Buffer[] = []
  deflate.on("data", (piece: Buffer) => pieces.push(piece))
  const pack = async (plain: Uint8Array) => {
    deflate.write(plain)
    await new Promise<void>((done) => deflate.flush(constants.Z_SYNC_FLUSH, () => done()))
    const packed = Buffer.concat(pieces.splice(0))
    const length = Buffer.alloc(4)
    length.writeUInt32BE(packed.length)
    return Buffer.concat([length, packed])
  }
  // Pixels are read synchronously and compressed in order: the picture may change while earlier ones are compressed.
  let turn: Promise<unknown> = Promise.resolve()
  const encode: Encode = (words, width, area, writer) => {
    const plain = encodeTiles(words, width, area, TILE_SIDE, writer.compactBytes, (...tile) =>
      putTile(writer, ...tile),
    )
    const packed = turn.then(() => pack(plain))
    turn = packed
    return packed
  }
  return { encode, close: () => void deflate.destroy() }
}

function putTile(
  writer: PixelWriter,
  body: Uint8Array,
  offset: number,
  pixels: Uint32Array,
  tile: Area,
): number {
  const palette = paletteOf(pixels)
  if (palette?.size === 1) {
    body[offset] = 1
    return writer.compact(body, offset + 1, itemAt(pixels, 0))
  }
  const runs = runsOf(pixels)
  const compact = writer.compactBytes
  const sizes = {
    raw: pixels.length * compact,
    plainRuns: runs.reduce((sum, run) => sum + compact + lengthBytes(run.length), 0),
    paletteRuns: palette
      ? palette.size * compact +
        runs.reduce((sum, run) => sum + 1 + (run.length > 1 ? lengthBytes(run.length) : 0), 0)
      : Number.POSITIVE_INFINITY,
    packed:
      palette && palette.size <= PACKED_MAX
        ? palette.size * compact + tile.h * Math.ceil((tile.w * packedBits(palette.size)) / 8)
        : Number.POSITIVE_INFINITY,
  }
  const least = Math.min(sizes.raw, sizes.plainRuns, sizes.paletteRuns, sizes.packed)
  if (palette && least === sizes.packed) return putPacked(body, offset, pixels, tile, palette, writer)
  if (palette && least === sizes.paletteRuns) return putPaletteRuns(body, offset, runs, palette, writer)
  if (least === sizes.plainRuns) return putPlainRuns(body, offset, runs, writer)
  body[offset++] = 0
  for (const pixel of pixels) offset = writer.compact(body, offset, pixel)
  return offset
}

/** Colour -> index, or null when there are more colours than any palette holds. */
function paletteOf(pixels: Uint32Array): Map<number, number> | null {
  const palette = new Map<number, number>()
  let last: number | null = null
  for (const pixel of pixels) {
    if (pixel === last || palette.has(pixel)) continue
    if (palette.size === PALETTE_MAX) return null
    palette.set(pixel, palette.size)
    last = pixel
  }
  return palette
}

interface Run {
  colour: number
  length: number
}

function runsOf(pixels: Uint32Array): Run[] {
  const runs: Run[] = []
  for (let at = 0; at < pixels.length; ) {
    let end = at + 1
    while (end < pixels.length && pixels[end] === pixels[at]) end++
    runs.push({ colour: itemAt(pixels, at), length: end - at })
    at = end
  }
  return runs
}

const lengthBytes = (length: number) => Math.floor((length - 1) / 255) + 1

function putLength(body: Uint8Array, offset: number, length: number): number {
  let rest = length - 1
  for (; rest >= 255; rest -= 255) body[offset++] = 255
  body[offset++] = rest
  return offset
}

const packedBits = (colours: number) => (colours <= 2 ? 1 : colours <= 4 ? 2 : 4)

function putPalette(
  body: Uint8Array,
  offset: number,
  palette: Map<number, number>,
  writer: PixelWriter,
): number {
  for (const colour of palette.keys()) offset = writer.compact(body, offset, colour)
  return offset
}

function paletteIndex(palette: Map<number, number>, colour: number): number {
  return required(palette.get(colour), "a colour of the palette")
}

function putPacked(
  body: Uint8Array,
  offset: number,
  pixels: Uint32Array,
  tile: Area,
  palette: Map<number, number>,
  writer: PixelWriter,
): number {
  body[offset++] = palette.size
  offset = putPalette(body, offset, palette, writer)
  const bits = packedBits(palette.size)
  for (let y = 0; y < tile.h; y++) {
    const rowBytes = Math.ceil((tile.w * bits) / 8)
    body.fill(0, offset, offset + rowBytes)
    for (let x = 0; x < tile.w; x++) {
      const bit = x * bits
      const index = paletteIndex(palette, itemAt(pixels, y * tile.w + x))
      const at = offset + (bit >> 3)
      body[at] = (body[at] ?? 0) | (index << (8 - bits - (bit & 7)))
    }
    offset += rowBytes
  }
  return offset
}

function putPlainRuns(body: Uint8Array, offset: number, runs: Run[], writer: PixelWriter): number {
  body[offset++] = 128
  for (const run of runs) offset = putLength(body, writer.compact(body, offset, run.colour), run.length)
  return offset
}

function putPaletteRuns(
  body: Uint8Array,
  offset: number,
  runs: Run[],
  palette: Map<number, number>,
  writer: PixelWriter,
): number {
  body[offset++] = 128 + palette.size
  offset = putPalette(body, offset, palette, writer)
  for (const run of runs) {
    const index = paletteIndex(palette, run.colour)
    body[offset++] = run.length === 1 ? index : index | 0x80
    if (run.length > 1) offset = putLength(body, offset, run.length)
  }
  return offset
}
