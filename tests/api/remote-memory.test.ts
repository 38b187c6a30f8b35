/** The memory of all sessions together is limited: a start that would pass it is refused, a session that grows beyond it ends. */

import { afterEach, expect, test } from "bun:test"
import type { Socket } from "node:net"
import { sessionBytesOf } from "../../src/sessions/live/session-capacity.ts"
import { SESSION_BYTES, SESSION_PICTURE_BYTES_FIRST } from "../../src/sessions/session/rules.ts"
import type { SessionPath } from "../../src/sessions/session/store.ts"
import { waitUntil } from "../harness/eventually.ts"
import { aVncMachine, stopMachinesAfterAll } from "../harness/machines.ts"
import { seekTo, segmentFetcher } from "../harness/playback.ts"
import { remoteTest, sessionPath } from "../harness/remote-sessions.ts"
import { DESKTOP_SIZE, pixelUpdate, rectHead, startScriptedRfb, updateHead } from "../hostile/rfb.ts"

stopMachinesAfterAll()

const EACH = SESSION_BYTES + SESSION_PICTURE_BYTES_FIRST
/** One session may grow to a picture of 4000 x 3000, but not beside another one. */
const HOST_BYTES = 4 * (2.85 * EACH)
/** What else happens in this process meanwhile needs less, and the largest picture more. */
const HEADROOM_BYTES = 300 * 1024 * 1024
const RESERVED_PIECES_MAX = 50
/** The product's own limit allows the largest picture. */
const unlimited = await remoteTest()
const on = await remoteTest({ memoryBytesMax: 2.5 * EACH, hostBytes: HOST_BYTES })

const started: SessionPath[] = []

const end = ({ sessionId }: SessionPath, { deps } = on) =>
  deps.live.end(sessionId, { state: "COMPLETED", code: null, detail: "" })

async function aSessionOf(width: number, height: number) {
  const machine = await aVncMachine({ width, height })
  return on.aSessionFixture({ port: machine.port })
}

afterEach(async () => {
  for (const path of started.splice(0)) await end(path)
})

test("a start is refused while the running sessions take the memory, and possible when one has ended", async () => {
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => aSessionOf(64, 48)))
  const path = await on.startSession(first!)
  started.push(await on.startSession(second!))
  const refused = await on.requestStart(third!)
  expect(refused).toMatchObject({
    status: 503,
    body: {
      code: "SERVER_BUSY",
      reason: "sessionMemoryUsedUp",
      message: "The memory for remote sessions is used up (140 of 175 MB). End another session first.",
    },
  })
  await end(path)
  started.push(await on.startSession(third!))
})

test("a large picture counts with the memory that its session's Worker reports", async () => {
  // Two pictures of 4000 x 3000 take 96 MB.
  const path = await on.startSession(await aSessionOf(4000, 3000))
  started.push(path)
  const session = on.deps.live.find(path.sessionId)!
  expect(session.memoryBytes).toBe(EACH)
  await waitUntil("the Worker tells its memory", () => session.memoryBytes > SESSION_BYTES + 90 * 1024 * 1024)
  expect((await on.requestStart(await aSessionOf(64, 48))).body.reason).toBe("sessionMemoryUsedUp")
})

test("when a machine's picture outgrows the host's memory, its session ends with a playable recording and the others go on", async () => {
  const machine = await aVncMachine({ width: 64, height: 48 })
  const job = await on.aSessionFixture({ port: machine.port })
  const path = await on.startSession(job)
  started.push(path)
  const owner = await on.joinSession(path, job.technician)
  const connected = Promise.withResolvers<Socket>()
  const growing = await startScriptedRfb(64, 48, connected.resolve)
  const growingJob = await on.aSessionFixture({ port: growing.port })
  const growingPath = await on.startSession(growingJob)
  const socket = await connected.promise
  socket.write(pixelUpdate())
  const watching = await on.joinSession(growingPath, growingJob.technician)
  await watching.waitFor("the picture", () => watching.screen.width === 64)
  socket.write(Buffer.concat([updateHead(1), rectHead(0, 0, 4000, 3000, DESKTOP_SIZE)]))
  expect(await on.waitForEnd(growingPath)).toMatchObject({
    state: "CONNECTION_ERROR",
    endCode: "SERVER_BUSY",
    endCause: "MEMORY",
    screenRecording: { state: "COMPLETE" },
  })
  const recording = `${on.address}/api${sessionPath(growingPath)}/screenrecording`
  const played = await seekTo(segmentFetcher(recording, growingJob.technician.token), 0)
  expect([played.width, played.height]).toEqual([64, 48])
  machine.screen.fill({ x: 0, y: 0, w: 64, h: 48 }, 0x00ff00)
  await owner.waitFor("the new colour", () => owner.pixel(9, 9) === 0x00ff00)
  await growing.stop()
})

