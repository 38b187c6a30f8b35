import { describe, expect, test } from "bun:test"
import { insertAttachment } from "../../src/maintenance/attachments/store.ts"
import { record, searchAudit } from "../../src/system/audit/store.ts"
import { deviceIdByName, signInToPages, testPages, userIdByName } from "../harness/pages.ts"

const pages = await testPages()
const administrator = await signInToPages(pages, "administrator")
const technician = await signInToPages(pages, "technician")
const approver = await signInToPages(pages, "approver")
const p7 = await deviceIdByName(pages, "Press P-7")
const issue = await issueWithFile()
const maintenance = await groupId("Maintenance Hall 2")

async function groupId(name: string): Promise<string> {
  const group = pages.deps.db.selectFrom("user_group").select("id").where("name", "=", name)
  return (await group.executeTakeFirstOrThrow()).id
}

/** Lists without rows have no heads. */
async function issueWithFile(): Promise<string> {
  const { db } = pages.deps
  const found = db.selectFrom("issue").select("id").where("device_id", "=", p7).where("state", "=", "OPEN")
  const { id } = await found.executeTakeFirstOrThrow()
  const now = pages.deps.clock()
  const hash = Buffer.alloc(32, 1)
  await db.insertInto("stored_file").values({ content_hash: hash, size_bytes: 1, stored_on: now }).execute()
  const userId = await userIdByName(pages, "technician")
  for (const fileName of ["relay.txt", "Axis.txt"])
    await insertAttachment(db, {
      ...{
        issueId: id,
        fileName,
        mediaType: "text/plain",
        sizeBytes: 1,
        hash,
        scanState: "NEW",
        userId,
        now,
      },
    })
  await record({ tx: db, actor: null, now }, "ISSUE_CREATED", { type: "issue", id, deviceId: p7 })
  return id
}

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
    ["/admin/users", administrator, ["User name", "E-mail", "Last sign-in"]],
    ["/admin/usergroups", administrator, ["Name"]],
    ["/admin/roles?tab=device", administrator, ["Name"]],
    ["/admin/access", administrator, ["Person", "Since", "Last used", "Expires"]],
    ["/admin/audit", administrator, ["Time", "User"]],
    [`/admin/usergroups/${maintenance}?tab=users`, administrator, ["User name", "Last sign-in"]],
    ["/approvals", approver, ["Title", "Start", "Requested on"]],
    [`/devices/${p7}?tab=files`, technician, ["File", "Size", "Added"]],
    [`/devices/${p7}/issues/${issue}?tab=audit`, technician, ["Time"]],
    ["/issues/new", technician, ["Name", "Location"]],
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

  test("order the files of a machine by name, whatever the case, from either end", async () => {
    const path = `/devices/${p7}?tab=files`
    expect(titlesOf(await technician.html(`${path}&sort=fileName`))).toEqual(["Axis.txt", "relay.txt"])
    expect(titlesOf(await technician.html(`${path}&sort=-fileName`))).toEqual(["relay.txt", "Axis.txt"])
  })

  test("order the audit log by user, each with the newest entry first", async () => {
    const { db } = pages.deps
    const by = (sort: string) =>
      searchAudit(db, { page: 1, size: 200, search: "SIGN_IN", sort }).then(({ rows }) => rows)
    const rising = await by("username")
    const names = rising.map(({ username }) => username.toLowerCase())
    expect(new Set(names).size).toBeGreaterThan(2)
    expect(names).toEqual(names.toSorted())
    const own = rising.filter(({ username }) => username === "technician").map(({ id }) => id)
    expect(own).toEqual(own.toSorted((a, b) => b - a))
    expect((await by("-username")).map(({ id }) => id)).toEqual(rising.map(({ id }) => id).reverse())
  })

  test("order users by the user name, whose head has the arrow", async () => {
    const list = async (path: string) => {
      const html = await administrator.html(path)
      const names = html.matchAll(/<td class="cell-labelled" data-label="User name">([^<]*)/g)
      return { head: headsOf(html)[0], names: [...names].map(([, name = ""]) => name) }
    }
    const { head, names } = await list("/admin/users")
    expect(head).toEqual({ label: "User name", direction: "ascending", href: "/admin/users?sort=-username" })
    expect(names.length).toBeGreaterThan(5)
    expect(names).toEqual(names.toSorted())
    expect((await list(head?.href ?? "")).names).toEqual(names.toReversed())
  })

  test("begin the requests that wait for a vote with the one that starts first", async () => {
    const heads = headsOf(await approver.html("/approvals"))
    expect(heads.find(({ direction }) => direction)).toMatchObject({ label: "Start", direction: "ascending" })
    const decided = headsOf(await approver.html("/approvals?completed=true"))
    expect(decided.find(({ direction }) => direction)).toMatchObject({
      label: "Requested on",
      direction: "descending",
    })
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
