/** FramebufferUpdate (RFC 6143 §7.6.1): the rectangles of one update, and what to ask for afterwards. */
import type { Reading } from "../bytes.ts"
import type { Rect } from "../desktop.ts"
import { WireError } from "../link.ts"
import { enableContinuousUpdates, updateRequest } from "./client-messages.ts"
import { ENCODINGS, type Encoding, LAST_RECT } from "./encodings/table.ts"
import { MESSAGE_COST_PIXELS } from "./limits.ts"
import { checkInside, type Talk } from "./talk.ts"

/** The type byte is read already. 65535 rectangles mean "until LastRect". */
export function* readUpdate(talk: Talk): Reading<void> {
  yield 3
  talk.queue.skip(1)
  const count = talk.queue.u16()
  for (let i = 0; i < count; i++) {
    if (talk.queue.length < 12) yield 12
    const head = readHead(talk)
    if (!head) break
    const { rect, encoding } = head
    if (!encoding.decodeNow?.(talk, rect)) yield* encoding.decode(talk, rect)
    if (encoding.reports === "damage" && rect.w > 0 && rect.h > 0) talk.emit({ kind: "damage", rect })
  }
  talk.emit({ kind: "frameEnd" })
  askForMore(talk)
}

/** @returns null for LastRect */
function readHead(talk: Talk): { rect: Rect; encoding: Encoding } | null {
  const { queue } = talk
  const rect: Rect = { x: queue.u16(), y: queue.u16(), w: queue.u16(), h: queue.u16() }
  const number = queue.i32()
  if (number === LAST_RECT) return null
  const encoding = ENCODINGS.get(number)
  if (!encoding) throw new WireError(`encoding ${number}, which was not asked for`)
  if (encoding.reports !== "none") checkInside(rect, talk.frame)
  talk.charge(MESSAGE_COST_PIXELS + (encoding.reports === "none" ? 0 : rect.w * rect.h))
  return { rect, encoding }
}

/** One request is in flight at any time, none when the server sends on its own. */
function askForMore(talk: Talk): void {
  if (talk.needsWholePicture) {
    talk.needsWholePicture = false
    if (talk.sendsContinuously) talk.send(enableContinuousUpdates(wholeOf(talk)))
    talk.send(updateRequest(wholeOf(talk), false))
  } else if (!talk.sendsContinuously) {
    talk.send(updateRequest(wholeOf(talk), true))
  }
}

export function wholeOf(talk: Talk): Rect {
  return { x: 0, y: 0, w: talk.frame.width, h: talk.frame.height }
}
