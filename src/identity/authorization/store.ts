/** What users and their groups may do on devices. */
import { type RawBuilder, sql } from "kysely"
import { type Actor, type DeviceAccess, limitDeviceAccess } from "../../base/authorities.ts"
import type { Db } from "../../base/deps.ts"
import { anyOfIds } from "../../db/pagination.ts"

type ActorKey = Pick<Actor, "userId" | "userGroupIds" | "token">

/**
 * The authorities of a user's own and group device roles on a device, limited to the scopes of a token; null when the
 * device does not exist.
 */
export async function findDeviceAccess(
  db: Db,
  actor: ActorKey,
  deviceId: string,
): Promise<DeviceAccess | null> {
  return (await getDeviceAccessByDevice(db, actor, [deviceId])).get(deviceId) ?? null
}

/** The same for the devices of a list, by device id. */
export async function getDeviceAccessByDevice(
  db: Db,
  actor: ActorKey,
  deviceIds: readonly string[],
): Promise<Map<string, DeviceAccess>> {
  if (deviceIds.length === 0) return new Map()
  const rows = await db
    .selectFrom("device")
    .select(["device.id", authoritiesOnDevice(sql.ref("device.id"), actor).as("authorities")])
    .where("device.id", "=", anyOfIds(deviceIds))
    .execute()
  return new Map(rows.map(({ id, authorities }) => [id, limitDeviceAccess(actor, id, authorities)]))
}

/** The authorities of a user's own and group device roles on a device, without the limits of a token. */
export function authoritiesOnDevice(
  deviceId: RawBuilder<unknown>,
  { userId, userGroupIds }: { userId: string; userGroupIds: readonly string[] },
) {
  return sql<string[]>`array(
    select distinct granted.authority from device_permission permission
    join device_role_authority granted on granted.device_role_id = permission.device_role_id
    where permission.device_id = ${deviceId}
      and (permission.user_id = ${userId} or permission.user_group_id = any(${userGroupIds}::uuid[])))`
}

/** The same for several users, each on a device; null where the device does not exist. In the order of the input. */
export async function getDeviceAccessOfActors(
  db: Db,
  asked: readonly { actor: ActorKey; deviceId: string }[],
): Promise<(DeviceAccess | null)[]> {
  if (asked.length === 0) return []
  const devices = asked.map(({ deviceId }) => deviceId)
  const people = asked.map(({ actor }) => actor.userId)
  const { rows } = await sql<{ place: number; authorities: string[] }>`
    select asked.place::int as place, array(
      select distinct granted.authority from device_permission permission
      join device_role_authority granted on granted.device_role_id = permission.device_role_id
      where permission.device_id = device.id and (permission.user_id = asked.user_id or permission.user_group_id = any(
        array(select user_group_id from user_group_member member where member.user_id = asked.user_id)))) as authorities
    from unnest(${devices}::uuid[], ${people}::uuid[]) with ordinality as asked(device_id, user_id, place)
    join device on device.id = asked.device_id`.execute(db)
  const found = new Map(rows.map(({ place, authorities }) => [place - 1, authorities]))
  return asked.map(({ actor, deviceId }, place) => {
    const authorities = found.get(place)
    return authorities ? limitDeviceAccess(actor, deviceId, authorities) : null
  })
}
