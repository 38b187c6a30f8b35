/** F1: the line at a glance. */
import { itemAt } from "../../../../base/assert.ts"
import { type Area, at } from "../../rfb-server/screen.ts"
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
  const change = (by: number) => line.setSpeed(state.setSpeed + by)
  return [
    card(theme, { ...at(160, 68, 1108, 380), title: "Line" }),
    ...stationHoods(line, at(174, 104, 1080, 136)),
    belt(line, at(174, 244, 1080, 104)),
    ...stationValues(line),
    card(theme, { ...at(160, 460, 548, 328), title: "Throughput" }),
    gauge(theme, {
      ...at(174, 490, 300, 286),
      label: "Cases a minute",
      unit: "1/min",
      normal: [0, 34],
      scale: { min: 0, max: SPEED_MAX, step: 5, decimals: 1 },
      value: () => state.speed,
      setpoint: () => state.setSpeed,
    }),
    throughput(500, "Setpoint", 34, () => `${state.setSpeed}`, "1/min"),
    button(theme, { ...at(500, 580, 88, 64), label: "−", size: 28, press: () => change(-1) }),
    button(theme, { ...at(602, 580, 88, 64), label: "+", size: 26, press: () => change(1) }),
    throughput(668, "Format", 17, () => format().name),
    throughput(724, "Last weight", 17, () => `${state.lastGrams}`, "g"),
    card(theme, { ...at(720, 460, 548, 328), title: "Shift", note: "since 06:00" }),
    count(738, "Packed", () => state.packed),
    count(918, "Rejected", () => state.rejected),
    count(1090, "Pallets", () => state.pallets),
    effectiveness(line, at(738, 588, 512, 184)),
  ]
}

function throughput(y: number, label: string, size: number, value: () => string, unit?: string): Widget {
  return readout(theme, { ...at(500, y, 190, size + 27), label, size, value, unit })
}

function count(x: number, label: string, value: () => number): Widget {
  return readout(theme, { ...at(x, 500, 160, 64), label, size: 30, value: () => `${value()}` })
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
    readout(theme, { ...at(190 + index * 180, 366, 148, 60), label, unit, size: 24, value }),
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
