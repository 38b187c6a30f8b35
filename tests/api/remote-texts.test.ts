/** Text from a machine is sanitised before it reaches the log, the database, the recording and viewers. */
import { expect, test } from "bun:test"
import { readFileSync } from "node:fs"
import { createLogger } from "../../src/base/logger.ts"
import { startRfbServer } from "../../src/demo/plant/rfb-server/server.ts"
import { saveSessionOutcome } from "../../src/sessions/live/outcome.ts"
import { recordingFilePath } from "../../src/sessions/recordings/files.ts"
import { stopAfterAll, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest, sessionPath } from "../harness/remote-sessions.ts"
import { createTestScreen } from "../harness/test-screen.ts"
import { startNonSshMachine, startScriptedMachine } from "../hostile/ssh.ts"

stopMachinesAfterAll()

const lines: string[] = []
const on = await remoteTest(
  { handshakeTimeoutMs: 5000 },
  { log: createLogger({ level: "info", write: (line) => lines.push(line) }) },
)

const HOSTILE = "full\0up\x1b]0;owned\x07\u202e\u009b!"
const UNPRINTABLE = /[\p{Cc}\p{Cf}]/u

/** RFB 3.8 with no security type and a reason, as QEMU ends it: with its NUL. */
function refusal(reason: string): string {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(Buffer.byteLength(reason))
  return `RFB 003.008\n\0${size.toString("latin1")}${Buffer.from(reason).toString("latin1")}`
}

const TARGET = { host: "127.0.0.1", maxSessions: 1 }

test("a refusal is saved, logged and recorded without its NUL and escape characters, and the interface is free again", async () => {
  const { port } = stopAfterAll(await startNonSshMachine(Buffer.from(refusal(HOSTILE), "latin1")))
  const job = await on.aSessionFixture({ ...TARGET, type: "VNC", port })
  const path = await on.startSession(job)
  const session = await on.waitForEnd(path)
  expect(session).toMatchObject({
    ...{ state: "CONNECTION_ERROR", endCode: "CLIENT_FORBIDDEN" },
    endDetail: "the machine refuses the connection: full up ]0;owned !",
  })
  expect(lines.filter((line) => line.includes(path.sessionId)).join("")).toContain("full up")
  expect(lines.join("\n")).not.toMatch(/\\u0000|\\u001b/)
  expect(readFileSync(recordingFilePath(on.deps, path.sessionId), "latin1")).toContain("full up ]0;owned")
  expect((await on.requestStart(job)).status).toBe(201)
})

test("an SSH disconnect message with NUL is saved without it, and the interface is free again", async () => {
  const farewell = () => ({ reason: 2, text: HOSTILE })
  const { port } = stopAfterAll(await startScriptedMachine({ farewell }))
  const login = { authType: "PASSWORD" as const, username: "fitter", password: "x" }
  const job = await on.aSessionFixture({ ...TARGET, type: "SSH", port, ...login })
  const path = await on.startSession(job)
  const owner = await on.joinSession(path, job.technician)
  const { fingerprint } = await owner.waitForNotice("hostKey")
  await on.call(job.technician.token, "PUT", `${sessionPath(path)}/hostkey`, { fingerprint, accept: true })
  const { endDetail } = await on.waitForEnd(path)
  expect(endDetail).toContain("full")
  expect(endDetail).not.toMatch(UNPRINTABLE)
  expect((await on.requestStart(job)).status).toBe(201)
})

test("a desktop's name and clipboard reach viewers without unprintable characters", async () => {
  const screen = createTestScreen(64, 64, `Press${HOSTILE}`)
  const { port } = stopAfterAll(await startRfbServer({ screen }))
  const job = await on.aSessionFixture({ ...TARGET, type: "VNC", port })
  const path = await on.startSession(job)
  const owner = await on.joinSession(path, job.technician)
  await owner.waitFor("the title", () => owner.title !== "")
  expect(owner.title).toBe("Pressfull up ]0;owned !")
  await owner.waitFor("the picture", () => owner.count("key") > 0)
  screen.setClipboard("line 1\r\nline 2\x1b[2J\ttab")
  await owner.waitFor("the clipboard", () => owner.clipboard !== "")
  expect(owner.clipboard).toBe("line 1\nline 2[2J\ttab")
})

test("a terminal's title reaches viewers without bidirectional control characters", async () => {
  const shell = (channel: { write(text: string): void }) => channel.write("\x1b]0;Robot\u202ecell\x07\r\n")
  const { port } = stopAfterAll(await startScriptedMachine({ shell }))
  const login = { authType: "PASSWORD" as const, username: "fitter", password: "x" }
  const job = await on.aSessionFixture({ ...TARGET, type: "SSH", port, ...login })
  const path = await on.startSession(job)
  const owner = await on.joinSession(path, job.technician)
  const { fingerprint } = await owner.waitForNotice("hostKey")
  await on.call(job.technician.token, "PUT", `${sessionPath(path)}/hostkey`, { fingerprint, accept: true })
  await owner.waitFor("the title", () => owner.title !== "")
  expect(owner.title).toBe("Robot cell")
})

test("an end detail with control characters reaches viewers and the recording as printable text", async () => {
  const { port } = stopAfterAll(await startRfbServer({ screen: createTestScreen(64, 64) }))
  const job = await on.aSessionFixture({ ...TARGET, type: "VNC", port })
  const path = await on.startSession(job)
  const owner = await on.joinSession(path, job.technician)
  await owner.waitFor("the picture", () => owner.count("key") > 0)
  const ending = { state: "COMPLETED", code: "SESSION_CLOSED", detail: `ended by ${HOSTILE}` } as const
  await on.deps.live.end(path.sessionId, ending)
  const told = await owner.waitForNotice("state", ({ state }) => state === "ENDED")
  expect(told.detail).toBe("ended by full up ]0;owned !")
  const recording = readFileSync(recordingFilePath(on.deps, path.sessionId), "latin1")
  expect(recording).toContain('"detail":"ended by full up ]0;owned !"')
})

test("a session end is saved whatever its detail contains, even if it did not come through the session's worker", async () => {
  const { port } = stopAfterAll(await startRfbServer({ screen: createTestScreen(64, 64) }))
  const job = await on.aSessionFixture({ ...TARGET, type: "VNC", port })
  const path = await on.startSession(job)
  const ending = {
    state: "CONNECTION_ERROR" as const,
    code: null,
    detail: `${HOSTILE}\ud800${"x".repeat(9999)}`,
  }
  await saveSessionOutcome(on.deps, { path, owner: null }, ending, on.deps.clock())
  const { endDetail } = await on.session(path)
  expect(endDetail).toStartWith("full up ]0;owned !")
  expect(endDetail.length).toBeLessThanOrEqual(500)
})
