/** Queries of the files that went through a session's connections. */
import { sql } from "kysely"
import type { Db } from "../../base/deps.ts"
import {
  containsPattern,
  type Page,
  type PageRequest,
  pageOffset,
  TOTAL_COUNT_MAX,
} from "../../base/page-request.ts"
import { orderBySort } from "../../db/sorting.ts"
import type { TransferredFile } from "./contract.ts"
import { TRANSFERRED_FILE_SORTS } from "./rules.ts"
import { fullName } from "./store.ts"

export interface NewTransferredFile {
  connectionId: string
  filename: string
  sha256: Buffer
  sizeBytes: number
  createdBy: string
  createdOn: Date
}

export async function insertTransferredFile(db: Db, file: NewTransferredFile): Promise<string> {
  const { id } = await db
    .insertInto("transferred_file")
    .values({
      session_viewer_id: file.connectionId,
      filename: file.filename,
      sha256: file.sha256,
      size_bytes: file.sizeBytes,
      created_by: file.createdBy,
      created_on: file.createdOn,
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  return id
}

/** What the list can be sorted by. */
const SORT_COLUMNS = {
  id: sql.ref("file.id"),
  createdOn: sql.ref("file.created_on"),
  filename: sql`lower(file.filename)`,
  size: sql.ref("file.size_bytes"),
}

/** One page of a connection's files, newest first. The search finds the file's name. */
export async function listTransferredFiles(
  db: Db,
  connectionId: string,
  request: PageRequest,
): Promise<Page<TransferredFile>> {
  const wanted = db
    .selectFrom("transferred_file as file")
    .innerJoin("app_user as creator", "creator.id", "file.created_by")
    .where("file.session_viewer_id", "=", connectionId)
    .$if(request.search !== "", (q) => q.where("file.filename", "ilike", containsPattern(request.search)))
  const shown = wanted.selectAll("file").select(["creator.username", fullName("creator").as("name")])
  const rows = await orderBySort(shown, request, TRANSFERRED_FILE_SORTS, SORT_COLUMNS)
    .limit(request.size)
    .offset(pageOffset(request))
    .execute()
  const counted = await db
    .selectFrom(wanted.select("file.id").limit(TOTAL_COUNT_MAX).as("found"))
    .select((eb) => eb.fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow()
  return {
    rows: rows.map((row) => ({
      id: row.id,
      filename: row.filename,
      createdOn: row.created_on.toISOString(),
      createdBy: { id: row.created_by, username: row.username, displayName: row.name || row.username },
      hash: row.sha256.toString("base64"),
      size: Number(row.size_bytes),
    })),
    page: request.page,
    size: request.size,
    total: Number(counted.total),
  }
}
