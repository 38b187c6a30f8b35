/**
 * Program of `added-field.test.ts`, in a process of its own: declares one more text field of every entity before the product
 * is loaded and adds its columns. All other code is the product's.
 */
import { describe, expect, test } from "bun:test"
import { type Fields, textField } from "../../src/base/fields.ts"
import { PASSWORD_POLICY_FIELDS } from "../../src/identity/passwords/fields.ts"
import { USER_GROUP_FIELDS } from "../../src/identity/usergroups/fields.ts"
import { USER_FIELDS } from "../../src/identity/users/fields.ts"
import { CONNECTOR_FIELDS } from "../../src/machines/connectors/fields.ts"
import { DEVICE_GROUP_FIELDS } from "../../src/machines/devicegroups/fields.ts"
import { DEVICE_FIELDS } from "../../src/machines/devices/fields.ts"
import { INTERFACE_FIELDS } from "../../src/machines/interfaces/fields.ts"
import { STAGE_FIELDS } from "../../src/maintenance/approvals/fields.ts"
import { ISSUE_FIELDS } from "../../src/maintenance/issues/fields.ts"
import { PLAN_FIELDS } from "../../src/maintenance/plans/fields.ts"

const DECLARED: readonly [table: string, fields: Fields][] = [
  ["issue", ISSUE_FIELDS],
  ["recurring_issue", PLAN_FIELDS],
  ["device", DEVICE_FIELDS],
  ["device_group", DEVICE_GROUP_FIELDS],
  ["target_interface", INTERFACE_FIELDS],
  ["connector", CONNECTOR_FIELDS],
  ["app_user", USER_FIELDS],
  ["user_group", USER_GROUP_FIELDS],
  ["approval_stage", STAGE_FIELDS],
  ["password_policy", PASSWORD_POLICY_FIELDS],
]

for (const [, fields] of DECLARED) {
  Object.assign(fields, {
    costCentre: textField({
      column: "cost_centre",
      label: "terms.location",
      max: 20,
      description: "Cost centre that pays for the work.",
    }),
  })
}

const { buildApp } = await import("../../src/app.tsx")
const { allEndpoints } = await import("../../src/routes.ts")
const { createDueIssues } = await import("../../src/maintenance/plans/due/actions.ts")
const { openApiDocument } = await import("../../src/http/openapi/document.ts")
const { ensureClient } = await import("../../scripts/build-client.ts")
const { testApi } = await import("../harness/api.ts")
const { aDevice, aDeviceGroup, anInterface, anIssue, aPlan } = await import("../harness/builders.ts")
const { aDedicatedConnector } = await import("../harness/connectors.ts")
const { formWithField } = await import("../harness/form-fields.ts")
const { HTMX, issueFields, signInToPages } = await import("../harness/pages.ts")
const { aUser, aUserGroup } = await import("../harness/users.ts")
const { aLocalUser, PASSWORD } = await import("../harness/sign-in.ts")

const api = await testApi()
const { database, deps, call, root } = api
for (const table of [...DECLARED.map(([name]) => name), "approval_request_stage"])
  await database.sql.unsafe(`alter table ${table} add column cost_centre text not null default ''`)
await ensureClient()
const deviceId = await aDevice(deps)
const issues = `/devices/${deviceId}/issues`

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

/** Schemas of the OpenAPI document that have the field. */
const SCHEMAS = [
  ...["Issue", "RecurringIssue", "Device", "DeviceGroup", "Interface", "Connector", "User", "UserGroup"],
  ...["ApprovalStage", "UpdatePasswordPolicyBody"],
]

