// What changed: compares blocks of the picture by their hashes, hashes cells, and tells which are like photographs.

import { finalised, keyFrom, mixed, wide } from "./scan-hash"
import { placeOf } from "./tokens"

const CELL: u32 = 64
/** A grey camera has some hundred; drawn surfaces with a shine have fewer on a quarter of a cell. */
const PHOTO_COLOURS_MIN: u32 = 64
/** A quarter of a cell: in less, a photograph cannot be told. */
const PHOTO_PIXELS_MIN: u32 = (CELL * CELL) / 4

/** Makes the touched boxes of the cells hold a rectangle too. */
export function touch(touched: usize, width: u32, x: u32, y: u32, w: u32, h: u32): void {
  const columns = (width + CELL - 1) / CELL
  for (let top = y; top < y + h; top = (top / CELL + 1) * CELL) {
    const bottom = min(y + h, (top / CELL + 1) * CELL)
    for (let left = x; left < x + w; left = (left / CELL + 1) * CELL) {
      const box = touched + ((<usize>((top / CELL) * columns + left / CELL)) << 3)
      growBox(box, left, top, min(x + w, (left / CELL + 1) * CELL), bottom)
    }
  }
}

function growBox(box: usize, x0: u32, y0: u32, x1: u32, y1: u32): void {
  if (load<u64>(box)) {
    x0 = min(x0, <u32>load<u16>(box))
    y0 = min(y0, <u32>load<u16>(box, 2))
    x1 = max(x1, <u32>load<u16>(box, 4))
    y1 = max(y1, <u32>load<u16>(box, 6))
  }
  store<u16>(box, <u16>x0)
  store<u16>(box, <u16>y0, 2)
  store<u16>(box, <u16>x1, 4)
  store<u16>(box, <u16>y1, 6)
}

// A cell is 8 x 8 blocks of 8 x 8 pixels, fewer at the right and lower edge. Of each block u64, the hash of what all viewers will
// have seen of it: `blocks`; a bit says whether it is known: `known`, a byte for each row of blocks.
// Of each cell u32 x 4, the hash of its blocks: `hashes`. One byte says whether it is right: `hashed`. Another byte, of `states`,
// says whether something may have been drawn there since the last `scan`.

const SEEN: u8 = 0
const DRAWN: u8 = 1

const BLOCK: u32 = 8
const BLOCK_ROWS: u32 = CELL / BLOCK
const CELL_BLOCKS_BYTES: usize = (<usize>(BLOCK_ROWS * BLOCK_ROWS)) << 3

/** Of the blocks that a line of the picture begins, which row of their cell. */
function rowOf(line: u32): u32 {
  return (line % CELL) / BLOCK
}

/** Which blocks of that row are known. */
function knownOf(known: usize, index: u32, line: u32): u32 {
  return <u32>load<u8>(known + ((<usize>index) << 3) + rowOf(line))
}

/** Bits of the blocks from one up to another. */
function bitsOf(first: u32, end: u32): u32 {
  return (1 << end) - (1 << first)
}

/**
 * A rectangle is about to be drawn: makes known what viewers will have seen of its blocks, where nothing was drawn since.
 */
export function keep(
  frame: usize,
  width: u32,
  height: u32,
  x: u32,
  y: u32,
  w: u32,
  h: u32,
  touched: usize,
  seed: usize,
  blocks: usize,
  known: usize,
  states: usize,
): void {
  const columns = (width + CELL - 1) / CELL
  for (let row = y / CELL; row * CELL < y + h; row++)
    for (let column = x / CELL; column * CELL < x + w; column++) {
      const index = row * columns + column
      if (load<u8>(states + index) === DRAWN) continue
      store<u8>(states + index, DRAWN)
      if (load<u64>(touched + ((<usize>index) << 3))) continue
      const left = column * CELL
      const top = row * CELL
      const first = (max(x, left) - left) / BLOCK
      const end = (min(x + w - left, CELL) + BLOCK - 1) / BLOCK
      const bottom = min(y + h, top + CELL)
      for (let line = max(y, top) & ~(BLOCK - 1); line < bottom; line += BLOCK)
        if (bitsOf(first, end) & ~knownOf(known, index, line))
          renew(frame, width, height, left, line, index, first, end, seed, blocks, known)
    }
}

/**
 * A rectangle is copied inside the picture, as viewers will copy it: its blocks are others, and nothing is known of them
 * where something is copied that viewers have not seen.
 */
