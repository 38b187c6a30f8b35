import { describe, expect, test } from "bun:test"
import {
  createTerminalScreen,
  SNAPSHOT_CHARS_MAX,
  type TerminalScreen,
} from "../../protocols/terminal-screen.ts"

const bytes = (text: string) => new TextEncoder().encode(text)

function screen(size: { cols?: number; rows?: number; scrollback?: number } = {}) {
  const answers: string[] = []
  const terminal = createTerminalScreen({
    cols: size.cols ?? 40,
    rows: size.rows ?? 10,
    scrollback: size.scrollback ?? 100,
    onReply: (answer) => answers.push(new TextDecoder().decode(answer)),
  })
  return { terminal, answers, say: (text: string) => terminal.write(bytes(text)) }
}

/** A second terminal that has seen only the snapshot. */
function joiner(of: TerminalScreen, maxLines?: number) {
  const late = screen({ cols: of.cols, rows: of.rows })
  late.say(of.snapshot(maxLines))
  return late
}

describe("a viewer that joins late", () => {
  const states: Record<string, string> = {
    "an empty screen": "",
    "text and colours":
      "plain \x1b[1;31mred\x1b[0m \x1b[48;2;10;20;30mtrue colour\x1b[m\r\nÄpfel 漢字 🙂\r\n$ ",
    "more lines than the screen": Array.from({ length: 60 }, (_, i) => `line ${i}`).join("\r\n"),
    "a full screen program":
      "shell$ top\r\n\x1b[?1049h\x1b[2J\x1b[3;5Hfull screen\x1b[?25l\x1b[?1h\x1b[?2004h",
    "a scroll region": "\x1b[2J\x1b[3;8r\x1b[5;6Hinside",
    "a scroll region with origin mode": "\x1b[2J\x1b[3;8r\x1b[?6h\x1b[2;6Hinside",
    "mouse reports in SGR form": "\x1b[?1002h\x1b[?1006h",
    "a blinking bar as cursor": "\x1b[5 qtyping",
    "a line that ends at the edge": "x".repeat(40),
  }
  for (const [name, output] of Object.entries(states)) {
    test(`sees ${name} as the others do`, () => {
      const { terminal, say } = screen()
      say(output)
      const late = joiner(terminal)
      expect(late.terminal.snapshot()).toBe(terminal.snapshot())
    })
    test(`sees what follows ${name} as the others do`, () => {
      const { terminal, say } = screen()
      say(output)
      const late = joiner(terminal)
      const next = "next\n\n\nlines\x1b[2;3Hthere\x1b[10;1H\n\nend"
      say(next)
      late.say(next)
      expect(late.terminal.snapshot()).toBe(terminal.snapshot())
    })
  }

  test("receives only the requested number of lines above the screen", () => {
    const { terminal, say } = screen()
    say(Array.from({ length: 60 }, (_, i) => `line ${i}.`).join("\r\n"))
    expect(terminal.snapshot(5)).toContain("line 45.")
    expect(terminal.snapshot(5)).not.toContain("line 44.")
  })

  test("receives fewer lines when every cell has its own colour", () => {
    const { terminal, say } = screen({ cols: 200, rows: 20, scrollback: 1000 })
    for (let line = 0; line < 600; line++) {
      const cells = Array.from({ length: 200 }, (_, x) => `\x1b[38;2;${x};${line % 256};7;48;2;1;${x};3mX`)
      say(cells.join(""))
    }
    expect(terminal.snapshot(500).length).toBeLessThanOrEqual(SNAPSHOT_CHARS_MAX)
  })
})

