/** What a machine says reaches the log, the database, the recording and viewers as text that they can take. */
import { expect, test } from "bun:test"
import { readFileSync } from "node:fs"
import { createLogger } from "../../src/base/logger.ts"
import { recordEnd } from "../../src/remote/ends.ts"
import { recordingFile } from "../../src/remote/recordings.ts"
import { startChattingMachine, startScriptedMachine } from "../fakes/hostile-ssh.ts"
import { plainScreen } from "../fakes/rfb-server/plain-screen.ts"
import { startRfbServer } from "../fakes/rfb-server/server.ts"
import { stoppedWithFile } from "../harness/machines.ts"
import { addressOf, remoteTest } from "../harness/remote.ts"

const lines: string[] = []
const on = await remoteTest(
  { handshakeMs: 5000 },
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

test("a refusal with NUL and escape sequences is saved, logged and recorded, and the interface is free again", async () => {
  const { port } = stoppedWithFile(await startChattingMachine(Buffer.from(refusal(HOSTILE), "latin1")))
  const job = await on.aJob({ ...TARGET, type: "VNC", port })
  const path = await on.start(job)
  const session = await on.ended(path)
  expect(session).toMatchObject({
    ...{ state: "CONNECTION_ERROR", endCode: "CLIENT_FORBIDDEN" },
    endDetail: "the machine refuses the connection: full up ]0;owned !",
  })
  expect(lines.filter((line) => line.includes(path.sessionId)).join("")).toContain("full up")
  expect(lines.join("\n")).not.toMatch(/\\u0000|\\u001b/)
  expect(readFileSync(recordingFile(on.deps, path.sessionId), "latin1")).toContain("full up ]0;owned")
  expect((await on.tryStart(job)).status).toBe(201)
})

test("an SSH farewell with NUL is saved, and the interface is free again", async () => {
  const farewell = () => ({ reason: 2, text: HOSTILE })
  const { port } = stoppedWithFile(await startScriptedMachine({ farewell }))
  const login = { authType: "PASSWORD" as const, username: "fitter", password: "x" }
  const job = await on.aJob({ ...TARGET, type: "SSH", port, ...login })
  const path = await on.start(job)
  const owner = await on.join(path, job.technician)
  const { fingerprint } = await owner.hears("hostKey")
  await on.call(job.technician.token, "PUT", `${addressOf(path)}/hostkey`, { fingerprint, accept: true })
  const { endDetail } = await on.ended(path)
  expect(endDetail).toContain("full")
  expect(endDetail).not.toMatch(UNPRINTABLE)
  expect((await on.tryStart(job)).status).toBe(201)
})

test("a desktop's name and clipboard reach viewers without what cannot be printed", async () => {
  const screen = plainScreen(64, 64, `Press${HOSTILE}`)
  const { port } = stoppedWithFile(await startRfbServer({ screen }))
  const job = await on.aJob({ ...TARGET, type: "VNC", port })
  const path = await on.start(job)
  const owner = await on.join(path, job.technician)
  await owner.sees("the title", () => owner.title !== "")
  expect(owner.title).toBe("Pressfull up ]0;owned !")
  await owner.sees("the picture", () => owner.count("key") > 0)
  screen.copy("line 1\r\nline 2\x1b[2J\ttab")
  await owner.sees("the clipboard", () => owner.clipboard !== "")
  expect(owner.clipboard).toBe("line 1\nline 2[2J\ttab")
})

test("a terminal's title reaches viewers without what reverses its direction", async () => {
  const shell = (channel: { write(text: string): void }) => channel.write("\x1b]0;Robot\u202ecell\x07\r\n")
  const { port } = stoppedWithFile(await startScriptedMachine({ shell }))
  const login = { authType: "PASSWORD" as const, username: "fitter", password: "x" }
  const job = await on.aJob({ ...TARGET, type: "SSH", port, ...login })
  const path = await on.start(job)
  const owner = await on.join(path, job.technician)
  const { fingerprint } = await owner.hears("hostKey")
  await on.call(job.technician.token, "PUT", `${addressOf(path)}/hostkey`, { fingerprint, accept: true })
  await owner.sees("the title", () => owner.title !== "")
  expect(owner.title).toBe("Robot cell")
})

test("an end that names a person reaches viewers and the recording as text that can be printed", async () => {
  const { port } = stoppedWithFile(await startRfbServer({ screen: plainScreen(64, 64) }))
  const job = await on.aJob({ ...TARGET, type: "VNC", port })
  const path = await on.start(job)
  const owner = await on.join(path, job.technician)
  await owner.sees("the picture", () => owner.count("key") > 0)
  const ending = { state: "COMPLETED" as const, code: "SESSION_CLOSED", detail: `ended by ${HOSTILE}` }
  await on.deps.live.end(path.sessionId, ending)
  const told = await owner.hears("state", ({ state }) => state === "ENDED")
  expect(told.detail).toBe("ended by full up ]0;owned !")
  const recording = readFileSync(recordingFile(on.deps, path.sessionId), "latin1")
  expect(recording).toContain('"detail":"ended by full up ]0;owned !"')
})

test("an end is saved whatever its detail holds, also when it did not come through a session's worker", async () => {
  const { port } = stoppedWithFile(await startRfbServer({ screen: plainScreen(64, 64) }))
  const job = await on.aJob({ ...TARGET, type: "VNC", port })
  const path = await on.start(job)
  const ending = {
    state: "CONNECTION_ERROR" as const,
    code: null,
    detail: `${HOSTILE}\ud800${"x".repeat(9999)}`,
  }
  await recordEnd(on.deps, { path, owner: null }, ending, on.deps.clock())
  const { endDetail } = await on.session(path)
  expect(endDetail).toStartWith("full up ]0;owned !")
  expect(endDetail.length).toBeLessThanOrEqual(500)
})
