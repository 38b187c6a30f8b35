/**
 * Colours after ISA-101: greys for everything that is as it should be, dark blue for live values, and strong colour
 * for what is abnormal alone.
 */

export interface Theme {
  ground: string
  card: string
  /** Header and navigation. */
  chrome: string
  chromeInk: string
  chromeMute: string
  rule: string
  ink: string
  mute: string
  /** Live numbers, and the lengths that stand for them. */
  value: string
  fill: string
  /** The page that is open, in the navigation. */
  tabOpen: string
  tabInk: string
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
  buttonLitInk: string
  lampOn: string
  lampOff: string
  critical: string
  high: string
  low: string
  /** Ink on `critical`, `high`, `low`. */
  alarmInk: { critical: string; high: string; low: string }
  pens: readonly [string, string, string, string]
}

export const LIGHT: Theme = {
  ground: "#d3d6d9",
  card: "#e3e5e7",
  chrome: "#3b434b",
  chromeInk: "#f2f4f5",
  chromeMute: "#aeb6bd",
  rule: "#bcc1c6",
  ink: "#23292f",
  mute: "#626b73",
  value: "#17406d",
  fill: "#17406d",
  tabOpen: "#d3d6d9",
  tabInk: "#23292f",
  track: "#c6cbcf",
  normal: "#a9b3bc",
  steel: "#b6bcc2",
  steelDark: "#8b949c",
  steelLight: "#cdd2d6",
  edge: "#5b646c",
  button: "#eff0f1",
  buttonPressed: "#c3c8cd",
  buttonLit: "#4b555f",
  buttonLitInk: "#ffffff",
  lampOn: "#ffffff",
  lampOff: "#7d868e",
  critical: "#c4162a",
  high: "#e07b12",
  low: "#e8c52c",
  alarmInk: { critical: "#ffffff", high: "#221402", low: "#2b2403" },
  pens: ["#17406d", "#8a4f1d", "#2d6a5f", "#6b4a86"],
}

export const DARK: Theme = {
  ground: "#2b3036",
  card: "#343a41",
  chrome: "#1f2328",
  chromeInk: "#eef1f3",
  chromeMute: "#8f99a3",
  rule: "#464e57",
  ink: "#e4e8eb",
  mute: "#98a2ac",
  value: "#a9d0f5",
  fill: "#6d9cc9",
  tabOpen: "#454d56",
  tabInk: "#ffffff",
  track: "#474f58",
  normal: "#64707c",
  steel: "#5b656f",
  steelDark: "#434b54",
  steelLight: "#74808b",
  edge: "#98a3ad",
  button: "#434b54",
  buttonPressed: "#2f353b",
  buttonLit: "#d5dbe0",
  buttonLitInk: "#1d2126",
  lampOn: "#f7fafc",
  lampOff: "#21262b",
  critical: "#e5484d",
  high: "#f0932b",
  low: "#f2cf4a",
  alarmInk: { critical: "#ffffff", high: "#221402", low: "#2b2403" },
  pens: ["#a9d0f5", "#e0b184", "#8fd0bf", "#c8a8e4"],
}
