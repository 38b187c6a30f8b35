/** Converts between the session's UTF-8 and the machine's character set. */
import { type Charset, decodeCharset, encodeCharset } from "../charset.ts"

export type TerminalCharset = Exclude<Charset, "UTF_16">

export class TerminalTranscoder {
  private readonly charset: TerminalCharset
  /** Streaming: a typed character may be split between two messages. */
  private readonly typed = new TextDecoder()

  constructor(charset: TerminalCharset) {
    this.charset = charset
  }

  /** What the machine printed, as UTF-8. */
  toUtf8(bytes: Uint8Array): Uint8Array {
    if (this.charset === "UTF_8") return bytes
    return new TextEncoder().encode(decodeCharset(bytes, this.charset))
  }

  /** @param bytes  UTF-8; what the machine's character set lacks becomes "?" */
  fromUtf8(bytes: Uint8Array): Uint8Array {
    if (this.charset === "UTF_8") return bytes
    return encodeCharset(this.typed.decode(bytes, { stream: true }), this.charset)
  }
}
