/** Date-time fields: instants as they are typed in a time zone, and back. */
import { partsOf } from "./format.ts"
import { parseLocalTime } from "./local-time.ts"

const DAY_MS = 24 * 60 * 60_000

/** The value of a date-time field: "20-11-2026 14:05". */
export function toLocalInput(instant: Date, zone: string): string {
  const { year, month, day, hour, minute } = partsOf(instant, zone)
  return `${day}-${month}-${year} ${hour}:${minute}`
}

/**
 * The instant of "20-11-2026 14:05" in `zone`; null if the text is no such time (`parseLocalTime`).
 * In the hour that a clock change skips, the instant an hour later; in the hour it repeats, the first of the two.
 */
export function fromLocalInput(text: string, zone: string): Date | null {
  const asUtc = parseLocalTime(text)
  return asUtc === null ? null : instantOf(asUtc, zone)
}

/**
 * A posted date-time field as the body of a call has it: an instant, or the text itself where it is no time, which the
 * schema refuses. Fields show minutes only, and one hour of the year occurs twice: an instant that was not edited stays as saved.
 *
 * @param saved  the instant that the field showed
 */
export function instantFromForm(typed: string, zone: string, saved?: string | null): string {
  const asUtc = parseLocalTime(typed)
  if (asUtc === null) return typed
  const isUnchanged = saved && asUtc === parseLocalTime(toLocalInput(new Date(saved), zone))
  return isUnchanged ? saved : instantOf(asUtc, zone).toISOString()
}

/** The first instant of the day after that of `instant` in `zone`. */
export function endOfDay(instant: Date, zone: string): Date {
  const { year, month, day } = partsOf(instant, zone)
  return instantOf(Date.UTC(Number(year), Number(month) - 1, Number(day) + 1), zone)
}

/** @param asUtc  a local time, as of `parseLocalTime` */
function instantOf(asUtc: number, zone: string): Date {
  const before = asUtc - offsetMs(new Date(asUtc - DAY_MS), zone)
  const after = asUtc - offsetMs(new Date(asUtc + DAY_MS), zone)
  const candidates = [before, after].filter((ms) => ms + offsetMs(new Date(ms), zone) === asUtc)
  return new Date(candidates.length > 0 ? Math.min(...candidates) : Math.max(before, after))
}

function offsetMs(instant: Date, zone: string): number {
  const { year, month, day, hour, minute, second } = partsOf(instant, zone)
  const local = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return local - Math.floor(instant.getTime() / 1000) * 1000
}
