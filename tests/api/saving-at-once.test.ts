/** Two administrators save the same thing: the second gets a conflict that names what the first has changed. */
import { describe, expect, test } from "bun:test"
import { z } from "zod/mini"
import type { ErrorBody } from "../../src/http/errors.ts"
import { insertDeviceRole } from "../../src/identity/roles/store.ts"
import { allEndpoints } from "../../src/routes.ts"
import { testApi } from "../harness/api.ts"
import { aDevice, aDeviceGroup, aMaintenanceFixture } from "../harness/builders.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { aProvider } from "../harness/providers.ts"
import { upload } from "../harness/uploads.ts"
import { aUser, aUserGroup, aUserGroupOnDevice, uniqueName } from "../harness/users.ts"

const { app, call, deps, root } = await testApi()

type Saved = Record<string, unknown> & { version: number }

interface Thing {
  name: string
  /** Makes one. @returns the path of its PUT, and what a PUT needs without its version */
  make(): Promise<{ path: string; body: Record<string, unknown> }>
  /** Changes of the first and the second administrator. Each sends all fields, as a form does. */
  first: Record<string, unknown>
  second: Record<string, unknown>
  /** Field names in the conflict; by default the same as in the body. */
  fields?: string[]
  /** The first one's wish as it is read, where that is called otherwise than in the body. */
  shown?: Record<string, unknown>
}

async function created(path: string, body: Record<string, unknown>) {
  const answer = await call<{ id: string }>(root.token, "POST", path, body)
  expect(answer.status).toBe(201)
  return { path: `${path}/${answer.body.id}`, body }
}

function aDirectory() {
  return created("/ldapproviders", {
    ...{ name: uniqueName("Plant"), urls: ["ldaps://ldap.plant.example"], baseDn: "dc=plant,dc=example" },
    ...{ bindDn: "cn=reader,dc=plant,dc=example", bindPassword: "x", userFilter: "(uid={username})" },
  })
}

async function aSource(kind: "oidcusersources" | "ldapusersources", provider: object) {
  const path = `/usergroups/${await aUserGroup(deps, [])}/${kind}`
  return created(path, { ...provider, groupMappings: ["fitters"] })
}

const provider = await aProvider(deps, "https://id.plant.example")
const directory = await aDirectory()
const roles = await Promise.all([1, 2, 3].map(() => insertDeviceRole(deps.db, uniqueName("Fitter"), [])))

