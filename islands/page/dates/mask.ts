/** The mask DD-MM-YYYY HH:mm: separators come by themselves while typing, and arrows change the part at the caret. */
import { formatLocalTime, parseLocalTime } from "../../../src/web/texts/local-time.ts"
import { addMonths } from "./month.ts"

/** Characters of day, month, year, hour and minute. */
const LENGTHS = [2, 2, 4, 2, 2]
const SEPARATORS = ["-", "-", " ", ":"]
const YEAR_PART = 2
/** "26" is a year of this century. */
const CENTURY = "20"
/** Position of each part in the complete text. */
const STARTS = [0, 3, 6, 11, 14]
const COMPLETE_CHARACTERS = "20-11-2026 14:05".length

const MINUTE_MS = 60_000
/** What a step changes, in the order of the parts. */
const STEPS: readonly ((ms: number, step: number) => number)[] = [
  (ms, step) => ms + step * 24 * 60 * MINUTE_MS,
  (ms, step) => addMonths(ms, step),
  (ms, step) => addMonths(ms, 12 * step),
  (ms, step) => ms + step * 60 * MINUTE_MS,
  (ms, step) => ms + step * MINUTE_MS,
]

/** What may be chosen, both ends included. */
export interface TimeRange {
  earliest: number
  latest: number
}

/** `text`, typed up to its end, in the form of the mask: "2411" becomes "24-11-", "3.2.26 " becomes "03-02-2026 ". */
export function maskTyped(text: string): string {
  const time = parseLocalTime(text)
  if (time !== null) return formatLocalTime(time)
  const parts = [""]
  const isFull = () => parts.at(-1)?.length === LENGTHS[parts.length - 1]
  for (const character of text) {
    const isDigit = character >= "0" && character <= "9"
    if (isDigit && isFull() && parts.length === LENGTHS.length) break
    if (isFull() || (!isDigit && parts.at(-1) !== "" && parts.length < LENGTHS.length)) endPart(parts)
    if (isDigit) parts[parts.length - 1] += character
  }
  if (isFull() && parts.length < LENGTHS.length) parts.push("")
  return parts.map((part, at) => (at === 0 ? part : `${SEPARATORS[at - 1]}${part}`)).join("")
}

function endPart(parts: string[]) {
  const at = parts.length - 1
  const typed = parts[at] ?? ""
  if (at === YEAR_PART) parts[at] = typed.length === 2 ? `${CENTURY}${typed}` : typed
  else parts[at] = typed.padStart(LENGTHS[at] ?? 0, "0")
  parts.push("")
}

/** A digit typed into a complete text takes the place of the one after the caret. Null where it does not. */
export function overwriteDigit(
  text: string,
  caret: number,
  digit: string,
): { text: string; caret: number } | null {
  if (text.length !== COMPLETE_CHARACTERS || !/^\d$/.test(digit)) return null
  const at = /\d/.test(text[caret] ?? "") ? caret : caret + 1
  if (at >= text.length) return null
  const after = at + 1
  const isBeforeSeparator = after < text.length && !/\d/.test(text[after] ?? "")
  return { text: text.slice(0, at) + digit + text.slice(after), caret: isBeforeSeparator ? after + 1 : after }
}

/** `ms`, or the end of the range that it is beyond. */
export function withinRange(ms: number, { earliest, latest }: TimeRange): number {
  return Math.min(Math.max(ms, earliest), latest)
}

/**
 * The text after a step of the part at the caret, and where this part is; days run on into the next month.
 *
 * @returns null for a text that is no time
 */
export function stepAtCaret(
  text: string,
  caret: number,
  step: 1 | -1,
  range: TimeRange,
): { text: string; start: number; end: number } | null {
  const time = parseLocalTime(text)
  if (time === null) return null
  const part = Math.max(
    0,
    STARTS.findLastIndex((start) => start <= caret),
  )
  const stepped = STEPS[part]?.(time, step) ?? time
  const start = STARTS[part] ?? 0
  return { text: formatLocalTime(withinRange(stepped, range)), start, end: start + (LENGTHS[part] ?? 0) }
}
