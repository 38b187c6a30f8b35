/** Zlib (rfbproto, encoding 6): u32 length and a piece of one zlib stream that gives the rectangle as Raw. */
import type { ParseGenerator } from "../../bytes.ts"
import type { Rect } from "../../desktop.ts"
import { ProtocolError } from "../../link.ts"
import type { RfbConnection } from "../connection.ts"
import { deflateBound } from "../deflate-bound.ts"
import { drawRaw } from "./raw.ts"

export function* decodeZlib(connection: RfbConnection, rect: Rect): ParseGenerator<void> {
  yield 4
  const length = connection.queue.u32()
  const rawBytes = rect.w * rect.h * connection.format.bytes
  if (length > deflateBound(rawBytes)) throw new ProtocolError(`a Zlib rectangle of ${length} bytes`)
  yield length
  const bytes = connection.zlib.inflate(connection.queue.take(length), rawBytes)
  if (bytes.length !== rawBytes) throw new ProtocolError("a Zlib rectangle ended short")
  if (rawBytes === 0) return
  connection.frame.willDraw(rect)
  drawRaw(connection, rect, bytes)
}
