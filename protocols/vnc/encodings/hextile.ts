/** Hextile (RFC 6143 §7.7.4): tiles of 16 x 16, each raw or a background with filled parts. */
import type { ParseGenerator } from "../../bytes.ts"
import type { Rect } from "../../desktop.ts"
import { ProtocolError } from "../../link.ts"
import type { RfbConnection } from "../connection.ts"
import { OPAQUE } from "../pixel-format.ts"
import { drawRaw } from "./raw.ts"

const TILE = 16
const RAW = 1
const BACKGROUND = 2
const FOREGROUND = 4
const ANY_SUBRECTS = 8
const SUBRECTS_COLOURED = 16
const KNOWN_FLAGS = 31

/** Background and foreground of the tile before, which the next one may leave out. */
interface Colors {
  background: number
  foreground: number
}

export function* decodeHextile(connection: RfbConnection, rect: Rect): ParseGenerator<void> {
  if (rect.w > 0 && rect.h > 0) connection.frame.willDraw(rect)
  const colors: Colors = { background: OPAQUE, foreground: OPAQUE }
  for (let y = 0; y < rect.h; y += TILE) {
    for (let x = 0; x < rect.w; x += TILE) {
      const tile = {
        x: rect.x + x,
        y: rect.y + y,
        w: Math.min(TILE, rect.w - x),
        h: Math.min(TILE, rect.h - y),
      }
      yield* decodeTile(connection, tile, colors)
    }
  }
}

function* decodeTile(connection: RfbConnection, tile: Rect, colors: Colors): ParseGenerator<void> {
  const { queue, format } = connection
  if (queue.length < 1) yield 1
  const mask = queue.u8()
  if (mask > KNOWN_FLAGS) throw new ProtocolError(`Hextile subencoding ${mask}`)
  if (mask & RAW) {
    const length = tile.w * tile.h * format.bytes
    if (queue.length < length) yield length
    return drawRaw(connection, tile, queue.take(length))
  }
  const colourCount = (mask & BACKGROUND ? 1 : 0) + (mask & FOREGROUND ? 1 : 0)
  const headLength = colourCount * format.bytes + (mask & ANY_SUBRECTS ? 1 : 0)
  if (queue.length < headLength) yield headLength
  if (mask & BACKGROUND) colors.background = connection.takeColour()
  if (mask & FOREGROUND) colors.foreground = connection.takeColour()
  connection.frame.fill(tile, colors.background)
  if (!(mask & ANY_SUBRECTS)) return
  const count = queue.u8()
  const length = count * (mask & SUBRECTS_COLOURED ? format.bytes + 2 : 2)
  if (queue.length < length) yield length
  for (let i = 0; i < count; i++)
    drawSubrect(connection, tile, mask & SUBRECTS_COLOURED ? null : colors.foreground)
}

/** One part: its colour if coloured, then x and y, then width and height less one, 4 bits each. */
function drawSubrect(connection: RfbConnection, tile: Rect, foreground: number | null): void {
  const { queue } = connection
  const color = foreground ?? connection.takeColour()
  const place = queue.u8()
  const size = queue.u8()
  const part = { x: place >> 4, y: place & 15, w: (size >> 4) + 1, h: (size & 15) + 1 }
  if (part.x + part.w > tile.w || part.y + part.h > tile.h)
    throw new ProtocolError("a Hextile part leaves its tile")
  part.x += tile.x
  part.y += tile.y
  connection.frame.fill(part, color)
}
