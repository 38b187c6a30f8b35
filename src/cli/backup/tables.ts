/** The tables of the database: their rows as JSON and back, and what stands in the way of writing them back. */
import type postgres from "postgres"

/** Of the server that runs; a restored one would have to wait for its end. */
const LEFT_OUT = ["server_lease", "schema_migration"]

export interface Table {
  name: string
  /** Without those that the database computes. */
  columns: string[]
}

export async function listTables(sql: postgres.ISql): Promise<Table[]> {
  return await sql<Table[]>`
    select class.relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class class join pg_attribute on attrelid = class.oid
    where class.relnamespace = 'public'::regnamespace and class.relkind = 'r' and class.relname <> all(${LEFT_OUT})
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by class.relname order by class.relname`
}

export async function listSequences(sql: postgres.ISql): Promise<{ name: string; value: string }[]> {
  return await sql<{ name: string; value: string }[]>`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename`
}

/** Rows that are asked for at once. */
const ROWS_PER_FETCH = 500

/**
 * The rows as JSON, some at a time. By a cursor, not by COPY: its stream does not end with the driver and the runtime that are in use.
 *
 * @param tx  reads one moment
 */
export async function* readRows(
  tx: postgres.TransactionSql,
  { name, columns }: Table,
): AsyncGenerator<string[]> {
  await tx.unsafe(`declare backup_rows no scroll cursor for
    select row_to_json(one)::text as json from (select ${columns.map(quoted).join(", ")} from public.${quoted(name)}) one`)
  for (;;) {
    const rows = await tx.unsafe<{ json: string }[]>(`fetch ${ROWS_PER_FETCH} from backup_rows`)
    if (rows.length > 0) yield rows.map(({ json }) => json)
    if (rows.length < ROWS_PER_FETCH) break
  }
  await tx.unsafe("close backup_rows")
}

/** @param rows  a JSON array */
export async function insertRows(
  tx: postgres.TransactionSql,
  { name, columns }: Table,
  rows: string,
): Promise<void> {
  const list = columns.map(quoted).join(", ")
  const table = `public.${quoted(name)}`
  await tx.unsafe(
    `insert into ${table} (${list}) overriding system value
      select ${list} from json_populate_recordset(null::${table}, $1::text::json)`,
    [rows],
  )
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/**
 * Empties the tables and keeps triggers and references from acting until the returned function is called, which checks the
 * references: rows come in the order of tables, not of references. Any owner of the tables may do that, not only a superuser.
 */
export async function suspendRules(
  tx: postgres.TransactionSql,
  tables: readonly Table[],
): Promise<() => Promise<void>> {
  const triggers = await tx<{ tbl: string; trigger: string; mode: string }[]>`
    select tgrelid::regclass::text as tbl, tgname as trigger, tgenabled as mode from pg_trigger
    where not tgisinternal and tgenabled <> 'D'`
  const references = await tx<{ tbl: string; name: string; definition: string }[]>`
    select conrelid::regclass::text as tbl, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`
  const run = (statements: string[]) => tx.unsafe(statements.join(";\n")).simple()
  await run([
    ...references.map(({ tbl, name }) => `alter table ${tbl} drop constraint ${quoted(name)}`),
    ...triggers.map(({ tbl, trigger }) => `alter table ${tbl} disable trigger ${quoted(trigger)}`),
    `truncate ${tables.map(({ name }) => quoted(name)).join(", ")}`,
  ])
  return async () => {
    await run([
      ...references.map(
        ({ tbl, name, definition }) => `alter table ${tbl} add constraint ${quoted(name)} ${definition}`,
      ),
      ...triggers.map(
        ({ tbl, trigger, mode }) =>
          `alter table ${tbl} enable ${TRIGGER_MODES[mode] ?? ""} trigger ${quoted(trigger)}`,
      ),
    ])
  }
}

/** As `pg_trigger` writes them; the usual mode is not named. */
const TRIGGER_MODES: Record<string, string> = { A: "always", R: "replica" }
