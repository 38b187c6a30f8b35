/** The issue list that triages: tabs, filters, preview, bulk actions, export and saved filters. */
import { describe, expect, test } from "bun:test"
import type { DeviceAuthority } from "../../src/base/authorities.ts"
import { hoursAfter } from "../../src/base/clock.ts"
import { aDevice, anIssue } from "../harness/builders.ts"
import {
  type BrowserSession,
  deviceIdByName,
  HTMX,
  signInToPages,
  testPages,
  userIdByName,
} from "../harness/pages.ts"
import { aLocalUser, PASSWORD } from "../harness/sign-in.ts"
import { grantOnDevice } from "../harness/users.ts"

const pages = await testPages()
const technician = await signInToPages(pages, "technician")
const expert = await signInToPages(pages, "expert")
const p7 = await deviceIdByName(pages, "Press P-7")
const userId = await userIdByName(pages, "technician")

const newIssue = (title: string) => anIssue(pages.deps, p7, userId, { title })
/** Its window of 20 hours begins so many hours from now. */
async function newIssueInHours(hours: number): Promise<void> {
  const start = hoursAfter(pages.deps.clock(), hours)
  await pages.deps.db
    .updateTable("issue")
    .set({ activation_on: start, window_hours: 20, window_end_on: hoursAfter(start, 20) })
    .where("id", "=", await newIssue(`Window group in ${hours} hours`))
    .execute()
}
const stateOf = async (issueId: string) => {
  const columns = ["state", "priority", "done_sub_status", "extension_hours", "assigned_user_id"] as const
  return pages.deps.db.selectFrom("issue").select(columns).where("id", "=", issueId).executeTakeFirstOrThrow()
}
const ids = (...given: string[]) => ({ ids: given.join(",") })

/** Titles of the rows, in their order. */
const titlesIn = (html: string) =>
  [...html.matchAll(/class="row-link"[^>]*>([^<]*)</g)].map(([, title]) => title ?? "")

/** Somebody who reads a new machine and nothing else. */
async function aReaderOfOneMachine(authorities: readonly DeviceAuthority[]) {
  const deviceId = await aDevice(pages.deps)
  const { userId: readerId, username } = await aLocalUser(pages)
  await grantOnDevice(pages.deps, readerId, deviceId, authorities)
  return { deviceId, reader: await signInToPages(pages, username, PASSWORD) }
}

