/** Issues of one machine with overlapping windows: two crews at one machine at the same time. */
import { sql } from "kysely"
import type { Db } from "../../base/deps.ts"
import type { ConflictingIssue, Issue, IssueDetail } from "./contract.ts"
import { CONFLICTS_SHOWN_MAX, type IssueState } from "./rules.ts"

/** The issue with those that meet its window; a closed one, or one without remote access, meets none. */
export async function withConflicts(db: Db, issue: Issue): Promise<IssueDetail> {
  const canConflict = issue.state !== "CLOSED" && issue.enableRemoteAccess
  return { ...issue, conflictingIssues: canConflict ? await findConflictingIssues(db, issue) : [] }
}

/** Adjacent windows do not overlap, and drafts are ignored. */
async function findConflictingIssues(db: Db, issue: Issue): Promise<ConflictingIssue[]> {
  const rows = await db
    .selectFrom("issue")
    .select(["id", "title", "state", "activation_on", "window_end_on"])
    .where("device_id", "=", issue.deviceId)
    .where(sql<boolean>`state in ('NEW', 'OPEN', 'APPROVAL_PENDING', 'APPROVED', 'IN_PROGRESS')`)
    .where("state", "<>", "NEW")
    .where("enable_remote_access", "=", true)
    .where("activation_on", "<", new Date(issue.maintenanceWindowEndDateTime))
    .where("window_end_on", ">", new Date(issue.activationDateTime))
    .where("id", "<>", issue.id)
    .orderBy("activation_on")
    .orderBy("id")
    .limit(CONFLICTS_SHOWN_MAX)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    state: row.state as IssueState,
    activationDateTime: row.activation_on.toISOString(),
    maintenanceWindowEndDateTime: row.window_end_on.toISOString(),
  }))
}
