/** Protocol options of an interface are applied to the connection, and forbidden functions are blocked. */

import { describe, expect, test } from "bun:test"
import { connect, createServer, type Socket } from "node:net"
import { CREDENTIALS_TTL_MS } from "../../src/sessions/start/one-time-credentials.ts"
import { waitUntil } from "../harness/eventually.ts"
import { aVncMachine, startRelay, stopAfterAll, stopMachinesAfterAll } from "../harness/machines.ts"
import { logPath, remoteTest, sessionPath } from "../harness/remote-sessions.ts"
import { pixelUpdate, startScriptedRfb, u32 } from "../hostile/rfb.ts"
import { startTigerVnc } from "../peers/tigervnc.ts"
import { XClient } from "../peers/x-client.ts"

stopMachinesAfterAll()

const on = await remoteTest({ handshakeTimeoutMs: 1000 })

/** The picture of a machine that is red, as a viewer sees it. */
async function colourOfRed(more: object): Promise<number> {
  const machine = await aVncMachine()
  machine.screen.fill({ x: 0, y: 0, w: 320, h: 200 }, 0xff0000)
  const job = await on.aSessionFixture({ ...machine.target, ...more })
  const path = await on.startSession(job)
  const owner = await on.joinSession(path, job.technician)
  await owner.waitFor("the picture", () => owner.pixel(10, 10) !== 0)
  return owner.pixel(10, 10)
}

test("red and blue are swapped if the interface has swapRedBlue set", async () => {
  expect(await colourOfRed({})).toBe(0xff0000)
  expect(await colourOfRed({ vncOptions: { swapRedBlue: true } })).toBe(0x0000ff)
})

test("a VNC machine is asked for the colour depth of the interface", async () => {
  const machine = stopAfterAll(await startTigerVnc({ width: 320, height: 200 }))
  const desktop = await XClient.open(machine.display)
  desktop.fill(0, 0, 320, 200, 0x30a050)
  await desktop.sync()
  // The steps of 8 bits have a distance of 36 for red and green and of 85 for blue.
  const shown = { 8: 0x249255, 16: 0x31a252, 24: 0x30a050, 32: 0x30a050 }
  for (const colourDepth of [8, 16, 24, 32] as const) {
    const target = {
      type: "VNC" as const,
      host: "127.0.0.1",
      port: machine.port,
      vncOptions: { colourDepth },
    }
    const job = await on.aSessionFixture(target)
    const owner = await on.joinSession(await on.startSession(job), job.technician)
    await owner.waitFor(`${colourDepth} bits`, () => owner.pixel(10, 10) === shown[colourDepth])
  }
  desktop.close()
})

test("disablePaste and disableCopy block the clipboard in both directions, while keys still arrive", async () => {
  const machine = await aVncMachine()
  const { screen } = machine
  const job = await on.aSessionFixture({ ...machine.target, disablePaste: true, disableCopy: true })
  const path = await on.startSession(job)
  const owner = await on.joinSession(path, job.technician)
  await owner.waitFor("the picture", () => owner.count("key") > 0)
  owner.send({ kind: "clipboard", text: "into the machine" })
  owner.send({ kind: "key", keysym: 0x61, code: "KeyA", down: true })
  await waitUntil("the key has arrived", () => screen.keys.length > 0)
  expect(screen.pastedTexts).toEqual([])
  screen.setClipboard("out of the machine")
  screen.fill({ x: 0, y: 0, w: 320, h: 200 }, 0x00ff00)
  await owner.waitFor("the picture after the copy", () => owner.pixel(10, 10) === 0x00ff00)
  expect(owner.count("clipboard")).toBe(0)
})

test("a clipboard that a machine has emptied leaves those of the viewers as they are", async () => {
  const connected = Promise.withResolvers<Socket>()
  const { port } = stopAfterAll(await startScriptedRfb(64, 48, (socket) => connected.resolve(socket)))
  const job = await on.aSessionFixture({ type: "VNC", host: "127.0.0.1", port })
  const owner = await on.joinSession(await on.startSession(job), job.technician)
  const machine = await connected.promise
  machine.write(pixelUpdate())
  await owner.waitFor("the picture", () => owner.count("key") > 0)
  for (const text of ["", "valve 7"])
    machine.write(Buffer.concat([Buffer.of(3, 0, 0, 0), u32(text.length), Buffer.from(text)]))
  await owner.waitFor("the copied text", () => owner.clipboard === "valve 7")
  expect(owner.count("clipboard")).toBe(1)
})

