/** Finds text among the lines of a terminal that scrolled away and those on its screen. */
import type { IBuffer, Terminal } from "@xterm/xterm"
import { lineAt } from "./terminal-lines.ts"

/** A place in the buffer, and how many cells it takes from there. */
interface TerminalMatch {
  row: number
  column: number
  length: number
}

export type SearchStep = "nearest" | "older" | "newer"

export interface SearchResult {
  /** Of all matches, the newest is 1; 0 when there is none. */
  position: number
  count: number
}

/** Older ones are not counted: a single letter is found in every line. */
export const MATCHES_MAX = 1000

/** The share of the screen, from its top, that the sheet of the search may cover. */
const COVERED_SHARE = 1 / 3

/** Selects the match that `step` leads to from the one selected now, and scrolls to it. */
export function selectMatch(terminal: Terminal, wanted: string, step: SearchStep): SearchResult {
  const matches = matchesIn(terminal.buffer.active, wanted, terminal.cols)
  const from = terminal.getSelectionPosition()?.start ?? null
  const at = indexAfter(matches, from && { row: from.y, column: from.x }, step)
  const match = matches[at]
  if (!match) {
    terminal.clearSelection()
    return { position: 0, count: 0 }
  }
  terminal.select(match.column, match.row, match.length)
  const top = terminal.buffer.active.viewportY
  if (match.row < top + terminal.rows * COVERED_SHARE || match.row >= top + terminal.rows)
    terminal.scrollToLine(Math.max(0, match.row - Math.floor(terminal.rows / 2)))
  return { position: at + 1, count: matches.length }
}

/**
 * From the newest to the oldest, capital and small letters alike.
 *
 * @param firstRow  none is sought above it
 */
export function matchesIn(buffer: IBuffer, wanted: string, columns: number, firstRow = 0): TerminalMatch[] {
  const matches: TerminalMatch[] = []
  const sought = wanted.toLowerCase()
  if (sought === "") return matches
  for (let row = buffer.length - 1; row >= firstRow && matches.length < MATCHES_MAX; row--) {
    const line = lineAt(buffer, row)
    if (!line) continue
    row = line.firstRow
    const text = foldCase(line.text)
    const found: TerminalMatch[] = []
    for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + sought.length)) {
      const [start, end] = [line.cells[at], line.cells[at + sought.length]]
      if (!start || !end) break
      const length = (end.row - start.row) * columns + end.column - start.column
      found.push({ row: start.row, column: start.column, length })
    }
    matches.push(...found.reverse())
  }
  return matches.slice(0, MATCHES_MAX)
}

/** Of the same length as `text`, so that places in one are places in the other. */
function foldCase(text: string): string {
  const folded = text.toLowerCase()
  return folded.length === text.length ? folded : text
}

/** Beyond the last match the first follows. */
function indexAfter(
  matches: readonly TerminalMatch[],
  from: { row: number; column: number } | null,
  step: SearchStep,
): number {
  if (!from || matches.length === 0) return 0
  const isBefore = (one: TerminalMatch, orAt: boolean) =>
    one.row < from.row ||
    (one.row === from.row && (one.column < from.column || (orAt && one.column === from.column)))
  if (step === "newer") {
    const olderOrSame = matches.findIndex((one) => isBefore(one, true))
    return ((olderOrSame < 0 ? matches.length : olderOrSame) - 1 + matches.length) % matches.length
  }
  return Math.max(
    0,
    matches.findIndex((one) => isBefore(one, step === "nearest")),
  )
}
