import { describe, expect, test } from "bun:test"
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { startPlant } from "../../src/demo/plant/plant.ts"
import { ACCESS_WINDOW_MS } from "../../src/sessions/recordings/access-log.ts"
import { recordingFilePath } from "../../src/sessions/recordings/files.ts"
import type { SessionPath } from "../../src/sessions/session/store.ts"
import { HEARTBEAT_INTERVAL_MS } from "../../src/sessions/worker/messages.ts"
import { errors } from "../../src/web/texts/en-GB/errors.ts"
import { waitUntil } from "../harness/eventually.ts"
import { aCountingMachine, aVncMachine, stopMachinesAfterAll } from "../harness/machines.ts"
import { printedText, seekTo, segmentFetcher } from "../harness/playback.ts"
import {
  type RemoteTest,
  remoteTest,
  sessionPath,
  type TestSignIn,
  VIEWER_AUTHORITIES,
} from "../harness/remote-sessions.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"

stopMachinesAfterAll()

const on = await remoteTest()
const failing = await remoteTest({
  worker: () => new URL("../harness/failing-worker.ts", import.meta.url).href,
  // A worker that starts on a busy machine is silent for a while too.
  heartbeatMissedMs: 3000,
})

/** A worker that starts sends its first heartbeat in time, unless the host is very busy. */
const HEARTBEAT_MISSED_MS = 1000
const impatient = await remoteTest({ heartbeatMissedMs: HEARTBEAT_MISSED_MS })
const broken = await remoteTest()
const full = await remoteTest()

const recordingOf = (side: RemoteTest, path: SessionPath) =>
  `${side.address}/api${sessionPath(path)}/screenrecording`
const COLOURS = [0x102030, 0x405060, 0x708090, 0xa0b0c0, 0xd0e0f0]

async function aWatchedSession(side = on) {
  const machine = await aVncMachine()
  const job = await side.aSessionFixture(machine.target)
  const path = await side.startSession(job)
  const owner = await side.joinSession(path, job.technician)
  await owner.waitFor("the picture", () => owner.count("key") > 0)
  return { machine, job, path, owner }
}

interface Info {
  durationInMs: number
  sizeInBytes: number
  complete: boolean
  events: { event: string; person: string | null; state: string | null }[]
  hasMoreEvents: boolean
}

