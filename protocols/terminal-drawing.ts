/** Draws the text of a terminal as SVG, in its colours: a small picture for lists. Text of the machine is escaped. */
import { type IBufferCell, Terminal } from "@xterm/headless"
import { TERMINAL_COLS_MAX, TERMINAL_ROWS_MAX } from "./terminal.ts"
import { writeSync } from "./terminal-core.ts"
import { limitSequences } from "./terminal-limits.ts"
import type { ViewerMessage } from "./viewer-wire.ts"

const BACKGROUND = "#14161a"
const FOREGROUND = "#e3e5e8"
/** Units of a character cell in the drawing. */
const CELL_WIDTH = 6
const CELL_HEIGHT = 12
const FONT_SIZE = 10
const BASELINE = 9.5
/** Width to height of the picture. */
const SHAPE = 1.6
/** A prompt alone is not drawn larger than this. */
const COLS_MIN = 40

/** The sixteen named colours, as xterm.js has them. */
const NAMED =
  "2e3436 cc0000 4e9a06 c4a000 3465a4 75507b 06989a d3d7cf 555753 ef2929 8ae234 fce94f 729fcf ad7fa8 34e2e2 eeeeec"
    .split(" ")
    .map((hex) => `#${hex}`)
/** Levels of the 6 x 6 x 6 colours behind them. */
const LEVELS = [0, 95, 135, 175, 215, 255]
const CUBE_FROM = 16
const GREYS_FROM = 232

/** Follows the messages of a terminal; other messages are not for a drawing. */
export function createTerminalDrawing(): { apply(message: ViewerMessage): void; svg(): string } {
  const terminal = new Terminal({ allowProposedApi: true, logLevel: "off", scrollback: 0 })
  limitSequences(terminal)
  const resize = ({ cols, rows }: { cols: number; rows: number }) =>
    terminal.resize(clamp(cols, TERMINAL_COLS_MAX), clamp(rows, TERMINAL_ROWS_MAX))
  return {
    apply(message) {
      if (message.kind === "terminalSnapshot") terminal.reset()
      if (message.kind === "terminalSnapshot" || message.kind === "terminalSize") resize(message)
      if (message.kind === "terminalSnapshot" || message.kind === "terminalOutput")
        writeSync(terminal, message.bytes)
    },
    svg() {
      const drawn = drawTerminal(terminal)
      terminal.dispose()
      return drawn
    },
  }
}

interface Run {
  column: number
  columns: number
  text: string
  colour: string
  background: string
}

function drawTerminal(terminal: Terminal): string {
  const { cols, from, rows } = writtenPart(terminal)
  const [width, height] = [cols * CELL_WIDTH, rows * CELL_HEIGHT]
  const lines: string[] = []
  for (let row = 0; row < rows; row++)
    for (const run of runsOf(terminal, from + row)) lines.push(drawRun(run, row * CELL_HEIGHT))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="monospace" font-size="${FONT_SIZE}"><rect width="${width}" height="${height}" fill="${BACKGROUND}"/>${lines.join("")}</svg>`
}

/** The columns that are written, and as many of the last written rows as the picture's shape takes: small as it is, its text is to be read. */
function writtenPart(terminal: Terminal): { cols: number; from: number; rows: number } {
  let [lastRow, lastColumn] = [0, 0]
  for (let row = 0; row < terminal.rows; row++) {
    const text = lineOf(terminal, row)?.translateToString(true) ?? ""
    if (text === "") continue
    lastRow = row
    lastColumn = Math.max(lastColumn, text.length)
  }
  const cols = Math.min(terminal.cols, Math.max(COLS_MIN, lastColumn))
  const rows = Math.min(terminal.rows, Math.round((cols * CELL_WIDTH) / SHAPE / CELL_HEIGHT))
  return { cols, rows, from: Math.max(0, lastRow + 1 - rows) }
}

const lineOf = (terminal: Terminal, row: number) =>
  terminal.buffer.active.getLine(terminal.buffer.active.viewportY + row)

/** `textLength` keeps the columns, whatever the browser's font. */
function drawRun({ column, columns, text, colour, background }: Run, y: number): string {
  const [x, width] = [column * CELL_WIDTH, columns * CELL_WIDTH]
  const box =
    background === BACKGROUND
      ? ""
      : `<rect x="${x}" y="${y}" width="${width}" height="${CELL_HEIGHT}" fill="${background}"/>`
  if (text.trim() === "") return box
  return `${box}<text x="${x}" y="${y + BASELINE}" textLength="${width}" lengthAdjust="spacingAndGlyphs" xml:space="preserve" fill="${colour}">${escapeXml(text)}</text>`
}

/** Neighbours of the same colours, each a run; spaces between them are runs too. */
function runsOf(terminal: Terminal, row: number): Run[] {
  const line = lineOf(terminal, row)
  const runs: Run[] = []
  for (let column = 0; line && column < terminal.cols; column++) {
    const cell = line.getCell(column)
    if (!cell || cell.getWidth() === 0) continue
    const text = cell.isInvisible() ? " " : cell.getChars() || " "
    const [colour, background] = coloursOf(cell)
    const last = runs.at(-1)
    if (last?.colour === colour && last.background === background) {
      last.text += text
      last.columns += cell.getWidth()
    } else runs.push({ column, columns: cell.getWidth(), text, colour, background })
  }
  return runs
}

function coloursOf(cell: IBufferCell): [colour: string, background: string] {
  const colour = cell.isFgDefault() ? FOREGROUND : colourOf(cell.getFgColor(), cell.isFgRGB())
  const background = cell.isBgDefault() ? BACKGROUND : colourOf(cell.getBgColor(), cell.isBgRGB())
  return cell.isInverse() ? [background, colour] : [colour, background]
}

function colourOf(value: number, isRgb: boolean): string {
  if (isRgb) return `#${value.toString(16).padStart(6, "0")}`
  if (value < CUBE_FROM) return NAMED[value] ?? FOREGROUND
  if (value >= GREYS_FROM) return grey(8 + (value - GREYS_FROM) * 10)
  const place = value - CUBE_FROM
  const parts = [Math.floor(place / 36), Math.floor(place / 6) % 6, place % 6]
  return `#${parts.map((part) => hex(LEVELS[part] ?? 0)).join("")}`
}

const hex = (level: number) => level.toString(16).padStart(2, "0")
const grey = (level: number) => `#${hex(level).repeat(3)}`

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

/** Characters that XML 1.0 does not have become spaces: one of them would make the drawing unreadable. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, " ")
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? "")
}

const clamp = (value: number, max: number) => Math.min(Math.max(Math.trunc(value) || 1, 1), max)
