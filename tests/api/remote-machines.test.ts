import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import type { LinkEndCode } from "../../protocols/link-ends.ts"
import { type Plant, startPlant } from "../../src/demo/plant/plant.ts"
import { startRobotShell } from "../../src/demo/plant/robot-shell.ts"
import { waitUntil } from "../harness/eventually.ts"
import { aVncMachine, stopAfterAll, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest, type SessionFixture, sessionPath } from "../harness/remote-sessions.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"
import type { Viewer } from "../harness/viewer.ts"
import { type HostileBehaviour, startHostileRfb } from "../hostile/rfb.ts"
import {
  startNonSshMachine,
  startRefusingMachine,
  startScriptedMachine,
  startSilentMachine,
} from "../hostile/ssh.ts"

stopMachinesAfterAll()

const on = await remoteTest({ handshakeTimeoutMs: 1500 })
const folder = temporaryFolder("remote-machines")
let plant: Plant
beforeAll(async () => {
  plant = await startPlant({ dataDir: folder.path, p7Password: "press-7" })
})
afterAll(async () => {
  await plant.stop()
  folder.remove()
})

const encoder = new TextEncoder()
const type = (viewer: Viewer, text: string) =>
  viewer.send({ kind: "terminalKeys", bytes: encoder.encode(text) })
const robot = (more: object = {}) => ({
  ...{ type: "SSH" as const, host: "127.0.0.1", port: plant.addresses.r2.port, maxSessions: 5 },
  ...{ authType: "PASSWORD" as const, username: plant.addresses.r2.username },
  password: plant.addresses.r2.password,
  ...more,
})
const decide = (
  job: SessionFixture,
  path: Parameters<typeof sessionPath>[0],
  fingerprint: string,
  accept: boolean,
) => on.call(job.technician.token, "PUT", `${sessionPath(path)}/hostkey`, { fingerprint, accept })

/** Responses do not reveal a machine's network address. */
const ADDRESS = /127\.0\.0\.1|:\d{4,5}/

async function expectFailure(
  target: Parameters<typeof on.aSessionFixture>[0],
  codes: LinkEndCode | LinkEndCode[],
) {
  const bystander = await aVncMachine()
  const other = await on.startSession(await on.aSessionFixture(bystander.target))
  const job = await on.aSessionFixture(target)
  const path = await on.startSession(job)
  const viewer = await on.joinSession(path, job.technician).catch(() => null)
  const session = await on.waitForEnd(path)
  expect(session.state).toBe("CONNECTION_ERROR")
  expect([codes].flat()).toContain(session.endCode as LinkEndCode)
  expect(session.endDetail).not.toMatch(ADDRESS)
  expect(session.endDetail).not.toBe("")
  if (viewer) {
    const told = await viewer.waitForNotice("state", ({ state }) => state === "ENDED")
    expect([told.code, told.detail]).toEqual([session.endCode ?? "", session.endDetail])
  }
  expect((await on.session(other)).isActive).toBe(true)
  await on.deps.live.end(other.sessionId, { state: "COMPLETED", code: null, detail: "" })
  return session
}

describe("a failing VNC connection ends only its own session, with the reason", () => {
  test("when the password is wrong: CLIENT_UNAUTHORIZED", async () => {
    await expectFailure(
      { port: plant.addresses.p7.port, authType: "PASSWORD", password: "wrong" },
      "CLIENT_UNAUTHORIZED",
    )
  })
  test("when the machine requires a password and none is configured: CLIENT_UNAUTHORIZED", async () => {
    await expectFailure({ port: plant.addresses.p7.port }, "CLIENT_UNAUTHORIZED")
  })
  test("when nothing listens on the port: UPSTREAM_UNAVAILABLE", async () => {
    const gone = await startSilentMachine()
    gone.stop()
    await expectFailure({ port: gone.port }, "UPSTREAM_UNAVAILABLE")
  })

  const hostile: [HostileBehaviour, LinkEndCode | LinkEndCode[]][] = [
    ["garbage", "CLIENT_BAD_REQUEST"],
    ["silent", "UPSTREAM_TIMEOUT"],
    ["silent-after-version", "UPSTREAM_TIMEOUT"],
    ["huge-size", "CLIENT_BAD_REQUEST"],
    ["huge-name", "CLIENT_BAD_REQUEST"],
    ["huge-reason", "CLIENT_BAD_REQUEST"],
    ["endless-rects", ["CLIENT_OVERRUN", "CLIENT_BAD_REQUEST"]],
    ["rect-outside", "CLIENT_BAD_REQUEST"],
    ["wrong-length", "CLIENT_BAD_REQUEST"],
    ["bad-zlib", "CLIENT_BAD_REQUEST"],
    ["zrle-bomb", "CLIENT_BAD_REQUEST"],
    ["tight-bomb", "CLIENT_BAD_REQUEST"],
    ["unknown-encoding", "CLIENT_BAD_REQUEST"],
    ["unknown-message", "CLIENT_BAD_REQUEST"],
    ["cut-short", "RESOURCE_CLOSED"],
  ]
  for (const [way, codes] of hostile)
    test(`a server that is hostile: ${way}`, async () => {
      const { port } = stopAfterAll(await startHostileRfb(way))
      await expectFailure({ port }, codes)
    }, 15_000)

  test("when the machine disconnects during the session: RESOURCE_CLOSED", async () => {
    const machine = await aVncMachine()
    const job = await on.aSessionFixture(machine.target)
    const path = await on.startSession(job)
    const owner = await on.joinSession(path, job.technician)
    await owner.waitFor("the picture", () => owner.count("key") > 0)
    machine.dropClients()
    await owner.waitForNotice("state", ({ state }) => state === "ENDED")
    const session = await on.waitForEnd(path)
    expect(session).toMatchObject({ state: "CONNECTION_ERROR", endCode: "RESOURCE_CLOSED" })
    expect(session.screenRecording?.state).toBe("COMPLETE")
    expect(session.endDetail).not.toMatch(ADDRESS)
  })
})

