/** Two administrators save the same thing: the second gets a conflict that names what the first has changed. */
import { describe, expect, test } from "bun:test"
import type { ErrorBody } from "../../src/http/errors.ts"
import { testApi } from "../harness/api.ts"
import { aBook, aDevice, aDeviceGroup } from "../harness/book.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { aGroup, uniqueName } from "../harness/people.ts"

const { call, deps, root } = await testApi()

type Saved = Record<string, unknown> & { version: number }

interface Thing {
  name: string
  /** Makes one. @returns the path of its PUT, and what a PUT needs without its version */
  make(): Promise<{ path: string; body: Record<string, unknown> }>
  /** What the first and what the second administrator wants otherwise. */
  first: Record<string, unknown>
  second: Record<string, unknown>
  /** As the conflict names it; the same as in the body unless told. */
  fields?: string[]
}

async function created(path: string, body: Record<string, unknown>) {
  const answer = await call<{ id: string }>(root.token, "POST", path, body)
  expect(answer.status).toBe(201)
  return { path: `${path}/${answer.body.id}`, body }
}

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
    second: { name: uniqueName("Staff") },
    fields: ["authorities", "name"],
  },
  {
    name: "a device role",
    make: () => created("/deviceroles", { name: uniqueName("Fitter"), authorities: ["ISSUE_READ"] }),
    first: { authorities: ["ISSUE_READ", "LOG_READ"] },
    second: { name: uniqueName("Mechanic") },
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
      const { deviceId, recurringIssueId } = await aBook(deps, root.userId)
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
  },
]

const put = (path: string, body: object) => call<Saved & ErrorBody>(root.token, "PUT", path, body)

describe.each(THINGS)("$name", ({ make, first, second, fields }) => {
  test("is saved by the first; the second learns which fields differ, and may save nevertheless", async () => {
    const { path, body } = await make()
    const { version } = (await call<Saved>(root.token, "GET", path)).body
    expect(version).toBeNumber()
    const saved = await put(path, { ...body, ...first, version })
    expect(saved.status).toBe(200)
    expect(saved.body.version).toBeGreaterThan(version)

    const late = await put(path, { ...body, ...second, version })
    expect(late).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
    if (fields) expect([...(late.body.details.fields as string[])].sort()).toEqual([...fields].sort())
    expect((await call<Saved>(root.token, "GET", path)).body).toMatchObject(first)

    const informed = await put(path, { ...body, ...first, ...second, version: saved.body.version })
    expect(informed.status).toBe(200)
    expect((await put(path, { ...body, ...first, ...second })).status).toBe(200)
  })

  test("saved by ten at the same moment is saved by one", async () => {
    const { path, body } = await make()
    const { version } = (await call<Saved>(root.token, "GET", path)).body
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, n) => put(path, { ...body, ...(n % 2 ? first : second), version })),
    )
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  })
})

test("an approval config names its part: type or stages", async () => {
  const path = `/devices/${await aDevice(deps)}/approvalconfig`
  const userGroupId = await aGroup(deps, [])
  const stages = [{ voteUserGroups: [{ id: userGroupId }] }]
  const read = (await call<{ issueApprovalConfig: Saved }>(root.token, "GET", path)).body.issueApprovalConfig
  const config = (more: object) => ({ issueApprovalConfig: { version: read.version, ...more } })
  expect((await put(path, config({ type: "DEDICATED", stages }))).status).toBe(200)
  const late = await put(path, config({ type: "NONE" }))
  expect(late).toMatchObject({
    status: 409,
    body: { details: { field: "issueApprovalConfig", fields: ["type", "stages"] } },
  })
})

test("an issue and a log ask for their version and name who was faster", async () => {
  const { deviceId, issueId, logId } = await aBook(deps, root.userId)
  const issue = `/devices/${deviceId}/issues/${issueId}`
  const fields = { title: "Grease", activationDateTime: TEST_NOW.toISOString(), version: 1 }
  expect((await put(issue, fields)).status).toBe(200)
  expect(await put(issue, fields)).toMatchObject({
    status: 409,
    body: { details: { changedBy: expect.any(String) } },
  })
  const log = { title: "Greased", version: 1 }
  expect((await put(`${issue}/logs/${logId}`, log)).status).toBe(200)
  expect((await put(`${issue}/logs/${logId}`, log)).status).toBe(409)
})
