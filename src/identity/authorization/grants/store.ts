/** Rights conveyed by memberships, roles and users, loaded for the rule in `rules.ts`. */
import { sql } from "kysely"
import type { Db } from "../../../base/deps.ts"
import type { Rights } from "./rules.ts"

/** All rights of a user, by groups and own permissions. Empty for an unknown id. */
export async function getRightsOfUser(db: Db, userId: string): Promise<Rights> {
  const found = await sql<{ superuser: boolean; groups: string[] }>`
    select superuser, array(select user_group_id from user_group_member where user_id = ${userId})::text[] as groups
    from app_user where id = ${userId}`.execute(db)
  const person = found.rows[0]
  if (!person) return {}
  return { isSuperuser: person.superuser, ...(await getRightsOfHolders(db, person.groups, userId)) }
}

/** All that being in the group gives. */
export function getRightsOfUserGroup(db: Db, userGroupId: string): Promise<Rights> {
  return getRightsOfHolders(db, [userGroupId], null)
}

async function getRightsOfHolders(
  db: Db,
  userGroupIds: readonly string[],
  userId: string | null,
): Promise<Rights> {
  const groups = sql`${[...userGroupIds]}::uuid[]`
  const [system, devices, votes, interfaces] = await Promise.all([
    sql<{ authority: string }>`
      select distinct granted.authority from user_group_system_role mapped
      join system_role_authority granted on granted.system_role_id = mapped.system_role_id
      where mapped.user_group_id = any(${groups})`.execute(db),
    sql<{ id: string; authorities: string[] }>`
      select permission.device_id as id, array_agg(distinct granted.authority) as authorities
      from device_permission permission
      join device_role_authority granted on granted.device_role_id = permission.device_role_id
      where permission.user_group_id = any(${groups}) or permission.user_id = ${userId}::uuid
      group by permission.device_id`.execute(db),
    listVotesOfGroups(db, userGroupIds),
    listRestrictedInterfacesOfGroups(db, userGroupIds),
  ])
  return {
    systemAuthorities: system.rows.map((row) => row.authority),
    deviceAuthorities: new Map(devices.rows.map((row) => [row.id, row.authorities])),
    votes,
    interfaces,
  }
}

/** Keys of the votes that these groups have: in configs, and in requests that still take votes. */
export async function listVotesOfGroups(db: Db, userGroupIds: readonly string[]): Promise<string[]> {
  if (userGroupIds.length === 0) return []
  const groups = sql`${[...userGroupIds]}::uuid[]`
  const found = await sql<{ vote: string }>`
    select distinct approval_config_id || ':' || position || ':' || vote_right as vote
    from approval_stage_group where user_group_id = any(${groups})
    union
    select named.approval_request_id || ':' || named.position || ':' || named.vote_right
    from approval_request_group named
    join approval_request request on request.id = named.approval_request_id
    where named.user_group_id = any(${groups}) and request.state in ('APPROVAL_PENDING', 'DENIED')`.execute(
    db,
  )
  return found.rows.map((row) => row.vote)
}

/** Ids of the restricted interfaces that these groups may start. */
export async function listRestrictedInterfacesOfGroups(
  db: Db,
  userGroupIds: readonly string[],
): Promise<string[]> {
  if (userGroupIds.length === 0) return []
  const rows = await db
    .selectFrom("target_interface_user_group as permitted")
    .innerJoin("target_interface", "target_interface.id", "permitted.target_interface_id")
    .select("target_interface.id")
    .distinct()
    .where("permitted.user_group_id", "in", userGroupIds)
    .where("target_interface.start_remote_for_all", "=", false)
    .execute()
  return rows.map((row) => row.id)
}

/** The rights of a device role with these authorities: on every device where the role is assigned. */
export async function getRightsOfDeviceRole(
  db: Db,
  deviceRoleId: string,
  authorities: readonly string[],
): Promise<Rights> {
  if (authorities.length === 0) return {}
  const rows = await db
    .selectFrom("device_permission")
    .select("device_id")
    .distinct()
    .where("device_role_id", "=", deviceRoleId)
    .execute()
  return { deviceAuthorities: new Map(rows.map((row) => [row.device_id, authorities])) }
}
