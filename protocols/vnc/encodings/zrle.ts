/**
 * ZRLE (RFC 6143 §7.7.6): u32 length and a piece of one zlib stream holding tiles of 64 x 64, left to right and top to
 * bottom, each with its own subencoding.
 */
import type { Reading } from "../../bytes.ts"
import type { Rect } from "../../desktop.ts"
import { WireError } from "../../link.ts"
import { deflatedMax } from "../deflated.ts"
import type { Talk } from "../talk.ts"
import { drawTile, type Tile } from "./zrle-tiles.ts"

const TILE = 64
/** Run-length coding of single pixels: 3 bytes colour, 1 byte length. */
const PIXEL_BYTES_MAX = 4
/** Subencoding and the largest palette. */
const TILE_BYTES_MAX = 1 + 127 * 3

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
  const stride = talk.frame.width
  const tile: Tile = { pixels: talk.pixels, at: 0, stride, w: 0, h: 0 }
  let pos = 0
  for (let y = 0; y < rect.h; y += TILE) {
    tile.h = Math.min(TILE, rect.h - y)
    for (let x = 0; x < rect.w; x += TILE) {
      tile.w = Math.min(TILE, rect.w - x)
      tile.at = (rect.y + y) * stride + rect.x + x
      pos = drawTile(tile, data, pos)
      if (pos > data.length) throw new WireError("a ZRLE rectangle ended short")
    }
  }
  if (pos !== data.length) throw new WireError("a ZRLE rectangle has bytes left over")
}
