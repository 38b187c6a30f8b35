/**
 * Tight (rfbproto, encoding 7): a fill, a JPEG picture, or pixels that a filter prepared for one of four zlib streams.
 * Pixels are 3 bytes, always red, green, blue, whatever shifts were asked for.
 *
 * The document limits a rectangle to 2048 pixels of width. No limit is enforced here but the picture's own: TigerVNC
 * sends fills and JPEG wider than that, and the width says nothing about what a rectangle may cost.
 */
import type { Reading } from "../../bytes.ts"
import type { Rect } from "../../desktop.ts"
import { WireError } from "../../link.ts"
import { deflatedMax } from "../deflated.ts"
import type { Talk } from "../talk.ts"
import { drawTightCopy, drawTightGradient, drawTightPalette, tightColor } from "./tight-filters.ts"

const FILL = 8
const JPEG = 9
const FILTER_COPY = 0
const FILTER_PALETTE = 1
const FILTER_GRADIENT = 2
/** Shorter data is not compressed. */
const COMPRESSED_FROM_BYTES = 12

export function* decodeTight(talk: Talk, rect: Rect): Reading<void> {
  yield 1
  const control = talk.queue.u8()
  for (let i = 0; i < 4; i++) if (control & (1 << i)) talk.tight[i]!.reset()
  const kind = control >> 4
  if (kind === FILL) yield* decodeFill(talk, rect)
  else if (kind === JPEG) yield* decodeJpeg(talk, rect)
  else if (kind < FILL) yield* decodeBasic(talk, rect, kind)
  else throw new WireError(`Tight compression ${kind}`)
}

function* decodeFill(talk: Talk, rect: Rect): Reading<void> {
  yield 3
  drawFill(talk, rect)
}

/** A fill that leaves the zlib streams as they are. */
export function fillNow(talk: Talk, rect: Rect): boolean {
  const { queue } = talk
  if (queue.peek(0) !== FILL << 4 || queue.length < 4) return false
  queue.skip(1)
  drawFill(talk, rect)
  return true
}

function drawFill(talk: Talk, rect: Rect): void {
  talk.frame.fill(rect, tightColor(talk.queue.take(3), 0, talk.options.swapRedBlue === true))
  damaged(talk, rect)
}

/** Passed on untouched: the viewer decodes it better than we could. */
function* decodeJpeg(talk: Talk, rect: Rect): Reading<void> {
  if (!talk.mayBringJpeg) throw new WireError("a JPEG picture that was not asked for")
  const length = yield* readLength(talk)
  yield length
  const bytes = talk.queue.take(length).slice()
  if (rect.w > 0 && rect.h > 0) talk.emit({ kind: "jpeg", rect, bytes })
}

function* decodeBasic(talk: Talk, rect: Rect, kind: number): Reading<void> {
  const { queue } = talk
  const stream = talk.tight[kind & 3]!
  let filter = FILTER_COPY
  if (kind & 4) {
    yield 1
    filter = queue.u8()
  }
  const swap = talk.options.swapRedBlue === true
  if (filter === FILTER_PALETTE) {
    yield 1
    const count = queue.u8() + 1
    yield count * 3
    const colors = new Uint32Array(count)
    const bytes = queue.take(count * 3)
    for (let i = 0; i < count; i++) colors[i] = tightColor(bytes, i * 3, swap)
    const rowBytes = count <= 2 ? (rect.w + 7) >> 3 : rect.w
    drawTightPalette(talk, rect, colors, yield* readData(talk, stream, rowBytes * rect.h))
  } else if (filter === FILTER_COPY) {
    drawTightCopy(talk, rect, yield* readData(talk, stream, rect.w * rect.h * 3))
  } else if (filter === FILTER_GRADIENT) {
    drawTightGradient(talk, rect, yield* readData(talk, stream, rect.w * rect.h * 3))
  } else {
    throw new WireError(`Tight filter ${filter}`)
  }
  damaged(talk, rect)
}

/** @returns exactly `size` bytes, a view valid until the next read */
function* readData(talk: Talk, stream: Talk["tight"][number], size: number): Reading<Uint8Array> {
  if (size < COMPRESSED_FROM_BYTES) {
    yield size
    return talk.queue.take(size)
  }
  const length = yield* readLength(talk)
  if (length > deflatedMax(size)) throw new WireError(`a Tight rectangle of ${length} bytes`)
  yield length
  const bytes = stream.inflate(talk.queue.take(length), size)
  if (bytes.length !== size) throw new WireError("a Tight rectangle ended short")
  return bytes
}

/** Compact length: 7 bits, 7 bits, 8 bits, lowest first; the top bit of the first two says that more follows. */
function* readLength(talk: Talk): Reading<number> {
  let length = 0
  for (let shift = 0; shift <= 14; shift += 7) {
    yield 1
    const byte = talk.queue.u8()
    if (shift === 14) return length | (byte << 14)
    length |= (byte & 0x7f) << shift
    if (byte < 0x80) return length
  }
  return length
}

function damaged(talk: Talk, rect: Rect): void {
  if (rect.w > 0 && rect.h > 0) talk.emit({ kind: "damage", rect })
}
