/**
 * Points in time passed through as text: a list has dozens, and a `Date` for each costs more than the rest of a row.
 */
import { sql } from "kysely"

/** A column of type timestamptz as the database writes it, for `isoOf`. */
export function asText<Column extends string>(column: Column) {
  return sql<string>`${sql.ref(column)}::text`
}

const SECONDS_END = "2026-11-22 16:38:34".length
const MILLISECONDS_LENGTH = ".123".length
/** With at least milliseconds, as nearly all are. */
const MILLISECONDS_END = SECONDS_END + MILLISECONDS_LENGTH

/**
 * As `Date.toISOString` writes it, in UTC with milliseconds.
 *
 * @param text  of the database, e.g. "2026-11-22 16:38:34.123+00"; another zone and years of five digits are left to `Date`
 */
export function isoOf(text: string): string {
  if (!text.endsWith("+00") || text[10] !== " ") return new Date(text).toISOString()
  if (text.length >= MILLISECONDS_END + "+00".length)
    return `${text.slice(0, 10)}T${text.slice(11, MILLISECONDS_END)}Z`
  const fraction = text.slice(SECONDS_END, -"+00".length) || "."
  const milliseconds = fraction.slice(0, MILLISECONDS_LENGTH).padEnd(MILLISECONDS_LENGTH, "0")
  return `${text.slice(0, 10)}T${text.slice(11, SECONDS_END)}${milliseconds}Z`
}
