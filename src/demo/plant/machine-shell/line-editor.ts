/** One line of input with cursor, history and completion: keys in, screen text out. */

import { CLEAR_LINE_END, widthOf } from "./ansi.ts"
import type { Key } from "./keys.ts"

/** Longer than any command of a controller. */
const LINE_CHARS_MAX = 200
const HISTORY_LINES_MAX = 100

interface EditorEvents {
  print(text: string): void
  line(text: string): void
  interrupt(): void
  /** Ctrl-D on an empty line. */
  leave(): void
  /** Complete lines that `line` can be completed to. */
  complete(line: string): string[]
}

export class LineEditor {
  readonly history: string[] = []
  private readonly prompt: string
  private readonly events: EditorEvents
  private chars: string[] = []
  private cursor = 0
  /** Place in the history; its length is the line being typed. */
  private historyIndex = 0
  private typed = ""
  cols = 80

  constructor(prompt: string, events: EditorEvents) {
    this.prompt = prompt
    this.events = events
  }

  /** A fresh line: prints the prompt and what was already typed. */
  redraw(): void {
    const room = Math.max(this.cols - widthOf(this.prompt) - 1, 1)
    const from = Math.max(0, this.cursor - room)
    const shown = this.chars.slice(from, from + room).join("")
    const back = widthOf(shown) - widthOf(this.chars.slice(from, this.cursor).join(""))
    this.events.print(`\r${this.prompt}${shown}${CLEAR_LINE_END}${back > 0 ? `\x1b[${back}D` : ""}`)
  }

  key(key: Key): void {
    if (key.kind === "char") this.insert(key.char)
    else if (key.kind === "control") this.control(key.letter)
    else this.named(key.name)
  }

  private insert(char: string): void {
    if (this.chars.length >= LINE_CHARS_MAX) return
    this.chars.splice(this.cursor, 0, char)
    this.cursor += 1
    this.redraw()
  }

  private named(name: (Key & { kind: "named" })["name"]) {
    if (name === "enter") return this.enter()
    if (name === "tab") return this.completeLine()
    if (name === "up") this.recall(this.historyIndex - 1)
    else if (name === "down") this.recall(this.historyIndex + 1)
    else if (name === "left") this.cursor = Math.max(0, this.cursor - 1)
    else if (name === "right") this.cursor = Math.min(this.chars.length, this.cursor + 1)
    else if (name === "home") this.cursor = 0
    else if (name === "end") this.cursor = this.chars.length
    else if (name === "delete") this.chars.splice(this.cursor, 1)
    else if (name === "backspace" && this.cursor > 0) this.chars.splice(--this.cursor, 1)
    this.redraw()
  }

  private control(letter: string) {
    if (letter === "c") {
      this.events.print("^C\r\n")
      this.take()
      return this.events.interrupt()
    }
    if (letter === "d" && this.chars.length === 0) return this.events.leave()
    if (letter === "a") this.cursor = 0
    else if (letter === "e") this.cursor = this.chars.length
    else if (letter === "k") this.chars.length = this.cursor
    else if (letter === "u") this.chars.splice(0, this.cursor)
    else if (letter === "w") this.dropWord()
    else if (letter === "l") this.events.print("\x1b[2J\x1b[H")
    if (letter === "u") this.cursor = 0
    this.redraw()
  }

  private dropWord(): void {
    const before = this.chars
      .slice(0, this.cursor)
      .join("")
      .replace(/\S+\s*$/, "")
    this.chars.splice(0, this.cursor, ...before)
    this.cursor = [...before].length
  }

  private enter(): void {
    this.events.print("\r\n")
    const line = this.take().trim()
    if (line !== "" && line !== this.history.at(-1)) this.history.push(line)
    if (this.history.length > HISTORY_LINES_MAX) this.history.shift()
    this.historyIndex = this.history.length
    this.events.line(line)
  }

  private take(): string {
    const line = this.chars.join("")
    this.chars = []
    this.cursor = 0
    return line
  }

  private recall(place: number): void {
    if (place < 0 || place > this.history.length) return
    if (this.historyIndex === this.history.length) this.typed = this.chars.join("")
    this.historyIndex = place
    this.replace(this.history[place] ?? this.typed)
  }

  private replace(line: string): void {
    this.chars = [...line]
    this.cursor = this.chars.length
  }

  /** One way on: takes it. Several: takes what they share, and lists them when that is nothing new. */
  private completeLine() {
    const before = this.chars.slice(0, this.cursor).join("")
    const ways = this.events.complete(before)
    if (ways.length === 0) return this.events.print("\x07")
    const shared = ways.length === 1 ? `${ways[0]} ` : ways.reduce(commonPrefix)
    if (shared.length > before.length) {
      this.chars.splice(0, this.cursor, ...shared)
      this.cursor = [...shared].length
    } else {
      this.events.print(`\r\n${ways.map((way) => way.split(" ").at(-1)).join("  ")}\r\n`)
    }
    this.redraw()
  }
}

function commonPrefix(a: string, b: string): string {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return a.slice(0, length)
}
