/** What the database does for a query: every statement a piece of code sends, with its plan. */
import type postgres from "postgres"
import { planOf, statementsOf } from "../../bench/statements.ts"
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
  const whole = new Set<string>()
  for (const statement of await statementsOf(connection, work)) {
    const [plan] = await planOf(connection, statement, "format json")
    collect((plan as { Plan: Plan }[])[0]!.Plan, whole)
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
