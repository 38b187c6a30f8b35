/** The arrow that machines mean by their default pointer. */
import type { DesktopEvent } from "../../desktop.ts"

export type CursorEvent = Extract<DesktopEvent, { kind: "cursor" }>

/** X black, o white, anything else transparent. */
const ROWS = [
  "X           ",
  "XX          ",
  "XoX         ",
  "XooX        ",
  "XoooX       ",
  "XooooX      ",
  "XoooooX     ",
  "XooooooX    ",
  "XoooooooX   ",
  "XooooooooX  ",
  "XoooooooooX ",
  "XooooooXXXXX",
  "XoooXooX    ",
  "XooX XooX   ",
  "XoX  XooX   ",
  "XX    XooX  ",
  "X     XooX  ",
  "       XX   ",
]

export function arrowPointer(): CursorEvent {
  const [w, h] = [ROWS[0]!.length, ROWS.length]
  const rgba = new Uint8Array(w * h * 4)
  for (const [y, row] of ROWS.entries()) {
    for (const [x, mark] of [...row].entries()) {
      if (mark === "X") rgba.set([0, 0, 0, 255], (y * w + x) * 4)
      if (mark === "o") rgba.set([255, 255, 255, 255], (y * w + x) * 4)
    }
  }
  return { kind: "cursor", w, h, hotX: 0, hotY: 0, rgba }
}
