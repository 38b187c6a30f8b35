import { pageOfParent } from "../../db/paged-list.ts"
import { bindEndpoints } from "../../http/routes.ts"
import { getIssue } from "../issues/store.ts"
import { createLog, removeLog, updateLog } from "./actions.ts"
import { workLogEndpoints } from "./contract.ts"
import { getLog, logsPage } from "./store.ts"

export const workLogApi = bindEndpoints(workLogEndpoints, {
  createLog: ({ deps, actor, path, body }) => createLog(deps, actor, path, body),
  listLogs: ({ deps, path, query }) =>
    pageOfParent(logsPage(deps.db, path, query), () => getIssue(deps.db, path.deviceId, path.issueId)),
  getLog: ({ deps, path }) => getLog(deps.db, path),
  deleteLog: ({ deps, actor, path }) => removeLog(deps, actor, path),
  updateLog: ({ deps, actor, path, body }) => updateLog(deps, actor, path, body),
})
