/** Changes roles and their assignments. */

import { type Actor, DEVICE_AUTHORITIES, type DeviceAuthority } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import { notFound, Refusal } from "../../base/refusal.ts"
import { checkVersion } from "../../db/constraint.ts"
import { differences } from "../../system/audit/rules.ts"
import { type AuditContext, record, recordCreation } from "../../system/audit/store.ts"
import { changeRights, checkMayGrant } from "../authorization/grants/actions.ts"
import { getRightsOfDeviceRole } from "../authorization/grants/store.ts"
import type { UserGroup } from "../usergroups/contract.ts"
import { lockUserGroup } from "../usergroups/store.ts"
import {
  type DeviceRole,
  type DeviceRoleChange,
  deviceRoleChanges,
  type SaveDeviceRole,
  type SaveSystemRole,
  type SystemRole,
  type SystemRoleChange,
  systemRoleChanges,
} from "./contract.ts"
import {
  addDeviceRole,
  deleteDeviceRole,
  getDeviceRole,
  getDeviceRoleUsage,
  lockDeviceRole,
  saveDeviceRole,
} from "./device-roles/store.ts"
import {
  deleteRoleAssignment,
  deleteSystemRole,
  getSystemRole,
  insertRoleAssignment,
  insertSystemRole,
  lockSystemRole,
  saveSystemRole,
} from "./system-roles/store.ts"

/** @throws Refusal NOT_ALLOWED, CONFLICT when the name is taken */
export async function createSystemRole(deps: Deps, actor: Actor, input: SaveSystemRole): Promise<SystemRole> {
  return changeRights(deps, actor, async (tx, now) => {
    await checkMayGrant(tx, actor, { systemAuthorities: input.authorities })
    const id = await insertSystemRole(tx, input)
    await recordCreation({ tx, actor, now }, "SYSTEM_ROLE_CREATED", { type: "systemRole", id }, input)
    return getSystemRole(tx, id)
  })
}

/** @throws Refusal NOT_ALLOWED for authorities that the actor adds without having them, CONFLICT */
export async function updateSystemRole(
  deps: Deps,
  actor: Actor,
  id: string,
  change: SystemRoleChange,
): Promise<SystemRole> {
  return changeRights(deps, actor, async (tx, now) => {
    const before = await lockSystemRole(tx, id)
    const input = systemRoleChanges.merge(before, change)
    await checkMayGrant(tx, actor, { systemAuthorities: addedAuthorities(before, input) })
    const difference = differences(before, input)
    checkVersion(before, change.version, difference.changed)
    if (difference.unchanged) return before
    await saveSystemRole(tx, id, input)
    const details = { name: before.name, ...difference.details }
    await record({ tx, actor, now }, "SYSTEM_ROLE_CHANGED", { type: "systemRole", id }, details)
    return getSystemRole(tx, id)
  })
}

/** @throws Refusal NOT_FOUND, NOT_ALLOWED without a recent authentication */
export async function removeSystemRole(deps: Deps, actor: Actor, id: string): Promise<void> {
  await changeRights(deps, actor, async (tx, now) => {
    const { name } = await lockSystemRole(tx, id)
    await deleteSystemRole(tx, id)
    await record({ tx, actor, now }, "SYSTEM_ROLE_DELETED", { type: "systemRole", id }, { name })
  })
}

interface RoleAssignmentPath {
  userGroupId: string
  systemRoleId: string
}

/** @returns false when the group has had the role already. @throws Refusal NOT_ALLOWED, NOT_FOUND */
export async function assignSystemRole(deps: Deps, actor: Actor, path: RoleAssignmentPath): Promise<boolean> {
  return changeRights(deps, actor, async (tx, now) => {
    const group = await lockUserGroup(tx, path.userGroupId)
    const role = await lockSystemRole(tx, path.systemRoleId)
    await checkMayGrant(tx, actor, { systemAuthorities: role.authorities })
    if (!(await insertRoleAssignment(tx, group.id, role.id))) return false
    await recordAssignment({ tx, actor, now }, "SYSTEM_ROLE_ASSIGNED", group, role)
    return true
  })
}

/** @throws Refusal NOT_FOUND when the group does not have the role */
export async function revokeSystemRole(deps: Deps, actor: Actor, path: RoleAssignmentPath): Promise<void> {
  await changeRights(deps, actor, async (tx, now) => {
    const group = await lockUserGroup(tx, path.userGroupId)
    const role = await getSystemRole(tx, path.systemRoleId)
    if (!(await deleteRoleAssignment(tx, group.id, role.id))) throw notFound("systemRole", role.id)
    await recordAssignment({ tx, actor, now }, "SYSTEM_ROLE_REVOKED", group, role)
  })
}

