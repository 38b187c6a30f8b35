/** Roles and what they give. */

import { sql } from "kysely"
import type { DeviceAuthority } from "../../base/authorities.ts"
import type { Db } from "../../base/deps.ts"
import { containsPattern, type Page, type PageRequest } from "../../base/page-request.ts"
import { namesOf } from "../../db/names.ts"
import { paginate, planPage } from "../../db/pagination.ts"
import { insertRow } from "../../db/rows.ts"
import { BUILT_IN_ROLES, type BuiltInRole } from "./rules.ts"

export async function insertDeviceRole(
  db: Db,
  name: string,
  authorities: readonly DeviceAuthority[],
  builtIn: BuiltInRole | null = null,
): Promise<string> {
  const id = await insertRow(db, "device_role", { name, built_in: builtIn })
  const rows = authorities.map((authority) => ({ device_role_id: id, authority }))
  if (rows.length > 0) await db.insertInto("device_role_authority").values(rows).execute()
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
  const row = await db
    .selectFrom("device_role")
    .select("id")
    .where("built_in", "=", builtIn)
    .executeTakeFirst()
  return row?.id ?? null
}

/** One user or one user group. */
export type RoleHolder = { userId: string } | { userGroupId: string }

/** Gives a device role on a device; giving it again changes nothing. */
export async function grantDeviceRole(
  db: Db,
  deviceId: string,
  deviceRoleId: string,
  holder: RoleHolder,
): Promise<void> {
  await db
    .insertInto("device_permission")
    .values({
      device_id: deviceId,
      device_role_id: deviceRoleId,
      user_id: "userId" in holder ? holder.userId : null,
      user_group_id: "userGroupId" in holder ? holder.userGroupId : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Unlocked users whose roles on the device give `authority`, and superusers; by user name.
 *
 * @param userOrigin  local users, the only ones with direct assignments; users of a provider get theirs by groups
 */
export async function usersOnDevicePage(
  db: Db,
  deviceId: string,
  authority: DeviceAuthority,
  request: PageRequest,
  userOrigin: "local" | "all" = "all",
): Promise<Page<{ id: string; username: string; displayName: string }>> {
  const pattern = containsPattern(request.search)
  const people = db
    .selectFrom("app_user")
    .where("locked_reason", "is", null)
    .where("id", "=", usersGranted(deviceId, authority))
    .$if(userOrigin === "local", (query) => query.where("foreign_user_id", "is", null))
    .$if(request.search !== "", (query) =>
      query.where((eb) =>
        eb.or([
          eb("username", "ilike", pattern),
          eb(sql<string>`concat(firstname, ' ', surname)`, "ilike", pattern),
        ]),
      ),
    )
    .select("id")
    .orderBy("username_order")
    .orderBy("id")
  const { ids, total } = await paginate(db, people, planPage(request, "people on a device", deviceId))
  const names = await namesOf(db, { people: ids })
  return {
    rows: ids.flatMap((id) => names.person(id) ?? []),
    page: request.page,
    size: request.size,
    total,
  }
}

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
  const groups = db
    .selectFrom("user_group")
    .where("id", "=", userGroupsGranted(deviceId, authority))
    .$if(request.search !== "", (query) => query.where("name", "ilike", containsPattern(request.search)))
    .select("id")
    .orderBy("name_order")
    .orderBy("id")
  const { ids, total } = await paginate(db, groups, planPage(request))
  const names = await namesOf(db, { groups: ids })
  return { rows: ids.flatMap((id) => names.group(id) ?? []), page: request.page, size: request.size, total }
}

/** Is this one of `usersOnDevicePage` or of `userGroupsOnDevicePage`? */
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
          .where("locked_reason", "is", null)
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
