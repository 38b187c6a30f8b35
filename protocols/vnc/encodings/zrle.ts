/** ZRLE (RFC 6143 §7.7.6): u32 length and a piece of one zlib stream, which the frame buffer draws. */
import type { ParseGenerator } from "../../bytes.ts"
import type { Rect } from "../../desktop.ts"
import { zrleBytesMax } from "../../kernels/memory.ts"
import { ProtocolError } from "../../link.ts"
import type { RfbConnection } from "../connection.ts"
import { deflateBound } from "../deflate-bound.ts"
import { widenZrle } from "./zrle-narrow.ts"

export function* decodeZrle(connection: RfbConnection, rect: Rect): ParseGenerator<void> {
  yield 4
  const length = checkedLength(connection.queue.u32(), rect)
  yield length
  drawZrle(connection, rect, length)
}

export function tryDecodeZrle(connection: RfbConnection, rect: Rect): boolean {
  const { queue } = connection
  const length = queue.peekU32()
  if (length === undefined || queue.length < 4 + length) return false
  queue.skip(4)
  drawZrle(connection, rect, checkedLength(length, rect))
  return true
}

function checkedLength(length: number, { w, h }: Rect): number {
  if (length > deflateBound(zrleBytesMax(w, h)))
    throw new ProtocolError(`a ZRLE rectangle of ${length} bytes`)
  return length
}

function drawZrle(connection: RfbConnection, rect: Rect, length: number): void {
  const { format, frame, zrle, queue } = connection
  const data = zrle.inflate(queue.take(length), zrleBytesMax(rect.w, rect.h))
  if (rect.w > 0 && rect.h > 0) frame.willDraw(rect)
  frame.drawZrle(rect, format.colours === null ? data : widenZrle(data, rect, format))
}
