/** Days and months without a zone: times are milliseconds as of `parseLocalTime`. */

export const DAY_MS = 24 * 60 * 60_000
const DAYS_OF_WEEK = 7
/** The most that a month touches: the calendar keeps its height. */
const WEEKS_SHOWN = 6

/** Midnight of the day of `ms`. */
export function dayOf(ms: number): number {
  return Math.floor(ms / DAY_MS) * DAY_MS
}

/** Days since Monday, with which weeks begin in Europe. */
export function daysSinceMonday(ms: number): number {
  return (new Date(ms).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK
}

/** The same day and time `months` later, or the last day of that month where it is shorter. */
export function addMonths(ms: number, months: number): number {
  const time = new Date(ms)
  const year = time.getUTCFullYear()
  const month = time.getUTCMonth() + months
  const daysInMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(year, month, Math.min(time.getUTCDate(), daysInMonth)) + (ms - dayOf(ms))
}

/** The weeks that the month of `ms` is shown in, each from Monday to Sunday, as midnights. */
export function weeksOfMonth(ms: number): number[][] {
  const time = new Date(ms)
  const first = Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), 1)
  const monday = first - daysSinceMonday(first) * DAY_MS
  return Array.from({ length: WEEKS_SHOWN }, (_, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (_, day) => monday + (week * DAYS_OF_WEEK + day) * DAY_MS),
  )
}
