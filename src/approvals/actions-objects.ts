/** What can be approved. A room brings its kind of object here. */
import { assert } from "../base/assert.ts"
import { issueUnderApproval } from "../issues/actions-approval.ts"
import { recordingUnderApproval } from "./actions-recordings.ts"
import type { ApprovalObjectKind } from "./actions-requests.ts"
import type { ApprovalObjectType } from "./rules.ts"

const KINDS: Partial<Record<ApprovalObjectType, ApprovalObjectKind>> = {
  ISSUE: issueUnderApproval,
  RECORDING: recordingUnderApproval,
}

export function kindOf(objectType: ApprovalObjectType): ApprovalObjectKind {
  const kind = KINDS[objectType]
  assert(kind, `requests about ${objectType} come with their kind`)
  return kind
}
