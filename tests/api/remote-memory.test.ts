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
const on = await remoteTest({ memoryBytesMax: 2.5 * EACH, hostBytes: HOST_BYTES })

const started: SessionPath[] = []

const end = ({ sessionId }: SessionPath) =>
  on.deps.live.end(sessionId, { state: "COMPLETED", code: null, detail: "" })

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

test.each([
  ["a host of 8 GB leaves its sessions 7 GB", 8, 7],
  ["a host of 32 GB leaves its sessions all but 1 GB", 32, 31],
  ["a host of 1 GB leaves its sessions a quarter", 1, 0.25],
])("%s", (_, hostGigabytes, gigabytes) => {
  expect(sessionBytesOf(hostGigabytes * 1024 ** 3)).toBe(gigabytes * 1024 ** 3)
})
