/** Small pictures of attachments for their grid: encoded anew, behind the gate of the file itself. */
import type { Actor } from "../../base/authorities.ts"
import { Cache, TtlSet } from "../../base/cache.ts"
import type { Deps } from "../../base/deps.ts"
import { notFound } from "../../base/refusal.ts"
import { HIGHEST_PRIORITY, PrioritySemaphore } from "../../base/semaphore.ts"
import { reencodeImage } from "../../edges/images/images.ts"
import { record } from "../../system/audit/store.ts"
import { readContent } from "../../system/files/actions.ts"
import { auditObjectOfAttachment } from "./actions.ts"
import type { Attachment } from "./contract.ts"
import { hasThumbnail, THUMBNAIL_PIXELS_MAX, THUMBNAIL_SIDE_MAX } from "./rules.ts"
import { type AttachmentPath, getAttachment } from "./store.ts"

const LIMITS = { pixelsMax: THUMBNAIL_PIXELS_MAX, sideMax: THUMBNAIL_SIDE_MAX, quality: 70 }
/** Thumbnails of some 10 kB each: the pictures of the issues that are looked at today. */
const KEPT_MAX = 300
const AUDIT_INTERVAL_MS = 10 * 60_000

/** What one server keeps of thumbnails. */
class Thumbnails {
  /** Thumbnails by the hash of the contents: the same picture on two issues is drawn once. */
  readonly drawn = new Cache<Uint8Array>({ max: KEPT_MAX })
  /** Sign-ins with the files whose thumbnails they have seen. */
  readonly audited = new TtlSet(AUDIT_INTERVAL_MS)
  /** Decoding takes the memory of all pixels; requests beyond the queue get a placeholder. */
  readonly decoding = new PrioritySemaphore({ concurrency: 2, queueMax: 60 })
}

/** Shown for contents that cannot be decoded, so that a list never has a broken picture. */
const BLANK = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10"/>')

/**
 * @throws Refusal NOT_FOUND for a file without a thumbnail: no picture, too large, or not released by the scanner
 */
export async function serveThumbnail(
  deps: Deps,
  actor: Actor,
  path: AttachmentPath,
  request: Request,
): Promise<Response> {
  const file = await getAttachment(deps.db, path)
  if (!hasThumbnail(file)) throw notFound("attachment", path.attachmentId)
  const headers = {
    etag: `"thumbnail ${file.hash}"`,
    "cache-control": "private, no-cache",
    "x-content-type-options": "nosniff",
  }
  await recordThumbnail(deps, actor, path, file)
  if (request.headers.get("if-none-match") === headers.etag)
    return new Response(null, { status: 304, headers })
  const picture = deps.state.get(Thumbnails).drawn.get(file.hash) ?? (await draw(deps, file))
  const mediaType = picture ? "image/webp" : "image/svg+xml"
  return new Response((picture ?? BLANK) as Uint8Array<ArrayBuffer>, {
    headers: { ...headers, "content-type": mediaType },
  })
}

async function draw(deps: Deps, file: Attachment): Promise<Uint8Array | null> {
  const { drawn: kept, decoding } = deps.state.get(Thumbnails)
  const drawn = await decoding.tryRun(HIGHEST_PRIORITY, async () => {
    const hash = Buffer.from(file.hash, "base64")
    const content = await readContent(deps, hash, file.sizeBytes, { attachmentId: file.id })
    return reencodeImage(await new Response(content).bytes(), LIMITS)
  })
  const bytes = drawn?.done?.bytes ?? null
  if (bytes) kept.set(file.hash, bytes)
  return bytes
}

/** Once in ten minutes for each sign-in and file. */
async function recordThumbnail(deps: Deps, actor: Actor, path: AttachmentPath, file: Attachment) {
  const { audited } = deps.state.get(Thumbnails)
  const key = `${actor.signInId} ${file.id}`
  if (audited.has(key)) return
  audited.add(key)
  const details = { fileName: file.fileName, preview: true, thumbnail: true }
  const context = { tx: deps.db, actor, now: deps.clock() }
  await record(context, "ATTACHMENT_DOWNLOADED", auditObjectOfAttachment(path), details)
}
