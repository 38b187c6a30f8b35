/** Fills a migrated database with the book of a large company, by the database itself. */
import type postgres from "postgres"
import { HISTORY_STEPS } from "./fill-history.ts"
import { PLANT_STEPS } from "./fill-plant.ts"

export interface DatasetSize {
  devices: number
  issues: number
}

/** One piece of the book; numbered copies of what was made before (`bench_device` …) are there for it. */
export interface FillStep {
  name: string
  fill(sql: postgres.ReservedSql, size: DatasetSize): Promise<unknown>
}

/** Logs per issue on the average; the rest of the history follows from the issues in the same way. */
const LOGS_PER_ISSUE = 3

/** @param onProgress  after each piece, with how long it took */
export async function fillDatabase(
  pool: postgres.Sql,
  size: DatasetSize,
  onProgress: (piece: string, seconds: number) => void = () => {},
): Promise<void> {
  // The numbered copies and the settings belong to one connection.
  const sql = await pool.reserve()
  try {
    // What is made here refers to what is there; checking a million times would take most of the time.
    await sql`set session_replication_role = replica`
    await sql`set synchronous_commit = off`
    await sql`set maintenance_work_mem = '512MB'`
    await sql`set work_mem = '256MB'`
    for (const piece of [...PLANT_STEPS, ...HISTORY_STEPS]) {
      const started = performance.now()
      await piece.fill(sql, size)
      onProgress(piece.name, (performance.now() - started) / 1000)
    }
    await sql`vacuum analyze`
    await sql`checkpoint`
  } finally {
    sql.release()
  }
}

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
