/** P-7, the panel of a hydraulic press: 1024 x 768, five pages, F1 to F5. */
import { at } from "../rfb-server/screen.ts"
import { alarmPage } from "./alarm-page.ts"
import type { Clock } from "./clock.ts"
import { createPagedPanel, type PanelMachine } from "./paged-panel.ts"
import { commandColumn } from "./press-p7/commands.ts"
import { maintenancePage } from "./press-p7/maintenance.ts"
import { overviewPage } from "./press-p7/overview.ts"
import { type Press, pressProcess } from "./press-p7/process.ts"
import { recipePage } from "./press-p7/recipe.ts"
import { SETTINGS } from "./press-p7/recipes.ts"
import { trendsPage } from "./press-p7/trends.ts"
import { createSettingKeys } from "./setting-keys.ts"
import { LIGHT as theme } from "./theme.ts"
import { backgroundPanel, headerBar } from "./widgets/header.ts"

export const PRESS_PAGES = ["Overview", "Trends", "Alarms", "Recipe", "Maintenance"] as const
export type PressP7 = PanelMachine<(typeof PRESS_PAGES)[number], Press>

/** Positions to press, for tests and scripts: the middle of buttons that are on every page. */
export const PRESS_BUTTONS = {
  start: { x: 930, y: 314 },
  stop: { x: 930, y: 402 },
  reset: { x: 930, y: 480 },
  auto: { x: 893, y: 225 },
  setup: { x: 966, y: 225 },
} as const

const SIZE = { width: 1024, height: 768 }
/** Between the bars and left of the control column. */
const CONTENT = at(12, 68, 824, 620)

export function pressP7(options: { clock?: Clock; seed?: number; startsRunning?: boolean } = {}): PressP7 {
  const process = pressProcess(options.seed ?? 7, options.startsRunning ?? true)
  const panel = createPagedPanel(PRESS_PAGES)
  const entry = createSettingKeys(SETTINGS, process.set, ({ key }) => process.state.settings[key])
  const chrome = [
    ...headerBar(theme, {
      w: SIZE.width,
      machine: { w: 250, name: "P-7  Hydraulic press", about: "Hall 2, deep drawing" },
      banner: { x: 256, w: 580, alarms: process.alarms, press: () => panel.open("Alarms") },
      clock: { x: 848, w: 176, nowMs: () => process.state.nowMs },
    }),
    ...commandColumn(process),
    backgroundPanel(theme.chrome, at(0, 700, SIZE.width, 68)),
    ...panel.tabs(theme, process.alarms, (index) => at(8 + index * 202, 700, 200, 68)),
  ]
  const pages = {
    Overview: overviewPage(process),
    Trends: trendsPage(process),
    Alarms: alarmPage(theme, CONTENT, process.alarms, panel.copy),
    Recipe: recipePage(process, entry),
    Maintenance: maintenancePage(process),
  }
  const name = "P-7 Hydraulic press"
  return panel.machine({ name, size: SIZE, theme, chrome, pages, process, key: entry.key }, options.clock)
}
