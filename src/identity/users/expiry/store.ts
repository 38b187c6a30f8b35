/** Users whose accounts have expired. */
import { sql } from "kysely"
import type { Db } from "../../../base/deps.ts"

/** Locks the rows of users who have expired and are not yet locked as such. */
export async function lockExpiredUsers(tx: Db, now: Date, limit: number) {
  return tx
    .selectFrom("app_user")
    .select(["id", "username", "expires_on as expiresOn"])
    .where("expires_on", "<=", now)
    .where("locked_reason", "is", null)
    .orderBy("expires_on")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}

/** Ends their sign-ins too: sign-ins of a locked user are invalid. */
export async function markUsersAsExpired(tx: Db, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  await tx
    .updateTable("app_user")
    .set({ locked_reason: sql.lit("USER_EXPIRED") })
    .where("id", "in", userIds)
    .execute()
}
