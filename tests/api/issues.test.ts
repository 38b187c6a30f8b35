import { describe, expect, setDefaultTimeout, test } from "bun:test"
import { hoursAfter } from "../../src/base/clock.ts"
import type { ErrorBody } from "../../src/http/errors.ts"
import type { Issue } from "../../src/maintenance/issues/contract.ts"
import { expireIssues } from "../../src/maintenance/issues/due/actions.ts"
import type { WorkLog } from "../../src/maintenance/worklogs/contract.ts"
import { testApi } from "../harness/api.ts"
import { aDevice, aMaintenanceFixture, anIssue } from "../harness/builders.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { whenServed } from "../harness/eventually.ts"
import { aUser, createToken, grantOnDevice } from "../harness/users.ts"

/** A hundred concurrent requests on a machine under load. */
setDefaultTimeout(30_000)

const { call, deps, root } = await testApi()
const newIssue = { title: "Pressure drops", activationDateTime: "2026-03-10T09:00:00Z" }

async function technicianOn(deviceId: string): Promise<{ userId: string; token: string }> {
  const userId = await aUser(deps)
  await grantOnDevice(deps, userId, deviceId, [
    "ISSUE_READ",
    "ISSUE_UPDATE",
    "ISSUE_CREATE",
    "LOG_CREATE",
    "LOG_READ",
  ])
  return { userId, token: await createToken(deps, userId) }
}

