/** Locks out people whose time here is over. */
import { writeAudit } from "../audit/store.ts"
import { inBatches } from "../base/batches.ts"
import type { Deps } from "../base/deps.ts"
import { lockExpiredUsers, saveUsersExpired } from "./store-expiry.ts"
import { endDueLocks } from "./store-locks.ts"

/** People per transaction. */
const BATCH_USERS = 200

/** @returns how many were locked as USER_EXPIRED; their running remote sessions end at once */
export function expireUsers(deps: Deps, signal: AbortSignal): Promise<number> {
  return inBatches(BATCH_USERS, signal, async () => {
    const now = deps.clock()
    const expired = await deps.db.transaction().execute(async (tx) => {
      const users = await lockExpiredUsers(tx, now, BATCH_USERS)
      const ids = users.map((user) => user.id)
      await saveUsersExpired(tx, ids)
      for (const { id, username } of users) {
        const fact = { event: "USER_EXPIRED", objectType: "user", objectId: id } as const
        await writeAudit(tx, null, { ...fact, details: { username } }, now)
      }
      return ids
    })
    for (const id of expired) deps.tell({ kind: "user", id })
    return expired.length
  })
}

/** @returns how many locks for too many failures are over */
export function unlockUsers(deps: Deps, signal: AbortSignal): Promise<number> {
  return inBatches(BATCH_USERS, signal, async () => {
    const now = deps.clock()
    return deps.db.transaction().execute(async (tx) => {
      const unlocked = await endDueLocks(tx, now, BATCH_USERS)
      for (const { id, username } of unlocked) {
        const fact = { event: "USER_UNLOCKED", objectType: "user", objectId: id } as const
        await writeAudit(tx, null, { ...fact, details: { username, by: "time" } }, now)
      }
      return unlocked.length
    })
  })
}
