/** Input that was made before the input was paused, and has not reached the machine by then. */

import { expect, test } from "bun:test"
import { fingerprintOfPem } from "../../protocols/certificate.ts"
import { createSelfSigned } from "../../protocols/https/self-signed.ts"
import { startRdpServer } from "../../src/demo/plant/rdp-server/server.ts"
import { waitUntil } from "../harness/eventually.ts"
import { aVncMachine, stopAfterAll, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest, sessionPath } from "../harness/remote-sessions.ts"
import { createTestScreen, type TestScreen } from "../harness/test-screen.ts"
import type { Viewer } from "../harness/viewer.ts"

stopMachinesAfterAll()

const on = await remoteTest()
const certificate = createSelfSigned("127.0.0.1", new Date("2020-01-01"), new Date("2040-01-01"))
const signIn = { username: "operator", password: "press 7" }

/** A session with its owner, and a supervisor who pauses and resumes the input. */
async function aSupervised(target: Parameters<typeof on.aSessionFixture>[0]) {
  const job = await on.aSessionFixture(target)
  const path = await on.startSession(job)
  const owner = await on.joinSession(path, job.technician)
  await owner.waitFor("the picture", () => owner.count("key") > 0)
  const supervisor = await on.aUserOn(job, ["DEVICE_READ", "DEVICE_SUPERVISE_REMOTE"])
  await on.joinSession(path, supervisor)
  const act = async (action: "PAUSE" | "RESUME") => {
    const change = { action, reason: "people in the cell" }
    const { status } = await on.call(supervisor.token, "PUT", `${sessionPath(path)}/supervision`, change)
    expect(status).toBe(204)
  }
  return { owner, act }
}

function type(owner: Viewer, letter: string): void {
  for (const down of [true, false])
    owner.send({ kind: "key", down, keysym: letter.charCodeAt(0), code: `Key${letter.toUpperCase()}` })
}

const pressed = ({ keys }: TestScreen) =>
  keys.filter(({ down }) => down).map(({ keysym }) => String.fromCharCode(keysym))

test("keys that wait behind a text for an RDP machine's clipboard do not reach it after a pause, and what is typed later does", async () => {
  const screen = createTestScreen(600, 440)
  const server = stopAfterAll(await startRdpServer({ screen, signIn, certificate }))
  const { owner, act } = await aSupervised({
    ...{ type: "RDP", host: "127.0.0.1", port: server.port, maxSessions: 1 },
    knownHost: `x509 ${fingerprintOfPem(certificate.certificate)}`,
    ...{ authType: "PASSWORD", ...signIn },
  })
  type(owner, "a")
  await waitUntil("the machine takes keys", () => pressed(screen).includes("a"))
  // This machine has no clipboard: what follows waits for a while.
  owner.send({ kind: "clipboard", text: "open valve 7" })
  type(owner, "v")
  await act("PAUSE")
  await act("RESUME")
  type(owner, "b")
  await waitUntil("the key after the pause", () => pressed(screen).includes("b"))
  expect(pressed(screen)).toEqual(["a", "b"])
})

test("of a long text that is typed on a VNC machine nothing follows a pause, and no key stays down", async () => {
  const machine = await aVncMachine()
  const { owner, act } = await aSupervised(machine.target)
  let isTyping = true
  let sent = 0
  const typing = (async () => {
    for (; isTyping; sent++) {
      type(owner, "x")
      await new Promise((done) => setImmediate(done))
    }
  })()
  await waitUntil("the text is on its way", () => pressed(machine.screen).length > 20)
  await act("PAUSE")
  await owner.waitForNotice("supervision", ({ state }) => state === "PAUSED")
  const sentBefore = sent + 1
  await waitUntil("more of the text was sent", () => sent > sentBefore + 200)
  isTyping = false
  await typing
  await act("RESUME")
  type(owner, "b")
  await waitUntil("the key after the pause", () => machine.screen.keys.at(-1)?.keysym === 0x62)
  await waitUntil("its release", () => machine.screen.keys.at(-1)?.down === false)
  const keys = pressed(machine.screen)
  expect(keys.length).toBeLessThanOrEqual(sentBefore + 1)
  expect(machine.screen.keys).toHaveLength(2 * keys.length)
})
