/** A push button; lit when what it stands for is so. */

import type { Area } from "../../rfb-server/screen.ts"
import { drawBox, drawText } from "../drawing.ts"
import type { Theme } from "../theme.ts"
import type { Widget } from "../widget.ts"

interface ButtonSpec extends Area {
  label: string
  /** A key that does the same, in the corner. */
  hint?: string
  size?: number
  ground?: string
  isLit?(): boolean
  isEnabled?(): boolean
  press(): void
}

export function button(theme: Theme, spec: ButtonSpec): Widget {
  const isLit = () => spec.isLit?.() ?? false
  const isEnabled = () => spec.isEnabled?.() ?? true
  return {
    x: spec.x,
    y: spec.y,
    w: spec.w,
    h: spec.h,
    background: spec.ground ?? theme.card,
    renderKey: () => `${isLit()} ${isEnabled()}`,
    paint(brush, isPressed) {
      const fill = isLit() ? theme.buttonLit : isPressed ? theme.buttonPressed : theme.button
      const ink = isLit() ? theme.buttonLitText : isEnabled() ? theme.text : theme.mutedText
      drawBox(brush, 0, 0, spec.w, spec.h, 5, fill, isPressed ? theme.text : theme.edge)
      if (!isPressed && !isLit() && isEnabled()) drawBox(brush, 1, spec.h - 3, spec.w - 2, 2, 1, theme.border)
      const drop = isPressed ? 1 : 0
      const size = spec.size ?? 16
      drawText(brush, spec.label, spec.w / 2, spec.h / 2 + drop, {
        size,
        weight: 600,
        colour: ink,
        align: "center",
        maxWidth: spec.w - 8,
      })
      if (spec.hint)
        drawText(brush, spec.hint, 8, 11, { size: 10, weight: 500, colour: isLit() ? ink : theme.mutedText })
    },
    press: () => {
      if (isEnabled()) spec.press()
    },
  }
}
