/** What lies where in the memory of the kernels. */
import { CELL } from "../viewer-wire-frame.ts"

/** Behind the module's own data, which is empty but for the first kilobyte. */
export const SEED_AT = 4096
/** 128 colours of 4 bytes. */
export const PALETTE_AT = SEED_AT + 32
/** 1024 bits. */
export const SEEN_AT = PALETTE_AT + 512
export const TABLES_AT = 8192
/** Bytes of a colour table in the kernels, rounded up. */
export const TABLE_BYTES = 24 * 1024
/** Offsets in a colour table: number of `near` colours, and `far` (word-aligned); see the kernels. */
export const TABLE_COUNT = 896
export const TABLE_FAR = 4996
/** 32768 entries of 8 bytes: see `LITERALS_MAX` in the kernels. */
const LOG_BYTES = 256 * 1024
/** Rectangles up to this height may be written by columns. */
export const COLUMNS_HEIGHT_MAX = 48
/** Colour tables: one per frame stream (see `freeTables` of the screen) and one for keys. */
export const TABLES = 10
export const LOG_AT = TABLES_AT + TABLES * TABLE_BYTES
const PICTURE_AT = LOG_AT + LOG_BYTES
/** Of the hashes of a cell's blocks; see `CELL_BLOCKS_BYTES` in the kernels. */
export const CELL_BLOCKS_BYTES = 512
/** A pixel as a run of one: 3 bytes colour, 1 byte length. A tile: its kind and the largest palette. */
const ZRLE_PIXEL_BYTES_MAX = 4
const ZRLE_TILE_BYTES_MAX = 1 + 127 * 3

/** The longest data of a ZRLE rectangle. */
export function zrleBytesMax(width: number, height: number): number {
  const tiles = Math.ceil(width / CELL) * Math.ceil(height / CELL)
  return width * height * ZRLE_PIXEL_BYTES_MAX + tiles * ZRLE_TILE_BYTES_MAX
}

/** Addresses of the picture and of what belongs to its cells. */
export function layOut(frameBytes: number, cells: number, width: number) {
  const aligned = (offset: number) => Math.ceil(offset / 16) * 16
  const frame = PICTURE_AT
  const touched = aligned(frame + frameBytes)
  const boxes = aligned(touched + cells * 8)
  const hashes = aligned(boxes + cells * 8)
  const hashed = hashes + cells * 16
  const photos = hashed + cells
  const states = photos + cells
  const blocks = aligned(states + cells)
  const known = blocks + cells * CELL_BLOCKS_BYTES
  const turned = aligned(known + cells * 8)
  const reduced = aligned(turned + width * COLUMNS_HEIGHT_MAX * 4)
  const out = aligned(reduced + width * CELL * 4)
  return { frame, touched, boxes, hashes, hashed, photos, states, blocks, known, turned, reduced, out }
}
