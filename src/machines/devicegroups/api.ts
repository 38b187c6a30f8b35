import { bindEndpoints } from "../../http/routes.ts"
import { createDeviceGroup, removeDeviceGroup, updateDeviceGroup } from "./actions.ts"
import { deviceGroupEndpoints } from "./contract.ts"
import { deviceGroupsPage, getDeviceGroup } from "./store.ts"

export const deviceGroupApi = bindEndpoints(deviceGroupEndpoints, {
  createDeviceGroup: ({ deps, actor, body }) => createDeviceGroup(deps, actor, body),
  listDeviceGroups: ({ deps, query }) => deviceGroupsPage(deps.db, query),
  getDeviceGroup: ({ deps, path }) => getDeviceGroup(deps.db, path.deviceGroupId),
  updateDeviceGroup: ({ deps, actor, path, body }) =>
    updateDeviceGroup(deps, actor, path.deviceGroupId, body),
  deleteDeviceGroup: ({ deps, actor, path }) => removeDeviceGroup(deps, actor, path.deviceGroupId),
})
