/** Reminders of a licence's end, by e-mail. */
import type { Deps } from "../../../base/deps.ts"
import { getInstallation } from "../../environment/store.ts"
import { enqueueNotification } from "../../notifications/actions.ts"
import { determineLicenceStatus } from "../rules.ts"
import { getInstallationInfo, listGenuineLicences } from "../store.ts"
import { daysLeft, dueReminder } from "./rules.ts"

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
