/** Pages of checklists and of the signature on closing. The clock stands at 09:00 UTC on 10.03.2026. */
import { describe, expect, test } from "bun:test"
import { updateChecklist } from "../../src/maintenance/issues/checklist/actions.ts"
import { checklistChanges } from "../../src/maintenance/issues/checklist/contract.ts"
import { anIssue } from "../harness/builders.ts"
import { deviceIdByName, HTMX, signInToPages, testPages, userIdByName } from "../harness/pages.ts"
import { aPng } from "../harness/uploads.ts"

const pages = await testPages()
const { deps } = pages
const technician = await signInToPages(pages, "technician")
const userId = await userIdByName(pages, "technician")
const p7 = await deviceIdByName(pages, "Press P-7")
const c2 = await deviceIdByName(pages, "Compressor C-2")

const PRESSURE = { text: "Pressure <1>", kind: "NUMBER", unit: "bar", minimum: 6, maximum: 8.5 }

/** An issue of the technician with these items. @returns its path and the ids of the items */
async function anIssueWith(items: object[], deviceId = p7) {
  const issueId = await anIssue(deps, deviceId, userId)
  const change = checklistChanges.schema.parse({ items })
  const actor = {
    ...{ userId, username: "technician", displayName: "Tom Berger", isSuperuser: false, language: null },
    ...{ signInId: "", authenticatedOn: new Date(0), systemAuthorities: new Set<string>(), userGroupIds: [] },
  }
  const saved = await updateChecklist(deps, actor, { deviceId, issueId }, change)
  return { issue: `/devices/${deviceId}/issues/${issueId}`, issueId, ids: saved.items.map(({ id }) => id) }
}

const itemOf = (html: string, id: string) =>
  (html.split('<li class="checklist-item"').find((part) => part.includes(`id="item-${id}"`)) ?? "").split(
    "</li>",
  )[0]!

describe("the checklist on an issue's page", () => {
  test("shows progress, limits in the reader's format, and escapes what was typed", async () => {
    const { issue } = await anIssueWith([PRESSURE, { text: "Belt", required: false }])
    const html = await technician.html(issue)
    expect(html).toContain("Pressure &lt;1&gt;")
    expect(html).toContain("0 of 2")
    expect(html).toContain("6 to 8.5 bar")
    expect(html).toContain(`data-live="issue:`)
  })

  test("takes an answer with one post, and answers with the list alone", async () => {
    const { issue, ids } = await anIssueWith([{ text: "Belt" }])
    const answered = await technician.post(
      `${issue}/checklist/${ids[0]}`,
      { result: "OK", version: "1" },
      HTMX,
    )
    const html = await answered.text()
    expect(answered.status).toBe(200)
    expect(html).not.toContain("<html")
    expect(html).toContain("1 of 1")
    expect(itemOf(html, ids[0]!)).toContain('aria-pressed="true"')
    expect(itemOf(html, ids[0]!)).toContain("Tom Berger")
  })

  test("leads a browser without script back to the item", async () => {
    const { issue, ids } = await anIssueWith([{ text: "Belt" }])
    const answered = await technician.post(`${issue}/checklist/${ids[0]}`, { result: "FAILED", version: "1" })
    expect([answered.status, answered.headers.get("location")]).toEqual([303, `${issue}#item-${ids[0]}`])
  })

  test("takes a number with a comma; a text that is no number stays typed, with its error beside it", async () => {
    const { issue, ids } = await anIssueWith([PRESSURE])
    const post = (value: string, version: string) =>
      technician.post(`${issue}/checklist/${ids[0]}`, { value, version }, HTMX)
    const wrong = await post("about 7", "1")
    const html = await wrong.text()
    expect(wrong.status).toBe(422)
    expect(itemOf(html, ids[0]!)).toContain('value="about 7"')
    expect(itemOf(html, ids[0]!)).toContain("Enter a number.")
    const right = await (await post("8,6", "1")).text()
    expect(itemOf(right, ids[0]!)).toContain("Outside the limits")
    expect(itemOf(right, ids[0]!)).toContain(`${issue}/checklist/${ids[0]}/followup`)
  })

  test("is saved for the first of two people; the second sees that it was answered, and the page stays", async () => {
    const { issue, ids } = await anIssueWith([{ text: "Belt" }])
    const post = (result: string) =>
      technician.post(`${issue}/checklist/${ids[0]}`, { result, version: "1" }, HTMX)
    expect((await post("OK")).status).toBe(200)
    expect((await post("FAILED")).status).toBe(409)
    expect(await technician.html(issue)).toContain("1 of 1")
  })

  test("shows answers without controls once the issue is closed", async () => {
    const { issue, ids } = await anIssueWith([{ text: "Belt" }])
    await technician.post(`${issue}/checklist/${ids[0]}`, { result: "OK", version: "1" })
    await technician.post(`${issue}/close`, { reason: "DONE" })
    const item = itemOf(await technician.html(issue), ids[0]!)
    expect(item).toContain("Tom Berger")
    expect(item).not.toContain("<button")
  })

  test("is counted in the preview of the issue list", async () => {
    const { issue, ids } = await anIssueWith([{ text: "Belt" }, { text: "Oil" }])
    await technician.post(`${issue}/checklist/${ids[0]}`, { result: "FAILED", version: "1" })
    const preview = await technician.dialog(`${issue}/preview`)
    expect(preview).toContain("1 of 2")
    expect(preview).toContain("1 failed")
  })

  test("is in the timeline: each answer on the issue, failures in the machine's book and its printed history", async () => {
    const { issue, ids } = await anIssueWith([PRESSURE, { text: "Belt of the fan" }])
    await technician.post(`${issue}/checklist/${ids[0]}`, { value: "9", version: "1" })
    await technician.post(`${issue}/checklist/${ids[1]}`, { result: "OK", version: "1" })
    const own = await technician.html(issue)
    expect(own.slice(own.indexOf('id="timeline"'))).toContain("Belt of the fan")
    const book = await technician.html(`/devices/${p7}`)
    expect(book).toContain("9 bar")
    expect(book).not.toContain("Belt of the fan")
    const printed = await technician.html(`/devices/${p7}/history`)
    for (const answer of ["9 bar", "Belt of the fan"]) expect(printed).toContain(answer)
  })
})

