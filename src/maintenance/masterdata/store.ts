/** Imports with their rows, kept between the check and the import. */

import { type Selectable, sql } from "kysely"
import type { DB } from "../../../sql/types.ts"
import { hoursBefore } from "../../base/clock.ts"
import type { Db } from "../../base/deps.ts"
import type { Page, PageRequest } from "../../base/page-request.ts"
import { notFound } from "../../base/refusal.ts"
import { directList } from "../../db/paged-list.ts"
import { deleteRow, deleteRowsUntil, insertRow, updateRow, updateRowsWith } from "../../db/rows.ts"
import {
  type CellChange,
  IMPORT_KEPT_HOURS,
  type ImportState,
  LEASE_MS,
  type MasterDataKind,
  type RowFate,
  type RowOutcome,
  type RowProblem,
} from "./rules.ts"

export interface ImportRun {
  id: string
  userId: string
  kind: MasterDataKind
  fileName: string
  /** base64 of the file's SHA-256. */
  fileHash: string
  columns: string[]
  rowCount: number
  state: ImportState
  /** The first row that is not yet checked, or not yet imported. */
  nextRow: number
  digest: string | null
  createdOn: Date
}

/** A row of the file. */
export interface FileRow {
  /** From 1, without the head. */
  number: number
  /** Line of the file on which it ends. */
  line: number
  key: string
  /** In the order of the file's columns. */
  cells: string[]
}

/** What the check has found out about a row. */
export interface CheckedRow {
  number: number
  fate: RowFate
  objectId: string | null
  objectVersion: number | null
  deviceId: string | null
  parentRow: number | null
  input: Record<string, unknown> | null
  changes: CellChange[]
  problems: RowProblem[]
}

export type ImportRow = FileRow &
  Omit<CheckedRow, "fate"> & { fate: RowFate | null; outcome: RowOutcome | null }

const json = (value: unknown) => sql<never>`${JSON.stringify(value)}::text::jsonb`

export async function insertImport(
  tx: Db,
  run: Pick<ImportRun, "userId" | "kind" | "fileName" | "columns" | "rowCount"> & {
    fileHash: Buffer
    now: Date
  },
): Promise<string> {
  return insertRow(tx, "import_run", {
    user_id: run.userId,
    kind: run.kind,
    file_name: run.fileName,
    file_hash: run.fileHash,
    column_names: run.columns,
    row_count: run.rowCount,
    created_on: run.now,
  })
}

/** Rows of this many at a time are written as JSON within some milliseconds, so that other requests are served between them. */
const ROWS_PER_INSERT = 200

export async function insertRows(tx: Db, importId: string, rows: readonly FileRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT)
    await sql`insert into import_row (run_id, number, line, key, cells)
      select ${importId}::uuid, number, line, key, cells
      from jsonb_to_recordset(${json(rows.slice(from, from + ROWS_PER_INSERT))}) as given(number int, line int, key text, cells jsonb)`.execute(
      tx,
    )
}

/** @returns how many imports were old enough to be deleted */
export function deleteOldImports(db: Db, now: Date): Promise<number> {
  return deleteRowsUntil(db, "import_run", "created_on", hoursBefore(now, IMPORT_KEPT_HOURS))
}

/** Deletes a user's imports but the newest `kept`. */
export async function deleteOlderImports(tx: Db, userId: string, kept: number): Promise<void> {
  await sql`delete from import_run where user_id = ${userId} and id not in (
    select id from import_run where user_id = ${userId} order by created_on desc, id desc limit ${kept})`.execute(
    tx,
  )
}

export async function deleteImport(db: Db, importId: string): Promise<void> {
  await deleteRow(db, "import_run", importId)
}

/** The user's imports, newest first; at most as many as are kept of a user. */
export async function listImports(db: Db, userId: string): Promise<ImportRun[]> {
  const rows = await db
    .selectFrom("import_run")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_on", "desc")
    .orderBy("id", "desc")
    .execute()
  return rows.map(toRun)
}

