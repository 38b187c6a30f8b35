/**
 * The process of P-7, a hydraulic deep-drawing press of 6300 kN: one stroke after the other while it runs, oil that
 * warms, alarms with causes. The same seed and the same presses give the same run.
 */
import { itemAt } from "../../../../base/assert.ts"
import { type AlarmList, createAlarmList, type PastAlarm } from "../alarm-list.ts"
import { seededRandom } from "../clock.ts"
import { TICK_MS } from "../panel-screen.ts"
import { createTrends, type Trends } from "../sample-history.ts"
import { RECIPES, type Setting } from "./recipes.ts"

type RunState = "RUNNING" | "STOPPED" | "FAULT"
type Mode = "AUTO" | "SETUP"
export const PHASES = ["Load", "Approach", "Press", "Hold", "Release", "Return"] as const
type Phase = (typeof PHASES)[number]

export const RAM_TOP_MM = 600
const RAM_TOUCH_MM = 60
/** 6300 kN at 260 bar. */
const FORCE_KN_PER_BAR = 24.2
/** Above, the relief valve opens and the press stops. */
export const PRESSURE_LIMIT_BAR = 230
export const OIL_LIMIT_C = 62
const FILTER_LIMIT_BAR = 2.5
const LOAD_S = 1.5
const RELEASE_S = 0.5
const RETURN_MM_S = 380
const PRESS_MM_S = 70
/** The plots show the last minute and a half. */
const SAMPLES_KEPT = 420

interface PressState {
  nowMs: number
  run: RunState
  mode: Mode
  phase: Phase
  /** Seconds spent in the phase. */
  phaseS: number
  ramMm: number
  pressureBar: number
  forceKn: number
  oilC: number
  filterBar: number
  parts: number
  rejects: number
  strokes: number
  cycleS: number
  lastCycleS: number
  recipe: number
  settings: Record<Setting["key"], number>
}

export interface Press {
  readonly state: PressState
  readonly alarms: AlarmList
  readonly trends: Trends<"pressure" | "force" | "ram" | "oil">
  start(): void
  stop(): void
  reset(): void
  setMode(mode: Mode): void
  chooseRecipe(index: number): void
  set(setting: Setting, value: number): void
  step(nowMs: number): void
}