describe("the editor of an issue's checklist", () => {
  const row = (key: string, text: string, more: Record<string, string> = {}) => ({
    [`item.${key}.text`]: text,
    [`item.${key}.kind`]: "CHECK",
    ...Object.fromEntries(Object.entries(more).map(([field, value]) => [`item.${key}.${field}`, value])),
  })

  test("saves the rows in the order in which they are sent", async () => {
    const { issue, ids } = await anIssueWith([{ text: "First" }, { text: "Second" }])
    const fields = {
      ...{ version: "2", ...row("1", "Second", { id: ids[1]! }), ...row("a1", "New", { required: "true" }) },
      ...row("0", "First", { id: ids[0]! }),
    }
    const saved = await technician.post(`${issue}/checklist/edit`, fields, HTMX)
    expect([saved.status, saved.headers.get("hx-redirect")]).toEqual([200, issue])
    const html = await technician.html(issue)
    const places = ["Second", "New", "First"].map((text) => html.indexOf(`<span>${text}</span>`))
    expect(places.every((place) => place > 0)).toBe(true)
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })

  test("keeps what was typed when a limit is wrong, with the error at its row", async () => {
    const { issue } = await anIssueWith([])
    const fields = {
      ...{ version: "2", ...row("0", "") },
      ...row("a7", "Pressure", { kind: "NUMBER", minimum: "9", maximum: "8" }),
    }
    const refused = await technician.post(`${issue}/checklist/edit`, fields, HTMX)
    const html = await refused.text()
    expect(refused.status).toBe(422)
    expect(html).toContain('aria-describedby="item-a7-error"')
    expect(html).toContain("The end must not be before the start.")
    expect(html).toContain('value="Pressure"')
  })
})

describe("a follow-up issue", () => {
  test("is prefilled with what was found, created once, and both pages lead to each other", async () => {
    const { issue, ids } = await anIssueWith([PRESSURE])
    await technician.post(`${issue}/checklist/${ids[0]}`, { value: "9.5", version: "1" })
    await technician.post(`${issue}/checklist/${ids[0]}`, { note: "gauge <new>", version: "2" })
    const path = `${issue}/checklist/${ids[0]}/followup`
    const form = await technician.html(path)
    expect(form).toContain('value="Failed: Pressure &lt;1&gt;"')
    expect(form).toContain("Measured: 9.5 bar.")
    const inGerman = async (address: string) =>
      (await technician.get(address, { "accept-language": "de" })).text()
    expect(await inGerman(path)).toContain("Gemessen: 9,5 bar.")
    expect((await inGerman(issue)).match(/<strong>9,5 bar<\/strong>/g)).toHaveLength(2)
    expect(form).toContain("gauge")
    const fields = {
      ...{ title: "Mend the pressure", issueType: "ERROR", priority: "HIGH", description: "" },
      ...{ descriptionForm: "text", activationDateTime: "11-03-2026 08:00", maintenanceWindowInHours: "4" },
    }
    const created = await technician.post(path, fields)
    const address = created.headers.get("location") ?? ""
    expect(created.status).toBe(303)
    expect(await technician.html(address)).toContain(`href="${issue}"`)
    expect(itemOf(await technician.html(issue), ids[0]!)).toContain(`href="${address}"`)
    expect((await technician.post(path, fields, HTMX)).status).toBe(422)
  })

  test("is not offered for an item that is in order", async () => {
    const { issue, ids } = await anIssueWith([{ text: "Belt" }])
    await technician.post(`${issue}/checklist/${ids[0]}`, { result: "OK", version: "1" })
    expect(await technician.html(issue)).not.toContain("/followup")
  })
})