const THINGS: Thing[] = [
  {
    name: "a machine",
    make: async () =>
      created("/devices", { name: uniqueName("Press"), deviceGroupId: await aDeviceGroup(deps) }),
    first: { location: "Row 3", protocol: "Profinet" },
    second: { serial: "4711" },
    fields: ["serial", "protocol", "location"],
  },
  {
    name: "an interface",
    make: async () => {
      const path = `/devices/${await aDevice(deps)}/interfaces`
      return created(path, { name: "HMI", type: "VNC", host: "10.0.0.1", port: 5900 })
    },
    first: { vncOptions: { cursor: "REMOTE" }, maxSessions: 2 },
    second: { readOnly: true },
    fields: ["readOnly", "maxSessions", "vncOptions"],
  },
  {
    name: "a device group",
    make: () => created("/devicegroups", { name: uniqueName("Hall") }),
    first: { location: "North" },
    second: { description: "Presses" },
    fields: ["description", "location"],
  },
  {
    name: "a system role",
    make: () => created("/systemroles", { name: uniqueName("Personnel"), authorities: ["USER_READ"] }),
    first: { authorities: ["USER_READ", "USER_CREATE"] },
    second: { name: "Staff" },
    fields: ["authorities", "name"],
  },
  {
    name: "a device role",
    make: () => created("/deviceroles", { name: uniqueName("Fitter"), authorities: ["ISSUE_READ"] }),
    first: { authorities: ["ISSUE_READ", "LOG_READ"] },
    second: { name: "Mechanic" },
    fields: ["authorities", "name"],
  },
  {
    name: "a user group",
    make: () => created("/usergroups", { name: uniqueName("Shift") }),
    first: { showUsers: false },
    second: { groupEmailAddress: "*" },
    fields: ["groupEmailAddress", "showUsers"],
  },
  {
    name: "a user",
    make: async () => {
      const username = uniqueName("tina")
      const { path } = await created("/users", { username, password: "seven gears turn slowly" })
      return { path, body: { username } }
    },
    first: { surname: "Smith" },
    second: { firstname: "Tina" },
    fields: ["firstname", "surname"],
  },
  {
    name: "a plan",
    make: async () => {
      const { deviceId, recurringIssueId } = await aMaintenanceFixture(deps, root.userId)
      const path = `/devices/${deviceId}/recurringissues/${recurringIssueId}`
      const { body } = await call<Saved>(root.token, "GET", path)
      const { title, period, weekendInclusive, startDateTime } = body
      return { path, body: { title, period, weekendInclusive, startDateTime } }
    },
    first: { priority: "HIGH" },
    second: { maintenanceWindowInHours: 3 },
    fields: ["maintenanceWindowInHours", "priority"],
  },
  {
    name: "a connector",
    make: async () => ({
      path: `/devices/${await aDevice(deps)}/connector`,
      body: { connectorType: "DEDICATED", serial: uniqueName("S"), host: "10.0.0.2" },
    }),
    first: { hostname: "gate.plant.example" },
    second: { dns: "10.0.0.53" },
    fields: ["hostname", "dns"],
  },
  {
    name: "a connector of a group",
    make: async () => ({
      path: `/devicegroups/${await aDeviceGroup(deps)}/connector`,
      body: { connectorType: "DEDICATED", serial: uniqueName("S"), host: "10.0.0.2" },
    }),
    first: { hostname: "gate.plant.example" },
    second: { dns: "10.0.0.53" },
    fields: ["hostname", "dns"],
  },
  {
    name: "a source of a provider",
    make: () => aSource("oidcusersources", { identityProviderId: provider }),
    first: { groupMappings: ["all"] },
    second: { allowedEmailDomains: ["*"] },
    fields: ["groupMappings", "allowedEmailDomains"],
  },
  {
    name: "a source of a directory",
    make: () => aSource("ldapusersources", { ldapProviderId: directory.path.split("/").at(-1) }),
    first: { groupMappings: ["cn=all"] },
    second: { claimMappings: [{ key: "title", value: "fitter", csv: false }] },
    fields: ["groupMappings", "claimMappings"],
  },
  {
    name: "a device permission",
    make: async () => {
      const path = `/devices/${await aDevice(deps)}/devicepermissions`
      return created(path, { deviceRoleId: roles[0], userId: await aUser(deps) })
    },
    first: { deviceRoleId: roles[1] },
    second: { deviceRoleId: roles[2] },
    fields: ["deviceRoleId"],
    shown: { deviceRole: { id: roles[1] } },
  },
  {
    name: "a retention policy",
    make: async () => ({
      path: `/devices/${await aDevice(deps)}/retentionpolicy`,
      body: { retentionPeriodInDays: 30 },
    }),
    first: { direction: "FROM_START" },
    second: { retentionPeriodInDays: 60 },
    fields: ["direction", "retentionPeriodInDays"],
  },
  {
    name: "the password policy",
    make: async () => {
      // The policy is one row: without the reset, saving what an earlier test has saved would change nothing.
      const body = { name: "Plant policy", minimumLength: 12 }
      await put("/passwordpolicy", { ...body, validityInDays: 365 })
      return { path: "/passwordpolicy", body }
    },
    first: { minimumLength: 14 },
    second: { validityInDays: 90 },
    fields: ["minimumLength", "validityInDays"],
  },
  {
    name: "the step-up policy",
    make: async () => {
      await put("/stepuppolicy", { vote: null, viewRecording: null })
      return { path: "/stepuppolicy", body: {} }
    },
    first: { vote: 60 },
    second: { viewRecording: 30 },
    fields: ["vote", "viewRecording"],
  },
  {
    name: "the settings",
    make: async () => {
      const { body } = await call<Saved>(root.token, "GET", "/environment/settings")
      const { version: _, changedOn: __, ...kept } = body
      const empty = { ...kept, legalInfo1: "", legalInfo2: "" }
      await put("/environment/settings", empty)
      return { path: "/environment/settings", body: empty }
    },
    first: { legalInfo1: "Mind the press" },
    second: { legalInfo2: "Wear goggles" },
    fields: ["legalInfo1", "legalInfo2"],
  },
  {
    name: "an identity provider",
    make: () => {
      const name = uniqueName("provider")
      const issuer = `https://${name.replace(" ", "-")}.example`
      return created("/identityproviders", { name, issuer, clientId: "book" })
    },
    first: { clientId: "book2" },
    second: { audience: "urn:plant" },
    fields: ["clientId", "audience"],
  },
  {
    name: "a directory",
    make: aDirectory,
    first: { position: 2 },
    second: { pageSize: 200 },
    fields: ["position", "pageSize"],
  },
]