/** @throws Refusal NOT_FOUND, also for the import of another user */
export async function getImport(db: Db, userId: string, importId: string): Promise<ImportRun> {
  const row = await db
    .selectFrom("import_run")
    .selectAll()
    .where("id", "=", importId)
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow(() => notFound("importRun", importId))
  return toRun(row)
}

function toRun(row: Selectable<DB["import_run"]>): ImportRun {
  return {
    id: row.id,
    userId: row.user_id,
    kind: row.kind as MasterDataKind,
    fileName: row.file_name,
    fileHash: row.file_hash.toString("base64"),
    columns: row.column_names,
    rowCount: row.row_count,
    state: row.state as ImportState,
    nextRow: row.next_row,
    digest: row.digest,
    createdOn: row.created_on,
  }
}

/** Lets one request at a time work on the rows. @returns false while another one does */
export async function leaseImport(db: Db, importId: string, now: Date): Promise<boolean> {
  const leased = await db
    .updateTable("import_run")
    .set({ leased_until: new Date(now.getTime() + LEASE_MS) })
    .where("id", "=", importId)
    .where((eb) => eb.or([eb("leased_until", "is", null), eb("leased_until", "<=", now)]))
    .executeTakeFirst()
  return leased.numUpdatedRows === 1n
}

export async function releaseImport(db: Db, importId: string): Promise<void> {
  await updateRow(db, "import_run", importId, { leased_until: null })
}

export async function saveProgress(db: Db, importId: string, nextRow: number): Promise<void> {
  await updateRow(db, "import_run", importId, { next_row: nextRow })
}

export async function saveState(
  db: Db,
  importId: string,
  state: ImportState,
  nextRow: number,
): Promise<void> {
  await updateRow(db, "import_run", importId, { state, next_row: nextRow })
}

/** All rows are checked: a digest over everything that the import would apply. */
export async function saveChecked(db: Db, importId: string): Promise<void> {
  await sql`update import_run set state = 'CHECKED', next_row = 1, digest = (
      select encode(sha256(convert_to(coalesce(string_agg(concat_ws('|', number, fate, object_id, object_version, input, changes),
        E'\\n' order by number), ''), 'UTF8')), 'hex')
      from import_row where run_id = ${importId})
    where id = ${importId}`.execute(db)
}

/** Rows from `first` on, in the order of the file. */
export async function listRowsFrom(
  db: Db,
  importId: string,
  first: number,
  count: number,
): Promise<ImportRow[]> {
  return (await rowsFrom(db, importId, first, count).execute()).map(toRow)
}

function rowsFrom(db: Db, importId: string, first: number, count: number) {
  return db
    .selectFrom("import_row")
    .selectAll()
    .where("run_id", "=", importId)
    .where("number", ">=", first)
    .orderBy("number")
    .limit(count)
}

/** Rows after this one that the check or the import has refused, in the order of the file. */
export async function listRefusedRows(
  db: Db,
  importId: string,
  after: number,
  count: number,
): Promise<ImportRow[]> {
  const refused = rowsFrom(db, importId, after + 1, count).where((eb) =>
    eb.or([eb("fate", "=", "REFUSED"), eb("outcome", "=", "REFUSED")]),
  )
  return (await refused.execute()).map(toRow)
}

/** One page of the rows, in the order of the file. */
export function importRowsPage(
  db: Db,
  importId: string,
  filter: { fate?: RowFate; outcome?: RowOutcome },
  request: PageRequest,
): Promise<Page<ImportRow>> {
  return ROWS.page(db, { importId, ...filter }, null, { ...request, search: "" }, toRow)
}

