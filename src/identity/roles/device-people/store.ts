/** Who may do what on a device, person by person: the roles of all ways together. */

import { sql } from "kysely"
import { DEVICE_AUTHORITIES, type DeviceAuthority, SYSTEM_AUTHORITIES } from "../../../base/authorities.ts"
import type { Db } from "../../../base/deps.ts"
import type { Page, PageRequest } from "../../../base/page-request.ts"
import { notFound } from "../../../base/refusal.ts"
import type { UserRef } from "../../../base/schema.ts"
import { directList } from "../../../db/paged-list.ts"
import { findValue } from "../../../db/rows.ts"
import { USER_REF_SQL } from "../../../db/user-ref.ts"
import type { DevicePerson } from "../contract.ts"
import { ROLE_SORTS } from "../rules.ts"

/** Authorities that a system role gives on every device. */
const ON_EVERY_DEVICE = DEVICE_AUTHORITIES.filter((authority) =>
  (SYSTEM_AUTHORITIES as readonly string[]).includes(authority),
)
const ON_EVERY_DEVICE_SQL = sql.join(ON_EVERY_DEVICE.map((authority) => sql.lit(authority)))
const NAMES = sql<string>`concat(app_user.firstname, ' ', app_user.surname, ' ', app_user.username)`

interface Conditions {
  deviceId: string
  search?: string
}

/** The ways of one row of app_user: a role given there, to the user or to a group, and system roles. */
const rolesOf = (deviceId: string) => sql`(
  select device_role.id as role_id, device_role.name as role, false as is_system,
    (select name from user_group where user_group.id = permission.user_group_id) as "group"
  from device_permission permission join device_role on device_role.id = permission.device_role_id
  where permission.device_id = ${deviceId} and (permission.user_id = app_user.id or permission.user_group_id in (
    select user_group_id from user_group_member where user_id = app_user.id))
  union all
  select system_role.id, system_role.name, true, user_group.name
  from user_group_member member
    join user_group on user_group.id = member.user_group_id
    join user_group_system_role mapped on mapped.user_group_id = member.user_group_id
    join system_role on system_role.id = mapped.system_role_id
  where member.user_id = app_user.id and exists (select 1 from system_role_authority granted
    where granted.system_role_id = system_role.id and granted.authority in (${ON_EVERY_DEVICE_SQL}))
)`

const authoritiesOf = (deviceId: string) => sql<DeviceAuthority[]>`array(
  select distinct granted.authority from (
    select authority from device_role_authority
    where device_role_id in (select role_id from ${rolesOf(deviceId)} held where not is_system)
    union all
    select authority from system_role_authority
    where authority in (${ON_EVERY_DEVICE_SQL})
      and system_role_id in (select role_id from ${rolesOf(deviceId)} held where is_system)
  ) granted)`

const PEOPLE = directList({
  name: "people of a device",
  sorts: ROLE_SORTS,
  columns: { id: "app_user.id", name: "app_user.display_name_order" },
  rows(db, { deviceId, search }: Conditions) {
    const wanted = db
      .selectFrom("app_user")
      .select(["app_user.id", "app_user.superuser"])
      .select([
        sql<UserRef>`${sql.raw(USER_REF_SQL)}`.as("user"),
        sql<boolean>`locked_reason is not null`.as("locked"),
        authoritiesOf(deviceId).as("authorities"),
        sql<DevicePerson["ways"]>`coalesce((select json_agg(
          json_build_object('role', role, 'group', "group", 'isSystemRole', is_system) order by is_system, role, "group")
          from ${rolesOf(deviceId)} held), '[]')`.as("ways"),
      ])
      .where("app_user.deleted_on", "is", null)
      .where(sql<boolean>`(app_user.superuser or exists (select 1 from ${rolesOf(deviceId)} held))`)
    return search ? wanted.where(NAMES, "ilike", search) : wanted
  },
})

/** @throws Refusal NOT_FOUND: superusers may act on every device, also on none */
export async function requireDeviceOfPeople(db: Db, deviceId: string): Promise<void> {
  if (!(await findValue(db, "device", "id", { id: deviceId }))) throw notFound("device", deviceId)
}

/** One page of everyone who may do something on the device, by name; the search finds names. */
export function devicePeoplePage(
  db: Db,
  deviceId: string,
  request: PageRequest,
): Promise<Page<DevicePerson>> {
  return PEOPLE.page(
    db,
    { deviceId },
    null,
    request,
    ({ id, user, superuser, locked, authorities, ways }) => ({
      id,
      user,
      superuser,
      locked,
      authorities: superuser ? [...DEVICE_AUTHORITIES] : authorities,
      ways,
    }),
  )
}
