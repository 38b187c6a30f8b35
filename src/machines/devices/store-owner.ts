/** What a connector or an approval config belongs to: a device or a device group. */
import type { Db, DeviceOrGroupRef } from "../../base/deps.ts"
import { getDeviceGroup } from "../devicegroups/store.ts"
import { lockDevice } from "./store.ts"

/** The name of the owner; a device is locked. @throws Refusal NOT_FOUND */
export async function lockOwnerName(tx: Db, owner: DeviceOrGroupRef): Promise<string> {
  if ("deviceId" in owner) return (await lockDevice(tx, owner.deviceId)).name
  return (await getDeviceGroup(tx, owner.deviceGroupId)).name
}
