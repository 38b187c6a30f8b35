/** Queries of recurring issues (plans). */

import { sql } from "kysely"
import type { Db } from "../../base/deps.ts"
import type { Page, PageRequest } from "../../base/page-request.ts"
import { notFound, validationRefusal } from "../../base/refusal.ts"
import { mapConstraintViolations } from "../../db/constraint.ts"
import { type FieldValues, fromColumns, toColumns, toSavedFields } from "../../db/fields.ts"
import { scannedList } from "../../db/paged-list.ts"
import { anyOfIds } from "../../db/pagination.ts"
import {
  deleteRow,
  insertRow,
  lockRow,
  type RowOf,
  updateRow,
  updateVersionedRow,
  updateVersionedRowsWith,
} from "../../db/rows.ts"
import { selectUserRef } from "../../db/user-ref.ts"
import { cleanItem, type ItemDefinition } from "../issues/checklist/rules.ts"
import type { PlanFields, RecurringIssue } from "./contract.ts"
import { PLAN_FIELDS } from "./fields.ts"
import {
  ACTIVATIONS_SHOWN,
  type InactiveReason,
  type Period,
  PLAN_SORTS,
  type PlanState,
  type PlanStatus,
  planExpiresOn,
} from "./rules.ts"
import { isAdjustedInFebruary, nextOccurrences, type Occurrence, type Schedule } from "./rules-calendar.ts"

export interface PlanPath {
  deviceId: string
  recurringIssueId: string
}

function planRows(db: Db) {
  return db
    .selectFrom("recurring_issue as plan")
    .innerJoin("device", "device.id", "plan.device_id")
    .leftJoin("user_group", "user_group.id", "plan.assigned_user_group_id")
    .selectAll("plan")
    .select([
      "device.name as device_name",
      "user_group.name as group_name",
      selectUserRef("plan.created_by").as("creator"),
      selectUserRef("plan.changed_by").as("changer"),
      selectUserRef("plan.assigned_user_id").$castTo<RecurringIssue["assignedUser"]>().as("assignee"),
    ])
}

/** Dates as the database and the calendar have them. */
export function planDates({
  startDateTime,
  endDateTime,
}: Pick<RecurringIssue, "startDateTime" | "endDateTime">): { startOn: Date; endOn: Date | null } {
  return { startOn: new Date(startDateTime), endOn: endDateTime === null ? null : new Date(endDateTime) }
}

export function planSchedule(plan: FieldValues<typeof PLAN_FIELDS>): Schedule {
  return {
    period: plan.period,
    timeZone: plan.timeZone,
    ...planDates(plan),
    dayOf: plan.dayOf,
    dayFrom: plan.dayFromStartOrEnd,
    dayOfWeek: plan.dayOfWeek,
    weekendInclusive: plan.weekendInclusive,
  }
}

/** @param row  with the columns of the schedule */
export function scheduleFromRow(row: { start_on: Date; end_on: Date | null }): Schedule {
  return planSchedule(fromColumns(PLAN_FIELDS, row))
}

/** In the order of fields that a body has: the database reorders them. */
export function checklistFromRow(row: { checklist: unknown }): ItemDefinition[] {
  return (row.checklist as ItemDefinition[]).map(cleanItem)
}

function toPlan(row: RowOf<typeof planRows>, now: Date): RecurringIssue {
  const fields = fromColumns(PLAN_FIELDS, row)
  const schedule = planSchedule(fields)
  const next = row.state === "INACTIVE" ? [] : nextOccurrences(schedule, now, ACTIVATIONS_SHOWN)
  const isFromEnd = isMonthly(schedule.period) && schedule.dayFrom === "FROM_END"
  return {
    id: row.id,
    deviceId: row.device_id,
    deviceName: row.device_name,
    ...fields,
    active: row.state === "ACTIVE",
    status: row.state as PlanState,
    inactiveReason: row.inactive_reason as InactiveReason | null,
    assignedUser: row.assignee,
    assignedUserGroup: row.assigned_user_group_id
      ? { id: row.assigned_user_group_id, name: row.group_name ?? "" }
      : null,
    lastOrPenultimateDay: isFromEnd ? ((["LAST", "PENULTIMATE"] as const)[row.day_of - 1] ?? null) : null,
    movesInFebruary: isAdjustedInFebruary(schedule),
    checklist: checklistFromRow(row),
    nextActivation: next[0]?.at.toISOString() ?? null,
    nextActivations: next.map(({ at, on, movedBecause }) => ({
      dateTime: at.toISOString(),
      date: on,
      movedBecause,
    })),
    ...toSavedFields(row),
    changedBy: row.changer,
  }
}

function isMonthly(period: Period): boolean {
  return period !== "SINGULAR" && period !== "DAILY" && period !== "WEEKLY"
}

interface PlanFilter {
  deviceId: string
  state?: PlanState
}

/** One page of a device's plans, by title by default. */
export function plansPage(
  db: Db,
  filter: PlanFilter,
  request: PageRequest,
  now: Date,
): Promise<Page<RecurringIssue>> {
  return PLANS.page(db, filter, null, request, (row) => toPlan(row, now))
}

const PLANS = scannedList({
  name: "plans",
  sorts: PLAN_SORTS,
  columns: {
    id: "plan.id",
    title: sql`lower(plan.title)`,
    nextActivation: sql`case when plan.state = 'ACTIVE' then coalesce(plan.next_activation_on, 'infinity') else 'infinity' end`,
    createdOn: "plan.created_on",
    changedOn: "plan.changed_on",
  },
  id: "plan.id",
  rows: planRows,
  ids(db, { deviceId, state, search }: PlanFilter & { search?: string }) {
    let wanted = db.selectFrom("recurring_issue as plan").where("plan.device_id", "=", deviceId)
    if (state) wanted = wanted.where("plan.state", "=", state)
    if (search) wanted = wanted.where("plan.title", "ilike", search)
    return wanted.select("plan.id")
  },
})

