/** The issue list that triages, on Postgres: groups, orders, searches, counts, rights, and the plans of its statements. */
import { describe, expect, test } from "bun:test"
import { captureStatements, explainStatement } from "../../bench/statements.ts"
import type { Db } from "../../src/base/deps.ts"
import { searchKey } from "../../src/base/search-key.ts"
import { issuesPage } from "../../src/maintenance/issues/store-lists.ts"
import {
  parseTriageFilter,
  TAB_COUNT_MAX,
  TRIAGE_SORTS,
  WINDOW_GROUPS,
} from "../../src/maintenance/issues/triage/rules.ts"
import {
  countTriage,
  groupOfRow,
  type TriagePage,
  triagePage,
  triageReader,
} from "../../src/maintenance/issues/triage/store.ts"
import { readWorklist } from "../../src/sessions/worklist/store.ts"
import { aDevice, aDeviceGroup, anIssue } from "../harness/builders.ts"
import { testDatabase } from "../harness/database.ts"
import { testDeps } from "../harness/deps.ts"
import { countRowsRead, findPlannedEachTime, findSequentialScans } from "../harness/query-plans.ts"
import { aUser, aUserGroup, grantOnDevice } from "../harness/users.ts"

const { db, sql } = await testDatabase()
const deps = testDeps(db)
const NOW = deps.clock()
const HOUR = 3_600_000
const FEW_MACHINES = 60
const ISSUES_OF_OTHERS = 20
const page = (number = 1, size = 15) => ({ page: number, size, search: "" })
const filterOf = (query: string) => parseTriageFilter(new URLSearchParams(query))

/** A reader of new machines only, so that the tests of this file do not see each other's issues. */
async function aReader(machines: readonly string[] = ["Press P-7"]) {
  const userId = await aUser(deps)
  const devices: string[] = []
  for (const name of machines) {
    const deviceId = await aDevice(deps, { name: `${name} ${userId.slice(-8)}` })
    await grantOnDevice(deps, userId, deviceId, ["DEVICE_READ", "ISSUE_READ"])
    devices.push(deviceId)
  }
  const actor = { userId, userGroupIds: [] as string[], isSuperuser: false }
  const list = async (query: string, number?: number, size?: number) =>
    triagePage(db, await triageReader(db, actor), filterOf(query), page(number, size), NOW)
  return { userId, devices, actor, list, titles: async (query: string) => titlesOf(await list(query)) }
}

const titlesOf = ({ rows }: { rows: { title: string }[] }) => rows.map(({ title }) => title)

async function withWindow(issueId: string, startHours: number, hours: number, more: object = {}) {
  const start = new Date(NOW.getTime() + startHours * HOUR)
  await db
    .updateTable("issue")
    .set({
      ...{
        activation_on: start,
        window_hours: hours,
        window_end_on: new Date(start.getTime() + hours * HOUR),
      },
      ...more,
    })
    .where("id", "=", issueId)
    .execute()
}

async function anIssueAt(
  reader: { userId: string; devices: string[] },
  title: string,
  start: number,
  hours: number,
) {
  const id = await anIssue(deps, reader.devices[0]!, reader.userId, { title })
  await withWindow(id, start, hours)
  return id
}