describe("issues", () => {
  test("are created with the specification's defaults", async () => {
    const deviceId = await aDevice(deps)
    const { status, body } = await call<Issue>(root.token, "POST", `/devices/${deviceId}/issues`, newIssue)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...{ state: "OPEN", priority: "NORMAL", issueType: "MAINTENANCE", enableRemoteAccess: true },
      ...{ maintenanceWindowInHours: 2, maintenanceWindowEndDateTime: "2026-03-10T11:00:00.000Z" },
    })
  })

  test("are taken by one of 100 concurrent users, and the other 99 get a CONFLICT with the assignee's name", async () => {
    const deviceId = await aDevice(deps)
    const issueId = await anIssue(deps, deviceId, root.userId)
    const people = await Promise.all(Array.from({ length: 100 }, () => technicianOn(deviceId)))
    const path = `/devices/${deviceId}/issues/${issueId}/action/take`
    const answers = await Promise.all(
      people.map(({ token }) => whenServed(() => call<Issue & ErrorBody>(token, "PUT", path))),
    )
    const won = answers.filter((answer) => answer.status === 200)
    const lost = answers.filter((answer) => answer.status === 409)
    expect([won.length, lost.length]).toEqual([1, 99])
    const winner = won[0]!.body.assignedUser!
    for (const { body } of lost) {
      expect(body).toMatchObject({ code: "CONFLICT", message: "errors.issueTaken" })
      expect(body.details.by).toBe(winner.displayName)
    }
  })

  test("saved with an outdated version are refused as CONFLICT, and the earlier change is kept", async () => {
    const deviceId = await aDevice(deps)
    const issueId = await anIssue(deps, deviceId, root.userId)
    const path = `/devices/${deviceId}/issues/${issueId}`
    const first = await call(root.token, "PUT", path, { ...newIssue, title: "first", version: 1 })
    const second = await call(root.token, "PUT", path, { ...newIssue, title: "second", version: 1 })
    expect([first.status, second.status]).toEqual([200, 409])
    expect((await call<Issue>(root.token, "GET", path)).body).toMatchObject({ title: "first", version: 2 })
  })

  test("can be extended by 4 hours in total", async () => {
    const deviceId = await aDevice(deps)
    const path = `/devices/${deviceId}/issues/${await anIssue(deps, deviceId, root.userId)}`
    const extend = (durationInHours: number) =>
      call(root.token, "PUT", `${path}/extendMaintenanceWindow`, { durationInHours })
    expect([(await extend(3)).status, (await extend(2)).status, (await extend(1)).status]).toEqual([
      200, 409, 200,
    ])
    expect((await extend(1)).body).toMatchObject({ code: "CONFLICT", details: { left: 0 } })
  })

  test("cannot be extended to an end that has passed, which would use up hours and open nothing", async () => {
    const deviceId = await aDevice(deps)
    const now = deps.clock().getTime()
    const activationDateTime = new Date(now - 4 * 3_600_000).toISOString()
    const fields = { activationDateTime, maintenanceWindowInHours: 2 }
    const path = `/devices/${deviceId}/issues/${await anIssue(deps, deviceId, root.userId, fields)}`
    const extend = (durationInHours: number) =>
      call(root.token, "PUT", `${path}/extendMaintenanceWindow`, { durationInHours })
    expect(await extend(1)).toMatchObject({ status: 409, body: { reason: "extensionEndsInPast" } })
    expect((await extend(2)).status).toBe(409)
    expect((await call<Issue>(root.token, "GET", path)).body.extensionInHours).toBe(0)
    expect((await extend(3)).status).toBe(200)
  })

  test("check 6: get at most four hours from twenty concurrent extensions, and the body cannot set the window's end", async () => {
    const deviceId = await aDevice(deps)
    const path = `/devices/${deviceId}/issues/${await anIssue(deps, deviceId, root.userId)}`
    const endOf = async () =>
      Date.parse((await call<Issue>(root.token, "GET", path)).body.maintenanceWindowEndDateTime)
    const before = await endOf()
    const extend = (more: object = {}) =>
      call(root.token, "PUT", `${path}/extendMaintenanceWindow`, { durationInHours: 1, ...more })
    const answers = await Promise.all(Array.from({ length: 20 }, () => extend()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(await endOf()).toBe(before + 4 * 3_600_000)
    for (const moved of [{ maintenanceWindowEndDateTime: "2099-01-01T00:00:00Z" }, { now: 0 }])
      expect((await extend(moved)).status).toBe(400)
  })

  test("are not found under the path of another device", async () => {
    const [one, other] = [
      await aMaintenanceFixture(deps, root.userId),
      await aMaintenanceFixture(deps, root.userId),
    ]
    const { token } = await technicianOn(one.deviceId)
    for (const path of [
      `/devices/${one.deviceId}/issues/${other.issueId}`,
      `/devices/${one.deviceId}/issues/${other.issueId}/logs`,
      `/devices/${one.deviceId}/issues/${other.issueId}/logs/${other.logId}`,
      `/devices/${one.deviceId}/issues/${one.issueId}/logs/${other.logId}`,
    ]) {
      expect((await call(token, "GET", path)).status).toBe(404)
    }
  })

  test.each(["&", "<p>1", "a < b > c & d "])(
    "with a description of %j at the maximum length can be saved again as read",
    async (part) => {
      const deviceId = await aDevice(deps)
      const description = part.repeat(Math.floor(5000 / part.length))
      const issues = `/devices/${deviceId}/issues`
      const input = { title: "Leak", activationDateTime: deps.clock().toISOString() }
      const { body } = await call<Issue>(root.token, "POST", issues, { ...input, description })
      const again = { ...input, description: body.description, version: body.version }
      const saved = await call<Issue>(root.token, "PUT", `${issues}/${body.id}`, again)
      expect(saved).toMatchObject({ status: 200, body: { description: body.description } })
    },
  )

  test("have hostile rich text sanitised and plain text unchanged", async () => {
    const deviceId = await aDevice(deps)
    const create = async (description: string) =>
      (await call<Issue>(root.token, "POST", `/devices/${deviceId}/issues`, { ...newIssue, description }))
        .body
    expect((await create('<b onclick="x()">oil</b><script>x()</script>')).description).toBe("<b>oil</b>")
    expect((await create("5 bar, then 3 bar")).description).toBe("5 bar, then 3 bar")
  })

  test.each([
    ["title", { title: " " }],
    ["title", { title: "x".repeat(101) }],
    ["description", { description: "x".repeat(5001) }],
    ["activationDateTime", { activationDateTime: "2019-12-31T23:59:59Z" }],
    ["activationDateTime", { activationDateTime: "tomorrow" }],
    ["maintenanceWindowInHours", { maintenanceWindowInHours: 241 }],
    ["ticketSystemURL", { ticketSystemURL: "javascript:alert(1)" }],
    ["assignedUserId", { assignedUserId: crypto.randomUUID() }],
    ["assignedUserGroupId", { assignedUserGroupId: crypto.randomUUID() }],
    ["unknownField", { unknownField: 1 }],
  ])("with an invalid %s are rejected, and the field is named", async (field, wrong) => {
    const deviceId = await aDevice(deps)
    const answer = await call(root.token, "POST", `/devices/${deviceId}/issues`, { ...newIssue, ...wrong })
    expect(answer.status).toBe(400)
    expect(answer.body.problems.map((problem) => problem.path)).toEqual([field])
  })
})

