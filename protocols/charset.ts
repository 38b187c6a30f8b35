/** Character sets of machines whose protocol does not specify one: cut texts of VNC, terminals over SSH. */

export type Charset = "ISO8859_1" | "UTF_8" | "UTF_16" | "CP1252"

/** Every byte is the character of the same number. */
export function decodeLatin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1")
}

/** CP1252 is what browsers mean by latin 1: the same but for 0x80 to 0x9f. */
const CP1252 = new TextDecoder("windows-1252")

export function decodeCharset(bytes: Uint8Array, charset: Charset): string {
  switch (charset) {
    case "ISO8859_1":
      return decodeLatin1(bytes)
    case "UTF_8":
      return new TextDecoder().decode(bytes)
    case "UTF_16":
      return new TextDecoder("utf-16be").decode(bytes)
    case "CP1252":
      return CP1252.decode(bytes)
  }
}

/** What the character set lacks becomes "?". */
export function encodeCharset(text: string, charset: Charset): Uint8Array {
  switch (charset) {
    case "ISO8859_1":
      return encodeSingleByte(text, (char) => char.charCodeAt(0))
    case "UTF_8":
      return new TextEncoder().encode(text)
    case "UTF_16":
      return new Uint8Array(Buffer.from(text, "utf16le").swap16())
    case "CP1252":
      return encodeSingleByte(text, (char) => cp1252Codes().get(char) ?? UNMAPPABLE)
  }
}

const UNMAPPABLE = 0x100

function encodeSingleByte(text: string, codeOf: (char: string) => number): Uint8Array {
  return Uint8Array.from([...text], (char) => {
    const code = char.length === 1 ? codeOf(char) : UNMAPPABLE
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
