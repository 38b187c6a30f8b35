/** Wishes for a new password, and the one-time passwords that were mailed. */

import { sql } from "kysely"
import type { Db } from "../../../base/deps.ts"
import { deleteRow, deleteRowsUntil, deleteRowsWith, upsertRow } from "../../../db/rows.ts"
import { userLanguage } from "../../../db/user-ref.ts"
import type { ResetIdentity } from "./rules.ts"

/** The account that all that is given fits; null when there is none. Of two, the one that is called so. */
export async function findUserToReset(
  db: Db,
  { username, email }: ResetIdentity,
): Promise<{ id: string; username: string } | null> {
  const isCalled = sql<boolean>`lower(username) = lower(${username})`
  const row = await db
    .selectFrom("app_user")
    .select(["id", "username"])
    .where("deleted_on", "is", null)
    .$if(username !== "", (query) =>
      query.where(sql<boolean>`(${isCalled} or lower(email) = lower(${username}))`).orderBy(isCalled, "desc"),
    )
    .$if(email !== "", (query) => query.where(sql<boolean>`lower(email) = lower(${email})`))
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Unless `most` wait already. @param request.requestedBy  null for the person at the sign-in page. @returns false when too many wait */
export async function insertResetRequest(
  db: Db,
  {
    userId,
    requestedBy = null,
    address,
    now,
    most: pendingMax,
  }: { userId: string | null; requestedBy?: string | null; address: string; now: Date; most: number },
): Promise<boolean> {
  const inserted = await sql`insert into password_reset_request (user_id, requested_by, address, created_on)
    select ${userId}::uuid, ${requestedBy}::uuid, ${address}, ${now}
    where (select count(*) from password_reset_request) < ${pendingMax}::int`.execute(db)
  return inserted.numAffectedRows === 1n
}

interface ResetRequest {
  id: string
  userId: string | null
  username: string
  /** The administrator who had it sent; null for the person at the sign-in page. */
  requester: { userId: string; username: string; language: string | null } | null
  /** The user has not set a password yet. */
  isNewAccount: boolean
  address: string
  /** True for a local user with an address who is neither locked nor expired. */
  canReset: boolean
}

/** The oldest request, locked until the end of the transaction; null when none waits. */
export async function lockNextResetRequest(tx: Db): Promise<ResetRequest | null> {
  const row = await tx
    .selectFrom("password_reset_request as request")
    .leftJoin("app_user", "app_user.id", "request.user_id")
    .leftJoin("app_user as requester", "requester.id", "request.requested_by")
    .select(["request.id", "request.user_id", "request.address", "app_user.username"])
    .select(["request.requested_by", "requester.username as requested_by_name"])
    .select(userLanguage("requester").as("language"))
    .select(sql<boolean>`app_user.password_hash is null`.as("is_new_account"))
    .select(
      sql<boolean>`coalesce(${IS_RESETTABLE} and app_user.email <> '', false)
        and coalesce(app_user.expires_on > request.created_on, true)`.as("may_reset"),
    )
    .orderBy("request.id")
    .limit(1)
    .forUpdate("request")
    .skipLocked()
    .executeTakeFirst()
  if (!row) return null
  const { id, user_id: userId, username, address, may_reset: mayReset } = row
  const { requested_by: requestedBy, requested_by_name: name, language, is_new_account: isNewAccount } = row
  const requester = requestedBy === null ? null : { userId: requestedBy, username: name ?? "", language }
  return { id, userId, username: username ?? "", requester, isNewAccount, address, canReset: mayReset }
}

/** The passwords of users of a provider are kept by the provider. */
const IS_RESETTABLE = sql`(app_user.foreign_user_id is null and app_user.deleted_on is null
  and app_user.locked_reason is null)`

export async function deleteResetRequest(tx: Db, id: string): Promise<void> {
  await deleteRow(tx, "password_reset_request", id)
}

/** The one before stops working. */
export async function saveReset(
  tx: Db,
  reset: { userId: string; codeHash: Buffer; createdOn: Date; expiresOn: Date },
): Promise<void> {
  const columns = { code_hash: reset.codeHash, created_on: reset.createdOn, expires_on: reset.expiresOn }
  await upsertRow(tx, "password_reset", { user_id: reset.userId }, columns)
}

/** Whose password a one-time password may change. */
export interface ResetCandidate {
  userId: string
  username: string
  firstname: string
  surname: string
  email: string
  passwordHash: string | null
}

/** @returns null for a code that is unknown, expired, or of a user who cannot sign in */
export async function findReset(db: Db, codeHash: Buffer, now: Date): Promise<ResetCandidate | null> {
  const row = await db
    .selectFrom("password_reset")
    .innerJoin("app_user", "app_user.id", "password_reset.user_id")
    .select([
      "app_user.id as userId",
      "app_user.username",
      "app_user.firstname",
      "app_user.surname",
      "app_user.email",
      "app_user.password_hash as passwordHash",
    ])
    .where("password_reset.code_hash", "=", codeHash)
    .where("password_reset.expires_on", ">", now)
    .where(sql<boolean>`${IS_RESETTABLE}`)
    .where((eb) => eb.or([eb("app_user.expires_on", "is", null), eb("app_user.expires_on", ">", now)]))
    .executeTakeFirst()
  return row ?? null
}

/** @returns false when a concurrent request has used it */
export function deleteReset(tx: Db, codeHash: Buffer): Promise<boolean> {
  return deleteRowsWith(tx, "password_reset", { code_hash: codeHash })
}

export function deleteResetsBefore(db: Db, before: Date): Promise<number> {
  return deleteRowsUntil(db, "password_reset", "expires_on", before)
}
