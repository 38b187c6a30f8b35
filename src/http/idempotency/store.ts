/** Keys of creating calls, one row each. */
import type { Db } from "../../base/deps.ts"
import {
  deleteRowsUntil,
  deleteRowsWith,
  findColumns,
  insertRowUnlessTaken,
  updateRowsWith,
} from "../../db/rows.ts"

interface IdempotencyKeyRef {
  userId: string
  key: string
}

/** @returns whether the key was free; of two at the same time one gets it */
export async function insertKey(
  db: Db,
  { userId, key }: IdempotencyKeyRef,
  sealedRequest: Uint8Array,
  now: Date,
  expiresOn: Date,
): Promise<boolean> {
  await db
    .deleteFrom("idempotency_key")
    .where("user_id", "=", userId)
    .where("key", "=", key)
    .where("expires_on", "<=", now)
    .execute()
  const columns = { user_id: userId, key, sealed_request: Buffer.from(sealedRequest), expires_on: expiresOn }
  return insertRowUnlessTaken(db, "idempotency_key", columns)
}

export async function findKey(
  db: Db,
  { userId, key }: IdempotencyKeyRef,
): Promise<{ sealedRequest: Buffer; sealedAnswer: Buffer | null } | null> {
  const columns = ["sealed_request", "sealed_response"] as const
  const row = await findColumns(db, "idempotency_key", columns, { user_id: userId, key })
  return row && { sealedRequest: row.sealed_request, sealedAnswer: row.sealed_response }
}

/** Makes the key another call's, unless the one that had it has a response. @returns whether it did not */
export async function takeOverKey(
  db: Db,
  { userId, key }: IdempotencyKeyRef,
  from: Buffer,
  to: Buffer,
): Promise<boolean> {
  const own = { user_id: userId, key, sealed_request: from, sealed_response: null }
  return (await updateRowsWith(db, "idempotency_key", own, { sealed_request: to })) > 0
}

/** @returns whether the key is still that of this request */
export async function saveResponse(
  db: Db,
  { userId, key }: IdempotencyKeyRef,
  sealedRequest: Buffer,
  sealedAnswer: Uint8Array,
): Promise<boolean> {
  const own = { user_id: userId, key, sealed_request: sealedRequest }
  const columns = { sealed_response: Buffer.from(sealedAnswer) }
  return (await updateRowsWith(db, "idempotency_key", own, columns)) > 0
}

export async function deleteKey(
  db: Db,
  { userId, key }: IdempotencyKeyRef,
  sealedRequest: Buffer,
): Promise<void> {
  await deleteRowsWith(db, "idempotency_key", { user_id: userId, key, sealed_request: sealedRequest })
}

/** @returns how many */
export function deleteExpiredKeys(db: Db, now: Date): Promise<number> {
  return deleteRowsUntil(db, "idempotency_key", "expires_on", now)
}
