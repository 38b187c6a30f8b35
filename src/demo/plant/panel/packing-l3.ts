/** L-3, the panel of a packing line: 1280 x 800, four pages, F1 to F4, dark. */
import { at } from "../rfb-server/screen.ts"
import { alarmPage } from "./alarm-page.ts"
import type { Clock } from "./clock.ts"
import { commandBlock } from "./packing-l3/commands.ts"
import { formatsPage } from "./packing-l3/formats-page.ts"
import { linePage } from "./packing-l3/line-page.ts"
import { type PackingLine, packingProcess } from "./packing-l3/process.ts"
import { throughputPage } from "./packing-l3/throughput.ts"
import { createPagedPanel, type PanelMachine } from "./paged-panel.ts"
import { createSettingKeys } from "./setting-keys.ts"
import { DARK as theme } from "./theme.ts"
import { backgroundPanel, headerBar } from "./widgets/header.ts"

export const LINE_PAGES = ["Line", "Throughput", "Alarms", "Formats"] as const
export type PackingL3 = PanelMachine<(typeof LINE_PAGES)[number], PackingLine>

/** Positions to press, for tests and scripts: the middle of buttons that are on every page. */
export const LINE_BUTTONS = {
  start: { x: 74, y: 570 },
  stop: { x: 74, y: 658 },
  reset: { x: 74, y: 746 },
} as const

const SIZE = { width: 1280, height: 800 }
const NAV_PX = 148
/** Below the header and right of the navigation. */
const CONTENT = at(160, 68, 1108, 720)

export function packingL3(options: { clock?: Clock; seed?: number } = {}): PackingL3 {
  const process = packingProcess(options.seed ?? 3)
  const panel = createPagedPanel(LINE_PAGES)
  const speedKeys = createSettingKeys(
    [{ step: 1 }],
    (_speed, value) => process.setSpeed(value),
    () => process.state.setSpeed,
  )
  const chrome = [
    ...headerBar(theme, {
      w: SIZE.width,
      machine: { w: 280, name: "L-3  Packing line", about: "Hall 4, end of line" },
      banner: { x: 300, w: 680, alarms: process.alarms, press: () => panel.open("Alarms") },
      clock: { x: 1080, w: 200, nowMs: () => process.state.nowMs },
    }),
    backgroundPanel(theme.chrome, at(0, 56, NAV_PX, SIZE.height - 56)),
    ...panel.tabs(theme, process.alarms, (index) => at(8, 62 + index * 84, NAV_PX - 16, 80)),
    ...commandBlock(process),
  ]
  const pages = {
    Line: linePage(process),
    Throughput: throughputPage(process),
    Alarms: alarmPage(theme, CONTENT, process.alarms, panel.copy),
    Formats: formatsPage(process),
  }
  const name = "L-3 Packing line"
  return panel.machine({ name, size: SIZE, theme, chrome, pages, process, key: speedKeys.key }, options.clock)
}
