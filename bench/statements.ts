/** The statements that a piece of code sends. */
import { Kysely } from "kysely"
import type postgres from "postgres"
import type { DB } from "../sql/types.ts"
import type { Db } from "../src/base/deps.ts"
import { createDialect } from "../src/db/kysely-driver.ts"
import { RESPONSE_TIMEOUT_MS } from "../src/edges/postgres/database.ts"

export interface Statement {
  sql: string
  parameters: readonly unknown[]
}

export async function captureStatements(
  connection: postgres.Sql,
  work: (db: Db) => Promise<unknown>,
): Promise<Statement[]> {
  const sent: Statement[] = []
  const db = new Kysely<DB>({
    dialect: createDialect({
      all: { sql: connection, limits: { quick: 1, slow: 0 } },
      responseTimeoutMs: RESPONSE_TIMEOUT_MS,
    }),
    log: ({ query }) => void sent.push(query),
  })
  await work(db)
  return sent
}

/** @param options  of EXPLAIN, e.g. "format json" */
export async function explainStatement(
  connection: postgres.Sql,
  { sql, parameters }: Statement,
  options: string,
): Promise<unknown[]> {
  const rows = await connection.unsafe(`explain (${options}) ${sql}`, parameters as never[])
  return rows.map((row) => row["QUERY PLAN"] as unknown)
}
