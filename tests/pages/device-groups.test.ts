/** Machine groups on pages: the tree that loads its branches on demand, the group's form, and what keeps it from deletion. */
import { describe, expect, test } from "bun:test"
import { grantDeviceRole, insertDeviceRole } from "../../src/identity/roles/store.ts"
import { insertDeviceGroup } from "../../src/machines/devicegroups/store.ts"
import { aDevice } from "../harness/builders.ts"
import { aUserWithPassword, PASSWORD } from "../harness/factors.ts"
import { HTMX, signInToPages, testPages } from "../harness/pages.ts"
import { aUserGroup, grantOnSystem } from "../harness/users.ts"

const pages = await testPages()
const { db } = pages.deps
const administrator = await signInToPages(pages, "administrator")
const technician = await signInToPages(pages, "technician")

function aGroup(name: string, parentId: string | null = null): Promise<string> {
  return insertDeviceGroup(db, { name, description: "", location: "", parentId }, pages.deps.clock())
}

async function idOfGroup(name: string): Promise<string> {
  const found = db.selectFrom("device_group").select("id").where("name", "=", name)
  return (await found.executeTakeFirstOrThrow()).id
}

const path = (id: string) => `/admin/devicegroups/${id}`

describe("the tree of machine groups", () => {
  test("contains the path to the chosen group, and loads other branches only when they are opened", async () => {
    const [company, other] = [await aGroup("Company A"), await aGroup("Company B")]
    const hall = await aGroup("Hall of A", company)
    await aGroup("Line of A", hall)
    await aGroup("Hall of B", other)
    const html = await administrator.html(path(hall))
    for (const name of ["Company A", "Hall of A", "Line of A", "Company B"]) expect(html).toContain(name)
    expect(html).not.toContain("Hall of B")
    const branch = await administrator.html(`${path(other)}/children?level=2`)
    expect(branch).toContain("Hall of B")
    expect(branch).toContain('aria-level="2"')
  })

  test("shows what is below the only group at the top before one is chosen", async () => {
    const plant = await testPages()
    const admin = await signInToPages(plant, "administrator")
    const html = await admin.html("/admin/devicegroups")
    for (const name of ["Plant Rotterdam", "Press shop", "Robotics"]) expect(html).toContain(`>${name}<`)
  })

  test("shows a group a hundred levels down with all groups above it", async () => {
    let parent: string | null = null
    for (let level = 1; level <= 100; level++) parent = await aGroup(`Level ${level}`, parent)
    const html = await administrator.html(path(parent ?? ""))
    expect(html).toContain('aria-level="100"')
    for (const level of [1, 50, 99]) expect(html).toContain(`Level ${level}<`)
  })

  test("is refused to users without the authority to read machine groups", async () => {
    expect((await technician.get("/admin/devicegroups")).status).toBe(403)
  })
})

describe("the form of a machine group", () => {
  test("creates a group below another one", async () => {
    const parentId = await aGroup("Plant Utrecht")
    const form = {
      name: "Paint shop",
      description: "",
      descriptionForm: "text",
      location: "Hall 4",
      parentId,
    }
    const answer = await administrator.post("/admin/devicegroups/new", form)
    expect(answer.status).toBe(303)
    const html = await administrator.html(answer.headers.get("location") ?? "")
    expect(html).toContain('value="Hall 4"')
    expect(html).toContain("Plant Utrecht")
  })

  test("refuses a group as its own ancestor and keeps what was typed", async () => {
    const top = await aGroup("Top of a cycle")
    const below = await aGroup("Below the top", top)
    const form = { name: "Top of a cycle", description: "", location: "typed", parentId: below, version: "1" }
    const answer = await administrator.post(path(top), form, HTMX)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain('role="alert"')
    expect(html).toContain('value="typed"')
  })

  test("is not available for changes with the authority to read alone", async () => {
    const html = await administrator.html(path(await idOfGroup("Press shop")))
    expect(html).toContain('action="/admin/devicegroups/')
    expect((await technician.post(path(await idOfGroup("Press shop")), { name: "x" })).status).toBe(403)
  })
})

