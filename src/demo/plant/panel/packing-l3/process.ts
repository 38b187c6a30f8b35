/**
 * The process of L-3, a packing line: cases wander below six stations, some weigh too little, the glue cools, the label
 * roll ends, and too much speed jams the erector. The same seed and presses give the same run.
 */
import { itemAt } from "../../../../base/assert.ts"
import { type AlarmList, createAlarmList, type PastAlarm } from "../alarm-list.ts"
import { seededRandom } from "../clock.ts"
import { TICK_MS } from "../panel-screen.ts"
import { createTrends, type Trends } from "../sample-history.ts"
import { FORMATS } from "./formats.ts"

export const STATIONS = ["Erector", "Packer", "Sealer", "Labeller", "Weigher", "Palletiser"] as const

type RunState = "RUNNING" | "STOPPED" | "JAM"

/** One case: where on the belt (0 first station, 1 behind the last), and whether the weigher found it right. */
export interface Case {
  at: number
  isLight: boolean
}

/** Distance of two cases, in belts. */
const CASE_PITCH = 1 / 12
/** Positions at which cases are weighed and light ones are pushed off, in belts. */
export const WEIGHED_AT = 0.75
export const PUSHED_AT = 0.84
const LIGHT_SHARE = 0.035
const SPEED_MIN = 8
export const SPEED_MAX = 40
/** Faster than this the erector jams after a while. */
const JAM_SPEED = 34
const JAM_AFTER_S = 12
const GLUE_LIMIT_C = 158
const LABEL_LIMIT_PERCENT = 10
const SAMPLES_KEPT = 560

interface LineState {
  nowMs: number
  run: RunState
  /** Cases per minute: set point and actual value. */
  setSpeed: number
  speed: number
  format: number
  cases: readonly Case[]
  packed: number
  rejected: number
  pallets: number
  casesOnPallet: number
  glueC: number
  labelPercent: number
  lastGrams: number
  fastS: number
  /** Cases of each hour of the shift; the last one is still counting. */
  hours: number[]
}

export interface PackingLine {
  readonly state: LineState
  readonly alarms: AlarmList
  readonly trends: Trends<"speed" | "setSpeed">
  start(): void
  stop(): void
  reset(): void
  setSpeed(casesPerMinute: number): void
  chooseFormat(index: number): void
  step(nowMs: number): void
}

