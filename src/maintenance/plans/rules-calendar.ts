/**
 * On which days and at what instants a plan's issues activate. Everything is counted in local calendar dates of the
 * plan's time zone; the time of day is that of its start.
 *
 * Where the clocks change, local times resolve as in RFC 5545 §3.3.5: one that does not occur moves behind the gap by
 * the gap's length, one that occurs twice is the first of both. A day that a zone leaves out has no occurrence.
 */
import { type Direction, type Period, WEEKDAYS, type Weekday } from "./rules.ts"

export interface Schedule {
  period: Period
  /** IANA name. */
  timeZone: string
  startOn: Date
  /** The last instant at which an issue may activate; null for a plan without end. */
  endOn: Date | null
  /** 1..29, counted by `dayFrom`: the 2nd, or the last but one. For MONTHLY to YEARLY. */
  dayOf: number
  dayFrom: Direction
  /** For WEEKLY. */
  dayOfWeek: Weekday
  /** For DAILY: also on Saturdays and Sundays. */
  weekendInclusive: boolean
}

/** Reason why an occurrence deviates from the plan's rule. */
export type AdjustmentReason = "SHORT_MONTH" | "CLOCK_CHANGE"

export interface Occurrence {
  /** Local date in the plan's time zone, "2026-02-28": names the occurrence, at most one each. */
  on: string
  at: Date
  /** SHORT_MONTH: February has no 29th; CLOCK_CHANGE: the time of day does not occur on this date. */
  movedBecause: AdjustmentReason | null
}

/** Months from one occurrence to the next. */
const MONTH_STEPS = { MONTHLY: 1, QUARTERLY: 3, SEMIYEARLY: 6, YEARLY: 12 } as const satisfies Partial<
  Record<Period, number>
>
const DAYS_PER_WEEK = 7
const SATURDAY = 6

/** The occurrences at or after `from`, in order; never before the start, never after the end. */
export function* occurrencesFrom(schedule: Schedule, from: Date): Generator<Occurrence, void> {
  const start = toZoned(schedule.startOn, schedule.timeZone)
  const days = calendarDays(schedule, start)
  const since = toZoned(
    from.getTime() > schedule.startOn.getTime() ? from : schedule.startOn,
    schedule.timeZone,
  )
  for (let n = days.indexBefore(since.toPlainDate()); ; n += 1) {
    const day = days.at(n)
    if (day === "none") return
    if (day === "skipped") continue
    const occurrence = occurrenceOn(day, start)
    if (!occurrence || occurrence.at.getTime() < from.getTime()) continue
    if (schedule.endOn && occurrence.at.getTime() > schedule.endOn.getTime()) return
    yield occurrence
  }
}

/** The first `count` occurrences at or after `from`. */
export function nextOccurrences(schedule: Schedule, from: Date, count: number): Occurrence[] {
  return occurrencesFrom(schedule, from).take(count).toArray()
}

/** The occurrence that follows the one named by its local date; null when it was the last. */
export function occurrenceAfter(
  schedule: Schedule,
  occurrence: Pick<Occurrence, "on" | "at">,
): Occurrence | null {
  for (const next of occurrencesFrom(schedule, occurrence.at)) if (next.on > occurrence.on) return next
  return null
}

/** Activations at or after `from` and before `until`, in order. */
export function activationsBetween(schedule: Schedule, from: Date, until: Date): Date[] {
  const found: Date[] = []
  for (const { at } of occurrencesFrom(schedule, from)) {
    if (at.getTime() >= until.getTime()) break
    found.push(at)
  }
  return found
}

/** A plan on a 29th: in February of a common year it activates on the last day (counted from the end: the first). */
export function isAdjustedInFebruary(schedule: Pick<Schedule, "period" | "dayOf">): boolean {
  return schedule.period in MONTH_STEPS && schedule.dayOf > 28
}

interface CalendarDay {
  date: Temporal.PlainDate
  isAdjusted: boolean
}

/** The days of a plan, numbered from 0 on. */
interface CalendarDays {
  at(n: number): CalendarDay | "skipped" | "none"
  /** A number whose day is not after `date`, and few before it. */
  indexBefore(date: Temporal.PlainDate): number
}