export function lose(
  width: u32,
  x: u32,
  y: u32,
  w: u32,
  h: u32,
  fromX: u32,
  fromY: u32,
  touched: usize,
  known: usize,
  states: usize,
  hashed: usize,
): void {
  const columns = (width + CELL - 1) / CELL
  const isSeen = isAllSeen(columns, fromX, fromY, w, h, touched, states)
  for (let row = y / CELL; row * CELL < y + h; row++)
    for (let column = x / CELL; column * CELL < x + w; column++) {
      const index = row * columns + column
      if (!isSeen) store<u8>(states + index, DRAWN)
      store<u64>(known + ((<usize>index) << 3), 0)
      store<u8>(hashed + index, 0)
    }
}

function isAllSeen(columns: u32, x: u32, y: u32, w: u32, h: u32, touched: usize, states: usize): bool {
  for (let row = y / CELL; row * CELL < y + h; row++)
    for (let column = x / CELL; column * CELL < x + w; column++) {
      const index = row * columns + column
      if (load<u8>(states + index) !== SEEN || load<u64>(touched + ((<usize>index) << 3))) return false
    }
  return true
}

/**
 * Compares the touched blocks of each cell with what viewers will have seen, and clears `touched`. Boxes are u16 x0, y0, x1, y1
 * (exclusive) in the picture, all zero where nothing was touched; `boxes` gets those of the blocks that changed, as far as they
 * were touched, and `photos` 1 where a quarter of a cell or more changed and is like a photograph.
 * @param isDrawing something was drawn that is not touched yet, and may be sent with what is beside it: of such cells nothing is known
 */
export function scan(
  frame: usize,
  width: u32,
  height: u32,
  touched: usize,
  boxes: usize,
  seed: usize,
  blocks: usize,
  known: usize,
  hashed: usize,
  photos: usize,
  scratch: usize,
  states: usize,
  isDrawing: bool,
): u32 {
  const columns = (width + CELL - 1) / CELL
  const rows = (height + CELL - 1) / CELL
  memory.fill(boxes, 0, (<usize>(columns * rows)) << 3)
  memory.fill(photos, 0, columns * rows)
  let changed: u32 = 0
  // From the last cells to the first: the adapter drew the last ones last, and the encoder begins with the first ones,
  // so both find in the processor's cache what they need.
  for (let row = rows; row > 0; ) {
    row--
    const first = row * columns
    const at = (<usize>first) << 3
    if (!isAnyTouched(touched + at, columns)) continue
    // Along the lines of the picture, not cell by cell: each line lies in another page of memory.
    const bottom = min(height, (row + 1) * CELL)
    for (let line = row * CELL; line < bottom; line += BLOCK)
      for (let column: u32 = 0; column < columns; column++)
        compareBlocks(
          frame,
          width,
          height,
          column * CELL,
          line,
          first + column,
          touched,
          boxes,
          seed,
          blocks,
          known,
        )
    for (let index = first; index < first + columns; index++) {
      if (!load<u64>(touched + ((<usize>index) << 3))) continue
      // Beside what was drawn without an announcement there may be more of it, which is hashed now and not sent.
      if (load<u8>(states + index) === SEEN) {
        store<u64>(known + ((<usize>index) << 3), 0)
        store<u8>(hashed + index, 0)
      }
      store<u8>(states + index, isDrawing ? DRAWN : SEEN)
      const box = boxes + ((<usize>index) << 3)
      if (!load<u64>(box)) continue
      changed++
      store<u8>(hashed + index, 0)
      if (isLarge(box) && isPhoto(frame, width, box, scratch)) store<u8>(photos + index, 1)
    }
    memory.fill(touched + at, 0, (<usize>columns) << 3)
  }
  for (let index: u32 = 0; index < columns * rows; index++) {
    if (load<u8>(states + index) === SEEN) continue
    store<u64>(known + ((<usize>index) << 3), 0)
    store<u8>(hashed + index, 0)
  }
  return changed
}

function isAnyTouched(touched: usize, columns: u32): bool {
  for (let column: u32 = 0; column < columns; column++)
    if (load<u64>(touched + ((<usize>column) << 3))) return true
  return false
}

/**
 * Makes the box of a cell hold what changed of its touched blocks in one row of them.
 * @param left of the cell @param line the row's first line
 */
