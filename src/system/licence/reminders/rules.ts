/** When those who can install a licence are reminded that the one in effect ends. */
import { MS_PER_DAY } from "../../../base/clock.ts"
import { type InstallationInfo, isIssuedFor, type LicenceStatus } from "../rules.ts"
import type { LicenceContent } from "../rules-format.ts"

/** Days before the end of a licence, in the order of the reminders. */
export const REMINDER_DAYS = [60, 30, 7] as const
/** The evaluation lasts 30 days: no reminder is due when it has just begun. */
const EVALUATION_REMINDER_DAYS = [7] as const

/** Days until the end of what is in effect, begun ones included. */
export function daysLeft({ validUntil }: Pick<LicenceStatus, "validUntil">, now: Date): number {
  return Math.ceil((Date.parse(validUntil) - now.getTime()) / MS_PER_DAY)
}

/**
 * The reminder that is due, by its days before the end; null while there is none, and where another licence follows.
 *
 * @param signedLicences  licences whose signatures hold, in whatever order
 */
export function dueReminder(
  status: Pick<LicenceStatus, "state" | "evaluation" | "validUntil">,
  signedLicences: readonly LicenceContent[],
  installation: InstallationInfo,
  now: Date,
): number | null {
  if (status.state !== "active") return null
  const end = Date.parse(status.validUntil)
  const isFollowed = signedLicences.some(
    (licence) =>
      isIssuedFor(licence, installation) &&
      Date.parse(licence.validFrom) <= end &&
      Date.parse(licence.validUntil) > end,
  )
  if (isFollowed) return null
  const days: readonly number[] = status.evaluation ? EVALUATION_REMINDER_DAYS : REMINDER_DAYS
  return days.findLast((each) => end - now.getTime() <= each * MS_PER_DAY) ?? null
}
