/** What a person may do on one device, asked in the same statement that finds out who sent a request. */
import { type Actor, type DeviceAccess, limitedAccess } from "./rules.ts"

/**
 * A column of a statement about `app_user`: what the device roles of the person and their groups allow; null when the device
 * does not exist. An authority that several roles give is named by each.
 *
 * @param parameter  the device's id, e.g. "$3"
 */
export function deviceAuthoritiesOf(parameter: string): string {
  return `(
    select array(
      select granted.authority from device_permission permission
      join device_role_authority granted on granted.device_role_id = permission.device_role_id
      where permission.device_id = device.id and (permission.user_id = app_user.id or permission.user_group_id = any(
        array(select user_group_id from user_group_member held where held.user_id = app_user.id))))
    from device where device.id = ${parameter}) as device_authorities`
}

/** @returns undefined when no device was asked about, null when it does not exist */
export function accessOfRow(
  actor: Pick<Actor, "token">,
  deviceId: string | undefined,
  authorities: readonly string[] | null | undefined,
): DeviceAccess | null | undefined {
  if (deviceId === undefined) return undefined
  return authorities ? limitedAccess(actor, deviceId, authorities) : null
}
