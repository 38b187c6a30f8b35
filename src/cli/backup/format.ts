/**
 * What a backup holds, in the order of its entries: `backup.json` (the head), the rows of each table as JSON,
 * in parts packed with gzip; stored contents by their hashes; recordings by their sessions; offered downloads;
 * and `SHA256SUMS`, without which it is incomplete. The key is not in it.
 */
import { z } from "zod/mini"

export const FORMAT = 1
export const HEAD_NAME = "backup.json"
export const SUMS_NAME = "SHA256SUMS"
/** Of a table, before packing; a part is held in memory and written back by one statement. */
export const PART_CHARACTERS = 4 * 1024 * 1024

export const backupHead = z.object({
  format: z.literal(FORMAT),
  /** Of the program. */
  version: z.string(),
  createdOn: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** Those that were used, with the last value each has given. */
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type BackupHead = z.infer<typeof backupHead>

export type BackupEntry =
  | { kind: "rows"; table: string }
  | { kind: "content"; key: string }
  | { kind: "recording"; sessionId: string }
  | { kind: "download"; fileName: string }

export const rowsName = (table: string, part: number) => `rows/${table}/${`${part}`.padStart(6, "0")}.json.gz`
export const contentName = (key: string) => `contents/${key}`
export const recordingName = (sessionId: string) => `recordings/${sessionId}.trec`
export const DOWNLOADS_FOLDER = "downloads"
export const downloadName = (fileName: string) => `${DOWNLOADS_FOLDER}/${fileName}`

const PATTERNS: [RegExp, (found: string) => BackupEntry][] = [
  [/^rows\/([a-z_]+)\/\d{6,}\.json\.gz$/, (table) => ({ kind: "rows", table })],
  [/^contents\/([0-9a-f]{64})$/, (key) => ({ kind: "content", key })],
  [/^recordings\/([0-9a-f-]{36})\.trec$/, (sessionId) => ({ kind: "recording", sessionId })],
  [/^downloads\/([\w.-]+)$/, (fileName) => ({ kind: "download", fileName })],
]

/** The names become paths and statements: nothing else is accepted. @returns null for a name that no backup has */
export function parseEntryName(name: string): BackupEntry | null {
  for (const [pattern, entryOf] of PATTERNS) {
    const found = pattern.exec(name)?.[1]
    if (found && !found.startsWith(".")) return entryOf(found)
  }
  return null
}

/** As `sha256sum --check` reads it. */
export const sumLine = (hash: string, name: string) => `${hash}  ${name}\n`

export const nameOfSum = (line: string) => line.trimEnd().slice(sumLine(EMPTY_SUM, "").length - 1)
const EMPTY_SUM = "0".repeat(64)

/** Of the data folder. */
export const RESTORED_FOLDERS = ["attachments", "recordings", DOWNLOADS_FOLDER, "arriving"]

/** What a backup contains, for the operator. */
export interface BackupCounts {
  createdOn: string
  version: string
  tables: number
  contents: number
  recordings: number
  downloads: number
}

export const noFiles = () => ({ contents: 0, recordings: 0, downloads: 0 })

export function countsOf(
  { createdOn, version, tables }: BackupHead,
  files: ReturnType<typeof noFiles>,
): BackupCounts {
  return { createdOn, version, tables: tables.length, ...files }
}
