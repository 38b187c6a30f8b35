/** ZRLE (RFC 6143 §7.7.6): u32 length and a piece of one zlib stream, which the frame buffer draws. */
import type { Reading } from "../../bytes.ts"
import type { Rect } from "../../desktop.ts"
import { zrleBytesMax } from "../../kernels/kernels.ts"
import { WireError } from "../../link.ts"
import { deflatedMax } from "../deflated.ts"
import type { Talk } from "../talk.ts"

export function* decodeZrle(talk: Talk, rect: Rect): Reading<void> {
  yield 4
  const length = talk.queue.u32()
  const dataMax = zrleBytesMax(rect.w, rect.h)
  if (length > deflatedMax(dataMax)) throw new WireError(`a ZRLE rectangle of ${length} bytes`)
  yield length
  talk.frame.drawZrle(rect, talk.zrle.inflate(talk.queue.take(length), dataMax))
}
