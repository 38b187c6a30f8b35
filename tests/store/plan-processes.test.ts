/** Exactly one issue per occurrence, also when several processes create them concurrently or one crashes. */
import { afterAll, beforeEach, expect, setDefaultTimeout, test } from "bun:test"
import { MS_PER_DAY } from "../../src/base/clock.ts"
import { createDueIssues } from "../../src/maintenance/plans/due/actions.ts"
import { aDevice, aPlan } from "../harness/builders.ts"
import { killPrograms, startProgram } from "../harness/child-program.ts"
import { testDatabase } from "../harness/database.ts"
import { TEST_NOW, testDeps } from "../harness/deps.ts"
import { aUser } from "../harness/users.ts"

/** Child processes on a busy machine; every wait inside times out earlier with the name of its condition. */
setDefaultTimeout(60_000)
afterAll(killPrograms)

const database = await testDatabase()
const deps = testDeps(database.db)
/** Several transactions of the job. */
const PLANS = 250
const DAYS_MISSED = 3

/** Plans of this test alone; those of an earlier one may get more issues meanwhile. */
let deviceId: string
beforeEach(async () => {
  deps.setTime(TEST_NOW)
  const userId = await aUser(deps)
  deviceId = await aDevice(deps)
  for (let n = 0; n < PLANS; n += 1) await aPlan(deps, deviceId, userId)
})

const maker = (daysLater: number) => {
  const now = new Date(TEST_NOW.getTime() + daysLater * MS_PER_DAY)
  const command = ["tests/store/plan-maker.ts", database.socketPath, database.name, now.toISOString()]
  return startProgram(command)
}

/** How many issues each plan has, and how many plans have so many. */
async function issuesPerPlan(): Promise<{ issues: number; plans: number }[]> {
  return database.sql<{ issues: number; plans: number }[]>`
    select issues::int, count(*)::int as plans from (
      select count(*) as issues from issue where device_id = ${deviceId} group by recurring_issue_id) made group by issues order by issues`
}

test("three processes that concurrently catch up on three missed days create each issue once", async () => {
  const makers = Array.from({ length: 3 }, () => maker(DAYS_MISSED))
  const made = await Promise.all(
    makers.map(async (one) => Number((await one.waitForOutput(/made (\d+) in all/))[1])),
  )
  expect(made.reduce((sum, count) => sum + count, 0)).toBe(PLANS * (DAYS_MISSED + 1))
  expect(await issuesPerPlan()).toEqual([{ issues: DAYS_MISSED + 1, plans: PLANS }])
})

test("after a process was killed, the next one completes its work and creates nothing twice", async () => {
  const dying = maker(2 * DAYS_MISSED)
  await dying.waitForOutput(/made one/)
  dying.signal("SIGKILL")
  await dying.exited
  // Waits until the database has noticed.
  await database.sql`select id from recurring_issue for update`
  deps.setTime(new Date(TEST_NOW.getTime() + 2 * DAYS_MISSED * MS_PER_DAY))
  await createDueIssues(deps, new AbortController().signal)
  expect(await issuesPerPlan()).toEqual([{ issues: 2 * DAYS_MISSED + 1, plans: PLANS }])
})
