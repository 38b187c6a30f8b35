/** The statements that a piece of code sends. */
import { Kysely } from "kysely"
import type postgres from "postgres"
import type { DB } from "../sql/types.ts"
import type { Db } from "../src/base/deps.ts"
import { ANSWER_MS_MAX } from "../src/edges/database.ts"
import { dialectOn } from "../src/edges/database-driver.ts"

export interface Statement {
  sql: string
  parameters: readonly unknown[]
}

export async function statementsOf(
  connection: postgres.Sql,
  work: (db: Db) => Promise<unknown>,
): Promise<Statement[]> {
  const sent: Statement[] = []
  const db = new Kysely<DB>({
    dialect: dialectOn({ all: { sql: connection, limits: { quick: 1, slow: 0 } }, answerMs: ANSWER_MS_MAX }),
    log: ({ query }) => void sent.push(query),
  })
  await work(db)
  return sent
}

/** @param options  of EXPLAIN, e.g. "format json" */
export async function planOf(
  connection: postgres.Sql,
  { sql, parameters }: Statement,
  options: string,
): Promise<unknown[]> {
  const rows = await connection.unsafe(`explain (${options}) ${sql}`, parameters as never[])
  return rows.map((row) => row["QUERY PLAN"] as unknown)
}
