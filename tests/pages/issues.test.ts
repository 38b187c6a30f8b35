import { describe, expect, test } from "bun:test"
import { DEVICE_AUTHORITIES } from "../../src/base/authorities.ts"
import { PAGE_SIZE_MAX } from "../../src/base/page-request.ts"
import { aDevice, anInterface, anIssue } from "../harness/builders.ts"
import {
  aPageRequest,
  deviceIdByName,
  HTMX,
  issueFields,
  newIssue,
  newLog,
  signInToPages,
  takenIssue,
  testPages,
  userIdByName,
} from "../harness/pages.ts"
import { aUser, aUserGroupOnDevice, grantOnDevice } from "../harness/users.ts"

const pages = await testPages()
const { deps } = pages
const technician = await signInToPages(pages, "technician")
const administrator = await signInToPages(pages, "administrator")
const p7 = await deviceIdByName(pages, "Press P-7")

/** @returns the path of a new issue on P-7 */
const created = (more: Record<string, string> = {}) => newIssue(technician, p7, more)

const versionOf = (html: string) => /name="version" value="(\d+)"/.exec(html)?.[1] ?? ""
const edit = async (path: string, more: Record<string, string>) => ({
  ...issueFields({ version: versionOf(await technician.html(`${path}/edit`)) }),
  ...more,
})

test("the readiness for a session says that an issue without an assignee belongs to the reader's group", async () => {
  const issue = await deps.db
    .selectFrom("issue")
    .select("id")
    .where("title", "=", "Quarterly inspection of the safety light curtain")
    .where("device_id", "=", p7)
    .executeTakeFirstOrThrow()
  const html = await technician.html(`/devices/${p7}/issues/${issue.id}`)
  expect(html).toContain("Assigned to your group")
  expect(html).not.toContain("Assigned to you<")
})

