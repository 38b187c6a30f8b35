/** System roles, device roles and device permissions as calls. */
import { z } from "zod/mini"
import { DEVICE_AUTHORITIES, SYSTEM_AUTHORITIES } from "../../base/authorities.ts"
import { type ChangeOf, definePartialUpdate } from "../../base/partial-update.ts"
import {
  id,
  namedObject,
  namedRef,
  readVersion,
  requiredText,
  sortedList,
  userRef,
} from "../../base/schema.ts"
import { del, get, inSystem, onDevice, put } from "../../http/endpoint.ts"
import { entityEndpoints, readAndWriteRules, systemAuthorities } from "../../http/entity-endpoints.ts"
import { userGroup } from "../usergroups/contract.ts"
import { USER_GROUP_SORTS } from "../usergroups/rules.ts"
import { ROLE_NAME_CHARACTERS_MAX, ROLE_SORTS } from "./rules.ts"

const roleFields = { id, name: z.string(), version: z.int() }

const systemRole = namedObject("SystemRole", {
  ...roleFields,
  authorities: z.array(z.enum(SYSTEM_AUTHORITIES)),
})
export type SystemRole = z.infer<typeof systemRole>

const deviceRole = namedObject("DeviceRole", {
  ...roleFields,
  authorities: z.array(z.enum(DEVICE_AUTHORITIES)),
})
export type DeviceRole = z.infer<typeof deviceRole>

const saveFields = { name: requiredText(ROLE_NAME_CHARACTERS_MAX), version: readVersion }

/** Each at most once; the list replaces the authorities of the role. */
function authoritiesOf<const Name extends string>(names: readonly Name[]) {
  const list = z.array(z.enum(names, "validation.choice"))
  return z._default(list.check(z.maxLength(names.length, "validation.invalid")), [])
}

export const saveSystemRole = z.strictObject({
  ...saveFields,
  authorities: authoritiesOf(SYSTEM_AUTHORITIES),
})
export type SaveSystemRole = z.output<typeof saveSystemRole>
export const systemRoleChanges = definePartialUpdate(saveSystemRole)
export type SystemRoleChange = ChangeOf<typeof systemRoleChanges>

export const saveDeviceRole = z.strictObject({
  ...saveFields,
  authorities: authoritiesOf(DEVICE_AUTHORITIES),
})
export type SaveDeviceRole = z.output<typeof saveDeviceRole>
export const deviceRoleChanges = definePartialUpdate(saveDeviceRole)
export type DeviceRoleChange = ChangeOf<typeof deviceRoleChanges>

/** A device role on a device, for one user or one user group. */
const devicePermission = namedObject("DevicePermission", {
  id,
  device: namedRef,
  deviceRole: namedRef,
  user: z.nullable(userRef),
  userGroup: z.nullable(namedRef),
  version: z.int(),
})
export type DevicePermission = z.infer<typeof devicePermission>

/** One who may do something on a device, with all authorities there and where they come from. */
const devicePerson = namedObject("DevicePerson", {
  /** The user's. */
  id,
  user: userRef,
  /** Superusers have every authority on every device. */
  superuser: z.boolean(),
  /** Locked users keep their roles and cannot sign in. */
  locked: z.boolean(),
  authorities: z.array(z.enum(DEVICE_AUTHORITIES)),
  /** `group`: null for a role that was given to the user. A system role acts on every device. */
  ways: z.array(z.object({ role: z.string(), group: z.nullable(z.string()), isSystemRole: z.boolean() })),
})
export type DevicePerson = z.infer<typeof devicePerson>

export const saveDevicePermission = z
  .strictObject({
    deviceRoleId: id,
    userId: z._default(z.nullable(id), null),
    userGroupId: z._default(z.nullable(id), null),
    version: readVersion,
  })
  .check(
    z.refine(({ userId, userGroupId }) => (userId === null) !== (userGroupId === null), {
      error: "validation.userOrGroup",
      path: ["userId"],
    }),
  )
export type SaveDevicePermission = z.output<typeof saveDevicePermission>
export const devicePermissionChanges = definePartialUpdate(saveDevicePermission)
export type DevicePermissionChange = ChangeOf<typeof devicePermissionChanges>

const SYSTEM_ROLE = "/systemroles/:systemRoleId"
const SYSTEM_ROLE_ASSIGNMENT = "/usergroups/:userGroupId/systemroles/:systemRoleId"
const DEVICE_ROLE = "/deviceroles/:deviceRoleId"
const AUTHORITY = `${DEVICE_ROLE}/authorities/:authority` as const

