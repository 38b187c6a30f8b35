/** Writes a backup: all rows as of one moment, and the files that they refer to. */
import { createReadStream, existsSync } from "node:fs"
import { readdir, stat } from "node:fs/promises"
import { join } from "node:path"
import type postgres from "postgres"
import type { FileStorage } from "../../base/file-storage.ts"
import { VERSION } from "../../base/version.ts"
import { writeFileAtomically } from "../../edges/files/durable-files.ts"
import { recordingFilePath } from "../../sessions/recordings/files.ts"
import { fileErrorText } from "../file-errors.ts"
import {
  type BackupCounts,
  type BackupHead,
  contentName,
  countsOf,
  DOWNLOADS_FOLDER,
  downloadName,
  FORMAT,
  HEAD_NAME,
  PART_CHARACTERS,
  parseEntryName,
  recordingName,
  rowsName,
  SUMS_NAME,
  sumLine,
} from "./format.ts"
import { listSequences, listTables, readRows, type Table } from "./tables.ts"
import { TarWriter } from "./tar.ts"

export interface BackupSource {
  sql: postgres.Sql
  files: FileStorage
  dataFolder: string
}

interface CreatedBackup extends BackupCounts {
  /** Files that the rows name and that were not there, or were damaged, by their entries. */
  missing: string[]
}

/** What the rows of the moment refer to. */
interface Snapshot {
  head: BackupHead
  contents: { key: string; sizeBytes: number }[]
  /** Ids of sessions; one that runs has a file that grows, of which what is there is taken. */
  recordings: string[]
}

/**
 * The file is there when all of it is on the disk.
 *
 * @throws Error when there is a file already, or it cannot be written
 */
export async function createBackup(source: BackupSource, path: string, now: Date): Promise<CreatedBackup> {
  if (existsSync(path)) throw new Error(`${path} is there already: a backup replaces no file`)
  const { promise: created, resolve } = Promise.withResolvers<CreatedBackup>()
  await writeFileAtomically(path, async (draft) => {
    const tar = new TarWriter(draft, now)
    try {
      resolve(await writeBackup(source, new BackupWriter(tar), now))
    } catch (error) {
      const failure = await tar.abort()
      throw failure ? new Error(fileErrorText(failure, path)) : error
    }
  })
  return created
}

async function writeBackup(source: BackupSource, tar: BackupWriter, now: Date): Promise<CreatedBackup> {
  const { head, contents, recordings } = await source.sql.begin(
    "isolation level repeatable read read only",
    (tx) => writeRows(tx, tar, now),
  )
  await writeContents(source.files, contents, tar)
  for (const id of recordings) await tar.addFile(recordingName(id), recordingFilePath(source, id))
  const downloads = await writeDownloads(join(source.dataFolder, DOWNLOADS_FOLDER), tar)
  await tar.end()
  const files = { contents: contents.length, recordings: recordings.length, downloads }
  return { ...countsOf(head, files), missing: tar.missing }
}

/** Keeps the sums of what it writes. */
class BackupWriter {
  readonly missing: string[] = []
  private sums = ""

  private readonly tar: TarWriter

  constructor(tar: TarWriter) {
    this.tar = tar
  }

  async addBytes(name: string, bytes: Uint8Array): Promise<void> {
    this.sums += sumLine(await this.tar.addBytes(name, bytes), name)
  }

  async add(name: string, size: number, content: AsyncIterable<Uint8Array>): Promise<void> {
    this.sums += sumLine(await this.tar.add(name, size, content), name)
  }

  /** As it is now, though it may grow. */
  async addFile(name: string, path: string): Promise<void> {
    const file = await stat(path).catch(() => null)
    if (!file) this.missing.push(name)
    else if (file.size === 0) await this.addBytes(name, new Uint8Array())
    else await this.add(name, file.size, createReadStream(path, { end: file.size - 1 }))
  }

  async end(): Promise<void> {
    await this.tar.addBytes(SUMS_NAME, Buffer.from(this.sums))
    await this.tar.end()
  }
}

async function writeRows(tx: postgres.TransactionSql, tar: BackupWriter, now: Date): Promise<Snapshot> {
  const tables = await listTables(tx)
  const head: BackupHead = {
    format: FORMAT,
    version: VERSION,
    createdOn: now.toISOString(),
    migrations: [
      ...(await tx<BackupHead["migrations"]>`select name, checksum from schema_migration order by name`),
    ],
    tables,
    sequences: [...(await listSequences(tx))],
  }
  await tar.addBytes(HEAD_NAME, Buffer.from(JSON.stringify(head, null, 2)))
  for (const table of tables) await writeTable(tx, table, tar)
  const contents = await tx<Snapshot["contents"]>`
    select encode(content_hash, 'hex') as key, size_bytes::float8 as "sizeBytes" from stored_file order by content_hash`
  const sessions = await tx<{ id: string }[]>`
    select id from remote_session where recording_state in ('RECORDING', 'COMPLETE', 'CUT') order by id`
  return { head, contents: [...contents], recordings: sessions.map(({ id }) => id) }
}

async function writeTable(tx: postgres.TransactionSql, table: Table, tar: BackupWriter): Promise<void> {
  let part = 0
  let rows: string[] = []
  let characters = 0
  const flush = async () => {
    await tar.addBytes(rowsName(table.name, part), Bun.gzipSync(`[${rows.join(",\n")}]`))
    part += 1
    rows = []
    characters = 0
  }
  for await (const some of readRows(tx, table)) {
    for (const row of some) {
      rows.push(row)
      characters += row.length
      if (characters >= PART_CHARACTERS) await flush()
    }
  }
  if (rows.length > 0) await flush()
}

async function writeContents(
  files: FileStorage,
  contents: Snapshot["contents"],
  tar: BackupWriter,
): Promise<void> {
  for (const { key, sizeBytes } of contents) {
    const content = await files.get(key, sizeBytes)
    if (content) await tar.add(contentName(key), sizeBytes, content as unknown as AsyncIterable<Uint8Array>)
    else tar.missing.push(contentName(key))
  }
}

/** @returns how many */
async function writeDownloads(folder: string, tar: BackupWriter): Promise<number> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => parseEntryName(downloadName(name)))
  for (const name of names) await tar.addFile(downloadName(name), join(folder, name))
  return names.length
}