describe("the readiness for a session tells that", () => {
  const readinessOf = async (deviceId: string) => {
    const assignedUserId = await userIdByName(pages, "technician")
    const issueId = await anIssue(deps, deviceId, assignedUserId, { assignedUserId })
    const html = await technician.html(`/devices/${deviceId}/issues/${issueId}`)
    return /<div id="issue-ready".*?<\/ul>/s.exec(html)?.[0] ?? ""
  }
  const START = ["DEVICE_READ", "ISSUE_READ", "ISSUE_UPDATE", "LOG_CREATE", "DEVICE_START_REMOTE"] as const

  test("a machine has no interfaces, and offers to add one to those who may", async () => {
    const deviceId = await aDevice(deps)
    await grantOnDevice(deps, await userIdByName(pages, "technician"), deviceId, START)
    const html = await readinessOf(deviceId)
    expect(html).toContain("Not ready for a remote session")
    expect(html).toContain("This machine has no interfaces.")
    expect(html).not.toContain("interfaces/new")
    await grantOnDevice(deps, await userIdByName(pages, "technician"), deviceId, ["DEVICE_UPDATE"])
    expect(await readinessOf(deviceId)).toContain(`/admin/devices/${deviceId}/interfaces/new`)
  })

  test("a draft is to be submitted, which it offers to those who may, in place of the form", async () => {
    const draft = await created({ state: "NEW" })
    const html = /<div id="issue-ready".*?<\/ul>/s.exec(await technician.html(draft))?.[0]
    expect(html).toContain("This is a draft. Submit it first.")
    expect(html).toContain(`action="${draft}/submit"`)
    expect(html).not.toContain(`${draft}/edit`)
  })

  test("an issue waits for its approval, and leads those who asked for it to the request", async () => {
    const { request, issue } = await aPageRequest(pages, "Replace the ram seal", "Press P-8")
    const [asked, other] = await Promise.all([administrator.html(issue), technician.html(issue)])
    expect(asked).toContain("The issue waits for its approval.")
    expect(asked).toContain(`href="${request}" class="button`)
    expect(other).toContain("The issue waits for its approval.")
    expect(other).not.toContain(request)
    const p8 = await deviceIdByName(pages, "Press P-8")
    const own = await newIssue(technician, p8)
    expect(await technician.html(own)).toMatch(/href="\/approvals\/[0-9a-f-]{36}" class="button/)
    const fields = { activationDateTime: "20-05-2031 10:00", maintenanceWindowInHours: "2" }
    const effects = await technician.post(`/devices/${p8}/issues/effects`, fields, HTMX)
    expect(await effects.text()).toMatch(/Needs approval: .+, 1 vote\./)
  })

  test("the reader may use none of the interfaces of a machine", async () => {
    const deviceId = await aDevice(deps)
    await grantOnDevice(deps, await userIdByName(pages, "technician"), deviceId, START)
    const id = await anInterface(deps, deviceId)
    expect(await readinessOf(deviceId)).toContain(">Ready for a remote session<")
    await deps.db
      .updateTable("target_interface")
      .set({ start_remote_for_all: false })
      .where("id", "=", id)
      .execute()
    const html = await readinessOf(deviceId)
    expect(html).toContain("Not ready for a remote session")
    expect(html).toContain("You may use none of the interfaces of this machine.")
  })
})

describe("the issue form", () => {
  const wrong = issueFields({
    title: "",
    ticketId: "T-4711",
    ticketSystemURL: "javascript:alert(1)",
    maintenanceWindowInHours: "500",
  })

  test("is returned without the page layout on invalid input, with each error and all entered values", async () => {
    const answer = await technician.post(`/devices/${p7}/issues/new`, wrong, HTMX)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toStartWith('<form id="issue-form"')
    expect(html).toContain('value="T-4711"')
    expect(html).toContain('value="500"')
    expect(html.match(/field-error/g)?.length).toBe(3)
    expect(html).toContain("This is not a valid address.")
  })

  test("works without JavaScript: invalid input returns the whole page", async () => {
    const answer = await technician.post(`/devices/${p7}/issues/new`, wrong)
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html).toStartWith("<!doctype html>")
    expect(html).toContain('value="T-4711"')
  })

  test("refuses the second of two saves, names the first user, keeps the input and can be saved again", async () => {
    const path = await created()
    const fields = await edit(path, { title: "Mine" })
    const theirs = await administrator.post(`${path}/edit`, { ...fields, title: "Theirs" })
    expect(theirs.status).toBe(303)
    const refused = await technician.post(`${path}/edit`, fields, HTMX)
    expect(refused.status).toBe(422)
    const html = await refused.text()
    expect(html).toContain("Max Keller has changed this issue")
    expect(html).toContain('value="Mine"')
    const again = await technician.post(`${path}/edit`, { ...fields, version: versionOf(html) })
    expect(again.status).toBe(303)
    expect(await technician.html(path)).toContain("<h1>Mine</h1>")
  })

  test("preserves stored values that it shows less precisely, unless they were edited", async () => {
    const path = await created()
    const id = path.split("/").at(-1)!
    const kept = {
      activation_on: new Date("2026-03-10T08:59:31.500Z"),
      window_end_on: new Date("2026-03-10T12:59:31.500Z"),
      description: "two  spaces\nand a &nbsp; b",
    }
    await pages.deps.db.updateTable("issue").set(kept).where("id", "=", id).execute()
    const form = await technician.html(`${path}/edit`)
    const shown = {
      ...{ version: versionOf(form), descriptionForm: "text" },
      activationDateTime: /name="activationDateTime"[^>]* value="([^"]+)"/.exec(form)![1]!,
      description: /<textarea[^>]*name="description"[^>]*>([^<]*)</.exec(form)![1]!.replaceAll("\n", "\r\n"),
    }
    const saved = await technician.post(`${path}/edit`, issueFields({ ...shown, title: "Only the title" }))
    expect(saved.status).toBe(303)
    const row = () =>
      pages.deps.db.selectFrom("issue").selectAll().where("id", "=", id).executeTakeFirstOrThrow()
    expect(await row()).toMatchObject({ title: "Only the title", ...kept })
    const other = { ...shown, version: String((await row()).version), description: "another" }
    expect((await technician.post(`${path}/edit`, issueFields(other))).status).toBe(303)
    expect((await row()).description).toBe("another")
  })

  test.each([
    ["31-02-2026 10:00", "a date that exists"],
    ["", "a date that exists"],
    ["10-03-2041 10:00", "between 2020 and 2040"],
  ])("refuses the start %p beside its field and keeps what was typed", async (typed, message) => {
    const fields = issueFields({ activationDateTime: typed })
    const answer = await technician.post(`/devices/${p7}/issues/new`, fields, HTMX)
    const html = await answer.text()
    const error = /id="field-activationDateTime-error">([^<]*)/.exec(html)?.[1]
    const shown = /<input id="field-activationDateTime"[^>]* value="([^"]*)"/.exec(html)?.[1]
    expect([answer.status, error, shown]).toEqual([422, expect.stringContaining(message), typed])
  })

  test("accepts only assignees who may work on the machine", async () => {
    const path = await created()
    const approver = await userIdByName(pages, "approver")
    const allowed = await userIdByName(pages, "m.nowak")
    const form = await technician.html(`${path}/edit`)
    expect(form).toContain(`<option value="${allowed}">`)
    expect(form).not.toContain(approver)
    const refused = await technician.post(
      `${path}/edit`,
      await edit(path, { assignedUserId: approver }),
      HTMX,
    )
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain("This person or group may not work on issues of this machine.")
    const saved = await technician.post(`${path}/edit`, await edit(path, { assignedUserId: allowed }))
    expect(saved.status).toBe(303)
    expect(await technician.html(path)).toContain("Marek Nowak")
  })

  test("refuses to remove the assignee of an issue in progress", async () => {
    const path = await created()
    await technician.post(`${path}/take`, {})
    const refused = await technician.post(`${path}/edit`, await edit(path, { assignedUserId: "" }), HTMX)
    expect(refused.status).toBe(422)
  })
})

