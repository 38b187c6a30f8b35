import { describe, expect, test } from "bun:test"
import { ADMIN_ENTRIES } from "../../src/web/admin-entries.ts"
import { NAV_ENTRIES } from "../../src/web/navigation.tsx"
import { signInToPages, testPages, userIdByName } from "../harness/pages.ts"
import { grantOnSystem } from "../harness/users.ts"

const pages = await testPages()

/** The links of a navigation by their addresses. */
const linksOf = (html: string, className: string) =>
  [...html.matchAll(new RegExp(`<a class="${className}" href="([^"]+)"`, "g"))].map(([, href]) => href)

describe("the main navigation", () => {
  test("leads a user without system authorities to all its entries but the administration", async () => {
    const html = await (await signInToPages(pages, "technician")).html("/issues")
    expect(linksOf(html, "nav-link")).toEqual(NAV_ENTRIES.map(({ href }) => href))
    expect(html).not.toContain('href="/admin')
  })

  test("leads a user with one system authority to the administration, on phones to the list of its pages", async () => {
    await grantOnSystem(pages.deps, await userIdByName(pages, "expert"), ["USER_READ"])
    const reader = await signInToPages(pages, "expert")
    const html = await reader.html("/issues")
    expect(linksOf(html, "nav-link")).toContainEqual(expect.stringMatching(/^\/admin\/\w+$/))
    const rest = NAV_ENTRIES.filter(({ isInBottomBar }) => !isInBottomBar).map(({ href }) => href)
    const bottomBar = html.slice(html.indexOf('class="bottom-bar"'))
    expect(linksOf(bottomBar, "menu-item")).toEqual([...rest, "/admin"])
  })

  test("counts the requests that wait for the user's vote until the user has voted", async () => {
    const approver = await signInToPages(pages, "approver")
    const list = await approver.html("/approvals")
    expect(list).toContain('<a class="nav-link" href="/approvals" aria-current="page" data-count="1">')
    const request = /href="(\/approvals\/[0-9a-f-]{36})"/.exec(list)?.[1]
    await approver.post(`${request}/vote`, { approved: "true" })
    expect(await approver.html("/approvals")).not.toMatch(/href="\/approvals"[^>]*data-count/)
  })
})

describe("the list of the administration's pages", () => {
  test("is refused with 403 to a user without system authorities", async () => {
    expect((await (await signInToPages(pages, "technician")).get("/admin")).status).toBe(403)
  })

  test("names the audit log alone to a user with AUDIT_READ alone", async () => {
    await grantOnSystem(pages.deps, await userIdByName(pages, "approver"), ["AUDIT_READ"])
    const auditor = await signInToPages(pages, "approver")
    expect(linksOf(await auditor.html("/admin"), "rail-link")).toEqual(["/admin/audit"])
    expect((await auditor.get("/admin/audit")).status).toBe(200)
  })

  test("names every page to a superuser and each of them answers", async () => {
    const administrator = await signInToPages(pages, "administrator")
    const html = await administrator.html("/admin")
    expect(linksOf(html, "rail-link")).toEqual(ADMIN_ENTRIES.map(({ href }) => href))
    for (const { href } of ADMIN_ENTRIES) {
      // The guide leads to its next step.
      const expected = href === "/setup" ? 303 : 200
      expect([href, (await administrator.get(href)).status]).toEqual([href, expected])
    }
  })
})