const systemRoles = entityEndpoints(SYSTEM_ROLE, systemRole, systemRoleChanges, {
  sorts: ROLE_SORTS,
  auth: systemAuthorities("SYSTEM_ROLE"),
})
const deviceRoles = entityEndpoints(DEVICE_ROLE, deviceRole, deviceRoleChanges, {
  sorts: ROLE_SORTS,
  auth: systemAuthorities("DEVICE_ROLE"),
})
const permissions = entityEndpoints(
  "/devices/:deviceId/devicepermissions/:devicePermissionId",
  devicePermission,
  devicePermissionChanges,
  {
    sorts: ROLE_SORTS,
    auth: readAndWriteRules(onDevice("DEVICE_READ"), onDevice("DEVICE_UPDATE")),
  },
)

const systemRoleEndpoints = {
  createSystemRole: systemRoles.create("Creates a system role from authorities that the caller has"),
  listSystemRoles: systemRoles.list("System roles by name"),
  getSystemRole: systemRoles.read("One system role"),
  updateSystemRole: systemRoles.update(
    "Changes a system role; only authorities that the caller has can be added",
  ),
  deleteSystemRole: systemRoles.delete("Deletes a system role; its groups lose the authorities immediately"),
  listUserGroupsOfSystemRole: get(`${SYSTEM_ROLE}/usergroups`, inSystem("SYSTEM_ROLE_READ"), {
    summary: "The user groups that have a system role",
    ...sortedList(userGroup, USER_GROUP_SORTS),
  }),
  listSystemRolesOfUserGroup: get("/usergroups/:userGroupId/systemroles", inSystem("USER_GROUP_READ"), {
    summary: "The system roles of a user group",
    ...sortedList(systemRole, ROLE_SORTS),
  }),
  assignSystemRole: put(SYSTEM_ROLE_ASSIGNMENT, inSystem("USER_GROUP_UPDATE_SYSTEM_ROLE_MAPPING"), {
    summary: "Assigns a system role to a user group; no change when already assigned",
  }),
  revokeSystemRole: del(SYSTEM_ROLE_ASSIGNMENT, inSystem("USER_GROUP_UPDATE_SYSTEM_ROLE_MAPPING"), {
    summary: "Revokes a system role of a user group; effective immediately",
  }),
}

const deviceRoleEndpoints = {
  createDeviceRole: deviceRoles.create("Creates a device role"),
  listDeviceRoles: deviceRoles.list("Device roles by name"),
  getDeviceRole: deviceRoles.read("One device role"),
  updateDeviceRole: deviceRoles.update(
    "Changes a device role on every device where it is assigned; effective immediately",
  ),
  deleteDeviceRole: deviceRoles.delete("Deletes a device role that is not in use", ["CONFLICT"]),
  addDeviceRoleAuthority: put(AUTHORITY, inSystem("DEVICE_ROLE_UPDATE"), {
    summary: "Adds an authority to a device role",
    refuses: ["CONFLICT"],
  }),
  removeDeviceRoleAuthority: del(AUTHORITY, inSystem("DEVICE_ROLE_UPDATE"), {
    summary: "Removes an authority from a device role; effective immediately",
  }),
}

const devicePermissionEndpoints = {
  createDevicePermission: permissions.create("Assigns a device role on the device to a user or a user group"),
  listDevicePermissions: permissions.list("Lists the device permissions of the device by name"),
  getDevicePermission: permissions.read("One device permission"),
  updateDevicePermission: permissions.update("Changes a device permission; effective immediately"),
  deleteDevicePermission: permissions.delete("Revokes a device permission; effective immediately"),
  listPeopleOfDevice: get("/devices/:deviceId/people", inSystem("USER_READ"), {
    summary: "Everyone who may do something on the device, by name, with the roles that allow it",
    ...sortedList(devicePerson, ROLE_SORTS),
  }),
  listDevicePermissionsOfUser: get("/users/:userId/devicepermissions", inSystem("USER_READ"), {
    summary: "The device roles of a user, given directly or by a user group",
    ...sortedList(devicePermission, ROLE_SORTS),
  }),
}

export const roleEndpoints = {
  ...systemRoleEndpoints,
  ...deviceRoleEndpoints,
  ...devicePermissionEndpoints,
}
