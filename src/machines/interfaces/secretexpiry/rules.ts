/** When those named by a machine are warned that stored credentials expire. Pure. */
import { MS_PER_DAY } from "../../../base/clock.ts"

/** Days before the expiry, in the order of the warnings. */
export const WARNING_DAYS = [14, 3, 1] as const

/** Days until the expiry, begun ones included. */
export function daysLeft(expiresOn: Date, now: Date): number {
  return Math.ceil((expiresOn.getTime() - now.getTime()) / MS_PER_DAY)
}

/**
 * The warning that is due, by its days before the expiry; null while there is none, and afterwards.
 *
 * @param validityDays  of credentials: none is due when they have just been saved
 */
export function dueWarning(expiresOn: Date, validityDays: number, now: Date): number | null {
  const left = (expiresOn.getTime() - now.getTime()) / MS_PER_DAY
  if (left <= 0) return null
  return WARNING_DAYS.findLast((days) => days < validityDays && left <= days) ?? null
}
