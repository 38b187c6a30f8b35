import { bindEndpoints } from "../../http/routes.ts"
import { getIssue } from "../issues/store.ts"
import { createLog, removeLog, updateLog } from "./actions.ts"
import { workLogEndpoints } from "./contract.ts"
import { getLog, logsPage } from "./store.ts"

export const workLogApi = bindEndpoints(workLogEndpoints, {
  createLog: ({ deps, actor, path, body }) => createLog(deps, actor, path, body),
  listLogs: async ({ deps, path, query }) => {
    await getIssue(deps.db, path.deviceId, path.issueId)
    return logsPage(deps.db, path, query)
  },
  getLog: ({ deps, path }) => getLog(deps.db, path),
  deleteLog: ({ deps, actor, path }) => removeLog(deps, actor, path),
  updateLog: ({ deps, actor, path, body }) => updateLog(deps, actor, path, body),
})
