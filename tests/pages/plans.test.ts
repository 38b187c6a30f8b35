/** Pages of recurring issues: list, dialog, preview, verbs and approval. The clock stands at 09:00 UTC on 10.03.2026. */
import { describe, expect, test } from "bun:test"
import { configureApproval } from "../harness/approvals.ts"
import { anIssue } from "../harness/builders.ts"
import { deviceIdByName, HTMX, signInToPages, testPages, userIdByName } from "../harness/pages.ts"

const pages = await testPages()
const technician = await signInToPages(pages, "technician")
const expert = await signInToPages(pages, "expert")
const p7 = await deviceIdByName(pages, "Press P-7")
const PLANS = `/devices/${p7}/recurringissues`

function planFields(more: Record<string, string> = {}): Record<string, string> {
  return {
    ...{ title: "Lubrication by plan", recurringIssueType: "MAINTENANCE", priority: "NORMAL" },
    ...{ period: "MONTHLY", timeZone: "Europe/Berlin", startDateTime: "25-03-2026 06:00" },
    ...{ endDateTime: "25-03-2027 06:00", dayOf: "1", dayFromStartOrEnd: "FROM_END", dayOfWeek: "MONDAY" },
    ...{ maintenanceWindowInHours: "8", createBeforeStartInHours: "24", enableRemoteAccess: "true" },
    ...{ description: "", descriptionForm: "text" },
    ...more,
  }
}

/** @returns the path of a new plan on P-7 */
async function created(title: string, more: Record<string, string> = {}): Promise<string> {
  const answer = await technician.post(`${PLANS}/new`, planFields({ title, ...more }))
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `/devices/${p7}?tab=recurring`])
  const row = await pages.deps.db
    .selectFrom("recurring_issue")
    .select("id")
    .where("title", "=", title)
    .executeTakeFirstOrThrow()
  return `${PLANS}/${row.id}`
}

const preview = async (more: Record<string, string>) =>
  (await technician.post(`${PLANS}/preview`, planFields(more), HTMX)).text()

/** Value of a field in a form's HTML. */
const valueIn = (html: string, name: string) =>
  new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1]

describe("the dialog of a new plan", () => {
  test("starts now, ends a year later, and has the defaults of the specification", async () => {
    const html = await technician.dialog(`${PLANS}/new`)
    expect([valueIn(html, "startDateTime"), valueIn(html, "endDateTime")]).toEqual([
      expect.stringMatching(/^10-03-2026 /),
      expect.stringMatching(/^10-03-2027 /),
    ])
    for (const [name, value] of [
      ["dayOf", "1"],
      ["maintenanceWindowInHours", "8"],
      ["createBeforeStartInHours", "0"],
    ] as const)
      expect([name, valueIn(html, name)]).toEqual([name, value])
    for (const chosen of ["MAINTENANCE", "NORMAL", "MONTHLY", "MONDAY", "FROM_START"])
      expect(html).toContain(`<option value="${chosen}" selected="">`)
    expect(html).toMatch(/name="enableRemoteAccess" checked=""/)
    expect(html).not.toMatch(/name="disconnectSessionsUponTimeEnd" checked=""/)
  })

  test("has sliders of 1 to 240 and 1 to 48 hours beside numbers with the limits", async () => {
    const html = await technician.dialog(`${PLANS}/new`)
    expect(html).toMatch(/type="range" min="1" max="240"[^>]*data-slider="field-maintenanceWindowInHours"/)
    expect(html).toMatch(/type="range" min="1" max="48"[^>]*data-slider="field-createBeforeStartInHours"/)
    expect(html).toMatch(/type="number" min="0" max="240" name="createBeforeStartInHours"/)
  })

  test.each(["recurringissues", "recurringIssues"])(
    "opened by its address with the spelling %s shows the machine's plans with the dialog",
    async (spelling) => {
      const answer = await technician.get(`/devices/${p7}/${spelling}/new`)
      const query = new URLSearchParams({ tab: "recurring", dialog: `${PLANS}/new` })
      expect(answer.headers.get("location")).toBe(`/devices/${p7}?${query}`)
    },
  )

  test("is refused to a user who may not create issues", async () => {
    expect((await expert.get(`${PLANS}/new`, HTMX)).status).toBe(403)
    expect((await expert.post(`${PLANS}/new`, planFields())).status).toBe(403)
    expect(await expert.html(`/devices/${p7}?tab=recurring`)).not.toContain(`${PLANS}/new`)
  })
})