/** Proxy that simulates a booting machine: the first connection gets no response. */
async function startingMachine(port: number) {
  let calls = 0
  const sockets = new Set<Socket>()
  const front = createServer((socket) => {
    calls += 1
    sockets.add(socket)
    socket.on("error", () => socket.destroy())
    if (calls === 1) return
    const machine = connect(port, "127.0.0.1")
    sockets.add(machine)
    machine.on("error", () => socket.destroy())
    socket.pipe(machine).pipe(socket)
  })
  await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve))
  return stopAfterAll({
    port: (front.address() as { port: number }).port,
    calls: () => calls,
    stop() {
      front.close()
      for (const socket of sockets) socket.destroy()
    },
  })
}

test("a machine that does not answer at first is redialled as often as its interface's autoretry allows", async () => {
  const machine = await aVncMachine()
  machine.screen.fill({ x: 0, y: 0, w: 320, h: 200 }, 0x00ff00)
  const front = await startingMachine(machine.port)
  const job = await on.aSessionFixture({ ...machine.target, port: front.port, vncOptions: { autoretry: 1 } })
  const path = await on.startSession(job)
  const owner = await on.joinSession(path, job.technician)
  await owner.waitFor("the picture of the second try", () => owner.pixel(10, 10) === 0x00ff00)
  expect(front.calls()).toBe(2)

  const silent = await startingMachine(machine.port)
  const impatient = await on.startSession(await on.aSessionFixture({ ...machine.target, port: silent.port }))
  expect(await on.waitForEnd(impatient)).toMatchObject({ endCode: "UPSTREAM_TIMEOUT" })
  expect(silent.calls()).toBe(1)
})

test("viewers resize a machine's desktop only if its interface allows it", async () => {
  const server = stopAfterAll(await startTigerVnc({ width: 640, height: 480 }))
  const target = { type: "VNC" as const, host: "127.0.0.1", port: server.port, maxSessions: 1 }
  const join = async (vncOptions: object) => {
    const job = await on.aSessionFixture({ ...target, vncOptions })
    const owner = await on.joinSession(await on.startSession(job), job.technician)
    await owner.waitFor("the picture", () => owner.screen.width === 640)
    return owner
  }
  const [bound, free] = [await join({}), await join({ resizeToWindow: true })]
  const widths = new Set<number>()
  const seen = bound.waitFor("the size that was allowed", () => widths.add(bound.screen.width).has(900))
  bound.send({ kind: "resize", width: 700, height: 500 })
  bound.send({ kind: "key", keysym: 0x61, code: "KeyA", down: true })
  free.send({ kind: "resize", width: 900, height: 600 })
  await seen
  expect([...widths]).toEqual([640, 900])
}, 30_000)

describe("a machine that disconnects during a session", () => {
  const colour = (machine: Awaited<ReturnType<typeof aVncMachine>>, value: number) =>
    machine.screen.fill({ x: 0, y: 0, w: 320, h: 200 }, value)

  async function running(autoretry: number) {
    const machine = await aVncMachine()
    const relay = await startRelay(machine.port)
    colour(machine, 0x00ff00)
    const job = await on.aSessionFixture({ ...machine.target, port: relay.port, vncOptions: { autoretry } })
    const path = await on.startSession(job)
    const owner = await on.joinSession(path, job.technician)
    await owner.waitFor("the picture", () => owner.pixel(10, 10) === 0x00ff00)
    return { machine, relay, job, path, owner }
  }

  test("is redialled, its viewers are notified, and the session and its recording continue", async () => {
    const { machine, relay, path, owner } = await running(3)
    colour(machine, 0x0000ff)
    relay.disconnectAll()
    await owner.waitForNotice("machine", ({ state }) => state === "RECONNECTING")
    await owner.waitForNotice("machine", ({ state }) => state === "ANSWERS")
    await owner.waitFor("the picture after the restart", () => owner.pixel(10, 10) === 0x0000ff)
    owner.send({ kind: "key", keysym: 0x61, code: "KeyA", down: true })
    await waitUntil("a key arrives at the machine", () => machine.screen.keys.length > 0)
    expect(relay.connections).toBe(2)
    await on.deps.live.end(path.sessionId, { state: "COMPLETED", code: null, detail: "" })
    expect(await on.waitForEnd(path)).toMatchObject({ screenRecording: { state: "COMPLETE" } })
  })

  test("ends the session with RESOURCE_CLOSED if its interface allows no retries", async () => {
    const { relay, path } = await running(0)
    relay.disconnectAll()
    expect(await on.waitForEnd(path)).toMatchObject({ endCode: "RESOURCE_CLOSED" })
    expect(relay.connections).toBe(1)
  })

  test("ends the session with the last error when all retries have failed", async () => {
    const { relay, path, owner } = await running(1)
    relay.stop()
    await owner.waitForNotice("machine", ({ state }) => state === "RECONNECTING")
    expect(await on.waitForEnd(path)).toMatchObject({ endCode: "UPSTREAM_UNAVAILABLE" })
  })
})

