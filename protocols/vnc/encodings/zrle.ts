/** ZRLE (RFC 6143 §7.7.6): u32 length and a piece of one zlib stream, which the frame buffer draws. */
import type { Reading } from "../../bytes.ts"
import type { Rect } from "../../desktop.ts"
import { zrleBytesMax } from "../../kernels/kernels.ts"
import { WireError } from "../../link.ts"
import { deflatedMax } from "../deflated.ts"
import type { Talk } from "../talk.ts"

export function* decodeZrle(talk: Talk, rect: Rect): Reading<void> {
  yield 4
  const length = checkedLength(talk.queue.u32(), rect)
  yield length
  draw(talk, rect, length)
}

export function decodeZrleNow(talk: Talk, rect: Rect): boolean {
  const { queue } = talk
  const length = queue.peekU32()
  if (length === undefined || queue.length < 4 + length) return false
  queue.skip(4)
  draw(talk, rect, checkedLength(length, rect))
  return true
}

function checkedLength(length: number, { w, h }: Rect): number {
  if (length > deflatedMax(zrleBytesMax(w, h))) throw new WireError(`a ZRLE rectangle of ${length} bytes`)
  return length
}

function draw(talk: Talk, rect: Rect, length: number): void {
  talk.frame.drawZrle(rect, talk.zrle.inflate(talk.queue.take(length), zrleBytesMax(rect.w, rect.h)))
}
