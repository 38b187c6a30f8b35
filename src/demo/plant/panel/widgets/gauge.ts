/**
 * A round gauge of 270 degrees: the normal range is marked on the scale, the needle's arc takes an alarm colour only
 * outside of it.
 */

import type { Area } from "../../rfb-server/screen.ts"
import { type Canvas2d, drawText } from "../drawing.ts"
import type { Theme } from "../theme.ts"
import type { Widget } from "../widget.ts"

interface GaugeSpec extends Area {
  label: string
  unit: string
  /** The normal range of the value. */
  normal: readonly [number, number]
  /** `step`: distance of its numbers. */
  scale: { min: number; max: number; step: number; decimals: number }
  value(): number
  setpoint?(): number
}

const START = Math.PI * 0.75
const SWEEP = Math.PI * 1.5
const TRACK_PX = 11
/** Numbers that change faster cannot be read. */
const REPAINT_TICKS = 2

export function gauge(theme: Theme, spec: GaugeSpec): Widget {
  const { min, max, step, decimals } = spec.scale
  const angleOf = (value: number) =>
    START + (SWEEP * (Math.min(Math.max(value, min), max) - min)) / (max - min)
  const centreX = spec.w / 2
  const radius = Math.min(spec.w / 2 - 14, (spec.h - 20) / 1.87)
  const centreY = radius + 12
  const arc = (brush: Canvas2d, from: number, to: number, at: number, widthPx: number, colour: string) => {
    brush.beginPath()
    brush.arc(centreX, centreY, at, angleOf(from), angleOf(to))
    brush.strokeStyle = colour
    brush.lineWidth = widthPx
    brush.stroke()
  }
  const spoke = (
    brush: Canvas2d,
    value: number,
    inner: number,
    outer: number,
    widthPx: number,
    colour: string,
  ) => {
    const angle = angleOf(value)
    brush.beginPath()
    brush.moveTo(centreX + Math.cos(angle) * inner, centreY + Math.sin(angle) * inner)
    brush.lineTo(centreX + Math.cos(angle) * outer, centreY + Math.sin(angle) * outer)
    brush.strokeStyle = colour
    brush.lineWidth = widthPx
    brush.stroke()
  }
  return {
    ...spec,
    background: theme.card,
    everyTicks: REPAINT_TICKS,
    renderKey: () => `${spec.value().toFixed(decimals)} ${spec.setpoint?.() ?? ""}`,
    paint(brush) {
      const value = spec.value()
      const isAbove = value > spec.normal[1]
      const isNormal = !isAbove && value >= spec.normal[0]
      const needle = isNormal ? theme.fill : theme.high
      arc(brush, min, max, radius, TRACK_PX, theme.track)
      arc(brush, spec.normal[0], spec.normal[1], radius + TRACK_PX / 2 + 3, 3, theme.normal)
      if (value > min) arc(brush, min, value, radius, TRACK_PX, needle)
      for (let mark = min; mark <= max; mark += step) {
        spoke(brush, mark, radius - TRACK_PX / 2 - 1, radius - TRACK_PX / 2 - 6, 1.5, theme.edge)
        const angle = angleOf(mark)
        const at = radius - TRACK_PX / 2 - 19
        drawText(brush, `${mark}`, centreX + Math.cos(angle) * at, centreY + Math.sin(angle) * at, {
          size: 10,
          colour: theme.mutedText,
          align: "center",
        })
      }
      if (spec.setpoint) spoke(brush, spec.setpoint(), radius - 9, radius + 9, 3, theme.text)
      drawText(brush, value.toFixed(decimals), centreX, centreY - 4, {
        size: 30,
        weight: 600,
        colour: isNormal ? theme.value : theme.text,
        align: "center",
      })
      drawText(brush, spec.unit, centreX, centreY + 22, {
        size: 13,
        colour: theme.mutedText,
        align: "center",
      })
      drawText(brush, spec.label, centreX, centreY + radius * 0.84 + 2, {
        size: 14,
        weight: 600,
        colour: theme.text,
        align: "center",
      })
    },
  }
}
