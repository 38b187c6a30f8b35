/** Number of users by sign-in method. */

import { sql } from "kysely"
import { itemAt } from "../../base/assert.ts"
import type { Db } from "../../base/deps.ts"

export interface SignInUsage {
  localUsers: number
  otpUsers: number
  passkeyUsers: number
  /** Enabled ones. */
  providers: number
  directories: number
  /** Groups whose members need a second factor. */
  secondFactorGroups: number
  /** Tokens that work now. */
  apiTokens: number
}

export async function getSignInUsage(db: Db, now: Date): Promise<SignInUsage> {
  const { rows } = await sql<Record<keyof SignInUsage, string>>`select
    (select count(*) from app_user where deleted_on is null and identity_provider_id is null
      and ldap_provider_id is null) as "localUsers",
    (select count(*) from app_user where deleted_on is null and otp_enabled) as "otpUsers",
    (select count(distinct user_id) from passkey) as "passkeyUsers",
    (select count(*) from identity_provider where enabled) as providers,
    (select count(*) from ldap_provider where enabled) as directories,
    (select count(*) from user_group where requires_second_factor) as "secondFactorGroups",
    (select count(*) from api_token where revoked_on is null and expires_on > ${now}) as "apiTokens"`.execute(
    db,
  )
  const row = itemAt(rows, 0)
  return Object.fromEntries(
    Object.entries(row).map(([name, count]) => [name, Number(count)]),
  ) as unknown as SignInUsage
}
