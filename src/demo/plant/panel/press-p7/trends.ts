/** F2: the last minute and a half. */
import { at } from "../../rfb-server/screen.ts"
import { LIGHT as theme } from "../theme.ts"
import type { Widget } from "../widget.ts"
import { type Pen, trend } from "../widgets/trend.ts"
import type { Press } from "./process.ts"

export function trendsPage({ trends }: Press): Widget[] {
  const plot = (y: number, title: string, pens: readonly Pen[]) =>
    trend(theme, { ...at(12, y, 824, 304), title, times: trends.times, pens })
  return [
    plot(68, "Hydraulics", [
      { label: "Pressure", unit: "bar", min: 0, max: 240, decimals: 0, history: trends.pressure },
      { label: "Force", unit: "kN", min: 0, max: 6000, decimals: 0, history: trends.force },
    ]),
    plot(384, "Ram and oil", [
      { label: "Ram", unit: "mm", min: 0, max: 640, decimals: 0, history: trends.ram },
      { label: "Oil", unit: "°C", min: 20, max: 80, decimals: 1, history: trends.oil },
    ]),
  ]
}