describe("closing on screen", () => {
  test("names the open required items, refuses, and writes no log", async () => {
    const { issue } = await anIssueWith([{ text: "Belt of the fan" }])
    expect(await technician.dialog(`${issue}/close`)).toContain("<li>Belt of the fan</li>")
    const refused = await technician.post(`${issue}/close`, { reason: "DONE", text: "all is well" }, HTMX)
    const html = await refused.text()
    expect(refused.status).toBe(422)
    expect(html).toContain("Required checklist items are not answered: Belt of the fan")
    expect(html).toContain("all is well</textarea>")
    expect(await technician.html(issue)).not.toContain("all is well")
  })

  test("asks for a signature where the machine does, keeps what was typed, and shows the signature afterwards", async () => {
    const { issue } = await anIssueWith([], c2)
    expect(await technician.dialog(`${issue}/close`)).toContain("data-signature-pad")
    const without = await technician.post(`${issue}/close`, { reason: "DONE", signerName: "Rita Maas" }, HTMX)
    const refused = await without.text()
    expect(without.status).toBe(422)
    expect(refused).toContain("Sign in the field, or choose to sign with the typed name.")
    expect(refused).toContain('value="Rita Maas"')
    const signature = `data:image/png;base64,${Buffer.from(aPng(300, 100)).toString("base64")}`
    const closed = await technician.post(`${issue}/close`, {
      ...{ reason: "DONE", signerName: "Rita Maas", signature },
    })
    expect(closed.status).toBe(303)
    const html = await technician.html(issue)
    expect(html).toContain("Signature of Rita Maas")
    const shown = /src="\/api[^"]+\/signatures\/[^"]+\/image"/.exec(html)
    expect(shown).not.toBeNull()
    // The history on paper shows it too.
    expect(await technician.html(`${issue.replace(/\/issues\/.*/, "")}/history`)).toContain(shown![0])
    expect(html).toContain("Signed by Rita Maas")
  })

  test("takes the typed name as the signature", async () => {
    const { issue } = await anIssueWith([], c2)
    const fields = { reason: "DONE", signerName: "Rita Maas", signTyped: "true", signature: "" }
    expect((await technician.post(`${issue}/close`, fields)).status).toBe(303)
    expect(await technician.html(issue)).toContain("<em>Rita Maas</em>")
  })

  test("asks for no signature elsewhere", async () => {
    const { issue } = await anIssueWith([])
    expect(await technician.dialog(`${issue}/close`)).not.toContain("data-signature-pad")
    expect((await technician.post(`${issue}/close`, { reason: "DONE" })).status).toBe(303)
  })
})

describe("the checklist of a plan", () => {
  test("is written in the plan's form and shown again", async () => {
    const plans = `/devices/${p7}/recurringissues`
    const fields = {
      ...{ title: "Plan with a list", recurringIssueType: "MAINTENANCE", priority: "NORMAL" },
      ...{ period: "MONTHLY", timeZone: "Europe/Berlin", startDateTime: "25-03-2026 06:00" },
      ...{ dayOf: "1", dayFromStartOrEnd: "FROM_END", dayOfWeek: "MONDAY", description: "" },
      ...{ maintenanceWindowInHours: "8", createBeforeStartInHours: "24", descriptionForm: "text" },
      ...{
        "item.a1.text": "Pressure",
        "item.a1.kind": "NUMBER",
        "item.a1.unit": "bar",
        "item.a1.maximum": "8,5",
      },
    }
    expect((await technician.post(`${plans}/new`, fields)).status).toBe(303)
    const { id, checklist } = await deps.db
      .selectFrom("recurring_issue")
      .select(["id", "checklist"])
      .where("title", "=", fields.title)
      .executeTakeFirstOrThrow()
    expect(checklist as unknown).toEqual([
      { text: "Pressure", kind: "NUMBER", unit: "bar", minimum: null, maximum: 8.5, required: false },
    ])
    expect(await technician.dialog(`${plans}/${id}`)).toContain('name="item.0.maximum"')
    const wrong = { ...fields, title: "Another", "item.a1.maximum": "much" }
    const refused = await technician.post(`${plans}/new`, wrong, HTMX)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain("Enter a number.")
  })
})
