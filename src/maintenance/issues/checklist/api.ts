import { bindEndpoints } from "../../../http/routes.ts"
import { requireIssue } from "../store.ts"
import { toIssueDetail } from "../store-detail.ts"
import { answerItem, createFollowUp, updateChecklist } from "./actions.ts"
import { checklistEndpoints } from "./contract.ts"
import { getChecklist, getItem } from "./store.ts"

export const checklistApi = bindEndpoints(checklistEndpoints, {
  getChecklist: async ({ deps, path }) => {
    await requireIssue(deps.db, path)
    return getChecklist(deps.db, path.issueId)
  },
  updateChecklist: ({ deps, actor, path, body }) => updateChecklist(deps, actor, path, body),
  getChecklistItem: async ({ deps, path }) => {
    await requireIssue(deps.db, path)
    return getItem(deps.db, path.issueId, path.checklistItemId)
  },
  answerChecklistItem: ({ deps, actor, path, body }) => answerItem(deps, actor, path, body),
  createFollowUp: async ({ deps, actor, path, body }) =>
    toIssueDetail(deps.db, await createFollowUp(deps, actor, path, body)),
})
