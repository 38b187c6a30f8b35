/** P-7, the panel of a hydraulic press: 1024 x 768, five pages, F1 to F5. */
import { at } from "../rfb-server/screen.ts"
import { alarmPage } from "./alarm-page.ts"
import { type Clock, systemClock } from "./clock.ts"
import { createPagedPanel } from "./paged-panel.ts"
import type { PanelScreen } from "./panel-screen.ts"
import { commandColumn } from "./press-p7/commands.ts"
import { maintenancePage } from "./press-p7/maintenance.ts"
import { overviewPage } from "./press-p7/overview.ts"
import { type Press, type PressState, pressProcess } from "./press-p7/process.ts"
import { recipePage } from "./press-p7/recipe.ts"
import { SETTINGS } from "./press-p7/recipes.ts"
import { trendsPage } from "./press-p7/trends.ts"
import { createSettingKeys } from "./setting-keys.ts"
import { LIGHT as theme } from "./theme.ts"
import { backgroundPanel, headerBar } from "./widgets/header.ts"

export interface PressP7 {
  readonly screen: PanelScreen
  readonly process: Press
  readonly state: Readonly<PressState>
  page(): (typeof PRESS_PAGES)[number]
}

export const PRESS_PAGES = ["Overview", "Trends", "Alarms", "Recipe", "Maintenance"] as const

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
  const entry = createSettingKeys(
    SETTINGS,
    (setting, value) => process.set(setting, value),
    (setting) => process.state.settings[setting.key],
  )
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
    Overview: [...chrome, ...overviewPage(process)],
    Trends: [...chrome, ...trendsPage(process)],
    Alarms: [...chrome, ...alarmPage(theme, CONTENT, process.alarms, panel.copy)],
    Recipe: [...chrome, ...recipePage(process, entry)],
    Maintenance: [...chrome, ...maintenancePage(process)],
  }
  const screen = panel.screen(
    {
      name: "P-7 Hydraulic press",
      ...SIZE,
      background: theme.background,
      pages,
      step: process.step,
      key: entry.key,
    },
    options.clock ?? systemClock,
  )
  return { screen, process, state: process.state, page: panel.page }
}
