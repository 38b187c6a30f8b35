/** The files of an issue in one download: a ZIP archive that is written while it is sent, never held as a whole. */
import { makeZip } from "client-zip"
import { itemAt } from "../../base/assert.ts"
import type { Actor } from "../../base/authorities.ts"
import { attachmentDisposition } from "../../base/content-disposition.ts"
import type { Deps } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"
import { record } from "../../system/audit/store.ts"
import { readContent } from "../../system/files/actions.ts"
import { getIssue, type IssuePath } from "../issues/store.ts"
import { auditObjectOfAttachment } from "./actions.ts"
import type { Attachment } from "./contract.ts"
import { type DownloadProblem, downloadProblem, folderNames, safeFileName } from "./rules.ts"
import { type AttachmentFilter, type AttachmentPath, getAttachment, matchingAttachments } from "./store.ts"

/** A file that is not in the archive, and why; a deleted one was deleted while the archive was sent. */
export interface LeftOutFile {
  fileName: string
  problem: DownloadProblem | "contentDamaged" | "deleted"
}

/** The text file in the archive that names what is not in it. */
interface LeftOutNote {
  fileName: string
  text(files: readonly LeftOutFile[]): string
}

interface ArchiveReader {
  actor: Actor
  address: string
  note: LeftOutNote
}

/**
 * The files that match and may be downloaded. Each is checked again, read and recorded in the audit log when its turn
 * comes; the others are named in a text file at the end.
 *
 * @throws Refusal CONFLICT when none of them may be downloaded
 */
export async function downloadAttachments(
  deps: Deps,
  reader: ArchiveReader,
  path: IssuePath,
  filter: AttachmentFilter & { search?: string },
): Promise<Response> {
  const issue = await getIssue(deps.db, path.deviceId, path.issueId)
  const files = await matchingAttachments(deps.db, issue.id, filter)
  if (!files.some((file) => problemOf(file) === null))
    throw new Refusal("CONFLICT", `issue "${issue.title}": no file may be downloaded`, {
      text: "noFileDownloadable",
    })
  const archive = makeZip(archiveEntries(deps, reader, path, files))
  return new Response(archive, {
    headers: {
      "content-type": "application/zip",
      "content-disposition": attachmentDisposition(`${safeFileName(issue.title) || "attachments"}.zip`),
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  })
}

const problemOf = ({ downloadDisabled, antivirusScanState: scanState }: Attachment) =>
  downloadProblem({ downloadDisabled, scanState })

interface ArchiveEntry {
  name: string
  lastModified: Date
  input: AsyncIterable<Uint8Array> | string
}

async function* archiveEntries(
  deps: Deps,
  reader: ArchiveReader,
  path: IssuePath,
  files: readonly Attachment[],
): AsyncGenerator<ArchiveEntry> {
  const leftOut: LeftOutFile[] = []
  const names = folderNames([...files.map(({ fileName }) => fileName), reader.note.fileName])
  for (const [at, { id, fileName, createdOn }] of files.entries()) {
    const opened = await openFile(deps, reader, { ...path, attachmentId: id }).catch(leftOutProblem)
    if (typeof opened === "string") {
      leftOut.push({ fileName, problem: opened })
      continue
    }
    const content = opened.getReader()
    try {
      yield { name: itemAt(names, at), lastModified: new Date(createdOn), input: chunksOf(content) }
    } catch {
      // The archive throws here when its reader disconnects in the middle of this file.
      await content.cancel()
      return
    }
  }
  const input = reader.note.text(leftOut)
  if (leftOut.length > 0) yield { name: itemAt(names, -1), lastModified: deps.clock(), input }
}

/** @returns why not, where it may not be downloaded (any more) */
async function openFile(
  deps: Deps,
  { actor, address }: ArchiveReader,
  path: AttachmentPath,
): Promise<ReadableStream<Uint8Array> | DownloadProblem> {
  const file = await getAttachment(deps.db, path)
  const problem = problemOf(file)
  if (problem) return problem
  const hash = Buffer.from(file.hash, "base64")
  const content = await readContent(deps, hash, file.sizeBytes, { attachmentId: file.id })
  const context = { tx: deps.db, actor, address, now: deps.clock() }
  const details = { fileName: file.fileName, archive: true }
  await record(context, "ATTACHMENT_DOWNLOADED", auditObjectOfAttachment(path), details)
  return content
}

/** A file that was deleted meanwhile or whose content is damaged does not spoil the others. */
function leftOutProblem(error: unknown): LeftOutFile["problem"] {
  if (!(error instanceof Refusal) || error.code !== "NOT_FOUND") throw error
  return error.details.text === "contentDamaged" ? "contentDamaged" : "deleted"
}

async function* chunksOf(content: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { done, value } = await content.read()
    if (done) return
    yield value
  }
}
