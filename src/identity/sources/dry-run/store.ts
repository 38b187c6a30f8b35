/** Reads what a person has here before and after a rehearsed save. */

import { sql } from "kysely"
import { itemAt } from "../../../base/assert.ts"
import type { Db } from "../../../base/deps.ts"
import { PROVIDER_ID_COLUMNS } from "../../users/foreign-users/store.ts"
import type { SourceKind } from "../store.ts"
import { DRY_RUN_ROLES_MAX } from "./rules.ts"

export interface ForeignUserState {
  id: string
  username: string
  firstname: string
  surname: string
  email: string
  isDeprovisioned: boolean
  groups: { id: string; name: string }[]
  openIssues: number
}

export async function getForeignUserState(db: Db, userId: string): Promise<ForeignUserState> {
  const { rows } = await sql<ForeignUserState>`
    select id, username, firstname, surname, email, deprovisioned_on is not null as "isDeprovisioned",
      coalesce((select json_agg(json_build_object('id', user_group.id, 'name', user_group.name) order by user_group.name_order)
        from user_group_member member join user_group on user_group.id = member.user_group_id
        where member.user_id = app_user.id), '[]'::json) as groups,
      (select count(*)::int from issue
        where assigned_user_id = app_user.id and state <> 'CLOSED') as "openIssues"
    from app_user where id = ${userId}`.execute(db)
  return itemAt(rows, 0)
}

/** Roles that come with these groups, by name. */
export async function listRolesOfGroups(
  db: Db,
  groupIds: readonly string[],
): Promise<{ systemRoles: string[]; deviceRoles: { role: string; device: string }[] }> {
  const ids = [...groupIds]
  const system = await sql<{ name: string }>`
    select distinct system_role.name from user_group_system_role assigned
      join system_role on system_role.id = assigned.system_role_id
    where assigned.user_group_id = any(${ids}::uuid[]) order by 1 limit ${sql.lit(DRY_RUN_ROLES_MAX)}`.execute(
    db,
  )
  const device = await sql<{ role: string; device: string }>`
    select distinct device_role.name as role, device.name as device from device_permission permission
      join device_role on device_role.id = permission.device_role_id
      join device on device.id = permission.device_id
    where permission.user_group_id = any(${ids}::uuid[])
    order by 2, 1 limit ${sql.lit(DRY_RUN_ROLES_MAX)}`.execute(db)
  return { systemRoles: system.rows.map(({ name }) => name), deviceRoles: device.rows }
}

/** Users of the provider who are signed in. */
export async function countLiveSignIns(
  db: Db,
  kind: SourceKind,
  providerId: string,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct user_id)::int as count from sign_in where revoked_on is null and expires_on > ${now} and user_id in (
      select id from app_user where ${sql.ref(PROVIDER_ID_COLUMNS[kind])} = ${providerId})`.execute(db)
  return itemAt(rows, 0).count
}

/** Members of a group who come from an identity provider. */
export async function countMembersOfProvider(
  db: Db,
  userGroupId: string,
  identityProviderId: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from user_group_member member join app_user on app_user.id = member.user_id
    where member.user_group_id = ${userGroupId} and app_user.identity_provider_id = ${identityProviderId}`.execute(
    db,
  )
  return itemAt(rows, 0).count
}
