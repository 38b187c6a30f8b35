/**
 * DesktopSize (RFC 6143 §7.8.2) and ExtendedDesktopSize (rfbproto, encoding -308): the screen has another size, which
 * the rectangle's width and height tell.
 */
import type { Reading } from "../../bytes.ts"
import type { Rect } from "../../desktop.ts"
import { WireError } from "../../link.ts"
import { SCREENS_MAX } from "../limits.ts"
import type { Talk } from "../talk.ts"

/** ExtendedDesktopSize, x: the change answers our own request, so y tells whether it was granted. */
const REASON_OUR_REQUEST = 1

/** The rectangle's head is all there is. */
export function* decodeDesktopSize(talk: Talk, rect: Rect): Reading<void> {
  yield 0
  takeSize(talk, rect.w, rect.h)
}

/** u8 number of screens, 3 bytes padding, per screen: u32 id, u16 x, y, w, h, u32 flags. */
export function* decodeExtendedDesktopSize(talk: Talk, rect: Rect): Reading<void> {
  yield 4
  const count = talk.queue.u8()
  talk.queue.skip(3)
  if (count > SCREENS_MAX) throw new WireError(`a desktop of ${count} screens`)
  yield count * 16
  for (let i = 0; i < count; i++) {
    const id = talk.queue.u32()
    talk.queue.skip(8)
    const flags = talk.queue.u32()
    if (i === 0) talk.screen = { id, flags }
  }
  talk.screen ??= { id: 0, flags: 0 }
  const wasRefused = rect.x === REASON_OUR_REQUEST && rect.y !== 0
  if (!wasRefused) takeSize(talk, rect.w, rect.h)
}

export function takeSize(talk: Talk, width: number, height: number): void {
  if (!talk.resize(width, height)) return
  talk.needsWholePicture = true
  talk.emit({ kind: "resize", width, height: talk.shownHeight })
}
