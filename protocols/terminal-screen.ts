/**
 * The screen state of a terminal session, maintained from the output stream: sent to viewers that join late, and used
 * to start a recording in the middle.
 *
 * Terminal queries: programs query the terminal for its position, type or modes (DSR, DA, DECRQM, DECRQSS). Only this
 * screen replies, through `onReply`; the terminals of the viewers never do. The machine therefore gets exactly one
 * reply, whatever the number of viewers, including none.
 */
import { SerializeAddon } from "@xterm/addon-serialize"
import { Terminal } from "@xterm/headless"
import { printableLine } from "./printable.ts"
import { SCROLLBACK_LINES_MAX, TERMINAL_COLS_MAX, TERMINAL_ROWS_MAX } from "./terminal.ts"
import { limitCombiningMarks, serializeRemainingState, writeSync } from "./terminal-core.ts"
import { limitSequences } from "./terminal-limits.ts"

interface TerminalScreenOptions {
  cols: number
  rows: number
  /** Lines above the screen that are kept, at most `SCROLLBACK_LINES_MAX`. */
  scrollback: number
  /** Bytes to send to the machine as if typed. Never recorded as a user's keys. */
  onReply(bytes: Uint8Array): void
}

export interface TerminalScreen {
  readonly cols: number
  readonly rows: number
  /** The window title the machine set, "" if none. Text of the machine: show it as text only. */
  readonly title: string
  /**
   * Parses synchronously: the next snapshot contains these bytes. An incomplete UTF-8 or escape sequence is buffered.
   */
  write(bytes: Uint8Array): void
  /** Brings the size into range (2..500 by 1..200); read it back from `cols` and `rows`. */
  resize(cols: number, rows: number): void
  /**
   * Escape sequences that rebuild this state in an empty terminal of the same size: text, colours, cursor, modes, both
   * screens, and the newest `maxLines` lines above the screen. At most `SNAPSHOT_CHARS_MAX` unless the screen alone is more.
   */
  snapshot(maxLines?: number): string
  dispose(): void
}

/** Serialising blocks the worker: 500 lines take about 10 ms, 5000 up to 100. */
const SNAPSHOT_LINES = 500
/** Fewer lines are sent rather than more than this; reached only by lines whose every cell has a colour of its own. */
export const SNAPSHOT_CHARS_MAX = 1024 * 1024
/** Questions in one chunk are answered up to here: a flood of questions must not become a flood of typing. */
const REPLY_BYTES_PER_WRITE_MAX = 4096
const TITLE_CHARS_MAX = 200

export function createTerminalScreen(options: TerminalScreenOptions): TerminalScreen {
  const terminal = new Terminal({
    cols: clampSize(options.cols, TERMINAL_COLS_MAX),
    rows: clampSize(options.rows, TERMINAL_ROWS_MAX),
    scrollback: Math.min(Math.max(options.scrollback, 0), SCROLLBACK_LINES_MAX),
    allowProposedApi: true,
    logLevel: "off",
  })
  const serializer = new SerializeAddon()
  terminal.loadAddon(serializer)
  const limitMarks = limitCombiningMarks(terminal)
  limitSequences(terminal)
  let title = ""
  let answerBytes = 0
  terminal.onTitleChange((text) => {
    title = printableLine(text, TITLE_CHARS_MAX)
  })
  terminal.onData((text) => {
    const bytes = new TextEncoder().encode(text)
    answerBytes += bytes.length
    if (answerBytes <= REPLY_BYTES_PER_WRITE_MAX) options.onReply(bytes)
  })
  return {
    get cols() {
      return terminal.cols
    },
    get rows() {
      return terminal.rows
    },
    get title() {
      return title
    },
    write(bytes) {
      answerBytes = 0
      writeSync(terminal, bytes)
      limitMarks()
    },
    resize(cols, rows) {
      terminal.resize(clampSize(cols, TERMINAL_COLS_MAX), clampSize(rows, TERMINAL_ROWS_MAX))
    },
    snapshot: (maxLines = SNAPSHOT_LINES) =>
      serializeBounded(serializer, maxLines) + serializeRemainingState(terminal),
    dispose: () => terminal.dispose(),
  }
}

/** Halves the lines above the screen until the text fits. */
function serializeBounded(serializer: SerializeAddon, maxLines: number): string {
  const text = serializer.serialize({ scrollback: maxLines })
  if (text.length <= SNAPSHOT_CHARS_MAX || maxLines <= 0) return text
  return serializeBounded(serializer, Math.floor(maxLines / 2))
}

function clampSize(value: number, max: number): number {
  return Math.min(Math.max(Math.trunc(value) || 1, 1), max)
}
