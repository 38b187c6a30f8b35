/**
 * The welding power source of cell R-2: it welds seam after seam while it runs, the gas runs low, the torch grows warm.
 * The same presses give the same run.
 */
import { seededRandom } from "../panel/clock.ts"

export const WELD_JOBS = [
  { name: "Bracket 4 mm, fillet", currentA: 182, voltageV: 22.4, wireMMin: 7.2 },
  { name: "Frame 6 mm, butt", currentA: 238, voltageV: 26.1, wireMMin: 9.4 },
  { name: "Cover 2 mm, lap", currentA: 96, voltageV: 17.8, wireMMin: 4.1 },
] as const

type WeldState = "READY" | "WELDING" | "FAULT"

interface WeldReading {
  state: WeldState
  job: number
  currentA: number
  voltageV: number
  wireMMin: number
  gasLMin: number
  gasBar: number
  torchC: number
  seams: number
  alarm: string
  /** The last minute and a half, one value a second. */
  currents: readonly number[]
}

export interface WeldSource {
  reading(): WeldReading
  start(): void
  stop(): void
  /** Changes the bottle and clears the fault. */
  reset(): void
  chooseJob(index: number): void
  /** One second of the process. */
  step(): void
}

const SEAM_SECONDS = 8
const PAUSE_SECONDS = 4
const GAS_FULL_BAR = 180
const GAS_LOW_BAR = 12
const GAS_BAR_PER_SECOND = 0.05
const TORCH_IDLE_C = 31
const TORCH_LIMIT_C = 240
const SAMPLES = 90
/** Of the random part of what is measured. */
const SEED = 1

export function weldSource(): WeldSource {
  const random = seededRandom(SEED)
  const currents: number[] = []
  let state: WeldState = "WELDING"
  let job = 0
  let second = 0
  let gasBar = 96
  let torchC = 118
  let seams = 412
  let alarm = ""
  let currentA = 0
  const isArcOn = () => state === "WELDING" && second % (SEAM_SECONDS + PAUSE_SECONDS) < SEAM_SECONDS
  const chosen = () => WELD_JOBS[job] ?? WELD_JOBS[0]
  const jitter = (share: number) => 1 + (random() - 0.5) * share
  return {
    reading() {
      const { voltageV, wireMMin } = chosen()
      const arc = isArcOn()
      return {
        state,
        job,
        seams,
        alarm,
        currents,
        currentA: Math.round(currentA),
        voltageV: arc ? voltageV : 0,
        wireMMin: arc ? wireMMin : 0,
        gasLMin: arc ? 14 : 0,
        gasBar: Math.round(gasBar * 10) / 10,
        torchC: Math.round(torchC),
      }
    },
    start() {
      if (state === "READY") state = "WELDING"
    },
    stop() {
      if (state === "WELDING") state = "READY"
    },
    reset() {
      if (state === "FAULT") state = "READY"
      gasBar = GAS_FULL_BAR
      alarm = ""
    },
    chooseJob(index) {
      if (WELD_JOBS[index] && state !== "WELDING") job = index
    },
    step() {
      second++
      const arc = isArcOn()
      currentA = arc ? chosen().currentA * jitter(0.06) : 0
      torchC += ((arc ? TORCH_LIMIT_C * 0.8 : TORCH_IDLE_C) - torchC) / 60
      if (arc) gasBar = Math.max(0, gasBar - GAS_BAR_PER_SECOND)
      if (arc && second % (SEAM_SECONDS + PAUSE_SECONDS) === SEAM_SECONDS - 1) seams++
      currents.push(Math.round(currentA))
      if (currents.length > SAMPLES) currents.shift()
      if (gasBar > GAS_LOW_BAR || state === "FAULT") return
      state = "FAULT"
      alarm = "E31 Shielding gas low: change the bottle, then acknowledge"
    },
  }
}
