import { serve } from "../http/serve.ts"
import {
  closeIssue,
  createIssue,
  extendWindow,
  openIssue,
  returnIssue,
  takeIssue,
  updateIssue,
} from "./actions.ts"
import { issueEndpoints } from "./contract.ts"
import { filterOf } from "./rules.ts"
import { getIssue, issuesPage } from "./store.ts"

export const issueApi = serve(issueEndpoints, {
  listIssues: ({ deps, actor, path, query }) =>
    issuesPage(deps.db, { deviceId: path.deviceId, ...filterOf(query.filter, query.state, actor) }, query),
  createIssue: ({ deps, actor, path, body }) => createIssue(deps, actor, path.deviceId, body),
  getIssue: ({ deps, path }) => getIssue(deps.db, path.deviceId, path.issueId),
  updateIssue: ({ deps, actor, path, body }) => updateIssue(deps, actor, path, body),
  openIssue: ({ deps, actor, path }) => openIssue(deps, actor, path),
  returnIssue: ({ deps, actor, path }) => returnIssue(deps, actor, path),
  takeIssue: ({ deps, actor, path }) => takeIssue(deps, actor, path),
  closeIssue: ({ deps, actor, path, body }) => closeIssue(deps, actor, path, body.reason),
  extendWindow: ({ deps, actor, path, body }) => extendWindow(deps, actor, path, body.durationInHours),
})