function compareBlocks(
  frame: usize,
  width: u32,
  height: u32,
  left: u32,
  line: u32,
  index: u32,
  touched: usize,
  boxes: usize,
  seed: usize,
  blocks: usize,
  known: usize,
): void {
  const box = touched + ((<usize>index) << 3)
  const y0 = max(line, <u32>load<u16>(box, 2))
  const y1 = min(line + BLOCK, <u32>load<u16>(box, 6))
  if (y0 >= y1) return
  const x0 = <u32>load<u16>(box)
  const x1 = <u32>load<u16>(box, 4)
  const first = (x0 - left) / BLOCK
  const end = (x1 - left + BLOCK - 1) / BLOCK
  const changed = renew(frame, width, height, left, line, index, first, end, seed, blocks, known)
  if (changed === 0) return
  const from = left + ctz(changed) * BLOCK
  const to = left + (32 - clz(changed)) * BLOCK
  growBox(boxes + ((<usize>index) << 3), max(x0, from), y0, min(x1, to), y1)
}

/**
 * Makes the hashes of some blocks in one row of those of a cell right, and known.
 * @returns a bit for each that is another one than was known
 */
function renew(
  frame: usize,
  width: u32,
  height: u32,
  left: u32,
  line: u32,
  index: u32,
  first: u32,
  end: u32,
  seed: usize,
  blocks: usize,
  known: usize,
): u32 {
  const cellWidth = min(CELL, width - left)
  const h = min(BLOCK, height - line)
  const stride = (<usize>width) << 2
  const before = knownOf(known, index, line)
  let at = blocks + ((<usize>(index * BLOCK_ROWS + rowOf(line)) * BLOCK_ROWS + first) << 3)
  let pixels = frame + line * stride + ((left + first * BLOCK) << 2)
  const k0 = keyFrom(seed, wide(0x9e3779b9, 0x7f4a7c15))
  const k1 = keyFrom(seed + 8, wide(0xc2b2ae3d, 0x27d4eb4f))
  const k2 = keyFrom(seed + 16, wide(0x165667b1, 0x9e3779f9))
  const k3 = keyFrom(seed + 24, wide(0x85ebca77, 0xc2b2ae63))
  let changed: u32 = 0
  // Pixels are opaque: none equals this one.
  let plainColour: u32 = 0
  let plainHash: u64 = 0
  for (let block = first; block < end; block++) {
    const w = min(BLOCK, cellWidth - block * BLOCK)
    let hash: u64
    if (w === BLOCK && h === BLOCK && isPlain(pixels, stride)) {
      const colour = load<u32>(pixels)
      if (colour !== plainColour) {
        plainColour = colour
        plainHash = hashOfPlain(colour, seed, k0)
      }
      hash = plainHash
    } else hash = hashOfBlock(pixels, stride, w, h, seed, k0, k1, k2, k3)
    if (load<u64>(at) !== hash) {
      store<u64>(at, hash)
      changed |= 1 << block
    }
    at += 8
    pixels += (<usize>BLOCK) << 2
  }
  const bits = bitsOf(first, end)
  store<u8>(known + ((<usize>index) << 3) + rowOf(line), <u8>(before | bits))
  return changed | (bits & ~before)
}

function hashOfBlock(
  pixels: usize,
  stride: usize,
  w: u32,
  h: u32,
  seed: usize,
  k0: u64,
  k1: u64,
  k2: u64,
  k3: u64,
): u64 {
  let a = load<u64>(seed, 24)
  let b = load<u64>(seed, 16)
  let c = load<u64>(seed, 8)
  let d = load<u64>(seed)
  if (w === BLOCK)
    for (let row: u32 = 0; row < h; row++) {
      a = mixed(a, load<u64>(pixels), k0)
      b = mixed(b, load<u64>(pixels, 8), k1)
      c = mixed(c, load<u64>(pixels, 16), k2)
      d = mixed(d, load<u64>(pixels, 24), k3)
      pixels += stride
    }
  else
    for (let row: u32 = 0; row < h; row++) {
      for (let i: u32 = 0; i < w; i++) a = mixed(a, <u64>load<u32>(pixels + ((<usize>i) << 2)), k0)
      pixels += stride
    }
  return finalised(mixed(mixed(mixed(a, b, k1), c, k2), d, k3))
}

/** Most blocks of a panel are of one colour: telling so takes a third of the time of their hash. */
function isPlain(pixels: usize, stride: usize): bool {
  const colour = v128.load32_splat(pixels)
  let others = v128.or(v128.xor(v128.load(pixels), colour), v128.xor(v128.load(pixels, 16), colour))
  if (v128.any_true(others)) return false
  for (let row: u32 = 1; row < BLOCK; row++) {
    pixels += stride
    others = v128.or(others, v128.xor(v128.load(pixels), colour))
    others = v128.or(others, v128.xor(v128.load(pixels, 16), colour))
  }
  return !v128.any_true(others)
}

