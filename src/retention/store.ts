/** A device's retention policy, and which recordings it is about. */
import type { Db } from "../base/deps.ts"
import { notFound } from "../base/refusal.ts"
import type { RetentionDirection } from "./rules.ts"

export interface SavedPolicy {
  /** Null: off. */
  days: number | null
  direction: RetentionDirection
}

/** As it is stored, with whose it is. */
export interface StoredPolicy extends SavedPolicy {
  deviceName: string
  version: number
}

/** @throws Refusal NOT_FOUND without the device */
export async function getRetention(db: Db, deviceId: string): Promise<StoredPolicy> {
  return read(await policyOf(db, deviceId).executeTakeFirst(), deviceId)
}

/** Takes the device's row lock until the end of the transaction. @throws Refusal NOT_FOUND */
export async function lockRetention(tx: Db, deviceId: string): Promise<StoredPolicy> {
  return read(await policyOf(tx, deviceId).forUpdate().executeTakeFirst(), deviceId)
}

function policyOf(db: Db, deviceId: string) {
  return db
    .selectFrom("device")
    .select(["name", "retention_days", "retention_from", "retention_version"])
    .where("id", "=", deviceId)
}

type PolicyRow = Awaited<ReturnType<ReturnType<typeof policyOf>["executeTakeFirst"]>>

function read(row: PolicyRow, deviceId: string): StoredPolicy {
  if (!row) throw notFound("device", deviceId)
  const policy = { days: row.retention_days, direction: row.retention_from as RetentionDirection }
  return { ...policy, deviceName: row.name, version: row.retention_version }
}

export async function saveRetention(tx: Db, deviceId: string, policy: SavedPolicy): Promise<void> {
  await tx
    .updateTable("device")
    .set({ retention_days: policy.days, retention_from: policy.direction })
    .set((eb) => ({ retention_version: eb("retention_version", "+", 1) }))
    .where("id", "=", deviceId)
    .execute()
}

/** Devices whose recordings have an end, in pieces: those after `afterId`, by id. */
export async function devicesWithRetention(db: Db, afterId: string | null, limit: number) {
  const rows = await db
    .selectFrom("device")
    .select(["id", "retention_days", "retention_from"])
    .where("retention_days", "is not", null)
    .$if(afterId !== null, (query) => query.where("id", ">", afterId!))
    .orderBy("id")
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    deviceId: row.id,
    days: row.retention_days!,
    direction: row.retention_from as RetentionDirection,
  }))
}