describe("a machine with more workers than a list holds", () => {
  test("has them searched for issues, plans and bulk assignments, and keeps the one found when the form is refused", async () => {
    const deviceId = await aDevice(deps, { name: "Machine of many" })
    await grantOnDevice(deps, await userIdByName(pages, "technician"), deviceId, [...DEVICE_AUTHORITIES])
    const crowd = await deps.db
      .insertInto("app_user")
      .values(
        Array.from({ length: PAGE_SIZE_MAX }, (_, n) => ({ username: `crowd-${n}`, surname: `Crowd ${n}` })),
      )
      .returning("id")
      .execute()
    const last = await aUser(deps, { name: "zz-found" })
    await aUserGroupOnDevice(deps, deviceId, [...crowd.map(({ id }) => id), last])

    const form = await technician.html(`/devices/${deviceId}/issues/new`)
    expect(form).not.toContain("Crowd 1")
    const searched = `/devices/${deviceId}/pickers/assignableusers`
    expect(form).toContain(`${searched}?name=assignedUserId`)
    expect(await technician.dialog(`/devices/${deviceId}/recurringissues/new`)).toContain(searched)
    const found = await technician.dialog(`${searched}?name=assignedUserId&pick=zz-found`)
    expect(found).toContain(`name="assignedUserId" value="${last}"`)
    expect(await technician.dialog(`${searched}?name=assignedUserId&pick=approver`)).not.toContain("radio")

    const chosen = { assignedUserId: last, title: "" }
    const refused = await technician.post(`/devices/${deviceId}/issues/new`, issueFields(chosen), HTMX)
    expect(await refused.text()).toMatch(
      new RegExp(`value="${last}"[^>]*checked|checked[^>]*value="${last}"`),
    )
    const path = await newIssue(technician, deviceId, { assignedUserId: last })
    expect(await technician.html(path)).toContain("zz-found")

    const bulk = await technician.dialog(`/issues/bulk/assign?id=${path.split("/").at(-1)}`)
    const assignees = `/devices/${deviceId}/pickers/assignees`
    expect(bulk).toContain(assignees)
    const either = await technician.dialog(`${assignees}?name=assignee&pick=zz-found`)
    expect(either).toContain(`name="assignee" value="user:${last}"`)
  })

  test("names nobody to a user who may not read its issues", async () => {
    const deviceId = await aDevice(deps)
    await grantOnDevice(deps, await userIdByName(pages, "technician"), deviceId, ["DEVICE_READ"])
    const answer = await technician.get(`/devices/${deviceId}/pickers/assignableusers`, HTMX)
    expect(answer.status).toBe(403)
  })
})

describe("the dialog that starts a session", () => {
  test("shows the issue's description with its markup", async () => {
    const path = await created({ description: "<p>Check <b>valve 3</b></p>", descriptionForm: "html" })
    await technician.post(`${path}/take`, {})
    const dialog = await technician.get(`${path}/quickstart`, HTMX)
    expect(await dialog.text()).toContain("<p>Check <b>valve 3</b></p>")
  })

  test("says how much of the window is left beside its end", async () => {
    const deviceId = await aDevice(deps)
    const assignedUserId = await userIdByName(pages, "technician")
    const authorities = ["DEVICE_READ", "ISSUE_READ", "LOG_CREATE", "DEVICE_START_REMOTE"] as const
    await grantOnDevice(deps, assignedUserId, deviceId, authorities)
    const issueId = await anIssue(deps, deviceId, assignedUserId, { assignedUserId })
    const dialog = await technician.dialog(`/devices/${deviceId}/issues/${issueId}/quickstart`)
    expect(dialog).toMatch(/<dt>End<\/dt>.*?window-words[^>]*>2 h left</s)
  })
})

