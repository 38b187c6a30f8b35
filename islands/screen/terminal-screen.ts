/** An xterm.js terminal that shows what a session or a recording sends. The server's own terminal answers queries. */
import { FitAddon } from "@xterm/addon-fit"
import { type IParser, Terminal } from "@xterm/xterm"
import xtermStyles from "@xterm/xterm/css/xterm.css" with { type: "text" }
import { printableLines } from "../../protocols/printable.ts"
import { TERMINAL_COLS_MAX, TERMINAL_INPUT_BYTES_MAX, TERMINAL_ROWS_MAX } from "../../protocols/terminal.ts"
import { limitSequences } from "../../protocols/terminal-limits.ts"
import type { ViewerMessage } from "../../protocols/viewer-wire.ts"
import { FONT_PX_MAX, FONT_PX_MIN } from "./font-size.ts"
import { openWithStrictStyles } from "./strict-styles.ts"
import { addLinks } from "./terminal-links.ts"
import { type SearchResult, type SearchStep, selectMatch } from "./terminal-search.ts"
import { addTouch } from "./terminal-touch.ts"

export interface TerminalScreen {
  /** Snapshot, output and size; other messages are not for a terminal. Resolves when it is drawn. */
  draw(message: ViewerMessage): Promise<void>
  /** Whether keys are taken. */
  setInput(isTaken: boolean): void
  /** Whether a touch device shows its own keyboard for the terminal. */
  setDeviceKeyboard(isWanted: boolean): void
  setFontSize(px: number): void
  /** The size that fills the element, when it differs from the terminal's. */
  proposedSize(): { cols: number; rows: number } | null
  /**
   * Chooses the font so that the terminal's columns and rows fill the element.
   *
   * @param pxMax  no larger than this
   */
  fitFont(pxMax?: number): void
  focus(): void
  selection(): string
  /** Selects the match of `text` that `step` leads to. */
  find(text: string, step: SearchStep): SearchResult
  /** Lines of text without control characters: they could end the marks of a paste, and be typed as a command. */
  paste(text: string): void
  readonly size: { cols: number; rows: number }
  /** The program asked for cursor keys in application mode (DECCKM). */
  readonly isApplicationMode: boolean
  dispose(): void
}

interface TerminalOptions {
  host: HTMLElement
  scrollback: number
  fontSize: number
  label: string
  /** What was typed or pasted, in pieces the server accepts. */
  onInput(bytes: Uint8Array): void
  /** Return false to keep a key from the terminal. */
  onKey?(event: KeyboardEvent): boolean
  /** What says how an address in the machine's text is opened; without it none is a link. */
  linkHint?: string
}

/** Width that xterm reserves for its scroll bar. */
const SCROLL_BAR_PX = 14

/** Of text, also of selected text: programs choose colours for other backgrounds (WCAG 1.4.3). */
const CONTRAST_MIN = 4.5

const THEME = {
  background: "#14161a",
  foreground: "#e3e5e8",
  cursor: "#9db8f2",
  selectionBackground: "#3a4f7d",
}

const encoder = new TextEncoder()

