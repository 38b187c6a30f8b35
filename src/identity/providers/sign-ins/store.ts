/** Sign-ins through an identity provider: their tokens, and the time of the last recheck. */

import { type NotNull, sql } from "kysely"
import type { Db } from "../../../base/deps.ts"
import { type RowOf, updateRowsWith } from "../../../db/rows.ts"

/** A sign-in's family: all refreshed successors share the provider's tokens. */
export interface ProviderSignIn {
  signInId: string
  familyId: string
  userId: string
  identityProviderId: string
  sealedTokens: Buffer
}

function providerSignIns(db: Db) {
  return db
    .selectFrom("sign_in")
    .select(["id", "family_id", "user_id", "identity_provider_id", "sealed_provider_tokens"])
    .where("identity_provider_id", "is not", null)
    .where("sealed_provider_tokens", "is not", null)
    .$narrowType<{ identity_provider_id: NotNull; sealed_provider_tokens: NotNull }>()
}

type Row = RowOf<typeof providerSignIns>

function toProviderSignIn(row: Row): ProviderSignIn {
  return {
    signInId: row.id,
    familyId: row.family_id,
    userId: row.user_id,
    identityProviderId: row.identity_provider_id,
    sealedTokens: row.sealed_provider_tokens,
  }
}

/** Null for a sign-in without a provider. */
export async function findProviderSignIn(db: Db, signInId: string): Promise<ProviderSignIn | null> {
  const row = await providerSignIns(db).where("id", "=", signInId).executeTakeFirst()
  return row ? toProviderSignIn(row) : null
}

/** Live sign-ins not rechecked since `before`, the oldest recheck first. */
export async function listSignInsToRecheck(
  db: Db,
  before: Date,
  now: Date,
  limit: number,
): Promise<ProviderSignIn[]> {
  const rows = await providerSignIns(db)
    .where("revoked_on", "is", null)
    .where(sql<Date>`greatest(expires_on, refresh_expires_on)`, ">", now)
    .where(sql<Date>`coalesce(provider_checked_on, created_on)`, "<=", before)
    .orderBy(sql`coalesce(provider_checked_on, created_on)`)
    .limit(limit)
    .execute()
  return rows.map(toProviderSignIn)
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