test("a start with a stored password older than the device allows is refused with 409 until it is renewed", async () => {
  const machine = await aVncMachine({ password: "sesame" })
  const job = await on.aSessionFixture({ ...machine.target, authType: "PASSWORD", password: "sesame" })
  await on.deps.db
    .updateTable("device")
    .set({ secret_validity_days: 1 })
    .where("id", "=", job.deviceId)
    .execute()
  const saveBefore = (ms: number) =>
    on.deps.db
      .updateTable("target_interface")
      .set({ secret_saved_on: new Date(on.deps.clock().getTime() - ms) })
      .where("id", "=", job.interfaceId)
      .execute()
  await saveBefore(86_400_000 - 1)
  const path = await on.startSession(job)
  expect((await on.session(path)).isActive).toBe(true)
  await saveBefore(86_400_000)
  expect(await on.requestStart(job)).toMatchObject({
    status: 409,
    body: {
      code: "CONFLICT",
      details: { name: expect.any(String), expiresOn: on.deps.clock().toISOString() },
    },
  })

  const admin = await on.aUserOn(job, ["DEVICE_UPDATE"])
  on.deps.setTime(new Date(on.deps.clock().getTime() + 60_000))
  const renewed = { name: "HMI", ...machine.target, authType: "PASSWORD", password: "sesame" }
  const put = `/devices/${job.deviceId}/interfaces/${job.interfaceId}`
  expect((await on.call(admin.token, "PUT", put, renewed)).status).toBe(200)
  await on.waitForEnd(path)
  expect((await on.requestStart(job)).status).toBe(201)
})

test("an interface with askCredentials uses the credentials its user has just given, once, and stores none", async () => {
  const machine = await aVncMachine({ password: "sesame" })
  const job = await on.aSessionFixture({ ...machine.target, authType: "PASSWORD", askCredentials: true })
  const refused = await on.requestStart(job)
  expect(refused).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
  expect(refused.body.message).toContain("requires credentials at each start")

  const give = (who: { token: string }, password: string) =>
    on.call(who.token, "PUT", `${logPath(job)}/interfaces/${job.interfaceId}/credentials`, { password })
  const colleague = await on.aUserOn(job, ["DEVICE_READ", "DEVICE_START_REMOTE"])
  expect((await give(colleague, "sesame")).status).toBe(204)
  expect((await on.requestStart(job)).status).toBe(409)

  expect((await give(job.technician, "sesame")).status).toBe(204)
  const path = await on.startSession(job)
  const owner = await on.joinSession(path, job.technician)
  await owner.waitFor("the picture", () => owner.count("key") > 0)
  expect((await on.requestStart(job)).status).toBe(409)
  const { sealed_secret } = await on.deps.db
    .selectFrom("target_interface")
    .select("sealed_secret")
    .where("id", "=", job.interfaceId)
    .executeTakeFirstOrThrow()
  expect(sealed_secret).toBeNull()

  await give(job.technician, "wrong")
  expect(await on.waitForEnd(await on.startSession(job))).toMatchObject({ endCode: "CLIENT_UNAUTHORIZED" })
  await give(job.technician, "sesame")
  const soon = on.deps.clock()
  on.deps.setTime(new Date(soon.getTime() + CREDENTIALS_TTL_MS))
  expect((await on.requestStart(job)).status).toBe(409)
})

test("a session without screen recording has no recordings, but lists invited users and counts file transfers", async () => {
  const machine = await aVncMachine()
  const job = await on.aSessionFixture({ ...machine.target, recordingOptions: { screen: false } })
  const path = await on.startSession(job)
  const guest = await on.aUserOn(job)
  const owner = await on.joinSession(path, job.technician)
  await owner.waitFor("the picture", () => owner.count("key") > 0)
  const body = { userId: guest.userId, accessRight: "VIEW" }
  await on.call(job.technician.token, "POST", `${sessionPath(path)}/invitations/user`, body)
  const [connection] = (await on.session(path)).connections
  await on.deps.db
    .insertInto("transferred_file")
    .values({
      ...{
        session_viewer_id: connection!.id,
        filename: "recipe.csv",
        sha256: Buffer.alloc(32),
        size_bytes: 3,
      },
      ...{ created_by: job.technician.userId, created_on: on.deps.clock() },
    })
    .execute()
  const told = await on.call<object>(job.technician.token, "GET", sessionPath(path))
  expect(told.body).toMatchObject({
    ...{ screenRecording: null, networkRecording: null, clipboardRecording: null, fileTransfers: 1 },
    ...{ type: "Graphical", invitedUsers: [{ user: { id: guest.userId }, accessRight: "VIEW" }] },
  })
})
