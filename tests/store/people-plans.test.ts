/** Lists of users, groups, roles, permissions and machines use indexes, at the size of a large plant. */
import { expect, test } from "bun:test"
import type { Db } from "../../src/base/deps.ts"
import { devicePermissionsPage } from "../../src/identity/roles/device-permissions/store.ts"
import { listDeviceAuthoritiesOfUser } from "../../src/identity/roles/device-roles/store.ts"
import { systemRolesPage } from "../../src/identity/roles/system-roles/store.ts"
import { sourcesPage } from "../../src/identity/sources/store.ts"
import { getGroupUsage, userGroupsPage } from "../../src/identity/usergroups/store.ts"
import { usersPage } from "../../src/identity/users/store.ts"
import { devicesPage } from "../../src/machines/devices/store.ts"
import { testDatabase } from "../harness/database.ts"
import { findPlannedEachTime, findSequentialScans } from "../harness/query-plans.ts"

const { db, sql } = await testDatabase()
await sql`insert into app_user (username, firstname, surname, email)
  select 'user ' || n, 'First' || n, 'Sur' || n, 'user' || n || '@x.example' from generate_series(1, 20000) n`
await sql`insert into user_group (name) select 'group ' || n from generate_series(1, 2000) n`
await sql`insert into user_group_member (user_group_id, user_id)
  select g.id, u.id from (select id, row_number() over () n from app_user) u
  join (select id, row_number() over () n from user_group) g on g.n = 1 + u.n % 2000`
await sql`insert into device_group (name) values ('hall')`
await sql`insert into device (device_group_id, name)
  select (select id from device_group), 'device ' || n from generate_series(1, 5000) n`
await sql`insert into device_role (name) values ('role')`
await sql`insert into device_role_authority select id, 'ISSUE_READ' from device_role`
await sql`insert into device_permission (device_id, device_role_id, user_group_id)
  select d.id, (select id from device_role), g.id from (select id, row_number() over () n from device) d
  join (select id, row_number() over () n from user_group) g on g.n in (1 + d.n % 2000, 1 + (d.n * 7) % 2000)`
await sql`analyze`

const LARGE = ["app_user", "user_group_member", "device", "device_permission", "user_group"]
const one = async (table: "app_user" | "device" | "user_group") =>
  (await db.selectFrom(table).select("id").offset(700).limit(1).executeTakeFirstOrThrow()).id
const [userId, deviceId, userGroupId] = await Promise.all([one("app_user"), one("device"), one("user_group")])
const page = (search = "", number = 1) => ({ page: number, size: 15, search })
const now = new Date("2026-03-10T09:00:00Z")

const READS: Record<string, (db: Db) => Promise<unknown>> = {
  "users by name": (on) => usersPage(on, {}, page(), now),
  "users by e-mail address, last first": (on) => usersPage(on, {}, { ...page(), sort: "-email" }, now),
  "machines by type": (on) => devicesPage(on, { readableBy: null }, { ...page(), sort: "type" }),
  "machines by serial number, last first": (on) =>
    devicesPage(on, { readableBy: null }, { ...page(), sort: "-serial" }),
  "machines by location": (on) => devicesPage(on, { readableBy: null }, { ...page(), sort: "location" }),
  "users by a rare word": (on) => usersPage(on, {}, page("sur19999"), now),
  "users of a group": (on) => usersPage(on, { userGroupId }, page(), now),
  "user groups by name": (on) => userGroupsPage(on, {}, page()),
  "user groups of a user": (on) => userGroupsPage(on, { userId }, page()),
  "system roles of a group": (on) => systemRolesPage(on, { userGroupId }, page()),
  "permissions on a device": (on) => devicePermissionsPage(on, { deviceId }, page()),
  "permissions of a user": (on) => devicePermissionsPage(on, { userId }, page()),
  "what a user may do anywhere": (on) => listDeviceAuthoritiesOfUser(on, userId),
  "sources of a group": (on) => sourcesPage(on, "OIDC", userGroupId, page()),
  "what a group is used for": (on) => getGroupUsage(on, userGroupId),
}

for (const [name, read] of Object.entries(READS)) {
  test(`${name}: no large table is read whole`, async () => {
    expect((await findSequentialScans(sql, read)).filter((table) => LARGE.includes(table))).toEqual([])
  })
}

/** Lists whose page is read along an index: the planner must not look at which page it is. */
for (const name of ["users by name", "users of a group", "user groups by name", "user groups of a user"]) {
  test(`${name} are not planned anew each time`, async () => {
    expect(await findPlannedEachTime(sql, READS[name]!)).toEqual([])
  })
}

test("pages of users neither repeat nor omit users", async () => {
  const pages = await Promise.all([1, 2, 3].map((number) => usersPage(db, {}, page("", number), now)))
  const names = pages.flatMap((one) => one.rows.map((user) => user.username))
  expect(names).toEqual(Array.from({ length: 45 }, (_, index) => `user ${index + 1}`))
})

test("permissions of a user with hundreds of them are the same once they are known to be many", async () => {
  await sql`insert into device (device_group_id, name)
    select (select id from device_group), 'device 0' || n from generate_series(1, 300) n`
  // Sorted behind all others: the first pages of users stay as they are.
  const [holder] = await sql<{ id: string }[]>`insert into app_user (username) values ('zoe') returning id`
  await sql`insert into device_permission (device_id, device_role_id, user_id)
    select id, (select id from device_role), ${holder!.id} from device
    where name in (select prefix || n from generate_series(1, 300) n, unnest(array['device ', 'device 0']) prefix)
    order by md5(id::text)`
  await sql`analyze`
  const read = (on: Db) => devicePermissionsPage(on, { userId: holder!.id }, page())
  const [first, second] = [await read(db), await read(db)]
  expect(second).toEqual(first)
  expect(second).toMatchObject({ total: 600, rows: { length: 15 } })
  expect(await findPlannedEachTime(sql, read)).toEqual([])
})
