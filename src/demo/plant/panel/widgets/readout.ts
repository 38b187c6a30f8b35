/** A label, a live number and its unit, one below the other. */

import type { Area } from "../../rfb-server/screen.ts"
import { drawText, textWidth } from "../drawing.ts"
import type { Theme } from "../theme.ts"
import type { Widget } from "../widget.ts"

interface ReadoutSpec extends Area {
  label: string
  unit?: string
  size?: number
  value(): string
}

export function readout(theme: Theme, spec: ReadoutSpec): Widget {
  const size = spec.size ?? 26
  return {
    ...spec,
    background: theme.card,
    renderKey: spec.value,
    paint(brush) {
      drawText(brush, spec.label, 0, 9, { size: 12, colour: theme.mutedText })
      const y = 17 + size * 0.62
      drawText(brush, spec.value(), 0, y, { size, weight: 600, colour: theme.value })
      const x = textWidth(brush, spec.value(), size, 600) + 5
      if (spec.unit) drawText(brush, spec.unit, x, y + size * 0.16, { size: 13, colour: theme.mutedText })
    },
  }
}