describe("a failing SSH connection ends only its own session, with the reason", () => {
  const known = () => ({ knownHost: plant.r2.fingerprint })
  test("when the password is wrong: CLIENT_UNAUTHORIZED", async () => {
    await expectFailure(robot({ password: "wrong", ...known() }), "CLIENT_UNAUTHORIZED")
  })
  test("when nothing listens on the port: UPSTREAM_UNAVAILABLE", async () => {
    const gone = await startSilentMachine()
    gone.stop()
    await expectFailure(robot({ port: gone.port }), "UPSTREAM_UNAVAILABLE")
  })
  test("when the machine sends nothing: UPSTREAM_TIMEOUT", async () => {
    await expectFailure(robot({ port: stopAfterAll(await startSilentMachine()).port }), "UPSTREAM_TIMEOUT")
  })
  test("when the machine speaks another protocol: CLIENT_BAD_REQUEST", async () => {
    const { port } = stopAfterAll(await startNonSshMachine("HTTP/1.1 400 Bad Request\r\n\r\n"))
    await expectFailure(robot({ port }), "CLIENT_BAD_REQUEST")
  })
  test("when the machine closes the connection: RESOURCE_CLOSED", async () => {
    await expectFailure(robot({ port: stopAfterAll(await startRefusingMachine()).port }), "RESOURCE_CLOSED")
  })
  test("when the host key is not the trusted one: CLIENT_FORBIDDEN", async () => {
    const session = await expectFailure(robot({ knownHost: `SHA256:${"A".repeat(43)}` }), "CLIENT_FORBIDDEN")
    expect(session.endDetail).toContain("host key changed")
  })
})

