/** Search filters of LDAP (RFC 4511 §4.5.1.7) as they are on the wire, for entries with one value an attribute. */
import type { BerReader } from "ldapts"

/** @param read  an attribute, by its name in lower case */
export type Matches = (read: (attribute: string) => string | undefined) => boolean

const TAG = { and: 0xa0, or: 0xa1, not: 0xa2, equal: 0xa3, substrings: 0xa4, present: 0x87 } as const
const PART = { initial: 0x80, any: 0x81, final: 0x82 } as const

/** @throws Error for what is none; filters that it does not know match nothing */
export function readFilter(reader: BerReader): Matches {
  const tag = reader.peek()
  switch (tag) {
    case TAG.and:
    case TAG.or: {
      const parts = readAll(reader)
      return (read) =>
        tag === TAG.and ? parts.every((part) => part(read)) : parts.some((part) => part(read))
    }
    case TAG.not: {
      const [part] = readAll(reader)
      return (read) => part?.(read) === false
    }
    case TAG.present: {
      const attribute = textOf(reader, TAG.present)
      return (read) => read(attribute) !== undefined
    }
    case TAG.equal: {
      reader.readSequence()
      const [attribute, wanted] = [textOf(reader), textOf(reader)]
      return (read) => read(attribute)?.toLowerCase() === wanted
    }
    case TAG.substrings:
      return readSubstrings(reader)
    default:
      reader.readSequence()
      reader.offset += reader.length
      return () => false
  }
}

function readAll(reader: BerReader): Matches[] {
  reader.readSequence()
  const end = reader.offset + reader.length
  const parts: Matches[] = []
  while (reader.offset < end) parts.push(readFilter(reader))
  return parts
}

function readSubstrings(reader: BerReader): Matches {
  reader.readSequence()
  const attribute = textOf(reader)
  reader.readSequence()
  const end = reader.offset + reader.length
  const parts: { tag: number; text: string }[] = []
  while (reader.offset < end) {
    const tag = reader.peek() ?? 0
    parts.push({ tag, text: textOf(reader, tag) })
  }
  return (read) => {
    const value = read(attribute)?.toLowerCase()
    return value !== undefined && hasParts(value, parts)
  }
}

/** Whether the parts follow one another in the value. */
function hasParts(value: string, parts: readonly { tag: number; text: string }[]): boolean {
  let from = 0
  for (const { tag, text } of parts) {
    const at = tag === PART.final ? value.length - text.length : value.indexOf(text, from)
    if (at < from || !value.startsWith(text, at) || (tag === PART.initial && at > 0)) return false
    from = at + text.length
  }
  return true
}

function textOf(reader: BerReader, tag?: number): string {
  return (reader.readString(tag) ?? "").toLowerCase()
}
