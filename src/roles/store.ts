/** Roles and what they give. */
import { sql } from "kysely"
import type { Db } from "../base/deps.ts"
import type { Actor, DeviceAccess, DeviceAuthority } from "./rules.ts"

/** What the device roles of a person and their groups allow on a device; null when the device does not exist. */
export async function accessTo(
  db: Db,
  actor: Pick<Actor, "userId" | "userGroupIds">,
  deviceId: string,
): Promise<DeviceAccess | null> {
  const groups = [...actor.userGroupIds]
  const row = await db
    .selectFrom("device")
    .select(
      sql<string[]>`array(
        select distinct granted.authority from device_permission permission
        join device_role_authority granted on granted.device_role_id = permission.device_role_id
        where permission.device_id = device.id
          and (permission.user_id = ${actor.userId} or permission.user_group_id = any(${groups}::uuid[])))`.as(
        "authorities",
      ),
    )
    .where("device.id", "=", deviceId)
    .executeTakeFirst()
  return row ? { deviceId, authorities: new Set(row.authorities) } : null
}

export async function insertDeviceRole(
  db: Db,
  name: string,
  authorities: readonly DeviceAuthority[],
): Promise<string> {
  const { id } = await db.insertInto("device_role").values({ name }).returning("id").executeTakeFirstOrThrow()
  await db
    .insertInto("device_role_authority")
    .values(authorities.map((authority) => ({ device_role_id: id, authority })))
    .execute()
  return id
}
