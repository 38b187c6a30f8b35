/** The protocol-neutral events and input of a character terminal: used by SSH (and later Telnet, serial). */

export type TerminalEvent =
  | { kind: "ready"; cols: number; rows: number }
  /** Output of the machine: raw bytes with escape sequences, UTF-8. */
  | { kind: "output"; bytes: Uint8Array }
  /** The machine has not answered a probe, and sent nothing for so long (`liveness.ts`); null: it answers again. */
  | { kind: "silence"; forMs: number | null }

export type TerminalInput =
  /** What the keyboard sends, already translated to bytes by the terminal in the browser. */
  { kind: "keys"; bytes: Uint8Array } | { kind: "resize"; cols: number; rows: number }

export const TERMINAL_COLS_MAX = 500
export const TERMINAL_ROWS_MAX = 200
export const SCROLLBACK_LINES_MAX = 50_000
/** One paste or key burst; longer input is split by the viewer. */
export const TERMINAL_INPUT_BYTES_MAX = 64 * 1024
