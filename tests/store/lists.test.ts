/** Lists as the database cuts them: stable pages, and only what one may read. */
import { describe, expect, test } from "bun:test"
import { sql } from "kysely"
import { TOTAL_COUNT_MAX } from "../../src/base/page-request.ts"
import { devicesPage } from "../../src/machines/devices/store.ts"
import { issuesPage } from "../../src/maintenance/issues/store-lists.ts"
import { aDevice, anIssue } from "../harness/builders.ts"
import { testDatabase } from "../harness/database.ts"
import { testDeps } from "../harness/deps.ts"
import { aUser, aUserGroup, grantOnDevice } from "../harness/users.ts"

const { db } = await testDatabase()
const deps = testDeps(db)
const page = (number: number, search = "", size = 10) => ({ page: number, size, search })

describe("list pages", () => {
  test("neither repeat nor omit rows with the same timestamp", async () => {
    const userId = await aUser(deps)
    const deviceId = await aDevice(deps)
    for (let n = 0; n < 25; n++) await anIssue(deps, deviceId, userId)
    const pages = await Promise.all([1, 2, 3].map((number) => issuesPage(db, { deviceId }, page(number))))
    const ids = pages.flatMap((one) => one.rows.map((issue) => issue.id))
    expect([ids.length, new Set(ids).size, pages[2]!.total]).toEqual([25, 25, 25])
  })

  test("beyond the counting limit show their rows, and the total stays at the limit", async () => {
    const userId = await aUser(deps)
    const deviceId = await aDevice(deps)
    await anIssue(deps, deviceId, userId)
    const copies = db
      .selectFrom("issue")
      .innerJoin(sql<{ n: number }>`generate_series(1, ${TOTAL_COUNT_MAX + 50})`.as<"n">("n"), (join) =>
        join.onTrue(),
      )
      .where("device_id", "=", deviceId)
      .select(["device_id", "title", "state", "issue_type", "priority", "activation_on", "window_hours"])
      .select(["window_end_on", "issue.created_by", "issue.changed_by"])
    await db
      .insertInto("issue")
      .columns([
        ...([
          "device_id",
          "title",
          "state",
          "issue_type",
          "priority",
          "activation_on",
          "window_hours",
        ] as const),
        ...(["window_end_on", "created_by", "changed_by"] as const),
      ])
      .expression(copies)
      .execute()
    const last = await issuesPage(db, { deviceId }, page(106))
    expect([last.rows.length, last.total]).toEqual([1, TOTAL_COUNT_MAX])
    const ids = [100, 101, 102].map(async (number) => (await issuesPage(db, { deviceId }, page(number))).rows)
    expect(new Set((await Promise.all(ids)).flat().map((issue) => issue.id)).size).toBe(30)
    const [first, again] = [
      await issuesPage(db, { deviceId }, page(1)),
      await issuesPage(db, { deviceId }, page(1)),
    ]
    expect(again).toEqual(first)
    expect([again.rows.length, again.total]).toEqual([10, TOTAL_COUNT_MAX])
  })

  test("beyond the end are empty and still report the total", async () => {
    const deviceId = await aDevice(deps)
    await anIssue(deps, deviceId, await aUser(deps))
    expect(await issuesPage(db, { deviceId }, page(9))).toMatchObject({ rows: [], total: 1 })
  })
})

test("issues of several groups are listed newest first, each once", async () => {
  const userId = await aUser(deps)
  const deviceId = await aDevice(deps)
  const groups = [await aUserGroup(deps, []), await aUserGroup(deps, [])]
  const made: string[] = []
  for (let n = 0; n < 12; n++)
    made.unshift(await anIssue(deps, deviceId, userId, { assignedUserGroupId: groups[n % 3 === 0 ? 0 : 1] }))
  await anIssue(deps, deviceId, userId, { assignedUserGroupId: await aUserGroup(deps, []) })
  const filter = { assignedUserGroupIds: groups, readableBy: null }
  const both = [await issuesPage(db, filter, page(1)), await issuesPage(db, filter, page(2))]
  expect(both.flatMap((one) => one.rows.map((issue) => issue.id))).toEqual(made)
  expect(both.map((one) => one.total)).toEqual([12, 12])
  expect(await issuesPage(db, { assignedUserGroupIds: [], readableBy: null }, page(1))).toMatchObject({
    total: 0,
  })
})

