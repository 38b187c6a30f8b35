/** What the database does for a query: every statement a piece of code sends, with its plan. */
import { Kysely } from "kysely"
import { PostgresJSDialect } from "kysely-postgres-js"
import type postgres from "postgres"
import type { DB } from "../../sql/types.ts"
import type { Db } from "../../src/base/deps.ts"

interface Plan {
  "Node Type": string
  "Relation Name"?: string
  Plans?: Plan[]
}

/** Runs `work` and says which tables it read from one end to the other. */
export async function tablesReadWhole(
  connection: postgres.Sql,
  work: (db: Db) => Promise<unknown>,
): Promise<string[]> {
  const sent: { sql: string; parameters: readonly unknown[] }[] = []
  const db = new Kysely<DB>({
    dialect: new PostgresJSDialect({ postgres: connection }),
    log: ({ query }) => void sent.push(query),
  })
  await work(db)
  const whole = new Set<string>()
  for (const { sql, parameters } of sent) {
    const [row] = await connection.unsafe(`explain (format json) ${sql}`, parameters as never[])
    collect((row as unknown as { "QUERY PLAN": { Plan: Plan }[] })["QUERY PLAN"][0]!.Plan, whole)
  }
  return [...whole].sort()
}

/** Nodes that take all their input before they give anything: a limit above them bounds nothing below. */
const BLOCKING = new Set(["Sort", "Hash", "Aggregate", "Materialize", "HashAggregate", "WindowAgg"])

/** @param isBounded  a limit above stops the reading early */
function collect(plan: Plan, whole: Set<string>, isBounded = false): void {
  const type = plan["Node Type"]
  if (type === "Seq Scan" && plan["Relation Name"] && !isBounded) whole.add(plan["Relation Name"])
  const isBoundedBelow = type === "Limit" || (isBounded && !BLOCKING.has(type))
  for (const child of plan.Plans ?? []) collect(child, whole, isBoundedBelow)
}
