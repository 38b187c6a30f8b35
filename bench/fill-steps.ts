/** The steps that fill a database, and what several of them use. */
import type postgres from "postgres"

export interface DatasetSize {
  devices: number
  issues: number
}

/** One step of filling; it may use the numbered copies that earlier steps created (`bench_device` …). */
export interface FillStep {
  name: string
  fill(sql: postgres.ReservedSql, size: DatasetSize): Promise<unknown>
}

/** Logs per issue on the average; the rest of the history follows from the issues in the same way. */
const LOGS_PER_ISSUE = 3

/** A temporary copy of a table's ids, numbered from 0, so that rows can be spread over them. */
export async function createNumberedCopy(
  sql: postgres.ReservedSql,
  name: string,
  query: string,
): Promise<void> {
  await sql.unsafe(`create temporary table ${name} as
    select numbered.*, (row_number() over (order by id) - 1)::int as n from (${query}) numbered`)
  await sql.unsafe(`create unique index on ${name} (n)`)
  await sql.unsafe(`analyze ${name}`)
}

/** How many logs the row of an issue gets: none to six, three on the average. */
export const LOGS_OF_ISSUE = `(hashtext(issue.id::text) & 2147483647) % ${2 * LOGS_PER_ISSUE + 1}`
