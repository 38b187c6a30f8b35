import { expect, test } from "bun:test"
import { createLogger, type LogLevel } from "../../src/base/logger.ts"

const NOON = new Date("2026-03-01T12:00:00.000Z")

function loggerInto(lines: string[], level: LogLevel = "info", pretty = false) {
  return createLogger({ level, pretty, write: (line) => lines.push(line), now: () => NOON })
}

test("a log line is JSON with time, level, message and fields", () => {
  const lines: string[] = []
  loggerInto(lines).info("session ended", { sessionId: "s1", bytes: 12n })
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { time: NOON.toISOString(), level: "info", message: "session ended", sessionId: "s1", bytes: "12" },
  ])
})

test("a log line for a terminal is one readable line", () => {
  const lines: string[] = []
  loggerInto(lines, "info", true).warn("disk is nearly full", { folder: "/srv/my data", percent: 97 })
  expect(lines).toEqual(['12:00:00.000 WARN  disk is nearly full folder="/srv/my data" percent=97'])
})

test("log lines below the configured level are not written", () => {
  const lines: string[] = []
  const log = loggerInto(lines, "warn")
  log.debug("a")
  log.info("b")
  log.warn("c")
  log.error("d")
  expect(lines).toHaveLength(2)
})

test.each([
  "password",
  "passphrase",
  "clientSecret",
  "csrfToken",
  "Authorization",
  "set-cookie",
  "privateKey",
  "otp",
])("the value of %s is removed from a log line at any depth", (name) => {
  const lines: string[] = []
  loggerInto(lines).info("x", {
    [name]: "hunter2",
    nested: { [name]: "hunter2", list: [{ [name]: "hunter2" }] },
  })
  expect(lines[0]).not.toContain("hunter2")
})

test("an error is logged with its message and code", () => {
  const lines: string[] = []
  loggerInto(lines).error("query failed", {
    error: Object.assign(new Error("no such table"), { code: "42P01" }),
  })
  expect(JSON.parse(lines[0]!).error).toMatchObject({
    name: "Error",
    message: "no such table",
    code: "42P01",
  })
})

test("a log line with a long text and a circular reference has bounded length", () => {
  const lines: string[] = []
  const circle: Record<string, unknown> = { text: "x".repeat(100_000) }
  circle.self = circle
  loggerInto(lines).info("big", { circle })
  expect(lines[0]!.length).toBeLessThan(12_000)
})

test("a child logger adds its fields to its log lines", () => {
  const lines: string[] = []
  loggerInto(lines).child({ part: "vnc" }).info("connected")
  expect(JSON.parse(lines[0]!).part).toBe("vnc")
})
