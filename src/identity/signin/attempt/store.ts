/** Sign-in attempts: the factors verified so far, identified by a token. */

import { sql } from "kysely"
import type { Db } from "../../../base/deps.ts"
import { deleteRow, deleteRowsUntil, insertRow, lockRow, updateRow } from "../../../db/rows.ts"
import type { SignInFacts, SignInMethod } from "./rules.ts"

export interface SignInAttempt {
  id: string
  userId: string
  methods: SignInMethod[]
  /** Wrong answers so far. */
  failures: number
  returnTo: string
  identityProviderId: string | null
  sealedProviderTokens: Buffer | null
  /** Time of the authentication, where a provider reports it; null: within this attempt. */
  authenticatedOn: Date | null
}

interface NewSignInAttempt extends Omit<SignInAttempt, "id" | "failures"> {
  tokenHash: Buffer
  createdOn: Date
  expiresOn: Date
}

export async function insertAttempt(db: Db, attempt: NewSignInAttempt): Promise<void> {
  await insertRow(db, "sign_in_attempt", {
    user_id: attempt.userId,
    token_hash: attempt.tokenHash,
    methods: attempt.methods,
    return_to: attempt.returnTo,
    identity_provider_id: attempt.identityProviderId,
    sealed_provider_tokens: attempt.sealedProviderTokens,
    authenticated_on: attempt.authenticatedOn,
    created_on: attempt.createdOn,
    expires_on: attempt.expiresOn,
  })
}

/** Null when there is none, when it has expired, or when the user may no longer sign in. */
export async function findAttempt(db: Db, tokenHash: Buffer, now: Date): Promise<SignInAttempt | null> {
  const row = await db
    .selectFrom("sign_in_attempt as attempt")
    .innerJoin("app_user", "app_user.id", "attempt.user_id")
    .selectAll("attempt")
    .where("attempt.token_hash", "=", tokenHash)
    .where("attempt.expires_on", ">", now)
    .where("app_user.locked_reason", "is", null)
    .where("app_user.deprovisioned_on", "is", null)
    .where((eb) => eb.or([eb("app_user.expires_on", "is", null), eb("app_user.expires_on", ">", now)]))
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    userId: row.user_id,
    methods: row.methods as SignInMethod[],
    failures: row.failures,
    returnTo: row.return_to,
    identityProviderId: row.identity_provider_id,
    sealedProviderTokens: row.sealed_provider_tokens,
    authenticatedOn: row.authenticated_on,
  }
}

/** Locks the attempt's row; false when a concurrent request has finished it. */
export function lockAttempt(tx: Db, attemptId: string): Promise<boolean> {
  return lockRow(tx, "sign_in_attempt", attemptId)
}

export async function saveAttempt(
  tx: Db,
  attemptId: string,
  { methods, authenticatedOn }: Pick<SignInAttempt, "methods" | "authenticatedOn">,
): Promise<void> {
  await updateRow(tx, "sign_in_attempt", attemptId, { methods, authenticated_on: authenticatedOn })
}

/** @returns how many wrong answers there were with this one */
export async function countAttemptFailure(db: Db, attemptId: string): Promise<number> {
  const row = await db
    .updateTable("sign_in_attempt")
    .set((eb) => ({ failures: eb("failures", "+", 1) }))
    .where("id", "=", attemptId)
    .returning("failures")
    .executeTakeFirst()
  return row?.failures ?? Number.POSITIVE_INFINITY
}

export async function deleteAttempt(tx: Db, attemptId: string): Promise<void> {
  await deleteRow(tx, "sign_in_attempt", attemptId)
}

/** @returns the number of attempts deleted that had expired at `before`; at most `limit` */
export function deleteAttemptsBefore(db: Db, before: Date, limit: number): Promise<number> {
  return deleteRowsUntil(db, "sign_in_attempt", "expires_on", before, limit)
}

/** The facts that decide the next step, as they are now. */
export async function getSignInFacts(
  db: Db,
  userId: string,
  methods: readonly SignInMethod[],
  now: Date,
): Promise<SignInFacts> {
  const row = await db
    .selectFrom("app_user")
    .innerJoin("password_policy", (join) => join.onTrue())
    .where("app_user.id", "=", userId)
    .select([
      sql<boolean>`app_user.otp_enabled or exists (
        select 1 from passkey where passkey.user_id = app_user.id)`.as("has_second_factor"),
      sql<boolean>`exists (
        select 1 from user_group_member member join user_group on user_group.id = member.user_group_id
        where member.user_id = app_user.id and user_group.requires_second_factor)`.as(
        "requires_second_factor",
      ),
      sql<boolean>`app_user.password_hash is not null and (app_user.must_change_password or (
        password_policy.validity_days > 0 and
        app_user.password_changed_on + make_interval(days => password_policy.validity_days) <= ${now}))`.as(
        "password_expired",
      ),
      sql<boolean>`exists (
        select 1 from installation_settings settings
        where settings.legal_agreement_required and settings.legal_hash is not null and not exists (
          select 1 from consent where consent.user_id = app_user.id and consent.kind = 'LEGAL'
            and consent.text_hash = settings.legal_hash))`.as("consent_missing"),
    ])
    .executeTakeFirstOrThrow()
  return {
    methods,
    hasSecondFactor: row.has_second_factor,
    requiresSecondFactor: row.requires_second_factor,
    passwordExpired: row.password_expired,
    consentMissing: row.consent_missing,
  }
}
