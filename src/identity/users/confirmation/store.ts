/**
 * Expiry of a provider's confirmation of its users, given by their sign-in there or by the regular check. Evaluated at every
 * sign-in and every request, so that it takes effect without a job.
 */

import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../../base/deps.ts"
import { countRows } from "../../../db/counts.ts"
import { updateRow } from "../../../db/rows.ts"

/**
 * An identity provider is asked about its users while they are signed in: its last word counts for as long as an API client
 * stays signed in, so that it ends what a program may do for somebody who has left and never ends a sign-in.
 */
const PROVIDER_CONFIRMATION_DAYS = 30

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
  when app_user.identity_provider_id is not null then (
  select case when provider.enabled
    then coalesce(app_user.confirmed_on, 'epoch') + make_interval(days => ${PROVIDER_CONFIRMATION_DAYS})
    else 'epoch' end
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

/** Of whom the confirmation is, and for how long it counts. */
export type ConfirmationDue = { name: string } & ({ hours: number } | { days: number })

/** The provider that confirms a user only when they sign in, or are signed in; null for other users. */
export async function findConfirmationDue(db: Db, userId: string): Promise<ConfirmationDue | null> {
  const row = await db
    .selectFrom("app_user")
    .leftJoin("ldap_provider", (join) =>
      join
        .onRef("ldap_provider.id", "=", "app_user.ldap_provider_id")
        .on("ldap_provider.sealed_bind_password", "is", null),
    )
    .leftJoin("identity_provider", "identity_provider.id", "app_user.identity_provider_id")
    .select(["ldap_provider.name as directory", "ldap_provider.confirmation_hours as hours"])
    .select("identity_provider.name as provider")
    .where("app_user.id", "=", userId)
    .executeTakeFirst()
  if (row?.provider) return { name: row.provider, days: PROVIDER_CONFIRMATION_DAYS }
  return row?.directory && row.hours !== null ? { name: row.directory, hours: row.hours } : null
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
