/** What a controller is to its maintenance shell. One machine is shared by all who are signed in to it. */
import type { AlarmList } from "./alarm-list.ts"
import type { EventLog } from "./event-log.ts"

export type Tone = "good" | "warn" | "bad" | "dim" | "plain"

export interface Fact {
  label: string
  value: string
  tone: Tone
}

export interface Column {
  title: string
  width: number
  align: "left" | "right"
}

export interface Cell {
  text: string
  tone: Tone
}

/** A table of moving values: the axes of a robot, the drives of a line. */
interface LiveTable {
  command: string
  summary: string
  columns: Column[]
  rows(): Cell[][]
}

export interface Job {
  name: string
  summary: string
  /** Seconds of one cycle at full speed. */
  cycleSeconds: number
}

/** The jobs that a machine can run: programs of a robot, formats of a line. */
export interface Jobs {
  command: string
  noun: string
  list: Job[]
  active(): Job | null
  /** @returns why it cannot run, or null when it does */
  run(job: Job): string | null
  stop(): void
}

interface Signal {
  address: string
  text: string
  on: boolean
}

/** One bar of the full-screen view; `value` between `low` and `high`. */
export interface Gauge {
  label: string
  value: number
  low: number
  high: number
  unit: string
  warnAbove: number
}

export interface ShellMachine {
  name: string
  model: string
  /** Shown after sign-in, above the first prompt. */
  banner: string[]
  status(): Fact[]
  table: LiveTable
  jobs: Jobs
  signals(): Signal[]
  gauges(): Gauge[]
  alarms: AlarmList
  log: EventLog
  /** Its files by absolute path, as text. */
  files: Record<string, string>
  /** Lets time pass. The machine has no clock of its own. */
  advance(elapsedMs: number, now: Date): void
}
