/** Finds when a text appeared in the recording of a terminal: its output is written to a terminal that is not shown. */
import type { IMarker, Terminal } from "@xterm/xterm"
import { decodeViewerMessage } from "../../protocols/viewer-wire.ts"
import type { Segment } from "../../protocols/viewer-wire-segment.ts"
import { lineAt } from "../screen/terminal-lines.ts"
import { matchesIn } from "../screen/terminal-search.ts"

export interface RecordedText {
  /** Milliseconds since the recording began. */
  atMs: number
  /** The line with the text, as it stood then. */
  line: string
}

interface SearchOptions {
  wanted: string
  terminal: Pick<Terminal, "buffer" | "cols" | "reset" | "resize" | "rows" | "write"> & {
    registerMarker(cursorYOffset: number): IMarker | undefined
  }
  /** The piece of the recording that shows this moment. */
  load(atMs: number): Promise<Segment>
  signal: AbortSignal
  onFound(text: RecordedText): void
  /** @param atMs  everything before has been searched */
  onProgress(atMs: number): void
}

/** A line that grows letter by letter, and a list that comes in several pieces, are one place. */
const SAME_PLACE_MS = 1000
const LINE_CHARACTERS_MAX = 160
/** Rows that are compared, in screens: above them nothing changes any more. */
const SCREENS_COMPARED = 3

/** @throws as `load`; ends quietly when it is aborted */
export async function searchRecordedText(options: SearchOptions): Promise<void> {
  const { terminal, load, signal, onProgress } = options
  const watcher = new TextWatcher(options)
  let isFirst = true
  for (let atMs = 0; ; ) {
    const segment = await load(atMs)
    if (signal.aborted) return
    // Each piece begins with the whole terminal, which is there already but for the first one.
    const [snapshot, ...changes] = segment.messages.map((one) => ({
      atMs: one.atMs,
      message: decodeViewerMessage(one.bytes),
    }))
    if (isFirst && snapshot?.message.kind === "terminalSnapshot") {
      terminal.reset()
      terminal.resize(snapshot.message.cols, snapshot.message.rows)
      await written(terminal, snapshot.message.bytes, () => watcher.look(segment.startMs))
    }
    isFirst = false
    let last: Promise<void> = Promise.resolve()
    for (const { atMs: changedMs, message } of changes) {
      if (message.kind === "terminalOutput")
        last = written(terminal, message.bytes, () => watcher.look(changedMs))
      else if (message.kind === "terminalSize") {
        await last
        terminal.resize(message.cols, message.rows)
      }
    }
    await last
    if (signal.aborted) return
    onProgress(segment.endMs)
    if (segment.last) return
    atMs = segment.endMs
  }
}

/** @param onTaken  called before the next output is taken in */
function written(terminal: SearchOptions["terminal"], bytes: Uint8Array, onTaken: () => void): Promise<void> {
  return new Promise((resolve) =>
    terminal.write(bytes, () => {
      onTaken()
      resolve()
    }),
  )
}

/** Compares the end of the terminal's buffer after each output: more matches there than before are new ones. */
class TextWatcher {
  private readonly options: SearchOptions
  /** Where the comparison begins; it keeps its line while lines scroll away. Null: at the top of the buffer. */
  private from: IMarker | null = null
  private isAlternate = false
  /** Lines with the text, of the buffer that is shown and, while a program has the whole screen, of the one behind it. */
  private lines: string[] = []
  private linesBehind: string[] = []
  private foundMs = Number.NEGATIVE_INFINITY

  constructor(options: SearchOptions) {
    this.options = options
  }

  look(atMs: number): void {
    if (this.options.signal.aborted) return
    this.followBuffer()
    const lines = this.matchingLines()
    const isNew = lines.length > this.lines.length
    const added = isNew ? lines.find((line) => !this.lines.includes(line)) : undefined
    this.lines = lines
    this.moveForward()
    if (!isNew) return
    const isSamePlace = atMs - this.foundMs < SAME_PLACE_MS
    this.foundMs = atMs
    if (!isSamePlace) this.options.onFound({ atMs, line: (added ?? lines[0] ?? "").trim() })
  }

  private followBuffer(): void {
    const isAlternate = this.options.terminal.buffer.active.type === "alternate"
    if (isAlternate === this.isAlternate) return
    this.isAlternate = isAlternate
    if (isAlternate) this.linesBehind = this.lines
    this.lines = isAlternate ? [] : this.linesBehind
  }

  private get firstRow(): number {
    return this.isAlternate || !this.from ? 0 : this.from.line
  }

  private matchingLines(): string[] {
    const { terminal, wanted } = this.options
    const buffer = terminal.buffer.active
    return matchesIn(buffer, wanted, terminal.cols, this.firstRow).map(({ row }) =>
      (lineAt(buffer, row)?.text ?? "").trimEnd().slice(0, LINE_CHARACTERS_MAX),
    )
  }

  /** What has scrolled far enough away changes no more. */
  private moveForward(): void {
    const { terminal } = this.options
    const buffer = terminal.buffer.active
    if (this.isAlternate || buffer.length - this.firstRow < terminal.rows * SCREENS_COMPARED) return
    this.from?.dispose()
    this.from = terminal.registerMarker(-buffer.cursorY) ?? null
    this.lines = this.matchingLines()
  }
}
