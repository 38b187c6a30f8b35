/** The three filters of Tight's basic compression: inflated bytes in, pixels out. */
import type { Rect } from "../../desktop.ts"
import { ProtocolError } from "../../link.ts"
import type { RfbConnection } from "../connection.ts"
import { OPAQUE } from "../pixel-format.ts"

/** @param bytes red, green, blue at `at` @param swap for panels that mix up red and blue */
export function tightColor(bytes: Uint8Array, at: number, swap: boolean): number {
  const [low, high] = swap ? [at + 2, at] : [at, at + 2]
  return (bytes[low]! | (bytes[at + 1]! << 8) | (bytes[high]! << 16) | OPAQUE) >>> 0
}

/** Copy: `w * h` pixels of 3 bytes. */
export function drawTightCopy(connection: RfbConnection, rect: Rect, bytes: Uint8Array): void {
  const { pixels } = connection
  const stride = connection.frame.width
  const swap = connection.options.swapRedBlue === true
  let pos = 0
  for (let row = 0; row < rect.h; row++) {
    const start = (rect.y + row) * stride + rect.x
    for (let at = start; at < start + rect.w; at++, pos += 3) pixels[at] = tightColor(bytes, pos, swap)
  }
}

/** Palette: one bit per pixel for up to two colours, rows padded to bytes; one byte per pixel above. */
export function drawTightPalette(
  connection: RfbConnection,
  rect: Rect,
  colors: Uint32Array,
  bytes: Uint8Array,
): void {
  const { pixels } = connection
  const stride = connection.frame.width
  const isPacked = colors.length <= 2
  const rowBytes = isPacked ? (rect.w + 7) >> 3 : rect.w
  for (let row = 0; row < rect.h; row++) {
    const start = (rect.y + row) * stride + rect.x
    const from = row * rowBytes
    for (let x = 0; x < rect.w; x++) {
      const index = isPacked ? (bytes[from + (x >> 3)]! >> (7 - (x & 7))) & 1 : bytes[from + x]!
      if (index >= colors.length) throw new ProtocolError(`Tight colour ${index} of ${colors.length}`)
      pixels[start + x] = colors[index]!
    }
  }
}

/**
 * Gradient: each byte is the difference to left + above - aboveLeft, clamped to 0..255; neighbours outside of the
 * rectangle count as 0.
 */
export function drawTightGradient(connection: RfbConnection, rect: Rect, bytes: Uint8Array): void {
  const { pixels } = connection
  const stride = connection.frame.width
  const swap = connection.options.swapRedBlue === true
  let above = new Uint8Array(rect.w * 3)
  let current = new Uint8Array(rect.w * 3)
  for (let row = 0; row < rect.h; row++) {
    const from = row * rect.w * 3
    for (let i = 0; i < rect.w * 3; i++) {
      const guess = i < 3 ? above[i]! : current[i - 3]! + above[i]! - above[i - 3]!
      current[i] = bytes[from + i]! + Math.max(0, Math.min(255, guess))
    }
    const start = (rect.y + row) * stride + rect.x
    for (let x = 0; x < rect.w; x++) pixels[start + x] = tightColor(current, x * 3, swap)
    ;[above, current] = [current, above]
  }
}
