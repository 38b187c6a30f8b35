/**
 * DesktopSize (RFC 6143 §7.8.2) and ExtendedDesktopSize (rfbproto, encoding -308): the rectangle's width and height
 * are the new size of the screen.
 */
import type { ParseGenerator } from "../../bytes.ts"
import type { Rect } from "../../desktop.ts"
import { ProtocolError } from "../../link.ts"
import type { RfbConnection } from "../connection.ts"
import { SCREENS_MAX } from "../limits.ts"

/** ExtendedDesktopSize, x: the change is the response to this client's request, and y is its result. */
const REASON_OUR_REQUEST = 1

/** The rectangle's head is all there is. */
export function* decodeDesktopSize(connection: RfbConnection, rect: Rect): ParseGenerator<void> {
  yield 0
  applySize(connection, rect.w, rect.h)
}

/** u8 number of screens, 3 bytes padding, per screen: u32 id, u16 x, y, w, h, u32 flags. */
export function* decodeExtendedDesktopSize(connection: RfbConnection, rect: Rect): ParseGenerator<void> {
  yield 4
  const count = connection.queue.u8()
  connection.queue.skip(3)
  if (count > SCREENS_MAX) throw new ProtocolError(`a desktop of ${count} screens`)
  yield count * 16
  for (let i = 0; i < count; i++) {
    const id = connection.queue.u32()
    connection.queue.skip(8)
    const flags = connection.queue.u32()
    if (i === 0) connection.screen = { id, flags }
  }
  connection.screen ??= { id: 0, flags: 0 }
  const wasRefused = rect.x === REASON_OUR_REQUEST && rect.y !== 0
  if (!wasRefused) applySize(connection, rect.w, rect.h)
}

export function applySize(connection: RfbConnection, width: number, height: number): void {
  if (!connection.resize(width, height)) return
  connection.needsFullUpdate = true
  connection.emit({ kind: "resize", width, height: connection.shownHeight })
}
