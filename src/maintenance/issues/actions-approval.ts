/** Issues as objects under approval: waiting, the effect of a decision, and the opening of approved ones. */

import { assert } from "../../base/assert.ts"
import { hasDeviceAuthority } from "../../base/authorities.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"
import { inTransaction } from "../../db/transaction.ts"
import type { AuditEvent } from "../../system/audit/rules-events.ts"
import { record } from "../../system/audit/store.ts"
import { type ActorRef, type ApprovalHandler, submitForApproval } from "../approvals/actions-requests.ts"
import type { OutcomeVerb } from "../approvals/rules.ts"
import type { ApprovalObjectRef, ApprovalSubject } from "../approvals/store.ts"
import { auditObjectOfIssue } from "./actions-audit.ts"
import { changesApprovedFields, diffIssues } from "./actions-diff.ts"
import type { Issue } from "./contract.ts"
import {
  DONE_SUB_STATUSES_BY_VERB,
  type DoneSubStatus,
  type IssueState,
  type IssueVerb,
  isEditable,
  stateAfter,
} from "./rules.ts"
import { getIssue, lockIssueRow, openDueIssues, saveIssueState, saveWindow } from "./store.ts"

export function approvalSubjectOf(issue: Issue): ApprovalSubject {
  return {
    ...approvalRefOf(issue),
    deviceId: issue.deviceId,
    title: issue.title,
    startOn: new Date(issue.activationDateTime),
    endOn: new Date(issue.maintenanceWindowEndDateTime),
    durationHours: issue.maintenanceWindowInHours,
  }
}

export function approvalRefOf(issue: { id: string }): ApprovalObjectRef {
  return { objectType: "ISSUE", objectId: issue.id }
}

/** The issue has changed; its request with it, where the issue waits for approval, or has begun or ceased to. */
export function publishIssue(deps: Pick<Deps, "publish">, issueId: string, ...states: IssueState[]): void {
  deps.publish({ kind: "issue", id: issueId })
  if (states.includes("APPROVAL_PENDING")) deps.publish({ kind: "approval", objectId: issueId })
}

/** After a change of approved fields: where approval is required the issue waits for it again, and sessions end. */
export async function resubmitIssue(tx: Db, by: ActorRef, issue: Issue, now: Date): Promise<void> {
  const mustWait = await submitForApproval(tx, by, approvalSubjectOf(issue), now)
  if (mustWait && issue.state !== "APPROVAL_PENDING")
    await applyTransition(tx, by, issue, "requestApproval", now)
}

const TRANSITION_EFFECTS: Record<
  OutcomeVerb | "activate",
  { event: AuditEvent; doneSubStatus: DoneSubStatus | null }
> = {
  requestApproval: { event: "ISSUE_APPROVAL_REQUESTED", doneSubStatus: null },
  approve: { event: "ISSUE_APPROVED", doneSubStatus: null },
  activate: { event: "ISSUE_ACTIVATED", doneSubStatus: null },
  deny: { event: "ISSUE_CLOSED", doneSubStatus: DONE_SUB_STATUSES_BY_VERB.deny[0] },
  retract: { event: "ISSUE_CLOSED", doneSubStatus: DONE_SUB_STATUSES_BY_VERB.retract[0] },
}

/** Applies one transition of the issue's table; the assignee is unchanged. */
async function applyTransition(
  tx: Db,
  by: ActorRef,
  issue: Issue,
  verb: keyof typeof TRANSITION_EFFECTS & IssueVerb,
  now: Date,
): Promise<Issue> {
  const state = stateAfter(issue.state, verb)
  assert(state, `an issue in state ${issue.state} can ${verb}`)
  const { event, doneSubStatus } = TRANSITION_EFFECTS[verb]
  const assignedUserId = issue.assignedUser?.id ?? null
  await saveIssueState(tx, issue.id, { state, doneSubStatus, assignedUserId }, by.userId, now)
  const details = { before: issue.state, after: state }
  await record({ tx, actor: by, now }, event, auditObjectOfIssue(issue), details)
  return getIssue(tx, issue.deviceId, issue.id)
}

export const issueApprovalHandler: ApprovalHandler = {
  lock: lockIssueRow,
  /** An approved issue whose activation has passed is opened immediately. */
  async applyOutcome(tx, by, key, verbs, now) {
    let issue = await getIssue(tx, key.deviceId, key.objectId)
    for (const verb of verbs) issue = await applyTransition(tx, by, issue, verb, now)
    const isDue = Date.parse(issue.activationDateTime) <= now.getTime()
    if (issue.state === "APPROVED" && isDue) await applyTransition(tx, by, issue, "activate", now)
  },
  canReschedule: (actor, access) => hasDeviceAuthority(actor, access, "ISSUE_UPDATE"),
  changeEvent: (id) => ({ kind: "issue", id }),
  async reschedule(tx, by, request, to, now) {
    if (to.type !== "ISSUE") return
    const issue = await getIssue(tx, request.object.deviceId, request.object.id)
    if (!isEditable(issue.state)) {
      throw new Refusal("CONFLICT", `issue "${issue.title}" is closed`, {
        text: "issueClosed",
        title: issue.title,
      })
    }
    if (!changesApprovedFields(issue, { ...issue, ...to })) return
    await saveWindow(tx, issue, to, by.userId, now)
    const moved = await getIssue(tx, issue.deviceId, issue.id)
    await record({ tx, actor: by, now }, "ISSUE_CHANGED", auditObjectOfIssue(moved), diffIssues(issue, moved))
    await resubmitIssue(tx, by, moved, now)
  },
}

/** Issues opened in one transaction: a night's backlog never holds locks for long. */
const ACTIVATION_BATCH_SIZE = 100

/**
 * Approved issues whose activation has come become OPEN. Idempotent, and safe with several processes: each takes the
 * rows that no other one has.
 *
 * @returns how many were opened
 */
export async function activateDueIssues(deps: Deps): Promise<number> {
  let opened = 0
  for (;;) {
    const issues = await inTransaction(deps, async (tx, now) => {
      const due = await openDueIssues(tx, now, ACTIVATION_BATCH_SIZE)
      for (const issue of due) {
        const details = { before: "APPROVED", after: "OPEN" }
        await record({ tx, actor: null, now }, "ISSUE_ACTIVATED", auditObjectOfIssue(issue), details)
      }
      return due
    })
    for (const { id } of issues) deps.publish({ kind: "issue", id })
    opened += issues.length
    if (issues.length < ACTIVATION_BATCH_SIZE) return opened
  }
}
