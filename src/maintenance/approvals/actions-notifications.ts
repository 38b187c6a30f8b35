/** E-mails about approval requests: to the groups of the voting stage, and with the outcome to the requester. */
import type { Db } from "../../base/deps.ts"
import { enqueueNotification } from "../../system/notifications/actions.ts"
import type { ApprovalRecord } from "./store.ts"

/**
 * Notifies the groups of the current stage; none without a current stage.
 *
 * @param isRestarted  what is approved was changed or reopened
 */
export async function notifyVoters(
  tx: Db,
  record: ApprovalRecord,
  now: Date,
  isRestarted = false,
): Promise<void> {
  const stage = record.stages[record.status.currentStage]
  if (!stage || record.status.state !== "APPROVAL_PENDING") return
  const { title, deviceId } = record.object
  const userGroupIds = [...new Set([...stage.voteGroupIds, ...stage.overruleGroupIds])]
  const requestedBy = record.creator.displayName
  const common = { title, deviceId, requestedBy, userGroupIds, isRestarted, subject: factsOf(record) }
  const voted = { path: requestPath(record), stage: record.status.currentStage + 1 }
  await enqueueNotification(tx, { kind: "APPROVAL_REQUESTED", ...common, ...voted }, now)
}

/** After a vote: notifies the next stage's groups, or the requester of the decision. */
export async function notifyOutcome(
  tx: Db,
  before: ApprovalRecord,
  after: ApprovalRecord,
  now: Date,
): Promise<void> {
  const { state, currentStage } = after.status
  const hasMoved = state !== before.status.state || currentStage !== before.status.currentStage
  if (!hasMoved) return
  if (state === "APPROVAL_PENDING") return notifyVoters(tx, after, now)
  if (state !== "APPROVED" && state !== "DENIED") return
  const { title, deviceId } = after.object
  const common = { title, deviceId, path: objectPagePath(after), userId: after.createdBy }
  const last = after.log.at(-1)
  // A retracted vote can decide too: the votes that are left do then.
  const vote = last?.event.type === "VOTE" ? last.response : null
  const decision = {
    outcome: state,
    decidedBy: vote?.createdBy?.displayName ?? "",
    comment: vote?.comment ?? "",
  }
  await enqueueNotification(
    tx,
    { kind: "APPROVAL_DECIDED", ...common, ...decision, subject: factsOf(after) },
    now,
  )
}

/** What a voter decides about, as far as an e-mail says it. */
function factsOf({ object, reason }: ApprovalRecord) {
  const { approvalObjectType: objectType, startTime: start, endTime } = object
  return { objectType, start, end: endTime ?? "", reason }
}

/** Path of the page on which the request is read and voted on. */
function requestPath({ id }: ApprovalRecord): string {
  return `/approvals/${id}`
}

/** The page of the object; for a recording that of the request. */
function objectPagePath(record: ApprovalRecord): string {
  const { approvalObjectType, deviceId, id } = record.object
  if (approvalObjectType === "ISSUE") return `/devices/${deviceId}/issues/${id}`
  if (approvalObjectType === "RECURRING_ISSUE") return `/devices/${deviceId}/recurringIssues/${id}`
  return requestPath(record)
}
