/** One issue with what lists leave out: overlapping windows, so that two crews do not meet, and its fault report. */

import { sql } from "kysely"
import type { Db } from "../../base/deps.ts"
import { findColumns } from "../../db/rows.ts"
import type { ConflictingIssue, Issue, IssueDetail } from "./contract.ts"
import { CONFLICTS_SHOWN_MAX, type IssueState } from "./rules.ts"

/**
 * The issue with those that meet its window, which a closed one, or one without remote access, does not have, and with the
 * report that it was created from.
 */
export async function toIssueDetail(db: Db, issue: Issue): Promise<IssueDetail> {
  const canConflict = issue.state !== "CLOSED" && issue.enableRemoteAccess
  return {
    ...issue,
    conflictingIssues: canConflict ? await findConflictingIssues(db, issue) : [],
    faultReport: await findReport(db, issue.id),
  }
}

async function findReport(db: Db, issueId: string): Promise<IssueDetail["faultReport"]> {
  const columns = ["reference", "reporter", "reported_on", "rejection"] as const
  const row = await findColumns(db, "fault_report", columns, { issue_id: issueId })
  if (!row) return null
  const { reference, reporter, rejection } = row
  return { reference, reporter, rejection, reportedOn: row.reported_on.toISOString() }
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
