/** The calendar of maintenance windows: its spans of time, rows and conflicts. Pure. */
import { MS_PER_HOUR } from "../../base/clock.ts"
import type { IssueState } from "../issues/rules.ts"

export const CALENDAR_VIEWS = ["day", "week", "month"] as const
export type CalendarView = (typeof CALENDAR_VIEWS)[number]

/** Windows and occurrences of one view; more are cut off, which the page says. */
export const CALENDAR_ENTRIES_MAX = 500
/** Plans that are expanded for one view. */
export const CALENDAR_PLANS_MAX = 300

export interface CalendarEntry {
  /** Id of the issue, or of the plan. */
  id: string
  deviceId: string
  deviceName: string
  groupName: string
  title: string
  start: Date
  end: Date
  /** Null: an occurrence of a plan whose issue is not created yet. */
  state: IssueState | null
  /** Assigned user, else group. */
  assignee: string | null
  assignedUserId: string | null
  /** Last change of the issue, or of the plan. */
  changedOn: Date
  /** Null where the reader may not move it: a plan's occurrence, or without `ISSUE_UPDATE` on the machine. */
  move: MovableWindow | null
}

/** What moving a window starts from. */
interface MovableWindow {
  /** Version of the issue. */
  version: number
  windowHours: number
  extensionHours: number
}

export interface CalendarSpan {
  from: Date
  /** Not included. */
  until: Date
  /** Local dates, "2026-11-23". */
  days: string[]
}

/** The day, the week from Monday, or the month's whole weeks, that contain a local date. */
export function calendarSpan(view: CalendarView, date: string, zone: string): CalendarSpan {
  const [first, last] = edgesOf(view, Temporal.PlainDate.from(date))
  const count = first.until(last, { largestUnit: "days" }).days + 1
  const days = Array.from({ length: count }, (_, at) => first.add({ days: at }))
  return { from: startOf(first, zone), until: startOf(last.add({ days: 1 }), zone), days: days.map(String) }
}

function edgesOf(
  view: CalendarView,
  day: Temporal.PlainDate,
): [first: Temporal.PlainDate, last: Temporal.PlainDate] {
  if (view === "day") return [day, day]
  if (view === "week") return [mondayOf(day), sundayOf(day)]
  return [mondayOf(day.with({ day: 1 })), sundayOf(day.with({ day: day.daysInMonth }))]
}

const STEPS = { day: { days: 1 }, week: { days: 7 }, month: { months: 1 } } as const

/** The local date one view earlier (-1) or later (1). */
export function shiftDate(view: CalendarView, date: string, step: -1 | 1): string {
  const day = Temporal.PlainDate.from(date)
  return String(step === 1 ? day.add(STEPS[view]) : day.subtract(STEPS[view]))
}

export function isLocalDate(text: string): boolean {
  try {
    return /^20\d\d-\d\d-\d\d$/.test(text) && String(Temporal.PlainDate.from(text)) === text
  } catch {
    return false
  }
}

export function localDate(at: Date, zone: string): string {
  return String(zoned(at, zone).toPlainDate())
}

/** ISO 8601 week of a local date. */
export function weekNumber(date: string): number {
  return Temporal.PlainDate.from(date).weekOfYear ?? 0
}

function mondayOf(day: Temporal.PlainDate): Temporal.PlainDate {
  return day.subtract({ days: day.dayOfWeek - 1 })
}

function sundayOf(day: Temporal.PlainDate): Temporal.PlainDate {
  return day.add({ days: 7 - day.dayOfWeek })
}

function startOf(day: Temporal.PlainDate, zone: string): Date {
  return new Date(day.toZonedDateTime(zone).epochMilliseconds)
}

function zoned(at: Date, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)
}

/** Two windows at the same time: on one machine, or of one user on two machines. */
export interface Conflict {
  kind: "machine" | "person"
  one: CalendarEntry
  other: CalendarEntry
  start: Date
  end: Date
}

/** In the order of time. Adjacent windows do not meet, and drafts are ignored. */
export function findConflicts(entries: readonly CalendarEntry[]): Conflict[] {
  const sorted = entries
    .filter(({ state }) => state !== "NEW")
    .toSorted((a, b) => a.start.getTime() - b.start.getTime())
  const found: Conflict[] = []
  for (const [at, one] of sorted.entries()) {
    for (const other of sorted.slice(at + 1)) {
      if (other.start >= one.end) break
      const isSameMachine = one.deviceId === other.deviceId
      const isSamePerson = one.assignedUserId !== null && one.assignedUserId === other.assignedUserId
      if (!isSameMachine && !isSamePerson) continue
      const end = new Date(Math.min(one.end.getTime(), other.end.getTime()))
      found.push({ kind: isSameMachine ? "machine" : "person", one, other, start: other.start, end })
    }
  }
  return found
}