function hashOfPlain(colour: u32, seed: usize, key: u64): u64 {
  return finalised(mixed(load<u64>(seed, 24), wide(colour, 0x9e3779b9), key))
}

function isLarge(box: usize): bool {
  const w = <u32>load<u16>(box, 4) - <u32>load<u16>(box)
  const h = <u32>load<u16>(box, 6) - <u32>load<u16>(box, 2)
  return w * h >= PHOTO_PIXELS_MIN
}

/**
 * Neighbours are seldom equal, and there are many colours: of every fourth row at most a quarter of the pixels equals
 * the next one, and `PHOTO_COLOURS_MIN` colours are found. Letters lie on a plain ground, and a pattern has few colours.
 * @param seen room for a bit for each of 1024 places
 */
function isPhoto(picture: usize, width: u32, box: usize, seen: usize): bool {
  const x = <u32>load<u16>(box)
  const y = <u32>load<u16>(box, 2)
  const w = <u32>load<u16>(box, 4) - x
  const h = <u32>load<u16>(box, 6) - y
  const start = picture + (y * width + x) * 4
  const step = (<usize>width) << 4
  let pairs: u32 = 0
  let equal: u32 = 0
  for (let at = start, row: u32 = 0; row < h; row += 4, at += step)
    for (let i: u32 = 0; i + 5 <= w; i += 4, pairs += 4) {
      const same = i32x4.eq(v128.load(at + ((<usize>i) << 2)), v128.load(at + ((<usize>i) << 2), 4))
      equal += popcnt(i32x4.bitmask(same))
    }
  if (equal * 4 > pairs) return false
  memory.fill(seen, 0, 128)
  let colours: u32 = 0
  for (let at = start, row: u32 = 0; row < h; row += 4, at += step)
    for (let i: u32 = 0; i < w; i++) {
      const place = placeOf(load<u32>(at + ((<usize>i) << 2))) >> 2
      const bits = seen + ((<usize>(place >> 5)) << 2)
      const bit: u32 = 1 << (place & 31)
      if (load<u32>(bits) & bit) continue
      store<u32>(bits, load<u32>(bits) | bit)
      colours++
    }
  return colours >= PHOTO_COLOURS_MIN
}

/**
 * Makes the hash of a cell and of its size right: 128 bits, keyed by the 32 bytes at `seed`. It is not for later where something
 * may have been drawn that viewers have not seen.
 */
export function hashCell(
  frame: usize,
  width: u32,
  height: u32,
  index: u32,
  seed: usize,
  blocks: usize,
  known: usize,
  hashes: usize,
  hashed: usize,
  states: usize,
): void {
  const isSeen = load<u8>(states + index) === SEEN
  if (isSeen && load<u8>(hashed + index)) return
  const columns = (width + CELL - 1) / CELL
  const left = (index % columns) * CELL
  const top = (index / columns) * CELL
  const w = min(CELL, width - left)
  const h = min(CELL, height - top)
  const across = (w + BLOCK - 1) / BLOCK
  for (let line = top; line < top + h; line += BLOCK)
    if (!isSeen || bitsOf(0, across) & ~knownOf(known, index, line))
      renew(frame, width, height, left, line, index, 0, across, seed, blocks, known)
  if (!isSeen) store<u64>(known + ((<usize>index) << 3), 0)
  store<u8>(hashed + index, isSeen ? 1 : 0)
  const k0 = keyFrom(seed, wide(0x9e3779b9, 0x7f4a7c15))
  const k1 = keyFrom(seed + 8, wide(0xc2b2ae3d, 0x27d4eb4f))
  const size = ((<u64>w) << 32) | <u64>h
  let a = load<u64>(seed, 16) ^ size
  let b = load<u64>(seed, 24)
  const from = blocks + <usize>index * CELL_BLOCKS_BYTES
  for (let at = from; at < from + CELL_BLOCKS_BYTES; at += 8) {
    const block = load<u64>(at)
    a = mixed(a, block, k0)
    b = mixed(b, block, k1)
  }
  const out = hashes + ((<usize>index) << 4)
  store<u64>(out, finalised(a ^ finalised(b ^ size)))
  store<u64>(out, finalised(b + finalised(a ^ k1)), 8)
}
