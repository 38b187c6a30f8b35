/** Keys of creating calls, one row each. */
import type { Db } from "../../base/deps.ts"
import { deleteRowsUntil, findColumns, insertRowUnlessTaken, updateRowsWith } from "../../db/rows.ts"

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

export async function saveResponse(
  db: Db,
  { userId, key }: IdempotencyKeyRef,
  sealedAnswer: Uint8Array,
): Promise<void> {
  await updateRowsWith(
    db,
    "idempotency_key",
    { user_id: userId, key },
    { sealed_response: Buffer.from(sealedAnswer) },
  )
}

export async function deleteKey(db: Db, { userId, key }: IdempotencyKeyRef): Promise<void> {
  await db.deleteFrom("idempotency_key").where("user_id", "=", userId).where("key", "=", key).execute()
}

/** @returns how many */
export function deleteKeysBefore(db: Db, instant: Date): Promise<number> {
  return deleteRowsUntil(db, "idempotency_key", "expires_on", instant)
}
