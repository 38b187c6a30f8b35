/** System roles, device roles and device permissions as calls. */
import { z } from "zod/mini"
import { type ChangeOf, changesTo } from "../base/changes.ts"
import { id, named, namedRef, pageOf, personRef, requiredText, sortedQuery } from "../base/schema.ts"
import { del, get, post, put } from "../http/endpoint.ts"
import { userGroup } from "../usergroups/contract.ts"
import { USER_GROUP_SORTS } from "../usergroups/rules.ts"
import { DEVICE_AUTHORITIES, ROLE_NAME_CHARACTERS_MAX, ROLE_SORTS, SYSTEM_AUTHORITIES } from "./rules.ts"

const role = { id, name: z.string(), version: z.int() }

export const systemRole = named(
  "SystemRole",
  z.object({ ...role, authorities: z.array(z.enum(SYSTEM_AUTHORITIES)) }),
)
export type SystemRole = z.infer<typeof systemRole>

export const deviceRole = named(
  "DeviceRole",
  z.object({ ...role, authorities: z.array(z.enum(DEVICE_AUTHORITIES)) }),
)
export type DeviceRole = z.infer<typeof deviceRole>

/** `version` is the one that was read; another one there means that somebody else saved first. */
const saved = { name: requiredText(ROLE_NAME_CHARACTERS_MAX), version: z.optional(z.int()) }

/** Each at most once; what is listed is what the role gives from now on. */
export const saveSystemRole = z.strictObject({
  ...saved,
  authorities: z._default(
    z
      .array(z.enum(SYSTEM_AUTHORITIES, "validation.choice"))
      .check(z.maxLength(SYSTEM_AUTHORITIES.length, "validation.invalid")),
    [],
  ),
})
export type SaveSystemRole = z.output<typeof saveSystemRole>
export const systemRoleChanges = changesTo(saveSystemRole)
export type SystemRoleChange = ChangeOf<typeof saveSystemRole>

export const saveDeviceRole = z.strictObject({
  ...saved,
  authorities: z._default(
    z
      .array(z.enum(DEVICE_AUTHORITIES, "validation.choice"))
      .check(z.maxLength(DEVICE_AUTHORITIES.length, "validation.invalid")),
    [],
  ),
})
export type SaveDeviceRole = z.output<typeof saveDeviceRole>
export const deviceRoleChanges = changesTo(saveDeviceRole)
export type DeviceRoleChange = ChangeOf<typeof saveDeviceRole>

/** A device role on a device, for one user or one user group. */
export const devicePermission = named(
  "DevicePermission",
  z.object({
    id,
    device: namedRef,
    deviceRole: namedRef,
    user: z.nullable(personRef),
    userGroup: z.nullable(namedRef),
    version: z.int(),
  }),
)
export type DevicePermission = z.infer<typeof devicePermission>

export const saveDevicePermission = z
  .strictObject({
    deviceRoleId: id,
    userId: z._default(z.nullable(id), null),
    userGroupId: z._default(z.nullable(id), null),
    /** The version that was read; another one there means that somebody else saved first. Left out: not checked. */
    version: z.optional(z.int("validation.integer")),
  })
  .check(
    z.refine(({ userId, userGroupId }) => (userId === null) !== (userGroupId === null), {
      error: "validation.oneHolder",
      path: ["userId"],
    }),
  )
export type SaveDevicePermission = z.output<typeof saveDevicePermission>
export const devicePermissionChanges = changesTo(saveDevicePermission)
export type DevicePermissionChange = ChangeOf<typeof saveDevicePermission>

const SYSTEM_ROLE = "/systemroles/:systemRoleId"
const MAPPING = "/usergroups/:userGroupId/systemroles/:systemRoleId"
const DEVICE_ROLE = "/deviceroles/:deviceRoleId"
const AUTHORITY = `${DEVICE_ROLE}/authorities/:authority` as const
const PERMISSIONS = "/devices/:deviceId/devicepermissions"
const PERMISSION = `${PERMISSIONS}/:devicePermissionId` as const
const list = z.object(sortedQuery(ROLE_SORTS))

