import { INVITABLE_AUTHORITY } from "../../base/authorities.ts"
import { bindEndpoints } from "../../http/routes.ts"
import { userGroupsOnDevicePage, usersOnDevicePage } from "../../identity/roles/store.ts"
import { PARENT_DEVICE_GROUP } from "../devicegroups/store.ts"
import { createDevice, removeDevice, updateDevice } from "./actions.ts"
import { deviceEndpoints } from "./contract.ts"
import { deviceAuthoritiesOf, deviceReaderId } from "./rules.ts"
import { devicesPage, getDevice } from "./store.ts"

export const deviceApi = bindEndpoints(deviceEndpoints, {
  createDevice: async ({ deps, actor, body }) => getDevice(deps.db, await createDevice(deps, actor, body)),
  listDevices: ({ deps, actor, query: { deviceGroupId, ...request } }) =>
    devicesPage(
      deps.db,
      { readableBy: deviceReaderId(actor), deviceGroupId: deviceGroupId || undefined },
      request,
    ),
  getDevice: ({ deps, path }) => getDevice(deps.db, path.deviceId),
  updateDevice: ({ deps, actor, path, body }) => updateDevice(deps, actor, path.deviceId, body),
  deleteDevice: ({ deps, actor, path }) => removeDevice(deps, actor, path.deviceId),
  getDeviceAuthorities: ({ actor, access }) => deviceAuthoritiesOf(actor, access),
  listAssignableUsers: ({ deps, path, query }) =>
    usersOnDevicePage(deps.db, path.deviceId, "ISSUE_UPDATE", query, "local"),
  listAssignableUserGroups: ({ deps, path, query }) =>
    userGroupsOnDevicePage(deps.db, path.deviceId, "ISSUE_UPDATE", query),
  listInvitableUsers: ({ deps, path, query }) =>
    usersOnDevicePage(deps.db, path.deviceId, INVITABLE_AUTHORITY, query),
  listDevicesOfGroup: ({ deps, actor, path: { deviceGroupId }, query }) =>
    devicesPage(deps.db, { readableBy: deviceReaderId(actor), deviceGroupId }, query, PARENT_DEVICE_GROUP),
})