describe("the list", () => {
  test("offers selection and the keys for it to those only who may change an issue of some machine", async () => {
    for (const [authorities, maySelect] of [
      [["ISSUE_READ"], false],
      [["ISSUE_READ", "ISSUE_UPDATE"], true],
    ] as const) {
      const { deviceId, reader } = await aReaderOfOneMachine(authorities)
      await anIssue(pages.deps, deviceId, userId, { title: "Selection" })
      const [list, keys] = [await reader.html("/issues"), await reader.dialog("/issues/keys")]
      expect(titlesIn(list)).toEqual(["Selection"])
      expect(/name="id"|data-select-all|data-bulk-action/.test(list)).toBe(maySelect)
      expect(list.includes("<kbd>X</kbd>")).toBe(maySelect)
      for (const key of ["X", "A", "P", "C"]) expect(keys.includes(`<kbd>${key}</kbd>`)).toBe(maySelect)
      for (const key of ["J", "Enter", "/"]) expect(keys).toContain(`<kbd>${key}</kbd>`)
    }
  })

  test("has tabs with counts and groups by window with their windows in words", async () => {
    for (const hours of [-1, 5, 48, -48]) await newIssueInHours(hours)
    const html = await technician.html("/issues?search=window+group")
    expect(html).toMatch(/All open<span class="tab-count">\d+<\/span>/)
    for (const group of ["Open now", "Opens within 24 hours", "Later", "Window over, still open"])
      expect(html).toContain(group)
    expect(html).toMatch(/class="window-words window-green">[^<]*left</)
    expect(html).toContain("over for")
  })

  test("finds Press P-7 by p7, keeps the search in the form, and offers to clear and to keep the filters", async () => {
    const html = await technician.html("/issues?search=p7&type=ERROR")
    expect(titlesIn(html)).toContain("Pressure drops during holding phase")
    expect(html.match(/<td>[^<]*<\/td>/g)?.filter((cell) => cell.includes("Press P-7")).length).toBe(
      titlesIn(html).length,
    )
    expect(html).toMatch(/name="search"[^>]* value="p7"/)
    expect(html).toContain("/issues/filters/new?query=type%3DERROR%26search%3Dp7")
    expect(html).toContain("Clear filters")
  })

  test("sorts by a head and says so to screen readers", async () => {
    const html = await technician.html("/issues?sort=title")
    const titles = titlesIn(html)
    expect(titles).toEqual(titles.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
    expect(html).toContain('aria-sort="ascending"')
    expect(html).not.toContain("group-row")
  })

  test("without a match shows a sentence and a link that clears the filters", async () => {
    const html = await technician.html("/issues?search=nothing-is-called-so")
    expect(html).toContain("No issue matches these filters.")
    expect(html).toMatch(/<a [^>]*href="\/issues"[^>]*>\s*Clear/)
  })
})

describe("the parts of the list that all readers share", () => {
  const listOf = (html: string) => html.match(/<section id="issue-list".*?<\/section>/s)?.[0] ?? ""

  test("have each reader's own rows, counts and pager, whoever was the first to see them", async () => {
    const { deviceId, reader } = await aReaderOfOneMachine(["DEVICE_READ", "ISSUE_READ"])
    await anIssue(pages.deps, deviceId, userId, { title: "On a machine of one reader" })
    const lists = [await technician.html("/issues"), await reader.html("/issues")].map(listOf)
    const again = [await technician.html("/issues"), await reader.html("/issues")].map(listOf)
    expect(again).toEqual(lists)
    expect(titlesIn(lists[0] ?? "").length).toBeGreaterThan(1)
    expect(titlesIn(lists[1] ?? "")).toEqual(["On a machine of one reader"])
    expect(lists.map((list) => /class="pager/.test(list))).toEqual([true, false])
    expect(lists[1]).toContain('All open<span class="tab-count">1</span>')
  })

  test("show at once what a reader has changed: the first own issue, its count, and none again", async () => {
    const rights = ["DEVICE_READ", "ISSUE_READ", "ISSUE_UPDATE"] as const
    const { deviceId, reader } = await aReaderOfOneMachine(rights)
    const id = await anIssue(pages.deps, deviceId, userId, { title: "Taken a moment ago" })
    const own = async () => {
      const html = await reader.html("/issues?tab=mine")
      return [titlesIn(html), html.match(/My issues<span class="tab-count">(\d+)/)?.[1]]
    }
    expect(await own()).toEqual([[], "0"])
    await reader.post(`/devices/${deviceId}/issues/${id}/take`, {})
    expect(await own()).toEqual([["Taken a moment ago"], "1"])
    await reader.post(`/devices/${deviceId}/issues/${id}/return`, {})
    expect(await own()).toEqual([[], "0"])
  })

  test("offer a new issue to those alone who may create one", async () => {
    const { reader } = await aReaderOfOneMachine(["DEVICE_READ", "ISSUE_READ"])
    const isOffered = async (session: BrowserSession) =>
      (await session.html("/issues")).includes('href="/issues/new"')
    expect([await isOffered(technician), await isOffered(reader), await isOffered(technician)]).toEqual([
      true,
      false,
      true,
    ])
  })
})

describe("the preview", () => {
  test("shows an issue beside the list with what the user may do next", async () => {
    const path = `/devices/${p7}/issues/${await newIssue("Looked at only")}`
    const html = await technician.dialog(`${path}/preview`)
    expect(html).toContain("<h2>Looked at only</h2>")
    expect(html).toContain(`action="${path}/take"`)
    expect(await expert.dialog(`${path}/preview`)).not.toContain(`action="${path}/take"`)
  })
})

describe("a bulk action", () => {
  test.each([
    ["take", {}, { state: "IN_PROGRESS", assigned_user_id: userId }],
    ["assign", { assignee: `user:${userId}` }, { assigned_user_id: userId }],
    ["priority", { priority: "LOW" }, { priority: "LOW" }],
    ["extend", { hours: "2" }, { extension_hours: 2 }],
    ["close", { reason: "DUPLICATE" }, { state: "CLOSED", done_sub_status: "DUPLICATE" }],
  ] as const)("%s changes each issue and names its fate", async (name, fields, expected) => {
    const [one, other] = [await newIssue("First of two"), await newIssue("Second of two")]
    const dialog = await technician.dialog(`/issues/bulk/${name}?id=${one}&id=${other}`)
    expect(dialog).toContain("First of two")
    expect(dialog).toContain("2 issues")
    const answer = await technician.post(`/issues/bulk/${name}`, { ...ids(one, other), ...fields }, HTMX)
    const html = await answer.text()
    expect([answer.status, html.includes("2 of 2 changed")]).toEqual([200, true])
    for (const id of [one, other]) expect(await stateOf(id)).toMatchObject(expected)
  })

  test("changes the others when one is refused, and says why", async () => {
    const [open, closed] = [await newIssue("Still open"), await newIssue("Closed before")]
    await technician.post(`/devices/${p7}/issues/${closed}/close`, { reason: "DONE" })
    const answer = await technician.post(
      "/issues/bulk/priority",
      { ...ids(closed, open), priority: "HIGH" },
      HTMX,
    )
    const html = await answer.text()
    expect(html).toContain("1 of 2 changed")
    expect(html).toMatch(/Closed before<\/strong><span class="muted">The issue “Closed before” is closed\./)
    expect(await stateOf(open)).toMatchObject({ priority: "HIGH" })
  })

  test("refuses issues that the user may not change, and does not name those that the user may not read", async () => {
    const [readable, hidden] = [
      await newIssue("Readable only"),
      await anIssue(pages.deps, await deviceIdByName(pages, "Press P-5"), userId, { title: "Hidden one" }),
    ]
    const answer = await expert.post("/issues/bulk/close", { ...ids(readable, hidden), reason: "DONE" }, HTMX)
    const html = await answer.text()
    expect(html).toContain("0 of 2 changed")
    expect([html.includes("Readable only"), html.includes("Hidden one")]).toEqual([true, false])
    for (const id of [readable, hidden]) expect(await stateOf(id)).toMatchObject({ state: "OPEN" })
  })

  test("of a single issue returns to the list as it was seen", async () => {
    const id = await newIssue("Taken from the list")
    const seen = { ...HTMX, "hx-current-url": "http://localhost/issues?tab=group&page=2" }
    const answer = await technician.post("/issues/bulk/take", ids(id), seen)
    expect(answer.headers.get("hx-redirect")).toBe("/issues?tab=group&page=2")
  })

  test("without its choice returns the form with the error beside it and changes nothing", async () => {
    const id = await newIssue("Not assigned yet")
    const answer = await technician.post("/issues/bulk/assign", { ...ids(id), assignee: "" }, HTMX)
    expect([answer.status, (await answer.text()).includes('id="field-assignee-error"')]).toEqual([422, true])
    expect(await stateOf(id)).toMatchObject({ assigned_user_id: null })
  })

  test("without a selection asks for one", async () => {
    expect(await technician.dialog("/issues/bulk/close")).toContain("Select at least one issue.")
  })
})

test("the export holds what the filters show, in their order, as spreadsheets of the language read it", async () => {
  await newIssue('Export "quoted", =sum')
  const answer = await technician.get("/issues/export.csv?search=export&sort=title")
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8")
  const lines = (await answer.text()).trim().split("\r\n")
  expect(lines).toHaveLength(2)
  expect(lines[1]).toStartWith('"Export ""quoted"", =sum",Press P-7,Maintenance,Normal,Open,')
  const german = await technician.get("/issues/export.csv?search=export", { cookie: "lang=de" })
  expect(german.headers.get("content-disposition")).toContain("filename*=UTF-8''Auftr%C3%A4ge%20")
  expect(await german.text()).toContain("Titel;Maschine;")
})

describe("a saved filter", () => {
  test("becomes a tab with its count for its user alone, until it is deleted", async () => {
    const saved = await technician.post("/issues/filters/new", {
      name: "P-7 faults",
      query: "search=p7&type=ERROR&evil=1",
    })
    expect(saved.headers.get("location")).toBe("/issues?type=ERROR&search=p7")
    const html = await technician.html("/issues")
    const tab =
      /href="(\/issues\?type=ERROR&amp;search=p7&amp;saved=([^"]+))"[^>]*>P-7 faults<span class="tab-count">\d+/.exec(
        html,
      )
    expect(tab).not.toBeNull()
    expect(await expert.html("/issues")).not.toContain("P-7 faults")
    const remove = `/issues/filters/${tab?.[2]}/delete`
    expect((await expert.post(remove, {})).status).toBe(404)
    expect(await technician.html(`/issues?type=ERROR&search=p7&saved=${tab?.[2]}`)).toContain(
      `action="${remove}"`,
    )
    expect((await technician.post(remove, {})).status).toBe(303)
    expect(await technician.html("/issues")).not.toContain("P-7 faults")
  })

  test("needs a name that the user has not used", async () => {
    const save = async (name: string) =>
      (await technician.post("/issues/filters/new", { name, query: "tab=mine" }, HTMX)).status
    expect([await save(""), await save("Twice"), await save("twice")]).toEqual([422, 200, 422])
  })

  test("is one of ten at most, also when they are saved at the same time", async () => {
    const approver = await signInToPages(pages, "approver")
    const save = async (at: number) =>
      (await approver.post("/issues/filters/new", { name: `Filter ${at}`, query: "tab=mine" }, HTMX)).status
    const answers = await Promise.all(Array.from({ length: 14 }, (_, at) => save(at)))
    expect(answers.toSorted()).toEqual([...Array(10).fill(200), ...Array(4).fill(422)])
  })
})

test("a new issue begins with the choice of a machine, greyed out where the user may not create issues", async () => {
  const html = await expert.html("/issues/new?search=p-7")
  expect(html).toContain("row-disabled")
  await grantOnDevice(pages.deps, await userIdByName(pages, "expert"), p7, ["ISSUE_CREATE"])
  expect(await expert.html("/issues/new?search=p-7")).toContain(`href="/devices/${p7}/issues/new"`)
})
