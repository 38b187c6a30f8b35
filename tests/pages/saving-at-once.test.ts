/** Two editors of one form: the second one's input stays, and nothing of the first one's is replaced without a word. */
import { expect, test } from "bun:test"
import { formWithField } from "../harness/form-fields.ts"
import {
  deviceIdByName,
  HTMX,
  issueFields,
  signInToPages,
  testPages,
  userIdByName,
} from "../harness/pages.ts"

const pages = await testPages()
const one = await signInToPages(pages, "technician")
const other = await signInToPages(pages, "administrator")
const p7 = await deviceIdByName(pages, "Press P-7")

/** The version in a form, as a field to be sent. */
const versionIn = (html: string) => ({
  version: /name="version" value="(\d+)"/.exec(html)?.[1] ?? "",
})

test("a form that was refused for its input still tells of what another user has saved, and saving after that replaces it", async () => {
  const created = await one.post(`/devices/${p7}/issues/new`, issueFields({ title: "Valve sticks" }))
  const edit = `${created.headers.get("location")}/edit`
  const seen = versionIn(await other.html(edit))
  expect((await one.post(edit, issueFields({ title: "Valve leaks", ...seen }))).status).toBe(303)

  const save = (title: string, version: object) => other.post(edit, issueFields({ title, ...version }), HTMX)
  const wrong = await (await save("", seen)).text()
  const late = await (await save("Valve jams", versionIn(wrong))).text()
  expect(late).toContain("saving again overwrites it")
  expect(late).toContain('value="Valve jams"')
  expect((await save("Valve jams", versionIn(late))).headers.get("hx-redirect")).toBeTruthy()
})

/** What a form says to be saved instead, by the names of the controls that say it. */
function savedInstead(html: string): Record<string, string> {
  const notes = html.matchAll(/<span class="field-hint field-saved"(?: id="field-(\w+)-saved")?>([^<]*)</g)
  return Object.fromEntries([...notes].map(([, name = "", text = ""]) => [name, text]))
}

test("after a concurrent save of an issue each field that differs shows what is saved, and the others nothing", async () => {
  const first = issueFields({ title: "Seal weeps", ticketId: "T-1" })
  const created = await one.post(`/devices/${p7}/issues/new`, first)
  const edit = `${created.headers.get("location")}/edit`
  const seen = versionIn(await other.html(edit))
  const theirs = { ticketId: "T-2", priority: "LOW", description: "Left side" }
  expect((await one.post(edit, { ...first, ...theirs, ...seen })).status).toBe(303)
  const mine = await other.post(edit, { ...first, title: "Seal weeps badly", ...seen }, HTMX)
  const late = await mine.text()
  expect(savedInstead(late)).toEqual({
    title: "Saved value: Seal weeps",
    priority: "Saved value: Low",
    ticketId: "Saved value: T-2",
    description: "Differs from what is saved.",
  })
  expect(late).toContain('aria-describedby="field-ticketId-saved"')
  expect(savedInstead(await other.html(edit))).toEqual({})
})

test("after a concurrent save of a machine, a user or a user group the difference is shown beside its field", async () => {
  const userId = await userIdByName(pages, "technician")
  const groupId = (await pages.deps.db.selectFrom("user_group").select("id").executeTakeFirstOrThrow()).id
  const forms = [
    { path: `/admin/devices/${p7}`, field: "location" },
    { path: `/admin/users/${userId}`, field: "surname" },
    { path: `/admin/usergroups/${groupId}`, field: "name" },
  ]
  for (const { path, field } of forms) {
    const given = formWithField(await other.html(path), field).fields
    expect((await other.post(path, { ...given, [field]: "Bay 1" }, HTMX)).status).toBeLessThan(300)
    const late = await (await other.post(path, { ...given, [field]: "Bay 2" }, HTMX)).text()
    expect([path, savedInstead(late)]).toEqual([path, { [field]: "Saved value: Bay 1" }])
  }
})

test("the settings can be saved after another administrator has saved them meanwhile", async () => {
  const html = await other.html("/admin/settings?tab=texts")
  const seen = versionIn(html)
  const texts = (legalInfo1: string, version: object) =>
    other.post("/admin/settings/texts", { legalInfo1, ...version }, HTMX)
  await texts("Mind the press", seen)
  const late = await (await texts("Wear goggles", seen)).text()
  expect(late).toContain("saving again overwrites it")
  expect((await texts("Wear goggles", versionIn(late))).headers.get("hx-redirect")).toBeTruthy()
})

test("the company's name and the general settings beside it are one form: neither replaces another administrator's save", async () => {
  const html = await other.html("/admin/settings")
  const seen = versionIn(html)
  const save = (customerName: string, sessionWatermark: string, version: object) =>
    other.post(
      "/admin/settings",
      {
        ...{
          customerName,
          sessionWatermark,
          inactivityTimeoutInSeconds: "600",
          approvalWorkflowEnabled: "true",
        },
        ...{ faultReportsEnabled: "false", emergencyDurationInMinutes: "60", ...version },
      },
      HTMX,
    )
  expect((await save("Plant One", "false", seen)).headers.get("hx-redirect")).toBeTruthy()
  const late = await (await save("Plant Two", "false", seen)).text()
  expect(late).toContain("saving again overwrites it")
  expect(late).toContain('value="Plant Two"')
  expect(await other.html("/admin/settings")).toContain('value="Plant One"')
  expect((await save("Plant Two", "true", versionIn(late))).headers.get("hx-redirect")).toBeTruthy()
  expect(await other.html("/admin/settings")).toContain('value="Plant Two"')
})
