import { bindEndpoints } from "../../../http/routes.ts"
import { getIssue } from "../store.ts"
import { toIssueDetail } from "../store-detail.ts"
import { answerItem, createFollowUp, updateChecklist } from "./actions.ts"
import { checklistEndpoints } from "./contract.ts"
import { getChecklist, getItem } from "./store.ts"

export const checklistApi = bindEndpoints(checklistEndpoints, {
  getChecklist: async ({ deps, path }) => {
    const issue = await getIssue(deps.db, path.deviceId, path.issueId)
    return getChecklist(deps.db, issue.id)
  },
  updateChecklist: ({ deps, actor, path, body }) => updateChecklist(deps, actor, path, body),
  getChecklistItem: async ({ deps, path }) => {
    const issue = await getIssue(deps.db, path.deviceId, path.issueId)
    return getItem(deps.db, issue.id, path.checklistItemId)
  },
  answerChecklistItem: ({ deps, actor, path, body }) => answerItem(deps, actor, path, body),
  createFollowUp: async ({ deps, actor, path, body }) =>
    toIssueDetail(deps.db, await createFollowUp(deps, actor, path, body)),
})
