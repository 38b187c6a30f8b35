/** Names beside ids in lists come from a cache; a new name is visible immediately. */
import { describe, expect, test } from "bun:test"
import type { Page } from "../../src/base/page-request.ts"
import { NAMES_TTL_MS, NameCache, namesOf } from "../../src/db/names.ts"
import type { Issue } from "../../src/maintenance/issues/contract.ts"
import { testApi } from "../harness/api.ts"
import { aDevice, anIssue } from "../harness/builders.ts"
import { aUser, aUserGroup, uniqueName } from "../harness/users.ts"

const { call, database, deps, root } = await testApi()
const { db } = deps

const userId = await aUser(deps)
const groupId = await aUserGroup(deps, [userId])
const deviceId = await aDevice(deps)
const issueId = await anIssue(deps, deviceId, userId)
const given = { assigned_user_id: userId, assigned_user_group_id: groupId }
await db.updateTable("issue").set(given).where("id", "=", issueId).execute()

async function listed(): Promise<Issue> {
  const { body } = await call<Page<Issue>>(root.token, "GET", `/devices/${deviceId}/issues`)
  expect(body.rows).toHaveLength(1)
  return body.rows[0]!
}

async function put(path: string, change: object): Promise<void> {
  expect((await call(root.token, "PUT", path, change)).status).toBe(200)
}

describe("a list of issues shows the new name of", () => {
  test("its assignee and its creator immediately after the user is saved", async () => {
    await listed()
    const surname = uniqueName("Surname")
    await put(`/users/${userId}`, { firstname: "Ada", surname })
    const { assignedUser, createdBy, changedBy } = await listed()
    const names = [assignedUser, createdBy, changedBy].map((person) => person?.displayName)
    expect(names).toEqual(Array.from({ length: 3 }, () => `Ada ${surname}`))
  })

  test("its group immediately after the group is saved", async () => {
    await listed()
    const name = uniqueName("Fitters")
    await put(`/usergroups/${groupId}`, { name })
    expect((await listed()).assignedUserGroup).toEqual({ id: groupId, name })
  })

  test("its machine immediately after the machine is saved", async () => {
    await listed()
    const name = uniqueName("Press")
    await put(`/devices/${deviceId}`, { name })
    expect((await listed()).deviceName).toBe(name)
  })
})

const nameNow = async (on = db) => (await namesOf(on, { people: [userId] })).person(userId)?.displayName
const rename = (on: typeof db, surname: string) =>
  on.updateTable("app_user").set({ firstname: "Eva", surname }).where("id", "=", userId).execute()

test("a transaction sees the name that it has written; others see it after a commit, not after a rollback", async () => {
  await rename(db, "First")
  const seen: unknown[] = [await nameNow()]
  await db.transaction().execute(async (tx) => {
    await rename(tx, "Second")
    seen.push(await nameNow(tx), await nameNow())
  })
  seen.push(await nameNow())
  const undone = db.transaction().execute(async (tx) => {
    await rename(tx, "Third")
    throw new Error("undone")
  })
  await expect(undone).rejects.toThrow("undone")
  seen.push(await nameNow())
  expect(seen).toEqual(["Eva First", "Eva Second", "Eva First", "Eva Second", "Eva Second"])
})

test("a name that was read before a change is not cached after it", async () => {
  const cache = new NameCache()
  const found = async () => (await cache.find(db, "people", [userId])).get(userId)?.displayName
  await rename(db, "Before")
  const reading = found()
  cache.written()
  expect(await reading).toBe("Eva Before")
  await rename(db, "After")
  expect(await found()).toBe("Eva After")
})

test("names stay cached when other columns of their tables change", async () => {
  await rename(db, "Kept")
  expect(await nameNow()).toBe("Eva Kept")
  // Past the server, which therefore does not notice.
  await database.sql`update app_user set surname = 'Unnoticed' where id = ${userId}`
  await db.updateTable("app_user").set({ last_login_on: new Date() }).where("id", "=", userId).execute()
  expect(await nameNow()).toBe("Eva Kept")
  await rename(db, "Noticed")
  expect(await nameNow()).toBe("Eva Noticed")
})

describe("a statement that may change a name is detected", () => {
  const cache = new NameCache()
  test.each([
    [`update "app_user" set "surname" = $1 where "id" = $2`, true],
    ["  update app_user\n set username = $1", true],
    [`update "app_user" set "last_login_on" = $1`, false],
    [`update "user_group" set "name" = $1`, true],
    [`update "device" set "retention_days" = $1`, false],
    [`update "device_group" set "name" = $1`, false],
    [`delete from "device" where "id" = $1`, true],
    ["with changed as (update device set name = $1 returning id) select id from changed", true],
    [`select "id" from "device" where "name" = $1 for update`, false],
    [`insert into "device" ("name") values ($1)`, false],
    [`select "name" from "device"`, false],
  ])("%s: %s", (text, isConcerned) => {
    expect(cache.concerns(text)).toBe(isConcerned)
  })
})

test("a name that another program changed is visible after a minute", async () => {
  let now = 0
  const cache = new NameCache(() => now)
  const found = async () => (await cache.find(db, "people", [userId, null, userId])).get(userId)?.displayName
  await rename(db, "Cached")
  expect(await found()).toBe("Eva Cached")
  await database.sql`update app_user set surname = 'Changed' where id = ${userId}`
  now = NAMES_TTL_MS - 1
  expect(await found()).toBe("Eva Cached")
  now = NAMES_TTL_MS
  expect(await found()).toBe("Eva Changed")
})