describe("a draft", () => {
  test("is saved from the form of a new issue, shown as a draft, and submitted from its page", async () => {
    expect(await technician.html(`/devices/${p7}/issues/new`)).toContain("Save as draft</button>")
    const path = await created({ state: "NEW", title: "Only an idea" })
    const html = await technician.html(path)
    expect(html).toContain("Draft</span>")
    expect(html).toContain(`action="${path}/submit"`)
    for (const verb of ["take", "quickstart", "extend"]) expect(html).not.toContain(`${path}/${verb}`)
    expect((await technician.post(`${path}/submit`, {})).headers.get("location")).toBe(path)
    const submitted = await technician.html(path)
    expect(submitted).toContain("Open</span>")
    expect(submitted).not.toContain(`${path}/submit`)
  })
})

describe("an issue in progress", () => {
  test("can be returned by its assignee and reset to open by other users", async () => {
    const path = await created()
    await technician.post(`${path}/take`, {})
    const [mine, theirs] = [await technician.html(path), await administrator.html(path)]
    expect([mine.includes(`${path}/return`), mine.includes(`${path}/open`)]).toEqual([true, false])
    expect([theirs.includes(`${path}/return`), theirs.includes(`${path}/open`)]).toEqual([false, true])
    expect(theirs).toContain("Reset to open")
    expect((await administrator.post(`${path}/open`, {})).status).toBe(303)
    expect(await technician.html(path)).toContain(`${path}/take`)
  })
})

describe("rich text", () => {
  test.each([
    ["text", "<script>alert(1)</script>"],
    ["html", "<p>ok</p><script>alert(1)</script>"],
    ["html", '<img src=x onerror="alert(1)">'],
    ["html", '<a href="javascript:alert(1)">x</a>'],
    ["html", '<p hx-get="/logout" hx-trigger="load" data-dialog-close>x</p>'],
    ["html", "<svg><style><img src=x onerror=alert(1)></style></svg>"],
  ])(
    "stored through the form contains no active content when shown: %s %p",
    async (descriptionForm, description) => {
      const html = await technician.html(await created({ description, descriptionForm }))
      const shown = /<div class="prose"[^>]*>([\s\S]*?)<\/div>/.exec(html)?.[1] ?? ""
      expect(shown).not.toMatch(/<(script|img|svg|style)|\son\w+=|javascript:"|href="javascript|hx-|data-/i)
    },
  )

  test("in an issue's title is shown as plain text", async () => {
    const path = await created({ title: "<b>bold</b>" })
    expect(await technician.html(path)).toContain("<h1>&lt;b&gt;bold&lt;/b&gt;</h1>")
  })
})

test("a log without a description asks for one, with a link to write it, until it has one", async () => {
  const issue = await takenIssue(technician, p7)
  const log = await newLog(technician, issue, { title: "Relay checked", description: "" })
  const ask = "What was done and found is not described yet."
  const empty = await technician.html(log)
  expect(empty).toContain(ask)
  expect(empty).toMatch(new RegExp(`href="${log}/edit"[^>]*>Write the description<`))
  await technician.post(`${log}/edit`, {
    title: "Relay checked",
    description: "<p>Contact K7 oxidised</p>",
    version: "1",
  })
  const described = await technician.html(log)
  expect(described).toContain("Contact K7 oxidised")
  expect(described).not.toContain(ask)
})

