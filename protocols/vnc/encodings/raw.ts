/** Raw (RFC 6143 §7.7.1): width * height pixels, row by row. */
import type { ParseGenerator } from "../../bytes.ts"
import type { Rect } from "../../desktop.ts"
import type { RfbConnection } from "../connection.ts"
import { narrowColour, OPAQUE } from "../pixel-format.ts"

/** Draws row by row as they arrive, so that a full picture never has to wait in memory. */
export function* decodeRaw(connection: RfbConnection, rect: Rect): ParseGenerator<void> {
  const rowBytes = rect.w * connection.format.bytes
  if (rowBytes === 0 || rect.h === 0) return
  connection.frame.willDraw(rect)
  let row = 0
  while (row < rect.h) {
    yield rowBytes
    const rows = Math.min(rect.h - row, Math.floor(connection.queue.length / rowBytes))
    drawRaw(
      connection,
      { x: rect.x, y: rect.y + row, w: rect.w, h: rows },
      connection.queue.take(rows * rowBytes),
    )
    row += rows
  }
}

/** @param bytes  the pixels of `rect` as on the wire: R G B and one that means nothing, or narrow ones */
export function drawRaw(connection: RfbConnection, rect: Rect, bytes: Uint8Array): void {
  const { pixels, format } = connection
  if (format.colours !== null) return drawNarrow(connection, rect, bytes)
  const { width, pixels: target } = connection.frame
  let from = 0
  for (let row = 0; row < rect.h; row++) {
    const start = (rect.y + row) * width + rect.x
    target.set(bytes.subarray(from, from + rect.w * 4), start * 4)
    for (let at = start; at < start + rect.w; at++) pixels[at]! |= OPAQUE
    from += rect.w * 4
  }
}

function drawNarrow({ pixels, format, frame }: RfbConnection, rect: Rect, bytes: Uint8Array): void {
  let from = 0
  for (let row = 0; row < rect.h; row++) {
    const start = (rect.y + row) * frame.width + rect.x
    for (let at = start; at < start + rect.w; at++, from += format.bytes)
      pixels[at] = narrowColour(format, bytes, from)
  }
}
