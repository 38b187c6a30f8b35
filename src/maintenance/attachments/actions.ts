/** Actions on the files of an issue. */

import type { Actor } from "../../base/authorities.ts"
import { attachmentDisposition } from "../../base/content-disposition.ts"
import type { Db, Deps } from "../../base/deps.ts"
import type { FilePart } from "../../base/file-storage.ts"
import { notFound, Refusal, validationRefusal } from "../../base/refusal.ts"
import { inTransaction } from "../../db/transaction.ts"
import { stateBeforeScan } from "../../system/antivirus/rules.ts"
import { differences } from "../../system/audit/rules.ts"
import { type AuditObject, type NewAuditEntry, record } from "../../system/audit/store.ts"
import {
  deleteContentIfUnreferenced,
  type NewContent,
  readContent,
  storeContent,
} from "../../system/files/actions.ts"
import { extensionProblem, mediaTypeOf, servedMediaType } from "../../system/files/rules.ts"
import { getIssue, type IssuePath, lockIssue } from "../issues/store.ts"
import { type Attachment, type AttachmentChange, attachmentChanges } from "./contract.ts"
import { downloadProblem, previewKind, quotaProblem, renameProblem, safeFileName } from "./rules.ts"
import { startScan } from "./scan/actions.ts"
import {
  type AttachmentPath,
  deleteAttachment,
  getAttachment,
  getIssueStorageUsage,
  insertAttachment,
  lockAttachment,
  saveAttachment,
} from "./store.ts"

/** A file that has arrived. */
export interface UploadedFile extends NewContent {
  /** The name as it was sent. */
  name: string
  head: Uint8Array
}

/**
 * @throws Refusal BAD_REQUEST for an invalid name or an extension that does not match the content, CONFLICT when the
 * issue's limits are reached
 */
export async function addAttachment(
  deps: Deps,
  actor: Actor,
  path: IssuePath,
  file: UploadedFile,
): Promise<Attachment> {
  const issue = await getIssue(deps.db, path.deviceId, path.issueId)
  const fileName = safeFileName(file.name)
  if (fileName === "") throw validationRefusal([{ path: "file", message: "validation.fileName" }])
  const mediaType = mediaTypeOf(file.head)
  const problem = extensionProblem(fileName, mediaType)
  if (problem) throw validationRefusal([problem])
  const now = deps.clock()
  const added = await storeContent(deps, file, async (tx) => {
    await lockIssue(tx, path.deviceId, path.issueId)
    const full = quotaProblem(await getIssueStorageUsage(tx, issue.id), file.sizeBytes)
    if (full)
      throw new Refusal("CONFLICT", `issue "${issue.title}": ${full}`, { text: full, title: issue.title })
    const { sizeBytes, hash } = file
    const owned = { issueId: issue.id, userId: actor.userId, now }
    const scanState = stateBeforeScan(deps.antivirus?.policy ?? null, sizeBytes)
    const attachmentId = await insertAttachment(tx, {
      fileName,
      mediaType,
      sizeBytes,
      hash,
      scanState,
      ...owned,
    })
    const details = { fileName, mediaType, sizeBytes, hash: hash.toString("hex") }
    await record(
      { tx, actor, now },
      "ATTACHMENT_CREATED",
      auditObjectOfAttachment({ ...path, attachmentId }),
      details,
    )
    return getAttachment(tx, { ...path, attachmentId })
  })
  deps.publish({ kind: "issue", id: path.issueId })
  if (added.antivirusScanState === "NEW") startScan(deps, added.id)
  return added
}

/** @throws Refusal CONFLICT when the issue was saved after `wanted.version` was read */
export function updateAttachment(
  deps: Deps,
  actor: Actor,
  path: AttachmentPath,
  wanted: AttachmentChange,
): Promise<Attachment> {
  return withLockedAttachment(deps, actor, path, "ATTACHMENT_CHANGED", async (tx, before, now) => {
    const input = attachmentChanges.merge(before, wanted)
    const { changed, details, unchanged } = differences(before, input)
    if (wanted.version !== undefined && before.version !== wanted.version)
      throw versionConflict(before, changed)
    if (unchanged) return null
    const problem = renameProblem(before.fileName, input.fileName)
    if (problem) throw validationRefusal([problem])
    await saveAttachment(tx, before.id, input, actor.userId, now)
    return { fileName: before.fileName, ...details }
  })
}

/** Scans a file again, in the background. Without a scanner the result is SCAN_DISABLED. */
export async function scanAttachment(deps: Deps, actor: Actor, path: AttachmentPath): Promise<Attachment> {
  const policy = deps.antivirus?.policy ?? null
  const asked = await withLockedAttachment(
    deps,
    actor,
    path,
    "ATTACHMENT_SCAN_REQUESTED",
    async (tx, before, now) => {
      const first = stateBeforeScan(policy, before.sizeBytes)
      const after = first === "NEW" ? "IN_PROGRESS" : first
      if (before.antivirusScanState !== after)
        await saveAttachment(tx, before.id, { scanState: after }, actor.userId, now)
      return { fileName: before.fileName, before: before.antivirusScanState, after }
    },
  )
  if (asked.antivirusScanState === "IN_PROGRESS") startScan(deps, asked.id)
  return asked
}