test("a start for which the system gives no thread is refused and ends its session as a fault of the server, the others go on, and the next start has its turn", async () => {
  const machine = await aVncMachine({ width: 64, height: 48 })
  const running = await unlimited.aSessionFixture({ port: machine.port })
  const path = await unlimited.startSession(running)
  const owner = await unlimited.joinSession(path, running.technician)
  const job = await unlimited.aSessionFixture({ port: machine.port })
  const { Worker } = globalThis
  // What the runtime throws where the stack of a thread cannot be allocated.
  globalThis.Worker = class {
    constructor() {
      throw new TypeError("Failed to spawn worker thread")
    }
  } as unknown as typeof Worker
  try {
    expect(await unlimited.requestStart(job)).toMatchObject({ status: 503, body: { code: "SERVER_BUSY" } })
  } finally {
    globalThis.Worker = Worker
  }
  const { id: sessionId } = await unlimited.deps.db
    .selectFrom("remote_session")
    .select("id")
    .where("device_id", "=", job.deviceId)
    .executeTakeFirstOrThrow()
  expect(await unlimited.session({ ...job, sessionId })).toMatchObject({
    ...{ state: "CONNECTION_ERROR", endCode: "SERVER_BUSY", endDetail: "the machine was not dialled" },
  })
  machine.screen.fill({ x: 0, y: 0, w: 64, h: 48 }, 0x0000ff)
  await owner.waitFor("the new colour", () => owner.pixel(9, 9) === 0x0000ff)
  await end(await unlimited.startSession(job), unlimited)
  await end(path, unlimited)
})

/** Leaves this process less than so many bytes in one piece, and not many more in all; the function given back takes that back. */
async function limitMemory(bytes: number): Promise<() => Promise<void>> {
  if (process.env.BUN_JSC_useWasmFastMemory !== "0")
    throw new Error(
      "with the runtime's fast memory a refused growth ends the process: set what `bun run test` sets",
    )
  const [, kilobytes] = /VmData:\s+(\d+)/.exec(await Bun.file("/proc/self/status").text()) ?? []
  const setLimit = async (limit: string) => {
    const set = Bun.spawn(["prlimit", "--pid", `${process.pid}`, `--data=${limit}:`])
    if ((await set.exited) !== 0) throw new Error("prlimit failed")
  }
  await setLimit(`${Number(kilobytes) * 1024 + bytes}`)
  // What the runtime has reserved already counts not.
  const reserved: ArrayBuffer[] = []
  try {
    while (reserved.push(new ArrayBuffer(bytes)) < RESERVED_PIECES_MAX);
  } catch {}
  return () => {
    reserved.length = 0
    return setLimit("unlimited")
  }
}

test("when the system gives no memory for a machine's picture, its session ends as for want of memory with a playable recording, and the others go on", async () => {
  const machine = await aVncMachine({ width: 64, height: 48 })
  const job = await unlimited.aSessionFixture({ port: machine.port })
  const path = await unlimited.startSession(job)
  const owner = await unlimited.joinSession(path, job.technician)
  await owner.waitFor("the picture", () => owner.screen.width === 64)
  const connected = Promise.withResolvers<Socket>()
  const growing = await startScriptedRfb(64, 48, connected.resolve)
  const growingJob = await unlimited.aSessionFixture({ port: growing.port, vncOptions: { autoretry: 2 } })
  const growingPath = await unlimited.startSession(growingJob)
  const socket = await connected.promise
  socket.write(pixelUpdate())
  const watching = await unlimited.joinSession(growingPath, growingJob.technician)
  await watching.waitFor("the picture", () => watching.screen.width === 64)
  const free = await limitMemory(HEADROOM_BYTES)
  try {
    socket.write(Buffer.concat([updateHead(1), rectHead(0, 0, 8192, 8192, DESKTOP_SIZE)]))
    const ended = await watching.waitForNotice("state", ({ state }) => state === "ENDED")
    expect(ended).toMatchObject({ code: "SERVER_BUSY", cause: "MEMORY", detail: "" })
  } finally {
    await free()
  }
  expect(await unlimited.waitForEnd(growingPath)).toMatchObject({
    state: "CONNECTION_ERROR",
    endCode: "SERVER_BUSY",
    endCause: "MEMORY",
    screenRecording: { state: "COMPLETE" },
  })
  const recording = `${unlimited.address}/api${sessionPath(growingPath)}/screenrecording`
  const played = await seekTo(segmentFetcher(recording, growingJob.technician.token), 0)
  expect([played.width, played.height]).toEqual([64, 48])
  machine.screen.fill({ x: 0, y: 0, w: 64, h: 48 }, 0x00ff00)
  await owner.waitFor("the new colour", () => owner.pixel(9, 9) === 0x00ff00)
  await end(path, unlimited)
  await growing.stop()
})

test.each([
  ["a host of 8 GB leaves its sessions 7 GB", 8, 7],
  ["a host of 32 GB leaves its sessions all but 1 GB", 32, 31],
  ["a host of 1 GB leaves its sessions a quarter", 1, 0.25],
])("%s", (_, hostGigabytes, gigabytes) => {
  expect(sessionBytesOf(hostGigabytes * 1024 ** 3)).toBe(gigabytes * 1024 ** 3)
})
