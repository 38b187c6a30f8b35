/**
 * Colours after ISA-101: greys for the normal state, dark blue for live values, and strong colours for abnormal
 * states only.
 */

export interface Theme {
  background: string
  card: string
  /** Header and navigation. */
  chrome: string
  chromeText: string
  chromeMutedText: string
  border: string
  text: string
  mutedText: string
  /** Live numbers, and the lengths that stand for them. */
  value: string
  fill: string
  /** The page that is open, in the navigation. */
  tabOpen: string
  tabText: string
  /** Scales, empty bars, the range in which a value is normal. */
  track: string
  normal: string
  /** Bodies and edges of equipment. */
  steel: string
  steelDark: string
  steelLight: string
  edge: string
  button: string
  buttonPressed: string
  buttonLit: string
  buttonLitText: string
  lampOn: string
  lampOff: string
  critical: string
  high: string
  low: string
  /** Ink on `critical`, `high`, `low`. */
  alarmText: { critical: string; high: string; low: string }
  pens: readonly [string, string, string, string]
}

export const LIGHT: Theme = {
  background: "#d3d6d9",
  card: "#e3e5e7",
  chrome: "#3b434b",
  chromeText: "#f2f4f5",
  chromeMutedText: "#aeb6bd",
  border: "#bcc1c6",
  text: "#23292f",
  mutedText: "#626b73",
  value: "#17406d",
  fill: "#17406d",
  tabOpen: "#d3d6d9",
  tabText: "#23292f",
  track: "#c6cbcf",
  normal: "#a9b3bc",
  steel: "#b6bcc2",
  steelDark: "#8b949c",
  steelLight: "#cdd2d6",
  edge: "#5b646c",
  button: "#eff0f1",
  buttonPressed: "#c3c8cd",
  buttonLit: "#4b555f",
  buttonLitText: "#ffffff",
  lampOn: "#ffffff",
  lampOff: "#7d868e",
  critical: "#c4162a",
  high: "#e07b12",
  low: "#e8c52c",
  alarmText: { critical: "#ffffff", high: "#221402", low: "#2b2403" },
  pens: ["#17406d", "#8a4f1d", "#2d6a5f", "#6b4a86"],
}

export const DARK: Theme = {
  background: "#2b3036",
  card: "#343a41",
  chrome: "#1f2328",
  chromeText: "#eef1f3",
  chromeMutedText: "#8f99a3",
  border: "#464e57",
  text: "#e4e8eb",
  mutedText: "#98a2ac",
  value: "#a9d0f5",
  fill: "#6d9cc9",
  tabOpen: "#454d56",
  tabText: "#ffffff",
  track: "#474f58",
  normal: "#64707c",
  steel: "#5b656f",
  steelDark: "#434b54",
  steelLight: "#74808b",
  edge: "#98a3ad",
  button: "#434b54",
  buttonPressed: "#2f353b",
  buttonLit: "#d5dbe0",
  buttonLitText: "#1d2126",
  lampOn: "#f7fafc",
  lampOff: "#21262b",
  critical: "#e5484d",
  high: "#f0932b",
  low: "#f2cf4a",
  alarmText: { critical: "#ffffff", high: "#221402", low: "#2b2403" },
  pens: ["#a9d0f5", "#e0b184", "#8fd0bf", "#c8a8e4"],
}
