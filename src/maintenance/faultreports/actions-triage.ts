/** Decisions on faults that were reported without signing in: accepting one as an issue, or rejecting it. */

import type { Actor } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import { notFound, Refusal } from "../../base/refusal.ts"
import { record } from "../../system/audit/store.ts"
import { closeIssue, submitIssue } from "../issues/actions.ts"
import { auditObjectOfIssue } from "../issues/actions-audit.ts"
import type { Issue } from "../issues/contract.ts"
import type { IssuePath } from "../issues/store.ts"
import type { RejectReport } from "./contract.ts"
import { findFaultReport, saveRejection } from "./store.ts"

/** The issue is open, or waits for approval, and its window starts now. @throws Refusal CONFLICT when it is decided */
export async function acceptReport(deps: Deps, actor: Actor, path: IssuePath): Promise<Issue> {
  if (!(await findFaultReport(deps.db, path.issueId))) throw notFound("faultReport", path.issueId)
  return submitIssue(deps, actor, path, true)
}

/** Closes the issue and keeps why. @throws Refusal CONFLICT when it is decided */
export function rejectReport(deps: Deps, actor: Actor, path: IssuePath, input: RejectReport): Promise<Issue> {
  return closeIssue(deps, actor, path, { reason: input.reason, signature: null }, async (tx, issue, now) => {
    const report = await findFaultReport(tx, issue.id)
    if (!report) throw notFound("faultReport", issue.id)
    if (issue.state !== "NEW") throw alreadyDecided(issue)
    await saveRejection(tx, issue.id, input.rejection)
    const details = { reference: report.reference, reason: input.reason, rejection: input.rejection }
    await record({ tx, actor, now }, "FAULT_REPORT_REJECTED", auditObjectOfIssue(issue), details)
  })
}

function alreadyDecided({ title, state }: Issue): Refusal {
  const details = { text: "faultReportDecided", title, state } as const
  return new Refusal("CONFLICT", `the report "${title}" is decided: ${state}`, details)
}