const ROWS = directList({
  name: "import rows",
  sorts: { fields: ["id"], defaultSort: "id" },
  columns: { id: "number" },
  rows(db, { importId, fate, outcome }: { importId: string; fate?: RowFate; outcome?: RowOutcome }) {
    let wanted = db.selectFrom("import_row").selectAll().where("run_id", "=", importId)
    if (fate) wanted = wanted.where("fate", "=", fate)
    return outcome ? wanted.where("outcome", "=", outcome) : wanted
  },
})

function toRow(row: Selectable<DB["import_row"]>): ImportRow {
  return {
    number: row.number,
    line: row.line,
    key: row.key,
    cells: row.cells as string[],
    fate: row.fate as RowFate | null,
    outcome: row.outcome as RowOutcome | null,
    objectId: row.object_id,
    objectVersion: row.object_version,
    deviceId: row.device_id,
    parentRow: row.parent_row,
    input: row.input as ImportRow["input"],
    changes: row.changes as unknown as CellChange[],
    problems: row.problems as unknown as RowProblem[],
  }
}

export async function saveCheckedRows(db: Db, importId: string, rows: readonly CheckedRow[]): Promise<void> {
  await sql`update import_row set fate = given.fate, object_id = given."objectId", object_version = given."objectVersion",
      device_id = given."deviceId", parent_row = given."parentRow", input = given.input, changes = given.changes,
      problems = given.problems
    from jsonb_to_recordset(${json(rows)}) as given(number int, fate text, "objectId" uuid, "objectVersion" int,
      "deviceId" uuid, "parentRow" int, input jsonb, changes jsonb, problems jsonb)
    where import_row.run_id = ${importId} and import_row.number = given.number`.execute(db)
}

/** In the transaction that applies the rows. @param objects  the object of each row, by its number */
export async function saveDone(
  tx: Db,
  importId: string,
  objects: ReadonlyMap<number, string>,
): Promise<void> {
  const done = [...objects].map(([number, id]) => ({ number, id }))
  await sql`update import_row set outcome = 'DONE', object_id = given.id, problems = '[]'
    from jsonb_to_recordset(${json(done)}) as given(number int, id uuid)
    where import_row.run_id = ${importId} and import_row.number = given.number`.execute(tx)
}

export async function saveRefused(
  db: Db,
  importId: string,
  { number, objectId }: Pick<ImportRow, "number" | "objectId">,
  problems: readonly RowProblem[],
): Promise<void> {
  await updateRowsWith(
    db,
    "import_row",
    { run_id: importId, number },
    { outcome: "REFUSED", object_id: objectId, problems: json(problems) },
  )
}

/** How many rows have each fate, and how many each outcome. */
export async function countRows(
  db: Db,
  importId: string,
): Promise<{ fates: Record<RowFate, number>; outcomes: Record<RowOutcome, number> }> {
  const { rows } = await sql<{ fate: RowFate | null; outcome: RowOutcome | null; count: number }>`
    select fate, outcome, count(*)::int as count from import_row where run_id = ${importId}
    group by fate, outcome`.execute(db)
  const fates = { CREATE: 0, CHANGE: 0, UNCHANGED: 0, REFUSED: 0 }
  const outcomes = { DONE: 0, REFUSED: 0 }
  for (const { fate, outcome, count } of rows) {
    if (fate) fates[fate] += count
    if (outcome) outcomes[outcome] += count
  }
  return { fates, outcomes }
}

/** The first row with each of these keys. */
export async function findFirstRows(
  db: Db,
  importId: string,
  keys: readonly string[],
): Promise<
  Map<
    string,
    { number: number; line: number; fate: RowFate | null; objectId: string | null; cells: string[] }
  >
> {
  const { rows } = await sql<{
    key: string
    number: number
    line: number
    fate: RowFate | null
    objectId: string | null
    cells: string[]
  }>`select distinct on (key) key, number, line, fate, object_id as "objectId", cells from import_row
    where run_id = ${importId} and key = any(${[...keys]}::text[]) order by key, number`.execute(db)
  return new Map(rows.map(({ key, ...row }) => [key, row]))
}
