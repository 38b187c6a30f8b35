/** Counts and trees that pages show come from a cache; a change of their tables is visible in the next read. */
import { describe, expect, test } from "bun:test"
import { READS_TTL_MS, ReadCache, TableVersions } from "../../src/db/read-cache.ts"
import { groupTree } from "../../src/machines/devicegroups/store-tree.ts"
import {
  deleteSavedFilter,
  insertSavedFilter,
  listSavedFilters,
} from "../../src/maintenance/issues/saved-filters/store.ts"
import { UNFILTERED } from "../../src/maintenance/issues/triage/rules.ts"
import { countTriage, triagePage, triageReader } from "../../src/maintenance/issues/triage/store.ts"
import { aDevice, anIssue } from "../harness/builders.ts"
import { testDatabase } from "../harness/database.ts"
import { TEST_NOW, testDeps } from "../harness/deps.ts"
import { aUser, grantOnDevice, uniqueName } from "../harness/users.ts"

const { db, sql } = await testDatabase()
const deps = testDeps(db)

const userId = await aUser(deps)
const deviceId = await aDevice(deps)
await grantOnDevice(deps, userId, deviceId, ["DEVICE_READ", "ISSUE_READ"])

async function openCount(on = db): Promise<number> {
  const reader = await triageReader(on, { userId, userGroupIds: [], isSuperuser: false })
  return (await countTriage(on, reader, [], TEST_NOW)).tabs.open
}
const close = (issueId: string, on = db) =>
  on
    .updateTable("issue")
    .set({ state: "CLOSED", done_sub_status: "DONE" })
    .where("id", "=", issueId)
    .execute()
const machinesInTree = async () =>
  (await groupTree(db, userId, [])).nodes.map(({ name, deviceCount }) => [name, deviceCount])

describe("the counts of the issue list", () => {
  test("include an issue immediately after it is created, and not after it is closed", async () => {
    const before = await openCount()
    const issueId = await anIssue(deps, deviceId, userId)
    const counts = [await openCount()]
    await close(issueId)
    counts.push(await openCount())
    expect(counts).toEqual([before + 1, before])
  })

  test("follow a transaction after its commit; inside it they are those of the transaction", async () => {
    const issueId = await anIssue(deps, deviceId, userId)
    const before = await openCount()
    const inside = await db.transaction().execute(async (tx) => {
      await close(issueId, tx)
      return [await openCount(tx), await openCount()]
    })
    expect([...inside, await openCount()]).toEqual([before - 1, before, before - 1])
  })

  test("exclude the issues of a machine immediately after the right to read them is withdrawn", async () => {
    const other = await aDevice(deps)
    const before = await openCount()
    await grantOnDevice(deps, userId, other, ["ISSUE_READ"])
    await anIssue(deps, other, userId)
    const counts = [await openCount()]
    await db.deleteFrom("device_permission").where("device_id", "=", other).execute()
    counts.push(await openCount())
    expect(counts).toEqual([before + 1, before])
  })
})

describe("the tree of groups", () => {
  test("shows a machine and a new name of its group immediately after they are saved", async () => {
    const { device_group_id: groupId } = await db
      .selectFrom("device")
      .select("device_group_id")
      .where("id", "=", deviceId)
      .executeTakeFirstOrThrow()
    await machinesInTree()
    const name = uniqueName("Hall")
    await db.updateTable("device_group").set({ name }).where("id", "=", groupId).execute()
    expect(await machinesInTree()).toContainEqual([name, 1])
    const second = { name: uniqueName("Press"), device_group_id: groupId }
    const { id } = await db.insertInto("device").values(second).returning("id").executeTakeFirstOrThrow()
    expect(await machinesInTree()).toContainEqual([name, 1])
    await grantOnDevice(deps, userId, id, ["DEVICE_READ"])
    expect(await machinesInTree()).toContainEqual([name, 2])
  })
})