const systemRoleEndpoints = {
  createSystemRole: post("/systemroles", {
    summary: "Creates a system role from authorities that the caller has",
    gate: { system: "SYSTEM_ROLE_CREATE" },
    body: saveSystemRole,
    answer: systemRole,
    status: 201,
    refuses: ["CONFLICT"],
  }),
  listSystemRoles: get("/systemroles", {
    summary: "System roles by name",
    gate: { system: "SYSTEM_ROLE_READ" },
    query: list,
    answer: pageOf(systemRole),
  }),
  getSystemRole: get(SYSTEM_ROLE, {
    summary: "One system role",
    gate: { system: "SYSTEM_ROLE_READ" },
    answer: systemRole,
  }),
  updateSystemRole: put(SYSTEM_ROLE, {
    summary: "Changes a system role; nobody adds what they do not have",
    gate: { system: "SYSTEM_ROLE_UPDATE" },
    body: systemRoleChanges.schema,
    answer: systemRole,
    refuses: ["CONFLICT"],
  }),
  deleteSystemRole: del(SYSTEM_ROLE, {
    summary: "Deletes a system role; its groups lose what it gave at once",
    gate: { system: "SYSTEM_ROLE_DELETE" },
  }),
  listUserGroupsOfSystemRole: get(`${SYSTEM_ROLE}/usergroups`, {
    summary: "The user groups that have a system role",
    gate: { system: "SYSTEM_ROLE_READ" },
    query: z.object(sortedQuery(USER_GROUP_SORTS)),
    answer: pageOf(userGroup),
  }),
  listSystemRolesOfUserGroup: get("/usergroups/:userGroupId/systemroles", {
    summary: "The system roles of a user group",
    gate: { system: "USER_GROUP_READ" },
    query: list,
    answer: pageOf(systemRole),
  }),
  giveSystemRole: put(MAPPING, {
    summary: "Gives a user group a system role; nothing changes for one that has it",
    gate: { system: "USER_GROUP_UPDATE_SYSTEM_ROLE_MAPPING" },
  }),
  takeSystemRole: del(MAPPING, {
    summary: "Takes a system role from a user group; takes effect at once",
    gate: { system: "USER_GROUP_UPDATE_SYSTEM_ROLE_MAPPING" },
  }),
}

const deviceRoleEndpoints = {
  createDeviceRole: post("/deviceroles", {
    summary: "Creates a device role",
    gate: { system: "DEVICE_ROLE_CREATE" },
    body: saveDeviceRole,
    answer: deviceRole,
    status: 201,
    refuses: ["CONFLICT"],
  }),
  listDeviceRoles: get("/deviceroles", {
    summary: "Device roles by name",
    gate: { system: "DEVICE_ROLE_READ" },
    query: list,
    answer: pageOf(deviceRole),
  }),
  getDeviceRole: get(DEVICE_ROLE, {
    summary: "One device role",
    gate: { system: "DEVICE_ROLE_READ" },
    answer: deviceRole,
  }),
  updateDeviceRole: put(DEVICE_ROLE, {
    summary: "Changes a device role on every device where it is given; takes effect at once",
    gate: { system: "DEVICE_ROLE_UPDATE" },
    body: deviceRoleChanges.schema,
    answer: deviceRole,
    refuses: ["CONFLICT"],
  }),
  deleteDeviceRole: del(DEVICE_ROLE, {
    summary: "Deletes a device role that nobody has",
    gate: { system: "DEVICE_ROLE_DELETE" },
    refuses: ["CONFLICT"],
  }),
  addDeviceRoleAuthority: put(AUTHORITY, {
    summary: "Adds an authority to a device role",
    gate: { system: "DEVICE_ROLE_UPDATE" },
    refuses: ["CONFLICT"],
  }),
  removeDeviceRoleAuthority: del(AUTHORITY, {
    summary: "Takes an authority from a device role; takes effect at once",
    gate: { system: "DEVICE_ROLE_UPDATE" },
  }),
}

const devicePermissionEndpoints = {
  createDevicePermission: post(PERMISSIONS, {
    summary: "Gives a user or a user group a device role on the device",
    gate: { device: "DEVICE_UPDATE" },
    body: saveDevicePermission,
    answer: devicePermission,
    status: 201,
    refuses: ["CONFLICT"],
  }),
  listDevicePermissions: get(PERMISSIONS, {
    summary: "Who has which device role on the device, by name",
    gate: { device: "DEVICE_READ" },
    query: list,
    answer: pageOf(devicePermission),
  }),
  getDevicePermission: get(PERMISSION, {
    summary: "One device permission",
    gate: { device: "DEVICE_READ" },
    answer: devicePermission,
  }),
  updateDevicePermission: put(PERMISSION, {
    summary: "Changes a device permission; takes effect at once",
    gate: { device: "DEVICE_UPDATE" },
    body: devicePermissionChanges.schema,
    answer: devicePermission,
    refuses: ["CONFLICT"],
  }),
  deleteDevicePermission: del(PERMISSION, {
    summary: "Takes a device permission away; takes effect at once",
    gate: { device: "DEVICE_UPDATE" },
  }),
  listDevicePermissionsOfUser: get("/users/:userId/devicepermissions", {
    summary: "The device roles of a user, given directly or by a user group",
    gate: { system: "USER_READ" },
    query: list,
    answer: pageOf(devicePermission),
  }),
}

export const roleEndpoints = {
  ...systemRoleEndpoints,
  ...deviceRoleEndpoints,
  ...devicePermissionEndpoints,
}
