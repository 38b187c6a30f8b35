/** Robot cell R-2: a six-axis robot that packs cases onto pallets, and whose fourth gearbox runs hot. */
import { alarmFact } from "./machine-shell/alarm-fact.ts"
import { type AlarmKind, AlarmList } from "./machine-shell/alarm-list.ts"
import { EventLog } from "./machine-shell/event-log.ts"
import { JobRunner } from "./machine-shell/job-runner.ts"
import type { Cell, Column, Job, ShellMachine, Tone } from "./machine-shell/machine.ts"

interface Axis {
  name: string
  /** Degrees between which a cycle swings. */
  from: number
  to: number
  /** Share of a cycle by which this axis lags behind the first. */
  lag: number
  /** Share of nominal torque in motion. */
  load: number
  temperature: number
  /** Degrees Celsius this gearbox settles at under full work. */
  steadyTemperature: number
}

const AXES: Axis[] = [
  { name: "A1", from: -92.4, to: 88.1, lag: 0, load: 41, temperature: 46, steadyTemperature: 47 },
  { name: "A2", from: -61.3, to: 12.7, lag: 0.06, load: 63, temperature: 51, steadyTemperature: 52 },
  { name: "A3", from: 24.9, to: 118.2, lag: 0.09, load: 58, temperature: 49, steadyTemperature: 50 },
  { name: "A4", from: -14.2, to: 37.5, lag: 0.14, load: 74, temperature: 68.2, steadyTemperature: 73.5 },
  { name: "A5", from: -88.6, to: -31.0, lag: 0.17, load: 35, temperature: 44, steadyTemperature: 45 },
  { name: "A6", from: -179.1, to: 165.4, lag: 0.2, load: 22, temperature: 40, steadyTemperature: 41 },
]

const PROGRAMS: Job[] = [
  { name: "PALLET-A", summary: "cases 400x300 to pallet 1, 8 layers", cycleSeconds: 7.8 },
  { name: "PALLET-B", summary: "cases 300x200 to pallet 2, 10 layers", cycleSeconds: 6.4 },
  { name: "HOME", summary: "all axes to the reference position", cycleSeconds: 12 },
  { name: "GREASE-A4", summary: "slow sweep of axis 4 for greasing", cycleSeconds: 18 },
  { name: "CALIB-TCP", summary: "tool centre point against the measuring pin", cycleSeconds: 24 },
]

const GEARBOX_HOT_ALARM: AlarmKind = {
  number: 2041,
  severity: "warn",
  text: "axis 4 gearbox temperature above 70 °C",
  remedy: "check grease, reduce override, run GREASE-A4",
}
const VACUUM_LOW_ALARM: AlarmKind = {
  number: 1307,
  severity: "fault",
  text: "gripper vacuum below 55 kPa",
  remedy: "check suction cup 3 and filter F2, then acknowledge",
}

/** Degrees Celsius. The alarm ends three degrees lower, so that it does not alternate. */
const GEARBOX_WARM = 65
const GEARBOX_LIMIT = 70
const GEARBOX_COOL = 67
/** Every so many cases one slips off the worn cup. */
const CASES_PER_SLIP = 9
const ROOM_TEMPERATURE = 24

