/** A machine at a glance: how often it failed, what comes next, and how much its tabs hold. */

import { type RawBuilder, sql } from "kysely"
import { itemAt } from "../../base/assert.ts"
import type { Db } from "../../base/deps.ts"
import { anyOfHiddenIds, anyOfIds } from "../../db/pagination.ts"
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
export interface NextPlan {
  id: string
  title: string
  at: Date
}

/**
 * The next plan by device id; machines without one are missing, and those whose issues the reader may not read.
 *
 * @param readerId  null for a user who may read all issues
 */
export async function nextPlans(
  db: Db,
  deviceIds: readonly string[],
  readerId: string | null,
): Promise<Map<string, NextPlan>> {
  const rows = await (readerId === null ? NEXT_PLANS : NEXT_READABLE_PLANS)(db, { deviceIds, readerId })
  return new Map(rows.map(({ deviceId, ...plan }) => [deviceId, plan]))
}

interface NextPlanValues {
  deviceIds: readonly string[]
  readerId: string | null
}

const nextPlansQuery = ({ deviceIds }: NextPlanValues, isReadable: RawBuilder<unknown>) => sql<
  NextPlan & { deviceId: string }
>`
    select distinct on (device_id) device_id as "deviceId", id, title, next_activation_on as at
    from recurring_issue
    where device_id = ${anyOfHiddenIds(deviceIds)} and state = 'ACTIVE' and next_activation_on is not null
      and ${isReadable}
    order by device_id, next_activation_on, id`

const NEXT_PLANS = compileSqlOnce((p: NextPlanValues) => nextPlansQuery(p, sql`true`))
const NEXT_READABLE_PLANS = compileSqlOnce((p: NextPlanValues) =>
  // So few plans that each machine is looked up.
  nextPlansQuery(
    p,
    isGrantedOnDevice("recurring_issue.device_id", { userId: p.readerId ?? "", authority: "ISSUE_READ" }),
  ),
)

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
}

/** Activity of the machines of one page of a list, by device id. */
export async function machineActivity(
  db: Db,
  deviceIds: readonly string[],
  now: Date,
): Promise<Map<string, MachineActivity>> {
  const rows = await ACTIVITY(db, { deviceIds, now })
  return new Map(
    rows.map(({ deviceId, issueId, startsOn, endsOn, sessions }) => [
      deviceId,
      { sessions, window: issueId === null ? null : { issueId, startsOn, endsOn } },
    ]),
  )
}

interface ActivityRow {
  deviceId: string
  issueId: string | null
  startsOn: Date
  endsOn: Date
  sessions: number
}

const ACTIVITY = compileSqlOnce(
  ({ deviceIds, now }: { deviceIds: readonly string[]; now: Date }) => sql<ActivityRow>`
    select machine.id as "deviceId", win.id as "issueId", win.activation_on as "startsOn", win.window_end_on as "endsOn",
      (select count(*)::int from remote_session
        where remote_session.device_id = machine.id and remote_session.state = 'ACTIVE') as sessions
    from unnest((select ${deviceIds}::uuid[])::uuid[]) as machine (id)
    left join lateral (
      select id, activation_on, window_end_on from issue
      where issue.device_id = machine.id and issue.state in ('OPEN', 'IN_PROGRESS', 'APPROVED')
        and issue.window_end_on > ${now}
      order by greatest(activation_on, ${now}), window_end_on, id limit 1) win on true`,
)

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
