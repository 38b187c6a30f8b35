/**
 * Dates and times as they are typed (specification §2): "20-11-2026 14:05". Their values are milliseconds since 1970 as if the
 * local time was UTC, for calculations with dates that need no zone.
 */

const DAY_FIRST = /^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4})[ ,T]+(\d{1,2})[:.](\d{2})(?::\d{2})?$/
/** As in addresses of older bookmarks. */
const YEAR_FIRST = /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d)(?::\d\d)?$/

/** The time of "20-11-2026 14:05", "20.11.2026 14:05" or "2026-11-20T14:05"; null if no calendar has it. Seconds are dropped. */
export function parseLocalTime(text: string): number | null {
  const typed = text.trim().replace(/ +/g, " ")
  const dayFirst = DAY_FIRST.exec(typed)?.slice(1).map(Number)
  const yearFirst = YEAR_FIRST.exec(typed)?.slice(1).map(Number)
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = dayFirst
    ? [dayFirst[2], dayFirst[1], dayFirst[0], dayFirst[3], dayFirst[4]]
    : (yearFirst ?? [])
  const time = new Date(Date.UTC(year, month - 1, day, hour, minute))
  const isReal =
    time.getUTCFullYear() === year &&
    time.getUTCMonth() === month - 1 &&
    time.getUTCDate() === day &&
    time.getUTCHours() === hour &&
    minute < 60
  return isReal ? time.getTime() : null
}

/** @param ms  as of `parseLocalTime` */
export function formatLocalTime(ms: number): string {
  const time = new Date(ms)
  const two = (value: number) => String(value).padStart(2, "0")
  const date = `${two(time.getUTCDate())}-${two(time.getUTCMonth() + 1)}-${String(time.getUTCFullYear()).padStart(4, "0")}`
  return `${date} ${two(time.getUTCHours())}:${two(time.getUTCMinutes())}`
}
