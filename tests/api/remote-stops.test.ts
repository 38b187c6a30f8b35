import { afterAll, expect, setDefaultTimeout, test } from "bun:test"
import { readdirSync } from "node:fs"
import { connect } from "node:net"
import { type ChildProgram, killPrograms, startProgram } from "../harness/child-program.ts"
import { createTestDatabase } from "../harness/database.ts"
import { testDeps } from "../harness/deps.ts"
import { waitUntil } from "../harness/eventually.ts"
import { aVncMachine, stopMachinesAfterAll } from "../harness/machines.ts"
import { seekTo, segmentFetcher } from "../harness/playback.ts"
import { remoteClientFor, sessionPath } from "../harness/remote-sessions.ts"
import { startTcpProxy } from "../harness/tcp-proxy.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"

stopMachinesAfterAll()

/** A start of the program takes seconds on a busy machine. */
setDefaultTimeout(60_000)

const database = await createTestDatabase()
const folder = temporaryFolder("remote-stops")
const deps = { ...testDeps(database.db), dataFolder: folder.path, clock: () => new Date() }
afterAll(async () => {
  await killPrograms()
  relay.close()
  await database.stop()
  folder.remove()
})

/** The server drops root, and the database socket authenticates by the account of the connecting process. */
const relay = await startTcpProxy(database.socketPath)

/** @param before  put before its command */
async function aServer(
  databasePort = relay.port,
  before: (command: string[]) => string[] = (same) => same,
): Promise<{ program: ChildProgram; address: string }> {
  const program = startProgram(
    ["tests/harness/loopback-server.ts", "--port", "0", "--data", folder.path],
    { DATABASE_URL: `postgres://millwright@127.0.0.1:${databasePort}/${database.name}` },
    before,
  )
  const [, address] = await program.waitForOutput(/ready at (http:\S+)/)
  return { program, address: address! }
}

async function aRunningSession(address: string) {
  const on = remoteClientFor({ address, database, deps })
  const machine = await aVncMachine()
  const job = await on.aSessionFixture(machine.target)
  const path = await on.startSession(job)
  const owner = await on.joinSession(path, job.technician)
  machine.screen.fill({ x: 0, y: 0, w: 100, h: 100 }, 0x123456)
  await owner.waitFor("the picture", () => owner.pixel(5, 5) === 0x123456)
  return { on, machine, job, path, owner, segments: segmentsOf(address, job.technician.token, path) }
}

const segmentsOf = (address: string, token: string, path: Parameters<typeof sessionPath>[0]) =>
  segmentFetcher(`${address}/api${sessionPath(path)}/screenrecording`, token)

test("after kill -9, the next start ends the session, and its recording is cut but playable up to the crash", async () => {
  const first = await aServer()
  const { on, job, path, owner, segments } = await aRunningSession(first.address)
  await waitUntil("the picture is on disk", async () => {
    const screen = await seekTo(segments, 1e9).catch(() => null)
    return screen?.pixels[2] === 0x56
  })
  first.program.signal("SIGKILL")
  await first.program.exited
  await owner.closed
  const second = await aServer()
  const session = await on.session(path)
  expect(session).toMatchObject({ state: "MANAGER_SHUTDOWN_ERROR", screenRecording: { state: "CUT" } })
  expect(session.screenRecording?.sizeInBytes).toBeGreaterThan(64)
  expect(session.connections.every(({ endTime }) => endTime !== null)).toBe(true)
  const again = segmentsOf(second.address, job.technician.token, path)
  expect((await seekTo(again, 1e9)).pixels.subarray(0, 3)).toEqual(Uint8ClampedArray.of(0x12, 0x34, 0x56))
  const row = await database.db
    .selectFrom("remote_session")
    .select("duration_ms")
    .where("id", "=", path.sessionId)
    .executeTakeFirstOrThrow()
  expect(Number(row.duration_ms)).toBeGreaterThan(0)
  const audited = await database.db
    .selectFrom("audit_entry")
    .select("event")
    .where("object_id", "=", path.sessionId)
    .where("event", "=", "SESSION_ENDED")
    .execute()
  expect(audited.length).toBe(1)
  second.program.signal("SIGTERM")
  expect(await second.program.exited).toBe(0)
})