const put = (path: string, body: object) => call<Saved & ErrorBody>(root.token, "PUT", path, body)

/** Each test renames another thing, and names are unique. */
const uniquelyNamed = (changes: Record<string, unknown>) =>
  "name" in changes ? { ...changes, name: uniqueName(String(changes.name)) } : changes

describe.each(THINGS)("$name", ({ make, first, fields, shown = first, ...thing }) => {
  test("saved by two users gives the second a 409 naming the differing fields, and can then still be saved", async () => {
    const second = uniquelyNamed(thing.second)
    const { path, body } = await make()
    const read = (await call<Saved>(root.token, "GET", path)).body
    const { version } = read
    expect(version).toBeNumber()
    const seen = Object.fromEntries(
      Object.keys(first).flatMap((field) => (field in read ? [[field, read[field]]] : [])),
    )
    const saved = await put(path, { ...body, ...first, version })
    expect(saved.status).toBe(200)
    expect(saved.body.version).toBeGreaterThan(version)

    const late = await put(path, { ...body, ...seen, ...second, version })
    expect(late).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
    if (fields) expect([...(late.body.details.fields as string[])].sort()).toEqual([...fields].sort())
    expect((await call<Saved>(root.token, "GET", path)).body).toMatchObject(shown)

    const informed = await put(path, { ...body, ...first, ...second, version: saved.body.version })
    expect(informed.status).toBe(200)
    expect((await put(path, { ...body, ...first, ...second })).status).toBe(200)
  })

  test("saved ten times concurrently is saved once, and the other nine requests get 409", async () => {
    const second = uniquelyNamed(thing.second)
    const { path, body } = await make()
    const { version } = (await call<Saved>(root.token, "GET", path)).body
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, n) => put(path, { ...body, ...(n % 2 ? first : second), version })),
    )
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  })
})

/** Saved without a version, because there is a single writer, or because the call is a step, not a state. */
const WITHOUT_VERSION = {
  saveDeviceApprovalConfig: "each of its three parts has one",
  saveDeviceGroupApprovalConfig: "each of its three parts has one",
  updateProfile: "one's own, and each field by itself",
  updateEnvironmentInfo: "one field",
  removeViewer: "a step that is possible once",
  reviewEmergencySession: "a review is final: the second one is refused",
  superviseSession: "an instruction to a running session",
  renamePasskey: "one's own",
  resetPassword: "the one-time password works once",
  closeIssue: "a step that is possible once",
  rejectFaultReport: "a step that is possible once",
  extendWindow: "adds to what is there",
  keepRecording: "the longer of two promises counts",
  updateEventTime: "a step: all votes begin again, and the log tells it",
  updateGraphicalSession: "the owner's alone",
  decideHostKey: "the owner's alone",
  giveCredentials: "the owner's alone",
  changeUserInvitation: "the owner's alone",
  changeEmailInvitation: "the owner's alone",
}

