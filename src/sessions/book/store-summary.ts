/** A machine at a glance: how often it failed, what comes next, and how much its tabs hold. */

import { type RawBuilder, sql } from "kysely"
import { itemAt } from "../../base/assert.ts"
import type { Db } from "../../base/deps.ts"
import { anyOfIds } from "../../db/pagination.ts"
import { compileSqlOnce } from "../../db/statement-cache.ts"
import { isGrantedOnDevice } from "../../identity/authorization/device-visibility/store.ts"

/** Issues of one machine are counted so far; beyond that a page says "more than". */
const SUMMARY_COUNT_MAX = 1000

export interface MachineSummary {
  /** Created in the last twelve months. */
  issues: number
  /** Number of those of type ERROR. */
  faults: number
  /** Created in the twelve months before. */
  issuesBefore: number
  /** Faults that are not closed. */
  openFaults: number
  sessions: number
  files: number
  plans: number
}

/** @param now  the end of the last twelve months */
export async function machineSummary(db: Db, deviceId: string, now: Date): Promise<MachineSummary> {
  return itemAt(await SUMMARY(db, { deviceId, now }), 0)
}

const SUMMARY = compileSqlOnce(({ deviceId, now }: { deviceId: string; now: Date }) => {
  const cap = sql.lit(SUMMARY_COUNT_MAX)
  const since = (months: number) => sql`${now}::timestamptz - make_interval(months => ${sql.lit(months)})`
  return sql<MachineSummary>`
    select
      count(*) filter (where created_on >= ${since(12)})::int as issues,
      count(*) filter (where created_on >= ${since(12)} and issue_type = 'ERROR')::int as faults,
      count(*) filter (where created_on < ${since(12)})::int as "issuesBefore",
      (select count(*)::int from (select from issue where device_id = ${deviceId} and issue_type = 'ERROR'
        and state in ('NEW', 'OPEN', 'APPROVAL_PENDING', 'APPROVED', 'IN_PROGRESS') limit ${cap}) open) as "openFaults",
      (select count(*)::int from (
        select from remote_session where device_id = ${deviceId} limit ${cap}) held) as sessions,
      (select count(*)::int from (select from attachment where device_id = ${deviceId} limit ${cap}) file) as files,
      (select count(*)::int from (
        select from recurring_issue where device_id = ${deviceId} limit ${cap}) plan) as plans
    from (select created_on, issue_type from issue where device_id = ${deviceId} and created_on >= ${since(24)}
      order by created_on desc limit ${cap}) recent`
})

/** The next occurrence of a machine's active plans. */
interface NextPlan {
  id: string
  title: string
  at: Date
}

/** The window of a machine that is open, or else the next one. */
interface MachineWindow {
  issueId: string
  startsOn: Date
  endsOn: Date
}

export interface MachineActivity {
  window: MachineWindow | null
  /** Sessions that run now. */
  sessions: number
  /** Null also where the reader may not read the machine's issues. */
  plan: NextPlan | null
}

/**
 * Activity of the machines of one page of a list, by device id.
 *
 * @param readerId  null for a user who may read all issues
 */
export async function machineActivity(
  db: Db,
  deviceIds: readonly string[],
  now: Date,
  readerId: string | null,
): Promise<Map<string, MachineActivity>> {
  const rows = await (readerId === null ? ACTIVITY : READABLE_ACTIVITY)(db, { deviceIds, now, readerId })
  return new Map(rows.map((row) => [row.deviceId, toActivity(row)]))
}

function toActivity(row: ActivityRow): MachineActivity {
  const { issueId, startsOn, endsOn, sessions, planId, planTitle, planAt } = row
  return {
    sessions,
    window: issueId === null ? null : { issueId, startsOn, endsOn },
    plan: planId === null ? null : { id: planId, title: planTitle, at: planAt },
  }
}

interface ActivityRow {
  deviceId: string
  issueId: string | null
  startsOn: Date
  endsOn: Date
  sessions: number
  planId: string | null
  planTitle: string
  planAt: Date
}

interface ActivityValues {
  deviceIds: readonly string[]
  now: Date
  readerId: string | null
}

/** One statement: each of a page costs the server as much as the list itself. */
const activityQuery = (
  { deviceIds, now }: ActivityValues,
  isPlanReadable: RawBuilder<unknown>,
) => sql<ActivityRow>`
    select machine.id as "deviceId", win.id as "issueId", win.activation_on as "startsOn", win.window_end_on as "endsOn",
      (select count(*)::int from remote_session
        where remote_session.device_id = machine.id and remote_session.state = 'ACTIVE') as sessions,
      plan.id as "planId", plan.title as "planTitle", plan.next_activation_on as "planAt"
    from unnest((select ${deviceIds}::uuid[])::uuid[]) as machine (id)
    left join lateral (
      select id, activation_on, window_end_on from issue
      where issue.device_id = machine.id and issue.state in ('OPEN', 'IN_PROGRESS', 'APPROVED')
        and issue.window_end_on > ${now}
      order by greatest(activation_on, ${now}), window_end_on, id limit 1) win on true
    left join lateral (
      select id, title, next_activation_on from recurring_issue
      where recurring_issue.device_id = machine.id and recurring_issue.state = 'ACTIVE'
        and next_activation_on is not null and ${isPlanReadable}
      order by next_activation_on, id limit 1) plan on true`

const ACTIVITY = compileSqlOnce((p: ActivityValues) => activityQuery(p, sql`true`))
const READABLE_ACTIVITY = compileSqlOnce((p: ActivityValues) => {
  const reader = { userId: p.readerId ?? "", authority: "ISSUE_READ" } as const
  return activityQuery(p, isGrantedOnDevice("recurring_issue.device_id", reader))
})

/**
 * The issue from which a user would start a session on the machine now: one of theirs before others, one whose window
 * is open before one that opens next. Null without one.
 */
export async function findIssueToConnect(
  db: Db,
  deviceId: string,
  user: { userId: string; userGroupIds: readonly string[] },
  now: Date,
): Promise<{ id: string; title: string } | null> {
  const { userId, userGroupIds } = user
  const rows = await TO_CONNECT(db, { deviceId, userId, userGroupIds, now })
  return rows[0] ?? null
}

interface ConnectValues {
  deviceId: string
  userId: string
  userGroupIds: readonly string[]
  now: Date
}

const TO_CONNECT = compileSqlOnce(
  ({ deviceId, userId, userGroupIds, now }: ConnectValues) => sql<{ id: string; title: string }>`
    select id, title from issue
    where device_id = ${deviceId} and state in ('OPEN', 'IN_PROGRESS') and window_end_on > ${now}
    order by (assigned_user_id = ${userId}) is true desc, activation_on <= ${now} desc,
      assigned_user_group_id = ${anyOfIds(userGroupIds)} desc nulls last, activation_on, id
    limit 1`,
)
