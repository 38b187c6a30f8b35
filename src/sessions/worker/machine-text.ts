/** Sanitizes text from a machine as it leaves its session's Worker: to viewers, recording, log and database. */
import { ADDRESS_BYTES_MAX, CLIPBOARD_BYTES_MAX } from "../../../protocols/desktop.ts"
import { printableLine, printableLines } from "../../../protocols/printable.ts"

/** One line on a tab. */
const TITLE_CHARACTERS_MAX = 200
/** A sentence or two; part of it may be the machine's own words. */
const DETAIL_CHARACTERS_MAX = 500
/** The longest type in use has 34. */
const KEY_TYPE_CHARACTERS_MAX = 64

/** A host name has at most 253, and a port follows. */
const PLACE_CHARACTERS_MAX = 260

/** Four bytes a character at most. */
const ADDRESS_CHARACTERS_MAX = ADDRESS_BYTES_MAX / 4

/** Address of a page. */
export function sanitizeAddress(text: string): string {
  return printableLine(text, ADDRESS_CHARACTERS_MAX)
}

/** Host and port that a page asked for. */
export function sanitizePlace(text: string): string {
  return printableLine(text, PLACE_CHARACTERS_MAX)
}

export function sanitizeTitle(text: string): string {
  return printableLine(text, TITLE_CHARACTERS_MAX)
}

/** Why a session ended: as recorded, saved, logged and shown. */
export function sanitizeEndDetail(text: string): string {
  return printableLine(text, DETAIL_CHARACTERS_MAX)
}

export function sanitizeHostKeyType(text: string): string {
  return printableLine(text, KEY_TYPE_CHARACTERS_MAX)
}

/** Lines and tabs stay. @returns null for text that is too long to be passed on: half of it is worse than none */
export function sanitizeClipboard(text: string): string | null {
  if (Buffer.byteLength(text) > CLIPBOARD_BYTES_MAX) return null
  return printableLines(text, CLIPBOARD_BYTES_MAX)
}
