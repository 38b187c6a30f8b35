/** Searching the long texts' tables. */
import { sql } from "kysely"
import { containsPattern, mostSelectiveWord } from "../base/page-request.ts"

/**
 * Does `column` hold `search` somewhere, whatever the case? The index is asked for the rarest word; `is true` keeps it from
 * being asked for the rest, which the rows found are compared with.
 *
 * @param column  with a trigram index, e.g. "issue.title"
 */
export function containsText(column: "issue.title" | "request.title", search: string) {
  const all = sql<boolean>`${sql.ref(column)} ilike ${containsPattern(search)}`
  const word = mostSelectiveWord(search)
  return word === search
    ? all
    : sql<boolean>`(${sql.ref(column)} ilike ${containsPattern(word)} and (${all}) is true)`
}
