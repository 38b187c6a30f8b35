/** A horizontal bar with its normal range, for wear and levels. */

import type { Area } from "../../rfb-server/screen.ts"
import { drawBox, drawText } from "../drawing.ts"
import type { Theme } from "../theme.ts"
import type { Widget } from "../widget.ts"

interface BarSpec extends Area {
  label: string
  min: number
  max: number
  /** Above is abnormal. */
  limit: number
  value(): number
  text(): string
}

const BAR_PX = 12

export function bar(theme: Theme, spec: BarSpec): Widget {
  const xOf = (value: number) =>
    Math.round((spec.w * (Math.min(Math.max(value, spec.min), spec.max) - spec.min)) / (spec.max - spec.min))
  return {
    ...spec,
    background: theme.card,
    renderKey: () => `${xOf(spec.value())} ${spec.text()}`,
    paint(brush) {
      const top = spec.h - BAR_PX - 5
      const value = spec.value()
      drawText(brush, spec.label, 0, 10, { size: 13, colour: theme.text })
      drawText(brush, spec.text(), spec.w, 10, { size: 14, weight: 600, colour: theme.value, align: "right" })
      drawBox(brush, 0, top, spec.w, BAR_PX, 2, theme.track)
      drawBox(brush, 0, top + BAR_PX + 2, xOf(spec.limit), 3, 0, theme.normal)
      drawBox(brush, 0, top, Math.max(2, xOf(value)), BAR_PX, 2, value > spec.limit ? theme.high : theme.fill)
      drawBox(brush, xOf(spec.limit) - 1, top - 3, 2, BAR_PX + 6, 0, theme.text)
    },
  }
}
