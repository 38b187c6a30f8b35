// Pixels as tokens, with colour tables: see viewer-wire-frame.ts.

/** These equal the numbers of viewer-wire-frame.ts. */
const NEAR: u32 = 224
const FIRST_RUN: u32 = 240
const SHORT_RUNS: u32 = 14
const LONG_RUN: u8 = 254
const LITERAL: u8 = 255

// A colour table: u32 near[224] at 0, u32 count at 896, u8 hint[4096] at 900, u32 far[4096] at 4996.
// A hint says where in `near` a colour may lie; it is used only when `near` agrees, so it may be wrong.
const COUNT: usize = 896
const HINTS: usize = 900
const FAR: usize = 4996
const TABLE_BYTES: usize = 4996 + 4096 * 4
/** Literals of one rectangle at most: the log of overwritten far colours has room for so many. */
const LITERALS_MAX: u32 = 32768

export function emptyTable(table: usize): void {
  memory.fill(table, 0, TABLE_BYTES)
}

/** The place of a colour in `far`, 0..4095: the top bits of a multiplicative hash of its r, g, b. */
export function placeOf(colour: u32): u32 {
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
  // Pixels are opaque: none equals this one, so the first begins a run.
  let colour: u32 = 0
  let more: u32 = 0
  for (let row: u32 = 0; row < h; row++) {
    let at = picture + (y + row) * stride + ((<usize>x) << 2)
    const end = at + ((<usize>w) << 2)
    while (at < end) {
      if (load<u32>(at) === colour) {
        const from = at
        at = endOfRun(at + 4, end, colour)
        more += <u32>((at - from) >> 2)
        if (at === end) break
      }
      // Between letters and their ground nothing can be foreseen: what is chosen here is written without branches.
      if (more > SHORT_RUNS) out = writeRun(out, more)
      else {
        store<u8>(out, <u8>(FIRST_RUN + more - 1))
        out += <usize>(more !== 0)
      }
      more = 0
      colour = load<u32>(at)
      at += 4
      const place = placeOf(colour)
      const first = <u32>load<u8>(table + HINTS + place)
      const second = <u32>load<u8>(table + HINTS + (place ^ 1))
      const isFirst = load<u32>(table + ((<usize>first) << 2)) === colour
      const isNear = isFirst | (load<u32>(table + ((<usize>second) << 2)) === colour)
      if (isNear | (load<u32>(table + FAR + ((<usize>place) << 2)) === colour)) {
        const near = select<u32>(first, second, isFirst)
        store<u16>(out, <u16>select<u32>(near, (NEAR + (place >> 8)) | (place << 8), isNear))
        out += <usize>2 - <usize>isNear
      } else {
        if (--literals === 0) {
          undo(table, count, log, logged)
          return 0
        }
        store<u32>(logged, place)
        store<u32>(logged, load<u32>(table + FAR + ((<usize>place) << 2)), 4)
        logged += 8
        store<u32>(out, LITERAL | (colour << 8))
        out += 4
        insert(table, place, colour)
      }
    }
  }
  return <u32>(writeRun(out, more) - start)
}

/**
 * @returns the address of the first pixel from `at` on that has another colour, or `end`. Up to eight pixels are read
 *   from `at` on, also behind `end`, where the pictures' memory goes on.
 */
function endOfRun(at: usize, end: usize, colour: u32): usize {
  const same = i32x4.splat(colour)
  while (at < end) {
    const first = i32x4.bitmask(i32x4.eq(v128.load(at), same))
    const equal = first | (i32x4.bitmask(i32x4.eq(v128.load(at, 16), same)) << 4)
    if (equal !== 255) return min(at + ((<usize>ctz(~equal)) << 2), end)
    at += 32
  }
  return end
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
