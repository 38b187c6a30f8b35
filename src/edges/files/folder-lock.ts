/** One process per data folder: a lock that the kernel releases however the process ends. */
import { Database } from "bun:sqlite"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** SQLite's own file lock is held, not a file's existence: kill -9 leaves the files but not the lock. */
const LOCK_FILE = "lock"
const PID_FILE = "lock.pid"

export interface FolderLock {
  release(): void
}

export class FolderInUse extends Error {
  override name = "FolderInUse"
}

/**
 * Takes the folder for this process until `release` or the process' end.
 *
 * @throws FolderInUse naming folder and pid when another process (or this one, before) holds it
 */
export function lockFolder(folder: string): FolderLock {
  const database = new Database(join(folder, LOCK_FILE), { create: true })
  try {
    database.run("pragma locking_mode = exclusive")
    database.run("begin exclusive")
  } catch (error) {
    database.close()
    throw isBusy(error) ? new FolderInUse(inUseText(folder)) : error
  }
  writeFileSync(join(folder, PID_FILE), `${process.pid}\n`, { mode: 0o600 })
  return { release: () => database.close() }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "code" in error && `${error.code}`.startsWith("SQLITE_BUSY")
}

function inUseText(folder: string): string {
  return `the data folder ${folder} is in use by another Millwright process${holderText(folder)}`
}

function holderText(folder: string): string {
  try {
    return ` (pid ${readFileSync(join(folder, PID_FILE), "utf8").trim()})`
  } catch {
    return ""
  }
}