describe("the form of a plan", () => {
  test("returns each error beside its field and keeps the input", async () => {
    const wrong = planFields({
      ...{ title: "", startDateTime: "01-02-2020 06:00", endDateTime: "01-01-2020 06:00", dayOf: "30" },
      ...{ maintenanceWindowInHours: "241", createBeforeStartInHours: "-1" },
    })
    const answer = await technician.post(`${PLANS}/new`, wrong, HTMX)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toStartWith('<form id="plan-form"')
    const numbers = ["dayOf", "maintenanceWindowInHours", "createBeforeStartInHours"]
    for (const name of ["title", "startDateTime", "endDateTime", ...numbers])
      expect(html).toContain(`id="field-${name}-error"`)
    expect(valueIn(html, "maintenanceWindowInHours")).toBe("241")
  })

  test.each([
    ["startDateTime", { startDateTime: "09-03-2026 06:00" }],
    ["startDateTime", { startDateTime: "31-04-2026 06:00" }],
    ["endDateTime", { endDateTime: "25-03-2026 06:00" }],
  ])("refuses an invalid %s beside its field", async (name, more) => {
    const answer = await technician.post(`${PLANS}/new`, planFields(more), HTMX)
    expect([answer.status, (await answer.text()).includes(`id="field-${name}-error"`)]).toEqual([422, true])
  })

  test("reads the start in the plan's time zone and drops the end of a single occurrence", async () => {
    const path = await created("In Tokyo", { timeZone: "Asia/Tokyo", period: "SINGULAR" })
    const plan = await pages.deps.db
      .selectFrom("recurring_issue")
      .select(["start_on", "end_on", "time_zone"])
      .where("id", "=", path.split("/").at(-1)!)
      .executeTakeFirstOrThrow()
    expect(plan).toEqual({
      start_on: new Date("2026-03-24T21:00:00Z"),
      end_on: null,
      time_zone: "Asia/Tokyo",
    })
  })

  test("changes a plan, and refuses a save over another user's change with that user's name", async () => {
    const path = await created("To be changed")
    const version = valueIn(await technician.dialog(path), "version") ?? ""
    const administrator = await signInToPages(pages, "administrator")
    const theirs = await administrator.post(path, planFields({ title: "Theirs", version }))
    expect(theirs.status).toBe(303)
    const refused = await technician.post(path, planFields({ title: "Mine", version }), HTMX)
    const html = await refused.text()
    expect([refused.status, valueIn(html, "title")]).toEqual([422, "Mine"])
    expect(html).toContain("Max Keller")
  })

  test("is read-only without the authority to change issues", async () => {
    const html = await expert.dialog(await created("Only to be read"))
    expect(html).toContain('<fieldset class="plain" disabled="">')
    expect(html).not.toContain('type="submit"')
  })
})

