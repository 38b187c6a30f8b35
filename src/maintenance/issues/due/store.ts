/** Queries of time-based changes of issues: created for a plan's occurrence, due, expired, about to expire. */

import { sql } from "kysely"
import { required } from "../../../base/assert.ts"
import { hoursAfter, minutesAfter } from "../../../base/clock.ts"
import type { Db } from "../../../base/deps.ts"
import type { FieldColumns } from "../../../db/fields.ts"
import { WARNING_MINUTES, WARNING_MINUTES_MAX } from "../../windows/rules.ts"
import type { ISSUE_FIELDS } from "../fields.ts"
import type { DoneSubStatus, IssueState } from "../rules.ts"

/** What an issue takes over from its plan: all declared fields but the date. */
export type PlannedContents = Omit<FieldColumns<typeof ISSUE_FIELDS>, "activation_on">

/** An issue for one occurrence of a plan; everything but the dates is the plan's. */
export interface PlannedIssue {
  recurringIssueId: string
  /** Local date in the plan's time zone, "2026-03-29". */
  occurrenceOn: string
  deviceId: string
  contents: PlannedContents
  activationOn: Date
  state: Extract<IssueState, "OPEN" | "APPROVED" | "APPROVAL_PENDING">
  createdBy: string
}

export interface CreatedIssue {
  issueId: string
  recurringIssueId: string
  deviceId: string
  title: string
  state: IssueState
}

/** Inserts missing issues. @returns the new ones only: an occurrence never has two issues */
export async function insertPlannedIssues(
  tx: Db,
  planned: readonly PlannedIssue[],
  now: Date,
): Promise<CreatedIssue[]> {
  if (planned.length === 0) return []
  const rows = await tx
    .insertInto("issue")
    .values(planned.map((issue) => columnsOf(issue, now)))
    .onConflict((conflict) =>
      conflict
        .columns(["recurring_issue_id", "occurrence_on"])
        .where("recurring_issue_id", "is not", null)
        .doNothing(),
    )
    .returning(["id", "recurring_issue_id", "device_id", "title", "state"])
    .execute()
  return rows.map((row) => ({
    issueId: row.id,
    recurringIssueId: required(row.recurring_issue_id, "the plan of a planned issue"),
    deviceId: row.device_id,
    title: row.title,
    state: row.state as IssueState,
  }))
}

function columnsOf(issue: PlannedIssue, now: Date) {
  return {
    device_id: issue.deviceId,
    recurring_issue_id: issue.recurringIssueId,
    occurrence_on: issue.occurrenceOn,
    ...issue.contents,
    state: issue.state,
    activation_on: issue.activationOn,
    window_end_on: hoursAfter(issue.activationOn, issue.contents.window_hours),
    created_by: issue.createdBy,
    changed_by: issue.createdBy,
    created_on: now,
    changed_on: now,
  }
}

export interface DueIssue {
  id: string
  deviceId: string
  title: string
}

/**
 * Locks issues in state OPEN whose window has ended and that have no running session. Issues reopened after the end
 * of their window are excluded: they are to be rescheduled.
 */
export async function lockIssuesToExpire(tx: Db, now: Date, limit: number): Promise<DueIssue[]> {
  const rows = await tx
    .selectFrom("issue")
    .select(["id", "device_id", "title"])
    .where("state", "=", sql.lit("OPEN"))
    .where("window_end_on", "<=", now)
    .where(sql<boolean>`(issue.reopened_on is null or issue.reopened_on < issue.window_end_on)`)
    .where(sql<boolean>`not exists (select from remote_session session
      where session.issue_id = issue.id and session.state = 'ACTIVE')`)
    .orderBy("window_end_on")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(toDueIssue)
}

function toDueIssue(row: { id: string; device_id: string; title: string }): DueIssue {
  return { id: row.id, deviceId: row.device_id, title: row.title }
}

/** Saves a time-based state change, without a user as its author. */
export async function saveAutomaticState(
  tx: Db,
  issueIds: readonly string[],
  change: { state: IssueState; doneSubStatus: DoneSubStatus | null },
  now: Date,
): Promise<void> {
  if (issueIds.length === 0) return
  await tx
    .updateTable("issue")
    .set({ state: change.state, done_sub_status: change.doneSubStatus, changed_on: now })
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("id", "in", issueIds)
    .execute()
}

export interface WindowWarning {
  issueId: string
  deviceId: string
  title: string
  minutes: number
  windowEndOn: Date
  assignedUserId: string | null
  assignedUserGroupId: string | null
}

/**
 * Saves the warnings that are due and returns the new ones. Of several missed warnings only the most urgent one is
 * created.
 */
export async function insertDueWarnings(tx: Db, now: Date, limit: number): Promise<WindowWarning[]> {
  const steps = sql.join(WARNING_MINUTES.map((minutes) => sql`(${sql.lit(minutes)})`))
  const until = minutesAfter(now, WARNING_MINUTES_MAX)
  const { rows } = await sql<WindowWarningRow>`
    with due as (
      select issue.id, issue.device_id, issue.title, issue.window_end_on, issue.assigned_user_id,
        issue.assigned_user_group_id,
        (select min(step.minutes) from (values ${steps}) step (minutes)
          where issue.window_end_on <= ${now}::timestamptz + step.minutes * interval '1 minute') as minutes
      from issue
      where issue.state in ('OPEN', 'IN_PROGRESS')
        and issue.window_end_on > ${now} and issue.window_end_on <= ${until}),
    fresh as (
      select * from due where not exists (select 1 from window_warning given
        where given.issue_id = due.id and given.window_end_on = due.window_end_on and given.minutes <= due.minutes)
      order by window_end_on, id limit ${sql.lit(limit)}),
    given as (
      insert into window_warning (issue_id, window_end_on, minutes, warned_on)
      select id, window_end_on, minutes, ${now} from fresh on conflict do nothing
      returning issue_id, window_end_on)
    select fresh.* from fresh join given on given.issue_id = fresh.id and given.window_end_on = fresh.window_end_on
    `.execute(tx)
  return rows.map((row) => ({
    issueId: row.id,
    deviceId: row.device_id,
    title: row.title,
    minutes: row.minutes,
    windowEndOn: row.window_end_on,
    assignedUserId: row.assigned_user_id,
    assignedUserGroupId: row.assigned_user_group_id,
  }))
}

interface WindowWarningRow {
  id: string
  device_id: string
  title: string
  minutes: number
  window_end_on: Date
  assigned_user_id: string | null
  assigned_user_group_id: string | null
}
