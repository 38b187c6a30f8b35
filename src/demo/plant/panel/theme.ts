/**
 * Colours after ISA-101: greys for the normal state, dark blue for live values, and strong colours for abnormal
 * states only.
 */

/** Each in the light and in the dark theme. */
const COLOURS = {
  background: ["#d3d6d9", "#2b3036"],
  card: ["#e3e5e7", "#343a41"],
  /** Header and navigation. */
  chrome: ["#3b434b", "#1f2328"],
  chromeText: ["#f2f4f5", "#eef1f3"],
  chromeMutedText: ["#aeb6bd", "#8f99a3"],
  border: ["#bcc1c6", "#464e57"],
  text: ["#23292f", "#e4e8eb"],
  mutedText: ["#626b73", "#98a2ac"],
  /** Live numbers, and the lengths that stand for them. */
  value: ["#17406d", "#a9d0f5"],
  fill: ["#17406d", "#6d9cc9"],
  /** The page that is open, in the navigation. */
  tabOpen: ["#d3d6d9", "#454d56"],
  tabText: ["#23292f", "#ffffff"],
  /** Scales, empty bars, the range in which a value is normal. */
  track: ["#c6cbcf", "#474f58"],
  normal: ["#a9b3bc", "#64707c"],
  /** Bodies and edges of equipment. */
  steel: ["#b6bcc2", "#5b656f"],
  steelDark: ["#8b949c", "#434b54"],
  steelLight: ["#cdd2d6", "#74808b"],
  edge: ["#5b646c", "#98a3ad"],
  button: ["#eff0f1", "#434b54"],
  buttonPressed: ["#c3c8cd", "#2f353b"],
  buttonLit: ["#4b555f", "#d5dbe0"],
  buttonLitText: ["#ffffff", "#1d2126"],
  lampOn: ["#ffffff", "#f7fafc"],
  lampOff: ["#7d868e", "#21262b"],
  critical: ["#c4162a", "#e5484d"],
  high: ["#e07b12", "#f0932b"],
  low: ["#e8c52c", "#f2cf4a"],
} as const

/** Ink on the colours of alarms. */
export const ALARM_TEXT = { critical: "#ffffff", high: "#221402", low: "#2b2403" }

export type Theme = Readonly<Record<keyof typeof COLOURS, string>> & {
  pens: readonly [string, string, string, string]
}

function theme(column: 0 | 1, pens: Theme["pens"]): Theme {
  const colours = Object.entries(COLOURS).map(([name, pair]) => [name, pair[column]])
  return { ...Object.fromEntries(colours), pens }
}

export const LIGHT = theme(0, ["#17406d", "#8a4f1d", "#2d6a5f", "#6b4a86"])
export const DARK = theme(1, ["#a9d0f5", "#e0b184", "#8fd0bf", "#c8a8e4"])