describe("a recording", () => {
  test("shows at every seek position the frame that viewers saw at that time", async () => {
    const { machine, job, path, owner } = await aWatchedSession()
    const seen: { atMs: number; colour: number }[] = []
    for (const colour of COLOURS) {
      machine.screen.fill({ x: 0, y: 0, w: 200, h: 100 }, colour)
      await owner.waitFor("the colour", () => owner.pixel(9, 9) === colour)
      seen.push({ atMs: owner.drawnAtMs, colour })
    }
    await on.deps.live.end(path.sessionId, { state: "COMPLETED", code: null, detail: "" })
    const { body: info } = await on.call<Info>(
      job.technician.token,
      "GET",
      `${sessionPath(path)}/screenrecording/info`,
    )
    expect(info.complete).toBe(true)
    expect(info.durationInMs).toBeGreaterThanOrEqual(seen.at(-1)!.atMs)
    const session = await on.session(path)
    expect(session.screenRecording).toEqual({ state: "COMPLETE", sizeInBytes: info.sizeInBytes })
    const segments = segmentFetcher(recordingOf(on, path), job.technician.token)
    for (const { atMs, colour } of seen.toReversed()) {
      const screen = await seekTo(segments, atMs)
      expect([...screen.pixels.subarray(0, 3)]).toEqual([colour >> 16, (colour >> 8) & 255, colour & 255])
    }
    const last = await seekTo(segments, info.durationInMs)
    expect(Buffer.from(last.pixels).equals(Buffer.from(machine.screen.pixels))).toBe(true)
    const file = await fetch(recordingOf(on, path), {
      headers: { authorization: `Bearer ${job.technician.token}` },
    })
    expect((await file.arrayBuffer()).byteLength).toBe(info.sizeInBytes)
  })

  test("lists what happened in the session, with the names of its people", async () => {
    const { job, path } = await aWatchedSession()
    await on.deps.live.end(path.sessionId, { state: "COMPLETED", code: null, detail: "" })
    const { body: info } = await on.call<Info>(
      job.technician.token,
      "GET",
      `${sessionPath(path)}/screenrecording/info`,
    )
    const { owner } = await on.session(path)
    expect(info.events[0]).toMatchObject({ event: "JOIN", person: owner.displayName, state: "CONTROL" })
    expect(info.events.at(-1)).toMatchObject({ event: "END", person: null })
    expect(info.hasMoreEvents).toBe(false)
  })

  test("is audited when viewed: one entry per user within ten minutes", async () => {
    const { job, path } = await aWatchedSession()
    await on.deps.live.end(path.sessionId, { state: "COMPLETED", code: null, detail: "" })
    const looks = async () =>
      (
        await on.deps.db
          .selectFrom("audit_entry")
          .select("user_id")
          .where("event", "=", "RECORDING_VIEWED")
          .where("object_id", "=", path.sessionId)
          .orderBy("id")
          .execute()
      ).map(({ user_id }) => user_id)
    const look = async (who: TestSignIn) => {
      expect((await on.call(who.token, "GET", `${sessionPath(path)}/screenrecording/info`)).status).toBe(200)
      const headers = { authorization: `Bearer ${who.token}` }
      expect((await fetch(`${recordingOf(on, path)}/segment?at=0`, { headers })).status).toBe(200)
    }
    await look(job.technician)
    await look(job.technician)
    expect(await looks()).toEqual([job.technician.userId])
    const other = await on.aUserOn(job, ["RECORDING_READ"])
    await look(other)
    expect(await looks()).toEqual([job.technician.userId, other.userId])
    const now = on.deps.clock()
    on.deps.setTime(new Date(now.getTime() + ACCESS_WINDOW_MS))
    await look(other)
    on.deps.setTime(now)
    expect(await looks()).toHaveLength(3)
  })

  test("contains joins, clipboard events and the end, but neither clipboard text nor the password", async () => {
    const machine = await aVncMachine({ password: "panel-pw" })
    const job = await on.aSessionFixture({ ...machine.target, authType: "PASSWORD", password: "panel-pw" })
    const path = await on.startSession(job)
    const owner = await on.joinSession(path, job.technician)
    await owner.waitFor("the picture", () => owner.count("key") > 0)
    owner.send({ kind: "clipboard", text: "a secret of the owner" })
    await waitUntil("the paste", () => machine.screen.pastedTexts.length > 0)
    machine.screen.setClipboard("a secret of the machine")
    await owner.waitFor("the copy", () => owner.count("clipboard") > 0)
    await on.deps.live.end(path.sessionId, { state: "COMPLETED", code: null, detail: "" })
    const bytes = readFileSync(recordingFilePath(on.deps, path.sessionId)).toString("latin1")
    for (const event of ["join", "clipboard", "end"]) expect(bytes).toContain(`{"about":"${event}"`)
    expect(bytes).toContain("Test")
    for (const secret of ["a secret of the owner", "a secret of the machine", "panel-pw"])
      expect(bytes).not.toContain(secret)
  })

  test("of a terminal contains the printed output", async () => {
    const folder = temporaryFolder("recorded-plant")
    const plant = await startPlant({ dataDir: folder.path })
    const { port, username, password } = plant.addresses.r2
    const job = await on.aSessionFixture({
      ...{ type: "SSH", port, authType: "PASSWORD", username, password, knownHost: plant.r2.fingerprint },
    })
    const path = await on.startSession(job)
    const owner = await on.joinSession(path, job.technician)
    await owner.waitForNotice("state", ({ state }) => state === "CONNECTED")
    owner.send({ kind: "terminalKeys", bytes: new TextEncoder().encode("status\r") })
    await owner.waitFor("the answer", () => owner.text.includes("AUTOMATIC"))
    await on.deps.live.end(path.sessionId, { state: "COMPLETED", code: null, detail: "" })
    await plant.stop()
    folder.remove()
    expect(await printedText(segmentFetcher(recordingOf(on, path), job.technician.token))).toContain(
      "AUTOMATIC",
    )
  })

  test("is refused with 403 in all its forms to users without RECORDING_READ", async () => {
    const { job, path } = await aWatchedSession()
    const guest = await on.aUserOn(job, VIEWER_AUTHORITIES)
    for (const form of ["", "/info", "/segment?at=0"]) {
      const answer = await fetch(`${recordingOf(on, path)}${form}`, {
        headers: { authorization: `Bearer ${guest.token}` },
      })
      expect(answer.status).toBe(403)
    }
    const elsewhere = await on.aSessionFixture({ port: 1 })
    const misplaced = { ...path, deviceId: elsewhere.deviceId }
    const answer = await on.call(
      elsewhere.technician.token,
      "GET",
      `${sessionPath(misplaced)}/screenrecording/info`,
    )
    expect(answer.status).toBe(404)
  })

  test("is for the owner alone while the session runs, and once it has ended for other readers as long as they have the right", async () => {
    const { job, path } = await aWatchedSession()
    const segments = segmentFetcher(recordingOf(on, path), job.technician.token)
    await waitUntil("a first picture is on disk", () =>
      segments(0).then(
        ({ messages }) => messages.length > 0,
        () => false,
      ),
    )
    const reader = await on.aUserOn(job, ["DEVICE_READ", "DEVICE_JOIN_REMOTE", "RECORDING_READ"])
    const answers = () =>
      Promise.all(
        ["", "/info", "/segment", "/thumbnail"].map(async (way) => {
          const recording = `${sessionPath(path)}/screenrecording${way}`
          const { status, body } = await on.call(reader.token, "GET", recording)
          return status === 200 ? status : body.message
        }),
      )
    expect(await answers()).toEqual(Array.from({ length: 4 }, () => errors.recordingOfRunningSession))
    await on.deps.live.end(path.sessionId, { state: "COMPLETED", code: null, detail: "" })
    expect(await answers()).toEqual([200, 200, 200, 200])
    await on.deps.db.deleteFrom("device_permission").where("user_id", "=", reader.userId).execute()
    expect(await answers()).toEqual(Array.from({ length: 4 }, () => errors.NOT_ALLOWED))
  })

  test("is not created if recording is disabled on the device", async () => {
    const machine = await aVncMachine()
    const job = await on.aSessionFixture(machine.target)
    await on.deps.db
      .updateTable("device")
      .set({ recording_enabled: false })
      .where("id", "=", job.deviceId)
      .execute()
    const path = await on.startSession(job)
    const owner = await on.joinSession(path, job.technician)
    await owner.waitFor("the picture", () => owner.count("key") > 0)
    await on.deps.live.end(path.sessionId, { state: "COMPLETED", code: null, detail: "" })
    expect((await on.session(path)).screenRecording).toBeNull()
    const info = await on.call(job.technician.token, "GET", `${sessionPath(path)}/screenrecording/info`)
    expect(info.status).toBe(404)
  })

  test("is not created if the machine cannot be reached", async () => {
    const job = await on.aSessionFixture({ port: 1 })
    const path = await on.startSession(job)
    expect(await on.waitForEnd(path)).toMatchObject({
      endCode: "UPSTREAM_UNAVAILABLE",
      screenRecording: null,
    })
  })
})