/** The content goes with its last attachment. @throws Refusal NOT_FOUND */
export async function removeAttachment(deps: Deps, actor: Actor, path: AttachmentPath): Promise<void> {
  const hash = await inTransaction(deps, async (tx, now) => {
    const before = await lockAttachment(tx, path)
    await deleteAttachment(tx, before.id)
    const content = Buffer.from(before.hash, "base64")
    const details = { fileName: before.fileName, hash: content.toString("hex") }
    await record({ tx, actor, now }, "ATTACHMENT_DELETED", auditObjectOfAttachment(path), details)
    return content
  })
  await deleteContentIfUnreferenced(deps, hash)
  deps.publish({ kind: "issue", id: path.issueId })
}

interface FileReader {
  actor: Actor
  address: string
}

/** The file for its download. @throws Refusal CONFLICT when its download is forbidden or it is not scanned */
export async function downloadAttachment(deps: Deps, reader: FileReader, path: AttachmentPath) {
  const file = await getAttachment(deps.db, path)
  const problem = downloadProblem({
    downloadDisabled: file.downloadDisabled,
    scanState: file.antivirusScanState,
  })
  if (problem) {
    const details = { text: problem, name: file.fileName }
    throw new Refusal("CONFLICT", `attachment "${file.fileName}": ${problem}`, details)
  }
  return {
    hash: Buffer.from(file.hash, "base64"),
    sizeBytes: file.sizeBytes,
    headers: fileHeaders(file, attachmentDisposition(file.fileName)),
    open: (part: FilePart | null) => openFor(deps, reader, path, file, { part }),
  }
}

/** The contents for a page that shows them. @throws Refusal NOT_FOUND for a file without a preview */
export async function viewAttachment(
  deps: Deps,
  reader: FileReader,
  path: AttachmentPath,
): Promise<Response> {
  const file = await getAttachment(deps.db, path)
  if (previewKind(file) === null) throw notFound("attachment", path.attachmentId)
  const content = await openFor(deps, reader, path, file, { isPreview: true })
  return new Response(content, {
    headers: { ...fileHeaders(file, "inline"), "content-length": `${file.sizeBytes}` },
  })
}

/** @param disposition  whether a browser saves or shows it */
function fileHeaders(file: Attachment, disposition: string): Record<string, string> {
  return {
    "content-type": servedMediaType(file.mediaType),
    "content-disposition": disposition,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  }
}

/** The contents, for a reader whom the audit log names. */
async function openFor(
  deps: Deps,
  reader: FileReader,
  path: AttachmentPath,
  file: Attachment,
  { isPreview, part = null }: { isPreview?: true; part?: FilePart | null },
): Promise<ReadableStream<Uint8Array>> {
  const hash = Buffer.from(file.hash, "base64")
  const content = await readContent(deps, hash, file.sizeBytes, { attachmentId: file.id }, part)
  const firstByte = part ? `${part.firstByte}` : undefined
  const details = { fileName: file.fileName, preview: isPreview, firstByte }
  const context = { tx: deps.db, ...reader, now: deps.clock() }
  await record(context, "ATTACHMENT_DOWNLOADED", auditObjectOfAttachment(path), details)
  return content
}

type Details = NonNullable<NewAuditEntry["details"]>

/** @param decide  what the audit log gets; null when nothing was changed */
async function withLockedAttachment(
  deps: Deps,
  actor: Actor,
  path: AttachmentPath,
  event: "ATTACHMENT_CHANGED" | "ATTACHMENT_SCAN_REQUESTED",
  decide: (tx: Db, before: Attachment, now: Date) => Promise<Details | null>,
): Promise<Attachment> {
  const changed = await inTransaction(deps, async (tx, now) => {
    const details = await decide(tx, await lockAttachment(tx, path), now)
    if (details) await record({ tx, actor, now }, event, auditObjectOfAttachment(path), details)
    return getAttachment(tx, path)
  })
  deps.publish({ kind: "issue", id: path.issueId })
  return changed
}

function versionConflict(file: Attachment, fields: string[]): Refusal {
  return new Refusal("CONFLICT", `attachment "${file.fileName}" was changed meanwhile`, {
    text: "attachmentChangedMeanwhile",
    name: file.fileName,
    version: file.version,
    fields,
  })
}

export function auditObjectOfAttachment({ deviceId, issueId, attachmentId }: AttachmentPath): AuditObject {
  return { type: "attachment", id: attachmentId, deviceId, issueId }
}