export function packingProcess(seed: number): PackingLine {
  const random = seededRandom(seed)
  const alarms = createAlarmList()
  const { trends, sample } = createTrends(["speed", "setSpeed"], SAMPLES_KEPT)
  const state = initialState()
  let ticks = 0

  const deliver = (done: Case) => {
    state.hours.push((state.hours.pop() ?? 0) + 1)
    if (done.isLight) {
      state.rejected++
      return
    }
    const { perLayer, layers } = itemAt(FORMATS, state.format)
    state.packed++
    state.casesOnPallet++
    if (state.casesOnPallet < perLayer[0] * perLayer[1] * layers) return
    state.casesOnPallet = 0
    state.pallets++
  }
  const moveBelt = (dtS: number) => {
    const way = (state.speed / 60) * CASE_PITCH * dtS
    const moved = state.cases.map((one) => ({ ...one, at: one.at + way }))
    for (const one of moved) {
      if (one.at >= WEIGHED_AT && one.at - way < WEIGHED_AT) weigh(one)
      if (one.at >= 1) deliver(one)
    }
    state.cases = moved.filter((one) => one.at < 1)
    const last = Math.min(1, ...state.cases.map((one) => one.at))
    if (last >= CASE_PITCH) state.cases = [...state.cases, { at: last - CASE_PITCH, isLight: false }]
  }
  const weigh = (one: Case) => {
    const { grams } = itemAt(FORMATS, state.format)
    one.isLight = random() < LIGHT_SHARE
    state.lastGrams = Math.round(grams * (one.isLight ? 0.91 : 0.995 + random() * 0.01))
    state.labelPercent = state.labelPercent <= 1 ? 100 : state.labelPercent - 0.05
  }
  const watchLimits = (dtS: number) => {
    const { nowMs } = state
    state.fastS = state.run === "RUNNING" && state.speed > JAM_SPEED ? state.fastS + dtS : 0
    if (state.fastS > JAM_AFTER_S) state.run = "JAM"
    alarms.update(state.run === "JAM", nowMs, "ER-110", "critical", "Jam at the case erector, line stopped")
    alarms.update(
      state.glueC < GLUE_LIMIT_C,
      nowMs,
      "GT-041",
      "high",
      `Glue temperature below ${GLUE_LIMIT_C} °C`,
    )
    const isEnding = state.labelPercent < LABEL_LIMIT_PERCENT
    alarms.update(isEnding, nowMs, "LB-012", "low", `Label roll below ${LABEL_LIMIT_PERCENT} %`)
  }
  return {
    state,
    alarms,
    trends,
    start() {
      if (state.run === "STOPPED") state.run = "RUNNING"
    },
    stop() {
      if (state.run === "RUNNING") state.run = "STOPPED"
    },
    reset() {
      alarms.acknowledgeAll()
      state.fastS = 0
      if (state.run === "JAM") state.run = "STOPPED"
    },
    setSpeed(casesPerMinute) {
      state.setSpeed = Math.min(Math.max(casesPerMinute, SPEED_MIN), SPEED_MAX)
    },
    chooseFormat(index) {
      if (state.run !== "STOPPED") return
      state.format = index
      state.setSpeed = itemAt(FORMATS, index).casesPerMinute
      state.casesOnPallet = 0
    },
    step(nowMs) {
      const dtS = TICK_MS / 1000
      if (ticks === 0) alarms.seed(nowMs, PAST_ALARMS)
      state.nowMs = nowMs
      const wanted =
        state.run === "RUNNING"
          ? state.setSpeed + Math.sin(ticks / 190) * 1.3 + Math.sin(ticks / 37) * 0.7 + random() - 0.5
          : 0
      state.speed += (wanted - state.speed) * (state.run === "RUNNING" ? 0.06 : 0.3)
      if (state.run !== "RUNNING" && state.speed < 0.2) state.speed = 0
      moveBelt(dtS)
      state.glueC = 162 + Math.sin(ticks / 600) * 3.4 + (random() - 0.5) * 0.1
      watchLimits(dtS)
      const setSpeed = state.run === "RUNNING" ? state.setSpeed : 0
      sample(ticks++, nowMs, { speed: state.speed, setSpeed })
    },
  }
}

function initialState(): LineState {
  return {
    nowMs: 0,
    run: "RUNNING",
    setSpeed: itemAt(FORMATS, 0).casesPerMinute,
    speed: itemAt(FORMATS, 0).casesPerMinute,
    format: 0,
    cases: Array.from({ length: 12 }, (_, index) => ({
      at: 1 - (index + 0.5) * CASE_PITCH,
      isLight: index === 1,
    })),
    packed: 7412,
    rejected: 231,
    pallets: 205,
    casesOnPallet: 21,
    glueC: 162,
    labelPercent: 9.4,
    lastGrams: 6471,
    fastS: 0,
    hours: [1322, 1398, 1176, 1407, 1411, 692, 237],
  }
}

/** The alarms of the shift before the first observer. */
const PAST_ALARMS: PastAlarm[] = [
  [312, "low", "PA-620", "Pallet magazine below 4 pallets"],
  [248, "critical", "ES-002", "Emergency stop, palletiser gate"],
  [121, "critical", "ER-110", "Jam at the case erector, line stopped"],
  [77, "high", "PK-205", "Vacuum of gripper 3 below 0.6 bar"],
  [33, "high", "GT-041", "Glue temperature below 158 °C"],
]
