/** Files on issues: limits, names, and what a file really is. */
import type { FieldProblem } from "../../base/refusal.ts"

/** A machine's manual or a log of a night fits; a disk image is for the file transfer of a session. */
export const ATTACHMENT_BYTES_MAX = 50 * 1024 * 1024
/** Per issue: a book with more is a file share. */
export const ATTACHMENTS_PER_ISSUE_MAX = 200
export const ATTACHMENT_BYTES_PER_ISSUE_MAX = 1024 * 1024 * 1024
/** Below the 255 bytes of a file system's name even in four-byte characters of most scripts. */
export const FILE_NAME_CHARACTERS_MAX = 200
/** So many first bytes tell what a file is; ZIP-based documents name their kind within them. */
export const SNIFFED_BYTES = 4096

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

/** What a scan that starts comes to at once: no scanner, a scanner at work, or a file that it does not take. */
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

/** Lower-case, without the dot; "" without one. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf(".")
  return dot <= 0 ? "" : name.slice(dot + 1).toLowerCase()
}

/** A kind of file: how it begins, and which extensions say the same. */
interface FileType {
  mediaType: string
  extensions: readonly string[]
  matches: (head: Uint8Array) => boolean
}

const startsWithBytes =
  (...bytes: number[]) =>
  (head: Uint8Array) =>
    bytes.every((byte, at) => head[at] === byte)
const hasTextAt =
  (text: string, offset = 0) =>
  (head: Uint8Array) =>
    latin1(head.subarray(offset, offset + text.length)) === text
const allOf =
  (one: FileType["matches"], other: FileType["matches"]): FileType["matches"] =>
  (head) =>
    one(head) && other(head)
const containsText = (text: string) => (head: Uint8Array) => latin1(head).includes(text)

const isZip = startsWithBytes(0x50, 0x4b, 0x03, 0x04)
const isOle = startsWithBytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)
const OFFICE = "application/vnd.openxmlformats-officedocument"

/** In order: the first that fits. */
const FILE_TYPES: readonly FileType[] = [
  { mediaType: "application/pdf", extensions: ["pdf"], matches: hasTextAt("%PDF-") },
  {
    mediaType: "image/png",
    extensions: ["png"],
    matches: startsWithBytes(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10),
  },
  {
    mediaType: "image/jpeg",
    extensions: ["jpg", "jpeg", "jpe", "jfif"],
    matches: startsWithBytes(0xff, 0xd8, 0xff),
  },
  { mediaType: "image/gif", extensions: ["gif"], matches: hasTextAt("GIF8") },
  { mediaType: "image/webp", extensions: ["webp"], matches: allOf(hasTextAt("RIFF"), hasTextAt("WEBP", 8)) },
  { mediaType: "image/tiff", extensions: ["tif", "tiff"], matches: startsWithBytes(0x49, 0x49, 0x2a, 0) },
  { mediaType: "image/tiff", extensions: ["tif", "tiff"], matches: startsWithBytes(0x4d, 0x4d, 0, 0x2a) },
  {
    mediaType: "image/heic",
    extensions: ["heic", "heif"],
    matches: allOf(hasTextAt("ftyp", 4), hasTextAt("hei", 8)),
  },
  {
    mediaType: "video/quicktime",
    extensions: ["mov"],
    matches: allOf(hasTextAt("ftyp", 4), hasTextAt("qt  ", 8)),
  },
  { mediaType: "video/mp4", extensions: ["mp4", "m4v", "m4a", "mov"], matches: hasTextAt("ftyp", 4) },
  { mediaType: "video/webm", extensions: ["webm", "mkv"], matches: startsWithBytes(0x1a, 0x45, 0xdf, 0xa3) },
  {
    mediaType: "video/x-msvideo",
    extensions: ["avi"],
    matches: allOf(hasTextAt("RIFF"), hasTextAt("AVI ", 8)),
  },
  { mediaType: "audio/wav", extensions: ["wav"], matches: allOf(hasTextAt("RIFF"), hasTextAt("WAVE", 8)) },
  {
    mediaType: `${OFFICE}.wordprocessingml.document`,
    extensions: ["docx", "docm"],
    matches: allOf(isZip, containsText("word/")),
  },
  {
    mediaType: `${OFFICE}.spreadsheetml.sheet`,
    extensions: ["xlsx", "xlsm"],
    matches: allOf(isZip, containsText("xl/")),
  },
  {
    mediaType: `${OFFICE}.presentationml.presentation`,
    extensions: ["pptx", "pptm"],
    matches: allOf(isZip, containsText("ppt/")),
  },
  {
    mediaType: "application/vnd.oasis.opendocument",
    extensions: ["odt", "ods", "odp", "odg"],
    matches: allOf(isZip, containsText("mimetypeapplication/vnd.oasis")),
  },
  // Many programs keep their projects as ZIP files under names of their own.
  { mediaType: "application/zip", extensions: ["zip", "docx", "xlsx", "pptx", "*"], matches: isZip },
  {
    mediaType: "application/x-ole-storage",
    extensions: ["doc", "xls", "ppt", "msg", "msi", "*"],
    matches: isOle,
  },
  { mediaType: "application/gzip", extensions: ["gz", "tgz"], matches: startsWithBytes(0x1f, 0x8b) },
  {
    mediaType: "application/x-7z-compressed",
    extensions: ["7z"],
    matches: startsWithBytes(0x37, 0x7a, 0xbc, 0xaf),
  },
  { mediaType: "application/vnd.rar", extensions: ["rar"], matches: hasTextAt("Rar!") },
  {
    mediaType: "application/x-msdownload",
    extensions: ["exe", "dll", "sys", "scr"],
    matches: hasTextAt("MZ"),
  },
  {
    mediaType: "application/x-elf",
    extensions: ["elf", "so", "ko", "o", "bin", ""],
    matches: hasTextAt("\x7fELF"),
  },
  {
    mediaType: "image/bmp",
    extensions: ["bmp", "dib"],
    matches: allOf(hasTextAt("BM"), (head) => !isText(head)),
  },
]

