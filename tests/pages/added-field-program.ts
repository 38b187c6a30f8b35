/**
 * Program of `added-field.test.ts`, in a process of its own: declares one more text field of an issue before the product
 * is loaded and adds its column. All other code is the product's.
 */
import { expect, test } from "bun:test"
import { textField } from "../../src/base/fields.ts"
import { ISSUE_FIELDS } from "../../src/maintenance/issues/fields.ts"

Object.assign(ISSUE_FIELDS, {
  costCentre: textField({
    column: "cost_centre",
    label: "terms.location",
    max: 20,
    description: "Cost centre that pays for the work.",
  }),
})

const { allEndpoints, buildApp } = await import("../../src/app.tsx")
const { openApiDocument } = await import("../../src/http/openapi/document.ts")
const { ensureClient } = await import("../../scripts/build-client.ts")
const { testApi } = await import("../harness/api.ts")
const { aDevice } = await import("../harness/builders.ts")
const { HTMX, issueFields, signInToPages } = await import("../harness/pages.ts")
const { aLocalUser, PASSWORD } = await import("../harness/sign-in.ts")

const api = await testApi()
const { database, deps, call, root } = api
await database.sql`alter table issue add column cost_centre text not null default ''`
await ensureClient()
const issues = `/devices/${await aDevice(deps)}/issues`

interface IssueBody {
  id: string
  version: number
  costCentre: string
}

async function createIssue(more: Record<string, unknown> = {}): Promise<IssueBody> {
  const body = { title: "Oil change", activationDateTime: deps.clock().toISOString(), ...more }
  const created = await call<IssueBody>(root.token, "POST", issues, body)
  expect(created.status).toBe(201)
  return created.body
}

test("create, update and read have the field, with its default and its limit", async () => {
  expect((await createIssue()).costCentre).toBe("")
  const { id, costCentre } = await createIssue({ costCentre: " 4711 " })
  expect(costCentre).toBe("4711")
  const update = (body: object) => call<IssueBody>(root.token, "PUT", `${issues}/${id}`, body)
  expect((await update({ title: "Other" })).body.costCentre).toBe("4711")
  expect((await update({ costCentre: "4712" })).body.costCentre).toBe("4712")
  expect((await update({ costCentre: "x".repeat(21) })).status).toBe(400)
  const list = await call<{ rows: IssueBody[] }>(root.token, "GET", issues)
  expect(list.body.rows.map((row) => row.costCentre).sort()).toEqual(["", "4712"])
})

test("a conflict and the audit log name the field", async () => {
  const { id, version } = await createIssue({ costCentre: "1" })
  await call(root.token, "PUT", `${issues}/${id}`, { costCentre: "2", version })
  const refused = await call(root.token, "PUT", `${issues}/${id}`, { costCentre: "3", version })
  expect(refused.status).toBe(409)
  expect(JSON.stringify(refused.body)).toContain("costCentre")
  const audit = await call(root.token, "GET", `${issues}/${id}/audit`)
  expect(JSON.stringify(audit.body)).toContain('"costCentre.after":"2","costCentre.before":"1"')
})

test("the OpenAPI document describes the field", () => {
  const text = JSON.stringify(openApiDocument(allEndpoints, { version: "1" }))
  expect(text).toContain("Cost centre that pays for the work.")
})

test("the form shows, keeps and saves the field, and the issue's page lists it", async () => {
  const { username } = await aLocalUser(api, { superuser: true })
  const visitor = await signInToPages({ app: buildApp(deps), deps }, username, PASSWORD)
  expect(await visitor.html(`${issues}/new`)).toContain('name="costCentre"')
  const refused = await visitor.post(`${issues}/new`, issueFields({ title: "", costCentre: "K-1" }), HTMX)
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('value="K-1"')
  const tooLong = await visitor.post(`${issues}/new`, issueFields({ costCentre: "x".repeat(21) }), HTMX)
  expect(await tooLong.text()).toContain('id="field-costCentre-error"')
  const saved = await visitor.post(`${issues}/new`, issueFields({ costCentre: "K-2" }))
  expect(saved.status).toBe(303)
  const path = saved.headers.get("location") ?? ""
  expect(await visitor.html(path)).toContain("K-2")
  expect(await visitor.html(`${path}/edit`)).toContain('value="K-2"')
})
