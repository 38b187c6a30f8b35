/** Faults reported without signing in: limits, references, and the clean-up of texts. Pure. */
import { printableLine, printableLines } from "../../base/text.ts"
import { ISSUE_TITLE_CHARACTERS_MAX } from "../issues/rules.ts"

/** 128 random bits: not to be guessed, and 22 characters leave the QR code coarse enough for a scratched label. */
export const REPORT_TOKEN_BYTES = 16
export const REPORT_TOKEN = /^[A-Za-z0-9_-]{22}$/

/** Half a page; with a line break, which is longer as rich text, after each word it still fits an issue's description. */
export const REPORT_TEXT_CHARACTERS_MAX = 1500
/** Name, department and telephone number. */
export const REPORTER_CHARACTERS_MAX = 150
export const REJECTION_CHARACTERS_MAX = 500

/** The part from near, the part from afar, the panel, the message on it. */
export const REPORT_PHOTOS_MAX = 4
/** A telephone's picture of 50 megapixels. */
export const REPORT_PHOTO_BYTES_MAX = 12 * 1024 * 1024
/** What the fields of the form take beside the photos, each character escaped. */
export const REPORT_FIELDS_BYTES_MAX = 32 * 1024
export const REPORT_BYTES_MAX = REPORT_PHOTOS_MAX * REPORT_PHOTO_BYTES_MAX + REPORT_FIELDS_BYTES_MAX
/** Four photos by a weak mobile connection at the far end of a hall. */
export const REPORT_RECEIVE_MS_MAX = 180_000
/** Reports that arrive at the same time: strangers take this much of the disk and the network, and no more. */
export const REPORTS_RECEIVED_AT_ONCE_MAX = 6
/** Before this a report is not slow: connections begin slowly, and people walk through halls. */
const SLOW_REPORT_MS_MIN = 10_000

/** Slower than the largest photo must be to arrive in the time that a report may take. */
export function isSlowReport(bytes: number, elapsedMs: number): boolean {
  if (elapsedMs < SLOW_REPORT_MS_MIN) return false
  return bytes / elapsedMs < REPORT_PHOTO_BYTES_MAX / REPORT_RECEIVE_MS_MAX
}

/** Extensions by media type. Telephones send the first and the last one. */
export const PHOTO_EXTENSIONS: Readonly<Record<string, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/heic": "heic",
}

/** Without letters and digits that are taken for one another (Crockford's base 32). */
const REFERENCE_CHARACTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
export const REFERENCE_BYTES = 8
export const REFERENCE = /^F-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/

/** @param random  REFERENCE_BYTES random bytes. @returns e.g. "F-7K3Q-X9TB" */
export function toReference(random: Uint8Array): string {
  const text = [...random].map((byte) => REFERENCE_CHARACTERS[byte % REFERENCE_CHARACTERS.length]).join("")
  return `F-${text.slice(0, 4)}-${text.slice(4, 8)}`
}

/** What a stranger wrote, as it may be stored and shown. */
interface ReportTexts {
  title: string
  description: string
  reporter: string
}

/** A report without a title gets the beginning of its text as one. */
export function cleanReportTexts(given: ReportTexts): ReportTexts {
  const lines = printableLines(given.description, REPORT_TEXT_CHARACTERS_MAX)
  const description = lines.replace(/\n{3,}/g, "\n\n").trim()
  const title = printableLine(given.title, ISSUE_TITLE_CHARACTERS_MAX)
  return {
    description,
    title: title || printableLine(description.split("\n")[0] ?? "", ISSUE_TITLE_CHARACTERS_MAX),
    reporter: printableLine(given.reporter, REPORTER_CHARACTERS_MAX),
  }
}
