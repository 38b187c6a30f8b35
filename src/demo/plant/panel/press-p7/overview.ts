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

function gauges({ state }: Press): Widget[] {
  const left = 338
  const right = 584
  const w = 238
  const h = 192
  return [
    gauge(theme, {
      ...at(left, 98, w, h),
      label: "System pressure",
      unit: "bar",
      normal: [0, PRESSURE_LIMIT_BAR],
      scale: { min: 0, max: 250, step: 50, decimals: 0 },
      value: () => state.pressureBar,
      setpoint: () => state.settings.pressureBar,
    }),
    gauge(theme, {
      ...at(right, 98, w, h),
      label: "Press force",
      unit: "kN",
      normal: [0, 5600],
      scale: { min: 0, max: 6000, step: 2000, decimals: 0 },
      value: () => state.forceKn,
    }),
    gauge(theme, {
      ...at(left, 300, w, h),
      label: "Ram position",
      unit: "mm",
      normal: [0, 600],
      scale: { min: 0, max: 600, step: 100, decimals: 0 },
      value: () => state.ramMm,
    }),
    gauge(theme, {
      ...at(right, 300, w, h),
      label: "Oil temperature",
      unit: "°C",
      normal: [35, OIL_LIMIT_C],
      scale: { min: 20, max: 80, step: 10, decimals: 1 },
      value: () => state.oilC,
    }),
  ]
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
