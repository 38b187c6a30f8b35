/** F1: the press at a glance. */
import { itemAt } from "../../../../base/assert.ts"
import type { Area } from "../../rfb-server/screen.ts"
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
    card(theme, { x: 12, y: 68, w: 300, h: 436, title: "Stroke", note: "mm" }),
    pressMimic(theme, press, { x: 22, y: 100, w: 280, h: 394 }),
    card(theme, { x: 324, y: 68, w: 512, h: 436, title: "Process values" }),
    ...gauges(press),
    card(theme, { x: 12, y: 516, w: 824, h: 172, title: "Cycle", note: "parts per shift, 06:00 to 14:00" }),
    phaseStrip(press, { x: 26, y: 546, w: 796, h: 46 }),
    readout(theme, {
      x: 26,
      y: 610,
      w: 140,
      h: 64,
      label: "Recipe",
      size: 16,
      value: () => itemAt(RECIPES, state.recipe).name,
    }),
    readout(theme, {
      x: 182,
      y: 610,
      w: 130,
      h: 64,
      label: `Parts of ${PLANNED_PARTS}`,
      value: () => `${state.parts}`,
    }),
    readout(theme, { x: 322, y: 610, w: 90, h: 64, label: "Rejects", value: () => `${state.rejects}` }),
    readout(theme, {
      x: 422,
      y: 610,
      w: 120,
      h: 64,
      label: "Last cycle",
      unit: "s",
      value: () => state.lastCycleS.toFixed(1),
    }),
    readout(theme, {
      x: 566,
      y: 610,
      w: 128,
      h: 64,
      label: "Pressure setpoint",
      unit: "bar",
      value: () => `${state.settings.pressureBar}`,
    }),
    button(theme, { x: 700, y: 616, w: 58, h: 52, label: "−", size: 26, press: () => change(-5) }),
    button(theme, { x: 764, y: 616, w: 58, h: 52, label: "+", size: 24, press: () => change(5) }),
  ]
}

function gauges({ state }: Press): Widget[] {
  const left = 338
  const right = 584
  const w = 238
  const h = 192
  return [
    gauge(theme, {
      x: left,
      y: 98,
      w,
      h,
      label: "System pressure",
      unit: "bar",
      min: 0,
      max: 250,
      normal: [0, PRESSURE_LIMIT_BAR],
      step: 50,
      decimals: 0,
      value: () => state.pressureBar,
      setpoint: () => state.settings.pressureBar,
    }),
    gauge(theme, {
      x: right,
      y: 98,
      w,
      h,
      label: "Press force",
      unit: "kN",
      min: 0,
      max: 6000,
      normal: [0, 5600],
      step: 2000,
      decimals: 0,
      value: () => state.forceKn,
    }),
    gauge(theme, {
      x: left,
      y: 300,
      w,
      h,
      label: "Ram position",
      unit: "mm",
      min: 0,
      max: 600,
      normal: [0, 600],
      step: 100,
      decimals: 0,
      value: () => state.ramMm,
    }),
    gauge(theme, {
      x: right,
      y: 300,
      w,
      h,
      label: "Oil temperature",
      unit: "°C",
      min: 20,
      max: 80,
      normal: [35, OIL_LIMIT_C],
      step: 10,
      decimals: 1,
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
