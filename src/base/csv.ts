/** CSV files as spreadsheets read and write them (RFC 4180), in UTF-8. */

import { attachmentDisposition } from "./content-disposition.ts"

/** Spreadsheets recognise UTF-8 by it. */
export const BYTE_ORDER_MARK = "\uFEFF"

/** Spreadsheets of countries with a decimal comma separate columns by semicolons. */
export const CSV_SEPARATORS = [",", ";"] as const
export type CsvSeparator = (typeof CSV_SEPARATORS)[number]

export const CSV_HEADERS = { "content-type": "text/csv; charset=utf-8", "cache-control": "private, no-store" }

/**
 * What a spreadsheet takes for a formula (OWASP, CSV injection), whether or not it was neutralised before: at the beginning of a
 * cell, and after what begins a cell in a spreadsheet that reads the file with another separator. Japanese spreadsheets read
 * the wide forms of the signs, too.
 */
const FORMULA_FIRST = /^'*[=+\-@＝＋－＠\t\r\n]/
const FORMULA_INSIDE = /([;,\t\r\n])('*[=+\-@＝＋－＠])/g
const NEUTRALISED_INSIDE = /([;,\t\r\n])'('*[=+\-@＝＋－＠])/g

/** Puts an apostrophe before what a spreadsheet would evaluate: names and user agents are untrusted input. */
function neutraliseFormula(text: string): string {
  const inside = text.replace(FORMULA_INSIDE, "$1'$2")
  return FORMULA_FIRST.test(text) ? `'${inside}` : inside
}

/** The text before `neutraliseFormula`. */
export function restoreFormula(cell: string): string {
  const inside = cell.replace(NEUTRALISED_INSIDE, "$1$2")
  return cell.startsWith("'") && FORMULA_FIRST.test(cell) ? inside.slice(1) : inside
}

/** A cell of a CSV file, quoted where that is needed, and never a formula. */
export function csvCell(text: string): string {
  const harmless = neutraliseFormula(text)
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

export function csvLine(cells: readonly string[], separator: CsvSeparator = ","): string {
  return `${cells.map(csvCell).join(separator)}\r\n`
}

/** Bounds of a file that is written as it is read. */
interface CsvLimits {
  rowsPerQuery: number
  rowsMax: number
}

/** A file in UTF-8, batch by batch as the reader takes it. @param batchOf  rows of the page, counted from 1 */
export function csvStream<Row>(
  head: readonly string[],
  batchOf: (page: number) => Promise<readonly Row[]>,
  cellsOf: (row: Row) => readonly string[],
  { rowsPerQuery, rowsMax }: CsvLimits,
  separator: CsvSeparator = ",",
): ReadableStream<Uint8Array> {
  let page = 0
  return new ReadableStream({
    async pull(controller) {
      page += 1
      const rows = await batchOf(page)
      const lines = rows.map((row) => csvLine(cellsOf(row), separator))
      const text = (page === 1 ? BYTE_ORDER_MARK + csvLine(head, separator) : "") + lines.join("")
      if (text) controller.enqueue(Buffer.from(text))
      if (rows.length < rowsPerQuery || page * rowsPerQuery >= rowsMax) controller.close()
    },
  })
}

/** A file with the present day in its name. @param name  in the language of the reader */
export function csvDownload(name: string, now: Date): Record<string, string> {
  const day = now.toISOString().slice(0, 10)
  return { ...CSV_HEADERS, "content-disposition": attachmentDisposition(`${name} ${day}.csv`) }
}
