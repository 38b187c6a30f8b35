/** Why a user has an authority on a device: each way that leads to it. */
import { sql } from "kysely"
import { type DeviceAuthority, SYSTEM_AUTHORITIES } from "../../../base/authorities.ts"
import type { Db } from "../../../base/deps.ts"

/** One way: a superuser has every authority; otherwise a role gives it, to the user or to one of the user's groups. */
export interface AuthorityWay {
  kind: "superuser" | "systemRole" | "deviceRole"
  /** The group that has the role; null when the user has it directly, and for superusers. */
  group: string | null
  /** Null for superusers. */
  role: string | null
}

/** More ways than these explain nothing more. */
const WAYS_MAX = 20

/** The ways by which the user has the authority there, by kind and name; empty without it. */
export async function findAuthorityWays(
  db: Db,
  userId: string,
  deviceId: string,
  authority: DeviceAuthority,
): Promise<AuthorityWay[]> {
  const isSystemToo = (SYSTEM_AUTHORITIES as readonly string[]).includes(authority)
  const found = await sql<AuthorityWay>`
    select 'superuser' as kind, null as "group", null as role from app_user where id = ${userId} and superuser
    union all
    select 'deviceRole', (select name from user_group where id = permission.user_group_id), device_role.name
    from device_permission permission
      join device_role on device_role.id = permission.device_role_id
      join device_role_authority granted on granted.device_role_id = device_role.id
    where permission.device_id = ${deviceId} and granted.authority = ${authority}
      and (permission.user_id = ${userId} or permission.user_group_id = any(array(
        select user_group_id from user_group_member where user_id = ${userId})))
    union all
    select 'systemRole', user_group.name, system_role.name
    from user_group_member member
      join user_group on user_group.id = member.user_group_id
      join user_group_system_role assigned on assigned.user_group_id = user_group.id
      join system_role on system_role.id = assigned.system_role_id
      join system_role_authority granted on granted.system_role_id = system_role.id
    where member.user_id = ${userId} and ${isSystemToo} and granted.authority = ${authority}
    order by kind, "group" nulls first, role limit ${sql.lit(WAYS_MAX)}`.execute(db)
  return found.rows
}
