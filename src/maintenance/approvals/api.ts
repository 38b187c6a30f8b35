import { bindEndpoints } from "../../http/routes.ts"
import {
  commentOnApproval,
  getApprovalRequest,
  getApprovalRequestFor,
  retractRequest,
  retractVote,
  updateEventTime,
  voteOnApproval,
} from "./actions.ts"
import type { ApprovalDeps } from "./actions-handlers.ts"
import { getApprovalConfigs, saveApprovalConfigs } from "./config/actions.ts"
import { effectiveStages } from "./config/store.ts"
import { approvalEndpoints } from "./contract.ts"
import type { ApprovalObjectType } from "./rules.ts"
import { approvalsPage } from "./store-lists.ts"

export const approvalApi = bindEndpoints<typeof approvalEndpoints, ApprovalDeps>(approvalEndpoints, {
  getApprovalRequest: ({ deps, actor, path }) => getApprovalRequest(deps.db, actor, path.approvalRequestId),
  commentOnApproval: ({ deps, actor, path, body }) =>
    commentOnApproval(deps, actor, path.approvalRequestId, body.comment),
  voteOnApproval: ({ deps, actor, path, body }) => voteOnApproval(deps, actor, path.approvalRequestId, body),
  retractVote: ({ deps, actor, path, body }) =>
    retractVote(deps, actor, path.approvalRequestId, body.comment),
  retractApprovalRequest: ({ deps, actor, path }) => retractRequest(deps, actor, path.approvalRequestId),
  updateEventTime: ({ deps, actor, path, body }) =>
    updateEventTime(deps, actor, path.approvalRequestId, body),
  getIssueApprovalRequest: ({ deps, actor, path: { deviceId, issueId } }) =>
    getApprovalRequestFor(deps.db, actor, { objectType: "ISSUE", objectId: issueId, deviceId }),
  getRecurringIssueApprovalRequest: ({ deps, actor, path: { deviceId, recurringIssueId } }) =>
    getApprovalRequestFor(deps.db, actor, {
      objectType: "RECURRING_ISSUE",
      objectId: recurringIssueId,
      deviceId,
    }),
  getDeviceApprovalConfig: ({ deps, path }) => getApprovalConfigs(deps.db, path),
  saveDeviceApprovalConfig: ({ deps, actor, path, body }) => saveApprovalConfigs(deps, actor, path, body),
  getApprovalConfigInfo: async ({ deps, path: { deviceId } }) => {
    const isNeeded = async (type: ApprovalObjectType) =>
      (await effectiveStages(deps.db, deviceId, type)).length > 0
    return {
      issueApprovalConfigEnabled: await isNeeded("ISSUE"),
      recurringIssueApprovalConfigEnabled: await isNeeded("RECURRING_ISSUE"),
      recordingApprovalConfigEnabled: await isNeeded("RECORDING"),
    }
  },
  getDeviceGroupApprovalConfig: ({ deps, path }) => getApprovalConfigs(deps.db, path),
  saveDeviceGroupApprovalConfig: ({ deps, actor, path, body }) =>
    saveApprovalConfigs(deps, actor, path, body),
  listMyAssignedActiveApprovalRequests: ({ deps, actor, query }) =>
    approvalsPage(deps.db, "assignedActive", actor, query, deps.clock()),
  listMyAssignedApprovalRequests: ({ deps, actor, query }) =>
    approvalsPage(deps.db, "assigned", actor, query, deps.clock()),
  listMyCreatedActiveApprovalRequests: ({ deps, actor, query }) =>
    approvalsPage(deps.db, "createdActive", actor, query, deps.clock()),
  listMyCreatedApprovalRequests: ({ deps, actor, query }) =>
    approvalsPage(deps.db, "created", actor, query, deps.clock()),
  listMyApprovedRecordings: ({ deps, actor, query }) =>
    approvalsPage(deps.db, "approvedRecordings", actor, query, deps.clock()),
})
