/** RRE (RFC 6143 §7.7.3): a background and `count` filled rectangles of 12 bytes: pixel, x, y, w, h. */
import type { ParseGenerator } from "../../bytes.ts"
import type { Rect } from "../../desktop.ts"
import { ProtocolError } from "../../link.ts"
import { OPAQUE, type RfbConnection } from "../connection.ts"

export function* decodeRre(connection: RfbConnection, rect: Rect): ParseGenerator<void> {
  const { queue } = connection
  yield 8
  const count = queue.u32()
  connection.frame.fill(rect, (queue.u32LE() | OPAQUE) >>> 0)
  for (let i = 0; i < count; i++) {
    if (queue.length < 12) yield 12
    const color = (queue.u32LE() | OPAQUE) >>> 0
    const sub = { x: queue.u16(), y: queue.u16(), w: queue.u16(), h: queue.u16() }
    if (sub.x + sub.w > rect.w || sub.y + sub.h > rect.h)
      throw new ProtocolError("an RRE part leaves its rectangle")
    connection.chargePixels(sub.w * sub.h)
    sub.x += rect.x
    sub.y += rect.y
    connection.frame.fill(sub, color)
  }
}
