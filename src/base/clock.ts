/** The time of day, given to whoever needs it; only `main.ts` and the tests choose which clock it is. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

export const MS_PER_MINUTE = 60_000
export const MS_PER_HOUR = 3_600_000

/** `hours` after `instant`. */
export function hoursAfter(instant: Date, hours: number): Date {
  return new Date(instant.getTime() + hours * MS_PER_HOUR)
}
