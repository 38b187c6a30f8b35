// What changed: keeps cells as they were before they are drawn, compares, hashes, and tells which are like photographs.

import { placeOf } from "./tokens"

const CELL: u32 = 64
/** A grey camera has some hundred; drawn surfaces with a shine have fewer on a quarter of a cell. */
const PHOTO_COLOURS_MIN: u32 = 64
/** A quarter of a cell: smaller changes are seldom looked for among the cells kept. */
const HASH_AT_ONCE_MIN: u32 = (CELL * CELL) / 4
/** Times 2^55 it changes more than bit 55, whatever it is added to. */
const KEY_LOW: u64 = 0x135
const KEY_LOW_MASK: u64 = 0x1ff

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

// Of each cell u32 x 4, its hash: `hashes`. One byte says whether the cell is still what was hashed: `hashed`.
// Another byte, of `states`, says what is left of the cell as all viewers will have seen it.

/** The picture itself: nothing was drawn there since. */
const SEEN: u8 = 0
/** From 1 on: number of the copy. */
const COPIES_MAX: u8 = 64
/** A cell of a new picture, which is black for the viewers. */
const BLACK: u8 = 254
/** Nothing: what is touched counts as changed. */
const LOST: u8 = 255

const CELL_BYTES: usize = (<usize>(CELL * CELL)) << 2
const ROW_BYTES: usize = (<usize>CELL) << 2

function copyAt(copies: usize, state: u8): usize {
  return copies + (<usize>state - 1) * CELL_BYTES
}

/**
 * Copies the cells that a rectangle is about to be drawn over, as far as there is room.
 * @param count copies so far
 * @returns copies
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
  states: usize,
  copies: usize,
  count: u32,
): u32 {
  const columns = (width + CELL - 1) / CELL
  const stride = (<usize>width) << 2
  for (let row = y / CELL; row * CELL < y + h; row++)
    for (let column = x / CELL; column * CELL < x + w; column++) {
      const index = row * columns + column
      const state = states + index
      if (load<u8>(state) !== SEEN) continue
      if (count >= <u32>COPIES_MAX || load<u64>(touched + ((<usize>index) << 3))) {
        store<u8>(state, LOST)
        continue
      }
      count++
      store<u8>(state, <u8>count)
      const cellWidth = min(CELL, width - column * CELL)
      const cellHeight = min(CELL, height - row * CELL)
      let to = copyAt(copies, <u8>count)
      let from = frame + row * CELL * stride + column * ROW_BYTES
      for (let line: u32 = 0; line < cellHeight; line++) {
        copy(to, from, cellWidth)
        to += ROW_BYTES
        from += stride
      }
    }
  return count
}

/**
 * A rectangle is copied inside the picture, as viewers will copy it: what was kept of its cells is out of place, and nothing
 * is known of them where something is copied that viewers have not seen.
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
  states: usize,
  hashed: usize,
): void {
  const columns = (width + CELL - 1) / CELL
  const isSeen = isAllSeen(columns, fromX, fromY, w, h, touched, states)
  for (let row = y / CELL; row * CELL < y + h; row++)
    for (let column = x / CELL; column * CELL < x + w; column++) {
      const index = row * columns + column
      if (!isSeen || load<u8>(states + index) !== SEEN) store<u8>(states + index, LOST)
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
 * Compares the touched box of each cell with what is left of the cell, and clears `touched`. Boxes are u16 x0, y0, x1, y1
 * (exclusive) in the picture, all zero where nothing was touched; `boxes` gets those of the changes. Only what was touched
 * is looked at: each row of a picture lies in another page of memory. A cell that changed by a quarter or more is hashed at
 * once, while the processor's cache has it, and `photos` gets 1 where such a change is like a photograph.
 * @param black room for a row of a cell, black
 * @param isDrawing something was drawn that is not touched yet: nothing that is kept can be compared with what is sent now
 */
