/** Changes the defaults of a device's new interfaces. Existing interfaces stay as they are. */

import type { Actor } from "../../../base/authorities.ts"
import type { Deps } from "../../../base/deps.ts"
import { checkVersion } from "../../../db/constraint.ts"
import { inTransaction } from "../../../db/transaction.ts"
import { differences } from "../../../system/audit/rules.ts"
import { record } from "../../../system/audit/store.ts"
import { lockDevice } from "../../devices/store.ts"
import { type RemoteDefaults, type RemoteDefaultsChange, remoteDefaultsChanges } from "./contract.ts"
import { getRemoteDefaults, saveRemoteDefaults } from "./store.ts"

/** @throws Refusal CONFLICT when the device was saved after `version` was read */
export async function updateRemoteDefaults(
  deps: Deps,
  actor: Actor,
  deviceId: string,
  change: RemoteDefaultsChange,
): Promise<RemoteDefaults> {
  return inTransaction(deps, async (tx, now) => {
    const device = await lockDevice(tx, deviceId)
    const before = await getRemoteDefaults(tx, deviceId)
    const defaults = remoteDefaultsChanges.merge(before, change)
    const { changed, details, unchanged } = differences(before, defaults)
    checkVersion(device, change.version, changed)
    if (unchanged) return before
    await saveRemoteDefaults(tx, deviceId, defaults)
    const object = { type: "device", id: deviceId, deviceId } as const
    await record({ tx, actor, now }, "DEVICE_CHANGED", object, { name: device.name, ...details })
    return getRemoteDefaults(tx, deviceId)
  })
}
