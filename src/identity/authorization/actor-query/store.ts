/** SQL parts of the statement that loads the actor of a request and the actor's access to one device. */
import { type Actor, type DeviceAccess, limitDeviceAccess } from "../../../base/authorities.ts"
import { Cache } from "../../../base/cache.ts"

/**
 * Columns of a statement about `app_user`. An authority that several groups give is named by each: to find it once costs
 * more. Lists are words in a text, for `wordsOf` and `wordSetOf`: the driver reads an array character by character.
 */
export const ACTOR_COLUMNS = `
    app_user.id as user_id, app_user.username, app_user.superuser, app_user.language,
    trim(concat(app_user.firstname, ' ', app_user.surname)) as display_name,
    array_to_string(array(
      select user_group_id from user_group_member member where member.user_id = app_user.id), ' ') as group_ids,
    array_to_string(array(
      select granted.authority from user_group_member member
      join user_group_system_role mapped on mapped.user_group_id = member.user_group_id
      join system_role_authority granted on granted.system_role_id = mapped.system_role_id
      where member.user_id = app_user.id), ' ') as authorities`

export function wordsOf(text: string): string[] {
  return text === "" ? [] : text.split(" ")
}

/** Most users have the authorities of one of a few roles. */
const WORD_SETS_MAX = 500
const wordSets = new Cache<ReadonlySet<string>>({ max: WORD_SETS_MAX })

/** The same set for the same text. */
export const wordSetOf = (text: string): ReadonlySet<string> =>
  wordSets.getOrCompute(text, () => new Set(wordsOf(text)))

/** @param now  the parameter of the present, e.g. "$2" */
export const isActiveUser = (now: string) => `
    app_user.locked_reason is null and app_user.deprovisioned_on is null
    and (app_user.expires_on is null or app_user.expires_on > ${now})`

/**
 * A column of a statement about `app_user`: the authorities of the device roles of the user and the user's groups, as words;
 * null when the device does not exist. An authority that several roles give occurs once per role.
 *
 * @param parameter  the device's id, e.g. "$3"
 */
export function deviceAuthoritiesColumn(parameter: string): string {
  return `(
    select array_to_string(array(
      select granted.authority from device_permission permission
      join device_role_authority granted on granted.device_role_id = permission.device_role_id
      where permission.device_id = device.id and (permission.user_id = app_user.id or permission.user_group_id = any(
        array(select user_group_id from user_group_member held where held.user_id = app_user.id)))), ' ')
    from device where device.id = ${parameter}) as device_authorities`
}

/** @returns undefined when no device was requested, null when it does not exist */
export function toDeviceAccess(
  actor: Pick<Actor, "token">,
  deviceId: string | undefined,
  authorities: string | null | undefined,
): DeviceAccess | null | undefined {
  if (deviceId === undefined) return undefined
  return typeof authorities === "string" ? limitDeviceAccess(actor, deviceId, wordSetOf(authorities)) : null
}
