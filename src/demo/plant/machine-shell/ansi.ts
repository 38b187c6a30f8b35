/** Colour and shape of the shell's output: SGR sequences, tables, bars. */
import type { Cell, Column, Tone } from "./machine.ts"

export const CLEAR_LINE_END = "\x1b[K"
const RESET = "\x1b[0m"

const TONES: Record<Tone, string> = {
  good: "\x1b[32m",
  warn: "\x1b[33m",
  bad: "\x1b[1;31m",
  dim: "\x1b[38;5;245m",
  plain: "",
}

export const tone = (kind: Tone, text: string) => (kind === "plain" ? text : `${TONES[kind]}${text}${RESET}`)
export const bold = (text: string) => `\x1b[1m${text}${RESET}`
export const accent = (text: string) => `\x1b[36m${text}${RESET}`

const SGR = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g")

/** Columns a painted text takes. */
export const widthOf = (text: string) => Bun.stringWidth(text.replace(SGR, ""))

/** Fills up with spaces; text that is too long is cut (plain text only). */
export function padOrTruncate(text: string, width: number, align: "left" | "right" = "left"): string {
  const missing = width - widthOf(text)
  if (missing < 0) return `${text.slice(0, Math.max(0, width - 1))}…`
  return align === "left" ? text + " ".repeat(missing) : " ".repeat(missing) + text
}

export function tableLines(columns: Column[], rows: Cell[][]): string[] {
  const head = columns.map((column) => padOrTruncate(column.title, column.width, column.align)).join("  ")
  const body = rows.map((cells) =>
    columns
      .map(({ width, align }, index) => {
        const cell = cells[index] ?? { text: "", tone: "plain" }
        return tone(cell.tone, padOrTruncate(cell.text, width, align))
      })
      .join("  "),
  )
  return [`\x1b[1;36m${head}${RESET}`, tone("dim", "─".repeat(widthOf(head))), ...body]
}

/** A thin bar of `width` columns with a resolution of half a column. */
export function bar(share: number, width: number, kind: Tone): string {
  const halves = Math.round(Math.min(Math.max(share, 0), 1) * width * 2)
  const filled = "━".repeat(Math.floor(halves / 2)) + (halves % 2 === 1 ? "╸" : "")
  return tone(kind, filled) + tone("dim", "─".repeat(width - filled.length))
}

/** The last values as a line of little columns. */
export function sparkline(values: readonly number[], low: number, high: number): string {
  const step = (value: number) => Math.round(((value - low) / (high - low)) * 7)
  return values.map((value) => "▁▂▃▄▅▆▇█"[Math.min(Math.max(step(value), 0), 7)]).join("")
}

export const clockText = (at: Date) => at.toTimeString().slice(0, 8)
