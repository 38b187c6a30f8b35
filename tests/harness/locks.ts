/** Locks in a test's database. */
import { sql } from "kysely"
import type { Db } from "../../src/base/deps.ts"

/** Statements of this database that wait for a lock. */
export async function waitingStatements(db: Db): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    db,
  )
  return Number(rows[0]?.count)
}
