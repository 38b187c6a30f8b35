/** Files that a person sends in parts, so that a lost connection costs no more than what was on the way. */

import type { Actor } from "../../base/authorities.ts"
import { notFound } from "../../base/refusal.ts"
import { uploadFolder } from "../../system/files/actions.ts"
import { ArrivingFiles } from "../../system/files/actions-arriving.ts"
import type { LiveSession } from "../live/live-session.ts"
import { getSession, type SessionPath } from "../session/store.ts"
import type { SessionDeps } from "../start/session-deps.ts"
import { requirePlace, sendFile } from "./actions.ts"
import { claimRequest, giveFile } from "./actions-page-uploads.ts"
import type { FileUpload, NewUpload, TransferredFile } from "./contract.ts"

interface UploadPurpose {
  wanted: NewUpload
  live: LiveSession
}

/** Of one server: what has come is lost with it, as the session is. */
class ArrivingTransfers extends ArrivingFiles<UploadPurpose, TransferredFile> {
  constructor() {
    // A page that waits for several files gets none when one is given up.
    super(({ wanted, live }) => {
      if (wanted.pageRequest !== undefined) live.uploads.cancel(wanted.pageRequest)
    })
  }
}

type UploadPath = SessionPath & { uploadId: string }
type Upload = NonNullable<ReturnType<ArrivingTransfers["find"]>>

/** @throws Refusal as `requirePlace`; CONFLICT when the page does not ask for the file */
export async function createUpload(
  deps: SessionDeps,
  actor: Actor,
  path: SessionPath,
  wanted: NewUpload,
): Promise<FileUpload> {
  const { size: sizeBytes, filename: name, pageRequest, fileCount } = wanted
  const place = await requirePlace(deps, actor, path, pageRequest === undefined ? undefined : ["PAGES"])
  if (pageRequest !== undefined) claimRequest(place, path, { requestId: pageRequest, files: fileCount })
  const purpose = { wanted, live: place.live }
  const announced = { owner: ownerOf(actor, path), name, sizeBytes, purpose }
  return toUpload(await deps.state.get(ArrivingTransfers).announce(uploadFolder(deps), announced))
}

/** Ends the part that is being received: its sender asks because the connection was lost. @throws Refusal NOT_FOUND */
export async function getUpload(deps: SessionDeps, actor: Actor, path: UploadPath): Promise<FileUpload> {
  const upload = await findUpload(deps, actor, path)
  await upload.settle()
  return toUpload(upload)
}

/**
 * @param body  the part; null for none
 * @throws Refusal NOT_FOUND, CONFLICT for a part that does not begin behind what has come, BAD_REQUEST for more than was
 *         announced; what sending the whole file throws
 */
export async function appendToUpload(
  deps: SessionDeps,
  actor: Actor,
  path: UploadPath,
  { firstByte, body }: { firstByte: number; body: ReadableStream<Uint8Array> | null },
): Promise<FileUpload> {
  const upload = await findUpload(deps, actor, path)
  const { wanted } = upload.announced.purpose
  // Before more is taken in.
  await requirePlace(deps, actor, path, wanted.pageRequest === undefined ? undefined : ["PAGES"])
  if (!upload.result) await upload.append(firstByte, body ?? new Blob().stream())
  try {
    await upload.use((file) => {
      const { folder, replace: isReplaced, pageRequest: requestId, fileCount: files } = wanted
      return requestId === undefined
        ? sendFile(deps, actor, path, file, { folder, isReplaced })
        : giveFile(deps, actor, path, { requestId, files }, (use) => use(file))
    })
  } catch (error) {
    await deps.state.get(ArrivingTransfers).drop(upload)
    throw error
  }
  return toUpload(upload)
}

/** @throws Refusal NOT_FOUND */
export async function deleteUpload(deps: SessionDeps, actor: Actor, path: UploadPath): Promise<void> {
  await deps.state.get(ArrivingTransfers).drop(await findUpload(deps, actor, path))
}

async function findUpload(deps: SessionDeps, actor: Actor, path: UploadPath): Promise<Upload> {
  // Also of one's own upload the path must be the session's.
  await getSession(deps.db, path)
  const found = deps.state.get(ArrivingTransfers).find(path.uploadId, ownerOf(actor, path))
  if (!found) throw notFound("upload", path.uploadId)
  return found
}

/** Nobody goes on with the file of another person, or of another session. */
const ownerOf = ({ userId }: Actor, { sessionId }: SessionPath) => `${userId} ${sessionId}`

async function toUpload(upload: Upload): Promise<FileUpload> {
  const { id, receivedBytes, announced } = upload
  const { name: filename, sizeBytes: size } = announced
  return { id, filename, size, receivedBytes, file: await upload.result }
}
