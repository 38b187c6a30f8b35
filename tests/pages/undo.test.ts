/** Actions that can be undone: the message after them has a button, and it leaves everything as it was. */
import { describe, expect, test } from "bun:test"
import { insertSystemRole } from "../../src/identity/roles/system-roles/store.ts"
import { decodeUndo, encodeUndo } from "../../src/web/undo.ts"
import { aRecordedSession, configureApproval } from "../harness/approvals.ts"
import {
  type BrowserSession,
  deviceIdByName,
  HTMX,
  newIssue,
  signInToPages,
  testPages,
  userIdByName,
} from "../harness/pages.ts"
import { aUserGroup, uniqueName } from "../harness/users.ts"

const pages = await testPages()
const technician = await signInToPages(pages, "technician")
const administrator = await signInToPages(pages, "administrator")
const technicianId = await userIdByName(pages, "technician")
const p7 = await deviceIdByName(pages, "Press P-7")

const created = () => newIssue(technician, p7)

async function stateOf(path: string) {
  return pages.deps.db
    .selectFrom("issue")
    .select(["state", "assigned_user_id", "done_sub_status", "activation_on", "window_hours"])
    .where("id", "=", path.split("/").at(-1) ?? "")
    .executeTakeFirstOrThrow()
}

/** Performs an action and reads the button of the page that follows; null without one. */
async function undoAfter(person: BrowserSession, path: string, fields: Record<string, string> = {}) {
  const done = await person.post(path, fields)
  expect(done.status).toBe(303)
  const cookie = (done.headers.get("set-cookie") ?? "").split(";")[0] ?? ""
  const html = await (await person.get(done.headers.get("location") ?? "", { cookie })).text()
  const toast = /<div class="toast.*?<\/form>/s.exec(html.slice(html.indexOf('id="toasts"')))?.[0]
  if (!toast) return null
  const action = /action="([^"]+)"/.exec(toast)?.[1] ?? ""
  const hidden = [...toast.matchAll(/name="([^"]+)" value="([^"]*)"/g)].filter(([, name]) => name !== "_csrf")
  const values = hidden.map(([, name = "", value = ""]) => [
    name,
    value.replaceAll("&amp;", "&").replaceAll("&quot;", '"'),
  ])
  return { action, fields: Object.fromEntries(values) as Record<string, string> }
}

