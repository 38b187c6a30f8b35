import { expect, test } from "bun:test"
import { hoursAfter, MS_PER_MINUTE } from "../../src/base/clock.ts"
import { warnOfWindowEndsInSessions } from "../../src/sessions/invitations/actions-expiry.ts"
import { aVncMachine, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest } from "../harness/remote-sessions.ts"

stopMachinesAfterAll()

/** No recheck notifies the viewers within the test. */
const on = await remoteTest({ recheckMs: 60_000 })

test("viewers of a session are warned once before its maintenance window ends", async () => {
  const job = await on.aSessionFixture((await aVncMachine()).target)
  const path = await on.startSession(job)
  const owner = await on.joinSession(path, job.technician)
  await owner.waitForNotice("state", ({ state }) => state === "CONNECTED")
  const end = new Date(on.deps.clock().getTime() + 5 * MS_PER_MINUTE)
  const window = { activation_on: hoursAfter(end, -1), window_hours: 1, window_end_on: end }
  await on.deps.db.updateTable("issue").set(window).where("id", "=", job.issueId).execute()
  expect(await warnOfWindowEndsInSessions(on.deps, new AbortController().signal)).toBe(1)
  await owner.waitForNotice("window", ({ endsAtMs }) => endsAtMs === end.getTime())
  expect(await warnOfWindowEndsInSessions(on.deps, new AbortController().signal)).toBe(0)
})
