/**
 * Attributes with more values than Active Directory returns in one response: the first of them arrive as
 * "memberOf;range=0-1499", and the next range must be requested.
 *
 * @see MS-ADTS §3.1.1.3.1.3.3
 */
import { DirectoryFailure } from "./socket.ts"

type AttributeValues = readonly (string | Buffer)[]

interface Entry {
  dn: string
  attributes: ReadonlyMap<string, AttributeValues>
}

/** Ranges of one attribute; servers give a thousand values and more at a time. */
const RANGES_MAX = 20

/** Ranges by name in lower case: the attribute, its first and its last value; "*" is the last there is. */
const RANGE_OPTION = /^([^;]+);range=(\d+)-(\d+|\*)$/

interface Range {
  attribute: string
  from: number
  /** Null: there are no more values behind it. */
  to: number | null
  values: AttributeValues
}

function findRanges({ attributes }: Entry): Range[] {
  return [...attributes].flatMap(([name, values]) => {
    const [, attribute, from, to] = RANGE_OPTION.exec(name) ?? []
    return attribute === undefined
      ? []
      : [{ attribute, from: Number(from), to: to === "*" ? null : Number(to), values }]
  })
}

/**
 * The entry with all values of each attribute under its plain name.
 *
 * @param ask  reads one attribute of an entry
 * @throws DirectoryFailure SIZE_LIMIT for implausibly many values, INVALID_RESPONSE for ranges that are not
 *         contiguous
 */
export async function withAllRanges<E extends Entry>(
  entry: E,
  ask: (dn: string, attribute: string) => Promise<Entry | undefined>,
): Promise<E> {
  const ranges = findRanges(entry)
  if (ranges.length === 0) return entry
  const attributes = new Map([...entry.attributes].filter(([name]) => !RANGE_OPTION.test(name)))
  for (const range of ranges) attributes.set(range.attribute, await readAllRanges(entry.dn, range, ask))
  return { ...entry, attributes }
}

async function readAllRanges(
  dn: string,
  first: Range,
  ask: (dn: string, attribute: string) => Promise<Entry | undefined>,
): Promise<AttributeValues> {
  const values = [...first.values]
  let range = first
  for (let ranges = 1; range.to !== null; ranges++) {
    if (ranges >= RANGES_MAX) throw new DirectoryFailure("SIZE_LIMIT", `"${dn}": too many ranges of values`)
    const from = range.to + 1
    const answer = await ask(dn, `${first.attribute};range=${from}-*`)
    const next = answer && findRanges(answer).find(({ attribute }) => attribute === first.attribute)
    if (next?.from !== from || (next.to !== null && next.to < from))
      throw new DirectoryFailure("INVALID_RESPONSE", `"${dn}": values from ${from} on were not given`)
    values.push(...next.values)
    range = next
  }
  return values
}
