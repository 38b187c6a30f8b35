// The inner loops of the screen over pictures in WASM memory. RGBA, 4 bytes per pixel, row-major; a picture is given by
// the address of its first pixel and its width in pixels. The host (kernels.ts) lays the memory out and checks bounds.

export { drawZrle } from "./zrle"

/** These equal the numbers of viewer-wire-frame.ts. */
const NEAR: u32 = 224
const FIRST_RUN: u32 = 240
const SHORT_RUNS: u32 = 14
const LONG_RUN: u8 = 254
const LITERAL: u8 = 255
const CELL: u32 = 64
/** A grey camera has some hundred; drawn surfaces with a shine have fewer on a quarter of a cell. */
const PHOTO_COLOURS_MIN: u32 = 64
/** A quarter of a cell: smaller changes are seldom looked for among the cells kept. */
const HASH_AT_ONCE_MIN: u32 = (CELL * CELL) / 4

// A colour table: u32 near[224] at 0, u32 count at 896, u8 hint[4096] at 900, u32 far[4096] at 4996.
// A hint says where in `near` a colour may lie; it is believed only when `near` agrees, so it may be wrong.
const COUNT: usize = 896
const HINTS: usize = 900
const FAR: usize = 4996
const TABLE_BYTES: usize = 4996 + 4096 * 4
/** Literals of one rectangle at most: the log of overwritten far colours has room for so many. */
const LITERALS_MAX: u32 = 32768

export function fill(at: usize, pixels: u32, colour: u32): void {
  for (let end = at + ((<usize>pixels) << 2); at < end; at += 4) store<u32>(at, colour)
}

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

export function emptyTable(table: usize): void {
  memory.fill(table, 0, TABLE_BYTES)
}

/** The place of a colour in `far`, 0..4095: the top bits of a multiplicative hash of its r, g, b. */
function placeOf(colour: u32): u32 {
  return ((colour & 0xffffff) * 0x9e3779b1) >> 20
}

/** A new colour: into `far` at its place, and into `near` while that has room. The decoder does the same. */
function insert(table: usize, place: u32, colour: u32): void {
  store<u32>(table + FAR + ((<usize>place) << 2), colour)
  const count = load<u32>(table + COUNT)
  if (count === NEAR) return
  store<u32>(table + ((<usize>count) << 2), colour)
  store<u32>(table + COUNT, count + 1)
  const hint = table + HINTS + place
  const lives = load<u32>(table + ((<usize>load<u8>(hint)) << 2))
  // A colour that is found by this hint keeps it; the neighbour takes the new one.
  store<u8>(lives !== 0 && placeOf(lives) === place ? table + HINTS + (place ^ 1) : hint, <u8>count)
}

/** @returns the index of `colour` in `near`, or 255 */
function find(table: usize, place: u32, colour: u32): u32 {
  let index = <u32>load<u8>(table + HINTS + place)
  if (load<u32>(table + ((<usize>index) << 2)) === colour) return index
  index = <u32>load<u8>(table + HINTS + (place ^ 1))
  return load<u32>(table + ((<usize>index) << 2)) === colour ? index : 255
}

/** Puts back what the literals of an abandoned rectangle changed. */
function undo(table: usize, count: u32, log: usize, end: usize): void {
  while (end > log) {
    end -= 8
    store<u32>(table + FAR + ((<usize>load<u32>(end)) << 2), load<u32>(end, 4))
  }
  for (let i = count; i < load<u32>(table + COUNT); i++) store<u32>(table + ((<usize>i) << 2), 0)
  store<u32>(table + COUNT, count)
}

/** Copies a rectangle column by column, so that a letter of a text line is one run of pixels. */
export function columns(picture: usize, width: u32, x: u32, y: u32, w: u32, h: u32, into: usize): void {
  const stride = (<usize>width) << 2
  for (let column: u32 = 0; column < w; column++) {
    let at = picture + y * stride + ((x + column) << 2)
    for (let row: u32 = 0; row < h; row++) {
      store<u32>(into, load<u32>(at))
      into += 4
      at += stride
    }
  }
}

/**
 * Writes the tokens of a rectangle to `out`.
 * @param log room for `LITERALS_MAX` entries of 8 bytes
 * @returns bytes written; 0 when more than a quarter of the pixels would be literals: raw is better, and the table is
 *   as it was
 */
export function tokens(
  picture: usize,
  width: u32,
  x: u32,
  y: u32,
  w: u32,
  h: u32,
  table: usize,
  log: usize,
  out: usize,
): u32 {
  const stride = (<usize>width) << 2
  const start = out
  const count = load<u32>(table + COUNT)
  let logged = log
  let literals: u32 = min(LITERALS_MAX, 16 + ((w * h) >> 2))
  let colour: u32 = 0
  let run: u32 = 0
  for (let row: u32 = 0; row < h; row++) {
    let at = picture + (y + row) * stride + ((<usize>x) << 2)
    const end = at + ((<usize>w) << 2)
    while (at < end) {
      if (run) {
        const same = i32x4.splat(colour)
        while (at + 16 <= end && i32x4.all_true(i32x4.eq(v128.load(at), same))) {
          run += 4
          at += 16
        }
        while (at < end && load<u32>(at) === colour) {
          run++
          at += 4
        }
        if (at === end) break
        out = writeRun(out, run - 1)
      }
      colour = load<u32>(at)
      at += 4
      run = 1
      const place = placeOf(colour)
      const index = find(table, place, colour)
      if (index !== 255) {
        store<u8>(out++, <u8>index)
      } else if (load<u32>(table + FAR + ((<usize>place) << 2)) === colour) {
        store<u8>(out, <u8>(NEAR + (place >> 8)))
        store<u8>(out, <u8>place, 1)
        out += 2
      } else {
        if (--literals === 0) {
          undo(table, count, log, logged)
          return 0
        }
        store<u32>(logged, place)
        store<u32>(logged, load<u32>(table + FAR + ((<usize>place) << 2)), 4)
        logged += 8
        store<u8>(out, LITERAL)
        store<u8>(out, <u8>colour, 1)
        store<u8>(out, <u8>(colour >> 8), 2)
        store<u8>(out, <u8>(colour >> 16), 3)
        out += 4
        insert(table, place, colour)
      }
    }
  }
  return <u32>(writeRun(out, run - 1) - start)
}

/** `more` further pixels of the colour before. */
function writeRun(out: usize, more: u32): usize {
  if (more === 0) return out
  if (more <= SHORT_RUNS) {
    store<u8>(out, <u8>(FIRST_RUN + more - 1))
    return out + 1
  }
  store<u8>(out++, LONG_RUN)
  more -= SHORT_RUNS + 1
  while (more >= 255) {
    store<u8>(out++, 255)
    more -= 255
  }
  store<u8>(out, <u8>more)
  return out + 1
}

/** Writes each pixel as the difference (r, g, b) to the one before it in the rectangle. @returns bytes written */
export function raw(picture: usize, width: u32, x: u32, y: u32, w: u32, h: u32, out: usize): u32 {
  const stride = (<usize>width) << 2
  let before: u32 = 0
  for (let row: u32 = 0; row < h; row++) {
    let at = picture + (y + row) * stride + ((<usize>x) << 2)
    for (const end = at + ((<usize>w) << 2); at < end; at += 4) {
      const colour = load<u32>(at)
      store<u8>(out, <u8>(colour - before))
      store<u8>(out, <u8>((colour >> 8) - (before >> 8)), 1)
      store<u8>(out, <u8>((colour >> 16) - (before >> 16)), 2)
      before = colour
      out += 3
    }
  }
  return w * h * 3
}
