/** What can be approved. A room brings its kind of object here. */
import { issueApprovalHandler } from "../issues/actions-approval.ts"
import { planApprovalHandler } from "../plans/actions-approval.ts"
import { recordingApprovalHandler } from "./actions-recordings.ts"
import type { ApprovalHandler } from "./actions-requests.ts"
import type { ApprovalObjectType } from "./rules.ts"

const HANDLERS: Record<ApprovalObjectType, ApprovalHandler> = {
  ISSUE: issueApprovalHandler,
  RECURRING_ISSUE: planApprovalHandler,
  RECORDING: recordingApprovalHandler,
}

export function approvalHandlerFor(objectType: ApprovalObjectType): ApprovalHandler {
  return HANDLERS[objectType]
}
