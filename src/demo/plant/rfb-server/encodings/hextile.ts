/**
 * Hextile (RFC 6143 §7.7.4): tiles of 16 x 16, each raw, or a background with subrectangles of one or many colours.
 * Background and foreground carry over from tile to tile, as a real server's do.
 */
import { itemAt } from "../../../../base/assert.ts"
import type { PixelWriter } from "../pixel-format.ts"
import type { Area } from "../screen.ts"
import { type Encode, encodeTiles } from "./encoding.ts"

const TILE_SIDE = 16
const IS_RAW = 1
const HAS_BACKGROUND = 2
const HAS_FOREGROUND = 4
const HAS_SUBRECTS = 8
const ARE_COLOURED = 16
/** The count of subrectangles is one byte. */
const SUBRECTS_MAX = 255

interface Subrect extends Area {
  colour: number
}

interface CarriedColours {
  background: number | null
  foreground: number | null
}

export const encodeHextile: Encode = (words, width, area, writer) => {
  const carried: CarriedColours = { background: null, foreground: null }
  return encodeTiles(words, width, area, TILE_SIDE, writer.pixelBytes, (...tile) =>
    putTile(writer, carried, ...tile),
  )
}

function putTile(
  writer: PixelWriter,
  carried: CarriedColours,
  body: Uint8Array,
  offset: number,
  pixels: Uint32Array,
  tile: Area,
): number {
  const background = mostFrequentColour(pixels)
  const subrects = subrectsOf(pixels, tile, background)
  const [first] = subrects
  const isColoured = subrects.some((subrect) => subrect.colour !== first?.colour)
  const subrectBytes = 2 + (isColoured ? writer.pixelBytes : 0)
  const sizeBytes = 2 + 2 * writer.pixelBytes + subrects.length * subrectBytes
  if (subrects.length > SUBRECTS_MAX || sizeBytes >= pixels.length * writer.pixelBytes) {
    carried.background = carried.foreground = null
    body[offset++] = IS_RAW
    for (const pixel of pixels) offset = writer.pixel(body, offset, pixel)
    return offset
  }
  const start = offset++
  let flags = 0
  if (background !== carried.background) {
    flags |= HAS_BACKGROUND
    offset = writer.pixel(body, offset, background)
    carried.background = background
  }
  if (first && !isColoured && first.colour !== carried.foreground) {
    flags |= HAS_FOREGROUND
    carried.foreground = first.colour
    offset = writer.pixel(body, offset, carried.foreground)
  }
  if (subrects.length > 0) {
    flags |= HAS_SUBRECTS | (isColoured ? ARE_COLOURED : 0)
    // After coloured subrectangles the foreground is not carried over.
    if (isColoured) carried.foreground = null
    body[offset++] = subrects.length
    for (const subrect of subrects) {
      if (isColoured) offset = writer.pixel(body, offset, subrect.colour)
      body[offset++] = (subrect.x << 4) | subrect.y
      body[offset++] = ((subrect.w - 1) << 4) | (subrect.h - 1)
    }
  }
  body[start] = flags
  return offset
}

function mostFrequentColour(pixels: Uint32Array): number {
  const counts = new Map<number, number>()
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  let best = itemAt(pixels, 0)
  for (const [colour, count] of counts) if (count > (counts.get(best) ?? 0)) best = colour
  return best
}

/** Runs of equal pixels, each grown downwards as far as it goes; coordinates inside the tile. */
function subrectsOf(pixels: Uint32Array, tile: Area, background: number): Subrect[] {
  const taken = new Uint8Array(tile.w * tile.h)
  const subrects: Subrect[] = []
  const colourAt = (x: number, y: number) => itemAt(pixels, y * tile.w + x)
  const isFree = (x: number, y: number, colour: number) =>
    taken[y * tile.w + x] === 0 && colourAt(x, y) === colour
  for (let y = 0; y < tile.h; y++) {
    for (let x = 0; x < tile.w; x++) {
      const colour = colourAt(x, y)
      if (colour === background || !isFree(x, y, colour)) continue
      let w = 1
      while (x + w < tile.w && isFree(x + w, y, colour)) w++
      let h = 1
      while (y + h < tile.h && isRowMatching(isFree, x, y + h, w, colour)) h++
      for (let row = y; row < y + h; row++) taken.fill(1, row * tile.w + x, row * tile.w + x + w)
      subrects.push({ x, y, w, h, colour })
    }
  }
  return subrects
}

function isRowMatching(
  isFree: (x: number, y: number, colour: number) => boolean,
  x: number,
  y: number,
  w: number,
  colour: number,
): boolean {
  for (let step = 0; step < w; step++) if (!isFree(x + step, y, colour)) return false
  return true
}