describe("a session that cannot be recorded", () => {
  test("ends before the machine is dialled if the recordings folder is unusable", async () => {
    const machine = await aCountingMachine()
    writeFileSync(join(broken.deps.dataFolder, "recordings"), "in the way")
    const path = await broken.startSession(await broken.aSessionFixture({ port: machine.port }))
    const session = await broken.waitForEnd(path)
    expect(session).toMatchObject({
      state: "CONNECTION_ERROR",
      endCode: "SERVER_BUSY",
      screenRecording: null,
    })
    expect(session.endDetail).toBe("the session cannot be recorded")
    expect(machine.connections).toBe(0)
  })

  test("ends when the disk is full, and its recording up to then stays playable", async () => {
    const folder = join(full.deps.dataFolder, "recordings")
    mkdirSync(folder, { mode: 0o700 })
    using _disk = smallDisk(folder)
    const { machine, job, path, owner } = await aWatchedSession(full)
    const pixels = new Uint8Array(320 * 200 * 4)
    while (!owner.notices.some((notice) => notice.about === "state" && notice.state === "ENDED")) {
      for (let at = 0; at < pixels.length; at += 32_000)
        crypto.getRandomValues(pixels.subarray(at, at + 32_000))
      machine.screen.put({ x: 0, y: 0, w: 320, h: 200 }, pixels)
      const drawn = owner.count("frame") + owner.notices.length
      await owner.waitFor(
        "the next picture, or the end",
        () => owner.count("frame") + owner.notices.length > drawn,
      )
    }
    const session = await full.waitForEnd(path)
    expect(session).toMatchObject({ state: "CONNECTION_ERROR", endCode: "SERVER_BUSY" })
    expect(session.screenRecording?.state).toBe("CUT")
    const segments = segmentFetcher(recordingOf(full, path), job.technician.token)
    expect((await seekTo(segments, 0)).width).toBe(320)
  }, 20_000)
})

