/** Files between a machine and people: limits, states, and who may have a fetched file. Pure. */
import { safeFileName } from "../../maintenance/attachments/rules.ts"
import { FILE_PROBLEMS } from "../session/rules-files.ts"

/** Of one session, running and waiting for their turn: what a person chooses at once, not what fills a disk. */
export const TRANSFERS_PER_SESSION_MAX = 100
/** For one request of a web page. */
export const PAGE_UPLOAD_FILES_MAX = 20
/** Of a file that is sent in parts: what a proxy takes in at once, and a slow line carries in a minute or two. */
export const UPLOAD_PART_BYTES_MAX = 4 * 1024 * 1024
/** Beyond what any file system has. */
export const FILE_NAME_CHARACTERS_MAX = 1000
/** Afterwards the content is deleted; the entry with its hash stays. */
export const TRANSFER_CONTENT_HOURS = 24

export const TRANSFER_DIRECTIONS = ["FROM_MACHINE", "TO_MACHINE"] as const
export type TransferDirection = (typeof TRANSFER_DIRECTIONS)[number]

/** DECLINED: by the virus scan. */
export const TRANSFER_STATES = [
  "RUNNING",
  "SCANNING",
  "COMPLETED",
  "DECLINED",
  "FAILED",
  "CANCELLED",
] as const
export type TransferState = (typeof TRANSFER_STATES)[number]

/** Why a transfer failed; each has a text. */
const TRANSFER_FAILURES = [...FILE_PROBLEMS, "SESSION_ENDED", "SERVER_STOPPED"] as const
export type TransferFailure = (typeof TRANSFER_FAILURES)[number]

/** The last part of a machine's path, which is the file's name; "" for a path that names a folder. */
export function nameOfPath(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1)
}

/**
 * The name that a person's file gets on the machine: safe, and hidden if it was, because programs there read ".profile"
 * and not "profile".
 *
 * @returns "" when nothing is left
 */
export function nameOnMachine(name: string): string {
  const safe = safeFileName(name)
  return safe !== "" && /(^|[\\/])\.[^\\/]*$/.test(name) ? `.${safe}` : safe
}

/** A file in a folder of the machine. */
export function pathIn(folder: string, name: string): string {
  const trimmed = folder.replace(/^\/+|\/+$/g, "")
  return trimmed === "" ? name : `${trimmed}/${name}`
}
