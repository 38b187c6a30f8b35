/** Windows and occurrences of plans in a span of time, as far as a user may see them. */
import { sql } from "kysely"
import { hoursAfter, hoursBefore } from "../../base/clock.ts"
import type { Db } from "../../base/deps.ts"
import { anyOfIds } from "../../db/pagination.ts"
import { DISPLAY_NAME_SQL } from "../../db/user-ref.ts"
import {
  isDeviceVisible,
  isGrantedOnDevice,
  PER_ROW_CHECKS_MAX,
} from "../../identity/authorization/device-visibility/store.ts"
import type { IssueState } from "../issues/rules.ts"
import type { TriageReader } from "../issues/triage/store-conditions.ts"
import { activationsBetween } from "../plans/rules-calendar.ts"
import { scheduleFromRow } from "../plans/store.ts"
import { EXTENSION_HOURS_MAX, WINDOW_HOURS } from "../windows/rules.ts"
import { CALENDAR_ENTRIES_MAX, CALENDAR_PLANS_MAX, type CalendarEntry } from "./rules.ts"

/** No window begins earlier than this before its end. */
const LONGEST_WINDOW_HOURS = WINDOW_HOURS.max + EXTENSION_HOURS_MAX

/**
 * Makes the earliest beginning a comparison of rows: of two limits of one column PostgreSQL expects few rows whatever their
 * values are, and in a plan for all values sorts every open issue (2.9 s for a month with 200,000 of them).
 */
const FIRST_ID = "00000000-0000-0000-0000-000000000000"

export interface CalendarFilter {
  deviceId: string | null
  /** Only what is assigned to the user or the user's groups. */
  isOwn: boolean
}

export interface CalendarEntries {
  entries: CalendarEntry[]
  /** There are more than are shown. */
  isCut: boolean
}

export async function readCalendar(
  db: Db,
  reader: TriageReader,
  filter: CalendarFilter,
  span: { from: Date; until: Date },
  now: Date,
): Promise<CalendarEntries> {
  const [windows, plans] = await Promise.all([
    readWindows(db, reader, filter, span),
    readOccurrences(db, reader, filter, span, now),
  ])
  const entries = [...windows, ...plans].toSorted((a, b) => a.start.getTime() - b.start.getTime())
  return {
    entries: entries.slice(0, CALENDAR_ENTRIES_MAX),
    isCut: windows.length > CALENDAR_ENTRIES_MAX || entries.length > CALENDAR_ENTRIES_MAX,
  }
}

/** What both tables have: the machine, who works on it, and who may see it. */
function shared(table: "issue" | "plan", reader: TriageReader, filter: CalendarFilter) {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  const conditions = [
    reader.reach
      ? isDeviceVisible("device.id", reader.reach, { rows: PER_ROW_CHECKS_MAX })
      : sql<boolean>`true`,
    filter.deviceId ? sql<boolean>`device.id = ${filter.deviceId}` : sql<boolean>`true`,
    filter.isOwn
      ? sql<boolean>`(${column("assigned_user_id")} = ${reader.userId}
          or ${column("assigned_user_group_id")} = ${anyOfIds(reader.userGroupIds)})`
      : sql<boolean>`true`,
  ]
  const columns = sql`${column("id")}, ${column("title")}, device.id as "deviceId", device.name as "deviceName",
    device_group.name as "groupName", ${column("changed_on")} as "changedOn", ${column("assigned_user_id")} as "assignedUserId",
    coalesce((select ${sql.raw(DISPLAY_NAME_SQL)} from app_user where app_user.id = ${column("assigned_user_id")}),
      (select name from user_group where user_group.id = ${column("assigned_user_group_id")})) as assignee`
  const joins = sql`join device on device.id = ${column("device_id")}
    join device_group on device_group.id = device.device_group_id`
  return { columns, joins, where: sql.join(conditions, sql` and `) }
}

type SharedRow = Omit<CalendarEntry, "start" | "end" | "state" | "move">

interface WindowRow extends SharedRow {
  state: IssueState
  start: Date
  end: Date
  version: number
  window_hours: number
  extension_hours: number
  is_movable: boolean | null
}

async function readWindows(
  db: Db,
  reader: TriageReader,
  filter: CalendarFilter,
  { from, until }: { from: Date; until: Date },
): Promise<CalendarEntry[]> {
  const { columns, joins, where } = shared("issue", reader, filter)
  const isMovable = reader.reach
    ? isGrantedOnDevice("device.id", { ...reader.reach, authority: "ISSUE_UPDATE" })
    : sql<boolean>`true`
  const { rows } = await sql<WindowRow>`
    select ${columns}, issue.state, issue.activation_on as start, issue.window_end_on as end, issue.version,
      issue.window_hours, issue.extension_hours, ${isMovable} as is_movable
    from issue ${joins}
    where issue.state <> 'CLOSED' and issue.activation_on < ${until}
      and (issue.activation_on, issue.id) > (${hoursBefore(from, LONGEST_WINDOW_HOURS)}, ${FIRST_ID})
      and issue.window_end_on > ${from}
      and ${where}
    order by issue.activation_on, issue.id limit ${sql.lit(CALENDAR_ENTRIES_MAX + 1)}`.execute(db)
  return rows.map(({ version, window_hours, extension_hours, is_movable, ...entry }) => ({
    ...entry,
    move: is_movable ? { version, windowHours: window_hours, extensionHours: extension_hours } : null,
  }))
}

/** Occurrences whose issue is created already are windows. */
async function readOccurrences(
  db: Db,
  reader: TriageReader,
  filter: CalendarFilter,
  { from, until }: { from: Date; until: Date },
  now: Date,
): Promise<CalendarEntry[]> {
  const { columns, joins, where } = shared("plan", reader, filter)
  const { rows } = await sql<SharedRow & Parameters<typeof scheduleFromRow>[0] & PlanTimes>`
    select ${columns}, plan.period, plan.time_zone, plan.start_on, plan.end_on, plan.day_of, plan.day_of_week,
      plan.day_from, plan.weekend_inclusive, plan.window_hours, plan.next_activation_on
    from recurring_issue plan ${joins}
    where plan.state = 'ACTIVE' and plan.next_activation_on < ${until} and ${where}
    order by plan.next_creation_on, plan.id limit ${sql.lit(CALENDAR_PLANS_MAX)}`.execute(db)
  return rows.flatMap((row) => {
    const { id, title, deviceId, deviceName, groupName, assignedUserId, assignee, changedOn } = row
    const entry = {
      id,
      title,
      deviceId,
      deviceName,
      groupName,
      assignedUserId,
      assignee,
      changedOn,
      state: null,
      move: null,
    }
    const first = latest(row.next_activation_on, now, hoursBefore(from, row.window_hours))
    return activationsBetween(scheduleFromRow(row), first, until)
      .map((start) => ({ ...entry, start, end: hoursAfter(start, row.window_hours) }))
      .filter(({ end }) => end > from)
  })
}

interface PlanTimes {
  window_hours: number
  next_activation_on: Date
}

function latest(...dates: Date[]): Date {
  return new Date(Math.max(...dates.map((date) => date.getTime())))
}
