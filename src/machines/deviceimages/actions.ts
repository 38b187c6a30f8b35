/** Setting and taking away a machine's picture. */

import { rm } from "node:fs/promises"
import type { Actor } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import { notFound, validationRefusal } from "../../base/refusal.ts"
import { sha256 } from "../../base/token.ts"
import { inTransaction } from "../../db/transaction.ts"
import { type EncodedImage, reencodeImage } from "../../edges/images/images.ts"
import { record } from "../../system/audit/store.ts"
import { deleteContentIfUnreferenced, readContent, storeContent } from "../../system/files/actions.ts"
import { mediaTypeOf } from "../../system/files/rules.ts"
import { auditObjectOf } from "../devicegroups/actions-audit.ts"
import { lockDevice } from "../devices/store.ts"
import type { DeviceImage } from "./contract.ts"
import { IMAGE_LIMITS, IMAGE_MEDIA_TYPE, IMAGE_SOURCES } from "./rules.ts"
import { deleteDeviceImage, getDeviceImage, saveDeviceImage } from "./store.ts"

/** @throws Refusal BAD_REQUEST for content that is no image, or an image that is too large */
export async function setDeviceImage(
  deps: Deps,
  actor: Actor,
  deviceId: string,
  file: { path: string; head: Uint8Array },
): Promise<DeviceImage> {
  const picture = IMAGE_SOURCES.has(mediaTypeOf(file.head))
    ? await reencodeImage(file.path, IMAGE_LIMITS)
    : null
  if (!picture) throw validationRefusal([{ path: "file", message: "validation.image" }])
  const encoded = `${file.path}.webp`
  try {
    await Bun.write(encoded, picture.bytes)
    return await storeImage(deps, actor, deviceId, encoded, picture)
  } finally {
    await rm(encoded, { force: true })
  }
}

async function storeImage(
  deps: Deps,
  actor: Actor,
  deviceId: string,
  path: string,
  { bytes, width, height }: EncodedImage,
): Promise<DeviceImage> {
  const hash = sha256(bytes)
  const content = { path, hash, sizeBytes: bytes.length }
  const now = deps.clock()
  const { image, before } = await storeContent(deps, content, async (tx) => {
    await lockDevice(tx, deviceId)
    const saved = { ...content, mediaType: IMAGE_MEDIA_TYPE, width, height }
    const replaced = await saveDeviceImage(tx, deviceId, saved, actor.userId, now)
    await record({ tx, actor, now }, "DEVICE_IMAGE_SAVED", auditObjectOf({ deviceId }), {
      hash: hash.toString("hex"),
    })
    return { image: await getDeviceImage(tx, deviceId), before: replaced }
  })
  if (before && !before.equals(hash)) await deleteContentIfUnreferenced(deps, before)
  deps.publish({ kind: "device", id: deviceId })
  return image
}

/** @throws Refusal NOT_FOUND without a picture */
export async function removeDeviceImage(deps: Deps, actor: Actor, deviceId: string): Promise<void> {
  const before = await inTransaction(deps, async (tx, now) => {
    await lockDevice(tx, deviceId)
    const hash = await deleteDeviceImage(tx, deviceId)
    if (!hash) throw notFound("deviceImage", deviceId)
    await record({ tx, actor, now }, "DEVICE_IMAGE_DELETED", auditObjectOf({ deviceId }), {
      hash: hash.toString("hex"),
    })
    return hash
  })
  await deleteContentIfUnreferenced(deps, before)
  deps.publish({ kind: "device", id: deviceId })
}

/** The image; browsers revalidate it with its ETag. @throws Refusal NOT_FOUND without an image */
export async function serveDeviceImage(deps: Deps, deviceId: string, request: Request): Promise<Response> {
  const image = await getDeviceImage(deps.db, deviceId)
  const etag = `"${image.hash}"`
  const headers = { etag, "cache-control": "private, no-cache", "x-content-type-options": "nosniff" }
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers })
  const hash = Buffer.from(image.hash, "base64")
  const content = await readContent(deps, hash, image.sizeBytes, { deviceId })
  return new Response(content, {
    headers: { ...headers, "content-type": image.mediaType, "content-length": `${image.sizeBytes}` },
  })
}
