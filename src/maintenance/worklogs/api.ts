import { bindEndpoints } from "../../http/routes.ts"
import { createLog, removeLog, updateLog } from "./actions.ts"
import { workLogEndpoints } from "./contract.ts"
import { getLog, logsPage } from "./store.ts"

export const workLogApi = bindEndpoints(workLogEndpoints, {
  createLog: ({ deps, actor, path, body }) => createLog(deps, actor, path, body),
  listLogs: ({ deps, path, query }) => logsPage(deps.db, path, query),
  getLog: ({ deps, path }) => getLog(deps.db, path),
  deleteLog: ({ deps, actor, path }) => removeLog(deps, actor, path),
  updateLog: ({ deps, actor, path, body }) => updateLog(deps, actor, path, body),
})