describe("the message after an action", () => {
  test.each([
    ["take", []],
    ["return", ["take"]],
  ])("offers to take back %s, and doing so leaves the issue as it was", async (verb, first) => {
    const path = await created()
    for (const earlier of first) await technician.post(`${path}/${earlier}`, {})
    const before = await stateOf(path)
    const undo = await undoAfter(technician, `${path}/${verb}`)
    expect(await stateOf(path)).not.toEqual(before)
    const undone = await technician.post(undo!.action, undo!.fields)
    expect(undone.status).toBe(303)
    expect(await stateOf(path)).toEqual(before)
    expect(undone.headers.get("set-cookie")).toContain("flash=undone;")
  })

  test.each([["take"], [null]])(
    "offers to reopen an issue that was closed without sessions, after %p",
    async (verb) => {
      const path = await created()
      if (verb) await technician.post(`${path}/${verb}`, {})
      const before = await stateOf(path)
      const undo = await undoAfter(technician, `${path}/close`, { reason: "WONT_DO" })
      expect((await stateOf(path)).state).toBe("CLOSED")
      await technician.post(undo!.action, undo!.fields)
      expect(await stateOf(path)).toEqual(before)
    },
  )

  test("offers nothing after closing with a last log, which would stay", async () => {
    const path = await created()
    expect(await undoAfter(technician, `${path}/close`, { reason: "DONE", text: "All good" })).toBeNull()
  })

  test("offers nothing after closing an issue with a session, whose book is written", async () => {
    const path = await created()
    await aRecordedSession(pages, { deviceId: p7, issueId: path.split("/").at(-1) ?? "" }, technicianId)
    expect(await undoAfter(technician, `${path}/close`, { reason: "DONE" })).toBeNull()
  })

  test("offers nothing after closing an issue that would need a new approval to be open again", async () => {
    const path = await created()
    const root = { userId: technicianId }
    await configureApproval({ ...pages, root }, { deviceId: p7 }, [
      { groups: [await aUserGroup(pages.deps, [])] },
    ])
    const undo = await undoAfter(technician, `${path}/close`, { reason: "DONE" })
    await configureApproval({ ...pages, root }, { deviceId: p7 }, [])
    expect(undo).toBeNull()
  })

  test("offers nothing when another person's assignment was taken over or returned", async () => {
    const path = await created()
    await administrator.post(`${path}/take`, {})
    expect(await undoAfter(technician, `${path}/return`)).toBeNull()
  })

  test("moves a window back", async () => {
    const path = await created()
    const before = await stateOf(path)
    const version = /name="version" value="(\d+)"/.exec(await technician.html(`${path}/edit`))?.[1] ?? ""
    const window = { activationDateTime: "07-01-2030 08:00", maintenanceWindowInHours: "3", version }
    const undo = await undoAfter(technician, `${path}/window`, window)
    expect((await stateOf(path)).window_hours).toBe(3)
    expect((await technician.post(undo!.action, undo!.fields)).status).toBe(303)
    expect(await stateOf(path)).toEqual(before)
  })

  test.each([["take"], ["close"]])(
    "takes %s back once when its button arrives 20 times at once",
    async (verb) => {
      const path = await created()
      const before = await stateOf(path)
      const undo = await undoAfter(
        technician,
        `${path}/${verb}`,
        verb === "close" ? { reason: "WONT_DO" } : {},
      )
      const press = () => technician.post(undo!.action, undo!.fields)
      const answers = await Promise.all(Array.from({ length: 20 }, press))
      expect(
        answers.filter((answer) => answer.headers.get("set-cookie")?.includes("flash=undone;")),
      ).toHaveLength(1)
      expect(await stateOf(path)).toEqual(before)
      const entries = await pages.deps.db
        .selectFrom("audit_entry")
        .select("event")
        .where("object_id", "=", path.split("/").at(-1) ?? "")
        .where("event", "in", ["ISSUE_RETURNED", "ISSUE_OPENED"])
        .execute()
      expect(entries).toHaveLength(1)
    },
  )

  test("brings a deleted filter back", async () => {
    await technician.post("/issues/filters/new", { name: "Mine & high", query: "tab=mine&priority=HIGH" })
    const saved = () =>
      pages.deps.db.selectFrom("saved_issue_filter").select(["id", "name", "query"]).execute()
    const [filter] = await saved()
    const undo = await undoAfter(technician, `/issues/filters/${filter?.id}/delete`)
    expect(await saved()).toEqual([])
    await Promise.all(Array.from({ length: 20 }, () => technician.post(undo!.action, undo!.fields)))
    expect(await saved()).toMatchObject([{ name: filter?.name, query: filter?.query }])
  })

  test("puts a person back into a group, and takes one out that was added", async () => {
    const group = await aUserGroup(pages.deps, [])
    const userId = await userIdByName(pages, "technician")
    const members = async () =>
      (
        await pages.deps.db
          .selectFrom("user_group_member")
          .select("user_id")
          .where("user_group_id", "=", group)
          .execute()
      ).map(({ user_id }) => user_id)
    const path = `/admin/usergroups/${group}/members`
    const added = await undoAfter(administrator, path, { [`users.${userId}`]: "true" })
    expect(await members()).toEqual([userId])
    await administrator.post(added!.action, added!.fields)
    expect(await members()).toEqual([])
    await administrator.post(path, { [`users.${userId}`]: "true" })
    const removed = await undoAfter(administrator, `${path}/remove`, { userId })
    await administrator.post(removed!.action, removed!.fields)
    expect(await members()).toEqual([userId])
  })
  test("takes a system role from a group again, and gives back one that was removed", async () => {
    const group = await aUserGroup(pages.deps, [])
    const input = { name: uniqueName("Readers"), authorities: ["USER_READ" as const] }
    const systemRoleId = await pages.deps.db.transaction().execute((tx) => insertSystemRole(tx, input))
    const roles = async () =>
      (
        await pages.deps.db
          .selectFrom("user_group_system_role")
          .select("system_role_id")
          .where("user_group_id", "=", group)
          .execute()
      ).map(({ system_role_id }) => system_role_id)
    const path = `/admin/usergroups/${group}/systemroles`
    const picked = { [`systemRoles.${systemRoleId}`]: "true" }
    const added = await undoAfter(administrator, path, picked)
    expect(await roles()).toEqual([systemRoleId])
    await administrator.post(added!.action, added!.fields)
    expect(await roles()).toEqual([])
    await administrator.post(path, picked)
    expect(await undoAfter(administrator, path, picked)).toBeNull()
    const removed = await undoAfter(administrator, `${path}/remove`, { systemRoleId })
    expect(await roles()).toEqual([])
    await administrator.post(removed!.action, removed!.fields)
    expect(await roles()).toEqual([systemRoleId])
  })

  test("takes back a role on a machine that was given, changed or removed", async () => {
    const userGroupId = await aUserGroup(pages.deps, [])
    const [first, other] = await pages.deps.db
      .selectFrom("device_role")
      .select("id")
      .orderBy("name")
      .limit(2)
      .execute()
    const held = async () =>
      pages.deps.db
        .selectFrom("device_permission")
        .select(["id", "device_role_id"])
        .where("user_group_id", "=", userGroupId)
        .execute()
    const path = `/admin/devices/${p7}/permissions`
    const fields = { holder: "group", userGroupId, deviceRoleId: first!.id }
    const given = await undoAfter(administrator, `${path}/new`, fields)
    expect(await held()).toMatchObject([{ device_role_id: first!.id }])
    await administrator.post(given!.action, given!.fields)
    expect(await held()).toEqual([])
    await administrator.post(`${path}/new`, fields)
    const [permission] = await held()
    const change = { deviceRoleId: other!.id, version: "1" }
    const changed = await undoAfter(administrator, `${path}/${permission!.id}/edit`, change)
    expect(await held()).toMatchObject([{ device_role_id: other!.id }])
    await administrator.post(changed!.action, changed!.fields)
    expect(await held()).toMatchObject([{ device_role_id: first!.id }])
    const removed = await undoAfter(administrator, `${path}/${permission!.id}/delete`)
    expect(await held()).toEqual([])
    await administrator.post(removed!.action, removed!.fields)
    expect(await held()).toMatchObject([{ device_role_id: first!.id }])
  })
})

