/** Issues from plans: one per occurrence in every case. And the states of a plan, enforced by the database too. */
import { beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test"
import { MS_PER_DAY } from "../../src/base/clock.ts"
import { type LogFields, silentLogger } from "../../src/base/logger.ts"
import { createDueIssues, expirePlans } from "../../src/maintenance/plans/due/actions.ts"
import { lockDuePlans, lockPlansToExpire } from "../../src/maintenance/plans/due/store.ts"
import { PLAN_TRANSITIONS, type PlanState } from "../../src/maintenance/plans/rules.ts"
import { plansPage } from "../../src/maintenance/plans/store.ts"
import { aDevice, aPlan } from "../harness/builders.ts"
import { testDatabase } from "../harness/database.ts"
import { TEST_NOW, testDeps } from "../harness/deps.ts"
import { findSequentialScans } from "../harness/query-plans.ts"
import { aUser } from "../harness/users.ts"

/** Filling a large book on a busy machine. */
setDefaultTimeout(60_000)

const database = await testDatabase()
const deps = testDeps(database.db)
const { db } = deps
const userId = await aUser(deps)
const never = new AbortController().signal

/** A run creates the issues of every plan. */
beforeEach(() => db.deleteFrom("recurring_issue").execute())

async function planOn(more: Record<string, unknown> = {}): Promise<string> {
  deps.setTime(TEST_NOW)
  return aPlan(deps, await aDevice(deps), userId, more)
}

function issuesOf(planId: string) {
  return db
    .selectFrom("issue")
    .select(["occurrence_on", "activation_on", "window_end_on", "state", "title", "id"])
    .where("recurring_issue_id", "=", planId)
    .orderBy("occurrence_on")
    .execute()
}

async function datesOf(planId: string): Promise<string[]> {
  return (await issuesOf(planId)).map((row) => row.occurrence_on!.toISOString().slice(0, 10))
}

function statusOf(planId: string) {
  return db
    .selectFrom("recurring_issue")
    .select(["state", "inactive_reason", "next_occurrence_on", "next_creation_on"])
    .where("id", "=", planId)
    .executeTakeFirstOrThrow()
}

const later = (days: number) => deps.setTime(new Date(TEST_NOW.getTime() + days * MS_PER_DAY))
const create = () => createDueIssues(deps, never)

describe("issues from plans", () => {
  test("are created with the plan's values, and the plan is scheduled for the next day", async () => {
    const planId = await planOn({ title: "Grease", maintenanceWindowInHours: 5 })
    await create()
    const [issue, ...more] = await issuesOf(planId)
    expect(more).toEqual([])
    expect(issue).toMatchObject({ title: "Grease", state: "OPEN", activation_on: TEST_NOW })
    expect(issue!.window_end_on.getTime() - TEST_NOW.getTime()).toBe(5 * 3_600_000)
    expect((await statusOf(planId)).next_creation_on).toEqual(new Date("2026-03-11T09:00:00Z"))
    expect(await create()).toEqual({ issues: 0, failed: 0 })
    const audit = await db
      .selectFrom("audit_entry")
      .select(["event", "user_id"])
      .where("object_id", "=", issue!.id)
      .execute()
    expect(audit).toEqual([{ event: "ISSUE_CREATED", user_id: null }])
  })

  test("of a plan whose time zone is unknown are tried once in a run and made when it is known, and those of other plans go on", async () => {
    const [lost, fine] = [await planOn(), await planOn()]
    const setTimeZone = (time_zone: string) =>
      db.updateTable("recurring_issue").set({ time_zone }).where("id", "=", lost).execute()
    await setTimeZone("Mars/Olympus_Mons")
    const stop = new AbortController()
    const tried: unknown[] = []
    const error = (_message: string, { planId }: LogFields = {}) => {
      if (tried.push(planId) > 1) stop.abort()
    }
    const counts = await createDueIssues({ ...deps, log: { ...silentLogger, error } }, stop.signal)
    expect([counts, tried]).toEqual([{ issues: 1, failed: 1 }, [lost]])
    expect([await datesOf(lost), await datesOf(fine)]).toEqual([[], ["2026-03-10"]])
    await setTimeZone("UTC")
    expect(await create()).toEqual({ issues: 1, failed: 0 })
    expect(await datesOf(lost)).toEqual(["2026-03-10"])
  })

  test("are created the configured hours before each start and not a minute earlier", async () => {
    const startDateTime = "2026-03-12T09:00:00Z"
    const planId = await planOn({
      period: "WEEKLY",
      dayOfWeek: "THURSDAY",
      startDateTime,
      createBeforeStartInHours: 24,
    })
    const datesAt = async (now: string) => {
      deps.setTime(new Date(now))
      await create()
      return datesOf(planId)
    }
    expect(await datesAt("2026-03-11T08:59:00Z")).toEqual([])
    expect(await datesAt("2026-03-11T09:00:00Z")).toEqual(["2026-03-12"])
    expect(await datesAt("2026-03-18T08:59:00Z")).toEqual(["2026-03-12"])
    expect(await datesAt("2026-03-18T09:00:00Z")).toEqual(["2026-03-12", "2026-03-19"])
  })

  test("are created several ahead when the lead time is longer than the period", async () => {
    const planId = await planOn({ createBeforeStartInHours: 240 })
    await create()
    expect((await datesOf(planId)).length).toBe(11)
  })

  test("are created for each of three missed days", async () => {
    const planId = await planOn()
    await create()
    later(3)
    await create()
    expect(await datesOf(planId)).toEqual(["2026-03-10", "2026-03-11", "2026-03-12", "2026-03-13"])
  })

  test("are created for each day of a missed year", async () => {
    const planId = await planOn()
    later(364)
    await create()
    expect((await datesOf(planId)).length).toBe(365)
  })

  test("are created once each in twenty concurrent runs", async () => {
    const plans = await Promise.all(Array.from({ length: 5 }, () => planOn()))
    later(3)
    const runs = await Promise.all(Array.from({ length: 20 }, create))
    expect(runs.reduce((sum, run) => sum + run.issues, 0)).toBe(20)
    for (const planId of plans)
      expect(await datesOf(planId)).toEqual(["2026-03-10", "2026-03-11", "2026-03-12", "2026-03-13"])
  })

  test("are rolled back when a run fails and created by the next run", async () => {
    const planId = await planOn()
    await database.sql`create function dying() returns trigger language plpgsql as
      $$ begin raise exception 'the disk is full'; end $$`
    await database.sql`create trigger dying before insert on audit_entry for each row execute function dying()`
    await expect(create()).rejects.toThrow("the disk is full")
    await database.sql`drop trigger dying on audit_entry`
    expect([await datesOf(planId), (await statusOf(planId)).next_creation_on]).toEqual([[], TEST_NOW])
    await create()
    expect(await datesOf(planId)).toEqual(["2026-03-10"])
  })

  test("are created once per date even if the plan is set back", async () => {
    const planId = await planOn()
    await create()
    await db
      .updateTable("recurring_issue")
      .set({ next_occurrence_on: "2026-03-10", next_activation_on: TEST_NOW, next_creation_on: TEST_NOW })
      .where("id", "=", planId)
      .execute()
    expect(await create()).toEqual({ issues: 0, failed: 0 })
    expect(await datesOf(planId)).toEqual(["2026-03-10"])
  })

  test("are not created from inactive plans or plans waiting for approval", async () => {
    const inactive = await planOn({ active: false })
    const pending = await planOn()
    await db
      .updateTable("recurring_issue")
      .set({ state: "APPROVAL_PENDING" })
      .where("id", "=", pending)
      .execute()
    later(2)
    await create()
    expect([await datesOf(inactive), await datesOf(pending)]).toEqual([[], []])
  })

  test("are kept when their plan is deleted", async () => {
    const planId = await planOn({ title: "Soon gone" })
    await create()
    await db.deleteFrom("recurring_issue").where("id", "=", planId).execute()
    const kept = await db
      .selectFrom("issue")
      .select("recurring_issue_id")
      .where("title", "=", "Soon gone")
      .execute()
    expect(kept).toEqual([{ recurring_issue_id: null }])
  })
})

describe("the expiry of a plan", () => {
  test("sets it to INACTIVE/EXPIRED after its end has passed and its last issue was created", async () => {
    const planId = await planOn({ endDateTime: "2026-03-12T08:00:00Z" })
    later(5)
    await expirePlans(deps, never)
    expect(await statusOf(planId)).toMatchObject({ state: "ACTIVE" })
    await create()
    await expirePlans(deps, never)
    expect(await statusOf(planId)).toMatchObject({ state: "INACTIVE", inactive_reason: "EXPIRED" })
    expect(await datesOf(planId)).toEqual(["2026-03-10", "2026-03-11"])
  })

  test("follows the only issue of a SINGULAR plan", async () => {
    const planId = await planOn({ period: "SINGULAR" })
    await create()
    await expirePlans(deps, never)
    expect(await statusOf(planId)).toMatchObject({ state: "INACTIVE", inactive_reason: "EXPIRED" })
    expect(await datesOf(planId)).toEqual(["2026-03-10"])
  })

  test("never happens without an end", async () => {
    const planId = await planOn()
    later(3000)
    await expirePlans(deps, never)
    expect(await statusOf(planId)).toMatchObject({ state: "ACTIVE" })
  })
})

describe("the plan table in the database", () => {
  test("has the same transitions as the rules", async () => {
    const rows = await db.selectFrom("recurring_issue_transition").selectAll().execute()
    const inSql = rows
      .map((row) => [row.from_state, row.verb, row.to_state, row.inactive_reason].join(" "))
      .sort()
    const inRules = Object.entries(PLAN_TRANSITIONS).flatMap(([from, verbs]) =>
      Object.entries(verbs).map(([verb, to]) => [from, verb, to.state, to.inactiveReason].join(" ")),
    )
    expect(inSql).toEqual(inRules.sort())
  })

  test("refuses any other transition", async () => {
    const planId = await planOn({ active: false })
    const set = (state: PlanState, inactive_reason: string | null) =>
      db.updateTable("recurring_issue").set({ state, inactive_reason }).where("id", "=", planId).execute()
    await expect(set("INACTIVE", "EXPIRED")).rejects.toThrow(
      "recurring issue transition from INACTIVE to INACTIVE",
    )
    await set("APPROVAL_PENDING", null)
    await expect(set("INACTIVE", "DEACTIVATED")).rejects.toThrow(
      "recurring issue transition from APPROVAL_PENDING",
    )
    await set("INACTIVE", "APPROVAL_DENIED")
  })

  test("is read by lists and jobs through indexes", async () => {
    const deviceId = await aDevice(deps)
    await database.sql`insert into recurring_issue (device_id, title, recurring_issue_type, priority, period, time_zone,
        start_on, day_of, day_of_week, day_from, window_hours, state, inactive_reason, next_occurrence_on,
        next_activation_on, next_creation_on, expires_on, created_by, changed_by)
      select (array(select id from device))[1 + n % (select count(*) from device)], 'plan ' || n, 'MAINTENANCE', 'LOW',
        'DAILY', 'UTC', now(), 1, 'MONDAY', 'FROM_START', 8, 'ACTIVE', null, current_date + n % 1000,
        now() + n * interval '1 hour', now() + n * interval '1 hour', now() + n * interval '1 day', ${userId}, ${userId}
      from generate_series(1, 20000) n`
    await database.sql`analyze`
    const page = { page: 1, size: 15, search: "" }
    for (const read of [
      (on: typeof db) => plansPage(on, { deviceId }, page, TEST_NOW),
      (on: typeof db) => lockDuePlans(on, TEST_NOW, 100, []),
      (on: typeof db) => lockPlansToExpire(on, TEST_NOW, 100),
    ])
      expect(await findSequentialScans(database.sql, read)).not.toContain("recurring_issue")
  })
})
