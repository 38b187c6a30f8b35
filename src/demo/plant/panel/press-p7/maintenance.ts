/** F5: counters, wear and the signals of the input and output modules. */
import { at } from "../../rfb-server/screen.ts"
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
    card(theme, { ...at(12, 68, 824, 118), title: "Counters" }),
    readout(theme, { ...at(30, 110, 180, 64), label: "Strokes", value: () => thousands(state.strokes) }),
    readout(theme, { ...at(236, 110, 180, 64), label: "Operating hours", unit: "h", value: () => "14 862" }),
    readout(theme, {
      ...at(442, 110, 180, 64),
      label: "Since last service",
      unit: "h",
      value: () => "1 931",
    }),
    readout(theme, { ...at(648, 110, 180, 64), label: "Next service", unit: "h", value: () => "69" }),
    card(theme, { ...at(12, 198, 400, 490), title: "Wear", note: "mark: change at" }),
    ...wear(press),
    card(theme, { ...at(424, 198, 412, 490), title: "Signals" }),
    ...signals(press),
  ]
}

function wear({ state }: Press): Widget[] {
  const seal = () => state.strokes / 1000
  const parts: [label: string, max: number, limit: number, value: () => number, text: () => string][] = [
    [
      "Return filter, pressure difference",
      4,
      2.5,
      () => state.filterBar,
      () => `${state.filterBar.toFixed(2)} bar`,
    ],
    ["Oil age", 5000, 4000, () => 2310, () => "2 310 h"],
    ["Main cylinder seal, strokes in thousands", 3000, 2600, seal, () => thousands(seal())],
    ["Pump 1 leakage", 10, 6, () => 2.4, () => "2.4 l/min"],
    ["Pump 2 leakage", 10, 6, () => 3.1, () => "3.1 l/min"],
    ["Nitrogen, accumulator precharge loss", 20, 15, () => 4, () => "4 %"],
  ]
  return parts.map(([label, max, limit, value, text], row) =>
    bar(theme, { ...at(30, 240 + row * 72, 364, 50), label, min: 0, max, limit, value, text }),
  )
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
      lamp(theme, { ...at(x, 242 + row * 54, 194, 34), tag: `${letter} 0.${row}`, label, isOn }),
    )
  return [...column(438, "I", inputs), ...column(636, "Q", outputs)]
}