describe("a bulk action on issues", () => {
  const idOf = (path: string) => path.split("/").at(-1) ?? ""
  const act = async (name: string, paths: readonly string[], fields: Record<string, string> = {}) =>
    (
      await technician.post(`/issues/bulk/${name}`, { ids: paths.map(idOf).join(","), ...fields }, HTMX)
    ).text()
  const inversesIn = (html: string) =>
    /name="inverses" value="([^"]*)"/.exec(html)?.[1]?.replaceAll("&quot;", '"') ?? ""
  const undo = (inverses: string) => technician.post("/issues/bulk/undo", { inverses }, HTMX)
  const kept = (path: string) =>
    pages.deps.db
      .selectFrom("issue")
      .select(["state", "assigned_user_id", "assigned_user_group_id", "done_sub_status", "priority"])
      .where("id", "=", idOf(path))
      .executeTakeFirstOrThrow()

  test.each([
    ["take", [], {}],
    ["assign", [], { assignee: `user:${technicianId}` }],
    ["priority", ["take"], { priority: "LOW" }],
    ["close", [], { reason: "DUPLICATE" }],
    ["close", ["take"], { reason: "DONE" }],
  ] as const)("%s after %p is undone for every issue", async (name, first, fields) => {
    const paths = [await created(), await created()]
    for (const path of paths) for (const verb of first) await technician.post(`${path}/${verb}`, {})
    const before = await Promise.all(paths.map(kept))
    const html = await act(name, paths, fields)
    expect(html).toContain("Undo 2 changes")
    expect(await Promise.all(paths.map(kept))).not.toEqual(before)
    const undone = await undo(inversesIn(html))
    expect([undone.status, undone.headers.get("hx-redirect")]).toEqual([200, "/issues"])
    expect(undone.headers.get("set-cookie")).toContain("flash=undone;")
    expect(await Promise.all(paths.map(kept))).toEqual(before)
  })

  test("cannot be undone when it extended windows", async () => {
    const html = await act("extend", [await created(), await created()], { hours: "2" })
    expect([html.includes("2 of 2 changed"), inversesIn(html)]).toEqual([true, ""])
  })

  test("is undone for all issues but one that another person has changed, and the reader sees why", async () => {
    const [changed, other] = [await created(), await created()]
    const html = await act("take", [changed, other])
    await technician.post(`${changed}/return`, {})
    await technician.post(`${changed}/take`, {})
    const answer = await (await undo(inversesIn(html))).text()
    expect(answer).toContain("1 of 2 changed")
    expect(answer).toContain("was changed in the meantime.")
    expect([(await kept(changed)).state, (await kept(other)).state]).toEqual(["IN_PROGRESS", "OPEN"])
  })

  test("on one issue has the button in the message of the list, which undoes it there or says why not", async () => {
    const path = await created()
    const button = await undoAfter(technician, "/issues/bulk/take", { ids: idOf(path) })
    expect((await kept(path)).state).toBe("IN_PROGRESS")
    const undone = await technician.post(button!.action, button!.fields)
    expect([undone.status, undone.headers.get("location")]).toEqual([303, "/issues"])
    expect((await kept(path)).state).toBe("OPEN")
    expect((await technician.post(button!.action, button!.fields, HTMX)).status).toBe(409)
  })

  test("is undone only by those who may change the issue, and only with well-formed inverses", async () => {
    const path = await created()
    const inverses = inversesIn(await act("take", [path, await created()]))
    const reader = await signInToPages(pages, "approver")
    await reader.post("/issues/bulk/undo", { inverses }, HTMX)
    expect((await kept(path)).state).toBe("IN_PROGRESS")
    for (const forged of ["", "[]", "{}", '[{"issueId":"../x","version":1,"verb":"return"}]'])
      expect((await undo(forged)).status).toBe(400)
  })
})

