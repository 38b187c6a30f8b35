/** Queries of the files that go through a session's connections. */

import { sql } from "kysely"
import { required } from "../../base/assert.ts"
import type { Db } from "../../base/deps.ts"
import type { Page, PageRequest } from "../../base/page-request.ts"
import { notFound } from "../../base/refusal.ts"
import { countRows } from "../../db/counts.ts"
import { directList } from "../../db/paged-list.ts"
import { insertRow, type RowOf, updateRow } from "../../db/rows.ts"
import { selectUserRef } from "../../db/user-ref.ts"
import { isReleased, type ScanOutcome, type ScanState } from "../../system/antivirus/rules.ts"
import { TRANSFERRED_FILE_SORTS } from "../session/rules.ts"
import type { TransferredFile } from "./contract.ts"
import type { TransferDirection, TransferFailure, TransferState } from "./rules.ts"

interface NewTransfer {
  connectionId: string
  filename: string
  direction: TransferDirection
  machinePath: string
  state: TransferState
  /** Contents of a file that came from a person; null for one that is being fetched. */
  content: { hash: Buffer; sizeBytes: number } | null
  scanState: ScanState
  createdBy: string
  createdOn: Date
}

export async function insertTransfer(db: Db, transfer: NewTransfer): Promise<string> {
  return insertRow(db, "transferred_file", {
    session_viewer_id: transfer.connectionId,
    filename: transfer.filename,
    direction: transfer.direction,
    machine_path: transfer.machinePath,
    state: transfer.state,
    sha256: transfer.content?.hash ?? null,
    size_bytes: transfer.content?.sizeBytes ?? null,
    content_hash: transfer.content?.hash ?? null,
    scan_state: transfer.scanState,
    created_by: transfer.createdBy,
    created_on: transfer.createdOn,
  })
}

interface TransferChange {
  state?: TransferState
  content?: { hash: Buffer; sizeBytes: number }
  outcome?: ScanOutcome
  failure?: TransferFailure
  endedOn?: Date
}

export async function saveTransfer(db: Db, id: string, change: TransferChange): Promise<void> {
  const { state, content, outcome, failure, endedOn } = change
  await updateRow(db, "transferred_file", id, {
    state,
    sha256: content?.hash,
    size_bytes: content?.sizeBytes,
    content_hash: content?.hash,
    scan_state: outcome?.scanState,
    infection_found: outcome?.infectionFound,
    virus_id: outcome?.virusId,
    response_info: outcome?.responseInfo,
    failure,
    ended_on: endedOn,
  })
}

/** Of a file that is kept for another scan. */
const HELD: ScanState = "SCANNER_UNREACHABLE_DECLINED"

/**
 * Claims a file that was held because the scanner did not answer, for another scan.
 *
 * @returns its content; null when it is not held any more, or its content has expired
 */
export async function claimHeldTransfer(
  db: Db,
  id: string,
): Promise<{ hash: Buffer; sizeBytes: number } | null> {
  const row = await db
    .updateTable("transferred_file")
    .set({ state: "SCANNING", ended_on: null })
    .where("id", "=", id)
    .where("state", "=", "DECLINED")
    .where("scan_state", "=", HELD)
    .where("content_hash", "is not", null)
    .returning(["content_hash", "size_bytes"])
    .executeTakeFirst()
  return row?.content_hash ? { hash: Buffer.from(row.content_hash), sizeBytes: Number(row.size_bytes) } : null
}

const fileRows = (db: Db) =>
  db
    .selectFrom("transferred_file as file")
    .selectAll("file")
    .select(selectUserRef("file.created_by").as("creator"))

function toTransferredFile(row: RowOf<typeof fileRows>): TransferredFile {
  const scanState = row.scan_state as ScanState
  return {
    id: row.id,
    connectionId: row.session_viewer_id,
    filename: row.filename,
    createdOn: row.created_on.toISOString(),
    createdBy: row.creator,
    hash: row.sha256?.toString("base64") ?? "",
    size: row.size_bytes === null ? null : Number(row.size_bytes),
    direction: row.direction as TransferDirection,
    machinePath: row.machine_path,
    state: row.state as TransferState,
    failure: row.failure,
    transferredBytes: 0,
    isWaiting: false,
    antivirusScanState: scanState,
    infectionFound: row.infection_found,
    virusId: row.virus_id,
    isAvailable:
      row.direction === "FROM_MACHINE" &&
      row.state === "COMPLETED" &&
      row.content_hash !== null &&
      isReleased(scanState),
    isHeld: row.state === "DECLINED" && scanState === HELD && row.content_hash !== null,
  }
}