describe("an issue's page", () => {
  test("shows the result of an action once, on the page after it", async () => {
    const path = await created()
    const taken = await technician.post(`${path}/take`, {}, HTMX)
    expect(taken.headers.get("hx-redirect")).toBe(path)
    const news = (taken.headers.get("set-cookie") ?? "").split(";")[0] ?? ""
    const next = await technician.get(path, { cookie: news })
    expect(await next.text()).toContain("The issue is assigned to you.")
    expect(next.headers.get("set-cookie")).toContain("Max-Age=0")
    expect(await technician.html(path)).not.toContain("The issue is assigned to you.")
  })

  test("ignores a forged message cookie", async () => {
    const html = await (await technician.get("/issues", { cookie: "flash=constructor" })).text()
    expect(html).not.toContain("data-toast")
  })

  test("refuses the second of two users who take the issue with 409 and names the first", async () => {
    const path = await created()
    await administrator.post(`${path}/take`, {})
    const late = await technician.post(`${path}/take`, {}, HTMX)
    expect(late.status).toBe(409)
    expect(await late.text()).toBe("This issue is already assigned to Max Keller.")
  })

  test("shows the error in the dialog if the issue was closed meanwhile", async () => {
    const path = await created()
    await administrator.post(`${path}/close`, { reason: "DONE" })
    const late = await technician.post(`${path}/close`, { reason: "DUPLICATE" }, HTMX)
    expect(late.status).toBe(422)
    expect(await late.text()).toContain("The state of the issue does not allow this.")
    const extended = await technician.post(`${path}/extend`, { durationInHours: "1" }, HTMX)
    expect(await extended.text()).toContain("The issue “Pressure drops” is closed.")
  })

  test("has keys for its actions, which their buttons name", async () => {
    const html = await technician.html(await created())
    const keys = html.matchAll(/aria-keyshortcuts="(\w)" title="([^"]*)"/g)
    expect([...keys].map(([, key, title]) => [key, title])).toEqual([
      ["t", "Assign to me (key T)"],
      ["s", "Start remote session (key S)"],
      ["c", "Close issue (key C)"],
      ["e", "Edit (key E)"],
    ])
  })

  test("is closed by an ordinary button, because closing can be taken back", async () => {
    const dialog = await technician.dialog(`${await created()}/close`)
    expect(dialog).toContain(`class="button button-primary">Close issue`)
    expect(dialog).not.toContain("button-danger")
  })

  test("of a closed issue shows its state and offers only to reopen it", async () => {
    const path = await created()
    await technician.post(`${path}/close`, { reason: "DONE" })
    const html = await technician.html(path)
    expect(html).toContain("This issue is closed.")
    expect(html).toContain(`action="${path}/open"`)
    for (const verb of ["take", "return", "close", "extend", "edit", "quickstart"])
      expect(html).not.toContain(`"${path}/${verb}"`)
    // The form could not be saved.
    expect((await technician.get(`${path}/edit`)).headers.get("location")).toBe(path)
  })

  test("offers to extend a window only by hours that open it again", async () => {
    const pathOf = (activationDateTime: string) =>
      created({ activationDateTime, maintenanceWindowInHours: "2" })
    const over = await pathOf("10-03-2026 04:00")
    const tooLong = await pathOf("10-03-2026 03:00")
    const offers = async (path: string) =>
      [await technician.html(path), await technician.dialog(`${path}/preview`)].map((html) =>
        html.includes(`"${path}/extend"`),
      )
    expect([await offers(over), await offers(tooLong)]).toEqual([
      [true, true],
      [false, false],
    ])
    const dialog = await technician.dialog(`${over}/extend`)
    expect([...dialog.matchAll(/<option value="(\d)"/g)].map(([, hours]) => hours)).toEqual(["4"])
    expect(await technician.dialog(`${tooLong}/extend`)).not.toContain("<form")
  })

  test("hides the actions that the user is not authorized for", async () => {
    const path = await created()
    const html = await (await signInToPages(pages, "expert")).html(path)
    for (const verb of ["take", "close", "extend", "edit", "quickstart", "logs/new"])
      expect(html).not.toContain(`"${path}/${verb}"`)
  })
})

test("issues with overlapping windows link to each other; e-mail domains not allowed by the group are refused", async () => {
  const machine = await deviceIdByName(pages, "Press P-5")
  const create = (title: string) => newIssue(technician, machine, { title })
  const first = await create("Change the seal")
  const second = await create("Measure the stroke")
  const html = await technician.html(second)
  expect(html).toContain("Other issues in this window")
  const [, rest = ""] = html.split(`<a href="${first}">Change the seal</a>`)
  expect(rest.slice(0, rest.indexOf("</li>"))).toMatch(/<time [^>]*>10.03.2026 .*<\/time> –.*<time .*Open/)
  const form = await technician.html(`${second}/edit`)
  const version = /name="version" value="(\d+)"/.exec(form)?.[1] ?? ""
  const fields = issueFields({ version, notificationEmails: "boss@elsewhere.example" })
  const refused = await technician.post(`${second}/edit`, fields, HTMX)
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain("The e-mail must match the allowed domains of the group.")
})
