/** The commands common to every controller. What is specific to a machine comes from its data. */
import type { Alarm } from "./alarm-list.ts"
import { accent, bold, clockText, padOrTruncate, tableLines, tone } from "./ansi.ts"
import type { LogLine } from "./event-log.ts"
import type { Job, ShellMachine } from "./machine.ts"

/** `text` is printed; `view` starts something in the foreground; `leave` ends the shell. */
export type CommandResult = { text: string[] } | { view: "table" | "log" | "monitor" } | { leave: true }

interface CommandContext {
  machine: ShellMachine
  user: string
  history: readonly string[]
}

interface Command {
  name: string
  usage: string
  summary: string
  /** Words that may follow. */
  argumentCompletions?(machine: ShellMachine): string[]
  run(words: string[], asking: CommandContext): CommandResult
}

/** Lines of `log` without a number. */
const LOG_LINES_SHOWN = 15
const HELP_USAGE_WIDTH = 33

const text = (...lines: string[]): CommandResult => ({ text: lines })
const errorOutput = (sentence: string): CommandResult => text(tone("bad", "error: ") + sentence)

export function commandsOf(machine: ShellMachine): Command[] {
  return [
    { name: "help", usage: "help", summary: "this list", run: () => ({ text: helpLines(machine) }) },
    {
      name: "status",
      usage: "status",
      summary: "state of the machine",
      run: (_, it) => ({ text: statusLines(it.machine) }),
    },
    tableCommand(machine),
    jobCommand(machine),
    {
      name: "alarms",
      usage: "alarms",
      summary: "active and unacknowledged alarms",
      run: (_, it) => {
        const alarms = it.machine.alarms.list()
        return { text: alarms.length === 0 ? [tone("good", "no alarms")] : alarmLines(alarms) }
      },
    },
    {
      name: "ack",
      usage: "ack <number>|all",
      summary: "acknowledge an alarm",
      argumentCompletions: (it) => [...unacknowledgedAlarms(it).map((alarm) => String(alarm.number)), "all"],
      run: acknowledge,
    },
    {
      name: "io",
      usage: "io",
      summary: "inputs and outputs",
      run: (_, it) => ({ text: signalLines(it.machine) }),
    },
    {
      name: "log",
      usage: "log [-f | <lines>]",
      summary: "event log; -f follows it until Ctrl-C",
      argumentCompletions: () => ["-f"],
      run: ([option], it) => {
        if (option === "-f") return { view: "log" }
        const count = option === undefined ? LOG_LINES_SHOWN : Number(option)
        if (!Number.isInteger(count) || count < 1) return errorOutput("usage: log [-f | <lines>]")
        return { text: it.machine.log.last(count).map(logLine) }
      },
    },
    {
      name: "monitor",
      usage: "monitor",
      summary: "everything on one live screen",
      run: () => ({ view: "monitor" }),
    },
    {
      name: "history",
      usage: "history",
      summary: "what you typed before",
      run: (_, it) => ({
        text: it.history.map(
          (line, at) => `${tone("dim", padOrTruncate(String(at + 1), 4, "right"))}  ${line}`,
        ),
      }),
    },
    { name: "exit", usage: "exit", summary: "sign out", run: () => ({ leave: true }) },
  ]
}

export function runCommand(line: string, asking: CommandContext): CommandResult {
  const [name = "", ...words] = line.split(/\s+/)
  if (name === "") return text()
  const command = commandsOf(asking.machine).find((other) => other.name === name)
  if (command === undefined) return errorOutput(`unknown command "${name}", try ${accent("help")}`)
  return command.run(words, asking)
}

/** @returns complete lines that `line` can be completed to */
export function completions(line: string, machine: ShellMachine): string[] {
  const words = line.replace(/^\s+/, "").split(/\s+/)
  const commands = commandsOf(machine)
  if (words.length === 1) {
    return commands.map(({ name }) => name).filter((name) => name.startsWith(words[0] ?? ""))
  }
  const last = words.at(-1) ?? ""
  const before = words.slice(0, -1)
  const command = commands.find(({ name }) => name === before[0])
  const next =
    before.length === 1 ? (command?.argumentCompletions?.(machine) ?? []) : jobCompletions(before, machine)
  return next.filter((word) => word.startsWith(last)).map((word) => [...before, word].join(" "))
}

function jobCompletions(before: string[], { jobs }: ShellMachine): string[] {
  return before.length === 2 && before[0] === jobs.command && before[1] === "run"
    ? jobs.list.map(({ name }) => name)
    : []
}

function helpLines(machine: ShellMachine): string[] {
  return commandsOf(machine).map(
    ({ usage, summary }) => `  ${accent(padOrTruncate(usage, HELP_USAGE_WIDTH))}${summary}`,
  )
}

