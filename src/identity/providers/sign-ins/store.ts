/** Sign-ins through an identity provider: their tokens, and the time of the last recheck. */

import { type NotNull, sql } from "kysely"
import type { Db } from "../../../base/deps.ts"
import { type RowOf, updateRowsWith } from "../../../db/rows.ts"

/** A sign-in's family: all refreshed successors share the provider's tokens. */
export type ProviderSignIn = RowOf<typeof providerSignIns>

function providerSignIns(db: Db) {
  return db
    .selectFrom("sign_in")
    .select(["id as signInId", "family_id as familyId", "user_id as userId"])
    .select(["identity_provider_id as identityProviderId", "sealed_provider_tokens as sealedTokens"])
    .where("identity_provider_id", "is not", null)
    .where("sealed_provider_tokens", "is not", null)
    .$narrowType<{ identityProviderId: NotNull; sealedTokens: NotNull }>()
}

/** Null for a sign-in without a provider. */
export async function findProviderSignIn(db: Db, signInId: string): Promise<ProviderSignIn | null> {
  const row = await providerSignIns(db).where("id", "=", signInId).executeTakeFirst()
  return row ?? null
}

/** Live sign-ins not rechecked since `before`, the oldest recheck first. */
export async function listSignInsToRecheck(
  db: Db,
  before: Date,
  now: Date,
  limit: number,
): Promise<ProviderSignIn[]> {
  return providerSignIns(db)
    .where("revoked_on", "is", null)
    .where(sql<Date>`greatest(expires_on, refresh_expires_on)`, ">", now)
    .where(sql<Date>`coalesce(provider_checked_on, created_on)`, "<=", before)
    .orderBy(sql`coalesce(provider_checked_on, created_on)`)
    .limit(limit)
    .execute()
}

export async function saveProviderChecked(db: Db, familyId: string, now: Date): Promise<void> {
  await updateRowsWith(db, "sign_in", { family_id: familyId, revoked_on: null }, { provider_checked_on: now })
}

/** @returns how many sign-ins of the family live and have the tokens now */
export async function saveProviderTokens(
  db: Db,
  familyId: string,
  sealedTokens: Buffer,
  now: Date,
): Promise<number> {
  const saved = { sealed_provider_tokens: sealedTokens, provider_checked_on: now }
  return updateRowsWith(db, "sign_in", { family_id: familyId, revoked_on: null }, saved)
}
