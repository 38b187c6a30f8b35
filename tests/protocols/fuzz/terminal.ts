/** What a machine prints into a terminal, and what a viewer types where the machine has none. */
import { encodeCharset } from "../../../protocols/charset.ts"
import { LineDiscipline } from "../../../protocols/ssh/line-discipline.ts"
import { TerminalTranscoder } from "../../../protocols/ssh/terminal-charset.ts"
import { TERMINAL_COLS_MAX, TERMINAL_ROWS_MAX } from "../../../protocols/terminal.ts"
import { createTerminalDrawing } from "../../../protocols/terminal-drawing.ts"
import { createTerminalScreen } from "../../../protocols/terminal-screen.ts"
import { cutRandomly } from "../chunking.ts"
import { type Attack, below, mutated, noise, oneOf } from "./mutation.ts"

const ESC = "\x1b"
/** Colours, cursor, regions, modes, both screens, titles, charsets, questions, wide and combining characters. */
const OUTPUTS = [
  `${ESC}[1;31mALARM${ESC}[0m 184 °C\r\n${ESC}[38;2;10;20;30mzone${ESC}[48;5;123m 3${ESC}[m`,
  `${ESC}[?1049h${ESC}[2J${ESC}[3;8r${ESC}[?6h${ESC}[2;2Hmenu${ESC}[1;1H${ESC}[5L${ESC}[2M${ESC}[?1049l`,
  `${ESC}]0;press P-7${ESC}\\${ESC}]2;rm -rf /\r\n\x07${ESC}[21t${ESC}[22;0t${ESC}[23;0t`,
  `${ESC}[c${ESC}[>c${ESC}[5n${ESC}[6n${ESC}[?1$p${ESC}P$qm${ESC}\\${ESC}[x${ESC}[18t${ESC}]10;?\x07${ESC}]4;1;?\x07`,
  `${ESC}(0lqqk${ESC}(B\x0e\x0f${ESC}#8${ESC}7${ESC}8${ESC}c${ESC}[!p${ESC}[4h${ESC}[20h${ESC}[?7l`,
  "\u65e5\u672c e\u0301\u0302\u0303 \u{1f469}\u200d\u{1f527} \u202e\ufeff\t\b\x7f\x07",
  `${ESC}[999999999;999999999H${ESC}[999999999P${ESC}[999999999@${ESC}[999999999b${ESC}[999999999S${ESC}[999999999X`,
  `${ESC}_application${ESC}\\${ESC}^privacy${ESC}\\${ESC}X string${ESC}\\${ESC}Pq#0;2;0;0;0#0!99~-${ESC}\\`,
].map((text) => new TextEncoder().encode(text))
const CHARSETS = ["ISO8859_1", "UTF_8", "CP1252"] as const
const NOISE_BYTES_MAX = 120
const TITLE_CHARACTERS_MAX = 200
/** Answers to one chunk; each chunk's are limited. */
const REPLY_BYTES_MAX = 4096
/** Tabs are text, and C1 codes none that a shell reads. */
const isControl = (text: string) => [...text].some((one) => (one < " " && one !== "\t") || one === "\x7f")

/** The screen keeps its size and bounds, and what it answers can never be a line that the machine's shell runs. */
export const attackTerminal: Attack = (random) => {
  const output =
    random() < 0.8
      ? Buffer.concat([oneOf(random, OUTPUTS), oneOf(random, OUTPUTS), oneOf(random, OUTPUTS)])
      : noise(random, NOISE_BYTES_MAX)
  const charset = new TerminalTranscoder(oneOf(random, CHARSETS))
  let replied = 0
  let reply = ""
  const screen = createTerminalScreen({
    ...{ cols: 1 + below(random, 40), rows: 1 + below(random, 12), scrollback: below(random, 30) },
    onReply(bytes) {
      replied += bytes.length
      reply += new TextDecoder().decode(bytes)
    },
  })
  try {
    for (const chunk of cutRandomly(mutated(output, random), random)) {
      replied = 0
      screen.write(charset.toUtf8(chunk))
      if (replied > REPLY_BYTES_MAX) return `one chunk was answered by ${replied} bytes`
      if (random() < 0.1) screen.resize(below(random, 60), below(random, 20))
      else if (random() < 0.001) screen.resize(below(random, 700), below(random, 300))
    }
    if (/[\r\n]/.test(reply)) return `a reply holds a line: ${JSON.stringify(reply)}`
    const { cols, rows, title } = screen
    if (cols > TERMINAL_COLS_MAX || rows > TERMINAL_ROWS_MAX) return `the screen is ${cols} x ${rows}`
    if (title.length > TITLE_CHARACTERS_MAX || isControl(title)) return `title ${JSON.stringify(title)}`
    return drawn(new TextEncoder().encode(screen.snapshot()), cols, rows)
  } finally {
    screen.dispose()
  }
}

/** The picture of a recording's list is well-formed, whatever was printed. */
function drawn(bytes: Uint8Array, cols: number, rows: number): string {
  const drawing = createTerminalDrawing()
  drawing.apply({ kind: "terminalSnapshot", cols, rows, bytes })
  const svg = drawing.svg()
  if (/<script|&(?!(?:amp|lt|gt|quot|#39|#x27);)/i.test(svg)) return `markup in the picture: ${svg}`
  return svg.startsWith("<svg") && svg.endsWith("</svg>") ? "fine" : `no picture: ${svg.slice(0, 80)}`
}

/** Whole lines without control characters are sent, whatever keys and pastes there were. */
export const attackTyping: Attack = (random) => {
  const keys = `status\r${ESC}[A${ESC}OP\x03\x15\x7f\bä€\u{1f527}\t\x04exit\n`
  const typed = mutated(encodeCharset(keys.repeat(1 + below(random, 3)), "UTF_8"), random)
  let wrong = "fine"
  const lines = new LineDiscipline({
    send(bytes) {
      const line = new TextDecoder().decode(bytes)
      if (!line.endsWith("\n") || isControl(line.slice(0, -1))) wrong = `sent ${JSON.stringify(line)}`
    },
    echo: () => undefined,
    interrupt: () => undefined,
    endInput: () => undefined,
  })
  for (const chunk of cutRandomly(typed, random)) lines.write(chunk)
  return wrong
}
