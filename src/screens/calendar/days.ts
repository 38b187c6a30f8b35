/** Names of days. A local date needs no zone: it is read and written as UTC. */
import type { CalendarView } from "../../maintenance/calendar/rules.ts"
import type { Lang } from "../../web/texts/language.ts"

export const DAYS_PER_WEEK = 7

/** "Mon 23" */
export function dayLabel(day: string, lang: Lang): string {
  return label(day, lang, { weekday: "short", day: "numeric" })
}

/** "Monday, 23 November" */
export function longDayLabel(day: string, lang: Lang): string {
  return label(day, lang, { weekday: "long", day: "numeric", month: "long" })
}

const FULL_DATE = { day: "numeric", month: "long", year: "numeric" } as const

/** What a view shows: "Monday, 23 November 2026", "23–29 November 2026", "November 2026". */
export function viewLabel(view: CalendarView, days: readonly string[], lang: Lang): string {
  const [first = "", last = ""] = [days[0], days.at(-1)]
  if (view === "day") return label(first, lang, { weekday: "long", ...FULL_DATE })
  // The first week of a month's view may begin in the month before.
  if (view === "month") return label(days[DAYS_PER_WEEK] ?? first, lang, { month: "long", year: "numeric" })
  return formatOf(lang, FULL_DATE).formatRange(utc(first), utc(last))
}

/** "Mon" */
export function weekdayLabel(day: string, lang: Lang): string {
  return label(day, lang, { weekday: "short" })
}

function label(day: string, lang: Lang, form: Intl.DateTimeFormatOptions): string {
  return formatOf(lang, form).format(utc(day))
}

function formatOf(lang: Lang, form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(lang, { timeZone: "UTC", ...form })
}

const utc = (day: string) => new Date(`${day}T00:00:00Z`)
