// What changed: compares the two pictures, hashes the cells and tells which are like photographs.

import { placeOf } from "./tokens"

const CELL: u32 = 64
/** A grey camera has some hundred; drawn surfaces with a shine have fewer on a quarter of a cell. */
const PHOTO_COLOURS_MIN: u32 = 64
/** A quarter of a cell: smaller changes are seldom looked for among the cells kept. */
const HASH_AT_ONCE_MIN: u32 = (CELL * CELL) / 4

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

// Of each cell u32 x 4, its hash: `hashes`. One byte says whether `known` is still what was hashed: `hashed`.

/**
 * Compares the touched box of each cell in `frame` with `known`, brings `known` up to date there and clears `touched`.
 * Boxes are u16 x0, y0, x1, y1 (exclusive) in the picture, all zero where nothing was touched; `boxes` gets those of
 * the changes. Only what was touched is looked at: each row of a picture lies in another page of memory. A cell that
 * changed by a quarter or more is hashed at once, while the processor's cache has it, and `photos` gets 1 where such a
 * change is like a photograph.
 */
export function scan(
  frame: usize,
  known: usize,
  width: u32,
  height: u32,
  touched: usize,
  boxes: usize,
  seed: usize,
  hashes: usize,
  hashed: usize,
  photos: usize,
  scratch: usize,
): u32 {
  const columns = (width + CELL - 1) / CELL
  let changed: u32 = 0
  // From the last cell to the first: the adapter drew the last ones last, and the encoder begins with the first ones,
  // so both find in the processor's cache what they need.
  for (let index = columns * ((height + CELL - 1) / CELL); index > 0; ) {
    index--
    const at = (<usize>index) << 3
    store<u64>(boxes + at, 0)
    store<u8>(photos + index, 0)
    if (!load<u64>(touched + at)) continue
    if (scanBox(frame, known, width, touched + at, boxes + at)) {
      changed++
      store<u8>(hashed + index, 0)
      if (isLarge(boxes + at)) {
        hashCell(known, width, height, index, seed, hashes, hashed)
        if (isPhoto(known, width, boxes + at, scratch)) store<u8>(photos + index, 1)
      }
    }
    store<u64>(touched + at, 0)
  }
  return changed
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

/** Brings the hash of a cell of `known` up to date. */
export function hashCell(
  known: usize,
  width: u32,
  height: u32,
  index: u32,
  seed: usize,
  hashes: usize,
  hashed: usize,
): void {
  if (load<u8>(hashed + index)) return
  const columns = (width + CELL - 1) / CELL
  const x = (index % columns) * CELL
  const y = (index / columns) * CELL
  const at = hashes + ((<usize>index) << 4)
  hash(known, width, x, y, min(CELL, width - x), min(CELL, height - y), seed, at)
  store<u8>(hashed + index, 1)
}

function scanBox(frame: usize, known: usize, width: u32, touched: usize, box: usize): u32 {
  const x = <u32>load<u16>(touched)
  const y = <u32>load<u16>(touched, 2)
  const w = <u32>load<u16>(touched, 4) - x
  const h = <u32>load<u16>(touched, 6) - y
  const stride = (<usize>width) << 2
  let left: u32 = w
  let right: u32 = 0
  let top: u32 = h
  let bottom: u32 = 0
  for (let row: u32 = 0; row < h; row++) {
    const at = (y + row) * stride + ((<usize>x) << 2)
    const first = firstDifference(frame + at, known + at, w)
    if (first === w) continue
    const last = lastDifference(frame + at, known + at, first, w)
    copy(known + at + ((<usize>first) << 2), frame + at + ((<usize>first) << 2), last - first)
    if (row < top) top = row
    bottom = row + 1
    left = min(left, first)
    right = max(right, last)
  }
  if (bottom === 0) return 0
  store<u16>(box, <u16>(x + left))
  store<u16>(box, <u16>(y + top), 2)
  store<u16>(box, <u16>(x + right), 4)
  store<u16>(box, <u16>(y + bottom), 6)
  return 1
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

function rotate(v: v128, bits: i32): v128 {
  return v128.or(i32x4.shl(v, bits), i32x4.shr_u(v, 32 - bits))
}

/**
 * A 128-bit hash of a rectangle and its size, keyed by the 32 bytes at `seed`. Every step is a bijection of `a`, and
 * `b` gathers `a` from two lanes, so a difference cannot vanish inside one lane.
 */
function hash(picture: usize, width: u32, x: u32, y: u32, w: u32, h: u32, seed: usize, out: usize): void {
  const k1 = i32x4.splat(0x9e3779b1)
  const k2 = i32x4.splat(0x85ebca6b)
  let a = v128.xor(v128.load(seed), i32x4.splat(<i32>((w << 16) | h)))
  let b = v128.load(seed, 16)
  // A second pair for every other step: the two run side by side in the processor.
  let c = v128.not(a)
  let d = v128.not(b)
  const stride = (<usize>width) << 2
  for (let row: u32 = 0; row < h; row++) {
    let at = picture + (y + row) * stride + ((<usize>x) << 2)
    const end = at + ((<usize>w) << 2)
    for (; at + 32 <= end; at += 32) {
      a = i32x4.mul(i32x4.add(rotate(a, 13), v128.load(at)), k1)
      c = i32x4.mul(i32x4.add(rotate(c, 13), v128.load(at, 16)), k1)
      b = i32x4.add(i32x4.mul(v128.xor(rotate(b, 7), v128.shuffle<i32>(a, a, 1, 2, 3, 0)), k2), a)
      d = i32x4.add(i32x4.mul(v128.xor(rotate(d, 7), v128.shuffle<i32>(c, c, 1, 2, 3, 0)), k2), c)
    }
    for (; at < end; at += 4) {
      a = i32x4.mul(i32x4.add(rotate(a, 13), i32x4.splat(load<i32>(at))), k1)
      b = i32x4.add(i32x4.mul(v128.xor(rotate(b, 7), v128.shuffle<i32>(a, a, 1, 2, 3, 0)), k2), a)
    }
  }
  a = i32x4.add(i32x4.mul(v128.xor(rotate(a, 13), c), k1), rotate(d, 5))
  b = i32x4.add(i32x4.mul(v128.xor(rotate(b, 7), d), k2), rotate(c, 9))
  for (let round = 0; round < 4; round++) {
    a = i32x4.mul(v128.xor(a, i32x4.shr_u(a, 15)), k2)
    b = i32x4.add(i32x4.mul(v128.xor(rotate(b, 7), v128.shuffle<i32>(a, a, 1, 2, 3, 0)), k1), a)
    b = v128.xor(b, i32x4.shr_u(b, 16))
    a = i32x4.add(rotate(a, 11), v128.shuffle<i32>(b, b, 2, 3, 0, 1))
  }
  v128.store(out, v128.xor(a, b))
}
