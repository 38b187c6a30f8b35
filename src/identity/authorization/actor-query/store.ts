/** SQL parts of the statement that loads the actor of a request and the actor's access to one device. */
import { type Actor, type DeviceAccess, limitDeviceAccess } from "../../../base/authorities.ts"

/** Columns of a statement about `app_user`. An authority that several groups give is named by each: to find it once costs more. */
export const ACTOR_COLUMNS = `
    app_user.id as user_id, app_user.username, app_user.superuser, app_user.language,
    trim(concat(app_user.firstname, ' ', app_user.surname)) as display_name,
    array(select user_group_id from user_group_member member where member.user_id = app_user.id) as group_ids,
    array(
      select granted.authority from user_group_member member
      join user_group_system_role mapped on mapped.user_group_id = member.user_group_id
      join system_role_authority granted on granted.system_role_id = mapped.system_role_id
      where member.user_id = app_user.id) as authorities`

/** @param now  the parameter of the present, e.g. "$2" */
export const isActiveUser = (now: string) => `
    app_user.locked_reason is null and app_user.deprovisioned_on is null
    and (app_user.expires_on is null or app_user.expires_on > ${now})`

/**
 * A column of a statement about `app_user`: the authorities of the device roles of the user and the user's groups;
 * null when the device does not exist. An authority that several roles give occurs once per role.
 *
 * @param parameter  the device's id, e.g. "$3"
 */
export function deviceAuthoritiesColumn(parameter: string): string {
  return `(
    select array(
      select granted.authority from device_permission permission
      join device_role_authority granted on granted.device_role_id = permission.device_role_id
      where permission.device_id = device.id and (permission.user_id = app_user.id or permission.user_group_id = any(
        array(select user_group_id from user_group_member held where held.user_id = app_user.id))))
    from device where device.id = ${parameter}) as device_authorities`
}

/** @returns undefined when no device was requested, null when it does not exist */
export function toDeviceAccess(
  actor: Pick<Actor, "token">,
  deviceId: string | undefined,
  authorities: readonly string[] | null | undefined,
): DeviceAccess | null | undefined {
  if (deviceId === undefined) return undefined
  return authorities ? limitDeviceAccess(actor, deviceId, authorities) : null
}
