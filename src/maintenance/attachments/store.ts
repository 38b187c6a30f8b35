/** Queries of files on issues. */

import { sql } from "kysely"
import type { Db } from "../../base/deps.ts"
import { containsPattern, type Page, type PageRequest } from "../../base/page-request.ts"
import { notFound } from "../../base/refusal.ts"
import type { UserRef } from "../../base/schema.ts"
import { toSavedFields } from "../../db/fields.ts"
import { directList } from "../../db/paged-list.ts"
import { deleteRow, insertRow, lockRow, type RowOf, updateVersionedRow } from "../../db/rows.ts"
import { selectUserRef } from "../../db/user-ref.ts"
import type { ScanState } from "../../system/antivirus/rules.ts"
import { type IssuePath, isIssueOfDevice, PARENT_ISSUE } from "../issues/store.ts"
import type { Attachment } from "./contract.ts"
import { ATTACHMENT_SORTS, ATTACHMENTS_PER_ISSUE_MAX, type IssueStorageUsage } from "./rules.ts"

export interface AttachmentPath extends IssuePath {
  attachmentId: string
}

function attachmentRows(db: Db) {
  return db
    .selectFrom("attachment")
    .selectAll("attachment")
    .select(selectUserRef("attachment.created_by").as("creator"))
}

function toAttachment(row: RowOf<typeof attachmentRows>): Attachment {
  return {
    id: row.id,
    fileName: row.file_name,
    mediaType: row.media_type,
    sizeBytes: Number(row.size_bytes),
    hash: Buffer.from(row.content_hash).toString("base64"),
    downloadDisabled: row.download_disabled,
    antivirusScanState: row.scan_state as ScanState,
    infectionFound: row.infection_found,
    virusId: row.virus_id,
    responseInfo: row.response_info,
    ...toSavedFields(row),
  }
}

/** What the list can be sorted by. */
const SORT_COLUMNS = {
  id: "attachment.id",
  createdOn: "attachment.created_on",
  fileName: sql`lower(attachment.file_name)`,
  sizeBytes: "attachment.size_bytes",
}

/** Which files of an issue are wanted; all without a filter. */
export interface AttachmentFilter {
  mediaTypes?: readonly string[] | undefined
  createdBy?: string | undefined
}

const matchingRows = (
  db: Db,
  issueId: string,
  { mediaTypes, createdBy, search }: AttachmentFilter & { search?: string },
) =>
  attachmentRows(db)
    .where("issue_id", "=", issueId)
    .$if(search !== undefined, (query) => query.where("file_name", "ilike", search ?? ""))
    .$if(mediaTypes !== undefined, (query) =>
      query.where("media_type", "=", sql<string>`any(${mediaTypes}::text[])`),
    )
    .$if(createdBy !== undefined, (query) => query.where("created_by", "=", createdBy ?? null))

/** One page of an issue's files, newest first. The search finds names. */
export function attachmentsPage(
  db: Db,
  { deviceId, issueId }: Omit<AttachmentPath, "attachmentId">,
  request: PageRequest,
  filter: AttachmentFilter = {},
): Promise<Page<Attachment>> {
  return OF_ISSUE.page(db, { deviceId, issueId, ...filter }, null, request, toAttachment, PARENT_ISSUE)
}

/** Every file of an issue that matches, by name; an issue has few. The search finds names. */
export async function matchingAttachments(
  db: Db,
  issueId: string,
  { search = "", ...filter }: AttachmentFilter & { search?: string },
): Promise<Attachment[]> {
  const rows = await matchingRows(db, issueId, { ...filter, search: containsPattern(search) })
    .orderBy(SORT_COLUMNS.fileName)
    .orderBy("attachment.id")
    .limit(ATTACHMENTS_PER_ISSUE_MAX)
    .execute()
  return rows.map(toAttachment)
}

type IssueFiles = Omit<AttachmentPath, "attachmentId"> & AttachmentFilter & { search?: string }

const OF_ISSUE = directList({
  name: "files of an issue",
  sorts: ATTACHMENT_SORTS,
  columns: SORT_COLUMNS,
  rows: (db, { deviceId, issueId, ...filter }: IssueFiles) =>
    matchingRows(db, issueId, filter).where(isIssueOfDevice({ deviceId, issueId })),
})

/** How many files of one type a user has added to an issue, by what their virus scan came to. */
export interface AttachmentFacet {
  mediaType: string
  createdBy: UserRef
  scanState: ScanState
  infectionFound: boolean
  downloadDisabled: boolean
  count: number
}

