/** Warnings by e-mail that stored credentials expire, after which no session starts with them. */
import { hoursAfter } from "../../../base/clock.ts"
import type { Deps } from "../../../base/deps.ts"
import { enqueueNotifications } from "../../../system/notifications/actions.ts"
import { daysLeft, dueWarning, WARNING_DAYS } from "./rules.ts"
import { listExpiringSecrets } from "./store.ts"

/** Queues the warnings that are due; the outbox takes each one once per recipient. @returns how many are due */
export async function warnOfExpiringSecrets(deps: Pick<Deps, "db" | "clock">): Promise<number> {
  const now = deps.clock()
  const until = hoursAfter(now, WARNING_DAYS[0] * 24)
  const expiring = await listExpiringSecrets(deps.db, { after: now, until })
  const due = expiring.flatMap(({ validityDays, expiresOn, ...secret }) => {
    const warning = dueWarning(expiresOn, validityDays, now)
    if (warning === null) return []
    const facts = { warning, expiresOn: expiresOn.toISOString(), daysLeft: daysLeft(expiresOn, now) }
    return [{ kind: "SECRET_EXPIRES" as const, ...secret, ...facts }]
  })
  if (due.length > 0) await enqueueNotifications(deps.db, due, now)
  return due.length
}
