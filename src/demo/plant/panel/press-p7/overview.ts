/** F1: the press at a glance. */
import { itemAt } from "../../../../base/assert.ts"
import { type Area, at } from "../../rfb-server/screen.ts"
import { drawBox, drawLine, drawText } from "../drawing.ts"
import { LIGHT as theme } from "../theme.ts"
import type { Widget } from "../widget.ts"
import { button } from "../widgets/button.ts"
import { card } from "../widgets/card.ts"
import { gauge } from "../widgets/gauge.ts"
import { readout } from "../widgets/readout.ts"
import { pressMimic } from "./mimic.ts"
import { OIL_LIMIT_C, PHASES, PRESSURE_LIMIT_BAR, type Press } from "./process.ts"
import { RECIPES, SETTINGS } from "./recipes.ts"

const PLANNED_PARTS = 1800

export function overviewPage(press: Press): Widget[] {
  const { state } = press
  const pressure = itemAt(SETTINGS, 0)
  const change = (by: number) => press.set(pressure, state.settings.pressureBar + by)
  return [
    card(theme, { ...at(12, 68, 300, 436), title: "Stroke", note: "mm" }),
    pressMimic(theme, press, at(22, 100, 280, 394)),
    card(theme, { ...at(324, 68, 512, 436), title: "Process values" }),
    ...gauges(press),
    card(theme, { ...at(12, 516, 824, 172), title: "Cycle", note: "parts per shift, 06:00 to 14:00" }),
    phaseStrip(press, at(26, 546, 796, 46)),
    readout(theme, {
      ...at(26, 610, 140, 64),
      label: "Recipe",
      size: 16,
      value: () => itemAt(RECIPES, state.recipe).name,
    }),
    readout(theme, {
      ...at(182, 610, 130, 64),
      label: `Parts of ${PLANNED_PARTS}`,
      value: () => `${state.parts}`,
    }),
    readout(theme, { ...at(322, 610, 90, 64), label: "Rejects", value: () => `${state.rejects}` }),
    readout(theme, {
      ...at(422, 610, 120, 64),
      label: "Last cycle",
      unit: "s",
      value: () => state.lastCycleS.toFixed(1),
    }),
    readout(theme, {
      ...at(566, 610, 128, 64),
      label: "Pressure setpoint",
      unit: "bar",
      value: () => `${state.settings.pressureBar}`,
    }),
    button(theme, { ...at(700, 616, 58, 52), label: "−", size: 26, press: () => change(-5) }),
    button(theme, { ...at(764, 616, 58, 52), label: "+", size: 24, press: () => change(5) }),
  ]
}

type GaugeRow = [
  label: string,
  unit: string,
  normal: [from: number, to: number],
  scale: [min: number, max: number, step: number, decimals: number],
  value: () => number,
  setpoint?: () => number,
]

/** Two beside each other. */
function gauges({ state }: Press): Widget[] {
  const wanted = () => state.settings.pressureBar
  const rows: GaugeRow[] = [
    ["System pressure", "bar", [0, PRESSURE_LIMIT_BAR], [0, 250, 50, 0], () => state.pressureBar, wanted],
    ["Press force", "kN", [0, 5600], [0, 6000, 2000, 0], () => state.forceKn],
    ["Ram position", "mm", [0, 600], [0, 600, 100, 0], () => state.ramMm],
    ["Oil temperature", "°C", [35, OIL_LIMIT_C], [20, 80, 10, 1], () => state.oilC],
  ]
  return rows.map(([label, unit, normal, [min, max, step, decimals], value, setpoint], index) => {
    const area = at(338 + 246 * (index % 2), 98 + 202 * Math.floor(index / 2), 238, 192)
    return gauge(theme, {
      ...area,
      label,
      unit,
      normal,
      scale: { min, max, step, decimals },
      value,
      setpoint,
    })
  })
}

/** The phases of one stroke, the present one lit. */
function phaseStrip({ state }: Press, area: Area): Widget {
  const stepW = area.w / PHASES.length
  return {
    ...area,
    background: theme.card,
    renderKey: () => `${state.phase} ${state.run}`,
    paint(brush) {
      drawLine(brush, theme.normal, 2, [stepW / 2, 12], [area.w - stepW / 2, 12])
      for (const [index, phase] of PHASES.entries()) {
        const x = stepW * (index + 0.5)
        const isNow = phase === state.phase && state.run === "RUNNING"
        drawBox(
          brush,
          x - 8,
          4,
          16,
          16,
          8,
          isNow ? theme.value : theme.card,
          isNow ? theme.value : theme.edge,
        )
        drawText(brush, phase, x, 34, {
          size: 14,
          weight: isNow ? 600 : 400,
          colour: isNow ? theme.text : theme.mutedText,
          align: "center",
        })
      }
    },
  }
}
