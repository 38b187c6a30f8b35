/** Reminders of a licence's end, by e-mail and on pages. */
import type { Deps } from "../../../base/deps.ts"
import { getInstallation } from "../../environment/store.ts"
import { enqueueNotification } from "../../notifications/actions.ts"
import { determineLicenceStatus } from "../rules.ts"
import { getInstallationInfo, getLicenceStatus, listGenuineLicences } from "../store.ts"
import { daysLeft, dueReminder, REMINDER_DAYS } from "./rules.ts"

/** Queues the reminder that is due; the outbox takes each one once per recipient. @returns how many are due: 0 or 1 */
export async function remindOfLicenceEnd(deps: Pick<Deps, "db" | "clock" | "licenceKeys">): Promise<number> {
  const now = deps.clock()
  const licences = await listGenuineLicences(deps.db, deps)
  const installation = await getInstallationInfo(deps.db)
  const status = determineLicenceStatus(licences, installation, now)
  const reminder = dueReminder(status, licences, installation, now)
  if (reminder === null) return 0
  const customer = status.licence?.customerName ?? (await getInstallation(deps.db)).customerName
  const { validUntil } = status
  await enqueueNotification(
    deps.db,
    { kind: "LICENCE_EXPIRES", reminder, customer, validUntil, daysLeft: daysLeft(status, now) },
    now,
  )
  return 1
}

/** That the licence, or the evaluation before the first one, has ended or ends within the days of a reminder. */
export interface LicenceEnd {
  /** 0: it has ended. */
  daysLeft: number
  isEvaluation: boolean
}

/** @returns null while no reminder is due, and where another licence follows */
export async function findLicenceEnd(
  deps: Pick<Deps, "db" | "clock" | "licenceKeys">,
): Promise<LicenceEnd | null> {
  const now = deps.clock()
  const status = await getLicenceStatus(deps.db, deps)
  const days = daysLeft(status, now)
  if (status.state === "active" && days > REMINDER_DAYS[0]) return null
  const licences = await listGenuineLicences(deps.db, deps)
  if (status.state === "expired") return { daysLeft: 0, isEvaluation: licences.length === 0 }
  const due = dueReminder(status, licences, await getInstallationInfo(deps.db), now)
  return due === null ? null : { daysLeft: days, isEvaluation: status.evaluation }
}