describe("the list by window", () => {
  test("shows what ends next, then what opens next, then later windows, then those that are over, over several pages", async () => {
    const reader = await aReader()
    for (const [title, start, hours] of [
      ["over just now", -3, 3],
      ["later", 40, 2],
      ["open, ends last", -9, 28],
      ["opens last today", 24, 2],
      ["over long ago", -60, 2],
      ["open, ends first", -8, 9],
      ["opens first", 1, 2],
      ["much later", 90, 2],
    ] as const)
      await anIssueAt(reader, title, start, hours)
    const expected = [
      ...["open, ends first", "open, ends last", "opens first", "opens last today"],
      ...["later", "much later", "over just now", "over long ago"],
    ]
    const pages = [await reader.list("", 1, 3), await reader.list("", 2, 3), await reader.list("", 3, 3)]
    expect(pages.flatMap(titlesOf)).toEqual(expected)
    expect(pages.map(({ total, groups }) => [total, groups])).toEqual(
      Array(3).fill([8, { now: 2, soon: 2, later: 2, over: 2 }]),
    )
    const groups = pages.flatMap(({ rows }) => rows.map((row) => groupOfRow(row, NOW)))
    expect(groups).toEqual(WINDOW_GROUPS.flatMap((group) => [group, group]))
    expect(titlesOf(await reader.list("tab=over"))).toEqual(["over just now", "over long ago"])
    // Issues of many machines are found along their indexes, those of few are gathered.
    const few = await triageReader(db, reader.actor)
    const many = { ...few, reach: few.reach && { ...few.reach, isSmall: false } }
    for (const query of ["", "tab=over"])
      expect(await triagePage(db, many, filterOf(query), page(), NOW)).toEqual(await reader.list(query))
  })

  test("beyond its end is empty and keeps the total", async () => {
    const reader = await aReader()
    await anIssueAt(reader, "one", 0, 2)
    expect(await reader.list("", 3)).toMatchObject({ rows: [], page: 3 })
  })
})

describe("the flat list", () => {
  test.each(TRIAGE_SORTS.map((sort) => [sort]))(
    "sorted by %s one way is the reverse of the other way",
    async (sort) => {
      const reader = await aReader(["Press B", "Press A"])
      for (const [at, title] of ["bolt", "Axle", "cable"].entries()) {
        const id = await anIssue(deps, reader.devices[at % 2]!, reader.userId, { title })
        await withWindow(id, at, at + 1, {
          ...{ issue_type: ["ERROR", "ADHOC", "INSPECTION"][at], priority: ["LOW", "HIGH", "NORMAL"][at] },
          changed_on: new Date(NOW.getTime() + at * HOUR),
        })
      }
      const [rising, falling] = [await reader.titles(`sort=${sort}`), await reader.titles(`sort=-${sort}`)]
      expect(rising).toEqual([...falling].reverse())
      const first = {
        title: "Axle",
        machine: "Axle",
        type: "Axle",
        priority: "Axle",
        window: "bolt",
        changed: "bolt",
      }
      if (sort in first) expect(rising[0]).toBe(first[sort as keyof typeof first])
    },
  )
})

describe("the filters", () => {
  test("of type, priority, state and assignment all have to hold", async () => {
    const reader = await aReader()
    const group = await aUserGroup(deps, [reader.userId])
    const mine = await anIssueAt(reader, "mine", 0, 2)
    await withWindow(mine, 0, 2, { assigned_user_id: reader.userId, priority: "HIGH", issue_type: "ERROR" })
    await anIssueAt(reader, "free", 0, 3)
    await anIssue(deps, reader.devices[0]!, reader.userId, { title: "ours", assignedUserGroupId: group })
    reader.actor.userGroupIds.push(group)
    expect(await reader.titles("tab=mine")).toEqual(["mine"])
    expect(await reader.titles("assignee=none")).toEqual(["free"])
    expect(await reader.titles("tab=group")).toEqual(["ours"])
    expect(await reader.titles("type=ERROR&priority=HIGH&state=OPEN")).toEqual(["mine"])
    expect(await reader.titles("type=ERROR&priority=LOW")).toEqual([])
    expect(await reader.titles("tab=closed")).toEqual([])
  })
})

