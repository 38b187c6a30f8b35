/** Devices and device groups as objects of audit entries. */
import type { DeviceOrGroupRef } from "../../base/deps.ts"
import type { AuditObject } from "../../system/audit/store.ts"

export function auditObjectOf(ref: DeviceOrGroupRef): AuditObject {
  return "deviceId" in ref
    ? { type: "device", id: ref.deviceId, deviceId: ref.deviceId }
    : { type: "deviceGroup", id: ref.deviceGroupId }
}
