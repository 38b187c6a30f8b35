/** Packing line L-3 seen from its line controller: six drives in a row, and a sealer whose jaw cools down. */
import { alarmFact } from "./machine-shell/alarm-fact.ts"
import { type AlarmKind, AlarmList } from "./machine-shell/alarm-list.ts"
import { EventLog } from "./machine-shell/event-log.ts"
import { JobRunner } from "./machine-shell/job-runner.ts"
import type { Cell, Column, Job, ShellMachine } from "./machine-shell/machine.ts"

interface Drive {
  name: string
  section: string
  /** Revolutions per minute at the nominal output of a format. */
  speed: number
  /** Amperes at nominal speed, and what the drive is built for. */
  current: number
  currentMax: number
}

const DRIVES: Drive[] = [
  { name: "M1", section: "infeed belt", speed: 620, current: 2.1, currentMax: 4 },
  { name: "M2", section: "spacing belt", speed: 740, current: 1.8, currentMax: 4 },
  { name: "M3", section: "film unwinder", speed: 310, current: 3.3, currentMax: 6 },
  { name: "M4", section: "cross sealer", speed: 455, current: 5.6, currentMax: 8 },
  { name: "M5", section: "checkweigher", speed: 690, current: 1.4, currentMax: 3 },
  { name: "M6", section: "case packer", speed: 280, current: 7.2, currentMax: 9 },
]

const FORMATS: Job[] = [
  { name: "BAR-45G", summary: "bars 45 g, 24 per case, film 120 mm", cycleSeconds: 0.5 },
  { name: "BAR-60G", summary: "bars 60 g, 20 per case, film 120 mm", cycleSeconds: 0.6 },
  { name: "TWIN-90G", summary: "twin bars 90 g, 12 per case, film 160 mm", cycleSeconds: 0.8 },
  { name: "CLEAN", summary: "empty run for cleaning, sealer cold", cycleSeconds: 1.5 },
]

const JAW_COLD_ALARM: AlarmKind = {
  number: 412,
  severity: "warn",
  text: "cross sealer jaw below 148 °C",
  remedy: "check heating cartridge H2 and thermocouple, then acknowledge",
}
const REJECTS_ALARM: AlarmKind = {
  number: 507,
  severity: "fault",
  text: "checkweigher rejected three packs in a row",
  remedy: "check infeed spacing and tare, then acknowledge",
}

/** °C of the sealer's jaw: what its heating is set to, and below which it does not seal. */
const JAW_TARGET = 155
const JAW_LIMIT = 148
/** The jaw's temperature goes up and down with this period: one of its heating cartridges is weak. */
const JAW_PERIOD_MS = 47_000
const PACKS_PER_CASE = 24
const CASES_PER_REJECT = 7

export function packingLine(now: Date): ShellMachine {
  const log = new EventLog(now)
  const alarms = new AlarmList(log)
  const runner = new JobRunner(FORMATS)
  let packs = 48_216
  let rejected = 37
  let sinceCase = 0
  let cases = 0

  const packsPerMinute = () =>
    runner.active === null ? 0 : 60 / runner.active.cycleSeconds + 2 * Math.sin(runner.elapsedMs / 3100)
  const jaw = () => JAW_TARGET - 4 + 5.5 * Math.sin((2 * Math.PI * runner.elapsedMs) / JAW_PERIOD_MS)
  const ripple = (index: number) => 1 + 0.012 * Math.sin(runner.elapsedMs / (410 + 90 * index))

  log.prefill(PAST_EVENTS)

  function countPacks(count: number) {
    packs += count
    sinceCase += count
    if (sinceCase < PACKS_PER_CASE) return
    sinceCase -= PACKS_PER_CASE
    cases += 1
    log.add(
      "info",
      "PACKER",
      `case ${2009 + cases} closed, ${PACKS_PER_CASE} packs, ${(1.08 + (cases % 5) / 1000).toFixed(3)} kg`,
    )
    if (cases % CASES_PER_REJECT !== 0) return alarms.clear(REJECTS_ALARM.number)
    rejected += 3
    return alarms.raise(REJECTS_ALARM)
  }

  return {
    name: "L-3",
    model: "Packing line, flow wrapper and case packer LC2",
    banner: BANNER,
    files: machineFiles(),
    log,
    alarms,
    advance(ms, at) {
      log.now = at
      if (runner.active === null) return
      const completed = runner.advance(ms)
      if (runner.active.name !== "CLEAN") countPacks(completed)
      if (jaw() < JAW_LIMIT) alarms.raise(JAW_COLD_ALARM)
      else if (jaw() > JAW_LIMIT + 3) alarms.clear(JAW_COLD_ALARM.number)
    },
    status: () => [
      { label: "mode", value: "PRODUCTION", tone: "good" },
      ...runner.facts("format", "STOPPED"),
      { label: "output", value: `${packsPerMinute().toFixed(0)} packs/min`, tone: "plain" },
      { label: "packs today", value: String(packs), tone: "plain" },
      { label: "rejected", value: `${rejected} (${((rejected / packs) * 100).toFixed(2)} %)`, tone: "plain" },
      { label: "guards", value: "closed", tone: "good" },
      alarmFact(alarms),
    ],
    table: {
      command: "drives",
      summary: "live table of the drives",
      columns: COLUMNS,
      rows: () => DRIVES.map((drive, index) => driveRow(drive, runner.active === null ? 0 : ripple(index))),
    },
    jobs: runner.jobs("format"),
    signals: () => [
      { address: "I 0.0", text: "emergency stop circuit closed", on: true },
      { address: "I 0.3", text: "guard case packer closed", on: true },
      { address: "I 1.1", text: "film present", on: true },
      { address: "I 1.4", text: "film splice detected", on: false },
      { address: "I 2.0", text: "accumulation table full", on: runner.active === null },
      { address: "Q 0.0", text: "line released", on: runner.active !== null },
      {
        address: "Q 0.5",
        text: "sealer heating",
        on: runner.active !== null && runner.active.name !== "CLEAN" && jaw() < JAW_TARGET,
      },
      {
        address: "Q 1.2",
        text: "reject air jet",
        on: sinceCase < 3 && cases > 0 && cases % CASES_PER_REJECT === 0,
      },
    ],
    gauges: () => [
      { label: "output", value: packsPerMinute(), low: 0, high: 140, unit: "/min", warnAbove: 140 },
      {
        label: "sealer jaw",
        value: runner.active?.name === "CLEAN" ? 40 : jaw(),
        low: 120,
        high: 180,
        unit: "°C",
        warnAbove: 165,
      },
      {
        label: "film tension",
        value: runner.active === null ? 0 : 18 + 2.4 * Math.sin(runner.elapsedMs / 900),
        low: 0,
        high: 40,
        unit: "N",
        warnAbove: 30,
      },
    ],
  }
}