describe("the search", () => {
  test.each([
    ["p7", ["seal leaks"]],
    ["P-7", ["seal leaks"]],
    ["p 7", ["seal leaks"]],
    ["p7 seal", ["seal leaks"]],
    ["p7 motor", []],
    ["lea", ["seal leaks"]],
    ["mo", ["motor of P_9 hums"]],
    ["%", []],
  ])("for %p finds %p by title words and machine names without punctuation", async (search, titles) => {
    const reader = await aReader(["Press P-7", "Oven"])
    await anIssue(deps, reader.devices[0]!, reader.userId, { title: "seal leaks" })
    await anIssue(deps, reader.devices[1]!, reader.userId, { title: "motor of P_9 hums" })
    expect(await reader.titles(new URLSearchParams({ search }).toString())).toEqual(titles)
  })

  test("for a person finds the issues assigned to this person", async () => {
    const reader = await aReader()
    const id = await anIssueAt(reader, "assigned", 0, 2)
    await anIssueAt(reader, "free", 0, 2)
    await withWindow(id, 0, 2, { assigned_user_id: reader.userId })
    const { username } = await db
      .selectFrom("app_user")
      .select("username")
      .where("id", "=", reader.userId)
      .executeTakeFirstOrThrow()
    expect(await reader.titles(new URLSearchParams({ search: username }).toString())).toEqual(["assigned"])
  })

  test("compares machine names as the database does", async () => {
    const names = ["Press P-7", "Größe_Ä/1", "a.b,c;d:(e)#f+g\\h"]
    for (const name of names) {
      const [row] = await sql`select search_key(${name}) as key`
      expect(row?.key).toBe(searchKey(name))
    }
  })
})

describe("rights", () => {
  test("exclude issues of machines without ISSUE_READ from pages, groups and counts", async () => {
    const reader = await aReader()
    await anIssueAt(reader, "visible", 0, 2)
    const elsewhere = await aDevice(deps)
    await grantOnDevice(deps, reader.userId, elsewhere, ["DEVICE_READ"])
    await anIssue(deps, elsewhere, reader.userId, { title: "hidden" })
    expect(await reader.list("")).toMatchObject({ total: 1, groups: { now: 1 } })
    const counts = await countTriage(
      db,
      await triageReader(db, reader.actor),
      [filterOf("search=hidden")],
      NOW,
    )
    expect([counts.tabs.open, counts.saved]).toEqual([1, [0]])
  })
})