function calendarDays(schedule: Schedule, start: Temporal.ZonedDateTime): CalendarDays {
  switch (schedule.period) {
    case "SINGULAR":
      return { at: (n) => (n === 0 ? day(start.toPlainDate()) : "none"), indexBefore: () => 0 }
    case "DAILY":
      return dailyDays(start.toPlainDate(), schedule.weekendInclusive)
    case "WEEKLY":
      return weeklyDays(start.toPlainDate(), WEEKDAYS.indexOf(schedule.dayOfWeek) + 1)
    case "MONTHLY":
    case "QUARTERLY":
    case "SEMIYEARLY":
    case "YEARLY":
      return monthlyDays(start.toPlainDate(), MONTH_STEPS[schedule.period], schedule)
  }
}

function dailyDays(first: Temporal.PlainDate, weekendInclusive: boolean): CalendarDays {
  return {
    at(n) {
      const date = first.add({ days: n })
      return weekendInclusive || date.dayOfWeek < SATURDAY ? day(date) : "skipped"
    },
    indexBefore: (date) => atLeastZero(daysBetween(first, date) - 1),
  }
}

/** @param weekday  1 Monday .. 7 Sunday (ISO 8601) */
function weeklyDays(start: Temporal.PlainDate, weekday: number): CalendarDays {
  const first = start.add({ days: (weekday - start.dayOfWeek + DAYS_PER_WEEK) % DAYS_PER_WEEK })
  return {
    at: (n) => day(first.add({ days: n * DAYS_PER_WEEK })),
    indexBefore: (date) => atLeastZero(Math.floor(daysBetween(first, date) / DAYS_PER_WEEK) - 1),
  }
}

/** The first fitting day at or after the start, then every `step` months. */
function monthlyDays(
  start: Temporal.PlainDate,
  step: number,
  which: Pick<Schedule, "dayOf" | "dayFrom">,
): CalendarDays {
  const startMonth = start.toPlainYearMonth()
  const isMissed = Temporal.PlainDate.compare(dayInMonth(startMonth, which).date, start) < 0
  const first = isMissed ? startMonth.add({ months: 1 }) : startMonth
  return {
    at: (n) => dayInMonth(first.add({ months: n * step }), which),
    indexBefore(date) {
      const months = (date.year - first.year) * 12 + date.month - first.month
      return atLeastZero(Math.floor(months / step) - 1)
    },
  }
}

function dayInMonth(
  month: Temporal.PlainYearMonth,
  { dayOf, dayFrom }: Pick<Schedule, "dayOf" | "dayFrom">,
): CalendarDay {
  const wanted = dayFrom === "FROM_START" ? dayOf : month.daysInMonth + 1 - dayOf
  const there = Math.min(Math.max(wanted, 1), month.daysInMonth)
  return { date: month.toPlainDate({ day: there }), isAdjusted: there !== wanted }
}

/** Null on a date that the time zone leaves out. The start's own date has exactly the start. */
function occurrenceOn(
  { date, isAdjusted: isMoved }: CalendarDay,
  start: Temporal.ZonedDateTime,
): Occurrence | null {
  if (date.equals(start.toPlainDate())) return occurrence(date, start, isMoved ? "SHORT_MONTH" : null)
  const time = start.toPlainTime()
  const at = date.toZonedDateTime({ timeZone: start.timeZoneId, plainTime: time })
  if (!at.toPlainDate().equals(date) && !isExistingDate(date, start.timeZoneId)) return null
  const isElsewhere = !at.toPlainTime().equals(time)
  return occurrence(date, at, isMoved ? "SHORT_MONTH" : isElsewhere ? "CLOCK_CHANGE" : null)
}

function occurrence(
  date: Temporal.PlainDate,
  at: Temporal.ZonedDateTime,
  movedBecause: AdjustmentReason | null,
): Occurrence {
  return { on: date.toString(), at: new Date(at.epochMilliseconds), movedBecause }
}

/** Samoa went from 29 to 31 December 2011: there was no 30th. */
function isExistingDate(date: Temporal.PlainDate, timeZone: string): boolean {
  return date.toZonedDateTime({ timeZone, plainTime: "12:00" }).toPlainDate().equals(date)
}

function day(date: Temporal.PlainDate): CalendarDay {
  return { date, isAdjusted: false }
}

function toZoned(instant: Date, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone)
}

function daysBetween(one: Temporal.PlainDate, other: Temporal.PlainDate): number {
  return one.until(other, { largestUnit: "days" }).days
}

function atLeastZero(n: number): number {
  return Math.max(0, n)
}
