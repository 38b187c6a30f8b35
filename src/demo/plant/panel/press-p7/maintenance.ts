/** F5: counters, wear and the signals of the input and output modules. */
import { LIGHT as theme } from "../theme.ts"
import type { Widget } from "../widget.ts"
import { bar } from "../widgets/bar.ts"
import { card } from "../widgets/card.ts"
import { lamp } from "../widgets/lamp.ts"
import { readout } from "../widgets/readout.ts"
import { type Press, RAM_TOP_MM } from "./process.ts"

const thousands = (value: number) => `${Math.floor(value)}`.replace(/\B(?=(\d{3})+$)/g, " ")

export function maintenancePage(press: Press): Widget[] {
  const { state } = press
  return [
    card(theme, { x: 12, y: 68, w: 824, h: 118, title: "Counters" }),
    readout(theme, { x: 30, y: 110, w: 180, h: 64, label: "Strokes", value: () => thousands(state.strokes) }),
    readout(theme, {
      x: 236,
      y: 110,
      w: 180,
      h: 64,
      label: "Operating hours",
      unit: "h",
      value: () => "14 862",
    }),
    readout(theme, {
      x: 442,
      y: 110,
      w: 180,
      h: 64,
      label: "Since last service",
      unit: "h",
      value: () => "1 931",
    }),
    readout(theme, { x: 648, y: 110, w: 180, h: 64, label: "Next service", unit: "h", value: () => "69" }),
    card(theme, { x: 12, y: 198, w: 400, h: 490, title: "Wear", note: "mark: change at" }),
    ...wear(press),
    card(theme, { x: 424, y: 198, w: 412, h: 490, title: "Signals" }),
    ...signals(press),
  ]
}

function wear({ state }: Press): Widget[] {
  const place = (row: number) => ({ x: 30, y: 240 + row * 72, w: 364, h: 50 })
  return [
    bar(theme, {
      ...place(0),
      label: "Return filter, pressure difference",
      min: 0,
      max: 4,
      limit: 2.5,
      value: () => state.filterBar,
      text: () => `${state.filterBar.toFixed(2)} bar`,
    }),
    bar(theme, {
      ...place(1),
      label: "Oil age",
      min: 0,
      max: 5000,
      limit: 4000,
      value: () => 2310,
      text: () => "2 310 h",
    }),
    bar(theme, {
      ...place(2),
      label: "Main cylinder seal, strokes in thousands",
      min: 0,
      max: 3000,
      limit: 2600,
      value: () => state.strokes / 1000,
      text: () => thousands(state.strokes / 1000),
    }),
    bar(theme, {
      ...place(3),
      label: "Pump 1 leakage",
      min: 0,
      max: 10,
      limit: 6,
      value: () => 2.4,
      text: () => "2.4 l/min",
    }),
    bar(theme, {
      ...place(4),
      label: "Pump 2 leakage",
      min: 0,
      max: 10,
      limit: 6,
      value: () => 3.1,
      text: () => "3.1 l/min",
    }),
    bar(theme, {
      ...place(5),
      label: "Nitrogen, accumulator precharge loss",
      min: 0,
      max: 20,
      limit: 15,
      value: () => 4,
      text: () => "4 %",
    }),
  ]
}

function signals({ state }: Press): Widget[] {
  const runs = () => state.run === "RUNNING"
  const inputs: [string, () => boolean][] = [
    ["E-stop closed", () => true],
    ["Guard door closed", () => state.mode === "AUTO"],
    ["Light curtain free", () => state.phase !== "Load" || !runs()],
    ["Ram at top", () => state.ramMm > RAM_TOP_MM - 1],
    ["Ram at touch", () => state.ramMm <= 60],
    ["Sheet in place", () => state.phase !== "Return"],
    ["Oil level", () => true],
    ["Pressure reached", () => state.pressureBar >= state.settings.pressureBar * 0.97],
  ]
  const outputs: [string, () => boolean][] = [
    ["Pump 1", () => state.run !== "FAULT"],
    ["Pump 2", runs],
    ["Ram down fast", () => runs() && state.phase === "Approach"],
    ["Ram down press", () => runs() && state.phase === "Press"],
    ["Ram up", () => runs() && state.phase === "Return"],
    ["Cushion valve", () => runs() && (state.phase === "Press" || state.phase === "Hold")],
    ["Oil cooler", () => state.oilC > 50],
    ["Stack light", runs],
  ]
  const column = (x: number, letter: string, list: [string, () => boolean][]) =>
    list.map(([label, isOn], row) =>
      lamp(theme, { x, y: 242 + row * 54, w: 194, h: 34, tag: `${letter} 0.${row}`, label, isOn }),
    )
  return [...column(438, "I", inputs), ...column(636, "Q", outputs)]
}
