/** Media types of files by their first bytes, and whether a file name matches its content. */
import type { FieldProblem } from "../../base/refusal.ts"

/** Number of first bytes that `mediaTypeOf` needs; ZIP-based documents name their kind within them. */
export const SNIFFED_BYTES = 4096

/** Lower-case, without the dot; "" without one. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf(".")
  return dot <= 0 ? "" : name.slice(dot + 1).toLowerCase()
}

/** Signature of a media type and the file extensions that match it. */
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

/** Checked in this order; the first match wins. */
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

const TEXT_MEDIA_TYPE = "text/plain"

/** Media type of unknown content; allowed with every extension that has no known media type. */
const UNKNOWN_MEDIA_TYPE = "application/octet-stream"

const KNOWN_EXTENSIONS = new Set(
  FILE_TYPES.flatMap((kind) => kind.extensions).filter((extension) => extension !== "*"),
)

/** Extensions of files that are always text; text is allowed with other extensions too. */
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

/** The media type of a file with these first bytes; UNKNOWN_MEDIA_TYPE without a match. */
export function mediaTypeOf(head: Uint8Array): string {
  const kind = FILE_TYPES.find((known) => known.matches(head))
  return kind?.mediaType ?? (isText(head) ? TEXT_MEDIA_TYPE : UNKNOWN_MEDIA_TYPE)
}

/** Checks the file extension against the media type. @returns the problem for the field `file`, or null */
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

/** Text has no NUL and no control characters except white space and ESC; UTF-16 needs a byte order mark. */
function isText(head: Uint8Array): boolean {
  const hasMark = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  return hasMark || head.every((byte) => byte >= 0x20 || (byte >= 8 && byte <= 13) || byte === 0x1b)
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1")
}

/** Media types that browsers show without running scripts; every other type is served as a download. */
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