describe("a machine group", () => {
  test("lists its machines and links to their administration", async () => {
    const html = await administrator.html(`${path(await idOfGroup("Press shop"))}/machines?search=P-7`)
    expect(html).toMatch(/href="\/admin\/devices\/[0-9a-f-]{36}"/)
    expect(html).toContain("Press P-7")
  })

  test("shows in its info dialog where its connector is inherited from", async () => {
    const top = await aGroup("With connector")
    const below = await aGroup("Inherits it", top)
    const connector = {
      ...{
        connectorType: "DEDICATED",
        kind: "STANDARD",
        serial: "C-77",
        host: "gateway.example.com",
        port: "",
      },
      ...{ "netInterfaces.0.type": "DHCP", "netInterfaces.1.type": "DHCP", version: "0" },
    }
    expect((await administrator.post(`${path(top)}/connector`, connector)).status).toBe(303)
    const dialog = await administrator.dialog(`${path(below)}/info`)
    expect(dialog).toContain("Never connected")
    expect(dialog).toContain("With connector")
  })

  test("shows in its info dialog what it has, and the retention and approval that count with where they come from", async () => {
    const top = await aGroup("With policies")
    const below = await aGroup("Inherits policies", top)
    await pages.deps.db
      .updateTable("device_group")
      .set({ retention_inherited: false, retention_days: 30, retention_direction: "FROM_START" })
      .where("id", "=", top)
      .execute()
    expect(await administrator.dialog(`${path(top)}/info`)).toContain("0 machines, 1 group below")
    const dialog = await administrator.dialog(`${path(below)}/info`)
    expect(dialog).toMatch(/30 days, from the start of the session <small class="muted">\(With policies\)/)
    expect(dialog).toMatch(/Approval of issues<\/dt><dd>No approval/)
  })

  test("cannot be deleted with machines or groups in it, and says how many; an empty one can", async () => {
    const top = await aGroup("Not empty")
    await aGroup("Inside", top)
    expect(await administrator.html(path(top))).toContain(
      "Not empty has 1 group below. Empty the group first.",
    )
    expect((await administrator.post(`${path(top)}/delete`, { name: "Not empty" }, HTMX)).status).toBe(422)
    const empty = await aGroup("Empty group")
    const answer = await administrator.post(`${path(empty)}/delete`, { name: "Empty group" })
    expect(answer.headers.get("location")).toBe("/admin/devicegroups")
  })
})

