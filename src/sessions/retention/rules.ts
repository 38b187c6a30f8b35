/** How long recordings are kept (specification §3, §9). Pure; time is an argument. */
import { daysBefore } from "../../base/clock.ts"

/** At most a hundred years: longer than any plant. */
export const RETENTION_DAYS = { min: 1, max: 36_500 } as const

/** From which end of a session the days are counted. */
export const RETENTION_DIRECTIONS = ["FROM_START", "FROM_END"] as const
export type RetentionDirection = (typeof RETENTION_DIRECTIONS)[number]
/** Counting from the end keeps a long session for the whole period after its last moment. */
export const RETENTION_DIRECTION_DEFAULT: RetentionDirection = "FROM_END"

/** Recordings of sessions that began (or ended) before this moment are due for deletion. */
export function retentionCutoff(now: Date, days: number): Date {
  return daysBefore(now, days)
}