test("a shutdown ends sessions with MANAGER_SHUTDOWN_ERROR, notifies viewers and completes recordings", async () => {
  const { program, address } = await aServer()
  const [one, two] = [await aRunningSession(address), await aRunningSession(address)]
  program.signal("SIGTERM")
  for (const { owner } of [one, two]) {
    const told = await owner.waitForNotice("state", ({ state }) => state === "ENDED")
    expect(told.code).toBe("MANAGER_SHUTDOWN_ERROR")
  }
  expect(await program.exited).toBe(0)
  for (const { on, path, machine } of [one, two]) {
    expect(await on.session(path)).toMatchObject({
      state: "MANAGER_SHUTDOWN_ERROR",
      screenRecording: { state: "COMPLETE" },
    })
    await waitUntil("the machine is left alone", () => machine.clientCount() === 0)
  }
})

test("a stop behind a dead database link takes less than the 10 s that container engines wait, and the next start completes it", async () => {
  const link = await startTcpProxy(database.socketPath)
  const { program, address } = await aServer(link.port)
  const { path, owner, on } = await aRunningSession(address)
  link.freeze()
  const unanswered = fetch(`${address}/api/issues`, { headers: { authorization: "Bearer wrong" } }).catch(
    () => null,
  )
  const sentAtMs = performance.now()
  program.signal("SIGTERM")
  const told = await owner.waitForNotice("state", ({ state }) => state === "ENDED")
  expect(told.code).toBe("MANAGER_SHUTDOWN_ERROR")
  expect(await program.exited).toBe(0)
  expect(performance.now() - sentAtMs).toBeLessThan(10_000)
  await unanswered
  link.close()
  const next = await aServer()
  expect(await on.session(path)).toMatchObject({
    state: "MANAGER_SHUTDOWN_ERROR",
    isActive: false,
    screenRecording: { state: "COMPLETE" },
  })
  next.program.signal("SIGTERM")
  expect(await next.program.exited).toBe(0)
})

test("idle connections that take every file descriptor end no session and no server, and go unnoticed once they are closed", async () => {
  const descriptorsMax = 120
  const { program, address } = await aServer(relay.port, (command) => [
    ...["prlimit", `--nofile=${descriptorsMax}:${descriptorsMax}`],
    ...command,
  ])
  const { on, machine, path, owner } = await aRunningSession(address)
  const another = await on.aSessionFixture(machine.target)
  const { hostname, port } = new URL(address)
  const idle = Array.from({ length: descriptorsMax }, () =>
    connect(Number(port), hostname).on("error", () => {}),
  )
  await waitUntil(
    "every descriptor is taken",
    () => readdirSync(`/proc/${program.pid}/fd`).length >= descriptorsMax,
  )
  expect(await on.requestStart(another)).toMatchObject({ status: 503, body: { code: "SERVER_BUSY" } })
  await program.waitForOutput(/No file descriptor is free/)
  // It is let go after three heartbeats of the session's Worker.
  owner.send({ kind: "key", down: true, keysym: 0x61, code: "KeyA" })
  await waitUntil("the key of the silent viewer is let go", () =>
    machine.screen.keys.some(({ down }) => !down),
  )
  machine.screen.fill({ x: 0, y: 0, w: 100, h: 100 }, 0x654321)
  await owner.waitFor("another picture", () => owner.pixel(5, 5) === 0x654321)
  for (const socket of idle) socket.destroy()
  await waitUntil("another session starts", async () => (await on.requestStart(another)).status === 201)
  expect(await on.session(path)).toMatchObject({ state: "ACTIVE" })
  program.signal("SIGTERM")
  expect(await program.exited).toBe(0)
})
