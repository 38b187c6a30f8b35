/** Reads the records of an uploaded file, piece by piece, so that a large file does not block the server. */
import { createReadStream } from "node:fs"
import { CsvError, parse as createParser, type Parser } from "csv-parse"
import { BYTE_ORDER_MARK, CSV_SEPARATORS, type CsvSeparator, restoreFormula } from "../../base/csv.ts"
import { Refusal } from "../../base/refusal.ts"
import { CELL_CHARACTERS_MAX, COLUMNS_MAX, IMPORT_ROWS_MAX } from "./rules.ts"

/** A record of the file with the line on which it ends. */
interface FileRecord {
  line: number
  cells: string[]
}

/** A piece of this size is parsed within some milliseconds, even on a busy processor. */
const PIECE_BYTES = 16 * 1024

/**
 * The records of a CSV file in UTF-8, the head first. Separators are recognised by the head.
 *
 * @throws Refusal BAD_REQUEST naming the line of what cannot be read, or the limit that is exceeded
 */
export async function readRecords(path: string): Promise<FileRecord[]> {
  const records: FileRecord[] = []
  const decoder = new TextDecoder("utf-8", { fatal: true })
  let parser: Parser | null = null
  let counter: SizeCounter | null = null
  try {
    for await (const piece of createReadStream(path, { highWaterMark: PIECE_BYTES })) {
      const text = decode(decoder, piece)
      // An error is thrown here; the listener keeps it from ending the process.
      parser ??= parserFor(separatorOf(text)).on("error", () => undefined)
      counter ??= new SizeCounter(separatorOf(text))
      counter.add(text)
      parser.write(text)
      if (parser.errored) throw parser.errored
      for (let read = parser.read(); read !== null; read = parser.read()) collect(read, records)
    }
    parser?.end(decode(decoder, null))
    for await (const read of parser ?? []) collect(read, records)
  } catch (error) {
    throw error instanceof CsvError ? unreadable(error) : error
  } finally {
    parser?.destroy()
  }
  if (records.length === 0) throw new Refusal("BAD_REQUEST", "file has no head", { text: "importFileEmpty" })
  return records
}

function decode(decoder: TextDecoder, piece: Buffer | null): string {
  try {
    return piece ? decoder.decode(piece, { stream: true }) : decoder.decode()
  } catch {
    throw new Refusal("BAD_REQUEST", "file is not UTF-8", { text: "importNotUtf8" })
  }
}

function parserFor(delimiter: CsvSeparator): Parser {
  return createParser({
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: COLUMNS_MAX * CELL_CHARACTERS_MAX,
  })
}

/** Characters of a cell of the greatest length in the file: in quotes, and each one a quotation mark, which is doubled. */
const WRITTEN_CELL_CHARACTERS_MAX = 2 * CELL_CHARACTERS_MAX + 2

/**
 * Counts the columns of each record and the characters of each cell before the parser does, which takes seconds for a line of
 * separators alone, and for a cell of a megabyte.
 */
class SizeCounter {
  private readonly separator: CsvSeparator
  private columns = 1
  private characters = 0
  private isQuoted = false
  private line = 1
  /** Where the cell begins: after a missing quotation mark it goes on for many lines. */
  private cellLine = 1

  constructor(separator: CsvSeparator) {
    this.separator = separator
  }

  /** @throws Refusal BAD_REQUEST for a record with too many columns, or a cell that is too long */
  add(text: string): void {
    for (const character of text) {
      if (character === "\n") this.line += 1
      if (character === '"') this.isQuoted = !this.isQuoted
      const isRecordEnd = !this.isQuoted && (character === "\n" || character === "\r")
      const isCellEnd = !this.isQuoted && character === this.separator
      this.characters += 1
      if (isRecordEnd || isCellEnd) {
        this.characters = 0
        this.cellLine = this.line
      }
      if (isRecordEnd) this.columns = 1
      if (isCellEnd) this.columns += 1
      if (this.columns > COLUMNS_MAX) throw tooLarge("importTooManyColumns", COLUMNS_MAX, this.line)
      if (this.characters > WRITTEN_CELL_CHARACTERS_MAX)
        throw tooLarge("importCellTooLong", CELL_CHARACTERS_MAX, this.cellLine)
    }
  }
}

/** A record as the parser gives it with `info`. */
interface ParsedRecord {
  record: string[]
  info: { lines: number }
}

function collect({ record: cells, info: { lines: line } }: ParsedRecord, records: FileRecord[]): void {
  if (cells.every((cell) => cell.trim() === "")) return
  if (records.length > IMPORT_ROWS_MAX) throw tooLarge("importTooManyRows", IMPORT_ROWS_MAX)
  if (cells.length > COLUMNS_MAX) throw tooLarge("importTooManyColumns", COLUMNS_MAX, line)
  if (cells.some((cell) => cell.length > CELL_CHARACTERS_MAX))
    throw tooLarge("importCellTooLong", CELL_CHARACTERS_MAX, line)
  records.push({ line, cells: cells.map(restoreFormula) })
}

/** The separator that occurs more often in the head, outside quotes. */
function separatorOf(text: string): CsvSeparator {
  const withoutMark = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
  const [head = ""] = withoutMark.replace(/"(?:[^"]|"")*"/g, "").split(/\r?\n/, 1)
  const count = (separator: string) => head.split(separator).length
  return count(CSV_SEPARATORS[1]) > count(CSV_SEPARATORS[0]) ? CSV_SEPARATORS[1] : CSV_SEPARATORS[0]
}

function unreadable(error: CsvError): Refusal {
  const line = typeof error.lines === "number" ? error.lines : 1
  return new Refusal("BAD_REQUEST", `line ${line} is not valid CSV: ${error.message}`, {
    text: "importLineUnreadable",
    line,
  })
}

function tooLarge(
  text: "importTooManyRows" | "importTooManyColumns" | "importCellTooLong",
  max: number,
  line = 0,
): Refusal {
  return new Refusal("BAD_REQUEST", `${text}: at most ${max}`, { text, max, line })
}
