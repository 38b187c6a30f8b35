import type { Rect } from "../desktop.ts"
import type { Talk } from "./talk.ts"

/** @param color R G B 255 from the lowest byte up; `rect` must lie inside the picture */
export function fill(talk: Talk, rect: Rect, color: number): void {
  const { pixels } = talk
  const stride = talk.frame.width
  let at = rect.y * stride + rect.x
  for (let row = 0; row < rect.h; row++, at += stride) pixels.fill(color, at, at + rect.w)
}
