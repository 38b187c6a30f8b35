/** Files on issues: limits, names, and the detection of types by content. */
import type { FieldProblem } from "../../base/refusal.ts"
import { isReleased, type ScanState } from "../../system/antivirus/rules.ts"
import { extensionOf } from "../../system/files/rules.ts"

/** A machine's manual or a log of a night fits; a disk image is for the file transfer of a session. */
export const ATTACHMENT_BYTES_MAX = 50 * 1024 * 1024
/** Per issue: a book with more is a file share. */
export const ATTACHMENTS_PER_ISSUE_MAX = 200
export const ATTACHMENT_BYTES_PER_ISSUE_MAX = 1024 * 1024 * 1024
/** Below the 255 bytes of a file system's name even in four-byte characters of most scripts. */
export const FILE_NAME_CHARACTERS_MAX = 200

export type DownloadProblem = "attachmentDownloadDisabled" | "attachmentNotScanned"

/** Why a file may not be downloaded, as a text's key; null when it may. */
export function downloadProblem(attachment: {
  downloadDisabled: boolean
  scanState: ScanState
}): DownloadProblem | null {
  if (attachment.downloadDisabled) return "attachmentDownloadDisabled"
  return isReleased(attachment.scanState) ? null : "attachmentNotScanned"
}

/** How full an issue is. */
export interface IssueStorageUsage {
  count: number
  bytes: number
}

/** Why one more file of `sizeBytes` exceeds what an issue holds: the key of a text, or null. */
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
  const plain = last.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, "").replace(/[<>:"|?*]/g, "_")
  const kept = truncateFileName(withoutOuterBlanks(plain))
  return /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(kept) ? `_${kept}` : kept
}

/** Without blanks and dots at both ends. An expression for the end would be tried again at each of 80 000 blanks. */
function withoutOuterBlanks(name: string): string {
  let end = name.length
  while (end > 0 && BLANK_OR_DOT.test(name.charAt(end - 1))) end -= 1
  return name.slice(0, end).replace(/^[\s.]+/, "")
}

const BLANK_OR_DOT = /[\s.]/

/**
 * Names of files that are saved into one folder: safe, and different from each other also where upper and lower case are
 * the same. A later file with the name of an earlier one is numbered: "valve (2).jpg".
 */
export function folderNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((given) => {
    const name = safeFileName(given) || UNNAMED_FILE
    const extension = extensionOf(name)
    const tail = extension === "" ? "" : name.slice(-extension.length - 1)
    const stem = tail === "" ? name : name.slice(0, -tail.length)
    let free = name
    for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${stem} (${number})${tail}`
    taken.add(free.toLowerCase())
    return free
  })
}

/** The name of a file whose own name has no safe character. */
const UNNAMED_FILE = "file"

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

/** What a person looks for among the files of an issue. */
export const ATTACHMENT_KINDS = ["picture", "document", "other"] as const
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number]

/** Texts, PDF and what office programs save are documents; videos, archives and programs are other files. */
export function attachmentKind(mediaType: string): AttachmentKind {
  if (mediaType.startsWith("image/")) return "picture"
  const isDocument =
    mediaType === "application/pdf" ||
    mediaType === "application/x-ole-storage" ||
    mediaType.startsWith("text/") ||
    mediaType.startsWith("application/vnd.")
  return isDocument ? "document" : "other"
}

/** Size of a text that is read into the page that shows it. */
const TEXT_PREVIEW_BYTES_MAX = 256 * 1024

const PREVIEWED_IMAGES = ["image/png", "image/jpeg", "image/gif", "image/webp"]

/** Longer side of a thumbnail, in pixels: twice the width of a card. */
export const THUMBNAIL_SIDE_MAX = 480
/** Photos of telephones have up to 50 megapixels. */
export const THUMBNAIL_PIXELS_MAX = 50_000_000
/** Larger pictures are shown when they are opened. */
const THUMBNAIL_SOURCE_BYTES_MAX = 20 * 1024 * 1024

/** Whether the grid of attachments shows the picture itself. */
export function hasThumbnail(file: Parameters<typeof previewKind>[0]): boolean {
  return previewKind(file) === "image" && file.sizeBytes <= THUMBNAIL_SOURCE_BYTES_MAX
}

/**
 * A file keeps its extension, by which programs and people know what it is. Upper and lower case are the same.
 *
 * @returns null when the file may have the new name
 */
export function renameProblem(before: string, after: string): FieldProblem | null {
  return extensionOf(before) === extensionOf(after)
    ? null
    : { path: "fileName", message: "validation.fileExtension" }
}

/**
 * How a page shows the contents: only as what a browser displays without running anything of the file. A file whose
 * download is disabled may be looked at, but not in a viewer that saves.
 *
 * @returns null without a preview: another type, not scanned yet, or too large
 */
export function previewKind(file: {
  mediaType: string
  sizeBytes: number
  downloadDisabled: boolean
  antivirusScanState: ScanState
}): "image" | "text" | "pdf" | null {
  if (!isReleased(file.antivirusScanState)) return null
  if (PREVIEWED_IMAGES.includes(file.mediaType)) return "image"
  if (file.mediaType === "text/plain") return file.sizeBytes <= TEXT_PREVIEW_BYTES_MAX ? "text" : null
  return file.mediaType === "application/pdf" && !file.downloadDisabled ? "pdf" : null
}
