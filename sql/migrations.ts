/**
 * Reads the migrations `NNNN_name.sql` of this folder. Run as a macro at build time: the texts become part of the
 * importing module, so that a single binary contains them.
 */
import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

export interface Migration {
  /** File name without `.sql`, e.g. "0001_users_and_roles". */
  name: string
  sql: string
  /** SHA-256 of the file's bytes, hex. */
  checksum: string
}

const MIGRATION_NAME = /^(\d{4}_[a-z0-9_]+)\.sql$/

export function readMigrations(): Migration[] {
  return readMigrationFolder(import.meta.dir)
}

/** @returns the migrations of the folder in their order of application */
function readMigrationFolder(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((file) => MIGRATION_NAME.test(file))
    .sort()
    .map((file) => {
      const sql = readFileSync(join(folder, file), "utf8")
      return {
        name: file.slice(0, -".sql".length),
        sql,
        checksum: createHash("sha256").update(sql).digest("hex"),
      }
    })
}
