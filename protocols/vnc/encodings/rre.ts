/** RRE (RFC 6143 §7.7.3): a background and `count` filled rectangles each of a pixel, x, y, w, h. */
import type { ParseGenerator } from "../../bytes.ts"
import type { Rect } from "../../desktop.ts"
import { ProtocolError } from "../../link.ts"
import type { RfbConnection } from "../connection.ts"

export function* decodeRre(connection: RfbConnection, rect: Rect): ParseGenerator<void> {
  const { queue, format } = connection
  yield 4 + format.bytes
  const count = queue.u32()
  if (rect.w > 0 && rect.h > 0) connection.frame.willDraw(rect)
  connection.frame.fill(rect, connection.takeColour())
  const partBytes = format.bytes + 8
  for (let i = 0; i < count; i++) {
    if (queue.length < partBytes) yield partBytes
    const color = connection.takeColour()
    const sub = { x: queue.u16(), y: queue.u16(), w: queue.u16(), h: queue.u16() }
    if (sub.x + sub.w > rect.w || sub.y + sub.h > rect.h)
      throw new ProtocolError("an RRE part leaves its rectangle")
    connection.chargePixels(sub.w * sub.h)
    sub.x += rect.x
    sub.y += rect.y
    connection.frame.fill(sub, color)
  }
}