describe("logs", () => {
  test("are written, read, changed and listed newest first", async () => {
    const { deviceId, issueId } = await aMaintenanceFixture(deps, root.userId)
    const logs = `/devices/${deviceId}/issues/${issueId}/logs`
    deps.setTime(new Date(deps.clock().getTime() + 1000))
    const created = await call<WorkLog>(root.token, "POST", logs, { title: "Valve checked" })
    expect(created).toMatchObject({ status: 201, body: { title: "Valve checked", version: 1 } })
    const path = `${logs}/${created.body.id}`
    const changed = await call<WorkLog>(root.token, "PUT", path, { title: "Valve changed", version: 1 })
    expect(changed.body).toMatchObject({ title: "Valve changed", version: 2 })
    expect((await call(root.token, "PUT", path, { title: "late", version: 1 })).status).toBe(409)
    const page = await call<{ rows: WorkLog[]; total: number }>(root.token, "GET", logs)
    expect(page.body.total).toBe(2)
    expect(page.body.rows[0]!.title).toBe("Valve changed")
  })

  test("of a closed issue cannot be written or changed, but can be read", async () => {
    const { deviceId, issueId, logId } = await aMaintenanceFixture(deps, root.userId)
    const issue = `/devices/${deviceId}/issues/${issueId}`
    await call(root.token, "PUT", `${issue}/action/close`, { reason: "DONE" })
    const written = await call(root.token, "POST", `${issue}/logs`, { title: "too late" })
    expect(written).toMatchObject({ status: 409, body: { message: "errors.issueClosed" } })
    const changed = await call(root.token, "PUT", `${issue}/logs/${logId}`, { title: "too late", version: 1 })
    expect(changed.status).toBe(409)
    expect((await call(root.token, "GET", `${issue}/logs/${logId}`)).status).toBe(200)
  })

  test("require a title of at most 100 characters", async () => {
    const { deviceId, issueId } = await aMaintenanceFixture(deps, root.userId)
    for (const title of [undefined, "", "x".repeat(101)]) {
      const answer = await call(root.token, "POST", `/devices/${deviceId}/issues/${issueId}/logs`, { title })
      expect(answer.body.problems[0]!.path).toBe("title")
    }
  })
})

test("an issue reopened after its window stays open for rescheduling, and expires after its next window", async () => {
  const deviceId = await aDevice(deps)
  const never = new AbortController().signal
  const body = { title: "Old", activationDateTime: TEST_NOW.toISOString(), maintenanceWindowInHours: 1 }
  const { id } = (await call<Issue>(root.token, "POST", `/devices/${deviceId}/issues`, body)).body
  const path = `/devices/${deviceId}/issues/${id}`
  const now = async () => (await call<Issue>(root.token, "GET", path)).body
  deps.setTime(hoursAfter(TEST_NOW, 2))
  await expireIssues(deps, never)
  expect(await now()).toMatchObject({ state: "CLOSED", doneSubStatus: "EXPIRED" })
  await call(root.token, "PUT", `${path}/action/open`)
  await expireIssues(deps, never)
  const open = await now()
  expect(open.state).toBe("OPEN")
  const later = { ...body, version: open.version, activationDateTime: hoursAfter(TEST_NOW, 3).toISOString() }
  expect((await call(root.token, "PUT", path, later)).status).toBe(200)
  deps.setTime(hoursAfter(TEST_NOW, 5))
  await expireIssues(deps, never)
  expect(await now()).toMatchObject({ state: "CLOSED", doneSubStatus: "EXPIRED" })
  deps.setTime(TEST_NOW)
})
