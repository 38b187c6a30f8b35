/** Grants and revokes device roles on a device. */

import { type Actor, hasSystemAuthority } from "../../../base/authorities.ts"
import type { Db, Deps } from "../../../base/deps.ts"
import { checkVersion } from "../../../db/constraint.ts"
import { differences } from "../../../system/audit/rules.ts"
import type { AuditEvent } from "../../../system/audit/rules-events.ts"
import { type AuditContext, record, writeAuditEntries } from "../../../system/audit/store.ts"
import { changeRights, checkMayGrant, grantRefusal } from "../../authorization/grants/actions.ts"
import {
  type DevicePermission,
  type DevicePermissionChange,
  devicePermissionChanges,
  type SaveDevicePermission,
} from "../contract.ts"
import { lockDeviceRole } from "../device-roles/store.ts"
import {
  deleteDevicePermission,
  getDevicePermission,
  insertDevicePermission,
  insertDevicePermissions,
  lockPermissionsOfDevice,
  lockPermissionsOfDevices,
  saveDevicePermission,
} from "./store.ts"

interface PermissionPath {
  deviceId: string
  devicePermissionId: string
}

/** @throws Refusal NOT_ALLOWED, CONFLICT when the holder has the role there, NOT_FOUND */
export async function createDevicePermission(
  deps: Deps,
  actor: Actor,
  deviceId: string,
  input: SaveDevicePermission,
): Promise<DevicePermission> {
  return changeRights(deps, actor, async (tx, now) => {
    await lockPermissionsOfDevice(tx, deviceId)
    await checkMayGrantRole(tx, actor, [deviceId], input)
    const devicePermissionId = await insertDevicePermission(tx, deviceId, input)
    const permission = await getDevicePermission(tx, { deviceId, devicePermissionId })
    await recordPermission({ tx, actor, now }, "DEVICE_PERMISSION_CREATED", permission)
    return permission
  })
}

/**
 * Gives a role on several devices at once; where the holder has it already, nothing changes.
 *
 * @throws Refusal NOT_ALLOWED when the actor may not give it on one of them, NOT_FOUND
 */
export async function createDevicePermissions(
  deps: Deps,
  actor: Actor,
  deviceIds: readonly string[],
  input: SaveDevicePermission,
): Promise<void> {
  await changeRights(deps, actor, async (tx, now) => {
    const locked = await lockPermissionsOfDevices(tx, deviceIds)
    await checkMayGrantRole(tx, actor, locked, input)
    const created = await insertDevicePermissions(tx, locked, input)
    const [first] = created
    if (!first) return
    const path = { deviceId: first.deviceId, devicePermissionId: first.id }
    const details = auditDetailsOf(await getDevicePermission(tx, path))
    const common = { event: "DEVICE_PERMISSION_CREATED", objectType: "devicePermission", details } as const
    const entries = created.map(({ id, deviceId }) => ({ ...common, objectId: id, deviceId }))
    await writeAuditEntries(tx, actor, entries, now)
  })
}

/** @throws Refusal NOT_ALLOWED, CONFLICT, NOT_FOUND */
export async function updateDevicePermission(
  deps: Deps,
  actor: Actor,
  path: PermissionPath,
  change: DevicePermissionChange,
): Promise<DevicePermission> {
  return changeRights(deps, actor, async (tx, now) => {
    await lockPermissionsOfDevice(tx, path.deviceId)
    const before = await getDevicePermission(tx, path)
    const input = devicePermissionChanges.merge(before, replaceHolder(change))
    checkMayMapGroup(actor, before.userGroup?.id ?? null)
    await checkMayGrantRole(tx, actor, [path.deviceId], input)
    const { changed, unchanged } = differences(toInput(before), input)
    checkVersion({ name: before.deviceRole.name, version: before.version }, change.version, changed)
    if (unchanged) return before
    await saveDevicePermission(tx, path.devicePermissionId, input)
    const after = await getDevicePermission(tx, path)
    await recordPermission({ tx, actor, now }, "DEVICE_PERMISSION_CHANGED", after, before)
    return after
  })
}

/** @throws Refusal NOT_ALLOWED, NOT_FOUND */
export async function removeDevicePermission(deps: Deps, actor: Actor, path: PermissionPath): Promise<void> {
  await changeRights(deps, actor, async (tx, now) => {
    await lockPermissionsOfDevice(tx, path.deviceId)
    const before = await getDevicePermission(tx, path)
    checkMayMapGroup(actor, before.userGroup?.id ?? null)
    await deleteDevicePermission(tx, path.devicePermissionId)
    await recordPermission({ tx, actor, now }, "DEVICE_PERMISSION_DELETED", before)
  })
}

/** A permission has one holder: a new one takes the place of the old one. */
function replaceHolder(change: DevicePermissionChange): DevicePermissionChange {
  if (change.userId && change.userGroupId === undefined) return { ...change, userGroupId: null }
  if (change.userGroupId && change.userId === undefined) return { ...change, userId: null }
  return change
}

/** The actor must have the granted rights on the devices. Until the end of the transaction the role gets no further ones. */
async function checkMayGrantRole(
  tx: Db,
  actor: Actor,
  deviceIds: readonly string[],
  input: SaveDevicePermission,
): Promise<void> {
  checkMayMapGroup(actor, input.userGroupId)
  const { authorities } = await lockDeviceRole(tx, input.deviceRoleId)
  await checkMayGrant(tx, actor, { deviceAuthorities: new Map(deviceIds.map((id) => [id, authorities])) })
}

/** Giving groups device roles, and taking them from groups, is an authority of its own. */
function checkMayMapGroup(actor: Actor, userGroupId: string | null): void {
  if (userGroupId !== null && !hasSystemAuthority(actor, "USER_GROUP_UPDATE_DEVICE_ROLE_MAPPING"))
    throw grantRefusal(actor, ["USER_GROUP_UPDATE_DEVICE_ROLE_MAPPING"])
}

function recordPermission(
  context: AuditContext,
  event: AuditEvent,
  permission: DevicePermission,
  before?: DevicePermission,
): Promise<void> {
  const object = { type: "devicePermission", id: permission.id, deviceId: permission.device.id } as const
  return record(context, event, object, {
    ...auditDetailsOf(permission),
    ...(before && differences(auditDetailsOf(before), auditDetailsOf(permission)).details),
  })
}

/** With the names of the body's fields. */
function toInput({ deviceRole, user, userGroup }: DevicePermission) {
  return { deviceRoleId: deviceRole.id, userId: user?.id ?? null, userGroupId: userGroup?.id ?? null }
}

function auditDetailsOf({ deviceRole, user, userGroup }: DevicePermission) {
  return { role: deviceRole.name, holder: user?.username ?? userGroup?.name ?? "" }
}