test("every endpoint that saves takes a version or is listed with a reason for having none", () => {
  const saving = allEndpoints.filter(({ endpoint }) => endpoint.method === "PUT" && endpoint.body)
  const without = saving.filter(({ endpoint }) => {
    const { properties = {} } = z.toJSONSchema(endpoint.body!, { io: "input", unrepresentable: "any" })
    return !("version" in properties)
  })
  expect(without.map(({ name }) => name).sort()).toEqual(Object.keys(WITHOUT_VERSION).sort())
})

test.each(["devices", "devicegroups"])(
  "a conflict in an approval config of %s names the config and its differing fields type and stages",
  async (of) => {
    const id = of === "devices" ? await aDevice(deps) : await aDeviceGroup(deps)
    const path = `/${of}/${id}/approvalconfig`
    const userGroupId = await aUserGroup(deps, [])
    const stages = [{ voteUserGroups: [{ id: userGroupId }] }]
    const read = (await call<{ issueApprovalConfig: Saved }>(root.token, "GET", path)).body
      .issueApprovalConfig
    const config = (more: object) => ({ issueApprovalConfig: { version: read.version, ...more } })
    expect((await put(path, config({ type: "DEDICATED", stages }))).status).toBe(200)
    const late = await put(path, config({ type: "NONE" }))
    expect(late).toMatchObject({
      status: 409,
      body: { details: { field: "issueApprovalConfig", fields: ["type", "stages"] } },
    })
  },
)

test("a stale version of an issue, log or file gives a 409 naming the changed fields, for an issue also the user", async () => {
  const { deviceId, issueId, logId } = await aMaintenanceFixture(deps, root.userId)
  const issue = `/devices/${deviceId}/issues/${issueId}`
  const group = await aUserGroupOnDevice(deps, deviceId)
  const fields = {
    ...{ title: "Grease", activationDateTime: TEST_NOW.toISOString(), version: 1 },
    ...{ priority: "NORMAL", assignedUserGroupId: null },
  }
  const first = await put(issue, { ...fields, priority: "HIGH", assignedUserGroupId: group })
  expect(first.status).toBe(200)
  expect(await put(issue, fields)).toMatchObject({
    status: 409,
    body: { details: { changedBy: expect.any(String), fields: ["priority", "assignedUserGroupId"] } },
  })
  const log = { title: "Greased", description: "", version: 1 }
  expect((await put(`${issue}/logs/${logId}`, { ...log, description: "twice" })).status).toBe(200)
  expect(await put(`${issue}/logs/${logId}`, log)).toMatchObject({
    status: 409,
    body: { details: { fields: ["description"] } },
  })
  const highest = 2 ** 31 - 1
  expect((await put(`${issue}/logs/${logId}`, { ...log, version: highest })).status).toBe(409)
  const file = { name: "log.txt", bytes: "248 bar" }
  const sent = await upload<Saved>(app, root.token, "POST", `${issue}/attachments`, file)
  const attachment = `${issue}/attachments/${sent.body.id}`
  const name = { fileName: "night.txt", downloadDisabled: false, version: 1 }
  expect((await put(attachment, { ...name, downloadDisabled: true })).status).toBe(200)
  expect(await put(attachment, name)).toMatchObject({
    status: 409,
    body: { details: { fields: ["downloadDisabled"] } },
  })
})

test("a conflict in a plan names the assigned user group by its field in the request body", async () => {
  const { deviceId, recurringIssueId } = await aMaintenanceFixture(deps, root.userId)
  const path = `/devices/${deviceId}/recurringissues/${recurringIssueId}`
  const read = (await call<Saved>(root.token, "GET", path)).body
  const { title, period, weekendInclusive, startDateTime, version } = read
  const body = { title, period, weekendInclusive, startDateTime, version }
  const group = await aUserGroupOnDevice(deps, deviceId)
  expect((await put(path, { ...body, assignedUserGroupId: group })).status).toBe(200)
  expect(await put(path, { ...body, assignedUserGroupId: null })).toMatchObject({
    status: 409,
    body: { details: { fields: ["assignedUserGroupId"] } },
  })
})
