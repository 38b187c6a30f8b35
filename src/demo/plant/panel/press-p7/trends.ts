/** F2: the last minute and a half. */
import { at } from "../../rfb-server/screen.ts"
import { LIGHT as theme } from "../theme.ts"
import type { Widget } from "../widget.ts"
import { trend } from "../widgets/trend.ts"
import type { Press } from "./process.ts"

export function trendsPage({ trends }: Press): Widget[] {
  const { times } = trends
  return [
    trend(theme, {
      ...at(12, 68, 824, 304),
      title: "Hydraulics",
      times,
      pens: [
        { label: "Pressure", unit: "bar", min: 0, max: 240, decimals: 0, history: trends.pressure },
        { label: "Force", unit: "kN", min: 0, max: 6000, decimals: 0, history: trends.force },
      ],
    }),
    trend(theme, {
      ...at(12, 384, 824, 304),
      title: "Ram and oil",
      times,
      pens: [
        { label: "Ram", unit: "mm", min: 0, max: 640, decimals: 0, history: trends.ram },
        { label: "Oil", unit: "°C", min: 20, max: 80, decimals: 1, history: trends.oil },
      ],
    }),
  ]
}
