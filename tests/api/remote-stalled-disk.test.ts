/** A session whose recording's disk stalls shows nothing new, and ends when the disk does not come back. */
import { afterEach, expect, test } from "bun:test"
import { outcomeOf, recordingFile } from "../../src/remote/recordings.ts"
import { aVncMachine } from "../harness/machines.ts"
import { until } from "../harness/processes.ts"
import { remoteTest } from "../harness/remote.ts"
import { stallingDisk as disk, STALLING_WORKER } from "../harness/stalling-disk.ts"

const on = await remoteTest({ worker: STALLING_WORKER })
afterEach(disk.thaw)

/** A stall is only one after seconds. */
const SLOW_MS = 30_000

async function running() {
  const machine = await aVncMachine()
  const job = await on.aJob(machine.target)
  const path = await on.start(job)
  const owner = await on.join(path, job.technician)
  await owner.sees("the picture", () => owner.count("key") > 0)
  /** Colours, until the viewer has not seen the newest one. */
  let colour = 0x102030
  const paint = () => {
    colour += 0x000101
    machine.screen.fill({ x: 0, y: 0, w: 100, h: 100 }, colour)
    return colour
  }
  return { machine, path, owner, paint }
}

test(
  "the picture waits while the disk is stalled, viewers are told, and the newest picture comes when it goes on",
  async () => {
    const { path, owner, paint } = await running()
    disk.freeze()
    const painting = setInterval(paint, 20)
    await owner.hears("machine", ({ state }) => state === "HELD")
    clearInterval(painting)
    const frames = owner.count("frame")
    const newest = paint()
    expect(owner.pixel(9, 9)).not.toBe(newest)
    expect(owner.count("frame")).toBe(frames)
    disk.thaw()
    await owner.sees("the newest picture", () => owner.pixel(9, 9) === newest)
    await owner.hears("machine", ({ state }) => state === "ANSWERS")
    expect((await on.session(path)).isActive).toBe(true)
  },
  SLOW_MS,
)

test(
  "a disk that stays stalled ends the session as one that cannot be recorded",
  async () => {
    const { path, owner, paint } = await running()
    const file = recordingFile(on.deps, path.sessionId)
    await until("the picture is recorded", async () => (await outcomeOf(file)).state !== "NONE")
    disk.freeze()
    const painting = setInterval(paint, 20)
    const end = await owner
      .hears("state", ({ state }) => state === "ENDED")
      .finally(() => clearInterval(painting))
    expect([end.code, end.detail]).toEqual(["SERVER_BUSY", "the session cannot be recorded"])
    expect(await on.ended(path)).toMatchObject({
      state: "CONNECTION_ERROR",
      endCode: "SERVER_BUSY",
      screenRecording: { state: "CUT" },
    })
  },
  SLOW_MS,
)

test(
  "a disk that is stalled from the beginning ends the session before anything is shown",
  async () => {
    const machine = await aVncMachine()
    const job = await on.aJob(machine.target)
    disk.freeze()
    const path = await on.start(job)
    expect(await on.ended(path)).toMatchObject({ endDetail: "the session cannot be recorded" })
  },
  SLOW_MS,
)
