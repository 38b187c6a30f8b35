// Draws RDP bitmaps of 32 bits per pixel, whose rows come bottom up. Nothing is written outside of the rectangle, nothing is
// read behind the data. Planar bitmaps (MS-RDPEGDI §2.2.2.5.1): planes of alpha, red, green and blue, each raw or
// run-length encoded by rows, where a row holds its differences from the row before, which lies below it in the picture.

const COLOUR_LOSS_OR_SUBSAMPLING: u32 = 0x0f
const RUN_LENGTH: u32 = 0x10
const NO_ALPHA: u32 = 0x20
const OPAQUE: u32 = 0xff000000
const ALPHA: usize = 3

// What may be wrong; these equal the numbers of kernels.ts. Small enough to be no address.
const SHORT: usize = 1
const RUN: usize = 2
const EMPTY: usize = 3
const LOSS: usize = 4
const FAULT_MAX: usize = LOSS

/** @returns 0, or what is wrong */
export function drawPlanar(
  picture: usize,
  width: u32,
  x: u32,
  y: u32,
  w: u32,
  h: u32,
  data: usize,
  length: u32,
): usize {
  const end = data + length
  const stride = (<usize>width) << 2
  const bottom = picture + (y + h - 1) * stride + ((<usize>x) << 2)
  if (data === end) return SHORT
  const format = <u32>load<u8>(data++)
  if (format & COLOUR_LOSS_OR_SUBSAMPLING) return LOSS
  const isEncoded = (format & RUN_LENGTH) !== 0
  const hasAlpha = (format & NO_ALPHA) === 0
  if (hasAlpha) {
    data = drawPlane(bottom + ALPHA, stride, w, h, data, end, isEncoded)
    if (data <= FAULT_MAX) return data
  }
  for (let channel: usize = 0; channel < ALPHA; channel++) {
    data = drawPlane(bottom + channel, stride, w, h, data, end, isEncoded)
    if (data <= FAULT_MAX) return data
  }
  if (hasAlpha) makeOpaque(bottom, stride, w, h)
  return 0
}

function makeOpaque(at: usize, stride: usize, w: u32, h: u32): void {
  for (; h > 0; h--, at -= stride) for (let i: usize = 0; i < w; i++) store<u8>(at + (i << 2), 0xff, ALPHA)
}

/** One byte of each pixel. @returns the address behind the plane's data, or what is wrong */
function drawPlane(
  at: usize,
  stride: usize,
  w: u32,
  h: u32,
  data: usize,
  end: usize,
  isEncoded: bool,
): usize {
  if (isEncoded) {
    for (let row: u32 = 0; row < h; row++, at -= stride) {
      data = drawEncodedRow(at, row === 0 ? 0 : stride, w, data, end)
      if (data <= FAULT_MAX) return data
    }
    return data
  }
  if (data + <usize>w * h > end) return SHORT
  for (; h > 0; h--, at -= stride)
    for (let i: usize = 0; i < w; i++) store<u8>(at + (i << 2), load<u8>(data++))
  return data
}

/**
 * Segments of values and a run of the last one.
 * @param below  distance to the row before; 0 for the first row, which holds values, not differences
 */
function drawEncodedRow(at: usize, below: usize, w: u32, data: usize, end: usize): usize {
  const rowEnd = at + ((<usize>w) << 2)
  let last: u32 = 0
  while (at < rowEnd) {
    if (data >= end) return SHORT
    const control = <u32>load<u8>(data++)
    let values = control >> 4
    let run = control & 0x0f
    if (run === 1 || run === 2) {
      // 1 and 2 stand for long runs without values.
      run = (run << 4) + values
      values = 0
    }
    if (values + run === 0) return EMPTY
    if (at + ((<usize>(values + run)) << 2) > rowEnd) return RUN
    if (data + values > end) return SHORT
    for (; values > 0; values--, at += 4) {
      const value = <u32>load<u8>(data++)
      if (below === 0) last = value
      else last = (value >> 1) ^ -(value & 1)
      store<u8>(at, <u8>(below === 0 ? last : last + load<u8>(at + below)))
    }
    if (below === 0) for (; run > 0; run--, at += 4) store<u8>(at, <u8>last)
    else for (; run > 0; run--, at += 4) store<u8>(at, <u8>(last + load<u8>(at + below)))
  }
  return data
}

/** Pixels of 4 bytes, blue, green, red and one that does not count. @param rowBytes of a row with its padding */
export function drawBgrx(
  picture: usize,
  width: u32,
  x: u32,
  y: u32,
  w: u32,
  h: u32,
  data: usize,
  rowBytes: u32,
): void {
  const stride = (<usize>width) << 2
  const opaque = i32x4.splat(OPAQUE)
  for (
    let at = picture + (y + h - 1) * stride + ((<usize>x) << 2);
    h > 0;
    h--, at -= stride, data += rowBytes
  ) {
    let i: usize = 0
    for (; i + 4 <= w; i += 4) {
      const turned = i8x16.swizzle(
        v128.load(data + (i << 2)),
        i8x16(2, 1, 0, -1, 6, 5, 4, -1, 10, 9, 8, -1, 14, 13, 12, -1),
      )
      v128.store(at + (i << 2), v128.or(turned, opaque))
    }
    for (; i < w; i++) {
      const colour = load<u32>(data + (i << 2))
      const turned = (colour & 0xff00) | ((colour >> 16) & 0xff) | ((colour & 0xff) << 16)
      store<u32>(at + (i << 2), turned | OPAQUE)
    }
  }
}
