/** The users to whom the password policy applies. */
import { sql } from "kysely"
import type { Db } from "../../base/deps.ts"

export interface PasswordUsage {
  localUsers: number
  withPasskey: number
  /** Number of local users whose password is older than the policy allows. */
  expiredPasswords: number
}

export async function getPasswordUsage(db: Db, validityInDays: number, now: Date): Promise<PasswordUsage> {
  const row = await db
    .selectFrom("app_user")
    .select((eb) => [
      eb.fn.countAll<string>().as("local"),
      sql<string>`count(*) filter (where exists (select from passkey where passkey.user_id = app_user.id))`.as(
        "with_passkey",
      ),
      sql<string>`count(*) filter (where ${validityInDays}::int > 0
        and password_changed_on + make_interval(days => ${validityInDays}::int) <= ${now}::timestamptz)`.as(
        "expired",
      ),
    ])
    .where("deleted_on", "is", null)
    .where("identity_provider_id", "is", null)
    .where("ldap_provider_id", "is", null)
    .executeTakeFirstOrThrow()
  return {
    localUsers: Number(row.local),
    withPasskey: Number(row.with_passkey),
    expiredPasswords: Number(row.expired),
  }
}
