/** Who hears of a request by e-mail: those whose votes it waits for, and in the end whoever asked. */
import type { Db } from "../../base/deps.ts"
import { enqueueNotification } from "../../system/notifications/actions.ts"
import type { ApprovalRecord } from "./store.ts"

/** Tells the groups of the stage that votes now. Nothing to tell when none does. */
export async function notifyVoters(tx: Db, record: ApprovalRecord, now: Date): Promise<void> {
  const stage = record.stages[record.status.currentStage]
  if (!stage || record.status.state !== "APPROVAL_PENDING") return
  const { title, deviceId } = record.object
  const userGroupIds = [...new Set([...stage.voteGroupIds, ...stage.overruleGroupIds])]
  const requestedBy = record.creator.displayName
  const path = objectPagePath(record)
  await enqueueNotification(
    tx,
    { kind: "APPROVAL_REQUESTED", title, deviceId, requestedBy, path, userGroupIds },
    now,
  )
}

/** After a vote: the next stage's people, or the decision to whoever asked. */
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
  await enqueueNotification(tx, { kind: "APPROVAL_DECIDED", ...common, outcome: state }, now)
}

/** The page of the object; a recording's request is found in the list of approvals. */
function objectPagePath({ object }: ApprovalRecord): string {
  const { approvalObjectType, deviceId, id } = object
  if (approvalObjectType === "ISSUE") return `/devices/${deviceId}/issues/${id}`
  if (approvalObjectType === "RECURRING_ISSUE") return `/devices/${deviceId}/recurringIssues/${id}`
  return "/issues"
}
