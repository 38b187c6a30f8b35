/** F2: how fast, hour by hour, and what stood in the way. */
import { type Area, at } from "../../rfb-server/screen.ts"
import { drawBox, drawText, drawLine as stroke } from "../drawing.ts"
import { DARK as theme } from "../theme.ts"
import type { Widget } from "../widget.ts"
import { card } from "../widgets/card.ts"
import { trend } from "../widgets/trend.ts"
import type { PackingLine } from "./process.ts"

const FIRST_HOUR = 6
const SHIFT_HOURS = 8
const PLANNED_AN_HOUR = 1350
const SCALE_MAX = 1600
const STOPS = [
  ["Erector jam", 21],
  ["Waiting for product", 14],
  ["Label roll change", 9],
  ["Pallet change", 6],
  ["Gripper vacuum", 4],
] as const

export function throughputPage(line: PackingLine): Widget[] {
  const { trends } = line
  return [
    trend(theme, {
      ...at(160, 68, 1108, 352),
      title: "Cases a minute",
      times: trends.times,
      pens: [
        { label: "Actual", unit: "1/min", min: 0, max: 40, decimals: 1, history: trends.speed },
        { label: "Setpoint", unit: "1/min", min: 0, max: 40, decimals: 0, history: trends.setSpeed },
      ],
    }),
    card(theme, {
      ...at(160, 432, 648, 356),
      title: "Cases an hour",
      note: `line: planned ${PLANNED_AN_HOUR}`,
    }),
    hourBars(line, at(174, 464, 620, 312)),
    card(theme, { ...at(820, 432, 448, 356), title: "Stops of this shift", note: "minutes" }),
    stopBars(at(838, 468, 412, 306)),
  ]
}

function hourBars({ state }: PackingLine, area: Area): Widget {
  return {
    ...area,
    background: theme.card,
    renderKey: () => state.hours.join(" "),
    paint(brush) {
      const bottom = area.h - 26
      const stepW = (area.w - 44) / SHIFT_HOURS
      const yOf = (cases: number) => Math.round(bottom - ((bottom - 14) * cases) / SCALE_MAX)
      for (const mark of [0, 400, 800, 1200, 1600]) {
        stroke(brush, theme.border, 1, [44, yOf(mark) + 0.5], [area.w, yOf(mark) + 0.5])
        drawText(brush, `${mark}`, 36, yOf(mark), { size: 11, colour: theme.mutedText, align: "right" })
      }
      for (let hour = 0; hour < SHIFT_HOURS; hour++) {
        const x = 44 + hour * stepW
        const cases = state.hours[hour]
        const name = `${String(FIRST_HOUR + hour).padStart(2, "0")}:00`
        drawText(brush, name, x + stepW / 2, bottom + 15, {
          size: 12,
          colour: theme.mutedText,
          align: "center",
        })
        if (cases === undefined) continue
        const isCounting = hour === state.hours.length - 1
        drawBox(
          brush,
          x + 12,
          yOf(cases),
          stepW - 24,
          bottom - yOf(cases),
          2,
          isCounting ? theme.normal : theme.fill,
        )
        drawText(brush, `${cases}`, x + stepW / 2, bottom - 14, {
          size: 13,
          weight: 600,
          colour: theme.lampOff,
          align: "center",
        })
      }
      stroke(brush, theme.text, 1.5, [44, yOf(PLANNED_AN_HOUR)], [area.w, yOf(PLANNED_AN_HOUR)])
    },
  }
}

function stopBars(area: Area): Widget {
  return {
    ...area,
    background: theme.card,
    renderKey: () => 0,
    paint(brush) {
      for (const [row, [reason, minutes]] of STOPS.entries()) {
        const y = 14 + row * 60
        drawText(brush, reason, 0, y, { size: 14, colour: theme.text })
        drawText(brush, `${minutes}`, area.w, y, {
          size: 15,
          weight: 600,
          colour: theme.value,
          align: "right",
        })
        drawBox(brush, 0, y + 14, area.w, 12, 2, theme.track)
        drawBox(brush, 0, y + 14, Math.round((area.w * minutes) / STOPS[0][1]), 12, 2, theme.fill)
      }
    },
  }
}