function recordAssignment(
  context: AuditContext,
  event: "SYSTEM_ROLE_ASSIGNED" | "SYSTEM_ROLE_REVOKED",
  group: UserGroup,
  role: SystemRole,
): Promise<void> {
  return record(context, event, { type: "userGroup", id: group.id }, { name: group.name, role: role.name })
}

/** @throws Refusal CONFLICT when the name is taken */
export async function createDeviceRole(deps: Deps, actor: Actor, input: SaveDeviceRole): Promise<DeviceRole> {
  return changeRights(deps, actor, async (tx, now) => {
    const id = await addDeviceRole(tx, input)
    await recordCreation({ tx, actor, now }, "DEVICE_ROLE_CREATED", { type: "deviceRole", id }, input)
    return getDeviceRole(tx, id)
  })
}

/** @throws Refusal CONFLICT when the name is taken or after a concurrent change */
export async function updateDeviceRole(
  deps: Deps,
  actor: Actor,
  roleId: string,
  change: DeviceRoleChange,
): Promise<DeviceRole> {
  return changeDeviceRole(deps, actor, roleId, (before) => {
    const input = deviceRoleChanges.merge(before, change)
    checkVersion(before, change.version, differences(before, input).changed)
    return input
  })
}

/** @throws Refusal CONFLICT when the role has it already, NOT_FOUND for an authority that is none */
export async function addAuthority(deps: Deps, actor: Actor, roleId: string, name: string): Promise<void> {
  await changeDeviceRole(deps, actor, roleId, (role) => {
    const authority = parseDeviceAuthority(name)
    if (role.authorities.includes(authority)) {
      throw new Refusal("CONFLICT", `device role "${role.name}" already has ${authority}`, {
        text: "roleHasAuthority",
        name: role.name,
        authority,
      })
    }
    return { name: role.name, authorities: [...role.authorities, authority] }
  })
}

/** @throws Refusal NOT_FOUND when the role does not have it */
export async function removeAuthority(deps: Deps, actor: Actor, roleId: string, name: string): Promise<void> {
  await changeDeviceRole(deps, actor, roleId, (role) => {
    const authority = parseDeviceAuthority(name)
    if (!role.authorities.includes(authority)) throw notFound("authority", authority)
    return { name: role.name, authorities: role.authorities.filter((one) => one !== authority) }
  })
}

/** @throws Refusal CONFLICT with its uses while the role is assigned: assignments are removed one by one */
export async function removeDeviceRole(deps: Deps, actor: Actor, id: string): Promise<void> {
  await changeRights(deps, actor, async (tx, now) => {
    const { name } = await lockDeviceRole(tx, id)
    const uses = await getDeviceRoleUsage(tx, id)
    if (uses.permissions > 0) {
      const details = { text: "deviceRoleInUse", name, ...uses, machines: uses.devices.join(", ") } as const
      throw new Refusal("CONFLICT", `device role "${name}" is given ${uses.permissions} times`, details)
    }
    await deleteDeviceRole(tx, id)
    await record({ tx, actor, now }, "DEVICE_ROLE_DELETED", { type: "deviceRole", id }, { name })
  })
}

async function changeDeviceRole(
  deps: Deps,
  actor: Actor,
  id: string,
  decide: (before: DeviceRole) => SaveDeviceRole,
): Promise<DeviceRole> {
  return changeRights(deps, actor, async (tx, now) => {
    const before = await lockDeviceRole(tx, id)
    const input = decide(before)
    const difference = differences(before, input)
    if (difference.unchanged) return before
    await checkMayGrant(tx, actor, await getRightsOfDeviceRole(tx, id, addedAuthorities(before, input)))
    await saveDeviceRole(tx, id, input)
    const details = { name: before.name, ...difference.details }
    await record({ tx, actor, now }, "DEVICE_ROLE_CHANGED", { type: "deviceRole", id }, details)
    return getDeviceRole(tx, id)
  })
}

function addedAuthorities(
  before: { authorities: readonly string[] },
  after: { authorities: readonly string[] },
): string[] {
  return after.authorities.filter((authority) => !before.authorities.includes(authority))
}

function parseDeviceAuthority(name: string): DeviceAuthority {
  const authority = DEVICE_AUTHORITIES.find((known) => known === name)
  if (!authority) throw notFound("authority", name)
  return authority
}
