/** Account locks after too many failed sign-ins, which expire. */

import { sql } from "kysely"
import type { Db } from "../../../base/deps.ts"
import { sha256 } from "../../../base/token.ts"
import { deleteRowsWith, updateRowsWith, updateVersionedRow } from "../../../db/rows.ts"
import { countedName } from "../rules.ts"

/** @returns consecutive failures including this one; 0 for a locked or deleted user */
export async function incrementFailedSignIns(db: Db, userId: string): Promise<number> {
  const row = await db
    .updateTable("app_user")
    .set((eb) => ({ failed_sign_ins: eb("failed_sign_ins", "+", 1) }))
    .where("id", "=", userId)
    .where("locked_reason", "is", null)
    .where("deleted_on", "is", null)
    .returning("failed_sign_ins")
    .executeTakeFirst()
  return row?.failed_sign_ins ?? 0
}

/** @returns false when the account is locked already */
export async function lockAccountForFailures(tx: Db, userId: string, until: Date): Promise<boolean> {
  const unlocked = { id: userId, locked_reason: null }
  const lock = { locked_reason: "MAX_FAILED_LOGIN_ATTEMPTS", locked_until: until }
  return (await updateRowsWith(tx, "app_user", unlocked, lock)) > 0
}

/** Releases expired locks. @returns their users */
export async function releaseExpiredLocks(tx: Db, now: Date, limit: number) {
  return tx
    .updateTable("app_user")
    .set({ locked_reason: null, locked_until: null, failed_sign_ins: 0 })
    .where("id", "in", (eb) =>
      eb
        .selectFrom("app_user as due")
        .select("due.id")
        .where("due.locked_reason", "=", sql.lit("MAX_FAILED_LOGIN_ATTEMPTS"))
        .where("due.locked_until", "<=", now)
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "username"])
    .execute()
}

/** Clears the lock, the failures and a passed expiry date of a user. */
export async function unlockAccount(tx: Db, userId: string, now: Date): Promise<void> {
  await updateVersionedRow(tx, "app_user", userId, {
    locked_reason: null,
    locked_until: null,
    failed_sign_ins: 0,
    expires_on: sql<Date | null>`case when expires_on > ${now} then expires_on end`,
  })
}

/** Deletes all throttles of an account. */
export async function deleteThrottlesOf(db: Db, username: string): Promise<void> {
  await deleteRowsWith(db, "sign_in_throttle", { account: hashAccount(username) })
}

/** Account names are stored as hashes: users mistype passwords as names. */
export function hashAccount(username: string): Buffer {
  return sha256(countedName(username))
}
