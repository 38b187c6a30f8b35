/** Sessions that share a Worker, as `--session-workers shared` allows: real machines, ends and crashes. */
import { describe, expect, test } from "bun:test"
import type { SessionPath } from "../../src/sessions/session/store.ts"
import { anInterface } from "../harness/builders.ts"
import { waitUntil } from "../harness/eventually.ts"
import { aVncMachine, stopMachinesAfterAll } from "../harness/machines.ts"
import { seekTo, segmentFetcher } from "../harness/playback.ts"
import { type RemoteTest, remoteTest, type SessionFixture, sessionPath } from "../harness/remote-sessions.ts"

stopMachinesAfterAll()

const HEARTBEAT_MISSED_MS = 3000
/** Its sessions fail with their Worker when a viewer pastes how. */
const failingWorker = {
  worker: () => new URL("../harness/failing-worker.ts", import.meta.url).href,
  heartbeatMissedMs: HEARTBEAT_MISSED_MS,
}
const shared = await remoteTest({ ...failingWorker, workerSharing: "shared" })
const limited = await remoteTest({ worker: failingWorker.worker, heapBytesMax: 80 * 1024 * 1024 })
const isolated = await remoteTest({ ...failingWorker, workerSharing: "isolated" })

const [RED, GREEN] = [0xff0000, 0x00ff00]

async function aSessionOn(side: RemoteTest, job: SessionFixture, machine: Machine) {
  machine.screen.fill({ x: 0, y: 0, w: 60, h: 40 }, RED)
  const path = await side.startSession(job)
  const owner = await side.joinSession(path, job.technician)
  await owner.waitFor("the picture", () => owner.pixel(9, 9) === RED)
  return { machine, job, path, owner }
}
type Machine = Awaited<ReturnType<typeof aVncMachine>>

/** A session of a technician, and a second one on another interface of the same machine. */
async function twoSessions(side: RemoteTest) {
  const [machine, other] = [await aVncMachine(), await aVncMachine()]
  const job = await side.aSessionFixture({ ...machine.target })
  const interfaceId = await anInterface(side.deps, job.deviceId, other.target)
  return [
    await aSessionOn(side, job, machine),
    await aSessionOn(side, { ...job, interfaceId }, other),
  ] as const
}

async function aForeignSession(side: RemoteTest) {
  const machine = await aVncMachine()
  return aSessionOn(side, await side.aSessionFixture(machine.target), machine)
}

const recorded = (side: RemoteTest, { job, path }: { job: SessionFixture; path: SessionPath }) =>
  segmentFetcher(`${side.address}/api${sessionPath(path)}/screenrecording`, job.technician.token)

async function untilRecorded(side: RemoteTest, session: { job: SessionFixture; path: SessionPath }) {
  await waitUntil("the picture is on disk", async () => {
    const screen = await seekTo(recorded(side, session), 1e9).catch(() => null)
    return screen?.pixels[0] === 0xff
  })
}

describe("sessions in one Worker", () => {
  test("show, record and control their own machine, and one goes on when the other ends", async () => {
    const [first, second] = await twoSessions(shared)
    await shared.deps.live.end(first.path.sessionId, { state: "COMPLETED", code: null, detail: "" })
    expect((await first.owner.closed).code).toBe(1000)
    second.machine.screen.fill({ x: 0, y: 0, w: 60, h: 40 }, GREEN)
    await second.owner.waitFor("the new colour", () => second.owner.pixel(9, 9) === GREEN)
    second.owner.send({ kind: "key", down: true, keysym: 98, code: "KeyB" })
    await waitUntil("the key", () => second.machine.screen.keys.length > 0)
    expect(first.machine.screen.keys).toEqual([])
    await shared.deps.live.end(second.path.sessionId, { state: "COMPLETED", code: null, detail: "" })
    for (const session of [first, second])
      expect((await shared.session(session.path)).screenRecording?.state).toBe("COMPLETE")
    expect((await seekTo(recorded(shared, first), 1e9)).pixels.slice(0, 3)).toEqual(
      new Uint8ClampedArray([0xff, 0, 0]),
    )
    expect((await seekTo(recorded(shared, second), 1e9)).pixels.slice(0, 3)).toEqual(
      new Uint8ClampedArray([0, 0xff, 0]),
    )
  })

  test.each([
    ["throw", null],
    ["hang", null],
    ["allocate", "MEMORY"],
  ] as const)(
    "all end with their state and a playable recording when it fails (%s), and those of other Workers go on",
    async (failure, endCause) => {
      const both = await twoSessions(shared)
      const foreign = await aForeignSession(shared)
      for (const session of both) await untilRecorded(shared, session)
      both[0].owner.send({ kind: "clipboard", text: failure })
      for (const session of both) {
        expect((await session.owner.closed).code).toBe(1000)
        const ended = await shared.waitForEnd(session.path)
        expect(ended).toMatchObject({ state: "CONNECTION_ERROR", endCode: "SERVER_BUSY", endCause })
        expect(ended.screenRecording?.state).toBe("CUT")
        expect((await seekTo(recorded(shared, session), 1e9)).pixels[0]).toBe(0xff)
      }
      expect((await shared.session(foreign.path)).isActive).toBe(true)
      foreign.machine.screen.fill({ x: 0, y: 0, w: 60, h: 40 }, GREEN)
      await foreign.owner.waitFor("the new colour", () => foreign.owner.pixel(9, 9) === GREEN)
    },
    20_000,
  )
})

test("a session whose Worker takes too much memory ends, its recording complete, and another goes on", async () => {
  const [first, second] = await twoSessions(limited)
  first.owner.send({ kind: "clipboard", text: "grow" })
  expect((await first.owner.closed).code).toBe(1000)
  expect(await limited.waitForEnd(first.path)).toMatchObject({
    state: "CONNECTION_ERROR",
    endCode: "SERVER_BUSY",
    endCause: "MEMORY",
    screenRecording: { state: "COMPLETE" },
  })
  expect((await seekTo(recorded(limited, first), 1e9)).pixels[0]).toBe(0xff)
  second.machine.screen.fill({ x: 0, y: 0, w: 60, h: 40 }, GREEN)
  await second.owner.waitFor("the new colour", () => second.owner.pixel(9, 9) === GREEN)
})

test("sessions of one owner on one machine have a Worker each by default: a crash of one leaves the other", async () => {
  const [first, second] = await twoSessions(isolated)
  first.owner.send({ kind: "clipboard", text: "throw" })
  await first.owner.closed
  expect(await isolated.waitForEnd(first.path)).toMatchObject({ endCode: "SERVER_BUSY" })
  second.machine.screen.fill({ x: 0, y: 0, w: 60, h: 40 }, GREEN)
  await second.owner.waitFor("the new colour", () => second.owner.pixel(9, 9) === GREEN)
})
