import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client } from "ssh2"
import { createTerminalScreen } from "../../protocols/terminal-screen.ts"
import type { RunningMachineShell } from "../../src/demo/plant/machine-shell/server.ts"
import { packingLine } from "../../src/demo/plant/packing-line.ts"
import { startPackingShell } from "../../src/demo/plant/packing-shell.ts"
import { robotCell } from "../../src/demo/plant/robot-cell.ts"
import { startRobotShell } from "../../src/demo/plant/robot-shell.ts"
import { type Dialled, dial } from "../protocols/ssh/dial.ts"

const USER = "service"
const PASSWORD = "palletiser"
const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;?]*[A-Za-z]`, "g")

let dir: string
let robot: RunningMachineShell
const sessions: Dialled[] = []

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "millwright-shell-"))
  robot = await startRobotShell({ port: 0, hostKeyDir: dir, user: USER, password: PASSWORD })
})
afterEach(async () => {
  for (const session of sessions.splice(0)) {
    session.close()
    await session.ended
  }
})
afterAll(async () => {
  await robot.stop()
  await rm(dir, { recursive: true, force: true })
})

const prompt = "R-2>\x1b[0m\x1b[0m \x1b[K"

async function signIn(size: { cols?: number; rows?: number } = {}) {
  const session = dial({
    port: robot.port,
    username: USER,
    auth: { kind: "password", password: PASSWORD },
    hostKey: { pinned: [`ssh-ed25519 ${robot.fingerprint}`] },
    ...size,
  })
  sessions.push(session)
  await session.until(prompt)
  return session
}

/** What a command prints up to the next prompt, without colours. */
async function answer(session: Dialled, line: string): Promise<string> {
  session.type(`${line}\r`)
  await session.until("\r\n")
  return (await session.until(prompt)).replace(ESCAPES, "").trim()
}

describe("robot cell R-2 by SSH", () => {
  test("shows a greeting and lists its commands", async () => {
    const session = await signIn()
    expect(session.output()).toContain("Robot cell, palletiser")
    const help = await answer(session, "help")
    for (const name of ["status", "axes", "program", "alarms", "ack", "io", "log", "monitor", "exit"]) {
      expect(help).toContain(name)
    }
  })

  test("keeps its host key after a restart", async () => {
    const again = await startRobotShell({ port: 0, hostKeyDir: dir, user: USER, password: PASSWORD })
    expect(again.fingerprint).toBe(robot.fingerprint)
    await again.stop()
  })

  test("refuses a wrong password", async () => {
    const auth = { kind: "password", password: "guess" } as const
    const end = await dial({ port: robot.port, username: USER, auth }).ended
    expect(end).toEqual({ code: "CLIENT_UNAUTHORIZED", detail: "the machine refused the password" })
  })

  test("stops and starts a program for all connected sessions", async () => {
    const [one, other] = [await signIn(), await signIn()]
    expect(await answer(one, "program run HOME")).toBe("error: PALLET-A is running, stop it first")
    expect(await answer(one, "program stop")).toBe("stopped PALLET-A")
    expect(await answer(other, "status")).toContain("HOLD")
    expect(await answer(other, "program run pallet-b")).toBe("started PALLET-B")
    expect(await answer(one, "program list")).toContain("▶ PALLET-B")
    expect(await answer(one, "program run LUNCH")).toContain('no program "LUNCH"')
  })

  test("reports unknown commands and invalid arguments", async () => {
    const session = await signIn()
    expect(await answer(session, "reboot")).toBe('error: unknown command "reboot", try help')
    expect(await answer(session, "ack 99")).toBe("error: no alarm 99 waits for acknowledgement")
    expect(await answer(session, "log many")).toContain("usage: log")
    expect(await answer(session, "")).toBe("")
  })

  test("supports line editing with arrows, Backspace, Home, End and history", async () => {
    const session = await signIn()
    // "stus" -> left twice, "at" in between; a wrong letter at the end is taken back
    expect(await answer(session, "stus\x1b[D\x1b[Datx\x7f\x1b[F")).toContain("AUTOMATIC")
    expect(await answer(session, "\x1b[A")).toContain("AUTOMATIC")
    expect(await answer(session, "x\x1b[H\x1b[3~io")).toContain("protective door")
    expect(await answer(session, "history")).toMatch(/1 {2}status\r\n\s+2 {2}io/)
    expect(await answer(session, "nonsense\x15io")).toContain("DI 01")
  })

  test("completes commands and names with Tab", async () => {
    const session = await signIn()
    expect(await answer(session, "sta\t")).toContain("AUTOMATIC")
    expect(await answer(session, "pro\tl\t")).toContain("CALIB-TCP")
    session.type("a\t")
    expect(await session.until("\r\n")).toContain("a")
    expect(await session.until("\r\n")).toBe("axes  alarms  ack")
    session.type("\x03")
    await session.until(prompt)
  })

  test("streams its log until Ctrl-C", async () => {
    const session = await signIn()
    session.type("log -f\r")
    await session.until("following")
    const visitor = await signIn()
    await session.until(`${USER} signed in`)
    visitor.close()
    await visitor.ended
    await session.until(`${USER} signed out`)
    session.type("\x03")
    await session.until(prompt)
  })

  test("redraws the axes in place until q", async () => {
    const session = await signIn()
    session.type("axes\r")
    await session.until("q to return")
    await session.until("\x1b[9A")
    await session.until("q to return")
    session.type("q")
    await session.until(prompt)
  })

  test("fits the monitor on one screen and restores the previous screen afterwards", async () => {
    const screen = createTerminalScreen({ cols: 80, rows: 24, scrollback: 100, onReply() {} })
    const drawn = Promise.withResolvers<void>()
    const back = Promise.withResolvers<void>()
    let said = ""
    const session = dial({
      port: robot.port,
      username: USER,
      auth: { kind: "password", password: PASSWORD },
      onOutput(bytes) {
        screen.write(bytes)
        said += new TextDecoder().decode(bytes)
        if (said.includes("q return")) drawn.resolve()
        if (said.includes("\x1b[?1049l") && said.endsWith("\x1b[K")) back.resolve()
      },
    })
    sessions.push(session)
    await session.ready
    session.type("monitor\r")
    await drawn.promise
    expect(screen.snapshot()).toContain("\x1b[?1049h")
    for (const word of ["axis 4 gearbox", "A6", "tool speed", "AUTOMATIC"])
      expect(screen.snapshot()).toContain(word)
    session.type("q")
    await back.promise
    expect(screen.snapshot()).toContain("Robot cell, palletiser")
    expect(screen.snapshot()).not.toContain("tool speed")
  })

  test("runs a single command without a terminal", async () => {
    const client = new Client()
    const answered = Promise.withResolvers<string>()
    client.on("error", answered.reject)
    client.on("ready", () =>
      client.exec("status", (error, channel) => {
        if (error) return answered.reject(error)
        let text = ""
        channel.on("data", (bytes: Uint8Array) => {
          text += new TextDecoder().decode(bytes)
        })
        channel.on("close", (code: number) => answered.resolve(`${text}exit ${code}`))
      }),
    )
    client.connect({ host: "127.0.0.1", port: robot.port, username: USER, password: PASSWORD })
    const text = await answered.promise
    expect(text).toContain("AUTOMATIC")
    expect(text).toEndWith("\nexit 0")
    client.end()
  })

  test("ends the session on exit and on Ctrl-D", async () => {
    for (const exit of ["exit\r", "\x04"]) {
      const session = await signIn()
      session.type(exit)
      expect((await session.ended).code).toBe("SESSION_CLOSED")
    }
  })
})

test("packing line L-3 has the same shell with its own commands", async () => {
  const line = await startPackingShell({ port: 0, hostKeyDir: dir, user: USER, password: PASSWORD })
  expect(line.fingerprint).not.toBe(robot.fingerprint)
  const session = dial({ port: line.port, username: USER, auth: { kind: "password", password: PASSWORD } })
  await session.until("L-3>")
  session.type("drives once\r")
  await session.until("cross sealer")
  session.type("format list\r")
  await session.until("TWIN-90G")
  session.close()
  await session.ended
  await line.stop()
})

describe("the simulated machines follow the given clock", () => {
  const start = new Date("2026-05-04T06:00:00Z")
  const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000)

  test("the fourth gearbox of R-2 overheats, and greasing clears the alarm", () => {
    const cell = robotCell(start)
    cell.advance(120_000, later(2))
    expect(cell.alarms.list()).toMatchObject([{ number: 2041, isActive: true, isAcknowledged: false }])
    expect(cell.alarms.acknowledge(2041, "service")).toBe(true)
    cell.jobs.stop()
    expect(cell.jobs.run(cell.jobs.list.find((job) => job.name === "GREASE-A4")!)).toBe(null)
    cell.advance(60_000, later(3))
    expect(cell.alarms.list()).toEqual([])
  })

  test("L-3 raises its sealer and reject alarms within two minutes, and no others", () => {
    const line = packingLine(start)
    const seen = new Set<number>()
    for (let second = 0; second < 120; second++) {
      line.advance(1000, later(second / 60))
      for (const alarm of line.alarms.list()) seen.add(alarm.number)
    }
    expect([...seen].sort()).toEqual([412, 507])
  })
})
