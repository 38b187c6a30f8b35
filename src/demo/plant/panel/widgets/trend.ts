/**
 * A chart of values over time. The plot scrolls to the left by whole pixels, with grid and time axis, so that a
 * server can send it as a copy and a narrow strip of new pixels.
 */

import { itemAt } from "../../../../base/assert.ts"
import type { Area } from "../../rfb-server/screen.ts"
import { type Canvas2d, drawBox, drawLine, drawText, textWidth } from "../drawing.ts"
import type { SampleHistory } from "../sample-history.ts"
import type { Theme } from "../theme.ts"
import type { Widget } from "../widget.ts"

export interface Pen {
  label: string
  unit: string
  min: number
  max: number
  decimals: number
  history: SampleHistory
}

interface TrendSpec extends Area {
  title: string
  pens: readonly Pen[]
  /** Milliseconds since 1970 of each sample. */
  times: SampleHistory
}

const PX_PER_SAMPLE = 2
const LEFT_PX = 44
const RIGHT_PX = 14
const TOP_PX = 40
const CLOCK_PX = 22
/** Room for a value and its unit in the legend. */
const VALUE_PX = 92
const ROWS = 4
const GRID_MS = 15_000
/** A large picture: twice a second is smooth enough for two minutes across. */
const REPAINT_TICKS = 4

export function trend(theme: Theme, spec: TrendSpec): Widget {
  const plot: Area = {
    x: LEFT_PX,
    y: TOP_PX,
    w: spec.w - LEFT_PX - RIGHT_PX,
    h: spec.h - TOP_PX - CLOCK_PX - 6,
  }
  let paintedCount = spec.times.count()
  return {
    ...spec,
    background: theme.background,
    renderKey: () => spec.times.count(),
    everyTicks: REPAINT_TICKS,
    scroll: {
      area: { ...plot, h: plot.h + CLOCK_PX },
      shiftPx: () => (spec.times.count() - paintedCount) * PX_PER_SAMPLE,
    },
    paint(brush) {
      paintedCount = spec.times.count()
      drawBox(brush, 0, 0, spec.w, spec.h, 6, theme.card, theme.border)
      paintLegend(brush, theme, spec)
      paintScale(brush, theme, itemAt(spec.pens, 0), plot)
      brush.save()
      brush.beginPath()
      brush.rect(plot.x, plot.y, plot.w, plot.h + CLOCK_PX)
      brush.clip()
      paintGrid(brush, theme, spec.times, plot)
      brush.beginPath()
      brush.rect(plot.x, plot.y, plot.w, plot.h)
      brush.clip()
      for (const [index, pen] of spec.pens.entries()) paintPen(brush, itemAt(theme.pens, index), pen, plot)
      brush.restore()
    },
  }
}

function paintLegend(brush: Canvas2d, theme: Theme, spec: TrendSpec): void {
  drawText(brush, spec.title, 14, 20, { size: 13, weight: 600, colour: theme.mutedText })
  let right = spec.w - RIGHT_PX
  for (const [index, pen] of [...spec.pens.entries()].reverse()) {
    const value = pen.history.at(pen.history.count() - 1) ?? 0
    const colour = itemAt(theme.pens, index)
    drawText(brush, `${value.toFixed(pen.decimals)} ${pen.unit}`, right, 20, {
      size: 15,
      weight: 600,
      colour,
      align: "right",
    })
    drawText(brush, pen.label, right - VALUE_PX, 20, { size: 13, colour: theme.text, align: "right" })
    const labelPx = Math.ceil(textWidth(brush, pen.label, 13))
    drawBox(brush, right - VALUE_PX - labelPx - 26, 18, 18, 4, 2, colour)
    right -= VALUE_PX + labelPx + 54
  }
}

/** The first pen's scale, as percent lines shared by all. */
function paintScale(brush: Canvas2d, theme: Theme, pen: Pen, plot: Area): void {
  for (let row = 0; row <= ROWS; row++) {
    const y = plot.y + Math.round((plot.h * row) / ROWS)
    const value = pen.max - ((pen.max - pen.min) * row) / ROWS
    drawText(brush, `${Math.round(value)}`, plot.x - 8, y, {
      size: 11,
      colour: theme.mutedText,
      align: "right",
    })
  }
}

function paintGrid(brush: Canvas2d, theme: Theme, times: SampleHistory, plot: Area): void {
  for (let row = 0; row <= ROWS; row++) {
    const y = plot.y + Math.round((plot.h * row) / ROWS) + (row === ROWS ? -0.5 : 0.5)
    drawLine(brush, theme.border, 1, [plot.x, y], [plot.x + plot.w, y])
  }
  for (let index = times.count() - 1; index >= 0; index--) {
    const [before, at] = [times.at(index - 1), times.at(index)]
    if (before === undefined || at === undefined) break
    if (Math.floor(before / GRID_MS) === Math.floor(at / GRID_MS)) continue
    const x = xOf(index, times.count(), plot)
    drawLine(brush, theme.border, 1, [x + 0.5, plot.y], [x + 0.5, plot.y + plot.h])
    const clock = new Date(Math.floor(at / GRID_MS) * GRID_MS).toISOString().slice(11, 19)
    drawText(brush, clock, x, plot.y + plot.h + 12, { size: 11, colour: theme.mutedText, align: "center" })
  }
}

const xOf = (index: number, count: number, plot: Area) => plot.x + plot.w - (count - index) * PX_PER_SAMPLE

function paintPen(brush: Canvas2d, colour: string, pen: Pen, plot: Area): void {
  const count = pen.history.count()
  brush.beginPath()
  for (let index = count - 1; index >= 0; index--) {
    const value = pen.history.at(index)
    if (value === undefined) break
    const x = xOf(index, count, plot)
    if (x < plot.x - PX_PER_SAMPLE) break
    const y = plot.y + plot.h - (plot.h * (value - pen.min)) / (pen.max - pen.min)
    index === count - 1 ? brush.moveTo(x, y) : brush.lineTo(x, y)
  }
  brush.strokeStyle = colour
  brush.lineWidth = 1.75
  brush.lineJoin = "round"
  brush.stroke()
}
