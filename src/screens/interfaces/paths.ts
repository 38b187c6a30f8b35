/** Addresses of the interfaces in a machine's administration. */
import { deviceAdminPath } from "../deviceadmin/paths.ts"

export function interfacesPath(deviceId: string): string {
  return deviceAdminPath(deviceId, "interfaces")
}

export function interfacePath(deviceId: string, interfaceId: string): string {
  return `${interfacesPath(deviceId)}/${interfaceId}`
}

/** @param target  null for an interface that is not saved */
export function testPath(deviceId: string, target: { id: string } | null): string {
  return `${target ? interfacePath(deviceId, target.id) : interfacesPath(deviceId)}/test`
}