/** A file system of a few hundred kilobytes; needs root, as the tests with a real SSH server do. */
function smallDisk(folder: string): Disposable {
  const mounted = Bun.spawnSync(["mount", "-t", "tmpfs", "-o", "size=512k,mode=700", "none", folder])
  if (mounted.exitCode !== 0) throw new Error(`mount failed: ${mounted.stderr}`)
  return { [Symbol.dispose]: () => void Bun.spawnSync(["umount", "-l", folder]) }
}

for (const failure of ["hang", "throw", "reject", "exit"])
  test(`a worker that fails (${failure}) ends its own session, with the recording playable up to there`, async () => {
    const [stuck, other] = [await aWatchedSession(failing), await aWatchedSession(failing)]
    stuck.machine.screen.fill({ x: 0, y: 0, w: 60, h: 40 }, 0x112233)
    await stuck.owner.waitFor("the picture", () => stuck.owner.pixel(5, 5) === 0x112233)
    const segments = segmentFetcher(recordingOf(failing, stuck.path), stuck.job.technician.token)
    await waitUntil("the picture is on disk", async () => {
      const screen = await seekTo(segments, 1e9).catch(() => null)
      return screen?.pixels[2] === 0x33
    })
    stuck.owner.send({ kind: "clipboard", text: failure })
    expect((await stuck.owner.closed).code).toBe(1000)
    const session = await failing.waitForEnd(stuck.path)
    expect(session).toMatchObject({ state: "CONNECTION_ERROR", endCode: "SERVER_BUSY" })
    expect(session.screenRecording?.state).toBe("CUT")
    expect(session.screenRecording?.sizeInBytes).toBeGreaterThan(64)
    expect((await seekTo(segments, 1e9)).pixels[2]).toBe(0x33)
    expect((await failing.session(other.path)).isActive).toBe(true)
  }, 15_000)

test("a session goes on after its server stood still for longer than a worker may be silent", async () => {
  const { machine, path, owner } = await aWatchedSession(impatient)
  // Blocks the main thread, as a suspended host does; the worker's heartbeats arrive meanwhile.
  Bun.sleepSync(HEARTBEAT_INTERVAL_MS + HEARTBEAT_MISSED_MS + 200)
  machine.screen.fill({ x: 0, y: 0, w: 60, h: 40 }, 0x332211)
  await owner.waitFor("the picture", () => owner.pixel(5, 5) === 0x332211)
  expect((await impatient.session(path)).isActive).toBe(true)
})

test("a recording whose file is missing is answered with 404", async () => {
  const { job, path } = await aWatchedSession()
  await on.deps.live.end(path.sessionId, { state: "COMPLETED", code: null, detail: "" })
  rmSync(recordingFilePath(on.deps, path.sessionId))
  const answer = await on.call(job.technician.token, "GET", `${sessionPath(path)}/screenrecording/segment`)
  expect(answer.status).toBe(404)
})
