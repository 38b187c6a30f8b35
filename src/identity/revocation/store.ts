/** Ends sign-ins, sign-in attempts, password resets and API tokens. */

import { sql } from "kysely"
import type { Actor } from "../../base/authorities.ts"
import type { Db } from "../../base/deps.ts"
import { deleteRowsWith, findValue } from "../../db/rows.ts"

/** Sign-ins that have not ended, and those that have by inactivity, whose files are still sent. */
const MAY_READ_FILES = sql<boolean>`(revoked_on is null or timed_out)`
const revokedOn = (now: Date) => ({
  revoked_on: sql<Date>`coalesce(revoked_on, ${now})`,
  timed_out: false,
})

/**
 * Ends a sign-in and all its refreshed successors.
 *
 * @param isTimedOut  by inactivity
 * @returns whether there was anything to end
 */
export async function revokeSignIn(
  db: Db,
  signInId: string,
  now: Date,
  isTimedOut = false,
): Promise<boolean> {
  const family = await findValue(db, "sign_in", "family_id", { id: signInId })
  return family !== null && (await revokeFamily(db, family, now, isTimedOut)).length > 0
}

/** Ends the sign-in of a browser's token. @returns null when there was nothing to end */
export async function revokeBrowserSignIn(
  tx: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<{ userId: string; username: string; signInIds: string[] } | null> {
  const row = await tx
    .selectFrom("sign_in")
    .innerJoin("app_user", "app_user.id", "sign_in.user_id")
    .select(["sign_in.family_id", "sign_in.user_id", "app_user.username"])
    .where("sign_in.token_hash", "=", tokenHash)
    .where("sign_in.kind", "=", "BROWSER")
    .where("sign_in.expires_on", ">", now)
    .executeTakeFirst()
  if (!row) return null
  const signInIds = await revokeFamily(tx, row.family_id, now)
  return signInIds.length > 0 ? { userId: row.user_id, username: row.username, signInIds } : null
}

/**
 * Ends every sign-in of a family. Waits for concurrent refreshes and ends those too, which is why the rows are locked
 * by a separate statement.
 *
 * @returns the ids of the ended sign-ins
 */
export async function revokeFamily(
  db: Db,
  familyId: string,
  now: Date,
  isTimedOut = false,
): Promise<string[]> {
  const ofFamily = db.selectFrom("sign_in").select("id").where("family_id", "=", familyId)
  await ofFamily.forUpdate().execute()
  const rows = await db
    .updateTable("sign_in")
    .set({ revoked_on: now, timed_out: isTimedOut })
    .where("family_id", "=", familyId)
    .where("revoked_on", "is", null)
    .returning("id")
    .execute()
  return rows.map((row) => row.id)
}

/**
 * Ends all sign-ins of a user, or all except the current one.
 *
 * @returns their ids
 */
export async function revokeSignInsOf(db: Db, userId: string, now: Date, except?: string): Promise<string[]> {
  const kept = (column: "sign_in.family_id") =>
    sql<boolean>`${sql.ref(column)} is distinct from (select family_id from sign_in where id = ${except ?? null})`
  await db.selectFrom("sign_in").select("id").where("user_id", "=", userId).forUpdate().execute()
  const rows = await db
    .updateTable("sign_in")
    .set(revokedOn(now))
    .where("user_id", "=", userId)
    .where(MAY_READ_FILES)
    .$if(except !== undefined, (query) => query.where(kept("sign_in.family_id")))
    .returning("id")
    .execute()
  return rows.map((row) => row.id)
}

/**
 * Ends sign-ins and sign-in attempts through a provider. Waits for concurrent refreshes and ends those too.
 */
export async function revokeProviderSignIns(
  tx: Db,
  kind: "OIDC" | "LDAP",
  providerId: string,
  now: Date,
): Promise<void> {
  const isOfProvider =
    kind === "OIDC"
      ? sql<boolean>`identity_provider_id = ${providerId}`
      : sql<boolean>`user_id in (select id from app_user where ldap_provider_id = ${providerId})`
  await tx.selectFrom("sign_in").select("id").where(isOfProvider).forUpdate().execute()
  await tx.updateTable("sign_in").set(revokedOn(now)).where(isOfProvider).where(MAY_READ_FILES).execute()
  await tx.deleteFrom("sign_in_attempt").where(isOfProvider).execute()
}

/**
 * Deletes the user's unfinished sign-in attempts, e.g. after a new password.
 *
 * @param except  the attempt that continues
 */
export async function deleteAttemptsOf(tx: Db, userId: string, except?: string): Promise<void> {
  await tx
    .deleteFrom("sign_in_attempt")
    .where("user_id", "=", userId)
    .$call((query) => (except === undefined ? query : query.where("id", "<>", except)))
    .execute()
}

export async function deleteResetsOf(tx: Db, userId: string): Promise<void> {
  await deleteRowsWith(tx, "password_reset", { user_id: userId })
}

/** Ends all of a user's tokens. @returns the number of live ones */
export async function revokeApiTokensOf(tx: Db, userId: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("api_token")
    .set({ revoked_on: now })
    .where("user_id", "=", userId)
    .where("revoked_on", "is", null)
    .where("expires_on", ">", now)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Ends all sign-ins of a user but `exceptSignInId`, their sign-in attempts and their password resets. */
export async function signOutEverywhere(
  tx: Db,
  userId: string,
  now: Date,
  exceptSignInId?: string,
): Promise<void> {
  await revokeSignInsOf(tx, userId, now, exceptSignInId)
  await deleteAttemptsOf(tx, userId)
  await deleteResetsOf(tx, userId)
}

/**
 * Ends what another user's lost second factor may have signed in. A mailed one-time password stays: it may have been
 * sent for the same request.
 */
export async function signOutAfterFactorLoss(tx: Db, actor: Actor, userId: string, now: Date): Promise<void> {
  if (userId === actor.userId) return
  await revokeSignInsOf(tx, userId, now)
  await deleteAttemptsOf(tx, userId)
}
