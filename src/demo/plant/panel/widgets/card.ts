/** A plain plate with a title, behind other widgets. */

import type { Area } from "../../rfb-server/screen.ts"
import { drawBox, drawText } from "../drawing.ts"
import type { Theme } from "../theme.ts"
import type { Widget } from "../widget.ts"

export function card(theme: Theme, spec: Area & { title: string; note?: string }): Widget {
  return {
    ...spec,
    background: theme.background,
    renderKey: () => 0,
    paint(brush) {
      drawBox(brush, 0, 0, spec.w, spec.h, 6, theme.card, theme.border)
      drawText(brush, spec.title, 14, 19, { size: 13, weight: 600, colour: theme.mutedText })
      if (spec.note)
        drawText(brush, spec.note, spec.w - 14, 19, { size: 12, colour: theme.mutedText, align: "right" })
    },
  }
}
