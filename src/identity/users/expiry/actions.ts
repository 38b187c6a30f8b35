/** Disables the accounts of users that have expired, and enables those again whose lock for failed sign-ins is over. */

import type { Deps } from "../../../base/deps.ts"
import { runInBatches } from "../../../db/batches.ts"
import { inTransaction } from "../../../db/transaction.ts"
import { record } from "../../../system/audit/store.ts"
import { releaseExpiredLocks } from "../account-locks/store.ts"
import { lockExpiredUsers, markUsersAsExpired } from "./store.ts"

/** Users per transaction. */
const USERS_PER_BATCH = 200

/** @returns how many were locked as USER_EXPIRED; their running remote sessions end */
export function expireUsers(deps: Deps, signal: AbortSignal): Promise<number> {
  return runInBatches(USERS_PER_BATCH, signal, async () => {
    const expired = await inTransaction(deps, async (tx, now) => {
      const users = await lockExpiredUsers(tx, now, USERS_PER_BATCH)
      const ids = users.map((user) => user.id)
      await markUsersAsExpired(tx, ids)
      for (const { id, username } of users) {
        await record({ tx, actor: null, now }, "USER_EXPIRED", { type: "user", id: id }, { username })
      }
      return ids
    })
    for (const id of expired) deps.publish({ kind: "user", id })
    return expired.length
  })
}

/** @returns how many users were unlocked, whose lock for failed sign-ins is over */
export function unlockUsers(deps: Deps, signal: AbortSignal): Promise<number> {
  return runInBatches(USERS_PER_BATCH, signal, async () => {
    return inTransaction(deps, async (tx, now) => {
      const unlocked = await releaseExpiredLocks(tx, now, USERS_PER_BATCH)
      for (const { id, username } of unlocked) {
        await record(
          { tx, actor: null, now },
          "USER_UNLOCKED",
          { type: "user", id: id },
          { username, by: "time" },
        )
      }
      return unlocked.length
    })
  })
}