describe("access to all machines of a group", () => {
  const rolesOf = async (userGroupId: string) => {
    const permissions = await db
      .selectFrom("device_permission")
      .innerJoin("device", "device.id", "device_permission.device_id")
      .select("device.name")
      .where("user_group_id", "=", userGroupId)
      .orderBy("device.name")
      .execute()
    return permissions.map(({ name }) => name)
  }

  /** A hall with a machine, and a line below it with another; a group of readers who have the role on the first. */
  async function aHall(name: string) {
    const hall = await aGroup(name)
    const first = await aDevice(pages.deps, { name: `Saw of ${name}`, deviceGroupId: hall })
    await aDevice(pages.deps, {
      name: `Drill of ${name}`,
      deviceGroupId: await aGroup(`Line of ${name}`, hall),
    })
    const readers = await aUserGroup(pages.deps, [])
    const role = await insertDeviceRole(db, `Reader of ${name}`, ["DEVICE_READ"])
    await grantDeviceRole(db, first, role, { userGroupId: readers })
    return { hall, role, readers, form: { holder: "group", userGroupId: readers, deviceRoleId: role } }
  }

  test("is given on those below it too, once, with an audit entry for each new permission", async () => {
    const { hall, readers, form } = await aHall("Hall 7")
    const dialog = await administrator.dialog(`${path(hall)}/machines/access`)
    expect(dialog).toContain("Applies to 2 machines of this group and the groups below it.")
    expect(dialog).toContain(">User group<")
    expect(await administrator.html(`${path(hall)}/machines`)).toContain(`${path(hall)}/machines/access`)
    expect((await administrator.post(`${path(hall)}/machines/access`, form)).status).toBe(303)
    expect(await rolesOf(readers)).toEqual(["Drill of Hall 7", "Saw of Hall 7"])
    const audited = await db
      .selectFrom("audit_entry")
      .innerJoin("device", "device.id", "audit_entry.device_id")
      .select(["device.name", "audit_entry.details"])
      .where("event", "=", "DEVICE_PERMISSION_CREATED")
      .where("device.name", "like", "%Hall 7")
      .execute()
    expect(audited).toMatchObject([{ name: "Drill of Hall 7", details: { role: "Reader of Hall 7" } }])
  })

  test("opens over the list of machines also by its address alone", async () => {
    const { hall } = await aHall("Hall 11")
    const dialog = `${path(hall)}/machines/access`
    const { headers } = await administrator.get(dialog)
    expect(await administrator.html(headers.get("location") ?? "")).toContain(`hx-get="${dialog}"`)
  })

  test("is refused without a group or a role, beside the fields, and keeps what was chosen", async () => {
    const { hall, readers, form } = await aHall("Hall 8")
    const answer = await administrator.post(
      `${path(hall)}/machines/access`,
      { ...form, deviceRoleId: "" },
      HTMX,
    )
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(html).toContain('id="picker-deviceRoleId-error"')
    expect(html).toContain(`value="${readers}"`)
    const empty = await administrator.post(`${path(hall)}/machines/access`, { holder: "user" }, HTMX)
    const refused = await empty.text()
    for (const field of ["userId", "deviceRoleId"]) expect(refused).toContain(`id="picker-${field}-error"`)
  })

  test("shows neither name nor number of machines to users who may not read machine groups", async () => {
    const { hall, form, readers } = await aHall("Hall 10")
    const { userId, username } = await aUserWithPassword(pages.deps)
    await grantOnSystem(pages.deps, userId, ["DEVICE_UPDATE", "USER_GROUP_UPDATE_DEVICE_ROLE_MAPPING"])
    const updater = await signInToPages(pages, username, PASSWORD)
    expect((await updater.get(`${path(hall)}/machines/access`)).status).toBe(403)
    expect((await updater.post(`${path(hall)}/machines/access`, form)).status).toBe(403)
    expect(await rolesOf(readers)).toEqual(["Saw of Hall 10"])
  })

  test("is refused to users who may not give roles to user groups or lack the rights of the role", async () => {
    const { hall, readers, form } = await aHall("Hall 9")
    expect((await technician.post(`${path(hall)}/machines/access`, form)).status).toBe(403)
    const { userId, username } = await aUserWithPassword(pages.deps)
    await grantOnSystem(pages.deps, userId, ["DEVICE_GROUP_READ", "DEVICE_READ", "DEVICE_UPDATE"])
    const planner = await signInToPages(pages, username, PASSWORD)
    expect((await planner.post(`${path(hall)}/machines/access`, form, HTMX)).status).toBe(422)
    await grantOnSystem(pages.deps, userId, ["USER_GROUP_UPDATE_DEVICE_ROLE_MAPPING"])
    const strong = await insertDeviceRole(db, "Recordings of Hall 9", ["RECORDING_READ"])
    const more = { ...form, deviceRoleId: strong }
    expect((await planner.post(`${path(hall)}/machines/access`, more, HTMX)).status).toBe(422)
    expect(await rolesOf(readers)).toEqual(["Saw of Hall 9"])
    expect((await planner.post(`${path(hall)}/machines/access`, form)).status).toBe(303)
    expect(await rolesOf(readers)).toEqual(["Drill of Hall 9", "Saw of Hall 9"])
  })
})