function statusLines(machine: ShellMachine): string[] {
  return [
    bold(`${machine.name}  ${machine.model}`),
    ...machine
      .status()
      .map((fact) => `  ${tone("dim", padOrTruncate(fact.label, 16))}${tone(fact.tone, fact.value)}`),
  ]
}

function tableCommand({ table }: ShellMachine): Command {
  return {
    name: table.command,
    usage: `${table.command} [once]`,
    summary: table.summary,
    argumentCompletions: () => ["once"],
    run: ([option]) =>
      option === "once" ? { text: tableLines(table.columns, table.rows()) } : { view: "table" },
  }
}

function jobCommand({ jobs }: ShellMachine): Command {
  return {
    name: jobs.command,
    usage: `${jobs.command} list|run <name>|stop`,
    summary: `${jobs.noun}s: show, start, stop`,
    argumentCompletions: () => ["list", "run", "stop"],
    run: ([verb, name], asking) => {
      if (verb === undefined || verb === "list") return { text: jobLines(asking.machine) }
      if (verb === "stop") return stopJob(asking)
      if (verb === "run" && name !== undefined) return runJob(name, asking)
      return errorOutput(`usage: ${jobs.command} list|run <name>|stop`)
    },
  }
}

function jobLines({ jobs }: ShellMachine): string[] {
  const active = jobs.active()
  return jobs.list.map((job) => {
    const mark = job === active ? tone("good", "▶ ") : "  "
    return `${mark}${padOrTruncate(job.name, 14)}${tone("dim", padOrTruncate(`${job.cycleSeconds.toFixed(1)} s`, 9))}${job.summary}`
  })
}

function runJob(name: string, { machine, user }: CommandContext): CommandResult {
  const { jobs, log } = machine
  const job = jobs.list.find((other: Job) => other.name.toLowerCase() === name.toLowerCase())
  if (job === undefined)
    return errorOutput(`no ${jobs.noun} "${name}", see ${accent(`${jobs.command} list`)}`)
  const obstacle = jobs.run(job)
  if (obstacle !== null) return errorOutput(obstacle)
  log.add("info", "USER", `${user} started ${job.name}`)
  return text(`${tone("good", "started")} ${job.name}`)
}

function stopJob({ machine, user }: CommandContext): CommandResult {
  const active = machine.jobs.active()
  if (active === null) return errorOutput(`no ${machine.jobs.noun} is running`)
  machine.jobs.stop()
  machine.log.add("info", "USER", `${user} stopped ${active.name}`)
  return text(`${tone("warn", "stopped")} ${active.name}`)
}

const unacknowledgedAlarms = (machine: ShellMachine) =>
  machine.alarms.list().filter((alarm) => !alarm.isAcknowledged)

function acknowledge([which]: string[], { machine, user }: CommandContext): CommandResult {
  if (which === undefined) return errorOutput("usage: ack <number>|all")
  const numbers =
    which === "all" ? unacknowledgedAlarms(machine).map((alarm) => alarm.number) : [Number(which)]
  const acknowledged = numbers.filter((number) => machine.alarms.acknowledge(number, user))
  if (acknowledged.length > 0) return text(`${tone("good", "acknowledged")} ${acknowledged.join(", ")}`)
  return errorOutput(
    which === "all" ? "nothing to acknowledge" : `no alarm ${which} waits for acknowledgement`,
  )
}

export function alarmLines(alarms: readonly Alarm[]): string[] {
  return alarms.flatMap((alarm) => {
    const kind = alarm.severity === "fault" ? "bad" : "warn"
    const state = `${alarm.isActive ? "active" : "gone"}${alarm.isAcknowledged ? ", acknowledged" : ""}`
    const lamp = tone(alarm.isActive ? kind : "dim", "●")
    const head = `${lamp} ${tone(kind, String(alarm.number))}  ${clockText(alarm.raisedAt)}  ${alarm.text}`
    return [`${head}  ${tone("dim", state)}`, tone("dim", `         ${alarm.remedy}`)]
  })
}

export function logLine({ at, level, source, text: words }: LogLine): string {
  const kind = { info: "plain", warn: "warn", fault: "bad" } as const
  return `${tone("dim", clockText(at))}  ${accent(padOrTruncate(source, 7))} ${tone(kind[level], words)}`
}

function signalLines(machine: ShellMachine): string[] {
  return machine.signals().map(({ address, text: words, on }) => {
    const lamp = on ? tone("good", "■ on ") : tone("dim", "□ off")
    return `  ${accent(padOrTruncate(address, 8))}${lamp}  ${words}`
  })
}
