/** Files on issues: limits, names, and what a file really is. */

import { extensionOf } from "../../system/files/rules.ts"

/** A machine's manual or a log of a night fits; a disk image is for the file transfer of a session. */
export const ATTACHMENT_BYTES_MAX = 50 * 1024 * 1024
/** Per issue: a book with more is a file share. */
export const ATTACHMENTS_PER_ISSUE_MAX = 200
export const ATTACHMENT_BYTES_PER_ISSUE_MAX = 1024 * 1024 * 1024
/** Below the 255 bytes of a file system's name even in four-byte characters of most scripts. */
export const FILE_NAME_CHARACTERS_MAX = 200

/** States of the virus scan (specification §4). Mirrored by `attachment_scan_state` in SQL. */
export const SCAN_STATES = {
  NEW: { mayDownload: false },
  SCAN_DISABLED: { mayDownload: true },
  IN_PROGRESS: { mayDownload: false },
  SIZE_TOO_LARGE_ACCEPTED: { mayDownload: true },
  SIZE_TOO_LARGE_DECLINED: { mayDownload: false },
  SCANNER_UNREACHABLE_ACCEPTED: { mayDownload: true },
  SCANNER_UNREACHABLE_DECLINED: { mayDownload: false },
  FILE_SYSTEM_SCAN_IN_PROGRESS: { mayDownload: false },
  FILE_SYSTEM_SCAN_ACCEPTED: { mayDownload: true },
  FILE_SYSTEM_SCAN_DECLINED: { mayDownload: false },
  SERVER_ACCEPTED: { mayDownload: true },
  SERVER_DECLINED: { mayDownload: false },
} as const
export type ScanState = keyof typeof SCAN_STATES
export const SCAN_STATE_NAMES = Object.keys(SCAN_STATES) as [ScanState, ...ScanState[]]

/** Immediate outcomes of starting a scan: no scanner, in progress, or a file above the scanner's size limit. */
const SCAN_START_STATES = [
  "SCAN_DISABLED",
  "IN_PROGRESS",
  "SIZE_TOO_LARGE_ACCEPTED",
  "SIZE_TOO_LARGE_DECLINED",
] as const
/** How any running scan can end: the scanner does not answer, or was taken away. */
const SCAN_ABORT_STATES = [
  "SCANNER_UNREACHABLE_ACCEPTED",
  "SCANNER_UNREACHABLE_DECLINED",
  "SCAN_DISABLED",
] as const
const RUNNING_SCAN_TRANSITIONS: Partial<Record<ScanState, readonly ScanState[]>> = {
  IN_PROGRESS: ["FILE_SYSTEM_SCAN_IN_PROGRESS", "SERVER_ACCEPTED", "SERVER_DECLINED", ...SCAN_ABORT_STATES],
  FILE_SYSTEM_SCAN_IN_PROGRESS: [
    "FILE_SYSTEM_SCAN_ACCEPTED",
    "FILE_SYSTEM_SCAN_DECLINED",
    ...SCAN_ABORT_STATES,
  ],
}

/** The states a scan can reach next; a settled one can be scanned again. Mirrored by `attachment_scan_transition`. */
export function scanStatesAfter(state: ScanState): readonly ScanState[] {
  return RUNNING_SCAN_TRANSITIONS[state] ?? SCAN_START_STATES.filter((next) => next !== state)
}

/** Why a file may not be downloaded, as a text's key; null when it may. */
export function downloadProblem(attachment: {
  downloadDisabled: boolean
  scanState: ScanState
}): "attachmentDownloadDisabled" | "attachmentNotScanned" | null {
  if (attachment.downloadDisabled) return "attachmentDownloadDisabled"
  return SCAN_STATES[attachment.scanState].mayDownload ? null : "attachmentNotScanned"
}

/** How full an issue is. */
export interface IssueStorageUsage {
  count: number
  bytes: number
}

/** Does one more file of `sizeBytes` exceed what an issue holds? A text's key, or null. */
export function quotaProblem(
  usage: IssueStorageUsage,
  sizeBytes: number,
): "tooManyAttachments" | "issueStorageFull" | null {
  if (usage.count >= ATTACHMENTS_PER_ISSUE_MAX) return "tooManyAttachments"
  return usage.bytes + sizeBytes > ATTACHMENT_BYTES_PER_ISSUE_MAX ? "issueStorageFull" : null
}

/**
 * A name as a browser sends it becomes one that is safe to show, to store and to save: the last part of a path, without
 * control, direction-changing and reserved characters, never a device name or a dot file.
 *
 * @returns "" when nothing is left
 */
export function safeFileName(name: string): string {
  const last = name.normalize("NFC").split(/[\\/]/).at(-1) ?? ""
  const plain = last
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, "")
    .replace(/[<>:"|?*]/g, "_")
    .replace(/^[\s.]+|[\s.]+$/g, "")
  const kept = truncateFileName(plain)
  return /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(kept) ? `_${kept}` : kept
}

/** The extension survives. */
function truncateFileName(name: string): string {
  const characters = [...name]
  if (characters.length <= FILE_NAME_CHARACTERS_MAX) return name
  const extension = extensionOf(name)
  const tail = extension === "" ? "" : `.${extension}`
  return characters.slice(0, FILE_NAME_CHARACTERS_MAX - [...tail].length).join("") + tail
}

export const ATTACHMENT_SORTS = {
  fields: ["createdOn", "fileName", "sizeBytes"],
  defaultSort: "-createdOn",
} as const
