/** The current time, injected; only `main.ts` and the tests choose the clock. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

/** Dates outside these years are typing mistakes. */
export const YEAR_MIN = 2020
export const YEAR_MAX = 2040

export const MS_PER_MINUTE = 60_000
export const MS_PER_HOUR = 3_600_000

export const MS_PER_DAY = 24 * MS_PER_HOUR

/**
 * The end of a wait that never began. The present time would be one in the future to a request whose clock was read before and
 * that has waited for the row.
 */
export const NO_WAIT = new Date(0)

/** Whole milliseconds since `sinceMs` of the monotonic clock (`performance.now`). */
export function elapsedMs(sinceMs: number): number {
  return Math.round(performance.now() - sinceMs)
}

export function minutesAfter(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * MS_PER_MINUTE)
}

export function hoursAfter(instant: Date, hours: number): Date {
  return new Date(instant.getTime() + hours * MS_PER_HOUR)
}

export function hoursBefore(instant: Date, hours: number): Date {
  return hoursAfter(instant, -hours)
}

export function daysAfter(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * MS_PER_DAY)
}

export function daysBefore(instant: Date, days: number): Date {
  return daysAfter(instant, -days)
}