export function createTerminalScreen(parts: TerminalOptions): TerminalScreen {
  adoptXtermStyles()
  const terminal = new Terminal({
    scrollback: parts.scrollback,
    fontSize: parts.fontSize,
    fontFamily: 'ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace',
    theme: THEME,
    minimumContrastRatio: CONTRAST_MIN,
    disableStdin: true,
    cursorBlink: false,
    allowProposedApi: false,
  })
  const fit = new FitAddon()
  terminal.loadAddon(fit)
  openWithStrictStyles(terminal, parts.host)
  terminal.textarea?.setAttribute("aria-label", parts.label)
  suppressQueryReplies(terminal.parser)
  limitSequences(terminal)
  const { host, linkHint } = parts
  if (linkHint)
    addLinks(terminal, (isOver) => {
      host.title = isOver ? linkHint : ""
    })
  addTouch(terminal, host)
  if (parts.onKey) terminal.attachCustomKeyEventHandler(parts.onKey)
  const paste = (text: string) => terminal.paste(printableLines(text, text.length))
  // Before xterm's own listener, which passes on control characters.
  host.addEventListener(
    "paste",
    (event) => {
      event.preventDefault()
      event.stopPropagation()
      paste(event.clipboardData?.getData("text/plain") ?? "")
    },
    { capture: true },
  )
  terminal.onData((text) => sendChunks(encoder.encode(text), parts.onInput))
  terminal.onBinary((text) =>
    sendChunks(
      Uint8Array.from(text, (byte) => byte.charCodeAt(0)),
      parts.onInput,
    ),
  )
  const written = (bytes: Uint8Array) => new Promise<void>((resolve) => terminal.write(bytes, resolve))
  const resize = (cols: number, rows: number) => {
    if (cols !== terminal.cols || rows !== terminal.rows) terminal.resize(cols, rows)
  }

  /** Set while a change waits for earlier writes to complete; later writes wait for it. */
  let barrier: Promise<void> | null = null
  /** Changes the terminal after everything written so far: xterm takes output in at its leisure. */
  const afterWrites = async (change: () => void) => {
    const before = barrier ?? Promise.resolve()
    const mine = before.then(() => written(new Uint8Array())).then(change)
    barrier = mine
    await mine
    if (barrier === mine) barrier = null
    return written(new Uint8Array())
  }

  return {
    async draw(message) {
      if (message.kind === "terminalOutput") {
        if (barrier) await barrier
        return written(message.bytes)
      }
      if (message.kind === "terminalSnapshot")
        return afterWrites(() => {
          terminal.reset()
          resize(message.cols, message.rows)
          terminal.write(message.bytes)
        })
      if (message.kind === "terminalSize") return afterWrites(() => resize(message.cols, message.rows))
    },
    setInput(isTaken) {
      terminal.options.disableStdin = !isTaken
      terminal.options.cursorBlink = isTaken
    },
    setDeviceKeyboard(isWanted) {
      if (terminal.textarea) terminal.textarea.inputMode = isWanted ? "" : "none"
    },
    setFontSize(px) {
      terminal.options.fontSize = Math.min(FONT_PX_MAX, Math.max(FONT_PX_MIN, Math.round(px)))
    },
    proposedSize() {
      const proposed = fit.proposeDimensions()
      if (!proposed || Number.isNaN(proposed.cols) || Number.isNaN(proposed.rows)) return null
      const cols = Math.min(TERMINAL_COLS_MAX, Math.max(2, proposed.cols))
      const rows = Math.min(TERMINAL_ROWS_MAX, Math.max(1, proposed.rows))
      return cols === terminal.cols && rows === terminal.rows ? null : { cols, rows }
    },
    fitFont(pxMax = FONT_PX_MAX) {
      const screen = parts.host.querySelector<HTMLElement>(".xterm-screen")
      const room = { width: parts.host.clientWidth - SCROLL_BAR_PX, height: parts.host.clientHeight }
      if (!screen?.offsetWidth || !screen.offsetHeight || room.width <= 0) return
      const font = terminal.options.fontSize ?? parts.fontSize
      const scale = Math.min(room.width / screen.offsetWidth, room.height / screen.offsetHeight)
      this.setFontSize(Math.min(pxMax, Math.floor(font * scale)))
      // A row has a whole number of pixels, so the estimate may be slightly too large.
      const isTooLarge = () => screen.offsetHeight > room.height || screen.offsetWidth > room.width
      for (let px = terminal.options.fontSize ?? FONT_PX_MIN; px > FONT_PX_MIN && isTooLarge(); px--)
        this.setFontSize(px - 1)
    },
    focus: () => terminal.focus(),
    selection: () => terminal.getSelection(),
    find: (text, step) => selectMatch(terminal, text, step),
    paste,
    get size() {
      return { cols: terminal.cols, rows: terminal.rows }
    },
    get isApplicationMode() {
      return terminal.modes.applicationCursorKeysMode
    },
    dispose: () => terminal.dispose(),
  }
}

/** Long pastes in pieces of what one message may carry. */
function sendChunks(bytes: Uint8Array, send: (piece: Uint8Array) => void): void {
  for (let at = 0; at < bytes.length; at += TERMINAL_INPUT_BYTES_MAX)
    send(bytes.subarray(at, at + TERMINAL_INPUT_BYTES_MAX))
}

/**
 * A machine's questions (where is the cursor, what are you) are answered once, by the session's terminal on the
 * server. Were each viewer to answer too, the machine would read the surplus as typed text.
 */
function suppressQueryReplies(parser: IParser): void {
  const swallow = () => true
  for (const prefix of ["", "?", ">", "="]) {
    const one = prefix ? { prefix } : {}
    parser.registerCsiHandler({ ...one, final: "c" }, swallow)
    parser.registerCsiHandler({ ...one, final: "n" }, swallow)
    parser.registerCsiHandler({ ...one, intermediates: "$", final: "p" }, swallow)
  }
  parser.registerCsiHandler({ prefix: ">", final: "q" }, swallow)
  parser.registerCsiHandler({ final: "t" }, swallow)
  parser.registerDcsHandler({ intermediates: "$", final: "q" }, swallow)
  parser.registerDcsHandler({ intermediates: "+", final: "q" }, swallow)
  for (const colour of [4, 10, 11, 12]) parser.registerOscHandler(colour, (data) => data.includes("?"))
}

let areStylesAdopted = false

function adoptXtermStyles(): void {
  if (areStylesAdopted) return
  areStylesAdopted = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(xtermStyles)
  document.adoptedStyleSheets.push(sheet)
}
