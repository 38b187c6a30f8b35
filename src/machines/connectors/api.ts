import { bindEndpoints } from "../../http/routes.ts"
import { getConnector, updateConnector } from "./actions.ts"
import { connectorEndpoints } from "./contract.ts"

/** `?force` without a value means yes. */
function isForced({ force }: { force?: "" | "true" | "false" | undefined }): boolean {
  return force !== undefined && force !== "false"
}

export const connectorApi = bindEndpoints(connectorEndpoints, {
  getDeviceConnector: ({ deps, path }) => getConnector(deps.db, path),
  saveDeviceConnector: ({ deps, actor, path, query, body }) =>
    updateConnector(deps, actor, path, body, isForced(query)),
  getDeviceGroupConnector: ({ deps, path }) => getConnector(deps.db, path),
  saveDeviceGroupConnector: ({ deps, actor, path, query, body }) =>
    updateConnector(deps, actor, path, body, isForced(query)),
})
