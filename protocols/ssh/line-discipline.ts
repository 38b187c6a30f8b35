/**
 * Line discipline for a machine without a pseudo-terminal: it does not echo, edit lines or turn Ctrl+C into a signal,
 * so this is done here as in a Unix terminal (POSIX.1-2024 §11.1.6).
 */

interface LineDisciplineHandlers {
  /** Sends the machine whole lines that end in "\n". */
  send(bytes: Uint8Array): void
  /** Shows the user the echo of their typing. */
  echo(bytes: Uint8Array): void
  /** Ctrl+C. */
  interrupt(): void
  /** Ctrl+D on an empty line: no more input follows. */
  endInput(): void
}

/** Limit of a line, as in Linux: further characters are discarded. */
const LINE_CHARACTERS_MAX = 4096
/** Cursor and function keys: they mean nothing to a program that reads lines. */
const ESCAPE = "\u{1b}"
const ESCAPE_SEQUENCE = new RegExp(`${ESCAPE}([[0-9;?]*[ -/]*[@-~]|O[@-~]|.)`, "gu")
const INTERRUPT = "\x03"
const END_OF_INPUT = "\x04"
const ERASE_SEQUENCE = "\b \b"

export class LineDiscipline {
  private readonly handlers: LineDisciplineHandlers
  private readonly decoder = new TextDecoder()
  private line: string[] = []

  constructor(parts: LineDisciplineHandlers) {
    this.handlers = parts
  }

  /** @param bytes  UTF-8 of keys or of a paste, cut anywhere */
  write(bytes: Uint8Array): void {
    const text = this.decoder.decode(bytes, { stream: true })
    for (const character of text.replace(ESCAPE_SEQUENCE, "")) this.handleCharacter(character)
  }

  private handleCharacter(character: string): void {
    if (character === "\r" || character === "\n") return this.submitLine()
    if (character === "\x7f" || character === "\b") return this.erase(1)
    if (character === "\x15") return this.erase(this.line.length)
    if (character === INTERRUPT) return this.discardLine()
    if (character === END_OF_INPUT && this.line.length === 0) return this.handlers.endInput()
    const isPrintable = character === "\t" || character >= " "
    if (!isPrintable || this.line.length >= LINE_CHARACTERS_MAX) return
    this.line.push(character)
    this.writeEcho(character)
  }

  private submitLine(): void {
    const line = this.line.join("")
    this.line = []
    this.writeEcho("\r\n")
    this.handlers.send(new TextEncoder().encode(`${line}\n`))
  }

  private erase(count: number): void {
    for (let left = Math.min(count, this.line.length); left > 0; left--) {
      this.line.pop()
      this.writeEcho(ERASE_SEQUENCE)
    }
  }

  private discardLine(): void {
    this.line = []
    this.writeEcho("^C\r\n")
    this.handlers.interrupt()
  }

  private writeEcho(text: string): void {
    this.handlers.echo(new TextEncoder().encode(text))
  }
}

/** Programs without a terminal end lines with "\n" alone, which moves a terminal's cursor down but not left. */
export function lfToCrlf(bytes: Uint8Array): Uint8Array {
  const out: number[] = []
  let before = 0
  for (const byte of bytes) {
    if (byte === 0x0a && before !== 0x0d) out.push(0x0d)
    out.push(byte)
    before = byte
  }
  return Uint8Array.from(out)
}
