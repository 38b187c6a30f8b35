/** A session whose recording disk stalls shows no new frames, and ends when the disk does not recover. */

import { afterEach, expect, test } from "bun:test"
import { createHash } from "node:crypto"
import { appendFileSync, readFileSync } from "node:fs"
import { sql } from "kysely"
import { closedBy } from "../../src/sessions/live/outcome.ts"
import { verifyRecordings } from "../../src/sessions/recordings/actions-verify.ts"
import { nameRecordingEvents } from "../../src/sessions/recordings/events.ts"
import { recordingFilePath, recordingOutcome, withRecording } from "../../src/sessions/recordings/files.ts"
import { waitUntil } from "../harness/eventually.ts"
import { aVncMachine, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest } from "../harness/remote-sessions.ts"
import { stallingDisk as disk, STALLING_WORKER } from "../harness/stalling-disk.ts"

stopMachinesAfterAll()

const on = await remoteTest({ worker: () => STALLING_WORKER })
afterEach(disk.thaw)

/** A stall is only one after seconds. */
const SLOW_MS = 30_000

async function running() {
  const machine = await aVncMachine()
  const job = await on.aSessionFixture(machine.target)
  const path = await on.startSession(job)
  const owner = await on.joinSession(path, job.technician)
  await owner.waitFor("the picture", () => owner.count("key") > 0)
  /** Colours, until the viewer has not seen the newest one. */
  let colour = 0x102030
  const paint = () => {
    colour += 0x000101
    machine.screen.fill({ x: 0, y: 0, w: 100, h: 100 }, colour)
    return colour
  }
  return { machine, path, owner, paint }
}

/** Entries of the audit log about the end of the session and of its recording. */
function hashesOf(sessionId: string) {
  return on.deps.db
    .selectFrom("audit_entry")
    .select(["event", sql<string | null>`details ->> 'recordingSha256'`.as("sha256")])
    .where("object_id", "=", sessionId)
    .where("event", "in", ["SESSION_ENDED", "RECORDING_CLOSED"])
    .orderBy("id")
    .execute()
}

test(
  "while the disk is stalled, frames are held back and viewers notified; the newest frame follows afterwards",
  async () => {
    const { path, owner, paint } = await running()
    disk.freeze()
    const painting = setInterval(paint, 20)
    await owner.waitForNotice("machine", ({ state }) => state === "HELD")
    clearInterval(painting)
    const frames = owner.count("frame")
    const newest = paint()
    expect(owner.pixel(9, 9)).not.toBe(newest)
    expect(owner.count("frame")).toBe(frames)
    disk.thaw()
    await owner.waitFor("the newest picture", () => owner.pixel(9, 9) === newest)
    await owner.waitForNotice("machine", ({ state }) => state === "ANSWERS")
    expect((await on.session(path)).isActive).toBe(true)
    await on.deps.live.end(path.sessionId, closedBy("OWNER"))
    await on.waitForEnd(path)
    const file = recordingFilePath(on.deps, path.sessionId)
    const events = nameRecordingEvents(await withRecording(file, (reader) => reader.events()))
    expect(events.filter(({ event }) => event === "MACHINE").map(({ state }) => state)).toEqual([
      "HELD",
      "CONTINUED",
    ])
  },
  SLOW_MS,
)

test(
  "a disk that stays stalled ends the session with SERVER_BUSY, and its recording has a hash when the disk responds again",
  async () => {
    const { path, owner, paint } = await running()
    const file = recordingFilePath(on.deps, path.sessionId)
    await waitUntil("the picture is recorded", async () => (await recordingOutcome(file)).state !== "NONE")
    disk.freeze()
    const painting = setInterval(paint, 20)
    const end = await owner
      .waitForNotice("state", ({ state }) => state === "ENDED")
      .finally(() => clearInterval(painting))
    expect([end.code, end.detail]).toEqual(["SERVER_BUSY", "the session cannot be recorded"])
    expect(await on.waitForEnd(path)).toMatchObject({
      state: "CONNECTION_ERROR",
      endCode: "SERVER_BUSY",
      screenRecording: { state: "CUT" },
    })
    // A write that the disk has taken is carried out when it responds again: only then the file has its last byte.
    const hashes = () => hashesOf(path.sessionId)
    expect(await hashes()).toEqual([{ event: "SESSION_ENDED", sha256: null }])
    disk.thaw()
    await waitUntil("the recording is closed", async () => (await hashes()).length === 2)
    const sha256 = createHash("sha256").update(readFileSync(file)).digest("hex")
    expect(await hashes()).toContainEqual({ event: "RECORDING_CLOSED", sha256 })
    const { damaged } = await verifyRecordings(on.deps)
    expect(damaged.filter(({ sessionId }) => sessionId === path.sessionId)).toEqual([])
    appendFileSync(file, "more")
    expect((await verifyRecordings(on.deps)).damaged).toContainEqual({
      sessionId: path.sessionId,
      state: "ALTERED",
    })
  },
  SLOW_MS,
)

test(
  "a session that starts on a stalled disk ends because it cannot be recorded",
  async () => {
    const machine = await aVncMachine()
    const job = await on.aSessionFixture(machine.target)
    disk.freeze()
    const path = await on.startSession(job)
    expect(await on.waitForEnd(path)).toMatchObject({ endDetail: "the session cannot be recorded" })
  },
  SLOW_MS,
)
