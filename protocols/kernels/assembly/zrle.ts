// Draws the tiles of a ZRLE rectangle (RFC 6143 §7.7.6): 64 x 64, left to right and top to bottom, each raw, solid, with
// a packed palette, in runs, or in runs by palette. Colours have 3 bytes, r g b. Nothing is written outside of a tile;
// up to one tile's data may be read behind the end, where the host has room, and is then refused.

const TILE: u32 = 64
const RAW: u32 = 0
const SOLID: u32 = 1
const PACKED_MAX: u32 = 16
const RUNS: u32 = 128
const PALETTE_RUNS_MIN: u32 = 130
/** Top bit of a palette index: a run length follows. */
const RUN_BIT: u32 = 128
const OPAQUE: u32 = 0xff000000

// What may be wrong; these equal the numbers of kernels.ts. Small enough to be no address.
const SUBENCODING: usize = 1
const COLOUR: usize = 2
const RUN: usize = 3
const SHORT: usize = 4
const LEFT_OVER: usize = 5

/** @param palette room for 128 colours @returns 0, or what is wrong */
export function drawZrle(
  picture: usize,
  width: u32,
  x: u32,
  y: u32,
  w: u32,
  h: u32,
  data: usize,
  length: u32,
  palette: usize,
): usize {
  const end = data + length
  const stride = (<usize>width) << 2
  for (let row: u32 = 0; row < h; row += TILE) {
    for (let column: u32 = 0; column < w; column += TILE) {
      const at = picture + (y + row) * stride + ((x + column) << 2)
      data = drawTile(at, stride, min(TILE, w - column), min(TILE, h - row), data, palette)
      if (data <= LEFT_OVER) return data
      if (data > end) return SHORT
    }
  }
  return data === end ? 0 : LEFT_OVER
}

/** @returns the address behind the tile's data, or what is wrong */
function drawTile(at: usize, stride: usize, w: u32, h: u32, data: usize, palette: usize): usize {
  const kind = <u32>load<u8>(data++)
  if (kind === RAW) return drawRaw(at, stride, w, h, data)
  if (kind === SOLID) return drawSolid(at, stride, w, h, data)
  if (kind <= PACKED_MAX) return drawPacked(at, stride, w, h, readPalette(data, kind, palette), palette, kind)
  if (kind === RUNS) return drawRuns(at, stride, w, h, data, palette, 0)
  if (kind < PALETTE_RUNS_MIN) return SUBENCODING
  return drawRuns(at, stride, w, h, readPalette(data, kind - RUNS, palette), palette, kind - RUNS)
}

function colourAt(data: usize): u32 {
  return <u32>load<u16>(data) | ((<u32>load<u8>(data, 2)) << 16) | OPAQUE
}

function readPalette(data: usize, count: u32, palette: usize): usize {
  for (let i: u32 = 0; i < count; i++) {
    store<u32>(palette + ((<usize>i) << 2), colourAt(data))
    data += 3
  }
  return data
}

function drawRaw(at: usize, stride: usize, w: u32, h: u32, data: usize): usize {
  const opaque = i32x4.splat(OPAQUE)
  for (; h > 0; h--, at += stride) {
    let i: u32 = 0
    for (; i + 4 <= w; i += 4, data += 12) {
      const spread = i8x16.swizzle(
        v128.load(data),
        i8x16(0, 1, 2, -1, 3, 4, 5, -1, 6, 7, 8, -1, 9, 10, 11, -1),
      )
      v128.store(at + ((<usize>i) << 2), v128.or(spread, opaque))
    }
    for (; i < w; i++, data += 3) store<u32>(at + ((<usize>i) << 2), colourAt(data))
  }
  return data
}

function drawSolid(at: usize, stride: usize, w: u32, h: u32, data: usize): usize {
  const colour = colourAt(data)
  for (; h > 0; h--, at += stride) drawPart(at, w, colour)
  return data + 3
}

/** A rectangle in one colour. */
export function fill(picture: usize, width: u32, x: u32, y: u32, w: u32, h: u32, colour: u32): void {
  const stride = (<usize>width) << 2
  let at = picture + y * stride + ((<usize>x) << 2)
  for (; h > 0; h--, at += stride) drawPart(at, w, colour)
}

/** Part of one row in one colour. */
function drawPart(at: usize, pixels: u32, colour: u32): void {
  const end = at + ((<usize>pixels) << 2)
  if (pixels >= 4) {
    const four = i32x4.splat(colour)
    for (; at + 16 <= end; at += 16) v128.store(at, four)
  }
  for (; at < end; at += 4) store<u32>(at, colour)
}

/** Indices of 1, 2 or 4 bits, the first in the highest bits; each row starts on a byte. */
function drawPacked(
  at: usize,
  stride: usize,
  w: u32,
  h: u32,
  data: usize,
  palette: usize,
  count: u32,
): usize {
  const bits: u32 = count > 4 ? 4 : count > 2 ? 2 : 1
  const mask: u32 = (1 << bits) - 1
  for (; h > 0; h--, at += stride) {
    let shift: u32 = 0
    let byte: u32 = 0
    for (let i: u32 = 0; i < w; i++) {
      if (shift === 0) {
        byte = load<u8>(data++)
        shift = 8
      }
      shift -= bits
      const index = (byte >> shift) & mask
      if (index >= count) return COLOUR
      store<u32>(at + ((<usize>i) << 2), load<u32>(palette + ((<usize>index) << 2)))
    }
  }
  return data
}

/**
 * Runs, each a colour and a length (255s and a rest, one less than it is); by palette an index, whose top bit says
 * whether a length follows.
 * @param count colours of the palette, 0 without one
 */
function drawRuns(at: usize, stride: usize, w: u32, h: u32, data: usize, palette: usize, count: u32): usize {
  let column: u32 = 0
  for (let left = w * h; left > 0; ) {
    let colour: u32
    let run: u32 = 1
    let hasLength: u32 = RUN_BIT
    if (count === 0) {
      colour = colourAt(data)
      data += 3
    } else {
      const token = <u32>load<u8>(data++)
      if ((token & ~RUN_BIT) >= count) return COLOUR
      colour = load<u32>(palette + ((<usize>(token & ~RUN_BIT)) << 2))
      hasLength = token & RUN_BIT
    }
    if (hasLength) {
      let byte: u32 = load<u8>(data++)
      while (byte === 255 && run <= left) {
        run += 255
        byte = load<u8>(data++)
      }
      run += byte
      if (run > left) return RUN
    }
    left -= run
    while (run > 0) {
      const part = min(run, w - column)
      drawPart(at + ((<usize>column) << 2), part, colour)
      run -= part
      column += part
      if (column === w) {
        column = 0
        at += stride
      }
    }
  }
  return data
}
