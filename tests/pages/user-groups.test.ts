import { describe, expect, test } from "bun:test"
import { HTMX, signInToPages, testPages, userIdByName } from "../harness/pages.ts"
import { grantOnSystem } from "../harness/users.ts"

const pages = await testPages()
const { db } = pages.deps
const administrator = await signInToPages(pages, "administrator")
const idOf = (username: string) => userIdByName(pages, username)

const groupByName = (name: string) =>
  db.selectFrom("user_group").selectAll().where("name", "=", name).executeTakeFirstOrThrow()

async function newGroup(name: string): Promise<{ id: string; path: string }> {
  const fields = { name, groupEmailAddress: "*", allowedEmailDomains: "", showUsers: "true" }
  const answer = await administrator.post("/admin/usergroups/new", fields)
  const path = (answer.headers.get("location") ?? "").split("?")[0] ?? ""
  return { id: path.split("/").at(-1) ?? "", path }
}

const memberNames = async (groupId: string) => {
  const members = db.selectFrom("user_group_member").innerJoin("app_user", "app_user.id", "user_id")
  const rows = await members
    .select("username")
    .where("user_group_id", "=", groupId)
    .orderBy("username")
    .execute()
  return rows.map(({ username }) => username)
}

describe("a user group", () => {
  test("is created with domains separated by commas, and opens with its local users", async () => {
    const answer = await administrator.post("/admin/usergroups/new", {
      ...{ name: "Night shift", groupEmailAddress: "night@vandermeer.example" },
      allowedEmailDomains: "vandermeer.example, kessler.example",
    })
    const group = await groupByName("Night shift")
    expect(answer.headers.get("location")).toBe(`/admin/usergroups/${group.id}?tab=users`)
    expect(group.allowed_email_domains).toEqual(["vandermeer.example", "kessler.example"])
    expect(group.show_users).toBe(false)
  })

  test.each([
    ["a missing name", { name: "" }, "field-name-error"],
    ["a wrong e-mail address", { groupEmailAddress: "noaddress" }, "field-groupEmailAddress-error"],
    ["a wrong domain", { allowedEmailDomains: "a.example, -" }, "field-allowedEmailDomains-error"],
    ["a taken name", { name: "Approvers" }, "already"],
  ])("with %s is refused beside the field", async (_what, wrong, sign) => {
    const fields = { name: "Another", groupEmailAddress: "", allowedEmailDomains: "", ...wrong }
    const answer = await administrator.post("/admin/usergroups/new", fields, HTMX)
    expect([answer.status, (await answer.text()).includes(sign)]).toEqual([422, true])
  })

  test("takes and loses local users, several at once", async () => {
    const { id, path } = await newGroup("Pressers")
    const picked = { [`users.${await idOf("m.nowak")}`]: "true", [`users.${await idOf("s.bakker")}`]: "true" }
    expect((await administrator.post(`${path}/members`, picked)).headers.get("location")).toBe(
      `${path}?tab=users`,
    )
    expect(await memberNames(id)).toEqual(["m.nowak", "s.bakker"])
    expect(await administrator.html(`${path}?tab=users&search=bakker`)).not.toContain("Marek Nowak")
    await administrator.post(`${path}/members/remove`, { userId: await idOf("m.nowak") })
    expect(await memberNames(id)).toEqual(["s.bakker"])
    const none = await administrator.post(`${path}/members`, {}, HTMX)
    expect([none.status, (await none.text()).includes("picker-users-error")]).toEqual([422, true])
  })

  test("takes a user from the page of the user", async () => {
    const { id } = await newGroup("Robots")
    const path = `/admin/users/${await idOf("h.okafor")}`
    expect(await administrator.dialog(`${path}/groups`)).toContain("Add Henry Okafor to groups")
    await administrator.post(`${path}/groups`, { [`userGroups.${id}`]: "true" })
    expect(await memberNames(id)).toEqual(["h.okafor"])
    expect(await administrator.html(path)).toContain("Robots")
  })

  test("hides its members from readers without the authority to read users", async () => {
    const { path } = await newGroup("Hidden")
    await db.updateTable("user_group").set({ show_users: false }).where("name", "=", "Hidden").execute()
    await grantOnSystem(pages.deps, await idOf("expert"), ["USER_GROUP_READ"])
    const reader = await signInToPages(pages, "expert")
    expect(await reader.html(`${path}?tab=users`)).toContain("This group does not show its members.")
    expect(await reader.html(path)).toContain('<fieldset class="form-fields" disabled="">')
  })
})

