/** CopyRect (RFC 6143 §7.7.2): the rectangle is already on the screen, at another place. */
import type { Reading } from "../../bytes.ts"
import type { Rect } from "../../desktop.ts"
import { checkInside, type Talk } from "../talk.ts"

export function* decodeCopyRect(talk: Talk, rect: Rect): Reading<void> {
  yield 4
  const fromX = talk.queue.u16()
  const fromY = talk.queue.u16()
  checkInside({ x: fromX, y: fromY, w: rect.w, h: rect.h }, talk.frame)
  if (rect.w === 0 || rect.h === 0) return
  talk.frame.move(rect, fromX, fromY)
  talk.emit({ kind: "move", rect, fromX, fromY })
}