test("a search of issues finds a machine by its new name immediately, and no longer by the old one", async () => {
  const [before, after] = [uniqueName("oldname"), uniqueName("newname")].map((name) => name.replace(" ", ""))
  await anIssue(deps, deviceId, userId)
  const name = (to: string) => db.updateTable("device").set({ name: to }).where("id", "=", deviceId).execute()
  const reader = await triageReader(db, { userId, userGroupIds: [], isSuperuser: false })
  const isFound = async (search = "") => {
    const request = { page: 1, size: 15, search: "" }
    return (await triagePage(db, reader, { ...UNFILTERED, search }, request, TEST_NOW)).rows.length > 0
  }
  await name(before ?? "")
  const seen = [await isFound(before), await isFound(after)]
  await name(after ?? "")
  seen.push(await isFound(before), await isFound(after))
  expect(seen).toEqual([true, false, false, true])
})

test("saved filters of the issue list are those of the last change", async () => {
  const names = async () => (await listSavedFilters(db, userId)).map(({ name }) => name)
  expect(await names()).toEqual([])
  await insertSavedFilter(db, userId, { name: "Late", query: "tab=over" }, TEST_NOW)
  expect(await names()).toEqual(["Late"])
  const [saved] = await listSavedFilters(db, userId)
  await deleteSavedFilter(db, userId, saved?.id ?? "")
  expect(await names()).toEqual([])
})

describe("a cached read", () => {
  const surname = async () => {
    const found = db.selectFrom("app_user").select("surname").where("id", "=", userId)
    return (await found.executeTakeFirstOrThrow()).surname
  }
  const rename = (to: string) =>
    db.updateTable("app_user").set({ surname: to }).where("id", "=", userId).execute()

  test("that began before a change is not used after it", async () => {
    const cache = new ReadCache<string>({ tables: ["app_user"], max: 10 })
    await rename("Before")
    const read = cache.read(db, "surname", async () => {
      const found = await surname()
      await rename("After")
      return found
    })
    expect(await read).toBe("Before")
    expect(await cache.read(db, "surname", surname)).toBe("After")
  })

  test("is shared by requests that wait for it", async () => {
    const cache = new ReadCache<string>({ tables: ["app_user"], max: 10 })
    const found = Promise.withResolvers<string>()
    let count = 0
    const load = () => {
      count++
      return found.promise
    }
    const reads = [cache.read(db, "surname", load), cache.read(db, "surname", load)]
    found.resolve("Once")
    expect(await Promise.all(reads)).toEqual(["Once", "Once"])
    expect(count).toBe(1)
  })

  test("that failed is repeated", async () => {
    const cache = new ReadCache<string>({ tables: ["app_user"], max: 10 })
    await expect(cache.read(db, "surname", () => Promise.reject(new Error("lost")))).rejects.toThrow("lost")
    expect(await cache.read(db, "surname", async () => "Found")).toBe("Found")
  })

  test("is repeated a minute later, when another program may have changed the table", async () => {
    let now = 0
    const cache = new ReadCache<string>({ tables: ["app_user"], max: 10, nowMs: () => now })
    const read = () => cache.read(db, "surname", surname)
    await rename("Known")
    const seen = [await read()]
    // Past the server, which therefore does not notice.
    await sql`update app_user set surname = 'Changed' where id = ${userId}`
    now = READS_TTL_MS - 1
    seen.push(await read())
    now = READS_TTL_MS
    seen.push(await read())
    expect(seen).toEqual(["Known", "Known", "Changed"])
  })

  test("is kept when other tables are written", async () => {
    const cache = new ReadCache<string>({ tables: ["app_user"], max: 10 })
    const read = () => cache.read(db, "surname", surname)
    await rename("Kept")
    await read()
    await sql`update app_user set surname = 'Unnoticed' where id = ${userId}`
    await anIssue(deps, deviceId, userId)
    expect(await read()).toBe("Kept")
  })
})

describe("a statement that writes a table is detected", () => {
  test.each([
    [`insert into "issue" ("title") values ($1)`, true],
    [`  update issue\n set title = $1`, true],
    [`delete from "issue" where "id" = $1`, true],
    ["with made as (insert into issue (title) values ($1) returning id) select id from made", true],
    ["merge into issue using given on true when matched then delete", true],
    [`select "id" from "issue" where "title" = $1 for update`, false],
    [`insert into "issue_note" ("title") values ($1)`, false],
    [`select "title" from "issue"`, false],
  ])("%s: %s", (text, isWritten) => {
    const versions = new TableVersions()
    if (versions.concerns(text)) versions.written([text])
    expect(versions.versionOf(["issue"]) > 0).toBe(isWritten)
  })
})
