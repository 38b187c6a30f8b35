/** Brings a database to the shape this program needs: every file once, in order, each in a transaction of its own. */
import type postgres from "postgres"
import { readMigrations } from "./migrations.ts" with { type: "macro" }
import type { Migration } from "./migrations.ts"

export type { Migration }

/** The migrations of this program. */
export const MIGRATIONS: Migration[] = readMigrations()

/** Serialises nodes that start at the same time; any constant that nobody else uses ("mill" in ASCII). */
const MIGRATION_LOCK = 0x6d696c6c

const HISTORY_TABLE = `
  create table if not exists schema_migration (
    name       text primary key,
    checksum   text not null,
    applied_at timestamptz not null default now()
  )`

export class MigrationError extends Error {
  override name = "MigrationError"
}

/**
 * Applies what is missing.
 *
 * @returns the names applied now, in order; empty when the database was up to date
 * @throws MigrationError naming the file when an applied file has changed since, when the database knows a file that
 *         this program does not (it is newer), or with the line of a statement that failed; earlier files stay applied
 */
export async function migrate(sql: postgres.Sql, migrations: Migration[] = MIGRATIONS): Promise<string[]> {
  const applied: string[] = []
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`
    await tx.unsafe("set local client_min_messages = warning")
    await tx.unsafe(HISTORY_TABLE)
    verifyHistory(await readHistory(tx), migrations)
  })
  for (const migration of migrations) if (await applyOne(sql, migration)) applied.push(migration.name)
  if (applied.length > 0 && applied.length < migrations.length) await analyzeTables(sql)
  return applied
}

/**
 * Of a new column or index the planner knows nothing until its table has changed by a tenth, in a large book for months,
 * and guesses wrong by orders of magnitude.
 */
async function analyzeTables(sql: postgres.Sql): Promise<void> {
  await sql.begin(async (tx) => {
    // Tables of others in the same database are passed over with a warning.
    await tx.unsafe("set local client_min_messages = error")
    await tx.unsafe("analyze")
  })
}

/** The lock is taken per file and the history read under it: two nodes migrating at once apply every file once. */
async function applyOne(sql: postgres.Sql, migration: Migration): Promise<boolean> {
  return await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`
    if ((await readHistory(tx)).has(migration.name)) return false
    await tx
      .unsafe(migration.sql)
      .simple()
      .catch((error) => throwMigrationError(migration, error))
    await tx`insert into schema_migration (name, checksum) values (${migration.name}, ${migration.checksum})`
    return true
  })
}

async function readHistory(tx: postgres.TransactionSql): Promise<Map<string, string>> {
  const rows = await tx<{ name: string; checksum: string }[]>`select name, checksum from schema_migration`
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

function verifyHistory(applied: Map<string, string>, migrations: Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]))
  for (const [name, checksum] of applied) {
    const current = known.get(name)
    if (current === undefined)
      throw new MigrationError(
        `the database was migrated by a newer version: it has "${name}", which this one does not know`,
      )
    if (current !== checksum)
      throw new MigrationError(`migration "${name}" was changed after it was applied to this database`)
  }
}

function throwMigrationError(migration: Migration, error: unknown): never {
  const position = Number((error as { position?: string }).position ?? Number.NaN)
  const line = Number.isNaN(position) ? "" : ` line ${migration.sql.slice(0, position).split("\n").length}`
  const words = error instanceof Error ? error.message : `${error}`
  throw new MigrationError(`migration "${migration.name}"${line}: ${words}`, { cause: error })
}
