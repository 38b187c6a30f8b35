/** F1: the line at a glance. */
import { itemAt } from "../../../../base/assert.ts"
import type { Area } from "../../rfb-server/screen.ts"
import { drawBox, drawText } from "../drawing.ts"
import { DARK as theme } from "../theme.ts"
import type { Widget } from "../widget.ts"
import { button } from "../widgets/button.ts"
import { card } from "../widgets/card.ts"
import { gauge } from "../widgets/gauge.ts"
import { readout } from "../widgets/readout.ts"
import { belt, stationHoods } from "./conveyor.ts"
import { FORMATS } from "./formats.ts"
import { type PackingLine, SPEED_MAX } from "./process.ts"

export function linePage(line: PackingLine): Widget[] {
  const { state } = line
  const format = () => itemAt(FORMATS, state.format)
  return [
    card(theme, { x: 160, y: 68, w: 1108, h: 380, title: "Line" }),
    ...stationHoods(line, { x: 174, y: 104, w: 1080, h: 136 }),
    belt(line, { x: 174, y: 244, w: 1080, h: 104 }),
    ...stationValues(line),
    card(theme, { x: 160, y: 460, w: 548, h: 328, title: "Throughput" }),
    gauge(theme, {
      x: 174,
      y: 490,
      w: 300,
      h: 286,
      label: "Cases a minute",
      unit: "1/min",
      min: 0,
      max: SPEED_MAX,
      normal: [0, 34],
      step: 5,
      decimals: 1,
      value: () => state.speed,
      setpoint: () => state.setSpeed,
    }),
    readout(theme, {
      x: 500,
      y: 500,
      w: 190,
      h: 70,
      label: "Setpoint",
      unit: "1/min",
      size: 34,
      value: () => `${state.setSpeed}`,
    }),
    button(theme, {
      x: 500,
      y: 580,
      w: 88,
      h: 64,
      label: "−",
      size: 28,
      press: () => line.setSpeed(state.setSpeed - 1),
    }),
    button(theme, {
      x: 602,
      y: 580,
      w: 88,
      h: 64,
      label: "+",
      size: 26,
      press: () => line.setSpeed(state.setSpeed + 1),
    }),
    readout(theme, { x: 500, y: 668, w: 190, h: 44, label: "Format", size: 17, value: () => format().name }),
    readout(theme, {
      x: 500,
      y: 724,
      w: 190,
      h: 44,
      label: "Last weight",
      unit: "g",
      size: 17,
      value: () => `${state.lastGrams}`,
    }),
    card(theme, { x: 720, y: 460, w: 548, h: 328, title: "Shift", note: "since 06:00" }),
    readout(theme, {
      x: 738,
      y: 500,
      w: 160,
      h: 64,
      label: "Packed",
      size: 30,
      value: () => `${state.packed}`,
    }),
    readout(theme, {
      x: 918,
      y: 500,
      w: 150,
      h: 64,
      label: "Rejected",
      size: 30,
      value: () => `${state.rejected}`,
    }),
    readout(theme, {
      x: 1090,
      y: 500,
      w: 150,
      h: 64,
      label: "Pallets",
      size: 30,
      value: () => `${state.pallets}`,
    }),
    effectiveness(line, { x: 738, y: 588, w: 512, h: 184 }),
  ]
}

function stationValues({ state }: PackingLine): Widget[] {
  const format = () => itemAt(FORMATS, state.format)
  const perPallet = () => format().perLayer[0] * format().perLayer[1] * format().layers
  const values: [label: string, unit: string, value: () => string][] = [
    ["Blanks left", "", () => `${420 - (state.packed % 400)}`],
    ["Vacuum", "bar", () => "−0.72"],
    ["Glue", "°C", () => state.glueC.toFixed(1)],
    ["Label roll", "%", () => state.labelPercent.toFixed(1)],
    ["Weight", "g", () => `${state.lastGrams}`],
    ["On pallet", `of ${perPallet()}`, () => `${state.casesOnPallet}`],
  ]
  return values.map(([label, unit, value], index) =>
    readout(theme, { x: 190 + index * 180, y: 366, w: 148, h: 60, label, unit, size: 24, value }),
  )
}

/** Availability, performance, quality and their product. */
function effectiveness({ state }: PackingLine, area: Area): Widget {
  const rows = () => {
    const quality = (100 * state.packed) / (state.packed + state.rejected)
    return [
      ["Availability", 91.4],
      ["Performance", 94.8],
      ["Quality", quality],
      ["OEE", (91.4 * 94.8 * quality) / 10_000],
    ] as const
  }
  return {
    ...area,
    background: theme.card,
    renderKey: () =>
      rows()
        .map(([, percent]) => percent.toFixed(1))
        .join(" "),
    paint(brush) {
      for (const [row, [label, percent]] of rows().entries()) {
        const y = 20 + row * 48
        const weight = label === "OEE" ? 600 : 400
        drawText(brush, label, 0, y, { size: 15, weight, colour: theme.text })
        drawBox(brush, 120, y - 8, area.w - 200, 16, 2, theme.track)
        drawBox(brush, 120, y - 8, Math.round(((area.w - 200) * percent) / 100), 16, 2, theme.fill)
        drawText(brush, `${percent.toFixed(1)} %`, area.w, y, {
          size: 16,
          weight: 600,
          colour: theme.value,
          align: "right",
        })
      }
    },
  }
}
