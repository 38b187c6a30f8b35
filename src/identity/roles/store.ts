/** Roles and what they give. */

import { sql } from "kysely"
import type { DeviceAuthority } from "../../base/authorities.ts"
import type { Db } from "../../base/deps.ts"
import { type Page, type PageRequest, TOTAL_COUNT_MAX } from "../../base/page-request.ts"
import type { UserRef } from "../../base/schema.ts"
import { directList, scannedList } from "../../db/paged-list.ts"
import { findValue, insertRow, insertRowUnlessTaken } from "../../db/rows.ts"
import { CURRENT_USER, USER_REF_SQL } from "../../db/user-ref.ts"
import { BUILT_IN_ROLES, type BuiltInRole } from "./rules.ts"

type RoleTable = "system_role" | "device_role"

/** The authorities that a role gives, as the column `authorities`. */
export function selectAuthorities(table: RoleTable) {
  const [granted, roleId] = [sql.table(`${table}_authority`), sql.ref(`${table}_id`)]
  return sql<
    string[]
  >`array(select authority from ${granted} where ${roleId} = ${sql.ref(`${table}.id`)})`.as("authorities")
}

/** A role of a row, with its authorities in the order of `all`. */
export function roleWith<Authority extends string>(all: readonly Authority[]) {
  return ({ id, name, version, authorities }: RoleRow) => {
    return { id, name, version, authorities: all.filter((one) => authorities.includes(one)) }
  }
}

interface RoleRow {
  id: string
  name: string
  version: number
  authorities: string[]
}

/** Replaces the authorities that a role gives. */
export async function saveAuthorities(
  tx: Db,
  table: RoleTable,
  roleId: string,
  authorities: readonly string[],
): Promise<void> {
  const [granted, column] = [sql.table(`${table}_authority`), sql.ref(`${table}_id`)]
  await sql`delete from ${granted} where ${column} = ${roleId}`.execute(tx)
  await sql`insert into ${granted} (${column}, authority)
    select distinct ${roleId}::uuid, authority from unnest(${[...authorities]}::text[]) authority`.execute(tx)
}

export async function insertDeviceRole(
  db: Db,
  name: string,
  authorities: readonly DeviceAuthority[],
  builtIn: BuiltInRole | null = null,
): Promise<string> {
  const id = await insertRow(db, "device_role", { name, built_in: builtIn })
  await saveAuthorities(db, "device_role", id, authorities)
  return id
}

/** The roles that every installation starts with. */
export async function insertBuiltInRoles(db: Db): Promise<void> {
  for (const [builtIn, role] of Object.entries(BUILT_IN_ROLES)) {
    await insertDeviceRole(db, role.name, role.authorities, builtIn as BuiltInRole)
  }
}

/** Null when an administrator has deleted the role. */
export async function findBuiltInRoleId(db: Db, builtIn: BuiltInRole): Promise<string | null> {
  return findValue(db, "device_role", "id", { built_in: builtIn })
}

/** Counts the rows of `table` for each role of a page of a list, up to TOTAL_COUNT_MAX each; roles without any are 0. */
export function assignmentCounts(
  table: "device_permission" | "user_group_system_role",
  column: "device_role_id" | "system_role_id",
): (db: Db, roleIds: readonly string[]) => Promise<Map<string, number>> {
  const counted = sql`select from ${sql.table(table)} where ${sql.ref(column)} = role.id limit ${sql.lit(TOTAL_COUNT_MAX)}`
  return async (db, roleIds) => {
    const { rows } = await sql<{ id: string; count: number }>`
      select id, (select count(*)::int from (${counted}) assignment) as count
      from unnest(${[...roleIds]}::uuid[]) role (id)`.execute(db)
    return new Map(rows.map(({ id, count }) => [id, count]))
  }
}

/** One user or one user group. */
type RoleHolder = { userId: string } | { userGroupId: string }

/** Gives a device role on a device; giving it again changes nothing. */
export async function grantDeviceRole(
  db: Db,
  deviceId: string,
  deviceRoleId: string,
  holder: RoleHolder,
): Promise<void> {
  await insertRowUnlessTaken(db, "device_permission", {
    device_id: deviceId,
    device_role_id: deviceRoleId,
    user_id: "userId" in holder ? holder.userId : null,
    user_group_id: "userGroupId" in holder ? holder.userGroupId : null,
  })
}

/**
 * Current users whose roles on the device give `authority`, and superusers; by user name.
 *
 * @param userOrigin  local users, the only ones with direct assignments; users of a provider get theirs by groups
 */
