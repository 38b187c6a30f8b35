/** Creating, changing and deleting devices. */

import { type Actor, hasDeviceAuthority } from "../../base/authorities.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"
import { checkVersion } from "../../db/constraint.ts"
import { inTransaction } from "../../db/transaction.ts"
import { findDeviceAccess } from "../../identity/authorization/store.ts"
import { findBuiltInRoleId, grantDeviceRole } from "../../identity/roles/store.ts"
import { differences } from "../../system/audit/rules.ts"
import { record } from "../../system/audit/store.ts"
import { checkFeature, requireFeature, reserveDeviceQuota } from "../../system/licence/actions.ts"
import { auditObjectOf } from "../devicegroups/actions-audit.ts"
import { checkMove, type InheritedRevisions, prepareMove } from "../devicegroups/actions-move.ts"
import { type Device, type DeviceChange, deviceChanges, type SaveDevice } from "./contract.ts"
import {
  countIssuesOfDevice,
  deleteDevice,
  getDevice,
  insertDevice,
  lockDevice,
  saveDevice,
} from "./store.ts"

/**
 * The creator gets the administration role on the new device, so that every device has an administrator.
 *
 * @returns the new device's id
 * @throws Refusal NOT_LICENSED when the licensed number of devices is reached or requested recording is not licensed
 */
export async function createDevice(deps: Deps, actor: Actor, input: SaveDevice): Promise<string> {
  const createdId = await inTransaction(deps, async (tx, now) => {
    const licence = await reserveDeviceQuota(tx, deps)
    const recordingEnabled = input.recordingEnabled ?? licence.features.recording
    if (recordingEnabled) checkFeature(licence, "recording")
    const deviceId = await insertDevice(tx, { ...input, recordingEnabled }, now)
    const roleId = await findBuiltInRoleId(tx, "ADMINISTRATION")
    if (roleId) await grantDeviceRole(tx, deviceId, roleId, { userId: actor.userId })
    await record({ tx, actor, now }, "DEVICE_CREATED", auditObjectOf({ deviceId }), { name: input.name })
    return deviceId
  })
  deps.publish({ kind: "permissions" })
  return createdId
}

/**
 * @throws Refusal NOT_LICENSED when recording is switched on and not licensed, CONFLICT after a concurrent save,
 *         NOT_ALLOWED for a move to a group with other approvals, another connector or retention
 */
export async function updateDevice(
  deps: Deps,
  actor: Actor,
  deviceId: string,
  change: DeviceChange,
): Promise<Device> {
  const changed = await inTransaction(deps, async (tx, now) => {
    const before = await lockDevice(tx, deviceId)
    const input = deviceChanges.merge(before, change)
    const { changed, details, unchanged } = differences(toSavedFields(before), input)
    checkVersion(before, change.version, changed)
    if (unchanged) return before
    // Recording that was enabled stays enabled, and is inactive while no licence covers it.
    if (input.recordingEnabled && !before.recordingEnabled) await requireFeature(tx, deps, "recording")
    const isMoved = before.deviceGroup.id !== input.deviceGroupId
    const inherited = isMoved && (await prepareMove(deps, tx, { deviceId }))
    await saveDevice(tx, deviceId, input)
    if (inherited) await checkDeviceMove(deps, tx, actor, deviceId, inherited)
    await record({ tx, actor, now }, "DEVICE_CHANGED", auditObjectOf({ deviceId }), {
      name: before.name,
      ...details,
    })
    return getDevice(tx, deviceId)
  })
  deps.publish({ kind: "device", id: deviceId })
  return changed
}

async function checkDeviceMove(
  deps: Deps,
  tx: Db,
  actor: Actor,
  deviceId: string,
  before: InheritedRevisions,
): Promise<void> {
  const access = await findDeviceAccess(tx, actor, deviceId)
  await checkMove(deps, tx, { deviceId }, before, (authority) =>
    access ? hasDeviceAuthority(actor, access, authority) : false,
  )
}

/** With the names of the body's fields. */
function toSavedFields(device: Device) {
  return {
    ...device,
    deviceGroupId: device.deviceGroup.id,
    notificationUserId: device.notificationUser?.id ?? null,
    notificationUserGroupId: device.notificationUserGroup?.id ?? null,
  }
}

/** @throws Refusal CONFLICT while the device has issues: its book is never lost */
export async function removeDevice(deps: Deps, actor: Actor, deviceId: string): Promise<void> {
  await inTransaction(deps, async (tx, now) => {
    const device = await lockDevice(tx, deviceId)
    const count = await countIssuesOfDevice(tx, deviceId)
    if (count > 0) {
      throw new Refusal("CONFLICT", `device "${device.name}" has ${count} issues`, {
        text: "deviceHasIssues",
        name: device.name,
        count,
      })
    }
    await deleteDevice(tx, deviceId)
    await record({ tx, actor, now }, "DEVICE_DELETED", auditObjectOf({ deviceId }), { name: device.name })
  })
  deps.publish({ kind: "device", id: deviceId })
}