describe("an SSH host key", () => {
  test("is confirmed only by the owner, pinned once authentication succeeds, and not asked for again", async () => {
    const job = await on.aSessionFixture(robot())
    const path = await on.startSession(job)
    const guest = await on.aUserOn(job)
    const owner = await on.joinSession(path, job.technician)
    const onlooker = await on.joinSession(path, guest)
    const asked = await owner.waitForNotice("hostKey")
    expect(asked.fingerprint).toBe(plant.r2.fingerprint)
    expect(onlooker.notices.some(({ about }) => about === "hostKey")).toBe(false)
    const knownHost = async () =>
      (
        await on.deps.db
          .selectFrom("target_interface")
          .select("known_host_key")
          .where("id", "=", job.interfaceId)
          .executeTakeFirst()
      )?.known_host_key
    expect(await knownHost()).toBeNull()
    expect((await decide(job, path, "SHA256:another", true)).status).toBe(409)
    expect((await decide(job, path, asked.fingerprint, true)).status).toBeLessThan(300)
    await owner.waitForNotice("state", ({ state }) => state === "CONNECTED")
    await waitUntil(
      "the key is pinned",
      async () => (await knownHost())?.includes(asked.fingerprint) === true,
    )
    expect((await decide(job, path, asked.fingerprint, true)).status).toBe(409)
    expect((await on.session(path)).isActive).toBe(true)
    const again = await on.startSession(job)
    const second = await on.joinSession(again, job.technician)
    await second.waitForNotice("state", ({ state }) => state === "CONNECTED")
    expect(second.notices.some(({ about }) => about === "hostKey")).toBe(false)
  })

  test("ends the session with CLIENT_FORBIDDEN and is not pinned when the owner refuses it", async () => {
    const job = await on.aSessionFixture(robot())
    const path = await on.startSession(job)
    const owner = await on.joinSession(path, job.technician)
    const { fingerprint } = await owner.waitForNotice("hostKey")
    await decide(job, path, fingerprint, false)
    expect(await on.waitForEnd(path)).toMatchObject({
      state: "CONNECTION_ERROR",
      endCode: "CLIENT_FORBIDDEN",
    })
    const { body } = await on.call<{ knownHost: string }>(
      job.technician.token,
      "GET",
      `/devices/${job.deviceId}/interfaces/${job.interfaceId}`,
    )
    expect(body.knownHost).toBe("")
  })

  test("is not pinned when the owner accepts it but authentication fails", async () => {
    const job = await on.aSessionFixture(robot({ password: "wrong" }))
    const path = await on.startSession(job)
    const owner = await on.joinSession(path, job.technician)
    const { fingerprint } = await owner.waitForNotice("hostKey")
    await decide(job, path, fingerprint, true)
    expect(await on.waitForEnd(path)).toMatchObject({ endCode: "CLIENT_UNAUTHORIZED" })
    const row = on.deps.db.selectFrom("target_interface").select("known_host_key")
    const { known_host_key } = await row.where("id", "=", job.interfaceId).executeTakeFirstOrThrow()
    expect(known_host_key).toBeNull()
  })

  test("ends the session with CLIENT_FORBIDDEN when it differs from the pinned one", async () => {
    const other = stopAfterAll(
      await startRobotShell({ port: 0, hostKeyDir: `${folder.path}/other`, user: "service", password: "x" }),
    )
    await expectFailure(robot({ port: other.port, knownHost: plant.r2.fingerprint }), "CLIENT_FORBIDDEN")
  })
})

describe("a terminal session", () => {
  const known = () => ({ knownHost: plant.r2.fingerprint })

  test("shows the output of typed commands, gives late guests the same screen, and ignores view-only guests' input", async () => {
    const job = await on.aSessionFixture(robot(known()))
    const path = await on.startSession(job)
    const owner = await on.joinSession(path, job.technician)
    await owner.waitForNotice("state", ({ state }) => state === "CONNECTED")
    type(owner, "status\r")
    await owner.waitFor("the answer", () => /AUTOMATIC/.test(owner.text))
    const guest = await on.joinSession(path, await on.aUserOn(job))
    await guest.waitFor("the same answer", () => /AUTOMATIC/.test(guest.text))
    type(guest, "GUEST-WAS-HERE")
    guest.send({ kind: "terminalResize", cols: 40, rows: 10 })
    type(owner, "echo-me")
    await owner.waitFor("the echo", () => owner.text.includes("echo-me"))
    expect(owner.text).not.toContain("GUEST-WAS-HERE")
    expect(owner.count("terminalSize")).toBe(0)
  })

  test("can be joined and ended while its machine floods it with output", async () => {
    const line = `${"flood ".repeat(20)}\r\n`.repeat(400)
    const machine = stopAfterAll(
      await startScriptedMachine({
        shell(channel) {
          const pour = () => {
            while (channel.writable && channel.write(line));
          }
          channel.on("drain", pour)
          channel.on("error", () => {})
          pour()
        },
      }),
    )
    const job = await on.aSessionFixture(robot({ port: machine.port }))
    const path = await on.startSession(job)
    const owner = await on.joinSession(path, job.technician)
    const { fingerprint } = await owner.waitForNotice("hostKey")
    await decide(job, path, fingerprint, true)
    await owner.waitFor("the flood", () => owner.count("terminalOutput") > 100)
    const guest = await on.joinSession(path, await on.aUserOn(job))
    await guest.waitFor("the flood", () => guest.count("terminalOutput") > 10)
    const end = sessionPath(path).replace("/sessions/", "/graphicalsessions/")
    await on.call(job.technician.token, "PUT", end, { isActive: false })
    expect(await on.session(path)).toMatchObject({
      state: "COMPLETED",
      screenRecording: { state: "COMPLETE" },
    })
  })

  test("ends with COMPLETED when the shell is left with exit", async () => {
    const job = await on.aSessionFixture(robot(known()))
    const path = await on.startSession(job)
    const owner = await on.joinSession(path, job.technician)
    await owner.waitForNotice("state", ({ state }) => state === "CONNECTED")
    type(owner, "exit\r")
    const told = await owner.waitForNotice("state", ({ state }) => state === "ENDED")
    expect(told.code).toBe("SESSION_CLOSED")
    expect(await on.waitForEnd(path)).toMatchObject({ state: "COMPLETED", endCode: "SESSION_CLOSED" })
  })
})
