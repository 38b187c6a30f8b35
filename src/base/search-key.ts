/** Tolerant search of names: "p7" finds "Press P-7". */

/** Mirrored by `search_key` in SQL. */
const SEPARATORS = /[\s_./\\,:;()#+-]+/g
/** Words of a search; more are not looked up. */
const SEARCH_WORDS_MAX = 6

/** A name without its separators: "Press P-7" as "pressp7". */
export function searchKey(name: string): string {
  return name.toLowerCase().replace(SEPARATORS, "")
}

/** The words of a search, each of which must be found; "p 7" is one word, because its parts are single characters. */
export function searchWords(search: string): string[] {
  const words: string[] = []
  for (const word of search.trim().split(/\s+/)) {
    const last = words.at(-1)
    if (last !== undefined && (word.length === 1 || last.length === 1))
      words[words.length - 1] = `${last} ${word}`
    else if (searchKey(word) !== "") words.push(word)
  }
  return words.slice(0, SEARCH_WORDS_MAX)
}