export function pressProcess(seed: number, startsRunning: boolean): Press {
  const random = seededRandom(seed)
  const alarms = createAlarmList()
  const { trends, sample } = createTrends(["pressure", "force", "ram", "oil"], SAMPLES_KEPT)
  const state = initialState(startsRunning)
  let ticks = 0

  const enter = (phase: Phase) => {
    state.phase = phase
    state.phaseS = 0
  }
  const finishCycle = () => {
    state.strokes++
    state.parts++
    if (random() < 0.012) state.rejects++
    state.lastCycleS = state.cycleS
    state.cycleS = 0
    enter("Load")
  }
  const runPhase = (dtS: number) => {
    const { settings } = state
    switch (state.phase) {
      case "Load":
        if (state.phaseS >= LOAD_S) enter("Approach")
        return
      case "Approach":
        state.ramMm = Math.max(RAM_TOUCH_MM, state.ramMm - settings.speedMmS * dtS)
        if (state.ramMm === RAM_TOUCH_MM) enter("Press")
        return
      case "Press":
        state.ramMm = Math.max(0, state.ramMm - PRESS_MM_S * dtS)
        if (state.ramMm === 0) enter("Hold")
        return
      case "Hold":
        if (state.phaseS >= settings.holdS) enter("Release")
        return
      case "Release":
        if (state.phaseS >= RELEASE_S) enter("Return")
        return
      case "Return":
        state.ramMm = Math.min(RAM_TOP_MM, state.ramMm + RETURN_MM_S * dtS)
        if (state.ramMm === RAM_TOP_MM) finishCycle()
    }
  }
  const wantedBar = () => {
    if (state.run !== "RUNNING") return 4
    const { settings } = state
    if (state.phase === "Press") return 30 + (settings.pressureBar - 30) * (1 - state.ramMm / RAM_TOUCH_MM)
    if (state.phase === "Hold") return settings.pressureBar + (random() - 0.5) * 1.6
    return state.phase === "Release" ? 12 : state.phase === "Load" ? 8 : 26
  }
  const warmOil = (dtS: number) => {
    const goalC = state.run === "RUNNING" ? 46 + state.settings.pressureBar * 0.065 : 38
    state.oilC += ((goalC - state.oilC) * dtS) / 40 + (random() - 0.5) * 0.04
  }
  const watchLimits = () => {
    const { nowMs } = state
    const isOver = state.pressureBar > PRESSURE_LIMIT_BAR
    alarms.update(isOver, nowMs, "PT-101", "critical", "System pressure above 230 bar, press stopped")
    alarms.update(state.oilC > OIL_LIMIT_C, nowMs, "TT-204", "high", "Oil temperature above 62 °C")
    alarms.update(
      state.filterBar > FILTER_LIMIT_BAR,
      nowMs,
      "PDS-310",
      "high",
      "Return filter clogging, change element",
    )
    // Every 150 strokes the grease pump misses a beat, for a while.
    alarms.update(
      state.strokes % 150 < 3 && state.strokes > 150,
      nowMs,
      "LS-402",
      "low",
      "Lubrication pulse missing",
    )
    if (isOver) state.run = "FAULT"
  }
  return {
    state,
    alarms,
    trends,
    start() {
      if (state.mode === "AUTO" && state.run === "STOPPED") state.run = "RUNNING"
    },
    stop() {
      if (state.run === "RUNNING") state.run = "STOPPED"
    },
    reset() {
      alarms.acknowledgeAll()
      if (state.run === "FAULT") state.run = "STOPPED"
    },
    setMode(mode) {
      state.mode = mode
      if (mode === "SETUP" && state.run === "RUNNING") state.run = "STOPPED"
    },
    chooseRecipe(index) {
      state.recipe = index
      const { pressureBar, holdS, speedMmS, cushionKn } = itemAt(RECIPES, index)
      state.settings = { pressureBar, holdS, speedMmS, cushionKn }
    },
    set(setting, value) {
      const rounded = Number(value.toFixed(setting.decimals))
      state.settings[setting.key] = Math.min(Math.max(rounded, setting.min), setting.max)
    },
    step(nowMs) {
      const dtS = TICK_MS / 1000
      if (ticks === 0) alarms.seed(nowMs, PAST_ALARMS)
      state.nowMs = nowMs
      if (state.run === "RUNNING") {
        state.phaseS += dtS
        state.cycleS += dtS
        runPhase(dtS)
      }
      state.pressureBar += (wantedBar() - state.pressureBar) * 0.55
      const isPressing = state.phase === "Press" || state.phase === "Hold"
      state.forceKn = isPressing && state.run === "RUNNING" ? state.pressureBar * FORCE_KN_PER_BAR : 0
      state.filterBar = 2.56 + Math.sin(ticks / 900) * 0.03
      warmOil(dtS)
      watchLimits()
      const { pressureBar: pressure, forceKn: force, ramMm: ram, oilC: oil } = state
      sample(ticks++, nowMs, { pressure, force, ram, oil })
    },
  }
}

/** The corners of the ram's way over one stroke with these settings. */
export function plannedStroke(settings: PressState["settings"]): { atS: number; ramMm: number }[] {
  const parts: [durationS: number, ramMm: number][] = [
    [0, RAM_TOP_MM],
    [LOAD_S, RAM_TOP_MM],
    [(RAM_TOP_MM - RAM_TOUCH_MM) / settings.speedMmS, RAM_TOUCH_MM],
    [RAM_TOUCH_MM / PRESS_MM_S, 0],
    [settings.holdS + RELEASE_S, 0],
    [RAM_TOP_MM / RETURN_MM_S, RAM_TOP_MM],
  ]
  let atS = 0
  return parts.map(([durationS, ramMm]) => {
    atS += durationS
    return { atS, ramMm }
  })
}

function initialState(startsRunning: boolean): PressState {
  const { pressureBar, holdS, speedMmS, cushionKn } = itemAt(RECIPES, 0)
  return {
    nowMs: 0,
    run: startsRunning ? "RUNNING" : "STOPPED",
    mode: "AUTO",
    phase: "Load",
    phaseS: 0,
    ramMm: RAM_TOP_MM,
    pressureBar: 4,
    forceKn: 0,
    oilC: startsRunning ? 57.5 : 41,
    filterBar: 2.5,
    parts: 1284,
    rejects: 9,
    strokes: 2_418_306,
    cycleS: 0,
    lastCycleS: 9.4,
    recipe: 0,
    settings: { pressureBar, holdS, speedMmS, cushionKn },
  }
}

/** The alarms of the shift before the first observer. */
const PAST_ALARMS: PastAlarm[] = [
  [204, "critical", "ES-001", "Emergency stop, operator side"],
  [171, "low", "LS-402", "Lubrication pulse missing"],
  [96, "high", "TT-204", "Oil temperature above 62 °C"],
  [41, "high", "LC-012", "Light curtain front interrupted"],
  [17, "low", "MA-550", "Blank magazine below 40 sheets"],
]
