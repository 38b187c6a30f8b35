/** What depends on a user, for the user's page and the consequences of deletion. */

import { sql } from "kysely"
import { itemAt } from "../../base/assert.ts"
import type { Db } from "../../base/deps.ts"

/** Issues named on the page; the others are counted. */
const ISSUES_NAMED_MAX = 5
/** Counts beyond it are shown as this number with a plus. */
export const HELD_COUNTED_MAX = 100

interface HeldIssue {
  id: string
  title: string
  deviceId: string
  deviceName: string
}

export interface UserHoldings {
  /** Issues that are not closed and assigned to the user, those with the earliest window end first. */
  issues: HeldIssue[]
  issueCount: number
  planCount: number
  runningSessions: number
}

/** Whether a group of the user requires a second factor of its members. */
export async function requiresSecondFactor(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`select from user_group_member member
    join user_group on user_group.id = member.user_group_id
    where member.user_id = ${userId} and user_group.requires_second_factor limit 1`.execute(db)
  return rows.length > 0
}

export async function getUserHoldings(db: Db, userId: string): Promise<UserHoldings> {
  const count = (rows: ReturnType<typeof sql>) =>
    sql<number>`(select count(*)::int from (${rows} limit ${sql.lit(HELD_COUNTED_MAX)}) found)`
  const ownIssues = sql`select from issue where assigned_user_id = ${userId} and state <> 'CLOSED'`
  const [counted, issues] = await Promise.all([
    sql<Omit<UserHoldings, "issues">>`select
      ${count(ownIssues)} as "issueCount",
      ${count(sql`select from recurring_issue where assigned_user_id = ${userId}`)} as "planCount",
      ${count(sql`select from remote_session where owner_id = ${userId} and state = 'ACTIVE'`)} as "runningSessions"`.execute(
      db,
    ),
    sql<HeldIssue>`select issue.id, issue.title, device.id as "deviceId", device.name as "deviceName"
      from issue join device on device.id = issue.device_id
      where issue.assigned_user_id = ${userId} and issue.state <> 'CLOSED'
      order by issue.window_end_on, issue.id limit ${sql.lit(ISSUES_NAMED_MAX)}`.execute(db),
  ])
  return { ...itemAt(counted.rows, 0), issues: issues.rows }
}
