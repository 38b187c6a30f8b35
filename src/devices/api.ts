import { getDeviceGroup } from "../devicegroups/store.ts"
import { serve } from "../http/serve.ts"
import { INVITABLE } from "../roles/rules.ts"
import { groupsOnDevicePage, peopleOnDevicePage } from "../roles/store.ts"
import { createDevice, removeDevice, updateDevice } from "./actions.ts"
import { changeRemoteDefaults } from "./actions-remote.ts"
import { deviceEndpoints } from "./contract.ts"
import { deviceAuthoritiesOf, deviceReaderOf } from "./rules.ts"
import { devicesPage, getDevice } from "./store.ts"
import { getRemoteDefaults } from "./store-remote.ts"

export const deviceApi = serve(deviceEndpoints, {
  createDevice: ({ deps, actor, body }) => createDevice(deps, actor, body),
  listDevices: ({ deps, actor, query: { deviceGroupId, ...request } }) =>
    devicesPage(
      deps.db,
      { readableBy: deviceReaderOf(actor), ...(deviceGroupId ? { deviceGroupId } : {}) },
      request,
    ),
  getDevice: ({ deps, path }) => getDevice(deps.db, path.deviceId),
  updateDevice: ({ deps, actor, path, body }) => updateDevice(deps, actor, path.deviceId, body),
  getRemoteDefaults: ({ deps, path }) => getRemoteDefaults(deps.db, path.deviceId),
  updateRemoteDefaults: ({ deps, actor, path, body }) =>
    changeRemoteDefaults(deps, actor, path.deviceId, body),
  deleteDevice: ({ deps, actor, path }) => removeDevice(deps, actor, path.deviceId),
  getDeviceAuthorities: ({ actor, access }) => deviceAuthoritiesOf(actor, access),
  listAssignableUsers: ({ deps, path, query }) =>
    peopleOnDevicePage(deps.db, path.deviceId, "ISSUE_UPDATE", query, "local"),
  listAssignableUserGroups: ({ deps, path, query }) =>
    groupsOnDevicePage(deps.db, path.deviceId, "ISSUE_UPDATE", query),
  listInvitableUsers: ({ deps, path, query }) => peopleOnDevicePage(deps.db, path.deviceId, INVITABLE, query),
  listDevicesOfGroup: async ({ deps, actor, path, query }) => {
    const group = await getDeviceGroup(deps.db, path.deviceGroupId)
    return devicesPage(deps.db, { readableBy: deviceReaderOf(actor), deviceGroupId: group.id }, query)
  },
})
