/**
 * The program's log: one constant sentence per event, everything variable in fields, so that lines can be searched
 * and counted. JSON lines for machines, one readable line on a terminal.
 */
import { printableLines } from "./text.ts"

export const LOG_LEVELS = ["debug", "info", "warn", "error"] as const
export type LogLevel = (typeof LOG_LEVELS)[number]
export type LogFields = Record<string, unknown>

export interface Logger {
  debug(message: string, fields?: LogFields): void
  info(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  error(message: string, fields?: LogFields): void
  /** The same log with `fields` on every line, e.g. the session's id. */
  child(fields: LogFields): Logger
}

interface LoggerOptions {
  level: LogLevel
  /** Readable lines for a terminal instead of JSON. */
  pretty?: boolean
  /** Takes one line without its newline; standard error by default. */
  write?: (line: string) => void
  now?: () => Date
}

/** One field's text is cut here: a log line must never become a copy of a request body. */
const FIELD_LENGTH_MAX = 2000
/** Names whose values never reach the log, at any depth of the fields. */
const SECRET_FIELD =
  /pass(word|phrase)?|secret|token|cookie|authorization|private.?key|credential|totp|\botp\b/i
export const REDACTED = "[redacted]"
const DEPTH_MAX = 4

export function createLogger(options: LoggerOptions): Logger {
  const write = options.write ?? ((line: string) => void process.stderr.write(`${line}\n`))
  const now = options.now ?? (() => new Date())
  const format = options.pretty ? prettyLine : jsonLine
  const lowest = LOG_LEVELS.indexOf(options.level)

  const loggerWith = (always: LogFields): Logger => {
    const say = (level: LogLevel) => (sentence: string, fields?: LogFields) => {
      if (LOG_LEVELS.indexOf(level) < lowest) return
      write(format(now(), level, sentence, toLoggable({ ...always, ...fields }, 0) as LogFields))
    }
    return {
      debug: say("debug"),
      info: say("info"),
      warn: say("warn"),
      error: say("error"),
      child: (fields) => loggerWith({ ...always, ...fields }),
    }
  }
  return loggerWith({})
}

/** Logs nothing; for tests, and for tools that write their own output. */
export const silentLogger: Logger = createLogger({ level: "error", write: () => {} })

function jsonLine(time: Date, level: LogLevel, sentence: string, fields: LogFields): string {
  return JSON.stringify({ time: time.toISOString(), level, message: sentence, ...fields })
}

function prettyLine(time: Date, level: LogLevel, sentence: string, fields: LogFields): string {
  const rest = Object.entries(fields).map(([name, value]) => `${name}=${formatValue(value)}`)
  return [time.toISOString().slice(11, 23), level.toUpperCase().padEnd(5), sentence, ...rest].join(" ")
}

function formatValue(value: unknown): string {
  return typeof value === "string" && !/[\s"]/.test(value) ? value : JSON.stringify(value)
}

/** A copy that JSON can carry: errors as name, message, code and stack; secrets dropped; long texts cut. */
function toLoggable(value: unknown, depth: number): unknown {
  if (typeof value === "string") return truncate(value)
  if (typeof value === "bigint") return value.toString()
  if (value instanceof Error) return errorFields(value)
  if (value instanceof Date) return value
  if (value === null || typeof value !== "object") return value
  if (depth >= DEPTH_MAX || ArrayBuffer.isView(value)) return `[${value.constructor?.name ?? "object"}]`
  if (Array.isArray(value)) return value.map((item) => toLoggable(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      SECRET_FIELD.test(name) ? REDACTED : toLoggable(item, depth + 1),
    ]),
  )
}

function errorFields(error: Error): LogFields {
  const code = "code" in error ? { code: error.code } : {}
  return { name: error.name, message: truncate(error.message), ...code, stack: truncate(error.stack ?? "") }
}

/** Also what a terminal would take for a command of its own goes. */
function truncate(text: string): string {
  const shown = printableLines(text, FIELD_LENGTH_MAX)
  return text.length <= FIELD_LENGTH_MAX ? shown : `${shown}… (${text.length} characters)`
}
