/** What runs in the foreground of a shell until a key ends it: a live table, a followed log, the full-screen view. */

import {
  accent,
  bar,
  bold,
  CLEAR_LINE_END,
  clockText,
  padOrTruncate,
  sparkline,
  tableLines,
  tone,
  widthOf,
} from "./ansi.ts"
import { alarmLines, logLine } from "./commands.ts"
import type { Key } from "./keys.ts"
import type { Gauge, ShellMachine } from "./machine.ts"

export interface Screen {
  print(text: string): void
  cols: number
  rows: number
}

export interface Activity {
  start(): void
  /** Time has passed; called a few times per second. */
  refresh(): void
  /** @returns true if this key ends it */
  isEndedBy(key: Key): boolean
  stop(): void
}

/** Terminals that support it show a whole picture in one step (mode 2026); the others ignore it. */
const SYNCHRONIZED_UPDATE = { begin: "\x1b[?2026h", end: "\x1b[?2026l" }

const isInterrupt = (key: Key) => key.kind === "control" && (key.letter === "c" || key.letter === "d")
const isQuit = (key: Key) =>
  isInterrupt(key) ||
  (key.kind === "char" && key.char.toLowerCase() === "q") ||
  (key.kind === "named" && (key.name === "escape" || key.name === "enter"))

/** The machine's table, redrawn in its place. */
export function liveTable(machine: ShellMachine, screen: Screen): Activity {
  let drawn = 0
  const draw = () => {
    const lines = [
      ...tableLines(machine.table.columns, machine.table.rows()),
      tone("dim", `${clockText(machine.log.now)}   q to return`),
    ]
    const up = drawn > 0 ? `\x1b[${drawn}A` : ""
    screen.print(
      SYNCHRONIZED_UPDATE.begin +
        up +
        lines.map((line) => `\r${line}${CLEAR_LINE_END}\r\n`).join("") +
        SYNCHRONIZED_UPDATE.end,
    )
    drawn = lines.length
  }
  return {
    start() {
      screen.print("\x1b[?25l")
      draw()
    },
    refresh: draw,
    isEndedBy: isQuit,
    stop: () => screen.print("\x1b[?25h"),
  }
}

/** New lines of the log as they come. */
export function followLog(machine: ShellMachine, screen: Screen): Activity {
  let unfollow = () => {}
  return {
    start() {
      for (const line of machine.log.last(5)) screen.print(`${logLine(line)}\r\n`)
      screen.print(`${tone("dim", "following, Ctrl-C to return")}\r\n`)
      unfollow = machine.log.follow((line) => screen.print(`${logLine(line)}\r\n`))
    },
    refresh() {},
    isEndedBy: isInterrupt,
    stop() {
      unfollow()
      screen.print("^C\r\n")
    },
  }
}

/** Values a sparkline shows: the last 24 refreshes. */
const TREND_VALUES = 24
const LABEL_WIDTH = 16
const VALUE_WIDTH = 12

/** Everything on one screen, in the alternate buffer. */
export function monitor(machine: ShellMachine, screen: Screen): Activity {
  const trends = new Map<string, number[]>()
  const draw = () => {
    for (const { label, value } of machine.gauges()) {
      trends.set(label, [...(trends.get(label) ?? []), value].slice(-TREND_VALUES))
    }
    const body = monitorLines(machine, screen.cols, trends).slice(0, Math.max(screen.rows - 2, 0))
    const filled = [...body, ...Array.from({ length: Math.max(screen.rows - 2 - body.length, 0) }, () => "")]
    const footer = inverse(padOrTruncate("  q return    live view, 5 times a second", screen.cols))
    const lines = [headLine(machine, screen.cols), ...filled, footer].slice(0, screen.rows)
    const painted = lines.map((line, row) => `\x1b[${row + 1};1H${line}\x1b[0m${CLEAR_LINE_END}`).join("")
    screen.print(SYNCHRONIZED_UPDATE.begin + painted + SYNCHRONIZED_UPDATE.end)
  }
  return {
    start() {
      screen.print("\x1b[?1049h\x1b[?25l\x1b[2J")
      draw()
    },
    refresh: draw,
    isEndedBy: isQuit,
    stop: () => screen.print("\x1b[?25h\x1b[?1049l"),
  }
}

const inverse = (text: string) => `\x1b[7m${text}\x1b[0m`

function headLine(machine: ShellMachine, cols: number): string {
  const left = `  ${machine.name}  ${machine.model}`
  const right = `${clockText(machine.log.now)}  `
  return inverse(padOrTruncate(left, cols - right.length) + right)
}

function monitorLines(machine: ShellMachine, cols: number, trends: Map<string, number[]>): string[] {
  const { columns, rows } = machine.table
  const alarms = machine.alarms.list()
  return [
    "",
    ...factLines(machine, cols),
    "",
    ...machine.gauges().map((gauge) => gaugeLine(gauge, cols, trends.get(gauge.label) ?? [])),
    "",
    ...tableLines(columns, rows()).map((line) => `  ${line}`),
    "",
    ...(alarms.length === 0
      ? [`  ${tone("good", "no alarms")}`]
      : alarmLines(alarms).map((line) => `  ${line}`)),
  ].filter((line) => widthOf(line) <= cols)
}

/** Facts in two columns: label dim, value in its tone. */
function factLines(machine: ShellMachine, cols: number): string[] {
  const width = Math.floor((cols - 4) / 2)
  const cells = machine
    .status()
    .map(({ label, value, tone: kind }) =>
      padOrTruncate(`${tone("dim", padOrTruncate(label, LABEL_WIDTH))}${tone(kind, value)}`, width),
    )
  const lines: string[] = []
  for (let at = 0; at < cells.length; at += 2) lines.push(`  ${cells[at] ?? ""}${cells[at + 1] ?? ""}`)
  return lines
}

function gaugeLine(gauge: Gauge, cols: number, trend: number[]): string {
  const share = (gauge.value - gauge.low) / (gauge.high - gauge.low)
  const kind = gauge.value > gauge.warnAbove ? "warn" : "good"
  const width = Math.min(Math.max(cols - LABEL_WIDTH - VALUE_WIDTH - TREND_VALUES - 8, 8), 40)
  const value = bold(padOrTruncate(`${gauge.value.toFixed(1)} ${gauge.unit}`, VALUE_WIDTH, "right"))
  const curve = accent(sparkline(trend, gauge.low, gauge.high))
  return `  ${tone("dim", padOrTruncate(gauge.label, LABEL_WIDTH))}${bar(share, width, kind)} ${value}  ${curve}`
}
