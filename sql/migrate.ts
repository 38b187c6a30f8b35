/** Applies the migrations of this program to a database: each file once, in order, in a transaction of its own. */
import type postgres from "postgres"
import { readMigrations } from "./migrations.ts" with { type: "macro" }
import type { Migration } from "./migrations.ts"

export type { Migration }

/** The migrations of this program. */
export const MIGRATIONS: Migration[] = readMigrations()

/** Advisory lock that serialises servers starting at the same time; an arbitrary constant ("mill" in ASCII). */
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
 * Applies the missing migrations.
 *
 * @returns the names of the applied migrations, in order; empty when the database was up to date
 * @throws MigrationError naming the file when an applied file has changed since, when the database has a migration that
 *         this program does not know, or with the line of a statement that failed; earlier files stay applied
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
 * Updates the planner's statistics. Autovacuum would do so only after a tenth of a table has changed, which takes
 * months in a large database; until then the planner has no statistics on new columns and indexes.
 */
async function analyzeTables(sql: postgres.Sql): Promise<void> {
  await sql.begin(async (tx) => {
    // Suppresses the warnings about tables of other owners, which are skipped.
    await tx.unsafe("set local client_min_messages = error")
    await tx.unsafe("analyze")
  })
}

/** Takes the lock per file and reads the history under it, so that concurrent servers apply each file once. */
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

/**
 * @throws MigrationError when the database has a migration that this build does not have. The database of a newer
 *         build has all migrations of this build as well; one that lacks some was made by a build before the first
 *         release, whose migrations were replaced.
 */
function verifyHistory(applied: Map<string, string>, migrations: Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]))
  const isComplete = migrations.every((migration) => applied.has(migration.name))
  for (const [name, checksum] of applied) {
    const current = known.get(name)
    if (current === undefined) throw new MigrationError(isComplete ? newerBuild(name) : unreleasedBuild(name))
    if (current !== checksum)
      throw new MigrationError(`migration "${name}" was changed after it was applied to this database`)
  }
}

const newerBuild = (name: string) =>
  `the database was migrated by a newer version: it has "${name}", which this version does not know`

const unreleasedBuild = (name: string) =>
  `the database was created by an unreleased build: it has "${name}", which this version does not know. ` +
  "It cannot be migrated: start with an empty database or data folder, or use the build that created it"

function throwMigrationError(migration: Migration, error: unknown): never {
  const position = Number((error as { position?: string }).position ?? Number.NaN)
  const line = Number.isNaN(position) ? "" : ` line ${migration.sql.slice(0, position).split("\n").length}`
  const message = error instanceof Error ? error.message : `${error}`
  throw new MigrationError(`migration "${migration.name}"${line}: ${message}`, { cause: error })
}
