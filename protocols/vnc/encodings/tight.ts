/**
 * Tight (rfbproto, encoding 7): a fill, a JPEG picture, or filtered pixels in one of four zlib streams.
 * Pixels are 3 bytes, always red, green, blue, regardless of the requested shifts.
 *
 * The specification limits a rectangle to a width of 2048 pixels. Only the picture's own width is enforced here:
 * TigerVNC sends wider fills and JPEGs, and the width does not bound the cost of a rectangle.
 */
import type { ParseGenerator } from "../../bytes.ts"
import type { Rect } from "../../desktop.ts"
import { ProtocolError } from "../../link.ts"
import type { RfbConnection } from "../connection.ts"
import { deflateBound } from "../deflate-bound.ts"
import { drawTightCopy, drawTightGradient, drawTightPalette, tightColor } from "./tight-filters.ts"
import { checkJpeg } from "./tight-jpeg.ts"

const FILL = 8
const JPEG = 9
const FILTER_COPY = 0
const FILTER_PALETTE = 1
const FILTER_GRADIENT = 2
/** Shorter data is not compressed. */
const COMPRESSED_FROM_BYTES = 12

export function* decodeTight(connection: RfbConnection, rect: Rect): ParseGenerator<void> {
  if (connection.format.colours !== null) throw new ProtocolError("Tight, which was not asked for")
  yield 1
  const control = connection.queue.u8()
  for (let i = 0; i < 4; i++) if (control & (1 << i)) connection.tight[i]!.reset()
  const kind = control >> 4
  if (kind === FILL) yield* decodeFill(connection, rect)
  else if (kind === JPEG) yield* decodeJpeg(connection, rect)
  else if (kind < FILL) yield* decodeBasic(connection, rect, kind)
  else throw new ProtocolError(`Tight compression ${kind}`)
}

function* decodeFill(connection: RfbConnection, rect: Rect): ParseGenerator<void> {
  yield 3
  drawFill(connection, rect)
}

/** A fill that leaves the zlib streams as they are. */
export function tryDecodeFill(connection: RfbConnection, rect: Rect): boolean {
  const { queue } = connection
  if (connection.format.colours !== null || queue.peek(0) !== FILL << 4 || queue.length < 4) return false
  queue.skip(1)
  drawFill(connection, rect)
  return true
}

function drawFill(connection: RfbConnection, rect: Rect): void {
  announce(connection, rect)
  connection.frame.fill(
    rect,
    tightColor(connection.queue.take(3), 0, connection.options.swapRedBlue === true),
  )
  emitDamage(connection, rect)
}

/** Checked and passed on untouched: the viewer's browser decodes it faster. */
function* decodeJpeg(connection: RfbConnection, rect: Rect): ParseGenerator<void> {
  if (!connection.mayReceiveJpeg) throw new ProtocolError("a JPEG picture that was not asked for")
  const length = yield* readLength(connection)
  yield length
  const bytes = connection.queue.take(length)
  if (rect.w === 0 || rect.h === 0) return
  checkJpeg(bytes, rect)
  connection.emit({ kind: "jpeg", rect, bytes })
}

function* decodeBasic(connection: RfbConnection, rect: Rect, kind: number): ParseGenerator<void> {
  const { queue } = connection
  const stream = connection.tight[kind & 3]!
  let filter = FILTER_COPY
  if (kind & 4) {
    yield 1
    filter = queue.u8()
  }
  const swap = connection.options.swapRedBlue === true
  if (filter === FILTER_PALETTE) {
    yield 1
    const count = queue.u8() + 1
    yield count * 3
    const colors = new Uint32Array(count)
    const bytes = queue.take(count * 3)
    for (let i = 0; i < count; i++) colors[i] = tightColor(bytes, i * 3, swap)
    const rowBytes = count <= 2 ? (rect.w + 7) >> 3 : rect.w
    const data = yield* readData(connection, stream, rowBytes * rect.h)
    announce(connection, rect)
    drawTightPalette(connection, rect, colors, data)
  } else if (filter === FILTER_COPY || filter === FILTER_GRADIENT) {
    const data = yield* readData(connection, stream, rect.w * rect.h * 3)
    announce(connection, rect)
    if (filter === FILTER_COPY) drawTightCopy(connection, rect, data)
    else drawTightGradient(connection, rect, data)
  } else {
    throw new ProtocolError(`Tight filter ${filter}`)
  }
  emitDamage(connection, rect)
}

/** @returns exactly `size` bytes, a view valid until the next read */
function* readData(
  connection: RfbConnection,
  stream: RfbConnection["tight"][number],
  size: number,
): ParseGenerator<Uint8Array> {
  if (size < COMPRESSED_FROM_BYTES) {
    yield size
    return connection.queue.take(size)
  }
  const length = yield* readLength(connection)
  if (length > deflateBound(size)) throw new ProtocolError(`a Tight rectangle of ${length} bytes`)
  yield length
  const bytes = stream.inflate(connection.queue.take(length), size)
  if (bytes.length !== size) throw new ProtocolError("a Tight rectangle ended short")
  return bytes
}

/** Compact length: 7 bits, 7 bits, 8 bits, lowest first; the top bit of the first two marks a further byte. */
function* readLength(connection: RfbConnection): ParseGenerator<number> {
  let length = 0
  for (let shift = 0; shift <= 14; shift += 7) {
    yield 1
    const byte = connection.queue.u8()
    if (shift === 14) return length | (byte << 14)
    length |= (byte & 0x7f) << shift
    if (byte < 0x80) return length
  }
  return length
}

function announce(connection: RfbConnection, rect: Rect): void {
  if (rect.w > 0 && rect.h > 0) connection.frame.willDraw(rect)
}

function emitDamage(connection: RfbConnection, rect: Rect): void {
  if (rect.w > 0 && rect.h > 0) connection.emit({ kind: "damage", rect })
}
