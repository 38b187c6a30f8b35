/** FramebufferUpdate (RFC 6143 §7.6.1): the rectangles of one update, and the next request. */
import type { ParseGenerator } from "../bytes.ts"
import type { Rect } from "../desktop.ts"
import { ProtocolError } from "../link.ts"
import { enableContinuousUpdates, updateRequest } from "./client-messages.ts"
import { checkBounds, type RfbConnection } from "./connection.ts"
import { ENCODINGS, type Encoding, LAST_RECT } from "./encodings/table.ts"
import { MESSAGE_COST_PIXELS } from "./limits.ts"

/** The type byte is read already. 65535 rectangles mean "until LastRect". */
export function* readUpdate(connection: RfbConnection): ParseGenerator<void> {
  yield 3
  connection.queue.skip(1)
  const count = connection.queue.u16()
  for (let i = 0; i < count; i++) {
    if (connection.queue.length < 12) yield 12
    const head = readRectHeader(connection)
    if (!head) break
    const { rect, encoding } = head
    if (!encoding.tryDecode?.(connection, rect)) yield* encoding.decode(connection, rect)
    if (encoding.reports === "damage" && rect.w > 0 && rect.h > 0) connection.emit({ kind: "damage", rect })
  }
  connection.emit({ kind: "frameEnd" })
  requestNextUpdate(connection)
}

/** @returns null for LastRect */
function readRectHeader(connection: RfbConnection): { rect: Rect; encoding: Encoding } | null {
  const { queue } = connection
  const rect: Rect = { x: queue.u16(), y: queue.u16(), w: queue.u16(), h: queue.u16() }
  const number = queue.i32()
  if (number === LAST_RECT) return null
  const encoding = ENCODINGS.get(number)
  if (!encoding) throw new ProtocolError(`encoding ${number}, which was not asked for`)
  if (encoding.reports !== "none") checkBounds(rect, connection.frame)
  connection.chargePixels(MESSAGE_COST_PIXELS + (encoding.reports === "none" ? 0 : rect.w * rect.h))
  return { rect, encoding }
}

/** One request is in flight at any time, none when the server sends on its own. */
function requestNextUpdate(connection: RfbConnection): void {
  if (connection.needsFullUpdate) {
    connection.needsFullUpdate = false
    if (connection.hasContinuousUpdates) connection.send(enableContinuousUpdates(fullRect(connection)))
    connection.send(updateRequest(fullRect(connection), false))
  } else if (!connection.hasContinuousUpdates) {
    connection.send(updateRequest(fullRect(connection), true))
  }
}

export function fullRect(connection: RfbConnection): Rect {
  return { x: 0, y: 0, w: connection.frame.width, h: connection.frame.height }
}
