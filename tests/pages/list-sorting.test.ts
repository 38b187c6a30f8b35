import { describe, expect, test } from "bun:test"
import { deviceIdByName, signInToPages, testPages } from "../harness/pages.ts"

const pages = await testPages()
const administrator = await signInToPages(pages, "administrator")
const technician = await signInToPages(pages, "technician")
const p7 = await deviceIdByName(pages, "Press P-7")

interface Head {
  direction: string | null
  label: string
  href: string
}

/** The heads that sort the list, in their order. */
function headsOf(html: string): Head[] {
  const heads = html.matchAll(
    /<th scope="col"([^>]*)>(?:(?!<\/th>).)*?<a id="[^"]*" class="sort"([^>]*)>([^<]*)/gs,
  )
  return [...heads].map(([, th = "", link = "", label = ""]) => ({
    direction: /aria-sort="(\w+)"/.exec(th)?.[1] ?? null,
    label,
    href: (/ href="([^"]*)"/.exec(link)?.[1] ?? "").replaceAll("&amp;", "&"),
  }))
}

/** The first words of each row's first cell. */
const titlesOf = (html: string) =>
  [...html.matchAll(/<a class="row-link"[^>]*>(?:<span[^>]*>)*([^<]*)/g)].map(([, title = ""]) => title)

describe("the heads of a list", () => {
  test.each([
    ["/devices", technician, ["Name", "Type", "Location"]],
    [`/devices/${p7}/issues`, technician, ["Title", "Priority", "Maintenance window"]],
    [`/devices/${p7}?tab=sessions`, technician, []],
    ["/admin/devices", administrator, ["Name", "Type", "Serial number", "Location"]],
    ["/admin/users", administrator, ["Name", "E-mail", "Last sign-in"]],
    ["/admin/usergroups", administrator, ["Name"]],
    ["/admin/roles?tab=device", administrator, ["Name"]],
  ] as const)("of %s sort by columns", async (path, reader, labels) => {
    const html = await reader.html(path)
    const heads = headsOf(html)
    expect(heads.map(({ label }) => label)).toEqual([...labels])
    for (const { href } of heads) {
      const sorted = headsOf(await reader.html(href))
      expect(sorted.filter(({ direction }) => direction !== null)).toHaveLength(1)
    }
  })

  test("sort in the database, the other way round when used again, and keep the search", async () => {
    const first = await technician.html("/devices?search=palletiser")
    const name = headsOf(first)[0]
    expect(name).toEqual({
      direction: "ascending",
      label: "Name",
      href: "/devices?search=palletiser&sort=-name",
    })
    const turned = await technician.html(name?.href ?? "")
    expect(headsOf(turned)[0]).toEqual({
      direction: "descending",
      label: "Name",
      href: "/devices?search=palletiser",
    })
    expect(titlesOf(first).length).toBeGreaterThan(1)
    expect(titlesOf(turned)).toEqual(titlesOf(first).toReversed())
    expect(turned).toContain('<input type="hidden" name="sort" value="-name"')
  })

  test("show the order that the address asks for, and lead to the first page of the other", async () => {
    const html = await administrator.html("/admin/users?sort=-email&page=1")
    expect(headsOf(html).find(({ label }) => label === "E-mail")).toMatchObject({
      direction: "descending",
      href: "/admin/users?sort=email",
    })
  })

  test.each(["secret", "-", "name;drop table device", "passwordHash"])(
    "with the order %j of no column are in their usual order",
    async (sort) => {
      const answer = await technician.get(`/devices?sort=${encodeURIComponent(sort)}`)
      expect(answer.status).toBe(200)
      expect(headsOf(await answer.text())[0]?.direction).toBe("ascending")
    },
  )
})
