/** Queries of the jobs that make issues from plans and end plans. */

import { type Selectable, sql } from "kysely"
import type { DB } from "../../../../sql/types.ts"
import { required } from "../../../base/assert.ts"
import type { Db } from "../../../base/deps.ts"
import type { ItemDefinition } from "../../issues/checklist/rules.ts"
import type { PlannedContents } from "../../issues/due/store.ts"
import { ISSUE_FIELDS } from "../../issues/fields.ts"
import { PLAN_FIELDS } from "../fields.ts"
import type { Occurrence, Schedule } from "../rules-calendar.ts"
import { checklistFromRow, scheduleFromRow } from "../store.ts"

/** A plan whose next issue is due, with what the issue takes over from it. */
export interface DuePlan {
  id: string
  deviceId: string
  contents: PlannedContents
  checklist: readonly ItemDefinition[]
  createBeforeStartHours: number
  creator: { userId: string; username: string }
  schedule: Schedule
  next: Pick<Occurrence, "on" | "at">
}

/** Locks active plans whose next issue is due; locked rows are skipped until the next run. */
export async function lockDuePlans(
  tx: Db,
  now: Date,
  limit: number,
  excludedIds: readonly string[],
): Promise<DuePlan[]> {
  const rows = await tx
    .selectFrom("recurring_issue")
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom("app_user")
        .select("username")
        .whereRef("app_user.id", "=", "recurring_issue.created_by")
        .as("creator_username"),
    )
    .where("state", "=", sql.lit("ACTIVE"))
    .where("next_creation_on", "<=", now)
    .$if(excludedIds.length > 0, (query) => query.where("id", "not in", excludedIds))
    .orderBy("next_creation_on")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map((row) => ({
    id: row.id,
    deviceId: row.device_id,
    contents: contentsOf(row),
    checklist: checklistFromRow(row),
    createBeforeStartHours: row.create_before_start_hours,
    creator: { userId: row.created_by, username: row.creator_username ?? "" },
    schedule: scheduleFromRow(row),
    next: {
      on: localDate(required(row.next_occurrence_on, "the next occurrence")),
      at: required(row.next_activation_on, "the next activation"),
    },
  }))
}

const PLAN_COLUMNS = new Set<string>(Object.values(PLAN_FIELDS).map(({ column }) => column))
const SHARED_COLUMNS = Object.values(ISSUE_FIELDS)
  .map(({ column }) => column)
  .filter((column) => PLAN_COLUMNS.has(column))

/** A field that plan and issue declare with the same column is taken over. */
function contentsOf(row: Selectable<DB["recurring_issue"]>): PlannedContents {
  const stored: Record<string, unknown> = { ...row }
  const shared = Object.fromEntries(SHARED_COLUMNS.map((column) => [column, stored[column]]))
  return { ...shared, issue_type: row.recurring_issue_type } as PlannedContents
}

/** The driver gives a date as midnight UTC. */
function localDate(date: Date): string {
  return date.toISOString().slice(0, "2026-03-29".length)
}

/** Which occurrence of a plan gets its issue next; null when none is left. */
export interface NextOccurrence {
  planId: string
  next: Pick<Occurrence, "on" | "at"> | null
  createBeforeStartHours: number
}

/** For all plans of a batch in one statement. */
export async function saveNextOccurrences(tx: Db, updates: readonly NextOccurrence[]): Promise<void> {
  if (updates.length === 0) return
  const column = <T>(pick: (one: NextOccurrence) => T) => updates.map(pick)
  await sql`
    update recurring_issue set next_occurrence_on = due.day, next_activation_on = due.at,
      next_creation_on = due.at - due.hours * interval '1 hour'
    from unnest(${column((one) => one.planId)}::uuid[], ${column((one) => one.next?.on ?? null)}::date[],
      ${column((one) => one.next?.at.toISOString() ?? null)}::timestamptz[],
      ${column((one) => one.createBeforeStartHours)}::int[]) due (id, day, at, hours)
    where recurring_issue.id = due.id`.execute(tx)
}

/** Locks active plans that are over and have no further issue. */
export async function lockPlansToExpire(tx: Db, now: Date, limit: number) {
  return tx
    .selectFrom("recurring_issue")
    .select(["id", "device_id as deviceId", "title"])
    .where("state", "=", sql.lit("ACTIVE"))
    .where("expires_on", "<=", now)
    .where("next_occurrence_on", "is", null)
    .orderBy("expires_on")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}
