/** Searching the long texts' tables. */
import { sql } from "kysely"
import { containsPattern, mostSelectiveWord } from "../base/page-request.ts"

/**
 * Condition: `column` contains `search`, ignoring case. Only the rarest word is looked up in the index; `is true` excludes
 * the rest of the condition from the index, so that it filters the rows found.
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
