/** The movement of a part of a picture, as CopyRect carries it. */
import type { Area } from "./screen.ts"

/** Copies inside one RGBA picture; source and target may overlap. */
export function moveArea(pixels: Uint8Array, width: number, area: Area, fromX: number, fromY: number): void {
  for (let row = 0; row < area.h; row++) {
    const y = fromY < area.y ? area.h - 1 - row : row
    const start = ((fromY + y) * width + fromX) * 4
    pixels.copyWithin(((area.y + y) * width + area.x) * 4, start, start + area.w * 4)
  }
}