export async function usersOnDevicePage(
  db: Db,
  deviceId: string,
  authority: DeviceAuthority,
  request: PageRequest,
  userOrigin: "local" | "all" = "all",
): Promise<Page<UserRef>> {
  return USERS_ON_DEVICE.page(db, { deviceId, authority }, userOrigin, request, ({ person }) => person)
}

interface HolderConditions {
  deviceId: string
  authority: DeviceAuthority
  search?: string
}

const USERS_ON_DEVICE = scannedList({
  name: "users on a device",
  sorts: { fields: ["username"], defaultSort: "username" },
  columns: { username: "username_order", id: "app_user.id" },
  id: "app_user.id",
  rows: (db) => db.selectFrom("app_user").select(sql<UserRef>`${sql.raw(USER_REF_SQL)}`.as("person")),
  ids(db, { deviceId, authority, search }: HolderConditions, userOrigin: "local" | "all") {
    const people = db
      .selectFrom("app_user")
      .where(CURRENT_USER)
      .where("id", "=", usersGranted(deviceId, authority))
      .$if(userOrigin === "local", (query) => query.where("foreign_user_id", "is", null))
      .select("app_user.id")
    const name = sql<string>`concat(firstname, ' ', surname)`
    return search
      ? people.where((eb) => eb.or([eb("username", "ilike", search), eb(name, "ilike", search)]))
      : people
  },
})

/** Ids of the users whose roles on the device give `authority`, and of superusers; locked ones too. */
export async function listUserIdsOnDevice(
  db: Db,
  deviceId: string,
  authority: DeviceAuthority,
): Promise<string[]> {
  const rows = await db
    .selectFrom("app_user")
    .select("id")
    .where("id", "=", usersGranted(deviceId, authority))
    .execute()
  return rows.map(({ id }) => id)
}

/** User groups whose roles on the device give `authority`; by name. */
export async function userGroupsOnDevicePage(
  db: Db,
  deviceId: string,
  authority: DeviceAuthority,
  request: PageRequest,
): Promise<Page<{ id: string; name: string }>> {
  return GROUPS_ON_DEVICE.page(db, { deviceId, authority }, null, request, ({ id, name }) => ({ id, name }))
}

const GROUPS_ON_DEVICE = directList({
  name: "user groups on a device",
  sorts: { fields: ["name"], defaultSort: "name" },
  columns: { name: "name_order", id: "id" },
  rows(db, { deviceId, authority, search }: HolderConditions) {
    const groups = db
      .selectFrom("user_group")
      .where("id", "=", userGroupsGranted(deviceId, authority))
      .select(["id", "name"])
    return search ? groups.where("name", "ilike", search) : groups
  },
})

/** Whether this is one of `usersOnDevicePage` or of `userGroupsOnDevicePage`. */
export async function isListedOnDevice(
  db: Db,
  deviceId: string,
  authority: DeviceAuthority,
  holder: RoleHolder,
  userOrigin: "local" | "all" = "all",
): Promise<boolean> {
  const found =
    "userId" in holder
      ? await db
          .selectFrom("app_user")
          .select("id")
          .where(CURRENT_USER)
          .where("id", "=", usersGranted(deviceId, authority))
          .where("id", "=", holder.userId)
          .$if(userOrigin === "local", (query) => query.where("foreign_user_id", "is", null))
          .executeTakeFirst()
      : await db
          .selectFrom("user_group")
          .select("id")
          .where("id", "=", userGroupsGranted(deviceId, authority))
          .where("id", "=", holder.userGroupId)
          .executeTakeFirst()
  return found !== undefined
}

/** User groups or users with a role on the device that gives the authority. */
function holdersOf(column: "user_id" | "user_group_id", deviceId: string, authority: DeviceAuthority) {
  return sql`select ${sql.ref(column)} from device_permission where device_id = ${deviceId}
    and ${sql.ref(column)} is not null and device_role_id = any(array(
      select device_role_id from device_role_authority where authority = ${authority}))`
}

function userGroupsGranted(deviceId: string, authority: DeviceAuthority) {
  return sql<string>`any(array(${holdersOf("user_group_id", deviceId, authority)}))`
}

/** An array, so that each user is looked up by index; a set would be joined with all users. */
function usersGranted(deviceId: string, authority: DeviceAuthority) {
  return sql<string>`any(array(
    select id from app_user where superuser
    union ${holdersOf("user_id", deviceId, authority)}
    union select user_id from user_group_member
      where user_group_id = ${userGroupsGranted(deviceId, authority)}))`
}
