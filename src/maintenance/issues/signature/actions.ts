/** Keeping the picture of a signature, and serving it. */

import { mkdir, rm } from "node:fs/promises"
import { join } from "node:path"
import type { Db, Deps } from "../../../base/deps.ts"
import { validationRefusal } from "../../../base/refusal.ts"
import { sha256 } from "../../../base/token.ts"
import { reencodePng } from "../../../edges/images/images.ts"
import { readContent, storeContent, uploadFolder } from "../../../system/files/actions.ts"
import { getIssue } from "../store.ts"
import type { SignatureInput } from "./contract.ts"
import { isSignatureImage, SIGNATURE_HEIGHT_MAX, SIGNATURE_MEDIA_TYPE, SIGNATURE_WIDTH_MAX } from "./rules.ts"
import { getSignatureImage, type SignatureImage } from "./store.ts"

/**
 * Runs `close` in a transaction in which the picture of the signature is already on the disk, synced.
 *
 * @throws Refusal BAD_REQUEST for a picture that is no signature
 */
export async function withStoredSignature<T>(
  deps: Deps,
  signature: SignatureInput | null,
  close: (tx: Db, image: SignatureImage | null) => Promise<T>,
): Promise<T> {
  if (signature?.image == null) return deps.db.transaction().execute((tx) => close(tx, null))
  const { bytes, width, height } = await decodeSignature(signature.image)
  const path = join(uploadFolder(deps), crypto.randomUUID())
  const content = { path, hash: sha256(bytes), sizeBytes: bytes.length }
  await mkdir(uploadFolder(deps), { recursive: true })
  try {
    await Bun.write(path, bytes)
    return await storeContent(deps, content, (tx) => close(tx, { ...content, width, height }))
  } finally {
    await rm(path, { force: true })
  }
}

/** The header is checked before anything is decoded; what is stored is encoded anew. */
async function decodeSignature(base64: string) {
  const bytes = Buffer.from(base64, "base64")
  const pixelsMax = SIGNATURE_WIDTH_MAX * SIGNATURE_HEIGHT_MAX
  const picture = isSignatureImage(bytes) ? await reencodePng(bytes, pixelsMax) : null
  if (!picture) throw validationRefusal([{ path: "signature.image", message: "validation.image" }])
  return picture
}

/** The drawn signature, for those who may read the issue. */
export async function serveSignature(
  deps: Deps,
  { deviceId, issueId, signatureId }: { deviceId: string; issueId: string; signatureId: string },
): Promise<Response> {
  const issue = await getIssue(deps.db, deviceId, issueId)
  const { hash, sizeBytes } = await getSignatureImage(deps.db, issue.id, signatureId)
  const content = await readContent(deps, hash, sizeBytes, { signatureId })
  return new Response(content, {
    headers: {
      "content-type": SIGNATURE_MEDIA_TYPE,
      "content-length": `${sizeBytes}`,
      "content-disposition": "inline",
      "cache-control": "private, no-cache",
      "x-content-type-options": "nosniff",
    },
  })
}