/** What the files of an issue can be filtered by; few rows, because an issue has few files. */
export async function attachmentFacets(db: Db, issueId: string): Promise<AttachmentFacet[]> {
  const rows = await db
    .selectFrom("attachment")
    .select(["media_type", "scan_state", "infection_found", "download_disabled"])
    .select(selectUserRef("attachment.created_by").as("creator"))
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("issue_id", "=", issueId)
    .groupBy(["media_type", "created_by", "scan_state", "infection_found", "download_disabled"])
    .execute()
  return rows.map((row) => ({
    mediaType: row.media_type,
    createdBy: row.creator,
    scanState: row.scan_state as ScanState,
    infectionFound: row.infection_found,
    downloadDisabled: row.download_disabled,
    count: Number(row.count),
  }))
}

/** A file in the list of a machine. */
export type DeviceAttachment = Attachment & { issueId: string; issueTitle: string }

/** One page of the files of all issues of a machine, sorted. The search finds names. */
export function attachmentsOfDevicePage(
  db: Db,
  deviceId: string,
  request: PageRequest,
): Promise<Page<DeviceAttachment>> {
  return OF_DEVICE.page(db, { deviceId }, null, request, (row) => ({
    ...toAttachment(row),
    issueId: row.issue_id,
    issueTitle: row.issue_title ?? "",
  }))
}

const OF_DEVICE = directList({
  name: "files of a device",
  sorts: ATTACHMENT_SORTS,
  columns: SORT_COLUMNS,
  rows: (db, { deviceId, search }: { deviceId: string; search?: string }) =>
    attachmentRows(db)
      .leftJoin("issue", "issue.id", "attachment.issue_id")
      .select("issue.title as issue_title")
      .where("attachment.device_id", "=", deviceId)
      .$if(search !== undefined, (query) => query.where("file_name", "ilike", search ?? "")),
})

/** @throws Refusal NOT_FOUND, also when the issue is another device's */
export async function getAttachment(db: Db, path: AttachmentPath): Promise<Attachment> {
  const row = await attachmentRows(db)
    .where("attachment.id", "=", path.attachmentId)
    .where("attachment.issue_id", "=", path.issueId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("issue")
          .select("id")
          .where("id", "=", path.issueId)
          .where("device_id", "=", path.deviceId),
      ),
    )
    .executeTakeFirstOrThrow(() => notFound("attachment", path.attachmentId))
  return toAttachment(row)
}

/** Takes the row's lock until the end of the transaction. @throws Refusal NOT_FOUND */
export async function lockAttachment(db: Db, path: AttachmentPath): Promise<Attachment> {
  await lockRow(db, "attachment", path.attachmentId)
  return getAttachment(db, path)
}

/** Storage used by an issue; stable under the issue's lock. */
export async function getIssueStorageUsage(db: Db, issueId: string): Promise<IssueStorageUsage> {
  const row = await db
    .selectFrom("attachment")
    .select((eb) => [
      eb.fn.countAll<string>().as("count"),
      eb.fn.sum<string | null>("size_bytes").as("bytes"),
    ])
    .where("issue_id", "=", issueId)
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), bytes: Number(row.bytes ?? 0) }
}

interface NewAttachment {
  issueId: string
  fileName: string
  mediaType: string
  sizeBytes: number
  hash: Buffer
  scanState: ScanState
  userId: string
  now: Date
}

export async function insertAttachment(db: Db, file: NewAttachment): Promise<string> {
  return insertRow(db, "attachment", {
    issue_id: file.issueId,
    file_name: file.fileName,
    media_type: file.mediaType,
    size_bytes: file.sizeBytes,
    content_hash: file.hash,
    scan_state: file.scanState,
    created_on: file.now,
    created_by: file.userId,
    changed_on: file.now,
    changed_by: file.userId,
  })
}

export async function saveAttachment(
  db: Db,
  attachmentId: string,
  change: { fileName?: string; downloadDisabled?: boolean; scanState?: ScanState },
  userId: string,
  now: Date,
): Promise<void> {
  await updateVersionedRow(db, "attachment", attachmentId, {
    file_name: change.fileName,
    download_disabled: change.downloadDisabled,
    scan_state: change.scanState,
    changed_on: now,
    changed_by: userId,
  })
}

export async function deleteAttachment(db: Db, attachmentId: string): Promise<void> {
  await deleteRow(db, "attachment", attachmentId)
}