/** What the list can be sorted by. */
const SORT_COLUMNS = {
  id: "file.id",
  createdOn: "file.created_on",
  filename: sql`lower(file.filename)`,
  size: "file.size_bytes",
}

/** One page of the files of a connection, or of all connections of a session, newest first. The search finds the file's name. */
export function listTransferredFiles(
  db: Db,
  filter: FileFilter,
  request: PageRequest,
): Promise<Page<TransferredFile>> {
  return FILES.page(db, filter, null, request, toTransferredFile)
}

/** `createdBy`: of this person alone. */
type FileFilter = { connectionId: string } | { sessionId: string; createdBy?: string }

const FILES = directList({
  name: "transferred files",
  sorts: TRANSFERRED_FILE_SORTS,
  columns: SORT_COLUMNS,
  rows(db, { search, ...filter }: FileFilter & { search?: string }) {
    const isListed =
      "connectionId" in filter
        ? sql<boolean>`file.session_viewer_id = ${filter.connectionId}`
        : sql<boolean>`file.session_viewer_id in (
            select id from session_viewer where remote_session_id = ${filter.sessionId})`
    const listed = fileRows(db).where(isListed)
    const createdBy = "createdBy" in filter ? filter.createdBy : undefined
    const wanted = createdBy ? listed.where("file.created_by", "=", createdBy) : listed
    return search ? wanted.where("file.filename", "ilike", search) : wanted
  },
})

/** A file in the list of an issue, with the session that it went through. */
export type IssueTransfer = TransferredFile & {
  session: { id: string; interfaceName: string; startedOn: string }
}

const issueFileRows = (db: Db, issueId: string) =>
  fileRows(db)
    .innerJoin("session_viewer as viewer", "viewer.id", "file.session_viewer_id")
    .innerJoin("remote_session as session", "session.id", "viewer.remote_session_id")
    .where("session.issue_id", "=", issueId)

/** One page of the files of all sessions of an issue, newest first. The search finds the file's name. */
export function listFilesOfIssue(
  db: Db,
  issueId: string,
  request: PageRequest,
): Promise<Page<IssueTransfer>> {
  return FILES_OF_ISSUE.page(db, { issueId }, null, request, (row) => ({
    ...toTransferredFile(row),
    session: {
      id: row.session_id,
      interfaceName: row.interface_name,
      startedOn: row.session_started_on.toISOString(),
    },
  }))
}

const FILES_OF_ISSUE = directList({
  name: "files of an issue's sessions",
  sorts: TRANSFERRED_FILE_SORTS,
  columns: SORT_COLUMNS,
  rows(db, { issueId, search }: { issueId: string; search?: string }) {
    const wanted = issueFileRows(db, issueId).select([
      "session.id as session_id",
      "session.interface_name",
      "session.started_on as session_started_on",
    ])
    return search ? wanted.where("file.filename", "ilike", search) : wanted
  },
})

/** How many files went through the sessions of an issue. */
export function countFilesOfIssue(db: Db, issueId: string): Promise<number> {
  return countRows(issueFileRows(db, issueId))
}

/** @throws Refusal NOT_FOUND, also when the file is another connection's */
export async function getTransferredFile(
  db: Db,
  connectionId: string,
  fileId: string,
): Promise<TransferredFile> {
  const row = await fileRows(db)
    .where("file.id", "=", fileId)
    .where("file.session_viewer_id", "=", connectionId)
    .executeTakeFirstOrThrow(() => notFound("file", fileId))
  return toTransferredFile(row)
}

/** Ends the transfers of a server that stopped unexpectedly. @returns how many */
export async function failUnfinishedTransfers(db: Db, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("transferred_file")
    .set({ state: "FAILED", failure: "SERVER_STOPPED", ended_on: now })
    .where("state", "in", ["RUNNING", "SCANNING"])
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Contents of transfers that ended before `instant`; their entries no longer refer to them. */
export async function releaseExpiredContents(db: Db, instant: Date, limit: number): Promise<Buffer[]> {
  const expired = db
    .selectFrom("transferred_file")
    .select("id")
    .where("content_hash", "is not", null)
    .where("ended_on", "<", instant)
    .limit(limit)
  const before = await db
    .selectFrom("transferred_file")
    .select(["id", "content_hash"])
    .where("id", "in", expired)
    .forUpdate()
    .execute()
  if (before.length === 0) return []
  await db
    .updateTable("transferred_file")
    .set({ content_hash: null })
    .where(
      "id",
      "in",
      before.map(({ id }) => id),
    )
    .execute()
  return before.map(({ content_hash: hash }) =>
    Buffer.from(required(hash, "the content of a transferred file")),
  )
}
