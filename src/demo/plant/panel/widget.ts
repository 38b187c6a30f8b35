/** The parts of pages. A widget is painted when it is first seen, and again whenever its look changes. */
import type { Area } from "../rfb-server/screen.ts"
import type { Canvas2d } from "./drawing.ts"

export interface Widget extends Area {
  /** Colour of the background. */
  background: string
  /** Everything its picture depends on, as one value. */
  renderKey(): string | number
  /** Paints with (0, 0) at the widget's corner; its area is already filled with `background`. */
  paint(brush: Canvas2d, isPressed: boolean): void
  /** Compared only in every so many ticks, for large pictures that may be late. */
  everyTicks?: number
  /** Pressed and released inside; coordinates relative to the widget's corner. */
  press?(x: number, y: number): void
  /** A part whose picture moves to the left, and by how many pixels since it was last painted. */
  scroll?: { area: Area; shiftPx(): number }
}
