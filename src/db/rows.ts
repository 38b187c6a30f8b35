/** Statements that write, delete or lock rows of a table, found by their id or other values. */
import {
  type Expression,
  type ExpressionBuilder,
  type InsertObject,
  type Selectable,
  type SelectQueryBuilder,
  type Simplify,
  sql,
  type UpdateObject,
} from "kysely"
import type { DB } from "../../sql/types.ts"
import { assert } from "../base/assert.ts"
import type { Db } from "../base/deps.ts"
import { notFound } from "../base/refusal.ts"
import { type ConstraintRefusals, mapConstraintViolations } from "./constraint.ts"

type TableWith<Columns> = { [T in keyof DB]: DB[T] extends Columns ? T : never }[keyof DB]
type Table = TableWith<{ id: unknown }>
type VersionedTable = TableWith<{ id: unknown; version: unknown }>
type Singleton = TableWith<{ singleton: unknown }>
type VersionedSingleton = TableWith<{ singleton: unknown; version: unknown }>

/** Stands for the table of a call: the query builder cannot type a statement about one of several tables. */
type AnyTable = "user_group"
type AnySingleton = "password_policy"

/** Columns of a table with the values that they have in a row; null stands for columns without one. */
type Values<T extends keyof DB> = Partial<Selectable<DB[T]>>

function haveValues<T extends keyof DB>(table: T, values: Values<T>) {
  const columns = Object.entries(values) as ["id", string | null][]
  assert(columns.length > 0, `a statement about rows of ${table} names their values`)
  return ({ and, eb }: ExpressionBuilder<DB, AnyTable>) =>
    and(columns.map(([column, value]) => (value === null ? eb(column, "is", null) : eb(column, "=", value))))
}

/** A row of the query that a function builds. */
export type RowOf<Query extends (...parameters: never[]) => { executeTakeFirstOrThrow(): Promise<unknown> }> =
  Awaited<ReturnType<ReturnType<Query>["executeTakeFirstOrThrow"]>>

/** @param refusals  of violated constraints. @returns the id of the new row */
export async function insertRow<T extends Table>(
  tx: Db,
  table: T,
  columns: InsertObject<DB, T>,
  refusals: ConstraintRefusals = {},
): Promise<string> {
  const row = tx
    .insertInto(table as AnyTable)
    .values(columns as unknown as InsertObject<DB, AnyTable>)
    .returning("id")
  return (await mapConstraintViolations(refusals, () => row.executeTakeFirstOrThrow())).id
}