describe("search", () => {
  test("matches the database's wildcards literally", async () => {
    const deviceId = await aDevice(deps)
    const userId = await aUser(deps)
    for (const title of ["50 % load", "500 load", "a_b", "axb", "c\\d", "'; drop table issue; --"])
      await anIssue(deps, deviceId, userId, { title })
    const found = async (search: string) =>
      (await issuesPage(db, { deviceId }, page(1, search))).rows.map((issue) => issue.title).sort()
    expect(await found("%")).toEqual(["50 % load"])
    expect(await found("A_B")).toEqual(["a_b"])
    expect(await found("\\")).toEqual(["c\\d"])
    expect(await found("'; drop")).toEqual(["'; drop table issue; --"])
  })

  test("for several words matches only the whole phrase", async () => {
    const deviceId = await aDevice(deps)
    const userId = await aUser(deps)
    for (const title of [
      "Oil leak at unit 77",
      "Unit 77 has an oil leak",
      "Oil leak at unit 7",
      "LEAK AT UNIT 771",
    ])
      await anIssue(deps, deviceId, userId, { title })
    const found = await issuesPage(db, { deviceId }, page(1, "leak at unit 77"))
    expect(found.rows.map((issue) => issue.title).sort()).toEqual(["LEAK AT UNIT 771", "Oil leak at unit 77"])
    expect(found.total).toBe(2)
  })

  test("finds a device by its location", async () => {
    const deviceId = await aDevice(deps, { location: "Hall 7, bay 12" })
    const found = await devicesPage(db, { readableBy: null }, page(1, "bay 12"))
    expect(found.rows.map((device) => device.id)).toEqual([deviceId])
  })
})

describe("read permissions", () => {
  test("exclude issues and devices without the authority from lists, searches and totals", async () => {
    const [mine, theirs] = [
      await aDevice(deps, { name: "Oven mine" }),
      await aDevice(deps, { name: "Oven theirs" }),
    ]
    const userId = await aUser(deps)
    await grantOnDevice(deps, userId, mine, ["DEVICE_READ", "ISSUE_READ"])
    const visible = await anIssue(deps, mine, userId, { title: "Oven too hot" })
    await anIssue(deps, theirs, userId, { title: "Oven too cold" })
    const issues = await issuesPage(db, { readableBy: userId }, page(1, "oven"))
    expect([issues.rows.map((issue) => issue.id), issues.total]).toEqual([[visible], 1])
    const devices = await devicesPage(db, { readableBy: userId }, page(1, "oven"))
    expect([devices.rows.map((device) => device.id), devices.total]).toEqual([[mine], 1])
  })

  test("without ISSUE_READ on a device exclude its issues", async () => {
    const deviceId = await aDevice(deps)
    const userId = await aUser(deps)
    await grantOnDevice(deps, userId, deviceId, ["DEVICE_READ"])
    await anIssue(deps, deviceId, userId)
    expect((await issuesPage(db, { readableBy: userId }, page(1))).total).toBe(0)
  })
})

describe("timestamps", () => {
  const written = [
    "2026-11-21 20:08:41.123456+00",
    "2026-11-21 20:08:41+00",
    "1969-12-31 23:59:59.9+00",
    "9999-12-31 00:00:00+00",
    "12026-01-01 00:00:00+00",
  ]

  test.each(["UTC", "Asia/Kolkata", "Europe/London"])(
    "are read correctly in a database session with the time zone %s",
    async (zone) => {
      const rows = await db.transaction().execute(async (tx) => {
        await sql`select set_config('TimeZone', ${zone}, true)`.execute(tx)
        return Promise.all(
          written.map(async (text) => {
            const found = await sql<{ at: Date; ms: string }>`select ${text}::text::timestamptz as at,
            trunc(extract(epoch from ${text}::text::timestamptz) * 1000)::bigint as ms`.execute(tx)
            return [found.rows[0]!.at.getTime(), Number(found.rows[0]!.ms)] as const
          }),
        )
      })
      for (const [read, meant] of rows) expect(read).toBe(meant)
    },
  )
})
