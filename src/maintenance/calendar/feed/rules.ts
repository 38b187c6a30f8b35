/** The calendar feed as iCalendar text (RFC 5545). Pure. */
import type { CalendarEntry } from "../rules.ts"

/** How far the feed reaches around the time of its reading. */
export const FEED_DAYS_BACK = 14
export const FEED_DAYS_AHEAD = 120

/** Longest line in bytes, without its end (RFC 5545 §3.1). */
const LINE_BYTES_MAX = 75

/**
 * @param address  of the installation, e.g. "https://book.example.com"; events link to their issue below it
 * @param words    prefix of occurrences whose issue is not created yet
 */
export function toICalendar(
  entries: readonly CalendarEntry[],
  address: string,
  name: string,
  words: { planned: string },
): string {
  const events = entries.flatMap((entry) => eventLines(entry, address, words))
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Millwright//Maintenance windows//EN",
    `X-WR-CALNAME:${escapeText(name)}`,
    "METHOD:PUBLISH",
    ...events,
    "END:VCALENDAR",
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join("")
}

/**
 * The stamp is the last change: an unchanged event is an unchanged text, and a calendar program that keeps the newer of two
 * events also takes over a window that was moved to an earlier time.
 */
function eventLines(entry: CalendarEntry, address: string, words: { planned: string }): string[] {
  const { id, deviceId, deviceName, title, start, end, state, assignee, changedOn } = entry
  const path = `/devices/${deviceId}/${state === null ? "recurringissues" : "issues"}/${id}`
  const uid = state === null ? `${id}-${utcTime(start)}` : id
  return [
    "BEGIN:VEVENT",
    `UID:${uid}@millwright`,
    `DTSTAMP:${utcTime(changedOn)}`,
    `DTSTART:${utcTime(start)}`,
    `DTEND:${utcTime(end)}`,
    `SUMMARY:${escapeText(`${deviceName}: ${state === null ? `${words.planned} ` : ""}${title}`)}`,
    ...(assignee ? [`DESCRIPTION:${escapeText(assignee)}`] : []),
    `LOCATION:${escapeText(deviceName)}`,
    `URL:${address}${path}`,
    state === null || state === "APPROVAL_PENDING" || state === "NEW"
      ? "STATUS:TENTATIVE"
      : "STATUS:CONFIRMED",
    "END:VEVENT",
  ]
}

/** "20261124T100000Z" */
function utcTime(at: Date): string {
  return `${at.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`
}

/** RFC 5545 §3.3.11. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, "\\n")
}

/** Long lines continue on the next one after a space; characters are not split. */
function foldLine(line: string): string {
  const lines = [""]
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > LINE_BYTES_MAX) {
      lines.push(" ")
      bytes = 1
    }
    lines[lines.length - 1] += character
    bytes += size
  }
  return lines.join("\r\n")
}
