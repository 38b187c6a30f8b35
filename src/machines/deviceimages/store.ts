/** Queries of machines' pictures. */
import type { Db } from "../../base/deps.ts"
import { notFound } from "../../base/refusal.ts"
import type { DeviceImage } from "./contract.ts"

/** @throws Refusal NOT_FOUND without a picture */
export async function getDeviceImage(db: Db, deviceId: string): Promise<DeviceImage> {
  const row = await db
    .selectFrom("device_image")
    .selectAll()
    .where("device_id", "=", deviceId)
    .executeTakeFirstOrThrow(() => notFound("deviceImage", deviceId))
  return {
    mediaType: row.media_type,
    sizeBytes: Number(row.size_bytes),
    width: row.width,
    height: row.height,
    hash: row.content_hash.toString("base64"),
    changedOn: row.changed_on.toISOString(),
  }
}

interface NewDeviceImage {
  hash: Buffer
  mediaType: string
  sizeBytes: number
  width: number
  height: number
}

/** @returns the hash of the picture that was there before, or null */
export async function saveDeviceImage(
  db: Db,
  deviceId: string,
  image: NewDeviceImage,
  userId: string,
  now: Date,
): Promise<Buffer | null> {
  const before = await deleteDeviceImage(db, deviceId)
  await db
    .insertInto("device_image")
    .values({
      device_id: deviceId,
      content_hash: image.hash,
      media_type: image.mediaType,
      size_bytes: image.sizeBytes,
      width: image.width,
      height: image.height,
      changed_on: now,
      changed_by: userId,
    })
    .execute()
  return before
}

/** @returns the hash of the picture that was there, or null */
export async function deleteDeviceImage(db: Db, deviceId: string): Promise<Buffer | null> {
  const row = await db
    .deleteFrom("device_image")
    .where("device_id", "=", deviceId)
    .returning("content_hash")
    .executeTakeFirst()
  return row?.content_hash ?? null
}