export async function findPlan(db: Db, path: PlanPath, now: Date): Promise<RecurringIssue | null> {
  const row = await planRows(db)
    .where("plan.id", "=", path.recurringIssueId)
    .where("plan.device_id", "=", path.deviceId)
    .executeTakeFirst()
  return row ? toPlan(row, now) : null
}

/** The plans of several devices, by device and title. */
export async function plansOfDevices(
  db: Db,
  deviceIds: readonly string[],
  now: Date,
): Promise<RecurringIssue[]> {
  const rows = await planRows(db)
    .where("plan.device_id", "=", anyOfIds(deviceIds))
    .orderBy("plan.device_id")
    .orderBy(sql`lower(plan.title)`)
    .orderBy("plan.id")
    .execute()
  return rows.map((row) => toPlan(row, now))
}

/** @throws Refusal NOT_FOUND */
export async function getPlan(db: Db, path: PlanPath, now: Date): Promise<RecurringIssue> {
  const plan = await findPlan(db, path, now)
  if (!plan) throw notFound("recurringIssue", path.recurringIssueId)
  return plan
}

/** Takes the plan's row lock until the end of the transaction. */
export async function lockPlanRow(tx: Db, planId: string): Promise<void> {
  await lockRow(tx, "recurring_issue", planId)
}

/** @throws Refusal NOT_FOUND */
export async function lockPlan(tx: Db, path: PlanPath, now: Date): Promise<RecurringIssue> {
  await lockPlanRow(tx, path.recurringIssueId)
  return getPlan(tx, path, now)
}

/** A plan's fields in the stored form: with a time zone. */
export type SavedPlanFields = PlanFields & { timeZone: string }

/** @returns the new plan's id. @throws Refusal BAD_REQUEST when the assigned user or group does not exist */
export async function insertPlan(
  tx: Db,
  deviceId: string,
  fields: SavedPlanFields,
  status: PlanStatus,
  by: { userId: string; now: Date },
): Promise<string> {
  const columns = {
    ...columnsOf(fields),
    ...statusColumns(status),
    device_id: deviceId,
    created_by: by.userId,
    changed_by: by.userId,
    created_on: by.now,
    changed_on: by.now,
  }
  return insertRow(tx, "recurring_issue", columns, ASSIGNEE_REFUSALS)
}

/** @throws Refusal BAD_REQUEST when the assigned user or group does not exist */
export async function savePlanFields(
  tx: Db,
  planId: string,
  fields: SavedPlanFields,
  by: { userId: string; now: Date },
): Promise<void> {
  await mapConstraintViolations(ASSIGNEE_REFUSALS, () => savePlan(tx, planId, columnsOf(fields), by))
}

export async function savePlanDates(
  tx: Db,
  plan: { id: string; period: Period },
  dates: { startOn: Date; endOn: Date | null },
  by: { userId: string; now: Date },
): Promise<void> {
  const overOn = planExpiresOn({ period: plan.period, ...dates })
  await savePlan(tx, plan.id, { start_on: dates.startOn, end_on: dates.endOn, expires_on: overOn }, by)
}

/** @param by  null for a job */
export async function savePlanStatus(
  tx: Db,
  planId: string,
  status: PlanStatus,
  by: { userId: string; now: Date } | null,
): Promise<void> {
  await savePlan(tx, planId, statusColumns(status), by)
}

async function savePlan(
  tx: Db,
  planId: string,
  columns: Record<string, unknown>,
  by: { userId: string; now: Date } | null,
): Promise<void> {
  await updateVersionedRow(tx, "recurring_issue", planId, {
    ...columns,
    changed_by: by?.userId,
    changed_on: by?.now,
  })
}

/** Sets which occurrence gets its issue next; null when none is left. */
export async function saveNextOccurrence(
  tx: Db,
  planId: string,
  next: Occurrence | null,
  createBeforeStartHours: number,
): Promise<void> {
  const hours = sql.lit(createBeforeStartHours)
  await updateRow(tx, "recurring_issue", planId, {
    next_occurrence_on: next?.on ?? null,
    next_activation_on: next?.at ?? null,
    next_creation_on: next ? sql`${next.at}::timestamptz - ${hours} * interval '1 hour'` : null,
  })
}

/** Removes a user as assignee of plans: their next issues are unassigned. */
export async function unassignPlansOf(tx: Db, userId: string): Promise<void> {
  await updateVersionedRowsWith(
    tx,
    "recurring_issue",
    { assigned_user_id: userId },
    { assigned_user_id: null },
  )
}

export async function deletePlan(tx: Db, planId: string): Promise<void> {
  await deleteRow(tx, "recurring_issue", planId)
}

const invalidChoice = (path: string) => () => validationRefusal([{ path, message: "validation.choice" }])
const ASSIGNEE_REFUSALS = {
  recurring_issue_assigned_user_id_fkey: invalidChoice("assignedUserId"),
  recurring_issue_assigned_user_group_id_fkey: invalidChoice("assignedUserGroupId"),
}

function statusColumns(status: PlanStatus) {
  return { state: status.state, inactive_reason: status.inactiveReason }
}

function columnsOf(fields: SavedPlanFields) {
  return {
    ...toColumns(PLAN_FIELDS, fields),
    time_zone: fields.timeZone,
    expires_on: planExpiresOn({ period: fields.period, ...planDates(fields) }),
    checklist: sql<string>`${JSON.stringify(fields.checklist)}::text::jsonb`,
  }
}
