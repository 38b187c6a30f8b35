/** Fills a migrated database with the book of a large company, by the database itself. */
import type postgres from "postgres"
import { HISTORY_STEPS } from "./fill-history.ts"
import { PLANT_STEPS } from "./fill-plant.ts"
import type { DatasetSize } from "./fill-steps.ts"

/** @param onProgress  after each piece, with how long it took */
export async function fillDatabase(
  pool: postgres.Sql,
  size: DatasetSize,
  onProgress: (piece: string, seconds: number) => void = () => {},
): Promise<void> {
  // The numbered copies and the settings belong to one connection.
  const sql = await pool.reserve()
  try {
    // The generated rows reference existing rows; checking a million foreign keys would take most of the time.
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