/** The same in fewer words: several issues of one user on the same two machines at one time are one conflict. */
export function mergeConflicts(conflicts: readonly Conflict[]): Conflict[] {
  const merged: Conflict[] = []
  for (const conflict of conflicts) {
    const same = merged.findIndex((earlier) => isSamePair(earlier, conflict) && meets(earlier, conflict))
    const earlier = merged[same]
    if (!earlier) merged.push(conflict)
    else {
      const start = new Date(Math.min(earlier.start.getTime(), conflict.start.getTime()))
      const end = new Date(Math.max(earlier.end.getTime(), conflict.end.getTime()))
      merged[same] = { ...earlier, start, end }
    }
  }
  return merged
}

/** Whether both conflicts are one of the same person on two machines. */
function isSamePair(a: Conflict, b: Conflict): boolean {
  const machinesOf = ({ one, other }: Conflict) => [one.deviceId, other.deviceId].sort().join(" ")
  const arePersons = a.kind === "person" && b.kind === "person"
  return arePersons && a.one.assignedUserId === b.one.assignedUserId && machinesOf(a) === machinesOf(b)
}

const meets = (a: Conflict, b: Conflict) => a.start <= b.end && b.start <= a.end

/** Hours of a person's windows within a span, and those in which two or more of them are open. */
export interface PersonLoad {
  hours: number
  doubleHours: number
}

/** Drafts are ignored, as in conflicts. */
export function personLoad(entries: readonly CalendarEntry[], { from, until }: CalendarSpan): PersonLoad {
  const edges = entries
    .filter(({ state }) => state !== "NEW")
    .flatMap(({ start, end }) => [
      { at: Math.max(start.getTime(), from.getTime()), change: 1 },
      { at: Math.min(end.getTime(), until.getTime()), change: -1 },
    ])
    .toSorted((a, b) => a.at - b.at)
  let [open, openMs, doubleMs, last] = [0, 0, 0, 0]
  for (const { at, change } of edges) {
    if (open > 0) openMs += at - last
    if (open > 1) doubleMs += at - last
    open += change
    last = at
  }
  return { hours: openMs / MS_PER_HOUR, doubleHours: doubleMs / MS_PER_HOUR }
}

/** A bar of a row: places in percent of the span. */
export interface CalendarBar {
  entry: CalendarEntry
  from: number
  width: number
  /** From 0, so that neither bars nor their labels cover each other. */
  lane: number
  /** Parts during which another window of the row is open, in their order; drafts are ignored, as in conflicts. */
  overlaps: { from: number; width: number }[]
}

/** Room of a label, in percent of the span: shorter bars have theirs beside them. */
export const LABEL_WIDTH = 16

export function placeBars(entries: readonly CalendarEntry[], span: CalendarSpan): CalendarBar[] {
  const length = span.until.getTime() - span.from.getTime()
  const place = (at: Date) => (100 * (at.getTime() - span.from.getTime())) / length
  const laneEnds: number[] = []
  return entries
    .toSorted((a, b) => a.start.getTime() - b.start.getTime())
    .map((entry) => {
      const from = Math.max(0, place(entry.start))
      const width = Math.max(0.8, Math.min(100, place(entry.end)) - from)
      const free = laneEnds.findIndex((end) => end <= from)
      const lane = free === -1 ? laneEnds.length : free
      laneEnds[lane] = from + (width < LABEL_WIDTH ? width + LABEL_WIDTH : width)
      return { entry, from, width, lane, overlaps: overlapsOf(entry, entries, place) }
    })
}

function overlapsOf(
  entry: CalendarEntry,
  row: readonly CalendarEntry[],
  place: (at: Date) => number,
): CalendarBar["overlaps"] {
  if (entry.state === "NEW") return []
  const parts = row
    .filter((other) => other !== entry && other.state !== "NEW")
    .map(({ start, end }) => ({
      from: Math.max(0, place(start), place(entry.start)),
      until: Math.min(100, place(end), place(entry.end)),
    }))
    .filter(({ from, until }) => from < until)
    .toSorted((a, b) => a.from - b.from)
  const merged: typeof parts = []
  for (const { from, until } of parts) {
    const last = merged.at(-1)
    if (last && from <= last.until) last.until = Math.max(last.until, until)
    else merged.push({ from, until })
  }
  return merged.map(({ from, until }) => ({ from, width: until - from }))
}