const PAST_EVENTS: [minutesAgo: number, source: string, text: string][] = [
  [251.0, "BOOT", "line controller LC2 started, firmware 3.0.4"],
  [250.6, "BUS", "6 drives found"],
  [249.9, "SAFETY", "all guards closed"],
  [248.3, "FORMAT", "BAR-60G loaded"],
  [133.7, "FORMAT", "change-over to BAR-45G, 9 minutes"],
  [124.1, "FILM", "roll 3 of 8 spliced, 1800 m"],
  [71.4, "SEALER", "jaw at 155 °C"],
  [44.8, "FILM", "roll 4 of 8 spliced, 1800 m"],
  [12.5, "WEIGHER", "tare checked, 45.1 g"],
  [0.2, "PACKER", `case 2009 closed, ${PACKS_PER_CASE} packs, 1.080 kg`],
]

const COLUMNS: Column[] = [
  { title: "drive", width: 5, align: "left" },
  { title: "section", width: 14, align: "left" },
  { title: "rpm", width: 6, align: "right" },
  { title: "current A", width: 9, align: "right" },
  { title: "load %", width: 6, align: "right" },
  { title: "state", width: 8, align: "left" },
]

/** @param pace  share of nominal speed, 0 = stopped */
function driveRow(drive: Drive, pace: number): Cell[] {
  const current = pace === 0 ? 0.1 : drive.current * pace
  const load = (current / drive.currentMax) * 100
  return [
    { text: drive.name, tone: "plain" },
    { text: drive.section, tone: "dim" },
    { text: (drive.speed * pace).toFixed(0), tone: "plain" },
    { text: current.toFixed(2), tone: "plain" },
    { text: load.toFixed(0), tone: load > 79 ? "warn" : "plain" },
    { text: pace === 0 ? "standby" : "running", tone: pace === 0 ? "dim" : "good" },
  ]
}

const BANNER = [
  "\x1b[33m   ┌┐ ┌┐ ┌┐    \x1b[0m   \x1b[1mL-3  Packing line\x1b[0m",
  "\x1b[33m   └┘ └┘ └┘ ▐█▌\x1b[0m   line controller LC2, firmware 3.0.4",
  "\x1b[33m ═════════════ \x1b[0m   maintenance shell, all input is logged",
  "\x1b[33m  o  o  o  o   \x1b[0m   type \x1b[36mhelp\x1b[0m, or \x1b[36mmonitor\x1b[0m for everything at once",
]

/** Recipes of the formats, the drives' parameters, and a note of the last shift. */
function machineFiles(): Record<string, string> {
  const recipes = FORMATS.map(({ name, summary, cycleSeconds }) => [
    `/recipes/${name}.csv`,
    `parameter;value\nname;${name}\nsummary;${summary}\ncycle;${cycleSeconds} s\njaw;${JAW_TARGET} °C\n`,
  ])
  const drives = DRIVES.map(
    ({ name, section, speed, currentMax }) => `${name};${section};${speed};${currentMax}`,
  )
  return {
    ...Object.fromEntries(recipes),
    "/parameters/drives.csv": `drive;section;rpm;A max\n${drives.join("\n")}\n`,
    "/readme.txt":
      "Copy recipes before you change them. The line reads a recipe when its format is loaded.\n",
  }
}