describe("at the size of a large plant", async () => {
  const userId = await aUser(deps)
  const groupId = await aUserGroup(deps, [userId])
  const deviceGroupId = await aDeviceGroup(deps)
  await sql`insert into device (device_group_id, name)
    select ${deviceGroupId}::uuid, 'Mixer M-' || n from generate_series(1, 3000) n`
  await sql`insert into issue (device_id, title, state, done_sub_status, issue_type, priority, activation_on, window_hours,
      window_end_on, assigned_user_group_id, created_by, changed_by)
    select device.id, 'routine ' || n, state, case when state = 'CLOSED' then 'DONE' end, 'ERROR', 'NORMAL', opens, 8,
      opens + interval '8 hours', case when n % 500 = 0 then ${groupId}::uuid end, ${userId}, ${userId}
    from (select n, case when n % 5 = 0 then 'OPEN' else 'CLOSED' end as state,
        ${NOW.toISOString()}::timestamptz + (n % 200 - 100) * interval '1 hour' as opens
      from generate_series(1, 40000) n) made
    join (select id, row_number() over () as place from device where name like 'Mixer%') device
      on device.place = 1 + n % 3000`
  await sql`analyze issue`
  await sql`analyze device`
  const reader = { userId, userGroupIds: [groupId], reach: null, hasFewGroupIssues: true }
  const listed = (query: string) => (on: Db) => triagePage(on, reader, filterOf(query), page(), NOW)

  const READS: Record<string, (db: Db) => Promise<unknown>> = {
    "by window": listed(""),
    "my issues": listed("tab=mine"),
    "window over": listed("tab=over"),
    "sorted by title": listed("sort=title"),
    "sorted by priority": listed("sort=priority"),
    "sorted by change": listed("sort=-changed"),
    "found by a rare word": listed("search=19995"),
    "found by a machine": listed("search=m2999"),
    "counts of all tabs": (on) => countTriage(on, reader, [filterOf("priority=HIGH")], NOW),
  }
  test.each(Object.entries(READS))("the issue list %s does not read all issues", async (_, read) => {
    expect((await findSequentialScans(sql, read)).filter((table) => table === "issue")).toEqual([])
  })

  test.each([
    ["by window", ""],
    ["sorted by title", "sort=title"],
  ])("the issue list %s is not planned anew each time", async (_, query) => {
    const planned = await findPlannedEachTime(sql, listed(query))
    // Names that are not cached yet are looked up by any number of ids.
    expect(planned.filter((text) => text.includes("found"))).toEqual([])
  })

  test("the issues of a user's groups are not planned anew each time", async () => {
    const planned = await findPlannedEachTime(sql, (on) =>
      issuesPage(on, { readableBy: null, assignedUserGroupIds: [groupId] }, page()),
    )
    // Names that are not cached yet are looked up by any number of ids.
    expect(planned.filter((text) => text.includes("mine"))).toEqual([])
  })

  test("the start page is not planned anew each time", async () => {
    const actor = { userId, userGroupIds: [groupId], isSuperuser: true }
    const dayEnd = new Date(NOW.getTime() + HOUR)
    const planned = await findPlannedEachTime(sql, (on) => readWorklist(on, actor, NOW, dayEnd))
    expect(planned).toEqual([])
  })

  describe("a reader of few machines", async () => {
    const readerId = await aUser(deps)
    const machines = await sql<{ id: string }[]>`
      select id from device where name like 'Mixer%' order by name limit ${FEW_MACHINES}`
    for (const { id } of machines) await grantOnDevice(deps, readerId, id, ["ISSUE_READ"])
    await sql`analyze device_permission`
    const [own] = await sql<{ issues: number }[]>`
      select count(*)::int as issues from issue where device_id = any(${machines.map(({ id }) => id)}::uuid[])`
    const actor = { userId: readerId, userGroupIds: [], isSuperuser: false }
    const asked = (query: string) => async (on: Db) =>
      triagePage(on, await triageReader(on, actor), filterOf(query), page(), NOW)

    const LISTS: Record<string, (db: Db) => Promise<unknown>> = {
      "the issue list by window": asked(""),
      "the issue list of windows that are over": asked("tab=over"),
      "the issue list of closed ones": asked("tab=closed"),
      "the issue list of closed ones by change": asked("tab=closed&sort=-changed"),
      "the counts of tabs": async (on) =>
        countTriage(on, await triageReader(on, actor), [filterOf("priority=HIGH")], NOW),
      "the start page": (on) => readWorklist(on, actor, NOW, new Date(NOW.getTime() + HOUR)),
      "the issues of the API": (on) => issuesPage(on, { readableBy: readerId }, page()),
      "the open issues of the API": (on) =>
        issuesPage(on, { readableBy: readerId, states: ["OPEN", "IN_PROGRESS"] }, page()),
    }
    test.each(Object.entries(LISTS))(
      "does not make %s read the issues of other machines",
      async (_, read) => {
        const counts = await countRowsRead(sql, "issue", read)
        expect(Math.max(...counts)).toBeGreaterThan(0)
        // A page and its total may be found by two scans each.
        expect(Math.max(...counts)).toBeLessThanOrEqual(4 * own!.issues)
      },
    )
  })

  test("a search for a rare word is looked up once, not once per group of windows", async () => {
    const sent = await captureStatements(sql, listed("search=19995"))
    const [page] = sent.filter(({ sql: text }) => text.includes("found as materialized"))
    const plan = (await explainStatement(sql, page!, "costs off")).join("\n")
    expect(plan.match(/Index Scan on issue_by_title/g)?.length).toBe(1)
  })

  test.each(["", "&tab=over"])(
    "a search of the list%p shows the same, in groups, whether it finds few or more than are gathered",
    async (tab) => {
      const found = async (search: string, number = 1) => {
        const request = page(number, 100)
        return triagePage(db, reader, filterOf(`search=${search}${tab}`), request, NOW)
      }
      const few = await found("routine 39")
      const wide = [await found("routine", 12), await found("Routine"), await found("Routine")]
      const places = ({ rows }: TriagePage) => rows.map((row) => WINDOW_GROUPS.indexOf(groupOfRow(row, NOW)))
      for (const list of [few, ...wide]) expect(places(list)).toEqual(places(list).toSorted((a, b) => a - b))
      const sizes = Object.values(few.groups).reduce((sum, size) => sum + size, 0)
      expect([few.rows.length, few.total]).toEqual([Math.min(100, sizes), sizes])
      const titlesOfAll = titlesOf(await triagePage(db, reader, filterOf(tab.slice(1)), page(1, 100), NOW))
      const expected = titlesOfAll.filter((title) => title.includes("routine"))
      expect(titlesOf(wide[1]!).slice(0, expected.length)).toEqual(expected)
      expect(wide[2]).toEqual(wide[1]!)
      expect(wide.map(({ rows }) => rows.length)).toEqual([100, 100, 100])
    },
  )

  test("the own issues of a reader of few machines are found by their assignee, not among those of the machines", async () => {
    const own = await aReader(["Own P-1"])
    const mine = { assigned_user_id: own.userId }
    await withWindow(await anIssue(deps, own.devices[0]!, own.userId, { title: "Mine" }), -1, 4, mine)
    for (let n = 0; n < ISSUES_OF_OTHERS; n++) await anIssue(deps, own.devices[0]!, own.userId, {})
    await sql`analyze issue`
    const read = async (on: Db) =>
      triagePage(on, await triageReader(on, own.actor), filterOf("tab=mine"), page(), NOW)
    expect(titlesOf(await read(db))).toEqual(["Mine"])
    expect(Math.max(...(await countRowsRead(sql, "issue", read)))).toBeLessThan(ISSUES_OF_OTHERS)
  })

  test("the list of a user's groups asks the database nothing for somebody without a group", async () => {
    const loner = { ...reader, userGroupIds: [] }
    const sent = await captureStatements(sql, (on) =>
      triagePage(on, loner, filterOf("tab=group"), page(2), NOW),
    )
    expect(sent).toEqual([])
    const empty = { rows: [], total: 0, page: 2, size: 15, groups: {} }
    expect(await triagePage(db, loner, filterOf("assignee=groups"), page(2), NOW)).toEqual(empty)
  })

  test("the counts of tabs stop at their limit", async () => {
    const { tabs } = await countTriage(db, reader, [], NOW)
    expect([tabs.open, tabs.over, tabs.mine]).toEqual([TAB_COUNT_MAX + 1, TAB_COUNT_MAX + 1, 0])
  })
})

describe.each([
  ["few", true],
  ["many", false],
])("a reader of %s machines", (_, isSmall) => {
  test.each(["mine", "group"] as const)(
    "sees and counts in the tab %p no issue of a machine that they may not read",
    async (tab) => {
      const { userId, devices } = await aReader()
      const groupId = await aUserGroup(deps, [userId])
      const assigned = tab === "mine" ? { assigned_user_id: userId } : { assigned_user_group_id: groupId }
      for (const [title, deviceId] of [
        ["Readable", devices[0]!],
        ["Secret", await aDevice(deps)],
      ] as const)
        await withWindow(await anIssue(deps, deviceId, userId, { title }), -1, 4, assigned)
      const reach = { userId, authority: "ISSUE_READ", isSmall, isLarge: false } as const
      const reader = { userId, userGroupIds: [groupId], reach, hasFewGroupIssues: true }
      expect(titlesOf(await triagePage(db, reader, filterOf(`tab=${tab}`), page(), NOW))).toEqual([
        "Readable",
      ])
      expect((await countTriage(db, reader, [], NOW)).tabs[tab]).toBe(1)
    },
  )
})
