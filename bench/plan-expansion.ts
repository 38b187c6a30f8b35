/** The night in which every plan owes an issue. */
import type { Database } from "../src/edges/postgres/database.ts"
import { createDueIssues } from "../src/maintenance/plans/due/actions.ts"
import { createBenchDeps } from "./server.ts"

/** Makes every plan's next issue, as the job does, and takes them away again. */
export async function expandAllPlans(
  { db, sql }: Database,
  folder: string,
): Promise<{ issues: number; seconds: number }> {
  const since = new Date()
  const deps = createBenchDeps(db, folder)
  const [moved] =
    await sql`with due as (update recurring_issue set next_creation_on = now() where state = 'ACTIVE' returning 1)
    select count(*)::int as plans from due`
  const started = performance.now()
  const { issues } = await createDueIssues(deps, new AbortController().signal)
  const seconds = (performance.now() - started) / 1000
  await sql`delete from issue where recurring_issue_id is not null and created_on >= ${since}`
  if (issues < moved!.plans) throw new Error(`${moved!.plans} plans made ${issues} issues only`)
  return { issues, seconds }
}
