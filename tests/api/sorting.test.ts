/** Generated from the contract rows: every list with sort fields is sorted in both directions and across pages. */
import { expect, test } from "bun:test"
import { DEVICE_AUTHORITIES } from "../../src/base/authorities.ts"
import { hoursAfter } from "../../src/base/clock.ts"
import type { Page } from "../../src/base/page-request.ts"
import { type Endpoint, pathParamNames } from "../../src/http/endpoint.ts"
import { insertApiToken } from "../../src/identity/apitokens/store.ts"
import { insertAttachment } from "../../src/maintenance/attachments/store.ts"
import { allEndpoints } from "../../src/routes.ts"
import { insertPlcBlock } from "../../src/sessions/plc/store.ts"
import { insertSession } from "../../src/sessions/session/store.ts"
import { insertViewer } from "../../src/sessions/session/store-viewers.ts"
import { testApi } from "../harness/api.ts"
import { aRecordedSession, configureApproval } from "../harness/approvals.ts"
import { aDevice, aTransferredFile } from "../harness/builders.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { aUser, aUserGroup } from "../harness/users.ts"

const api = await testApi()
const { call, deps, root } = api
const { db } = deps

async function make(path: string, body: unknown): Promise<string> {
  const { status, body: made } = await call<{ id: string }>(root.token, "POST", path, body)
  expect([path, status]).toEqual([path, 201])
  return made.id
}

/** In no order of theirs: case does not count. */
const NAMES = ["beta", "Gamma", "alpha"] as const
const MINUTE_MS = 60_000

/** Everything three times, a minute apart, each field in another order than the others where it may be. */
async function fill(): Promise<Record<string, string>> {
  const userGroupId = await aUserGroup(deps, [root.userId])
  const deviceGroupId = await make("/devicegroups", { name: "Hall" })
  const deviceId = await make("/devices", { name: "Press", deviceGroupId })
  const asked = await aDevice(deps)
  const stage = [{ groups: [userGroupId], overrule: [userGroupId] }]
  await configureApproval(api, { deviceId: asked }, stage)
  await configureApproval(api, { deviceId: asked }, stage, "RECORDING")
  const roleId = await make("/deviceroles", { name: "All", authorities: DEVICE_AUTHORITIES })
  await make(`/devices/${deviceId}/devicepermissions`, { deviceRoleId: roleId, userGroupId })
  const issueId = await make(`/devices/${deviceId}/issues`, { title: "Book", activationDateTime: at(0) })
  const logs = `/devices/${deviceId}/issues/${issueId}/logs`
  const logId = await make(logs, { title: "Log" })
  const interfaceId = await make(`/devices/${deviceId}/interfaces`, {
    ...{ name: "Panel", type: "KPT_400", host: "10.0.0.1", port: 1 },
  })
  const ids = { deviceGroupId, deviceId, issueId, logId, interfaceId, userGroupId, userId: root.userId }
  await db
    .insertInto("stored_file")
    .values({ content_hash: HASH, size_bytes: 1, stored_on: TEST_NOW })
    .execute()
  const sessionId = await aSession(ids)
  const connectionId = await insertViewer(db, {
    ...{ sessionId, userId: root.userId, right: "CONTROL", startedOn: TEST_NOW },
  })
  const providerIds = await aProviderOfEachKind("zeta")
  const more = { ...ids, sessionId, connectionId, asked, ...providerIds }
  for (const [n, name] of NAMES.entries()) {
    deps.setTime(new Date(TEST_NOW.getTime() + (n + 1) * MINUTE_MS))
    await aThirdOf(more, n, name)
  }
  return { ...more, systemRoleId: await aRoleOfThreeGroups() }
}

const HASH = Buffer.alloc(32, 1)
const at = (hours: number) => new Date(TEST_NOW.getTime() + hours * 60 * MINUTE_MS).toISOString()
const TYPES = ["VNC", "SSH", "RDP"]
const PRIORITIES = ["LOW", "HIGH", "NORMAL"]

function aSession(ids: Record<string, string>): Promise<string> {
  const path = { deviceId: ids.deviceId!, issueId: ids.issueId!, logId: ids.logId! }
  return insertSession(db, {
    ...{ ...path, interfaceId: ids.interfaceId!, interfaceName: "Panel", interfaceType: "VNC" },
    ...{ ownerId: root.userId, recordingState: "NONE", startedOn: deps.clock() },
  })
}

async function aProviderOfEachKind(name: string) {
  const [oidc, ldap] = await Promise.all(
    (["identity_provider", "ldap_provider"] as const).map((table) =>
      db.insertInto(table).values({ name }).returning("id").executeTakeFirstOrThrow(),
    ),
  )
  return { identityProviderId: oidc!.id, ldapProviderId: ldap!.id }
}

