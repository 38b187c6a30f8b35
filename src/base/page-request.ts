/** A page of a list, cut by the database. */

export const PAGE_SIZE = 15
export const PAGE_SIZE_MAX = 200
/** Deeper pages are rejected: they are not used, and each costs the database all the rows before it. */
export const PAGE_NUMBER_MAX = 10_000
export const SEARCH_CHARACTERS_MAX = 100
/**
 * Totals are counted up to this limit and shown as "1000+" beyond: a count must never read a million rows, and
 * further paging without a search is not useful.
 */
export const TOTAL_COUNT_MAX = 1000

/** `page` counts from 1. */
export interface PageRequest {
  page: number
  /** Rows of a page. */
  size: number
  search: string
  /** A field of the list's `SortOptions`, with "-" before it from the end; missing means the first one. */
  sort?: string
}

/** The sort orders of a list, ascending and descending: fields of its rows. `first` is the default. */
export interface SortOptions<Field extends string> {
  fields: readonly Field[]
  defaultSort: Field | `-${Field}`
}

export interface Page<Row> {
  rows: Row[]
  page: number
  size: number
  /** Exact up to TOTAL_COUNT_MAX. */
  total: number
}

export function pageOffset(request: PageRequest): number {
  return (request.page - 1) * request.size
}

/** Shorter words contain no trigram to look up in an index. */
const TRIGRAM_WORD_LENGTH_MIN = 3

/**
 * The word of a search that is probably the rarest in a long list: one with a digit (a number, a part), else the
 * longest; the whole search if it has no such word. A trigram index finds rows by a rare word in a millisecond; for
 * all words together it scans the common ones too, and takes fifty times as long.
 */
export function mostSelectiveWord(search: string): string {
  return mostSelective(search.match(/[\p{L}\p{N}]+/gu) ?? []) ?? search
}

/** The probably rarest of these words that the index has; undefined without one. */
export function mostSelective(words: readonly string[]): string | undefined {
  const weight = (word: string) => word.length + (/\p{N}/u.test(word) ? SEARCH_CHARACTERS_MAX : 0)
  return words
    .filter((word) => word.length >= TRIGRAM_WORD_LENGTH_MIN)
    .reduce<string | undefined>(
      (best, word) => (best === undefined || weight(word) > weight(best) ? word : best),
      undefined,
    )
}

/**
 * An ILIKE pattern of a search, as a statement parameter. A statement with one is planned for its own words, on the
 * connections for searches; see `db/kysely-driver.ts`.
 */
export class SearchPattern {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  toString(): string {
    return this.text
  }

  toJSON(): string {
    return this.text
  }
}

/**
 * An ILIKE pattern that finds `text` anywhere, with wildcards in it escaped. Only to be used as a statement parameter: it is
 * a `SearchPattern`, which query builders take for the string that the driver sends. An empty text makes no search.
 */
export function containsPattern(text: string): string {
  const pattern = `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`
  return text === "" ? pattern : (new SearchPattern(pattern) as unknown as string)
}
