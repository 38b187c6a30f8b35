import { expect, test } from "bun:test"
import { hoursAfter, MS_PER_MINUTE } from "../../src/base/clock.ts"
import { warnOfEnds } from "../../src/remote/actions-expiry.ts"
import { aVncMachine } from "../harness/machines.ts"
import { remoteTest } from "../harness/remote.ts"

/** No recheck tells anybody anything within the test. */
const on = await remoteTest({ recheckMs: 60_000 })

test("whoever is in a session is told by the warning when its window ends", async () => {
  const job = await on.aJob((await aVncMachine()).target)
  const path = await on.start(job)
  const owner = await on.join(path, job.technician)
  await owner.hears("state", ({ state }) => state === "CONNECTED")
  const end = new Date(on.deps.clock().getTime() + 5 * MS_PER_MINUTE)
  const window = { activation_on: hoursAfter(end, -1), window_hours: 1, window_end_on: end }
  await on.deps.db.updateTable("issue").set(window).where("id", "=", job.issueId).execute()
  expect(await warnOfEnds(on.deps, new AbortController().signal)).toBe(1)
  await owner.hears("window", ({ endsAtMs }) => endsAtMs === end.getTime())
  expect(await warnOfEnds(on.deps, new AbortController().signal)).toBe(0)
})
