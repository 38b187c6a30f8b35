/** CopyRect (RFC 6143 §7.7.2): the rectangle is already on the screen, at another place. */
import type { ParseGenerator } from "../../bytes.ts"
import type { Rect } from "../../desktop.ts"
import { checkBounds, type RfbConnection } from "../connection.ts"

export function* decodeCopyRect(connection: RfbConnection, rect: Rect): ParseGenerator<void> {
  yield 4
  const fromX = connection.queue.u16()
  const fromY = connection.queue.u16()
  checkBounds({ x: fromX, y: fromY, w: rect.w, h: rect.h }, connection.frame)
  if (rect.w === 0 || rect.h === 0) return
  connection.frame.move(rect, fromX, fromY)
  connection.emit({ kind: "move", rect, fromX, fromY })
}
