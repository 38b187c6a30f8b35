/** Giving and taking device roles on a device. Every change is told: sessions look again at once. */
import { differences } from "../audit/rules.ts"
import { type AuditEvent, writeAudit } from "../audit/store.ts"
import { checkVersion } from "../base/constraint.ts"
import type { Db, Deps } from "../base/deps.ts"
import { lockDevice } from "../devices/store.ts"
import { checkFresh } from "../stepup/actions.ts"
import { cannotGive, checkMayGive } from "./actions-giving.ts"
import {
  type DevicePermission,
  type DevicePermissionChange,
  devicePermissionChanges,
  type SaveDevicePermission,
} from "./contract.ts"
import { type Actor, may } from "./rules.ts"
import { getDeviceRole } from "./store-device.ts"
import {
  deleteDevicePermission,
  getDevicePermission,
  insertDevicePermission,
  saveDevicePermission,
} from "./store-permissions.ts"

export interface PermissionPath {
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
  await checkFresh(deps, actor, "CHANGE_ROLES")
  const created = await deps.db.transaction().execute(async (tx) => {
    await lockDevice(tx, deviceId)
    await checkGiving(tx, actor, deviceId, input)
    const devicePermissionId = await insertDevicePermission(tx, deviceId, input)
    const permission = await getDevicePermission(tx, { deviceId, devicePermissionId })
    await audit(tx, deps, actor, "DEVICE_PERMISSION_CREATED", permission)
    return permission
  })
  deps.tell({ kind: "permissions" })
  return created
}

/** @throws Refusal NOT_ALLOWED, CONFLICT, NOT_FOUND */
export async function updateDevicePermission(
  deps: Deps,
  actor: Actor,
  path: PermissionPath,
  change: DevicePermissionChange,
): Promise<DevicePermission> {
  await checkFresh(deps, actor, "CHANGE_ROLES")
  const changed = await deps.db.transaction().execute(async (tx) => {
    await lockDevice(tx, path.deviceId)
    const before = await getDevicePermission(tx, path)
    const input = devicePermissionChanges.merge(before, withOneHolder(change))
    checkMapping(actor, before.userGroup?.id ?? null)
    await checkGiving(tx, actor, path.deviceId, input)
    const { changed } = differences(asSaved(before), input)
    checkVersion({ name: before.deviceRole.name, version: before.version }, change.version, changed)
    await saveDevicePermission(tx, path.devicePermissionId, input)
    const after = await getDevicePermission(tx, path)
    await audit(tx, deps, actor, "DEVICE_PERMISSION_CHANGED", after, before)
    return after
  })
  deps.tell({ kind: "permissions" })
  return changed
}

/** @throws Refusal NOT_ALLOWED, NOT_FOUND */
export async function removeDevicePermission(deps: Deps, actor: Actor, path: PermissionPath): Promise<void> {
  await checkFresh(deps, actor, "CHANGE_ROLES")
  await deps.db.transaction().execute(async (tx) => {
    await lockDevice(tx, path.deviceId)
    const before = await getDevicePermission(tx, path)
    checkMapping(actor, before.userGroup?.id ?? null)
    await deleteDevicePermission(tx, path.devicePermissionId)
    await audit(tx, deps, actor, "DEVICE_PERMISSION_DELETED", before)
  })
  deps.tell({ kind: "permissions" })
}

/** A permission has one holder: a new one takes the place of the old one. */
function withOneHolder(change: DevicePermissionChange): DevicePermissionChange {
  if (change.userId && change.userGroupId === undefined) return { ...change, userGroupId: null }
  if (change.userGroupId && change.userId === undefined) return { ...change, userId: null }
  return change
}

/** What is given, the actor has on the device themselves. */
async function checkGiving(
  tx: Db,
  actor: Actor,
  deviceId: string,
  input: SaveDevicePermission,
): Promise<void> {
  checkMapping(actor, input.userGroupId)
  const { authorities } = await getDeviceRole(tx, input.deviceRoleId)
  await checkMayGive(tx, actor, { onDevices: new Map([[deviceId, authorities]]) })
}

/** Giving groups device roles, and taking them from groups, is an authority of its own. */
function checkMapping(actor: Actor, userGroupId: string | null): void {
  if (userGroupId !== null && !may(actor, "USER_GROUP_UPDATE_DEVICE_ROLE_MAPPING"))
    throw cannotGive(actor, ["USER_GROUP_UPDATE_DEVICE_ROLE_MAPPING"])
}

function audit(
  tx: Db,
  deps: Deps,
  actor: Actor,
  event: AuditEvent,
  permission: DevicePermission,
  before?: DevicePermission,
): Promise<void> {
  const fact = {
    event,
    objectType: "devicePermission",
    objectId: permission.id,
    deviceId: permission.device.id,
    details: { ...told(permission), ...(before && differences(told(before), told(permission)).details) },
  } as const
  return writeAudit(tx, actor, fact, deps.clock())
}

/** With the names of the body's fields. */
function asSaved({ deviceRole, user, userGroup }: DevicePermission) {
  return { deviceRoleId: deviceRole.id, userId: user?.id ?? null, userGroupId: userGroup?.id ?? null }
}

function told({ deviceRole, user, userGroup }: DevicePermission) {
  return { role: deviceRole.name, holder: user?.username ?? userGroup?.name ?? "" }
}
