import { serve } from "../http/serve.ts"
import { changeConnector, readConnector } from "./actions.ts"
import { connectorEndpoints } from "./contract.ts"

/** `?force` without a value means yes. */
function isForced({ force }: { force?: "" | "true" | "false" | undefined }): boolean {
  return force !== undefined && force !== "false"
}

export const connectorApi = serve(connectorEndpoints, {
  getDeviceConnector: ({ deps, path }) => readConnector(deps.db, path),
  saveDeviceConnector: ({ deps, actor, path, query, body }) =>
    changeConnector(deps, actor, path, body, isForced(query)),
  getDeviceGroupConnector: ({ deps, path }) => readConnector(deps.db, path),
  saveDeviceGroupConnector: ({ deps, actor, path, query, body }) =>
    changeConnector(deps, actor, path, body, isForced(query)),
})
