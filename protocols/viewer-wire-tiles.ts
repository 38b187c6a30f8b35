/** The pixels of TILE, FRESH and RAW operations and the slots of STORE and REF: see `viewer-wire-frame.ts`. */
import type { Rect } from "./desktop.ts"
import { ProtocolError } from "./link.ts"
import { FAR_COLOURS, FIRST_RUN, LITERAL, LONG_RUN, NEAR_COLOURS, SHORT_RUNS } from "./viewer-wire-frame.ts"

/** A picture as one number per pixel: 0xffBBGGRR, which is RGBA in memory. */
export interface Pixels {
  width: number
  height: number
  data: Uint32Array
}

const OPAQUE = 0xff000000

/** The numbered colours of an epoch; a mirror of the table in the kernels. */
export class ColourTable {
  readonly near = new Uint32Array(NEAR_COLOURS).fill(OPAQUE)
  readonly far = new Uint32Array(FAR_COLOURS).fill(OPAQUE)
  private count = 0

  clear(): void {
    this.near.fill(OPAQUE)
    this.far.fill(OPAQUE)
    this.count = 0
  }

  /** @param near,far 3 bytes a colour: r, g, b */
  restore(near: Uint8Array, far: Uint8Array): void {
    this.clear()
    this.count = near.length / 3
    for (let i = 0; i < this.count; i++) this.near[i] = readColour(near, i * 3)
    for (let i = 0; i < FAR_COLOURS; i++) this.far[i] = readColour(far, i * 3)
  }

  insert(colour: number): void {
    this.far[Math.imul(colour & 0xffffff, 0x9e3779b1) >>> 20] = colour
    if (this.count < NEAR_COLOURS) this.near[this.count++] = colour
  }
}

function readColour(bytes: Uint8Array, at: number): number {
  return (OPAQUE | (bytes[at + 2]! << 16) | (bytes[at + 1]! << 8) | bytes[at]!) >>> 0
}

/**
 * Draws the tokens of one rectangle, which lies inside the picture.
 *
 * @param byColumns  the tokens run down the columns instead of along the rows
 * @returns the offset after the last token
 * @throws ProtocolError when the tokens end early or exceed the rectangle
 */
export function drawTokens(
  picture: Pixels,
  box: Rect,
  bytes: Uint8Array,
  offset: number,
  table: ColourTable,
  byColumns: boolean,
): number {
  const { data, width } = picture
  const end = bytes.length
  const length = byColumns ? box.h : box.w
  const step = byColumns ? width : 1
  const toNextLine = byColumns ? 1 - box.h * width : width - box.w
  let left = box.w * box.h
  let column = 0
  let at = box.y * width + box.x
  let colour = -1
  while (left > 0) {
    if (offset >= end) throw new ProtocolError("a tile cut short")
    const token = bytes[offset++]!
    let count = 1
    if (token < NEAR_COLOURS) colour = table.near[token]!
    else if (token < FIRST_RUN) {
      if (offset >= end) throw new ProtocolError("a colour cut short")
      colour = table.far[((token - NEAR_COLOURS) << 8) | bytes[offset++]!]!
    } else if (token === LITERAL) {
      if (offset + 3 > end) throw new ProtocolError("a colour cut short")
      colour = readColour(bytes, offset)
      offset += 3
      table.insert(colour)
    } else {
      if (colour < 0) throw new ProtocolError("a run before the first colour")
      count = token - FIRST_RUN + 1
      if (token === LONG_RUN) {
        count = SHORT_RUNS + 1
        let more = 255
        while (more === 255) {
          if (offset >= end) throw new ProtocolError("a run cut short")
          more = bytes[offset++]!
          count += more
        }
      }
    }
    if (count > left) throw new ProtocolError("a run beyond its tile")
    left -= count
    while (count > 0) {
      const part = Math.min(count, length - column)
      if (step === 1 && part > 1) data.fill(colour, at, at + part)
      else for (let i = 0; i < part; i++) data[at + i * step] = colour
      at += part * step
      column += part
      count -= part
      if (column === length) {
        column = 0
        at += toNextLine
      }
    }
  }
  return offset
}

/** Draws `w * h * 3` difference bytes. @returns the offset behind them @throws ProtocolError when they are cut short */
export function drawRaw(picture: Pixels, box: Rect, bytes: Uint8Array, offset: number): number {
  if (offset + box.w * box.h * 3 > bytes.length) throw new ProtocolError("raw pixels cut short")
  let [r, g, b] = [0, 0, 0]
  for (let row = 0; row < box.h; row++) {
    const start = (box.y + row) * picture.width + box.x
    for (let at = start; at < start + box.w; at++) {
      r = (r + bytes[offset]!) & 255
      g = (g + bytes[offset + 1]!) & 255
      b = (b + bytes[offset + 2]!) & 255
      offset += 3
      picture.data[at] = (OPAQUE | (b << 16) | (g << 8) | r) >>> 0
    }
  }
  return offset
}

/** Copies a rectangle within the picture; source and target lie inside it. */
export function moveRect(picture: Pixels, box: Rect, fromX: number, fromY: number): void {
  const { data, width } = picture
  if (box.w === width) {
    data.copyWithin(box.y * width, fromY * width, (fromY + box.h) * width)
    return
  }
  for (let i = 0; i < box.h; i++) {
    const row = box.y <= fromY ? i : box.h - 1 - i
    const from = (fromY + row) * width + fromX
    data.copyWithin((box.y + row) * width + box.x, from, from + box.w)
  }
}

export interface StoredTile {
  w: number
  h: number
  data: Uint32Array
}

export function copyTile(picture: Pixels, box: Rect): StoredTile {
  const data = new Uint32Array(box.w * box.h)
  for (let row = 0; row < box.h; row++) {
    const from = (box.y + row) * picture.width + box.x
    data.set(picture.data.subarray(from, from + box.w), row * box.w)
  }
  return { w: box.w, h: box.h, data }
}

export function drawTile(picture: Pixels, x: number, y: number, kept: StoredTile): void {
  for (let row = 0; row < kept.h; row++)
    picture.data.set(kept.data.subarray(row * kept.w, (row + 1) * kept.w), (y + row) * picture.width + x)
}
