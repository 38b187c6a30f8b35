/**
 * Expiry of a directory's confirmation of its users, given by their sign-in there or by the regular check; users of an identity
 * provider count as confirmed while it is enabled. Evaluated at every sign-in and every request, so that it takes effect
 * without a job.
 */

import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../../base/deps.ts"
import { countRows } from "../../../db/counts.ts"
import { updateRow } from "../../../db/rows.ts"

/**
 * SQL expression beside `app_user`: null for users who need no confirmation, a time in the past while their directory
 * or identity provider is disabled.
 */
export const CONFIRMED_UNTIL = `(case when app_user.ldap_provider_id is not null then (
  select case when directory.enabled
    then coalesce(greatest(app_user.confirmed_on, directory.rechecked_on), 'epoch')
      + make_interval(hours => directory.confirmation_hours)
    else 'epoch' end
  from ldap_provider directory where directory.id = app_user.ldap_provider_id)
  when app_user.identity_provider_id is not null then (select case when not provider.enabled then 'epoch'::timestamptz end
    from identity_provider provider where provider.id = app_user.identity_provider_id) end)`

/** The same as a condition beside `app_user`. */
export function isConfirmed(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(coalesce(${sql.raw(CONFIRMED_UNTIL)}, 'infinity') > ${now})`
}

/** Saves that the provider has just confirmed the user. */
export async function saveConfirmed(tx: Db, userId: string, now: Date): Promise<void> {
  await updateRow(tx, "app_user", userId, { confirmed_on: now })
}

/** Marks users found by an anonymous search: from now on their absence from its results is significant. */
export async function saveFoundAnonymously(db: Db, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  await db.updateTable("app_user").set({ found_anonymously: true }).where("id", "in", userIds).execute()
}

/** Whose confirmation is over while something of theirs could still be used with it. */
export interface UnconfirmedUser {
  userId: string
  directory: string
}

/** At most `limit`, of those with a sign-in that has not been ended. */
export async function findUnconfirmedWithSignIns(
  db: Db,
  now: Date,
  limit: number,
): Promise<UnconfirmedUser[]> {
  const rows = await db
    .selectFrom("app_user")
    .where("ldap_provider_id", "is not", null)
    .where("deleted_on", "is", null)
    .where("deprovisioned_on", "is", null)
    .where(sql<boolean>`not ${isConfirmed(now)}`)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("sign_in")
          .select("sign_in.id")
          .whereRef("sign_in.user_id", "=", "app_user.id")
          .where("sign_in.revoked_on", "is", null)
          .where(sql<Date>`greatest(sign_in.expires_on, sign_in.refresh_expires_on)`, ">", now),
      ),
    )
    .select(["id", "ldap_provider_name"])
    .orderBy("id")
    .limit(limit)
    .execute()
  return rows.map((row) => ({ userId: row.id, directory: row.ldap_provider_name ?? "" }))
}

/** Rechecked under the user's row lock. */
export async function isConfirmedNow(tx: Db, userId: string, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom("app_user")
    .select(isConfirmed(now).as("confirmed"))
    .where("id", "=", userId)
    .executeTakeFirst()
  return row?.confirmed ?? true
}

/** Name and interval of a directory in which only the user's own sign-in confirms them; null for other users. */
export async function findConfirmationDue(
  db: Db,
  userId: string,
): Promise<{ name: string; hours: number } | null> {
  const row = await db
    .selectFrom("app_user")
    .innerJoin("ldap_provider", "ldap_provider.id", "app_user.ldap_provider_id")
    .select(["ldap_provider.name", "ldap_provider.confirmation_hours as hours"])
    .where("app_user.id", "=", userId)
    .where("ldap_provider.sealed_bind_password", "is", null)
    .executeTakeFirst()
  return row ?? null
}

/** Number of the directory's users who must sign in there before their credentials are valid again. */
export function countUnconfirmedUsers(db: Db, ldapProviderId: string, now: Date): Promise<number> {
  const unconfirmed = db
    .selectFrom("app_user")
    .where("ldap_provider_id", "=", ldapProviderId)
    .where("deleted_on", "is", null)
    .where("deprovisioned_on", "is", null)
    .where(sql<boolean>`not ${isConfirmed(now)}`)
  return countRows(unconfirmed)
}
