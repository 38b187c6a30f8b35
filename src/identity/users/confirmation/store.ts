/**
 * Until when a directory's word about its people counts: confirmed by their own proof there, or by its regular check. Read
 * by whatever lets somebody in, at every request, so that no job has to run for it to hold.
 */
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../../base/deps.ts"

/**
 * As a column beside `app_user`: null for everybody whom no directory has to confirm, long ago while their directory is
 * switched off.
 */
export const CONFIRMED_UNTIL = `(case when app_user.ldap_provider_id is not null then (
  select case when directory.enabled
    then coalesce(greatest(app_user.confirmed_on, directory.rechecked_on), 'epoch')
      + make_interval(hours => directory.confirmation_hours)
    else 'epoch' end
  from ldap_provider directory where directory.id = app_user.ldap_provider_id) end)`

/** The same as a condition beside `app_user`. */
export function isConfirmed(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(app_user.ldap_provider_id is null or ${sql.raw(CONFIRMED_UNTIL)} > ${now})`
}

/** Saves that the provider has just confirmed the user. */
export async function saveConfirmed(tx: Db, userId: string, now: Date): Promise<void> {
  await tx.updateTable("app_user").set({ confirmed_on: now }).where("id", "=", userId).execute()
}

/** Their absence from what a directory shows to anybody says something from now on. */
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

/** Asked again under the person's row lock. */
export async function isConfirmedNow(tx: Db, userId: string, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom("app_user")
    .select(isConfirmed(now).as("confirmed"))
    .where("id", "=", userId)
    .executeTakeFirst()
  return row?.confirmed ?? true
}

/** The directory that can only be asked by a person's own sign-in, and how often that is due; null for everybody else. */
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

/** How many of a directory's people must sign in there again before anything of theirs counts. */
export async function countUnconfirmedUsers(db: Db, ldapProviderId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("app_user")
    .where("ldap_provider_id", "=", ldapProviderId)
    .where("deleted_on", "is", null)
    .where("deprovisioned_on", "is", null)
    .where(sql<boolean>`not ${isConfirmed(now)}`)
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow()
  return Number(count)
}