async function aThirdOf(ids: Record<string, string>, n: number, name: string): Promise<void> {
  const now = deps.clock()
  const { deviceGroupId, deviceId, issueId, userGroupId, asked } = ids
  const other = NAMES[(n + 1) % NAMES.length]!
  await make("/devicegroups", { name, location: other })
  await make("/devices", { ...{ name, deviceGroupId, serial: other, location: other, type: other } })
  const userId = await aUser(deps, { name })
  const person = { surname: other, email: `${other}@plant.example`, last_login_on: n === 1 ? null : now }
  await db.updateTable("app_user").set(person).where("id", "=", userId).execute()
  await call(root.token, "PUT", `/usergroups/${userGroupId}/users/${userId}`)
  const tokenHash = Buffer.alloc(32, n)
  const tokenId = await insertApiToken(db, {
    ...{
      userId,
      name: other,
      scopes: ["DEVICE_READ"],
      deviceId: null,
      address: "",
      tokenHash,
      createdOn: now,
    },
    expiresOn: hoursAfter(now, 9 - n),
  })
  if (n > 0) await db.updateTable("api_token").set({ last_used_on: now }).where("id", "=", tokenId).execute()
  const groupId = await make("/usergroups", { name })
  await call(root.token, "PUT", `/usergroups/${groupId}/users/${root.userId}`)
  const systemRoleId = await make("/systemroles", { name, authorities: ["USER_READ"] })
  await call(root.token, "PUT", `/usergroups/${userGroupId}/systemroles/${systemRoleId}`)
  const deviceRoleId = await make("/deviceroles", { name, authorities: ["DEVICE_READ"] })
  const holder = n === 0 ? { userId: root.userId } : { userGroupId: groupId }
  await make(`/devices/${deviceId}/devicepermissions`, { deviceRoleId, ...holder })
  const type = { type: TYPES[n], host: "10.0.0.1", port: 1 }
  await make(`/devices/${deviceId}/interfaces`, { name, ...type })
  const issue = { title: name, activationDateTime: at(9 - n), priority: PRIORITIES[n] }
  await make(`/devices/${deviceId}/issues`, { ...issue, assignedUserId: root.userId })
  await make(`/devices/${deviceId}/issues`, { ...issue, assignedUserGroupId: userGroupId })
  await make(`/devices/${asked}/issues`, issue)
  await make(`/devices/${deviceId}/issues/${issueId}/logs`, { title: name })
  const plan = { title: name, startDateTime: at(24 * (3 - n)), active: n !== 1, period: "DAILY" }
  await make(`/devices/${deviceId}/recurringissues`, plan)
  await insertAttachment(db, {
    ...{ issueId: issueId!, fileName: other, mediaType: "text/plain", sizeBytes: 9 - n, hash: HASH },
    ...{ scanState: "NEW", userId: root.userId, now },
  })
  await db
    .insertInto("emergency_session")
    .values({
      ...{ remote_session_id: await aSession(ids), reason: "the axis is stuck", started_by: userId },
      ...{ started_on: now, ends_on: new Date(now.getTime() + MINUTE_MS) },
    })
    .execute()
  const by = { createdBy: root.userId, createdOn: now }
  await aTransferredFile(db, {
    ...{ connectionId: ids.connectionId!, filename: other, sha256: HASH, sizeBytes: 9 - n, ...by },
  })
  const block = { blockType: "FB", blockNumber: 9 - n, content: HASH, disassembly: null } as const
  await insertPlcBlock(db, { sessionId: ids.sessionId!, ...block, ...by })
  const provider = await aProviderOfEachKind(name)
  const sources = `/usergroups/${userGroupId}`
  const groupMappings = [name]
  const { identityProviderId, ldapProviderId } = provider
  await make(`${sources}/oidcusersources`, { identityProviderId, groupMappings })
  await make(`${sources}/ldapusersources`, { ldapProviderId, groupMappings })
  await anApprovedRecording(asked!, issueId!)
}

async function anApprovedRecording(deviceId: string, issueId: string): Promise<void> {
  const made = await aRecordedSession(api, { deviceId, issueId }, root.userId)
  const path = `/devices/${deviceId}/issues/${issueId}/logs/${made.logId}/sessions/${made.sessionId}`
  const wish = { startDateTime: at(0), durationInHours: 9, reason: "the axis moved" }
  const request = await make(`${path}/approvalRequest`, wish)
  const vote = { approved: true, overruled: true, comment: "" }
  expect((await call(root.token, "POST", `/approval/${request}/vote`, vote)).status).toBe(200)
}

async function aRoleOfThreeGroups(): Promise<string> {
  const id = await make("/systemroles", { name: "Shared", authorities: [] })
  const { body } = await call<Page<{ id: string }>>(root.token, "GET", "/usergroups?search=a")
  for (const group of body.rows) await call(root.token, "PUT", `/usergroups/${group.id}/systemroles/${id}`)
  return id
}

const ids = await fill()

type Row = Record<string, unknown> & { id: string }
const named = (value: unknown) => (value as { name: string } | null)?.name