export function scan(
  frame: usize,
  width: u32,
  height: u32,
  touched: usize,
  boxes: usize,
  seed: usize,
  hashes: usize,
  hashed: usize,
  photos: usize,
  scratch: usize,
  states: usize,
  copies: usize,
  black: usize,
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
    if (!compareCells(frame, width, touched + at, boxes + at, columns, states + first, copies, black))
      continue
    for (let index = first + columns; index > first; ) {
      index--
      if (!load<u64>(touched + ((<usize>index) << 3))) continue
      const box = boxes + ((<usize>index) << 3)
      const wasLost = load<u8>(states + index) === LOST
      store<u8>(states + index, isDrawing ? LOST : SEEN)
      if (!load<u64>(box)) continue
      if (wasLost && load<u8>(hashed + index)) {
        if (isAsHashed(frame, width, height, index, seed, hashes)) {
          store<u64>(box, 0)
          continue
        }
      } else store<u8>(hashed + index, 0)
      changed++
      if (isLarge(box)) {
        hashCell(frame, width, height, index, seed, hashes, hashed, states)
        if (isPhoto(frame, width, box, scratch)) store<u8>(photos + index, 1)
      }
    }
    memory.fill(touched + at, 0, (<usize>columns) << 3)
  }
  for (let index: u32 = 0; index < columns * rows; index++) {
    const state = load<u8>(states + index)
    if (state === SEEN || (state === BLACK && !isDrawing)) continue
    store<u8>(states + index, LOST)
    store<u8>(hashed + index, 0)
  }
  return changed
}

/** A hashed cell that is lost has the hash of before it was drawn over. Its hash is right afterwards, also where it is another. */
function isAsHashed(frame: usize, width: u32, height: u32, index: u32, seed: usize, hashes: usize): bool {
  const at = hashes + ((<usize>index) << 4)
  const first = load<u64>(at)
  const second = load<u64>(at, 8)
  hashInto(frame, width, height, index, seed, at)
  return load<u64>(at) === first && load<u64>(at, 8) === second
}

/**
 * Compares a row of cells line by line, not cell by cell: each line of a picture lies in another page of memory, and the
 * processor fetches ahead along a line. @returns whether anything was touched
 */
function compareCells(
  frame: usize,
  width: u32,
  touched: usize,
  boxes: usize,
  columns: u32,
  states: usize,
  copies: usize,
  black: usize,
): bool {
  let firstColumn = columns
  let endColumn: u32 = 0
  let top: u32 = u32.MAX_VALUE
  let bottom: u32 = 0
  let isTouched = false
  for (let column: u32 = 0; column < columns; column++) {
    const box = touched + ((<usize>column) << 3)
    if (!load<u64>(box)) continue
    isTouched = true
    const state = load<u8>(states + column)
    if (state === SEEN || state === LOST) {
      store<u64>(boxes + ((<usize>column) << 3), load<u64>(box))
      continue
    }
    if (endColumn === 0) firstColumn = column
    endColumn = column + 1
    top = min(top, <u32>load<u16>(box, 2))
    bottom = max(bottom, <u32>load<u16>(box, 6))
  }
  const stride = (<usize>width) << 2
  for (let y = top; y < bottom; y++) {
    const line = y * stride
    for (let column = firstColumn; column < endColumn; column++) {
      const box = touched + ((<usize>column) << 3)
      if (y < <u32>load<u16>(box, 2) || y >= <u32>load<u16>(box, 6)) continue
      const state = load<u8>(states + column)
      if (state === SEEN || state === LOST) continue
      const x = <u32>load<u16>(box)
      const w = <u32>load<u16>(box, 4) - x
      const at = frame + line + ((<usize>x) << 2)
      const left = (<usize>(x % CELL)) << 2
      const seen = state === BLACK ? black : copyAt(copies, state) + <usize>(y % CELL) * ROW_BYTES + left
      const first = firstDifference(at, seen, w)
      if (first === w) continue
      const last = lastDifference(at, seen, first, w)
      growBox(boxes + ((<usize>column) << 3), x + first, y, x + last, y + 1)
    }
  }
  return isTouched
}

