/** Search over everything: as a page, as parts of the dialog, and within the rights of the reader. */
import { describe, expect, test } from "bun:test"
import { findValue, updateRowsWith } from "../../src/db/rows.ts"
import { matchIn } from "../../src/screens/search/results.tsx"
import { anIssue } from "../harness/builders.ts"
import { deviceIdByName, HTMX, signInToPages, testPages, userIdByName } from "../harness/pages.ts"

const pages = await testPages()
const [technician, expert, administrator] = [
  await signInToPages(pages, "technician"),
  await signInToPages(pages, "expert"),
  await signInToPages(pages, "administrator"),
]
const p7 = await deviceIdByName(pages, "Press P-7")
const p5 = await deviceIdByName(pages, "Press P-5")

describe("the search over everything", () => {
  test.each(["p7", "P-7", "p 7"])(
    "finds Press P-7 and its issues by %p on a page without script",
    async (search) => {
      const html = await technician.html(`/search?${new URLSearchParams({ q: search })}`)
      expect(html).toContain(`href="/devices/${p7}"`)
      expect(html).toContain("Pressure drops during holding phase")
      expect(html).toContain(`href="/issues?search=${encodeURIComponent(search).replace("%20", "+")}"`)
    },
  )

  test("shows machines whose name begins with the search before those that only contain it", async () => {
    const html = await administrator.html("/search?q=press")
    const machine = /href="\/devices\/[0-9a-f-]{36}">.*?<span class="result-text"><span>(.*?)<\/span>/gs
    const names = [...html.matchAll(machine)].map((found) => found[1]?.replace(/<\/?mark>/g, ""))
    expect(names.length).toBeGreaterThan(0)
    expect(names.every((name) => name?.startsWith("Press P-"))).toBe(true)
  })

  test("answers the dialog and its results as parts", async () => {
    expect(await technician.dialog("/search/dialog")).toStartWith('<dialog id="jump"')
    expect((await technician.get("/search/dialog")).headers.get("location")).toBe("/search")
    const results = await (await technician.get("/search/results?q=p7", HTMX)).text()
    expect(results).not.toContain("<html")
    expect(results).toContain(`href="/devices/${p7}"`)
  })

  test("finds closed issues after the open ones", async () => {
    const userId = await userIdByName(pages, "technician")
    const [closed, open] = [
      await anIssue(pages.deps, p7, userId, { title: "Sprocket worn" }),
      await anIssue(pages.deps, p7, userId, { title: "Sprocket noisy" }),
    ]
    await technician.post(`/devices/${p7}/issues/${closed}/close`, { reason: "DONE" })
    const html = await technician.html("/search?q=sprocket")
    expect(html.indexOf(open)).toBeGreaterThan(0)
    expect(html.indexOf(closed)).toBeGreaterThan(html.indexOf(open))
  })

  test("shows machines, issues, people and pages only to users who may see them", async () => {
    await anIssue(pages.deps, p5, await userIdByName(pages, "technician"), { title: "Sealed secret" })
    expect(await technician.html("/search?q=sealed")).toContain("<mark>Sealed</mark> secret")
    expect(await expert.html("/search?q=sealed")).not.toContain("secret")
    expect(await expert.html("/search?q=p5")).not.toContain(`/devices/${p5}`)
    const sanne = await userIdByName(pages, "s.bakker")
    expect(await administrator.html("/search?q=bakker")).toContain(`href="/admin/users/${sanne}"`)
    expect(await technician.html("/search?q=bakker")).not.toContain(sanne)
    expect(await administrator.html("/search?q=users")).toContain('class="result" href="/admin/users"')
    expect(await technician.html("/search?q=users")).not.toContain('class="result" href="/admin/users"')
    expect(await technician.html("/search?q=approv")).toContain('class="result" href="/approvals"')
  })

  test("finds machines by their manufacturer, and groups that hold a machine which the reader may see", async () => {
    await updateRowsWith(pages.deps.db, "device", { id: p7 }, { manufacturer: "Zöllner Hydraulik" })
    const search = (text: string) => `/search?${new URLSearchParams({ q: text })}`
    expect(await technician.html(search("zöllner"))).toContain(`href="/devices/${p7}"`)
    expect(await technician.html(search("zöllner"))).toContain('href="/devices?search=z%C3%B6llner"')
    const utilities = await findValue(pages.deps.db, "device_group", "id", { name: "Utilities" })
    const group = `href="/devices?group=${utilities}"`
    expect(await administrator.html(search("utili"))).toContain(group)
    expect(await technician.html(search("utili"))).toContain(group)
    expect(await expert.html(search("utili"))).not.toContain(group)
  })

  test("offers what can be done with the only machine that is found, as far as the user may do it", async () => {
    const offered = async (session: typeof technician) => {
      const html = await session.html("/search?q=p7")
      return [html.includes(`/devices/${p7}/issues/new`), html.includes(`/admin/devices/${p7}`)]
    }
    expect(await offered(administrator)).toEqual([true, true])
    expect(await offered(technician)).toEqual([true, false])
    expect(await offered(expert)).toEqual([false, false])
    expect(await administrator.html("/search?q=press")).not.toContain('/issues/new"')
  })

  test.each([
    ["p7", "Press P-7", "P-7"],
    ["PRESS p-7", "Press P-7", "Press P-7"],
    ["öl", "Kaltes Öl läuft aus", "Öl"],
    ["hall", "Press P-7", null],
    ["-", "Press P-7", null],
  ])("marks %s in %s", (search, title, marked) => {
    const at = matchIn(title, search)
    expect(at && title.slice(at.from, at.until)).toBe(marked)
  })

  test("escapes what was searched, and says when nothing is found", async () => {
    const html = await technician.html("/search?q=%3Cb%3Enothing")
    expect(html).toContain("Nothing found for “&lt;b&gt;nothing”")
  })
})
