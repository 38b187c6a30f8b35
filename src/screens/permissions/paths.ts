/** Addresses of the permissions on a machine. */
import { deviceAdminPath } from "../deviceadmin/paths.ts"

export function permissionsPath(deviceId: string): string {
  return deviceAdminPath(deviceId, "permissions")
}

export function permissionPath(deviceId: string, permissionId: string): string {
  return `${permissionsPath(deviceId)}/${permissionId}`
}