export function robotCell(now: Date): ShellMachine {
  const log = new EventLog(now)
  const alarms = new AlarmList(log)
  const axes = AXES.map((axis) => ({ ...axis }))
  const runner = new JobRunner(PROGRAMS)
  let cycle = 0
  let cases = 1284
  const override = 80

  const share = () => (runner.elapsedMs / 1000 / (runner.active?.cycleSeconds ?? 1)) % 1
  const swing = (axis: Axis, at: number) =>
    axis.from + ((axis.to - axis.from) * (1 - Math.cos(2 * Math.PI * (at - axis.lag)))) / 2
  const pace = (axis: Axis) =>
    runner.active === null ? 0 : Math.abs(Math.sin(2 * Math.PI * (share() - axis.lag))) * (override / 100)
  const vacuum = () =>
    runner.active === null
      ? 0
      : share() > 0.25 && share() < 0.75
        ? 62 + 3 * Math.sin(runner.elapsedMs / 700)
        : 4

  log.prefill(PAST_EVENTS)

  function completeCycle() {
    cycle += 1
    cases += 1
    log.add(
      "info",
      "PROG",
      `case ${cases} placed, layer ${((2 + Math.floor(cycle / 12)) % 8) + 1}, position ${(cycle % 12) + 1}`,
    )
    if (cycle % CASES_PER_SLIP === 0) alarms.raise(VACUUM_LOW_ALARM)
    else if (cycle % CASES_PER_SLIP === 2) alarms.clear(VACUUM_LOW_ALARM.number)
  }

  function updateTemperature(axis: Axis, seconds: number) {
    const isCooling = runner.active === null || runner.active.name === "GREASE-A4"
    const target = isCooling ? ROOM_TEMPERATURE : axis.steadyTemperature
    axis.temperature += (target - axis.temperature) * (1 - Math.exp(-seconds / (isCooling ? 240 : 60)))
  }

  function checkGearbox() {
    const hot = axes[3]?.temperature ?? 0
    if (hot > GEARBOX_LIMIT) alarms.raise(GEARBOX_HOT_ALARM)
    else if (hot < GEARBOX_COOL) alarms.clear(GEARBOX_HOT_ALARM.number)
  }

  return {
    name: "R-2",
    model: "Robot cell, palletiser RC5 / 6 axes, 35 kg",
    banner: BANNER,
    files: { "/programs/readme.txt": "Programs are kept on the teach pendant.\n" },
    log,
    alarms,
    advance(ms, at) {
      log.now = at
      if (runner.advance(ms) > 0 && runner.active?.name.startsWith("PALLET")) completeCycle()
      for (const axis of axes) updateTemperature(axis, ms / 1000)
      checkGearbox()
    },
    status: () => [
      { label: "mode", value: "AUTOMATIC", tone: "good" },
      ...runner.facts("program", "HOLD"),
      { label: "override", value: `${override} %`, tone: "plain" },
      {
        label: "cycle",
        value:
          runner.active === null
            ? "-"
            : `${(share() * runner.active.cycleSeconds).toFixed(1)} of ${runner.active.cycleSeconds.toFixed(1)} s`,
        tone: "plain",
      },
      { label: "cases today", value: String(cases), tone: "plain" },
      { label: "safety", value: "closed", tone: "good" },
      alarmFact(alarms),
    ],
    table: {
      command: "axes",
      summary: "live table of the axes",
      columns: COLUMNS,
      rows: () => axes.map((axis) => axisRow(axis, swing(axis, share()), pace(axis))),
    },
    jobs: runner.jobs("program"),
    signals: () => [
      { address: "DI 01", text: "protective door closed", on: true },
      { address: "DI 02", text: "light curtain free", on: true },
      { address: "DI 05", text: "pallet 1 in place", on: true },
      { address: "DI 06", text: "pallet 2 in place", on: false },
      { address: "DI 09", text: "case at pick position", on: runner.active !== null && share() < 0.3 },
      { address: "DO 01", text: "gripper vacuum", on: vacuum() > 10 },
      { address: "DO 02", text: "blow off", on: runner.active !== null && share() > 0.75 && share() < 0.8 },
      { address: "DO 07", text: "stack light green", on: runner.active !== null },
      { address: "DO 08", text: "stack light yellow", on: alarms.list().length > 0 },
    ],
    gauges: () => [
      {
        label: "axis 4 gearbox",
        value: axes[3]?.temperature ?? 0,
        low: 20,
        high: 90,
        unit: "°C",
        warnAbove: GEARBOX_WARM,
      },
      { label: "vacuum", value: vacuum(), low: 0, high: 80, unit: "kPa", warnAbove: 80 },
      {
        label: "tool speed",
        value: pace(AXES[0] as Axis) * 1850,
        low: 0,
        high: 2000,
        unit: "mm/s",
        warnAbove: 1900,
      },
    ],
  }
}

const PAST_EVENTS: [minutesAgo: number, source: string, text: string][] = [
  [194.2, "BOOT", "controller RC5 started, firmware 4.2.17"],
  [193.8, "AXES", "6 axes referenced"],
  [193.1, "SAFETY", "protective circuit closed, light curtain active"],
  [191.5, "PROG", "PALLET-A selected"],
  [118.4, "PROG", "pallet 1 full, 96 cases, taken away by truck 2"],
  [117.0, "PROG", "empty pallet in place, layer 1"],
  [62.7, "SAFETY", "protective door opened"],
  [60.3, "USER", "operator cleaned suction cup 3"],
  [59.9, "SAFETY", "protective door closed, circuit acknowledged"],
  [31.6, "PROG", "pallet 1 full, 96 cases, taken away by truck 1"],
  [30.2, "PROG", "empty pallet in place, layer 1"],
  [0.4, "PROG", "case 1283 placed, layer 2, position 12"],
  [0.2, "PROG", "case 1284 placed, layer 3, position 1"],
]

const COLUMNS: Column[] = [
  { title: "axis", width: 4, align: "left" },
  { title: "position °", width: 10, align: "right" },
  { title: "speed %", width: 7, align: "right" },
  { title: "torque %", width: 8, align: "right" },
  { title: "gearbox °C", width: 10, align: "right" },
  { title: "brake", width: 8, align: "left" },
  { title: "state", width: 8, align: "left" },
]

function axisRow(axis: Axis, position: number, pace: number): Cell[] {
  const heat: Tone =
    axis.temperature > GEARBOX_LIMIT ? "bad" : axis.temperature > GEARBOX_WARM ? "warn" : "plain"
  const isMoving = pace > 0.02
  return [
    { text: axis.name, tone: "plain" },
    { text: position.toFixed(2), tone: "plain" },
    { text: (pace * 100).toFixed(0), tone: "plain" },
    { text: (axis.load * (0.3 + pace)).toFixed(0), tone: "plain" },
    { text: axis.temperature.toFixed(1), tone: heat },
    { text: isMoving ? "released" : "closed", tone: "dim" },
    { text: isMoving ? "moving" : "hold", tone: isMoving ? "good" : "dim" },
  ]
}

const BANNER = [
  "\x1b[36m     o====o    \x1b[0m   \x1b[1mR-2  Robot cell, palletiser\x1b[0m",
  "\x1b[36m    //    |    \x1b[0m   controller RC5, firmware 4.2.17",
  "\x1b[36m   o     [ ]   \x1b[0m   maintenance shell, all input is logged",
  "\x1b[36m _/_\\_  ▄▄▄▄▄  \x1b[0m   type \x1b[36mhelp\x1b[0m, or \x1b[36mmonitor\x1b[0m for everything at once",
]