/** What a row is compared by, where the field is not simply in it. */
const KEYS: Record<string, (row: Row) => unknown> = {
  "listDevicePermissions name": (row) => named(row.userGroup) ?? (row.user as { username: string }).username,
  "listPeopleOfDevice name": (row) => (row.user as { displayName: string }).displayName,
  "listDevicePermissionsOfUser name": (row) => named(row.device),
  // Those of an approval request are its object's.
  startTime: (row) => (row.approvalObject as Row | undefined)?.startTime ?? row.startTime,
  title: (row) => (row.approvalObject as Row | undefined)?.title ?? row.title,
  priority: (row) => ["HIGH", "NORMAL", "LOW"].indexOf(row.priority as string),
  "listAccess user": (row) => (row.user as { displayName: string }).displayName,
  // Never is before all, and after all.
  lastLogin: (row) => row.lastLogin ?? "",
  lastUsedOn: (row) => row.lastUsedOn ?? "",
  expiresOn: (row) => row.expiresOn ?? "9999",
  nextActivation: (row) => row.nextActivation ?? "9999",
}

/** Licences are made elsewhere: there is the demo's. */
const FEWER = new Set(["listLicences"])
const PAGE_ROWS = 2

const sortable = allEndpoints.filter(({ endpoint }) => "sort" in shapeOf(endpoint))

function shapeOf({ query }: Endpoint): Record<string, unknown> {
  return (query as { shape?: Record<string, unknown> } | undefined)?.shape ?? {}
}

function pathOf({ path }: Endpoint): string {
  return pathParamNames(path).reduce((filled, name) => filled.replace(`:${name}`, ids[name] ?? name), path)
}

/** Every page after the other. */
async function readWhole(endpoint: Endpoint, sort: string): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const query = `page=${page}&size=${PAGE_ROWS}&sort=${sort}`
    const { status, body } = await call<Page<Row>>(root.token, "GET", `${pathOf(endpoint)}?${query}`)
    expect(status).toBe(200)
    rows.push(...body.rows)
    if (rows.length >= body.total || body.rows.length === 0) return rows
  }
}

const waysOf = (endpoint: Endpoint) => {
  const sort = shapeOf(endpoint).sort as { _zod: { def: { innerType: { options: string[] } } } }
  return sort._zod.def.innerType.options.filter((way) => !way.startsWith("-"))
}

test.each(
  sortable.flatMap(({ name, endpoint }) => waysOf(endpoint).map((field) => [name, field, endpoint] as const)),
)(
  "%s sorted by %s is ordered in both directions, and its pages contain every row once",
  async (name, field, endpoint) => {
    const keyOf = KEYS[`${name} ${field}`] ?? KEYS[field] ?? ((row: Row) => row[field])
    const keysOf = (rows: Row[]) =>
      rows.map((row) => keyOf(row)).map((key) => (typeof key === "string" ? key.toLowerCase() : Number(key)))
    const [rising, falling] = [await readWhole(endpoint, field), await readWhole(endpoint, `-${field}`)]
    expect(rising.length).toBeGreaterThanOrEqual(FEWER.has(name) ? 1 : NAMES.length)
    expect(new Set(rising.map((row) => row.id)).size).toBe(rising.length)
    expect(keysOf(rising)).toEqual(keysOf(rising).toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
    expect(falling.map((row) => row.id)).toEqual(rising.map((row) => row.id).reverse())
  },
)

/** Lists outside the specification, in a fixed order: newest first or by name. */
const BESIDE_THE_SPECIFICATION = [
  "listApiTokens",
  "listAudit",
  "listConsents",
  "listImportRows",
  "listIssueAudit",
  "listJobRuns",
  "listMyPasskeys",
  "listMySignIns",
  "listPasskeysOfUser",
  "listSignatures",
  "listSignIns",
  "listSignInsOfUser",
]

test("every paged list of the specification can be sorted", () => {
  const paged = allEndpoints.filter(({ endpoint }) => "page" in shapeOf(endpoint))
  const unsorted = paged.filter(({ endpoint }) => !("sort" in shapeOf(endpoint))).map(({ name }) => name)
  // Choices of users and groups, sorted by name.
  const choices = ["listAssignableUserGroups", "listAssignableUsers", "listInvitableUsers"]
  expect(unsorted.sort()).toEqual([...choices, ...BESIDE_THE_SPECIFICATION].sort())
})

test.each(sortable.map(({ name, endpoint }) => [name, endpoint] as const))(
  "%s returns 15 rows per page by default",
  async (_, endpoint) => {
    const { body } = await call<Page<Row>>(root.token, "GET", pathOf(endpoint))
    expect([body.page, body.size]).toEqual([1, 15])
  },
)

test("sorting by a field that the list does not offer is refused with 400", async () => {
  for (const sort of ["id", "--title", "title,id", "constructor"])
    expect((await call(root.token, "GET", `/devices/${ids.deviceId}/issues?sort=${sort}`)).status).toBe(400)
})