export const TEXT_MEDIA_TYPE = "text/plain"
/** What nobody knows; every extension that no kind claims may be one. */
export const UNKNOWN_MEDIA_TYPE = "application/octet-stream"
const KNOWN_EXTENSIONS = new Set(
  FILE_TYPES.flatMap((kind) => kind.extensions).filter((extension) => extension !== "*"),
)
/** Extensions whose file is always text; other texts may be called as they like. */
const TEXT_EXTENSIONS = new Set([
  "txt",
  "csv",
  "log",
  "json",
  "xml",
  "md",
  "ini",
  "yaml",
  "yml",
  "html",
  "htm",
  "svg",
])

/** What the file is by its first bytes. */
export function mediaTypeOf(head: Uint8Array): string {
  const kind = FILE_TYPES.find((known) => known.matches(head))
  return kind?.mediaType ?? (isText(head) ? TEXT_MEDIA_TYPE : UNKNOWN_MEDIA_TYPE)
}

/** Does the name say what the content is? @returns the problem for the field `file`, or null */
export function extensionProblem(fileName: string, mediaType: string): FieldProblem | null {
  return isExtensionAllowed(extensionOf(fileName), mediaType)
    ? null
    : { path: "file", message: "validation.fileType" }
}

function isExtensionAllowed(extension: string, mediaType: string): boolean {
  const kinds = FILE_TYPES.filter((known) => known.mediaType === mediaType)
  if (kinds.length === 0) {
    if (KNOWN_EXTENSIONS.has(extension) && extension !== "" && extension !== "bin") return false
    return mediaType === TEXT_MEDIA_TYPE || !TEXT_EXTENSIONS.has(extension)
  }
  if (kinds.some((kind) => kind.extensions.includes(extension))) return true
  const isFree = !KNOWN_EXTENSIONS.has(extension) && !TEXT_EXTENSIONS.has(extension)
  return isFree && kinds.some((kind) => kind.extensions.includes("*"))
}

/** No NUL and no other byte that a text has no use for; UTF-16 with its mark counts. */
function isText(head: Uint8Array): boolean {
  const hasMark = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  return hasMark || head.every((byte) => byte >= 0x20 || (byte >= 8 && byte <= 13) || byte === 0x1b)
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1")
}

/** Shown by browsers without running anything; every other kind is saved as unknown bytes. */
const INLINE_SAFE_TYPES = new Set([
  "application/pdf",
  "image/png",
  "image/jpeg",
  "image/gif",
  "image/webp",
  "text/plain",
])

export function servedMediaType(mediaType: string): string {
  return INLINE_SAFE_TYPES.has(mediaType) ? mediaType : UNKNOWN_MEDIA_TYPE
}

export const ATTACHMENT_SORTS = {
  fields: ["createdOn", "fileName", "sizeBytes"],
  defaultSort: "-createdOn",
} as const
