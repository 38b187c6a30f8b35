/** What can be approved. A room brings its kind of object here. */
import { issueUnderApproval } from "../issues/actions-approval.ts"
import { planUnderApproval } from "../recurring/actions-approval.ts"
import { recordingUnderApproval } from "./actions-recordings.ts"
import type { ApprovalObjectKind } from "./actions-requests.ts"
import type { ApprovalObjectType } from "./rules.ts"

const KINDS: Record<ApprovalObjectType, ApprovalObjectKind> = {
  ISSUE: issueUnderApproval,
  RECURRING_ISSUE: planUnderApproval,
  RECORDING: recordingUnderApproval,
}

export function kindOf(objectType: ApprovalObjectType): ApprovalObjectKind {
  return KINDS[objectType]
}