describe("the sources of a user group", async () => {
  const { id: providerId } = await db
    .insertInto("ldap_provider")
    .values({ name: "Plant directory" })
    .returning("id")
    .executeTakeFirstOrThrow()
  const { id, path } = await newGroup("From the directory")
  const form = {
    providerId,
    ...{
      "claimMappings.0.key": "departmentNumber",
      "claimMappings.0.value": "4210",
      "claimMappings.0.csv": "true",
    },
    ...{ groupMappings: "CN=MH2,OU=Maintenance\r\nCN=MH3,OU=Maintenance\r\n", allowedEmailDomains: "" },
  }
  const sources = () => db.selectFrom("user_source").selectAll().where("user_group_id", "=", id).execute()

  test("gain and lose rules without saving, and keep what was typed", async () => {
    const more = await administrator.post(
      `${path}/ldapusersources/new`,
      { ...form, rowCommand: "add 0" },
      HTMX,
    )
    const html = await more.text()
    expect(more.status).toBe(200)
    expect(html).toContain('name="claimMappings.1.key"')
    expect(html).toContain('value="departmentNumber"')
    const fewer = await administrator.post(
      `${path}/ldapusersources/new`,
      { ...form, rowCommand: "remove 0" },
      HTMX,
    )
    expect(await fewer.text()).not.toContain("claimMappings.0.key")
    expect(await sources()).toEqual([])
  })

  test("without a rule or without a directory are refused beside the field", async () => {
    const empty = { providerId: "", groupMappings: "", allowedEmailDomains: "" }
    const answer = await administrator.post(`${path}/ldapusersources/new`, empty, HTMX)
    const html = await answer.text()
    expect([answer.status, html.includes("field-providerId-error")]).toEqual([422, true])
    const noRule = await administrator.post(`${path}/ldapusersources/new`, { ...empty, providerId }, HTMX)
    expect([noRule.status, (await noRule.text()).includes("field-error")]).toEqual([422, true])
  })

  test("are saved with their claims and one group per line, changed and deleted", async () => {
    await administrator.post(`${path}/ldapusersources/new`, form)
    const [source] = await sources()
    expect(source?.claim_mappings).toEqual([{ key: "departmentNumber", value: "4210", csv: true }])
    expect(source?.group_mappings).toEqual(["CN=MH2,OU=Maintenance", "CN=MH3,OU=Maintenance"])
    const own = `${path}/ldapusersources/${source?.id}`
    expect(await administrator.html(`${path}?tab=ldap`)).toContain("departmentNumber")
    await administrator.post(own, { ...form, version: "1", "claimMappings.0.value": "4310" })
    const stale = await administrator.post(
      own,
      { ...form, version: "1", "claimMappings.0.value": "4410" },
      HTMX,
    )
    expect(stale.status).toBe(422)
    expect((await sources())[0]?.claim_mappings).toEqual([
      { key: "departmentNumber", value: "4310", csv: true },
    ])
    expect(await administrator.dialog(`${own}/delete`)).toContain("Delete the source “Plant directory”?")
    await administrator.post(`${own}/delete`, {})
    expect(await sources()).toEqual([])
  })
})

describe("the system roles of a user group", () => {
  test("are assigned and revoked on their tab", async () => {
    const { id, path } = await newGroup("Readers")
    const role = await db
      .insertInto("system_role")
      .values({ name: "Auditor" })
      .returning("id")
      .executeTakeFirstOrThrow()
    await administrator.post(`${path}/systemroles`, { [`systemRoles.${role.id}`]: "true" })
    expect(await administrator.html(`${path}?tab=roles`)).toContain("Auditor")
    await administrator.post(`${path}/systemroles/remove`, { systemRoleId: role.id })
    const left = db.selectFrom("user_group_system_role").selectAll().where("user_group_id", "=", id)
    expect(await left.execute()).toEqual([])
  })
})

describe("deleting a user group", () => {
  test("is not offered while it is used, and the dialog says by what", async () => {
    const { id } = await groupByName("Approvers")
    const dialog = await administrator.dialog(`/admin/usergroups/${id}/delete`)
    expect(dialog).toContain("It has roles on machines.")
    expect(dialog).not.toContain("<form")
  })

  test("names its members and returns to the list", async () => {
    const { path } = await newGroup("Short-lived")
    expect(await administrator.dialog(`${path}/delete`)).toContain("0 members lose what the group gives.")
    expect((await administrator.post(`${path}/delete`, {})).headers.get("location")).toBe("/admin/usergroups")
    expect((await administrator.get(path)).status).toBe(404)
  })
})
