/** Passkeys and the challenges that wait for them. */

import { sql } from "kysely"
import type { Db } from "../../base/deps.ts"
import type { Page, PageRequest } from "../../base/page-request.ts"
import { countRows } from "../../db/counts.ts"
import { directList } from "../../db/paged-list.ts"
import { deleteRow, type RowOf, rowReader, updateRow } from "../../db/rows.ts"
import { PARENT_USER } from "../users/store.ts"
import type { Passkey } from "./contract.ts"
import type { ChallengePurpose } from "./rules.ts"

/** The purpose of a challenge, and the attempt or sign-in it belongs to; an answer for another one is not accepted. */
export interface ChallengeContext {
  purpose: ChallengePurpose
  attemptId: string | null
  signInId: string | null
}

/** Old ones that each new one clears away. */
const EXPIRED_CHALLENGES_PER_CLEANUP = 50

export async function insertChallenge(
  db: Db,
  challenge: Uint8Array,
  context: ChallengeContext,
  now: Date,
  expiresOn: Date,
): Promise<void> {
  await db
    .deleteFrom("passkey_challenge")
    .where("challenge", "in", (eb) =>
      eb
        .selectFrom("passkey_challenge as old")
        .select("old.challenge")
        .where("old.expires_on", "<", now)
        .limit(EXPIRED_CHALLENGES_PER_CLEANUP)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
  await db
    .insertInto("passkey_challenge")
    .values({
      challenge: Buffer.from(challenge),
      purpose: context.purpose,
      attempt_id: context.attemptId,
      sign_in_id: context.signInId,
      expires_on: expiresOn,
    })
    .execute()
}

/** Uses a challenge up; false when it was issued elsewhere, is used up, or has expired. */
export async function consumeChallenge(
  db: Db,
  challenge: Uint8Array,
  context: ChallengeContext,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .deleteFrom("passkey_challenge")
    .where("challenge", "=", Buffer.from(challenge))
    .where("purpose", "=", context.purpose)
    .where("attempt_id", context.attemptId === null ? "is" : "=", context.attemptId)
    .where("sign_in_id", context.signInId === null ? "is" : "=", context.signInId)
    .where("expires_on", ">", now)
    .executeTakeFirst()
  return taken.numDeletedRows === 1n
}

/** What checking a signature needs. */
export interface PasskeyCredential {
  id: string
  userId: string
  credentialId: string
  publicKey: Uint8Array<ArrayBuffer>
  counter: number
  transports: string[]
}

function credentialRows(db: Db, rpId: string) {
  return db
    .selectFrom("passkey")
    .select(["id", "user_id", "credential_id", "public_key", "counter", "transports"])
    .where("rp_id", "=", rpId)
}

function toCredential(row: RowOf<typeof credentialRows>): PasskeyCredential {
  return {
    id: row.id,
    userId: row.user_id,
    credentialId: Buffer.from(row.credential_id).toString("base64url"),
    publicKey: new Uint8Array(row.public_key),
    counter: Number(row.counter),
    transports: row.transports,
  }
}

/** The user's passkeys of this relying party; at most the limit per user. */
export async function listCredentials(db: Db, userId: string, rpId: string): Promise<PasskeyCredential[]> {
  return (await credentialRows(db, rpId).where("user_id", "=", userId).orderBy("id").execute()).map(
    toCredential,
  )
}

/** @param credentialId  base64url */
export async function findCredential(
  db: Db,
  credentialId: string,
  rpId: string,
): Promise<PasskeyCredential | null> {
  const row = await credentialRows(db, rpId)
    .where("credential_id", "=", Buffer.from(credentialId, "base64url"))
    .executeTakeFirst()
  return row ? toCredential(row) : null
}

/**
 * Advances the signature counter; false when it has advanced concurrently. Authenticators without one always send 0.
 */
export async function savePasskeyUse(
  db: Db,
  passkeyId: string,
  counter: number,
  backedUp: boolean,
  now: Date,
): Promise<boolean> {
  const saved = await db
    .updateTable("passkey")
    .set({ counter: String(counter), backed_up: backedUp, last_used_on: now })
    .where("id", "=", passkeyId)
    .where(sql<boolean>`(counter < ${counter} or (counter = 0 and ${counter} = 0))`)
    .executeTakeFirst()
  return saved.numUpdatedRows === 1n
}

export interface NewPasskey {
  userId: string
  name: string
  credentialId: string
  publicKey: Uint8Array
  counter: number
  transports: string[]
  rpId: string
  backedUp: boolean
}

/** @returns null when the credential is already registered */
export async function insertPasskey(tx: Db, passkey: NewPasskey, now: Date): Promise<string | null> {
  const row = await tx
    .insertInto("passkey")
    .values({
      user_id: passkey.userId,
      name: passkey.name,
      credential_id: Buffer.from(passkey.credentialId, "base64url"),
      public_key: Buffer.from(passkey.publicKey),
      counter: String(passkey.counter),
      transports: passkey.transports,
      rp_id: passkey.rpId,
      backed_up: passkey.backedUp,
      created_on: now,
    })
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returning("id")
    .executeTakeFirst()
  return row?.id ?? null
}

function passkeyRows(db: Db, userId: string) {
  return db.selectFrom("passkey").selectAll("passkey").where("user_id", "=", userId)
}

function toPasskey(row: RowOf<typeof passkeyRows>): Passkey {
  return {
    id: row.id,
    name: row.name,
    site: row.rp_id,
    backedUp: row.backed_up,
    createdOn: row.created_on.toISOString(),
    lastUsedOn: row.last_used_on?.toISOString() ?? null,
  }
}

/** One page of a user's passkeys by name. */
export function passkeysPage(db: Db, userId: string, request: PageRequest): Promise<Page<Passkey>> {
  return PASSKEYS.page(db, { userId }, null, request, toPasskey, PARENT_USER)
}

const PASSKEYS = directList({
  name: "passkeys",
  sorts: { fields: ["name"], defaultSort: "name" },
  columns: { name: sql`lower(name)`, id: "id" },
  rows(db, { userId, search }: { userId: string; search?: string }) {
    const wanted = passkeyRows(db, userId)
    return search ? wanted.where("name", "ilike", search) : wanted
  },
})

/** @throws Refusal NOT_FOUND when it belongs to another user */
export const getPasskey = rowReader("passkey", "id", passkeyRows, toPasskey)

export function countPasskeys(db: Db, userId: string): Promise<number> {
  return countRows(db.selectFrom("passkey").where("user_id", "=", userId))
}

export async function savePasskeyName(tx: Db, passkeyId: string, name: string): Promise<void> {
  await updateRow(tx, "passkey", passkeyId, { name })
}

export async function deletePasskey(tx: Db, passkeyId: string): Promise<void> {
  await deleteRow(tx, "passkey", passkeyId)
}

/** @returns how many there were */
export async function deletePasskeysOf(tx: Db, userId: string): Promise<number> {
  const deleted = await tx.deleteFrom("passkey").where("user_id", "=", userId).executeTakeFirst()
  return Number(deleted.numDeletedRows)
}

/** Only local users may sign in by passkey alone: a provider would have to confirm its users. */
export async function canSignInWithPasskey(db: Db, userId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("app_user")
    .select("id")
    .where("id", "=", userId)
    .where("deleted_on", "is", null)
    .where("locked_reason", "is", null)
    .where("foreign_user_id", "is", null)
    .where((eb) => eb.or([eb("expires_on", "is", null), eb("expires_on", ">", now)]))
    .executeTakeFirst()
  return row !== undefined
}
