/** The refused rows of an import as a file that can be corrected and checked again: the columns and cells that were given. */
import { type CsvSeparator, csvStream } from "../../base/csv.ts"
import type { Db } from "../../base/deps.ts"
import { IMPORT_ROWS_MAX } from "../../maintenance/masterdata/rules.ts"
import { type ImportRun, listRefusedRows } from "../../maintenance/masterdata/store.ts"

const LIMITS = { rowsPerQuery: 200, rowsMax: IMPORT_ROWS_MAX }

export function refusedRowsToCsv(
  db: Db,
  run: ImportRun,
  separator: CsvSeparator,
): ReadableStream<Uint8Array> {
  let last = 0
  return csvStream(
    run.columns,
    async () => {
      const rows = await listRefusedRows(db, run.id, last, LIMITS.rowsPerQuery)
      last = rows.at(-1)?.number ?? last
      return rows
    },
    ({ cells }) => run.columns.map((_, at) => cells[at] ?? ""),
    LIMITS,
    separator,
  )
}
