/** Statements that write, delete or lock rows of a table, found by their id or other values. */
import { type Expression, type InsertObject, type Selectable, sql, type UpdateObject } from "kysely"
import type { DB } from "../../sql/types.ts"
import { assert } from "../base/assert.ts"
import type { Db } from "../base/deps.ts"

type TableWith<Columns> = { [T in keyof DB]: DB[T] extends Columns ? T : never }[keyof DB]
type Table = TableWith<{ id: unknown }>
type VersionedTable = TableWith<{ id: unknown; version: unknown }>

/** Stands for the table of a call: the query builder cannot type a statement about one of several tables. */
type AnyTable = "user_group"

/** A row of the query that a function builds. */
export type RowOf<Query extends (...parameters: never[]) => { executeTakeFirstOrThrow(): Promise<unknown> }> =
  Awaited<ReturnType<ReturnType<Query>["executeTakeFirstOrThrow"]>>

/** @returns the id of the new row */
export async function insertRow<T extends Table>(
  tx: Db,
  table: T,
  columns: InsertObject<DB, T>,
): Promise<string> {
  const { id } = await tx
    .insertInto(table as AnyTable)
    .values(columns as unknown as InsertObject<DB, AnyTable>)
    .returning("id")
    .executeTakeFirstOrThrow()
  return id
}

/** Leaves the version as it is: for what a form does not show, so that it makes no save a concurrent one. */
export async function updateRow<T extends Table>(
  tx: Db,
  table: T,
  id: string,
  columns: UpdateObject<DB, T>,
): Promise<void> {
  await tx
    .updateTable(table as AnyTable)
    .set(columns as unknown as UpdateObject<DB, AnyTable>)
    .where("id", "=", id)
    .execute()
}

/** Counts the version of the row up: a save from a form that has read the one before is a concurrent one. */
export async function updateVersionedRow<T extends VersionedTable>(
  tx: Db,
  table: T,
  id: string,
  columns: UpdateObject<DB, T>,
): Promise<void> {
  await updateRow(tx, table, id, { ...columns, version: sql`version + 1` } as UpdateObject<DB, T>)
}

export async function deleteRow<T extends Table>(tx: Db, table: T, id: string): Promise<void> {
  await tx
    .deleteFrom(table as AnyTable)
    .where("id", "=", id)
    .execute()
}

/**
 * Deletes the rows with these values.
 *
 * @returns false when there was none, e.g. because a concurrent request has deleted it
 */
export async function deleteRowsWith<T extends keyof DB>(
  tx: Db,
  table: T,
  values: Partial<Selectable<DB[T]>>,
): Promise<boolean> {
  const conditions = Object.entries(values) as ["id", string][]
  assert(conditions.length > 0, `a deletion from ${table} names its rows`)
  let rows = tx.deleteFrom(table as AnyTable)
  for (const [column, value] of conditions) rows = rows.where(column, "=", value)
  const { numDeletedRows } = await rows.executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Deletes the rows of which a time is not later than `until`.
 *
 * @param column  the time: a column of the table, or SQL that computes it
 * @param limit  deletes so many at most
 * @returns how many
 */
export async function deleteRowsUntil<T extends keyof DB & string>(
  db: Db,
  table: T,
  column: (keyof DB[T] & string) | Expression<Date>,
  until: Date,
  limit?: number,
): Promise<number> {
  const isOver = sql`${typeof column === "string" ? sql.ref(column) : column} <= ${until}`
  const rows = sql`select ctid from ${sql.table(table)} where ${isOver} limit ${limit}`
  const condition = limit === undefined ? isOver : sql`ctid in (${rows})`
  const deleted = await sql`delete from ${sql.table(table)} where ${condition}`.execute(db)
  return Number(deleted.numAffectedRows ?? 0)
}

/**
 * Takes the lock of the row until the end of the transaction.
 *
 * @returns false when there is no such row
 */
export async function lockRow<T extends Table>(tx: Db, table: T, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom(table as AnyTable)
    .select("id")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}
