/** The memory of all sessions together is limited: a start that would pass it is refused, with the reason. */

import { afterEach, expect, test } from "bun:test"
import { SESSION_BYTES, SESSION_PICTURE_BYTES_FIRST } from "../../src/sessions/session/rules.ts"
import type { SessionPath } from "../../src/sessions/session/store.ts"
import { waitUntil } from "../harness/eventually.ts"
import { aVncMachine, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest } from "../harness/remote-sessions.ts"

stopMachinesAfterAll()

const EACH = SESSION_BYTES + SESSION_PICTURE_BYTES_FIRST
const on = await remoteTest({ memoryBytesMax: 2.5 * EACH })

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
