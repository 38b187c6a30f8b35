/** What the database does for a query: every statement a piece of code sends, with its plan. */
import type postgres from "postgres"
import { captureStatements, explainStatement } from "../../bench/statements.ts"
import type { Db } from "../../src/base/deps.ts"

interface QueryPlan {
  "Node Type": string
  "Relation Name"?: string
  /** Per loop; with the option "analyze". */
  "Actual Rows"?: number
  "Actual Loops"?: number
  "Rows Removed by Filter"?: number
  "Rows Removed by Index Recheck"?: number
  Plans?: QueryPlan[]
}

/** Runs `work`. @returns the tables it read by a sequential scan */
export async function findSequentialScans(
  connection: postgres.Sql,
  work: (db: Db) => Promise<unknown>,
): Promise<string[]> {
  const whole = new Set<string>()
  for (const statement of await captureStatements(connection, work)) {
    const [plan] = await explainStatement(connection, statement, "format json")
    collectSequentialScans((plan as { Plan: QueryPlan }[])[0]!.Plan, whole)
  }
  return [...whole].sort()
}

/** Postgres keeps a plan for all values after five executions at the earliest. */
const EXECUTIONS = 7

/** Runs `work` several times on one connection. @returns the statements that were planned anew each time */
export async function findPlannedEachTime(
  connection: postgres.Sql,
  work: (db: Db) => Promise<unknown>,
): Promise<string[]> {
  const sent = await captureStatements(connection, work)
  const own = await connection.reserve()
  try {
    const each: string[] = []
    for (const { sql, parameters } of sent) {
      for (let n = 0; n < EXECUTIONS; n++) await own.unsafe(sql, parameters as never[], { prepare: true })
      const [plans] =
        await own`select generic_plans::int as kept from pg_prepared_statements where statement = ${sql}`
      if (plans?.kept === 0) each.push(sql)
    }
    return each
  } finally {
    own.release()
  }
}

/** Nodes that take all their input before they give anything: a limit above them bounds nothing below. */
const BLOCKING = new Set(["Sort", "Hash", "Aggregate", "Materialize", "HashAggregate", "WindowAgg"])

/** @param isBounded  a limit above stops the reading early */
function collectSequentialScans(plan: QueryPlan, whole: Set<string>, isBounded = false): void {
  const type = plan["Node Type"]
  if (type === "Seq Scan" && plan["Relation Name"] && !isBounded) whole.add(plan["Relation Name"])
  const isBoundedBelow = type === "Limit" || (isBounded && !BLOCKING.has(type))
  for (const child of plan.Plans ?? []) collectSequentialScans(child, whole, isBoundedBelow)
}

/** Runs `work`. @returns for each of its statements how many rows of the table it read, those that a filter removed included */
export async function countRowsRead(
  connection: postgres.Sql,
  table: string,
  work: (db: Db) => Promise<unknown>,
): Promise<number[]> {
  const counts: number[] = []
  for (const statement of await captureStatements(connection, work)) {
    const [plan] = await explainStatement(connection, statement, "analyze, format json")
    counts.push(rowsReadIn((plan as { Plan: QueryPlan }[])[0]!.Plan, table))
  }
  return counts
}

function rowsReadIn(plan: QueryPlan, table: string): number {
  const below = (plan.Plans ?? []).reduce((sum, child) => sum + rowsReadIn(child, table), 0)
  if (plan["Relation Name"] !== table) return below
  const each =
    (plan["Actual Rows"] ?? 0) +
    (plan["Rows Removed by Filter"] ?? 0) +
    (plan["Rows Removed by Index Recheck"] ?? 0)
  return below + each * (plan["Actual Loops"] ?? 0)
}
