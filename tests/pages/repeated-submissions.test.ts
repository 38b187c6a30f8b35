/** A form of a page that arrives more than once: double clicks, and retries after a response was lost. */
import { describe, expect, test } from "bun:test"
import { deviceIdByName, HTMX, issueFields, signInToPages, testPages } from "../harness/pages.ts"

const pages = await testPages()
const technician = await signInToPages(pages, "technician")
const administrator = await signInToPages(pages, "administrator")
const p7 = await deviceIdByName(pages, "Press P-7")
const NEW_ISSUE = `/devices/${p7}/issues/new`

/** The id of a freshly rendered form. */
async function submissionId(): Promise<string> {
  const html = await technician.html(NEW_ISSUE)
  return /name="_submission" value="([^"]+)"/.exec(html)?.[1] ?? ""
}

async function countIssues(title: string): Promise<number> {
  const issues = await pages.deps.db.selectFrom("issue").select("id").where("title", "=", title).execute()
  return issues.length
}

describe("a submission of a form", () => {
  test("that arrives twice at the same time is performed once, and both responses lead to the same page", async () => {
    const fields = issueFields({ title: "Clamp sticks", _submission: await submissionId() })
    const responses = await Promise.all([
      technician.post(NEW_ISSUE, fields),
      technician.post(NEW_ISSUE, fields),
    ])
    expect(responses.map(({ status }) => status)).toEqual([303, 303])
    expect(responses[0]?.headers.get("location")).toMatch(/\/issues\/[0-9a-f-]{36}$/)
    expect(responses[1]?.headers.get("location")).toBe(responses[0]?.headers.get("location") ?? "")
    expect(await countIssues("Clamp sticks")).toBe(1)
  })

  test("that is repeated because its response was lost leads to what was saved", async () => {
    const fields = issueFields({ title: "Guard rattles", _submission: await submissionId() })
    const first = await technician.post(NEW_ISSUE, fields, HTMX)
    const second = await technician.post(NEW_ISSUE, fields, HTMX)
    expect(second.headers.get("hx-redirect")).toBe(first.headers.get("hx-redirect") ?? "none")
    expect(await countIssues("Guard rattles")).toBe(1)
  })

  test("with other fields than the first one is performed", async () => {
    const id = await submissionId()
    await technician.post(NEW_ISSUE, issueFields({ title: "First of two", _submission: id }))
    await technician.post(NEW_ISSUE, issueFields({ title: "Second of two", _submission: id }))
    expect(await countIssues("First of two")).toBe(1)
    expect(await countIssues("Second of two")).toBe(1)
  })

  test("that was refused is judged again each time", async () => {
    const fields = issueFields({ title: "", _submission: await submissionId() })
    expect((await technician.post(NEW_ISSUE, fields, HTMX)).status).toBe(422)
    const again = await technician.post(NEW_ISSUE, fields, HTMX)
    expect(again.status).toBe(422)
    expect(await again.text()).toContain('name="_submission"')
  })

  test("of another user with the same id is performed for that user", async () => {
    const fields = issueFields({ title: "Oil is low", _submission: await submissionId() })
    await technician.post(NEW_ISSUE, fields)
    await administrator.post(NEW_ISSUE, fields)
    expect(await countIssues("Oil is low")).toBe(2)
  })

  test("without an id is performed each time", async () => {
    const fields = issueFields({ title: "Door is open" })
    await technician.post(NEW_ISSUE, fields)
    await technician.post(NEW_ISSUE, fields)
    expect(await countIssues("Door is open")).toBe(2)
  })
})
