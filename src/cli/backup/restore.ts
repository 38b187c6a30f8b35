/** Writes a backup into an installation that is not in use yet, in the embedded database or another one. */
import { createHash } from "node:crypto"
import { mkdir, open, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import type postgres from "postgres"
import { MIGRATIONS, type Migration, migrate } from "../../../sql/migrate.ts"
import { ensureFolder, writeFileAtomically } from "../../edges/files/durable-files.ts"
import { recordingFilePath } from "../../sessions/recordings/files.ts"
import type { BackupSource } from "./create.ts"
import {
  type BackupCounts,
  type BackupEntry,
  type BackupHead,
  countsOf,
  downloadName,
  noFiles,
} from "./format.ts"
import { type OpenBackup, openBackup, readAll } from "./read.ts"
import { insertRows, listTables, suspendRules, type Table } from "./tables.ts"

/**
 * Nothing of the database is changed unless all of the backup could be read; stored files are named by what they hold, so that
 * those of a restore that failed are found again by the next one.
 *
 * @throws Error in plain words when the installation is in use or the backup cannot be read to its end
 */
export async function restoreBackup(target: BackupSource, path: string): Promise<BackupCounts> {
  const backup = await openBackup(path)
  try {
    await requireUnused(target.sql, backup.head)
    // The tables as they were; the next start brings them up to date.
    await migrate(target.sql, backup.head.migrations.map(knownMigration))
    const files = await target.sql.begin((tx) => restoreEntries(tx, backup, target))
    await target.sql`analyze`
    return countsOf(backup.head, files)
  } finally {
    await backup.close()
  }
}

async function restoreEntries(
  tx: postgres.TransactionSql,
  { head, readEntries }: OpenBackup,
  target: BackupSource,
) {
  const files = noFiles()
  const existing = await listTables(tx)
  const resumeRules = await suspendRules(tx, existing)
  const tables = tablesOf(head, existing)
  await readEntries(async (entry, content) => {
    if (entry.kind === "rows") return writeRows(tx, tables.get(entry.table), content)
    await writeFile(target, entry, content)
    files[`${entry.kind}s`] += 1
  })
  await resumeRules()
  for (const { name, value } of head.sequences)
    await tx`select setval(${`public.${name}`}::regclass, ${value}::bigint)`
  return files
}

/** @throws Error when the installation is in use, or was started by another version */
async function requireUnused(sql: postgres.Sql, { migrations }: BackupHead): Promise<void> {
  const [found] = await sql`select to_regclass('public.installation') is not null as started`
  if (!found?.started) return
  const [used] = await sql`
    select from installation where initialised_on is not null union all select from app_user limit 1`
  if (used) throw new Error("the database is in use: a backup is restored into a new installation only")
  const known = new Set(migrations.map(({ name }) => name))
  const applied = await sql<{ name: string }[]>`select name from schema_migration`
  if (applied.some(({ name }) => !known.has(name)))
    throw new Error(
      "the database was started by a newer version than the backup is of: restore it into an empty database or data folder",
    )
}

function knownMigration({ name, checksum }: BackupHead["migrations"][number]): Migration {
  const known = MIGRATIONS.find((migration) => migration.name === name)
  if (!known)
    throw new Error(`the backup is of a newer version: it has "${name}", which this version does not know`)
  if (known.checksum !== checksum) throw new Error(`migration "${name}" was changed after it was applied`)
  return known
}

function tablesOf({ tables }: BackupHead, existing: readonly Table[]): Map<string, Table> {
  for (const { name, columns } of tables) {
    const found = existing.find((table) => table.name === name)
    const unknown = columns.find((column) => !found?.columns.includes(column))
    if (!found || unknown)
      throw new Error(
        `the backup has ${[name, unknown].filter(Boolean).join(".")}, which its version has not`,
      )
  }
  return new Map(tables.map((table) => [table.name, table]))
}

async function writeRows(
  tx: postgres.TransactionSql,
  table: Table | undefined,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const packed = await readAll(content)
  if (!table) throw new Error("the backup has rows of a table that it does not list")
  await insertRows(tx, table, Buffer.from(Bun.gunzipSync(new Uint8Array(packed))).toString())
}

async function writeFile(
  { files, dataFolder }: BackupSource,
  entry: Exclude<BackupEntry, { kind: "rows" }>,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  if (entry.kind !== "content") {
    const path =
      entry.kind === "recording"
        ? recordingFilePath({ dataFolder }, entry.sessionId)
        : join(dataFolder, downloadName(entry.fileName))
    await ensureFolder(dirname(path))
    return writeFileAtomically(path, (draft) => writeContent(draft, content).then(() => {}))
  }
  const arriving = join(dataFolder, "arriving")
  await mkdir(arriving, { recursive: true })
  const draft = join(arriving, entry.key)
  try {
    if ((await writeContent(draft, content)) !== entry.key)
      throw new Error(`the content ${entry.key} is damaged`)
    await files.put(entry.key, draft)
  } finally {
    await rm(draft, { force: true })
  }
}

/** @returns the SHA-256 in hex */
async function writeContent(path: string, content: AsyncIterable<Uint8Array>): Promise<string> {
  const file = await open(path, "w", 0o600)
  const hash = createHash("sha256")
  try {
    for await (const bytes of content) {
      hash.update(bytes)
      await file.writeFile(bytes)
    }
    return hash.digest("hex")
  } finally {
    await file.close()
  }
}
