/** The columns of the permissions on a machine. */
import type { DeviceAuthority } from "../../base/authorities.ts"
import type { Db } from "../../base/deps.ts"
import type { DevicePermission } from "../../identity/roles/contract.ts"
import { getDeviceRole } from "../../identity/roles/device-roles/store.ts"

/** What people ask about; each stands for the authority that it needs. */
export const SHOWN_AUTHORITIES = [
  "DEVICE_READ",
  "ISSUE_CREATE",
  "LOG_CREATE",
  "DEVICE_START_REMOTE",
  "DEVICE_JOIN_REMOTE",
  "RECORDING_READ",
  "PLC_READ",
  "DEVICE_UPDATE",
] as const satisfies readonly DeviceAuthority[]
export type ShownAuthority = (typeof SHOWN_AUTHORITIES)[number]

/** The authorities of the roles of these permissions, by the role's id. */
export async function authoritiesByRole(
  db: Db,
  permissions: readonly DevicePermission[],
): Promise<ReadonlyMap<string, readonly DeviceAuthority[]>> {
  const roleIds = [...new Set(permissions.map(({ deviceRole }) => deviceRole.id))]
  const roles = await Promise.all(roleIds.map((roleId) => getDeviceRole(db, roleId)))
  return new Map(roles.map(({ id, authorities }) => [id, authorities]))
}