describe("the screen of a terminal session", () => {
  test("joins a UTF-8 character and an escape sequence that are split at any byte", () => {
    const output = bytes("ü€🙂 \x1b[1;32mok\x1b[0m 漢")
    const whole = screen()
    whole.terminal.write(output)
    const cut = screen()
    for (const byte of output) cut.terminal.write(Uint8Array.of(byte))
    expect(cut.terminal.snapshot()).toBe(whole.terminal.snapshot())
  })

  test("answers each terminal query of a program once", () => {
    const { answers, say } = screen()
    say("\x1b[4;7H\x1b[6n\x1b[c")
    expect(answers).toEqual(["\x1b[4;7R", "\x1b[?1;2c"])
  })

  test("limits the answers to a flood of terminal queries", () => {
    const { answers, say } = screen()
    say("\x1b[6n".repeat(100_000))
    expect(answers.join("").length).toBeLessThanOrEqual(4096)
    say("\x1b[6n")
    expect(answers.at(-1)).toBe("\x1b[1;1R")
  })

  test("never answers with text from the machine", () => {
    const { answers, say } = screen()
    say("\x1b]0;rm -rf /\x07\x1b[21t\x1b]10;?\x07\x1b]52;c;?\x07\x05")
    expect(answers).toEqual([])
  })

  test("drops the text of a sequence that is longer than any title, and takes the next one", () => {
    const { terminal, say } = screen()
    say(`\x1b]0;first\x07\x1b]0;${"x".repeat(100_000)}\x07`)
    expect(terminal.title).toBe("first")
    say("\x1b]0;second\x07")
    expect(terminal.title).toBe("second")
  })

  test("limits the length of the title", () => {
    const { terminal, say } = screen()
    say(`\x1b]0;${"R-2/".repeat(1000)}\x07`)
    expect(terminal.title.length).toBe(200)
  })

  test("follows a resize within its limits", () => {
    const { terminal, say } = screen()
    terminal.resize(100, 30)
    say("\x1b[30;100Hx")
    expect([terminal.cols, terminal.rows]).toEqual([100, 30])
    expect(joiner(terminal).terminal.snapshot()).toBe(terminal.snapshot())
    terminal.resize(0, 1e9)
    expect([terminal.cols, terminal.rows]).toEqual([2, 200])
  })

  test.each([
    ["scrolls up", "S"],
    ["scrolls down", "T"],
    ["inserts lines", "L"],
    ["deletes lines", "M"],
    ["repeats a character", "b"],
    ["moves by tabs forward", "I"],
    ["moves by tabs backward", "Z"],
    ["scrolls left", " @"],
    ["scrolls right", " A"],
    ["inserts columns", "'}"],
    ["deletes columns", "'~"],
  ])("%s no more often than the screen is large", (_what, sequence) => {
    const size = { cols: 20, rows: 5 }
    const fill = "\x1b[2J\x1b[H1a\r\n2b\r\n3c\r\n4d\r\n5e\x1b[3;2H"
    const [endless, enough] = [screen(size), screen(size)]
    // Beyond its limit the library needs minutes, or all memory, for a single one of these.
    endless.say(`${fill}x\x1b[2147483647${sequence}`)
    enough.say(`${fill}x\x1b[${sequence === "b" ? 100 : 20}${sequence}`)
    expect(endless.terminal.snapshot(0)).toBe(enough.terminal.snapshot(0))
  })

  test("drops the oldest lines where its cells have a million combining marks", () => {
    const { terminal, say } = screen({ cols: 100, rows: 4, scrollback: 5000 })
    const marked = `e${"\u0301".repeat(25)}`.repeat(100)
    say("plain\r\n".repeat(5))
    say(`${marked}\r\n`.repeat(390))
    expect(terminal.snapshot(5000)).toContain("plain")
    say(`${marked}\r\n`.repeat(30))
    const lines = terminal.snapshot(5000).split("\r\n")
    expect(lines.length).toBeWithin(150, 250)
    expect(lines.join()).not.toContain("plain")
    expect(lines.at(-2)).toContain(marked)
    say("plain\r\n".repeat(500))
    expect(terminal.snapshot(5000).split("\r\n").length).toBeGreaterThan(650)
  })

  test("limits the number of combining marks in one cell", () => {
    const { terminal, say } = screen()
    for (let i = 0; i < 50; i++) say(i === 0 ? `e${"\u0301".repeat(10_000)}` : "\u0301".repeat(10_000))
    expect(terminal.snapshot().length).toBeLessThan(200_000)
    say("\x1b[2J\x1b[Hé e\u0301\u0323")
    expect(terminal.snapshot()).toContain("é e\u0301\u0323")
  })
})