test("the OpenAPI document describes the field of every entity", () => {
  const { components } = openApiDocument(allEndpoints, { version: "1" })
  const { schemas } = components as { schemas: Record<string, object> }
  expect(SCHEMAS.filter((name) => !JSON.stringify(schemas[name]).includes('"costCentre"'))).toEqual([])
  expect(JSON.stringify(schemas)).toContain("Cost centre that pays for the work.")
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

interface Entity {
  /** Of its GET and PUT. */
  call: string
  /** Page with its form; the call's path below /admin unless given. */
  page?: string
  /** The body of a change of the field. */
  body?(costCentre: string): object
  /** Path of the field in answers and forms. */
  field?: string
  /** Kind of its master data file. */
  file?: string
}

const voters = await aUserGroup(deps, [])
const stageBody = (costCentre: string) => ({
  issueApprovalConfig: { type: "DEDICATED", stages: [{ voteUserGroups: [{ id: voters }], costCentre }] },
})
const otherDevice = await aDevice(deps)
const issue = `/devices/${otherDevice}/issues/${await anIssue(deps, otherDevice, root.userId)}`
const plan = `/devices/${deviceId}/recurringissues/${await aPlan(deps, deviceId, root.userId)}`
const connector = `/devices/${deviceId}/connector`
await call(root.token, "PUT", connector, aDedicatedConnector())
const approval = `/devices/${deviceId}/approvalconfig`
await call(root.token, "PUT", approval, stageBody(""))

const ENTITIES: Record<string, Entity> = {
  issue: { call: issue, page: `${issue}/edit` },
  plan: { call: plan, page: plan, file: "plans" },
  device: { call: `/devices/${deviceId}`, file: "devices" },
  "device group": { call: `/devicegroups/${await aDeviceGroup(deps)}`, file: "devicegroups" },
  interface: {
    call: `/devices/${deviceId}/interfaces/${await anInterface(deps, deviceId)}`,
    file: "interfaces",
  },
  connector: { call: connector },
  user: { call: `/users/${await aUser(deps)}`, file: "users" },
  "user group": { call: `/usergroups/${await aUserGroup(deps, [])}`, file: "usergroups" },
  "approval stage": {
    call: approval,
    page: `/admin/devices/${deviceId}/approval`,
    body: stageBody,
    field: "issueApprovalConfig.stages.0.costCentre",
  },
  "password policy": { call: "/passwordpolicy", page: "/admin/config?tab=password-policy" },
}
const admin = await aLocalUser(api, { superuser: true })
const browser = await signInToPages({ app: buildApp(deps), deps }, admin.username, PASSWORD)

describe.each(Object.entries(ENTITIES))("one line in the declaration of a field of: %s", (_, entity) => {
  const { body = (costCentre: string) => ({ costCentre }), field = "costCentre" } = entity
  const page = entity.page ?? `/admin${entity.call}`
  const read = async () => {
    const { body: answer } = await call<object>(root.token, "GET", entity.call)
    return field.split(".").reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], answer)
  }

  test("calls read and change it within its limit, and the audit log names it", async () => {
    expect(await read()).toBe("")
    const { status } = await call(root.token, "PUT", entity.call, body(" 4711 "))
    expect(status).toBe(200)
    expect(await read()).toBe("4711")
    expect((await call(root.token, "PUT", entity.call, body("x".repeat(21)))).status).toBe(400)
    const audited = await deps.db
      .selectFrom("audit_entry")
      .select("details")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(audited.details)).toMatch(/costCentre.*4711/)
  })

  test("its form shows it, refuses what is too long beside it, and saves it", async () => {
    const { action, fields } = formWithField(await (await browser.get(page, HTMX)).text(), field)
    expect(fields[field]).toBe("4711")
    const tooLong = await browser.post(action, { ...fields, [field]: "x".repeat(21) }, HTMX)
    expect(await tooLong.text()).toContain(`id="field-${field}-error"`)
    const saved = await browser.post(action, { ...fields, [field]: "K-7" })
    expect(saved.status).toBe(303)
    expect(await read()).toBe("K-7")
  })

  if (entity.file)
    test("its file has a column for it", async () => {
      const path = `/api/masterdata/${entity.file}/export`
      const file = await (await browser.get(path)).text()
      expect(file.split("\n")[0]).toContain("costCentre")
      expect(file).toContain("K-7")
    })
})

test("an issue that a plan makes takes over the field that both declare", async () => {
  const planned = await aPlan(deps, deviceId, root.userId, { costCentre: "P-9" })
  await createDueIssues(deps, new AbortController().signal)
  const { body } = await call<{ rows: (IssueBody & { title: string })[] }>(root.token, "GET", issues)
  const { title } = await deps.db
    .selectFrom("recurring_issue")
    .select("title")
    .where("id", "=", planned)
    .executeTakeFirstOrThrow()
  expect(body.rows.find((row) => row.title === title)?.costCentre).toBe("P-9")
})