function isLarge(box: usize): bool {
  const w = <u32>load<u16>(box, 4) - <u32>load<u16>(box)
  const h = <u32>load<u16>(box, 6) - <u32>load<u16>(box, 2)
  return w * h >= HASH_AT_ONCE_MIN
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

/** Makes the hash of a cell right. It is not for later where the cell is not as viewers will have seen it. */
export function hashCell(
  frame: usize,
  width: u32,
  height: u32,
  index: u32,
  seed: usize,
  hashes: usize,
  hashed: usize,
  states: usize,
): void {
  const isSeen = load<u8>(states + index) === SEEN
  if (isSeen && load<u8>(hashed + index)) return
  hashInto(frame, width, height, index, seed, hashes + ((<usize>index) << 4))
  store<u8>(hashed + index, isSeen ? 1 : 0)
}

function hashInto(frame: usize, width: u32, height: u32, index: u32, seed: usize, out: usize): void {
  const columns = (width + CELL - 1) / CELL
  const x = (index % columns) * CELL
  const y = (index / columns) * CELL
  hash(frame, width, x, y, min(CELL, width - x), min(CELL, height - y), seed, out)
}

function differ(a: usize, b: usize): bool {
  return v128.any_true(v128.xor(v128.load(a), v128.load(b)))
}

/** @returns the index of the first pixel that differs, `w` when none does */
function firstDifference(a: usize, b: usize, w: u32): u32 {
  let i: u32 = 0
  while (i + 4 <= w && !differ(a + ((<usize>i) << 2), b + ((<usize>i) << 2))) i += 4
  while (i < w && load<u32>(a + ((<usize>i) << 2)) === load<u32>(b + ((<usize>i) << 2))) i++
  return i
}

/** @returns the index behind the last pixel that differs, where `first` does */
function lastDifference(a: usize, b: usize, first: u32, w: u32): u32 {
  let end = w
  while (end >= first + 4 && !differ(a + ((<usize>(end - 4)) << 2), b + ((<usize>(end - 4)) << 2))) end -= 4
  while (load<u32>(a + ((<usize>(end - 1)) << 2)) === load<u32>(b + ((<usize>(end - 1)) << 2))) end--
  return end
}

/** A row of a cell is too short for `memory.copy`, which leaves the compiled code. */
function copy(to: usize, from: usize, pixels: u32): void {
  const end = to + ((<usize>pixels) << 2)
  for (; to + 16 <= end; to += 16) {
    v128.store(to, v128.load(from))
    from += 16
  }
  for (; to < end; to += 4) {
    store<u32>(to, load<u32>(from))
    from += 4
  }
}

/** One of four chains of a hash takes eight bytes in: a bijection of the chain, and of the bytes. */
function taken(chain: u64, bytes: u64, key: u64): u64 {
  return (rotl<u64>(chain, 32) ^ bytes) * key
}

function wide(high: u32, low: u32): u64 {
  return ((<u64>high) << 32) | <u64>low
}

/** Odd, so that nothing is lost; see `hash` for the low bits. */
function keyFrom(seed: usize, constant: u64): u64 {
  return ((load<u64>(seed) ^ constant) & ~KEY_LOW_MASK) | KEY_LOW
}

/** A bijection in which every bit depends on every other. */
function stirred(value: u64): u64 {
  value = (value ^ (value >> 32)) * wide(0xd6e8feb8, 0x6659fd93)
  value = (value ^ (value >> 29)) * wide(0xa0761d64, 0x78bd642f)
  return value ^ (value >> 32)
}

/**
 * A 128-bit hash of a rectangle and its size, keyed by the 32 bytes at `seed`: four chains of 64 bits side by side, each
 * for two pixels of every eight, and all of them in both halves of the result. The next step of a chain cannot take back
 * what the highest bit of a colour changed: that lies in the top byte of a pixel by then (the low bits of the keys see to
 * it), and the top bytes of all pixels are equal. Lower bits change more.
 */
function hash(picture: usize, width: u32, x: u32, y: u32, w: u32, h: u32, seed: usize, out: usize): void {
  const k0 = keyFrom(seed, wide(0x9e3779b9, 0x7f4a7c15))
  const k1 = keyFrom(seed + 8, wide(0xc2b2ae3d, 0x27d4eb4f))
  const k2 = keyFrom(seed + 16, wide(0x165667b1, 0x9e3779f9))
  const k3 = keyFrom(seed + 24, wide(0x85ebca77, 0xc2b2ae63))
  const size = ((<u64>w) << 32) | <u64>h
  let a = load<u64>(seed, 24) ^ size
  let b = load<u64>(seed, 16)
  let c = load<u64>(seed, 8)
  let d = load<u64>(seed)
  const stride = (<usize>width) << 2
  for (let row: u32 = 0; row < h; row++) {
    let at = picture + (y + row) * stride + ((<usize>x) << 2)
    const end = at + ((<usize>w) << 2)
    for (; at + 32 <= end; at += 32) {
      a = taken(a, load<u64>(at), k0)
      b = taken(b, load<u64>(at, 8), k1)
      c = taken(c, load<u64>(at, 16), k2)
      d = taken(d, load<u64>(at, 24), k3)
    }
    for (; at < end; at += 4) a = taken(a, <u64>load<u32>(at), k0)
  }
  store<u64>(out, stirred(a ^ stirred(b ^ stirred(c ^ stirred(d ^ size)))))
  store<u64>(out, stirred(d + stirred(c + stirred(b + stirred(a ^ k3)))), 8)
}
