import { bindEndpoints } from "../../http/routes.ts"
import { PARENT_USER_GROUP, userGroupsPage } from "../usergroups/store.ts"
import { PARENT_USER } from "../users/store.ts"
import {
  addAuthority,
  assignSystemRole,
  createDeviceRole,
  createSystemRole,
  removeAuthority,
  removeDeviceRole,
  removeSystemRole,
  revokeSystemRole,
  updateDeviceRole,
  updateSystemRole,
} from "./actions.ts"
import { roleEndpoints } from "./contract.ts"
import { devicePeoplePage, requireDeviceOfPeople } from "./device-people/store.ts"
import {
  createDevicePermission,
  removeDevicePermission,
  updateDevicePermission,
} from "./device-permissions/actions.ts"
import { devicePermissionsPage, getDevicePermission } from "./device-permissions/store.ts"
import { deviceRolesPage, getDeviceRole } from "./device-roles/store.ts"
import { getSystemRole, PARENT_SYSTEM_ROLE, systemRolesPage } from "./system-roles/store.ts"

export const roleApi = bindEndpoints(roleEndpoints, {
  createSystemRole: ({ deps, actor, body }) => createSystemRole(deps, actor, body),
  listSystemRoles: ({ deps, query }) => systemRolesPage(deps.db, {}, query),
  getSystemRole: ({ deps, path }) => getSystemRole(deps.db, path.systemRoleId),
  updateSystemRole: ({ deps, actor, path, body }) => updateSystemRole(deps, actor, path.systemRoleId, body),
  deleteSystemRole: ({ deps, actor, path }) => removeSystemRole(deps, actor, path.systemRoleId),
  listUserGroupsOfSystemRole: ({ deps, path: { systemRoleId }, query }) =>
    userGroupsPage(deps.db, { systemRoleId }, query, PARENT_SYSTEM_ROLE),
  listSystemRolesOfUserGroup: ({ deps, path: { userGroupId }, query }) =>
    systemRolesPage(deps.db, { userGroupId }, query, PARENT_USER_GROUP),
  assignSystemRole: async ({ deps, actor, path }) => {
    await assignSystemRole(deps, actor, path)
  },
  revokeSystemRole: ({ deps, actor, path }) => revokeSystemRole(deps, actor, path),
  createDeviceRole: ({ deps, actor, body }) => createDeviceRole(deps, actor, body),
  listDeviceRoles: ({ deps, query }) => deviceRolesPage(deps.db, query),
  getDeviceRole: ({ deps, path }) => getDeviceRole(deps.db, path.deviceRoleId),
  updateDeviceRole: ({ deps, actor, path, body }) => updateDeviceRole(deps, actor, path.deviceRoleId, body),
  deleteDeviceRole: ({ deps, actor, path }) => removeDeviceRole(deps, actor, path.deviceRoleId),
  addDeviceRoleAuthority: ({ deps, actor, path }) =>
    addAuthority(deps, actor, path.deviceRoleId, path.authority),
  removeDeviceRoleAuthority: ({ deps, actor, path }) =>
    removeAuthority(deps, actor, path.deviceRoleId, path.authority),
  createDevicePermission: ({ deps, actor, path, body }) =>
    createDevicePermission(deps, actor, path.deviceId, body),
  listDevicePermissions: ({ deps, path, query }) => devicePermissionsPage(deps.db, path, query),
  getDevicePermission: ({ deps, path }) => getDevicePermission(deps.db, path),
  updateDevicePermission: ({ deps, actor, path, body }) => updateDevicePermission(deps, actor, path, body),
  deleteDevicePermission: ({ deps, actor, path }) => removeDevicePermission(deps, actor, path),
  listPeopleOfDevice: async ({ deps, path: { deviceId }, query }) => {
    await requireDeviceOfPeople(deps.db, deviceId)
    return devicePeoplePage(deps.db, deviceId, query)
  },
  listDevicePermissionsOfUser: ({ deps, path: { userId }, query }) =>
    devicePermissionsPage(deps.db, { userId }, query, PARENT_USER),
})
