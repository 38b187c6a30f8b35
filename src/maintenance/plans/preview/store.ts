/** Windows on a machine that a plan's occurrences may meet. */
import { sql } from "kysely"
import { hoursAfter, hoursBefore } from "../../../base/clock.ts"
import type { Db } from "../../../base/deps.ts"
import { activationsBetween, type Schedule } from "../rules-calendar.ts"
import { scheduleFromRow } from "../store.ts"
import type { BusyWindow } from "./rules.ts"

/** Plans of a machine that are compared. */
const PLANS_COMPARED_MAX = 200
/** Per occurrence: more need not be named. */
const OVERLAPS_NAMED_MAX = 3

interface Span {
  start: Date
  end: Date
}

/**
 * Windows of issues that are not closed, and of occurrences of other plans, that meet one of the spans.
 *
 * @param planId  the plan itself, whose own issues do not count
 */
export async function listBusyWindows(
  db: Db,
  deviceId: string,
  planId: string | null,
  spans: readonly Span[],
): Promise<BusyWindow[]> {
  if (spans.length === 0) return []
  const [issues, plans] = await Promise.all([
    issuesWithin(db, deviceId, planId, spans),
    plansOfDevice(db, deviceId, planId),
  ])
  return [...issues, ...spans.flatMap((span) => plans.flatMap((plan) => occurrencesWithin(plan, span)))]
}

async function issuesWithin(
  db: Db,
  deviceId: string,
  planId: string | null,
  spans: readonly Span[],
): Promise<BusyWindow[]> {
  const starts = spans.map(({ start }) => start.toISOString())
  const ends = spans.map(({ end }) => end.toISOString())
  const { rows } = await sql<{ title: string; start: Date; end: Date }>`
    select distinct busy.title, busy.activation_on as start, busy.window_end_on as end
    from unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) as span(begins, ends)
    cross join lateral (
      select title, activation_on, window_end_on from issue
      where device_id = ${deviceId} and state in ('OPEN', 'APPROVAL_PENDING', 'APPROVED', 'IN_PROGRESS')
        and activation_on < span.ends and window_end_on > span.begins
        and (${planId}::uuid is null or recurring_issue_id is distinct from ${planId}::uuid)
      order by activation_on, id limit ${sql.lit(OVERLAPS_NAMED_MAX)}) busy`.execute(db)
  return rows.map((row) => ({ ...row, isFromPlan: false }))
}

interface PlanWindow {
  title: string
  schedule: Schedule
  windowHours: number
}

async function plansOfDevice(db: Db, deviceId: string, planId: string | null): Promise<PlanWindow[]> {
  const rows = await db
    .selectFrom("recurring_issue")
    .selectAll()
    .where("device_id", "=", deviceId)
    .where("state", "<>", "INACTIVE")
    .$if(planId !== null, (query) => query.where("id", "<>", planId))
    .orderBy("id")
    .limit(PLANS_COMPARED_MAX)
    .execute()
  return rows.map((row) => ({
    title: row.title,
    schedule: scheduleFromRow(row),
    windowHours: row.window_hours,
  }))
}

/** One that began before the span may still last. */
function occurrencesWithin({ title, schedule, windowHours }: PlanWindow, span: Span): BusyWindow[] {
  return activationsBetween(schedule, hoursBefore(span.start, windowHours), span.end)
    .map((start) => ({ title, start, end: hoursAfter(start, windowHours), isFromPlan: true }))
    .filter(({ end }) => end > span.start)
    .slice(0, OVERLAPS_NAMED_MAX)
}