test("an action is not undone over another person's change: the reader sees why, and the change stays", async () => {
  const path = await created()
  const undo = await undoAfter(technician, `${path}/take`)
  await technician.post(`${path}/return`, {})
  await technician.post(`${path}/take`, {})
  const before = await stateOf(path)
  const refused = await technician.post(undo!.action, undo!.fields, HTMX)
  expect([refused.status, await refused.text()]).toEqual([
    409,
    "“Pressure drops” was changed in the meantime. It can no longer be undone here.",
  ])
  expect(await stateOf(path)).toEqual(before)
})

test("undoing passes the gate of the action: without the right, nothing happens", async () => {
  const path = await created()
  const undo = await undoAfter(technician, `${path}/take`)
  const expert = await signInToPages(pages, "approver")
  const before = await stateOf(path)
  expect((await expert.post(undo!.action, undo!.fields)).status).toBeGreaterThanOrEqual(400)
  expect(await stateOf(path)).toEqual(before)
})

test.each([
  ["another kind", { kind: "deleteUser" as never, values: {} }],
  [
    "a path instead of an identifier",
    { kind: "takeIssue" as const, values: { deviceId: "x/../..", issueId: p7 } },
  ],
  ["more than a cookie holds", { kind: "saveFilter" as const, values: { name: "x".repeat(4000) } }],
])("a malformed or oversized message has no button: %s", (_name, undo) => {
  const encoded = encodeUndo(undo)
  expect(encoded === null ? null : decodeUndo(encoded)).toBeNull()
})

/** The button that a page shows to the administrator for this cookie; null for none. */
async function buttonFor(cookie: string) {
  const html = await (await administrator.get("/issues", { cookie: `flash=${cookie}` })).text()
  return (
    /<div class="toast.*?<form[^>]* action="([^"]*)"/s.exec(html.slice(html.indexOf('id="toasts"')))?.[1] ??
    null
  )
}

test("a message whose undo this server has not written, such as one from another host of the site, has no button", async () => {
  const values = { userGroupId: p7, userId: technicianId }
  const encoded = encodeUndo({ kind: "addMember", values }) ?? ""
  const [kind, data, signature] = encoded.split(".")
  expect(await buttonFor(`memberRemoved.${encoded}`)).toBe(`/admin/usergroups/${p7}/members`)
  const others = Buffer.from(JSON.stringify({ ...values, userId: p7 })).toString("base64url")
  for (const forged of [
    `${kind}.${data}`,
    `${kind}.${data}.`,
    `${kind}.${others}.${signature}`,
    `removeMember.${data}.${signature}`,
  ])
    expect({ forged, button: await buttonFor(`memberRemoved.${forged}`) }).toEqual({ forged, button: null })
})
