/** Giving and taking device roles on a device. Every change is told: sessions look again at once. */
import { differences } from "../audit/rules.ts"
import { type AuditEvent, writeAudit } from "../audit/store.ts"
import { checkVersion } from "../base/constraint.ts"
import type { Db, Deps } from "../base/deps.ts"
import { lockDevice } from "../devices/store.ts"
import { checkFresh } from "../stepup/actions.ts"
import { cannotGive } from "./actions.ts"
import type { DevicePermission, SaveDevicePermission } from "./contract.ts"
import { type Actor, type DeviceAccess, missingToGrant } from "./rules.ts"
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
  access: DeviceAccess,
  deviceId: string,
  input: SaveDevicePermission,
): Promise<DevicePermission> {
  await checkFresh(deps, actor, "CHANGE_ROLES")
  const created = await deps.db.transaction().execute(async (tx) => {
    await lockDevice(tx, deviceId)
    await checkGiving(tx, actor, access, input)
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
  access: DeviceAccess,
  path: PermissionPath,
  input: SaveDevicePermission,
): Promise<DevicePermission> {
  await checkFresh(deps, actor, "CHANGE_ROLES")
  const changed = await deps.db.transaction().execute(async (tx) => {
    await lockDevice(tx, path.deviceId)
    const before = await getDevicePermission(tx, path)
    checkTaking(actor, access, before)
    await checkGiving(tx, actor, access, input)
    const { version, ...wanted } = input
    const { changed } = differences(asSaved(before), wanted)
    checkVersion({ name: before.deviceRole.name, version: before.version }, version, changed)
    await saveDevicePermission(tx, path.devicePermissionId, input)
    const after = await getDevicePermission(tx, path)
    await audit(tx, deps, actor, "DEVICE_PERMISSION_CHANGED", after, before)
    return after
  })
  deps.tell({ kind: "permissions" })
  return changed
}

/** @throws Refusal NOT_ALLOWED, NOT_FOUND */
export async function removeDevicePermission(
  deps: Deps,
  actor: Actor,
  access: DeviceAccess,
  path: PermissionPath,
): Promise<void> {
  await checkFresh(deps, actor, "CHANGE_ROLES")
  await deps.db.transaction().execute(async (tx) => {
    await lockDevice(tx, path.deviceId)
    const before = await getDevicePermission(tx, path)
    checkTaking(actor, access, before)
    await deleteDevicePermission(tx, path.devicePermissionId)
    await audit(tx, deps, actor, "DEVICE_PERMISSION_DELETED", before)
  })
  deps.tell({ kind: "permissions" })
}

async function checkGiving(
  tx: Db,
  actor: Actor,
  access: DeviceAccess,
  input: SaveDevicePermission,
): Promise<void> {
  const role = await getDeviceRole(tx, input.deviceRoleId)
  const missing = missingToGrant(actor, access, role.authorities, input.userId ? "user" : "userGroup")
  if (missing.length > 0) throw cannotGive(actor, missing)
}

function checkTaking(actor: Actor, access: DeviceAccess, permission: DevicePermission): void {
  const missing = missingToGrant(actor, access, [], permission.user ? "user" : "userGroup")
  if (missing.length > 0) throw cannotGive(actor, missing)
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
