/** The common signature of all encoders, and their shared access to an area of the picture. */
import type { PixelWriter } from "../pixel-format.ts"
import type { Area, Screen } from "../screen.ts"

/**
 * Gives the body of one rectangle, everything behind its header. Reads the picture before it returns, even when the
 * bytes come later.
 *
 * @param words the picture, one RGBA word per pixel (`pixelWords`)
 * @param width of the picture, pixels
 */
export type Encode = (
  words: Uint32Array,
  width: number,
  area: Area,
  writer: PixelWriter,
) => Uint8Array | Promise<Uint8Array>

export function pixelWords(screen: Screen): Uint32Array {
  return new Uint32Array(screen.pixels.buffer, screen.pixels.byteOffset, screen.width * screen.height)
}

/**
 * The body of an area that is encoded tile by tile.
 *
 * @param side        of a tile, pixels
 * @param pixelBytes  that a pixel takes in a tile that nothing shortens
 * @param put         writes a tile and returns the offset behind it
 */
export function encodeTiles(
  words: Uint32Array,
  width: number,
  area: Area,
  side: number,
  pixelBytes: number,
  put: (body: Uint8Array, offset: number, pixels: Uint32Array, tile: Area) => number,
): Uint8Array {
  const tiles = [...tilesOf(area, side)]
  const body = new Uint8Array(tiles.length + area.w * area.h * pixelBytes)
  let offset = 0
  for (const tile of tiles) offset = put(body, offset, pixelsOf(words, width, tile), tile)
  return body.subarray(0, offset)
}

/** A copy of the pixels of `area`, row by row. */
export function pixelsOf(words: Uint32Array, width: number, area: Area): Uint32Array {
  const pixels = new Uint32Array(area.w * area.h)
  for (let y = 0; y < area.h; y++) {
    const start = (area.y + y) * width + area.x
    pixels.set(words.subarray(start, start + area.w), y * area.w)
  }
  return pixels
}

/** Cuts `area` in tiles of at most `side` pixels, left to right, top to bottom. */
function* tilesOf(area: Area, side: number): Generator<Area> {
  for (let y = 0; y < area.h; y += side) {
    for (let x = 0; x < area.w; x += side) {
      yield { x: area.x + x, y: area.y + y, w: Math.min(side, area.w - x), h: Math.min(side, area.h - y) }
    }
  }
}
