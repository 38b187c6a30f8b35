import { bindEndpoints } from "../../http/routes.ts"
import { createInterface, removeInterface, updateInterface } from "./actions.ts"
import { interfaceEndpoints } from "./contract.ts"
import { updateRemoteDefaults } from "./defaults/actions.ts"
import { remoteDefaultsEndpoints } from "./defaults/contract.ts"
import { getRemoteDefaults } from "./defaults/store.ts"
import { getInterface, interfacesPage } from "./store.ts"

export const interfaceApi = bindEndpoints(
  { ...interfaceEndpoints, ...remoteDefaultsEndpoints },
  {
    getRemoteDefaults: ({ deps, path }) => getRemoteDefaults(deps.db, path.deviceId),
    updateRemoteDefaults: ({ deps, actor, path, body }) =>
      updateRemoteDefaults(deps, actor, path.deviceId, body),
    createInterface: ({ deps, actor, path, body }) => createInterface(deps, actor, path.deviceId, body),
    listInterfaces: ({ deps, path, query }) => interfacesPage(deps.db, path.deviceId, query),
    getInterface: ({ deps, path }) => getInterface(deps.db, path.deviceId, path.interfaceId),
    updateInterface: ({ deps, actor, path, body }) => updateInterface(deps, actor, path, body),
    deleteInterface: ({ deps, actor, path }) => removeInterface(deps, actor, path),
  },
)
