import { bindEndpoints } from "../../http/routes.ts"
import { recordingApprovalEndpoints } from "../../maintenance/approvals/contract.ts"
import { requestRecordingApproval } from "./actions-approval.ts"

export const recordingApi = bindEndpoints(recordingApprovalEndpoints, {
  requestRecordingApproval: ({ deps, actor, path, body }) =>
    requestRecordingApproval(deps, actor, path, body),
})
