import { bindEndpoints } from "../../http/routes.ts"
import {
  closeIssue,
  createIssue,
  extendWindow,
  openIssue,
  returnIssue,
  submitIssue,
  takeIssue,
  updateIssue,
} from "./actions.ts"
import { issueAuditPage } from "./actions-audit.ts"
import { issueEndpoints } from "./contract.ts"
import { issueReaderId, toIssueFilter } from "./rules.ts"
import { getIssue } from "./store.ts"
import { toIssueDetail } from "./store-detail.ts"
import { issuesPage } from "./store-lists.ts"

export const issueApi = bindEndpoints(issueEndpoints, {
  listIssueAudit: ({ deps, actor, access, path, query }) =>
    issueAuditPage(deps.db, actor, access, path, query),
  listAllIssues: ({ deps, actor, query }) =>
    issuesPage(deps.db, { readableBy: issueReaderId(actor), ...toIssueFilter(query, actor) }, query),
  listIssues: ({ deps, actor, path, query }) =>
    issuesPage(deps.db, { deviceId: path.deviceId, ...toIssueFilter(query, actor) }, query),
  createIssue: async ({ deps, actor, path, body }) =>
    toIssueDetail(deps.db, await createIssue(deps, actor, path.deviceId, body)),
  getIssue: async ({ deps, path }) =>
    toIssueDetail(deps.db, await getIssue(deps.db, path.deviceId, path.issueId)),
  updateIssue: async ({ deps, actor, path, body }) =>
    toIssueDetail(deps.db, await updateIssue(deps, actor, path, body)),
  openIssue: async ({ deps, actor, path }) => toIssueDetail(deps.db, await openIssue(deps, actor, path)),
  submitIssue: async ({ deps, actor, path }) => toIssueDetail(deps.db, await submitIssue(deps, actor, path)),
  returnIssue: async ({ deps, actor, path }) => toIssueDetail(deps.db, await returnIssue(deps, actor, path)),
  takeIssue: async ({ deps, actor, path }) => toIssueDetail(deps.db, await takeIssue(deps, actor, path)),
  closeIssue: async ({ deps, actor, path, body }) =>
    toIssueDetail(deps.db, await closeIssue(deps, actor, path, body)),
  extendWindow: async ({ deps, actor, path, body }) =>
    toIssueDetail(deps.db, await extendWindow(deps, actor, path, body.durationInHours)),
})
