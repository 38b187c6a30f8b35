/** Zlib (rfbproto, encoding 6): u32 length and a piece of one zlib stream that gives the rectangle as Raw. */
import type { Reading } from "../../bytes.ts"
import type { Rect } from "../../desktop.ts"
import { WireError } from "../../link.ts"
import { deflatedMax } from "../deflated.ts"
import type { Talk } from "../talk.ts"
import { drawRaw } from "./raw.ts"

export function* decodeZlib(talk: Talk, rect: Rect): Reading<void> {
  yield 4
  const length = talk.queue.u32()
  const rawBytes = rect.w * rect.h * 4
  if (length > deflatedMax(rawBytes)) throw new WireError(`a Zlib rectangle of ${length} bytes`)
  yield length
  const bytes = talk.zlib.inflate(talk.queue.take(length), rawBytes)
  if (bytes.length !== rawBytes) throw new WireError("a Zlib rectangle ended short")
  drawRaw(talk, rect, bytes)
}
