import { describe, expect, test } from "bun:test"
import { BUILT_IN_ROLES } from "../../src/identity/roles/rules.ts"
import { HTMX, signInToPages, testPages, userIdByName } from "../harness/pages.ts"
import { grantOnSystem } from "../harness/users.ts"

const pages = await testPages()
const { db } = pages.deps
const administrator = await signInToPages(pages, "administrator")

const checked = (...authorities: string[]) =>
  Object.fromEntries(authorities.map((authority) => [`authority_${authority}`, "true"]))

async function authoritiesOfRole(name: string): Promise<string[]> {
  const rows = db.selectFrom("system_role").innerJoin("system_role_authority", "system_role_id", "id")
  const found = await rows.select("authority").where("name", "=", name).orderBy("authority").execute()
  return found.map(({ authority }) => authority)
}

async function deviceRoleId(name: string): Promise<string> {
  const row = db.selectFrom("device_role").select("id").where("name", "=", name)
  return (await row.executeTakeFirstOrThrow()).id
}

describe("a system role", () => {
  test("is created with the authorities that are checked, and shows them checked", async () => {
    const fields = { name: "Reception", ...checked("USER_READ", "USER_CREATE") }
    const answer = await administrator.post("/admin/roles/systemroles/new", fields)
    expect(await authoritiesOfRole("Reception")).toEqual(["USER_CREATE", "USER_READ"])
    const html = await administrator.html(answer.headers.get("location") ?? "")
    const boxes = [...html.matchAll(/<input [^>]*class="matrix-box"[^>]*>/g)].map(([box]) => box)
    const chosen = boxes
      .filter((box) => box.includes("checked"))
      .map((box) => /name="authority_(\w+)"/.exec(box)?.[1])
    expect(chosen).toEqual(["USER_READ", "USER_CREATE"])
    expect(html).toContain(`2 of ${boxes.length} authorities`)
    expect(html).toContain("Unsaved changes. The role is not assigned.")
  })

  test("loses authorities that are no longer checked, and refuses a concurrent change", async () => {
    const fields = { name: "Porter", ...checked("USER_READ", "USER_GROUP_READ") }
    const path =
      (await administrator.post("/admin/roles/systemroles/new", fields)).headers.get("location") ?? ""
    await administrator.post(path, { name: "Porter", version: "1", ...checked("USER_READ") })
    expect(await authoritiesOfRole("Porter")).toEqual(["USER_READ"])
    const stale = { name: "Porter", version: "1", ...checked("LICENSE_INSTALL") }
    const second = await administrator.post(path, stale, HTMX)
    expect([second.status, (await second.text()).includes(`href="${path}"`)]).toEqual([422, true])
    expect(await authoritiesOfRole("Porter")).toEqual(["USER_READ"])
  })

  test("is listed with what it allows, also after a change since the list was last drawn", async () => {
    const fields = { name: "Gatekeeper", ...checked("USER_READ", "USER_CREATE") }
    const path =
      (await administrator.post("/admin/roles/systemroles/new", fields)).headers.get("location") ?? ""
    const row = async () => {
      const html = await administrator.html("/admin/roles?search=Gatekeeper")
      return html.match(/<tr class="row-linked">.*?<\/tr>/s)?.[0].replace(/<[^>]+>/g, " ") ?? ""
    }
    expect([await row(), await row()]).toEqual([
      expect.stringMatching(/Gatekeeper\s+Users\b.*\b2 of/),
      expect.stringMatching(/Gatekeeper\s+Users\b.*\b2 of/),
    ])
    await administrator.post(path, { name: "Gatekeeper", version: "1", ...checked("USER_READ") })
    expect(await row()).toMatch(/\b1 of \d+\s+0\s/)
    const system_role_id = path.split("/").at(-1) ?? ""
    const groups = db.selectFrom("user_group").select("id").orderBy("id").limit(2)
    for (const { id } of await groups.execute())
      await db.insertInto("user_group_system_role").values({ system_role_id, user_group_id: id }).execute()
    expect(await row()).toMatch(/\b1 of \d+\s+2\s/)
  })

  test("without a name is refused beside the field, and keeps what was checked", async () => {
    const answer = await administrator.post(
      "/admin/roles/systemroles/new",
      { name: " ", ...checked("USER_READ") },
      HTMX,
    )
    const html = await answer.text()
    expect([answer.status, html.includes("field-name-error")]).toEqual([422, true])
    expect(html).toMatch(/<input [^>]*name="authority_USER_READ"[^>]*checked=""/)
  })

  test("is deleted after its groups were counted", async () => {
    const fields = { name: "Temporary", ...checked("USER_READ") }
    const path =
      (await administrator.post("/admin/roles/systemroles/new", fields)).headers.get("location") ?? ""
    expect(await administrator.dialog(`${path}/delete`)).toContain("The role is not assigned")
    const answer = await administrator.post(`${path}/delete`, {})
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin/roles?tab=system"])
    expect((await administrator.get(path)).status).toBe(404)
  })
})

describe("a device role", () => {
  test("shows where it is assigned, and its deletion is not offered while it is", async () => {
    const path = `/admin/roles/deviceroles/${await deviceRoleId("Maintenance")}`
    const html = await administrator.html(path)
    expect(html).toContain("Maintenance Hall 2")
    expect(html).toMatch(/Saving applies to \d+ assignments? at once/)
    const dialog = await administrator.dialog(`${path}/delete`)
    expect(dialog).toContain("cannot be deleted")
    expect(dialog).not.toContain("<form")
  })

  test("is copied as a new role without its name", async () => {
    const copy = await deviceRoleId("Administration")
    const html = await administrator.html(`/admin/roles/deviceroles/new?copy=${copy}`)
    expect(html).toMatch(/<input id="field-name"[^>]* value=""/)
    expect(html.match(/class="matrix-box"[^>]*checked=""|checked=""[^>]*class="matrix-box"/g)?.length).toBe(
      BUILT_IN_ROLES.ADMINISTRATION.authorities.length,
    )
  })
})

describe("an administrator of roles without other authorities", () => {
  test("cannot add an authority that they do not have: the box is locked and a forged form is refused", async () => {
    await grantOnSystem(pages.deps, await userIdByName(pages, "approver"), [
      "SYSTEM_ROLE_READ",
      "SYSTEM_ROLE_CREATE",
    ])
    const approver = await signInToPages(pages, "approver")
    const html = await approver.html("/admin/roles/systemroles/new")
    expect(html).toMatch(/<input [^>]*disabled=""[^>]*name="authority_LICENSE_INSTALL"/)
    expect(html).not.toMatch(/<input [^>]*disabled=""[^>]*name="authority_SYSTEM_ROLE_READ"/)
    const forged = await approver.post(
      "/admin/roles/systemroles/new",
      { name: "Forged", ...checked("LICENSE_INSTALL") },
      HTMX,
    )
    expect(forged.status).toBe(422)
    expect(await authoritiesOfRole("Forged")).toEqual([])
  })

  test("sees the tab of system roles alone", async () => {
    const approver = await signInToPages(pages, "approver")
    const html = await approver.html("/admin/roles?tab=device")
    expect(html).not.toContain("?tab=device")
    expect((await approver.get("/admin/roles/deviceroles/new")).status).toBe(403)
  })
})