/** Inserts a row unless it violates a unique constraint. @returns whether it was inserted */
export async function insertRowUnlessTaken<T extends keyof DB>(
  tx: Db,
  table: T,
  columns: InsertObject<DB, T>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto(table as AnyTable)
    .values(columns as unknown as InsertObject<DB, AnyTable>)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Inserts a row, or changes the columns of the one that there is. @param key  columns that identify it, and their values */
export async function upsertRow<T extends keyof DB, Key extends Values<T>>(
  tx: Db,
  table: T,
  key: Key,
  columns: Omit<InsertObject<DB, T>, keyof Key>,
): Promise<void> {
  await tx
    .insertInto(table as AnyTable)
    .values({ ...key, ...columns } as unknown as InsertObject<DB, AnyTable>)
    .onConflict((conflict) => conflict.columns(Object.keys(key) as ["id"]).doUpdateSet(columns))
    .execute()
}

/** Leaves the version as it is: for what a form does not show, so that it makes no save a concurrent one. */
export async function updateRow<T extends Table>(
  tx: Db,
  table: T,
  id: string,
  columns: UpdateObject<DB, T>,
): Promise<void> {
  await updateRowsWith(tx, table, { id } as Values<T>, columns)
}

/**
 * Counts the version of the row up: a save from a form that has read the one before is a concurrent one.
 *
 * @param refusals  of violated constraints
 */
export async function updateVersionedRow<T extends VersionedTable>(
  tx: Db,
  table: T,
  id: string,
  columns: UpdateObject<DB, T>,
  refusals: ConstraintRefusals = {},
): Promise<void> {
  const row = { id } as Values<T>
  await mapConstraintViolations(refusals, () => updateVersionedRowsWith(tx, table, row, columns))
}

/** The same for the rows with these values. @returns how many there were */
export function updateVersionedRowsWith<T extends VersionedTable>(
  tx: Db,
  table: T,
  values: Values<T>,
  columns: UpdateObject<DB, T>,
): Promise<number> {
  return updateRowsWith(tx, table, values, { ...columns, version: sql`version + 1` } as UpdateObject<DB, T>)
}

/** Takes the lock of the one row of the table until the end of the transaction. */
export async function lockSingleton(tx: Db, table: Singleton): Promise<void> {
  await tx
    .selectFrom(table as AnySingleton)
    .select("singleton")
    .forUpdate()
    .execute()
}

/** Changes the one row of the table and counts its version up. */
export async function updateVersionedSingleton<T extends VersionedSingleton>(
  tx: Db,
  table: T,
  columns: UpdateObject<DB, T>,
): Promise<void> {
  await tx
    .updateTable(table as AnySingleton)
    .set({ ...columns, version: sql`version + 1` } as UpdateObject<DB, AnySingleton>)
    .execute()
}

/** @param refusals  of violated constraints */
export async function deleteRow<T extends Table>(
  tx: Db,
  table: T,
  id: string,
  refusals: ConstraintRefusals = {},
): Promise<void> {
  await mapConstraintViolations(refusals, () => deleteRowsWith(tx, table, { id } as Values<T>))
}

/**
 * Deletes the rows with these values.
 *
 * @returns false when there was none, e.g. because a concurrent request has deleted it
 */
export async function deleteRowsWith<T extends keyof DB>(
  tx: Db,
  table: T,
  values: Values<T>,
): Promise<boolean> {
  const rows = tx.deleteFrom(table as AnyTable).where(haveValues(table, values))
  const { numDeletedRows } = await rows.executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Changes the rows with these values.
 *
 * @returns how many there were
 */
export async function updateRowsWith<T extends keyof DB>(
  tx: Db,
  table: T,
  values: Values<T>,
  columns: UpdateObject<DB, T>,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable(table as AnyTable)
    .set(columns as unknown as UpdateObject<DB, AnyTable>)
    .where(haveValues(table, values))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** @returns the column in the row with these values; null without such a row, and where it is null there */
export async function findValue<T extends keyof DB, Column extends keyof Selectable<DB[T]> & string>(
  db: Db,
  table: T,
  column: Column,
  values: Values<T>,
): Promise<Selectable<DB[T]>[Column] | null> {
  const [value = null] = await listValues(db, table, column, values)
  return value
}

/** @returns these columns of the row with these values; null without such a row */
export async function findColumns<T extends keyof DB, Column extends keyof Selectable<DB[T]> & string>(
  db: Db,
  table: T,
  columns: readonly Column[],
  values: Values<T>,
): Promise<Pick<Selectable<DB[T]>, Column> | null> {
  const row = await db
    .selectFrom(table as AnyTable)
    .select(columns as unknown as ["id"])
    .where(haveValues(table, values))
    .executeTakeFirst()
  return (row ?? null) as Pick<Selectable<DB[T]>, Column> | null
}

/** @returns the column in each row with these values, in no order */
export async function listValues<T extends keyof DB, Column extends keyof Selectable<DB[T]> & string>(
  db: Db,
  table: T,
  column: Column,
  values: Values<T>,
): Promise<Selectable<DB[T]>[Column][]> {
  const rows = await db
    .selectFrom(table as AnyTable)
    .select(column as "id")
    .where(haveValues(table, values))
    .execute()
  return rows.map((row) => (row as unknown as Selectable<DB[T]>)[column])
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
 * A function that reads one object by its id.
 *
 * @param column  of the id in `rows`, which may be limited to those of an owner: its id then comes before the object's
 */
export function rowReader<D, T extends keyof D, Row, Owner extends string[], Item>(
  kind: string,
  column: string,
  rows: (db: Db, ...owner: Owner) => SelectQueryBuilder<D, T, Row>,
  toItem: (row: Simplify<Row>) => Item,
) {
  /** @throws Refusal NOT_FOUND */
  return async (db: Db, ...path: [...owner: Owner, id: string]): Promise<Item> => {
    const id = path.at(-1) as string
    const found = rows(db, ...(path.slice(0, -1) as Owner)).where(sql.ref(column), "=", id)
    return toItem(await found.executeTakeFirstOrThrow(() => notFound(kind, id)))
  }
}

/** A function that reads one object like `read`, with the row of its id locked until the end of the transaction. */
export function lockingReader<Given extends [id: string, ...unknown[]], Item>(
  table: Table,
  read: (tx: Db, ...given: Given) => Promise<Item>,
) {
  return async (tx: Db, ...given: Given): Promise<Item> => {
    await lockRow(tx, table, given[0])
    return read(tx, ...given)
  }
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