describe("the preview", () => {
  test("shows five occurrences in the plan's time zone with the clock change between them", async () => {
    const html = await preview({ startDateTime: "25-03-2026 06:00", createBeforeStartInHours: "0" })
    const dates = [...html.matchAll(/<strong>\w+ (\d\d\.\d\d\.\d{4})<\/strong>/g)].map(([, date]) => date)
    expect(dates).toEqual(["31.03.2026", "30.04.2026", "31.05.2026", "30.06.2026", "31.07.2026"])
    expect(html).toContain("06:00 – 14:00")
    expect(html).toContain("Monthly, last day of the month, at 06:00 for 8 h")
    const october = await preview({ startDateTime: "20-09-2026 06:00" })
    expect(october).toContain("The clocks changed on 25.10.2026; the time of day stays 06:00.")
    expect(october).toContain("The issue is created 29.09.2026 06:00.")
  })

  test("names the windows that an occurrence meets, and the last occurrence", async () => {
    const user = await userIdByName(pages, "technician")
    const issue = await anIssue(pages.deps, p7, user, { title: "Change the seal" })
    const [start, end] = [new Date("2026-07-31T10:00:00Z"), new Date("2026-07-31T12:00:00Z")]
    await pages.deps.db
      .updateTable("issue")
      .set({ activation_on: start, window_end_on: end })
      .where("id", "=", issue)
      .execute()
    const html = await preview({
      ...{ startDateTime: "01-07-2026 06:00", endDateTime: "31-08-2026 23:00" },
    })
    expect(html).toContain("Overlaps “Change the seal”, 12:00 – 14:00.")
    expect(html).toContain("other work on this machine.")
    expect(html.match(/This is the last occurrence\./g)).toHaveLength(1)
    const single = await preview({ startDateTime: "01-07-2026 06:00", period: "SINGULAR" })
    expect(single).toContain("01.07.2026")
    expect(single).not.toContain("last occurrence")
  })

  test("asks for valid dates and a valid day while they are not", async () => {
    const asked = "Enter valid dates and a valid day"
    expect(await preview({ startDateTime: "" })).toContain(asked)
    expect(await preview({ dayOf: "31" })).toContain(asked)
  })
})

describe("the verbs of a plan", () => {
  test("deactivate, activate and delete it, each after what it does was named", async () => {
    const path = await created("On and off")
    expect(await technician.dialog(`${path}/deactivate`)).toContain("creates no issues until it is activated")
    expect((await technician.post(`${path}/deactivate`, {})).status).toBe(303)
    const inactive = await technician.dialog(path)
    expect(inactive).toContain("Inactive · Deactivated")
    expect((await technician.post(`${path}/activate`, {})).status).toBe(303)
    expect(await technician.dialog(path)).toContain("Active</span>")
    const administrator = await signInToPages(pages, "administrator")
    expect(await administrator.dialog(`${path}/delete`)).toContain("This cannot be undone.")
    expect((await administrator.post(`${path}/delete`, {})).status).toBe(303)
    expect((await technician.get(path, HTMX)).status).toBe(404)
  })
})

test("a plan that needs approval names its approvers, and its request and the plan link to each other", async () => {
  const l3 = await deviceIdByName(pages, "Packing line L-3")
  const plans = `/devices/${l3}/recurringissues`
  const approvers = await pages.deps.db
    .selectFrom("user_group")
    .select(["id", "name"])
    .where("name", "=", "Approvers")
    .executeTakeFirstOrThrow()
  const root = { userId: await userIdByName(pages, "administrator") }
  await configureApproval(
    { deps: pages.deps, root },
    { deviceId: l3 },
    [{ groups: [approvers.id] }],
    "RECURRING_ISSUE",
  )
  expect(await technician.dialog(`${plans}/new`)).toContain(
    "Needs approval: Approvers, 1 vote. It starts once it is approved.",
  )
  await technician.post(`${plans}/new`, planFields({ title: "Under approval" }))
  const { id } = await pages.deps.db
    .selectFrom("recurring_issue")
    .select("id")
    .where("title", "=", "Under approval")
    .executeTakeFirstOrThrow()
  const administrator = await signInToPages(pages, "administrator")
  const dialog = await administrator.dialog(`${plans}/${id}`)
  const request = /href="(\/approvals\/[^"]+)"/.exec(dialog)?.[1] ?? ""
  expect(dialog).toContain("Approval pending")
  expect(await administrator.html(request)).toContain(`href="${plans}/${id}"`)
  const approver = await signInToPages(pages, "approver")
  expect((await approver.post(`${request}/vote`, { approved: "true", comment: "" })).status).toBe(303)
  expect(await administrator.dialog(`${plans}/${id}`)).toContain("Active</span>")
})
