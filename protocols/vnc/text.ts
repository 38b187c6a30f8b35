/** Character sets of names and of the classic clipboard. */
import type { ByteQueue, Reading } from "../bytes.ts"
import { WireError } from "../link.ts"
import { printableLine } from "../printable.ts"
import { NAME_BYTES_MAX, NAME_CHARS_SHOWN } from "./limits.ts"
import type { ClipboardEncoding } from "./options.ts"

/** Every byte is the character of the same number. */
export function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1")
}

/** u32 length and text, UTF-8 by common practice. */
export function* readName(queue: ByteQueue): Reading<string> {
  yield 4
  const length = queue.u32()
  if (length > NAME_BYTES_MAX) throw new WireError(`a desktop name of ${length} bytes`)
  yield length
  return printableLine(new TextDecoder().decode(queue.take(length)), NAME_CHARS_SHOWN)
}

/** CP1252 is what browsers mean by latin 1: the same but for 0x80 to 0x9f. */
const CP1252 = new TextDecoder("windows-1252")

export function decodeCutText(bytes: Uint8Array, encoding: ClipboardEncoding): string {
  switch (encoding) {
    case "ISO8859_1":
      return latin1(bytes)
    case "UTF_8":
      return new TextDecoder().decode(bytes)
    case "UTF_16":
      return new TextDecoder("utf-16be").decode(bytes)
    case "CP1252":
      return CP1252.decode(bytes)
  }
}

/** What the character set lacks becomes "?". */
export function encodeCutText(text: string, encoding: ClipboardEncoding): Uint8Array {
  switch (encoding) {
    case "ISO8859_1":
      return singleBytes(text, (char) => char.charCodeAt(0))
    case "UTF_8":
      return new TextEncoder().encode(text)
    case "UTF_16":
      return new Uint8Array(Buffer.from(text, "utf16le").swap16())
    case "CP1252":
      return singleBytes(text, (char) => cp1252Codes().get(char) ?? UNKNOWN)
  }
}

const UNKNOWN = 0x100

function singleBytes(text: string, codeOf: (char: string) => number): Uint8Array {
  return Uint8Array.from([...text], (char) => {
    const code = char.length === 1 ? codeOf(char) : UNKNOWN
    return code < 0x100 ? code : 0x3f
  })
}

let cp1252Table: Map<string, number> | null = null
function cp1252Codes(): Map<string, number> {
  if (cp1252Table) return cp1252Table
  const characters = CP1252.decode(Uint8Array.from({ length: 256 }, (_, code) => code))
  cp1252Table = new Map([...characters].map((char, code) => [char, code]))
  return cp1252Table
}
