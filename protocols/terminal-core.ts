/**
 * What is needed of @xterm/headless beyond its public interface, in one place. The version is pinned, and the tests of
 * terminal-screen fail if one of these names goes.
 */
import type { IUnicodeVersionProvider, Terminal } from "@xterm/headless"

interface XtermInternals {
  /**
   * Parses synchronously. The library discourages it because of asynchronous parser handlers; none are registered
   * here.
   */
  writeSync(bytes: Uint8Array): void
  buffer: { x: number; y: number; scrollTop: number; scrollBottom: number }
  /** Of each line the cells with combining marks, by column. */
  buffers: { normal: { lines: { length: number; get(line: number): { _combined: Record<number, string> } } } }
  coreService: {
    isCursorHidden: boolean
    decPrivateModes: { origin: boolean; cursorStyle?: "block" | "underline" | "bar"; cursorBlink?: boolean }
  }
  coreMouseService: { activeEncoding: string }
  unicodeService: { _activeProvider: UnicodeProvider }
}

interface UnicodeProvider extends IUnicodeVersionProvider {
  charProperties(codepoint: number, preceding: number): number
}

function internalsOf(terminal: Terminal): XtermInternals {
  return (terminal as unknown as { _core: XtermInternals })._core
}

export function writeSync(terminal: Terminal, bytes: Uint8Array): void {
  internalsOf(terminal).writeSync(bytes)
}

/** Sets what the serialiser leaves out: scroll region (DECSTBM), hidden cursor, mouse encoding, cursor shape (DECSCUSR). */
export function serializeRemainingState(terminal: Terminal): string {
  const { buffer, coreService, coreMouseService } = internalsOf(terminal)
  const { origin, cursorStyle, cursorBlink } = coreService.decPrivateModes
  let sequence = ""
  if (buffer.scrollTop !== 0 || buffer.scrollBottom !== terminal.rows - 1) {
    // Setting the region moves the cursor home; with origin mode its place counts from the region's top.
    const row = buffer.y - (origin ? buffer.scrollTop : 0) + 1
    const col = Math.min(buffer.x, terminal.cols - 1) + 1
    sequence += `\x1b[${buffer.scrollTop + 1};${buffer.scrollBottom + 1}r\x1b[${row};${col}H`
  }
  if (coreService.isCursorHidden) sequence += "\x1b[?25l"
  if (coreMouseService.activeEncoding === "SGR") sequence += "\x1b[?1006h"
  if (coreMouseService.activeEncoding === "SGR_PIXELS") sequence += "\x1b[?1016h"
  if (cursorStyle !== undefined) {
    sequence += `\x1b[${{ block: 2, underline: 4, bar: 6 }[cursorStyle] - (cursorBlink ? 1 : 0)} q`
  }
  return sequence
}

/** Above what any script needs on one base character; Unicode's stream-safe format allows 30 (UAX #15 §13). */
const MARKS_PER_CELL_MAX = 30
/** In all lines together: each takes 50 bytes. More are kept only as far as the lines of the screen have them. */
const MARKS_MAX = 1_000_000
/**
 * Bit layout of a provider's result: bit 0 join, bits 1 and 2 width, the rest is passed unchanged to the next call.
 */
const JOIN = 1
const WIDTH_MASK = 6
const STATE_SHIFT = 3
const SINGLE_CELL = 2

/**
 * Limits the combining marks of a cell. The terminal keeps all of them, so a machine could exhaust the memory through
 * one cell (measured: 1.5 GB from 40 MB). Beyond the limit a mark becomes a cell of its own and scrolls away.
 * @returns to be called after each piece that was written: drops the oldest lines where all cells together have too many
 */
export function limitCombiningMarks(terminal: Terminal): () => void {
  /** At most so many are in the terminal. */
  let present = 0
  const base = internalsOf(terminal).unicodeService._activeProvider
  const limited: UnicodeProvider = {
    version: `${base.version}-limited`,
    wcwidth: (codepoint) => base.wcwidth(codepoint),
    charProperties(codepoint, preceding) {
      const properties = base.charProperties(codepoint, preceding & (JOIN | WIDTH_MASK))
      if ((properties & JOIN) === 0) return properties
      present++
      const marks = (preceding >> STATE_SHIFT) + 1
      return marks > MARKS_PER_CELL_MAX ? SINGLE_CELL : properties | (marks << STATE_SHIFT)
    },
  }
  terminal.unicode.register(limited)
  terminal.unicode.activeVersion = limited.version
  return () => {
    if (present > MARKS_MAX) present = dropMarkedLines(terminal)
  }
}

/** @returns the marks that are left: too many of them become half as many. */
function dropMarkedLines(terminal: Terminal): number {
  const { lines } = internalsOf(terminal).buffers.normal
  let [kept, keptMarks, marks] = [0, 0, 0]
  for (let line = lines.length - 1; line >= 0; line--) {
    for (const cell of Object.values(lines.get(line)._combined)) marks += cell.length
    if (marks > MARKS_MAX / 2) continue
    kept++
    keptMarks = marks
  }
  if (marks <= MARKS_MAX) return marks
  const { scrollback = 0 } = terminal.options
  terminal.options.scrollback = Math.max(0, kept - terminal.rows)
  terminal.options.scrollback = scrollback
  return keptMarks
}
