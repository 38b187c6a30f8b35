/** Recurring issues through the API: fields, defaults, states, conflicts, limits. */
import { describe, expect, test } from "bun:test"
import type { ErrorBody } from "../../src/http/errors.ts"
import type { RecurringIssue } from "../../src/maintenance/plans/contract.ts"
import { testApi } from "../harness/api.ts"
import { aDevice, aPlan } from "../harness/builders.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { aUser, aUserGroupOnDevice, createToken, grantOnDevice } from "../harness/users.ts"

const { call, deps, root } = await testApi()

type Answer = RecurringIssue & ErrorBody
const newPlan = {
  title: "Grease the bearings",
  timeZone: "Europe/Berlin",
  startDateTime: "2026-03-11T07:00:00Z",
}

async function plansOf(deviceId?: string) {
  const path = `/devices/${deviceId ?? (await aDevice(deps))}/recurringissues`
  const create = (more = {}) => call<Answer>(root.token, "POST", path, { ...newPlan, ...more })
  return { path, create }
}

describe("recurring issues", () => {
  test("are created with the specification's defaults and report their next activations", async () => {
    const { path, create } = await plansOf()
    const { status, body } = await create()
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...{ period: "MONTHLY", recurringIssueType: "MAINTENANCE", priority: "NORMAL", active: true },
      ...{ status: "ACTIVE", inactiveReason: null, createBeforeStartInHours: 0, maintenanceWindowInHours: 8 },
      ...{ enableRemoteAccess: true, dayOf: 1, dayOfWeek: "MONDAY", dayFromStartOrEnd: "FROM_START" },
      ...{ weekendInclusive: false, disconnectSessionsUponTimeEnd: false, endDateTime: null },
      nextActivation: "2026-04-01T06:00:00.000Z",
    })
    expect(body.nextActivations.map(({ date }) => date)).toEqual([
      ...["2026-04-01", "2026-05-01", "2026-06-01", "2026-07-01", "2026-08-01"],
    ])
    expect((await call<Answer>(root.token, "GET", `${path}/${body.id}`)).body).toEqual(body)
  })

  test("report the last and the penultimate day of the month, and that the 29th moves in February", async () => {
    const { create } = await plansOf()
    const last = (await create({ dayFromStartOrEnd: "FROM_END", dayOf: 1 })).body
    expect(last).toMatchObject({ lastOrPenultimateDay: "LAST", movesInFebruary: false })
    const penultimate = (await create({ dayFromStartOrEnd: "FROM_END", dayOf: 2 })).body
    expect(penultimate).toMatchObject({ lastOrPenultimateDay: "PENULTIMATE" })
    const on29 = (await create({ dayOf: 29, startDateTime: "2027-02-01T07:00:00Z" })).body
    expect(on29).toMatchObject({ lastOrPenultimateDay: null, movesInFebruary: true })
    expect(on29.nextActivations[0]).toMatchObject({ date: "2027-02-28", movedBecause: "SHORT_MONTH" })
  })

  test("change their state with its reason when activated or deactivated, and a repetition is refused", async () => {
    const { path, create } = await plansOf()
    const plan = (await create()).body
    const act = (verb: string) => call<Answer>(root.token, "PUT", `${path}/${plan.id}/action/${verb}`)
    expect(await act("activate")).toMatchObject({
      status: 409,
      body: { message: "errors.planActionNotAllowed" },
    })
    expect(await act("deactivate")).toMatchObject({
      status: 200,
      body: { active: false, status: "INACTIVE", inactiveReason: "DEACTIVATED", nextActivation: null },
    })
    expect((await act("deactivate")).status).toBe(409)
    expect(await act("activate")).toMatchObject({
      status: 200,
      body: { active: true, status: "ACTIVE", inactiveReason: null },
    })
  })

  test("can be created inactive, and activated by saving", async () => {
    const { path, create } = await plansOf()
    const plan = (await create({ active: false })).body
    expect(plan).toMatchObject({ status: "INACTIVE", inactiveReason: "DEACTIVATED" })
    const save = (more: object) =>
      call<Answer>(root.token, "PUT", `${path}/${plan.id}`, { ...newPlan, ...more })
    expect((await save({ title: "Renamed" })).body).toMatchObject({ title: "Renamed", active: false })
    expect((await save({ active: true })).body).toMatchObject({ active: true, status: "ACTIVE" })
  })

  test("saved with an outdated version are refused as CONFLICT with the user and the fields", async () => {
    const { path, create } = await plansOf()
    const plan = (await create()).body
    const save = (more: object) =>
      call<Answer>(root.token, "PUT", `${path}/${plan.id}`, { ...newPlan, version: plan.version, ...more })
    expect((await save({ priority: "HIGH" })).status).toBe(200)
    const late = await save({ priority: plan.priority, maintenanceWindowInHours: 4 })
    expect(late).toMatchObject({ status: 409, body: { message: "errors.planChangedMeanwhile" } })
    expect(late.body.details).toMatchObject({ fields: ["priority", "maintenanceWindowInHours"] })
    expect(late.body.details.changedBy).toBeTruthy()
  })

  test("saved concurrently with the same version are accepted once", async () => {
    const { path, create } = await plansOf()
    const plan = (await create()).body
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        call(root.token, "PUT", `${path}/${plan.id}`, { ...newPlan, title: `${n}`, version: plan.version }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  })

  test("are listed per device by title, searched, filtered by status, and paged", async () => {
    const { path, create } = await plansOf()
    const other = await plansOf()
    await other.create({ title: "Not here" })
    for (const title of ["Oil", "belt", "Air filter"]) await create({ title, active: title !== "belt" })
    const titles = async (query = "") =>
      (await call<{ rows: RecurringIssue[] }>(root.token, "GET", `${path}?${query}`)).body.rows.map(
        (row) => row.title,
      )
    expect(await titles()).toEqual(["Air filter", "belt", "Oil"])
    expect(await titles("search=IL")).toEqual(["Air filter", "Oil"])
    expect(await titles("status=INACTIVE")).toEqual(["belt"])
    expect(await titles("size=2&page=2")).toEqual(["Oil"])
  })

  test("are not found after deletion or under the path of another device", async () => {
    const { path, create } = await plansOf()
    const plan = (await create()).body
    const other = await plansOf()
    for (const verb of ["GET", "DELETE"])
      expect((await call(root.token, verb, `${other.path}/${plan.id}`)).status).toBe(404)
    expect((await call(root.token, "DELETE", `${path}/${plan.id}`)).status).toBe(204)
    expect((await call(root.token, "GET", `${path}/${plan.id}`)).status).toBe(404)
  })

  test("cannot be changed with ISSUE_CREATE alone, nor created with ISSUE_READ alone", async () => {
    const deviceId = await aDevice(deps)
    const plan = `/devices/${deviceId}/recurringissues/${await aPlan(deps, deviceId, root.userId)}`
    const someone = async (authority: "ISSUE_READ" | "ISSUE_CREATE") => {
      const userId = await aUser(deps)
      await grantOnDevice(deps, userId, deviceId, [authority])
      return createToken(deps, userId)
    }
    const [reader, creator] = [await someone("ISSUE_READ"), await someone("ISSUE_CREATE")]
    const post = (token: string) => call(token, "POST", `/devices/${deviceId}/recurringissues`, newPlan)
    expect([(await post(reader)).status, (await post(creator)).status]).toEqual([403, 201])
    expect((await call(creator, "PUT", `${plan}/action/deactivate`)).status).toBe(403)
    expect((await call(reader, "GET", plan)).status).toBe(200)
  })

  test("with the period SINGULAR have no end, whatever was sent", async () => {
    const { create } = await plansOf()
    const { body } = await create({ period: "SINGULAR", endDateTime: "2027-03-11T07:00:00Z" })
    expect(body).toMatchObject({ endDateTime: null, nextActivation: "2026-03-11T07:00:00.000Z" })
  })

  test("return the assigned user and the assigned group", async () => {
    const deviceId = await aDevice(deps)
    const { create } = await plansOf(deviceId)
    const assignedUserId = await aUser(deps, { name: "mechanic" })
    await grantOnDevice(deps, assignedUserId, deviceId, ["ISSUE_UPDATE"])
    const assignedUserGroupId = await aUserGroupOnDevice(deps, deviceId, [assignedUserId])
    const { body } = await create({ assignedUserId, assignedUserGroupId })
    expect(body.assignedUser).toMatchObject({ id: assignedUserId })
    expect(body.assignedUserGroup).toMatchObject({ id: assignedUserGroupId })
  })

  test("whose end has passed can be activated only after a later end is set", async () => {
    const { path, create } = await plansOf()
    const plan = (await create({ endDateTime: "2026-03-20T00:00:00Z", active: false })).body
    deps.setTime(new Date("2026-04-01T00:00:00Z"))
    try {
      const activate = `${path}/${plan.id}/action/activate`
      expect(await call(root.token, "PUT", activate)).toMatchObject({
        status: 409,
        body: { message: "errors.planExpired" },
      })
      await call(root.token, "PUT", `${path}/${plan.id}`, { ...newPlan, endDateTime: "2026-09-01T00:00:00Z" })
      expect((await call<Answer>(root.token, "PUT", activate)).body).toMatchObject({
        active: true,
        nextActivation: "2026-04-01T06:00:00.000Z",
      })
    } finally {
      deps.setTime(TEST_NOW)
    }
  })

  test("have hostile rich text sanitised", async () => {
    const { create } = await plansOf()
    const { body } = await create({ description: '<b onclick="x()">oil</b><script>x()</script>' })
    expect(body.description).toBe("<b>oil</b>")
  })

  test.each([
    ["title", { title: " " }],
    ["title", { title: "x".repeat(101) }],
    ["description", { description: "x".repeat(5001) }],
    ["recurringIssueType", { recurringIssueType: "PARTY" }],
    ["priority", { priority: "URGENT" }],
    ["period", { period: "HOURLY" }],
    ["timeZone", { timeZone: "Europe/Atlantis" }],
    ["startDateTime", { startDateTime: null }],
    ["startDateTime", { startDateTime: "2026-03-10T08:00:00Z" }],
    ["startDateTime", { startDateTime: "2041-01-01T00:00:00Z" }],
    ["endDateTime", { endDateTime: "2026-03-11T07:00:00Z" }],
    ["endDateTime", { endDateTime: "2041-01-01T00:00:00Z" }],
    ["createBeforeStartInHours", { createBeforeStartInHours: 241 }],
    ["createBeforeStartInHours", { createBeforeStartInHours: -1 }],
    ["createBeforeStartInHours", { createBeforeStartInHours: 1.5 }],
    ["maintenanceWindowInHours", { maintenanceWindowInHours: 0 }],
    ["maintenanceWindowInHours", { maintenanceWindowInHours: 241 }],
    ["dayOf", { dayOf: 30 }],
    ["dayOf", { dayOf: 0 }],
    ["dayOfWeek", { dayOfWeek: "FUNDAY" }],
    ["dayFromStartOrEnd", { dayFromStartOrEnd: "SIDEWAYS" }],
    ["notificationEmails", { notificationEmails: "a@b.de, noaddress" }],
    ["notificationEmails", { notificationEmails: "a@b.de\r\nBcc: x@y.de" }],
    ["assignedUserId", { assignedUserId: "0198c0de-0000-7000-8000-000000000000" }],
    ["assignedUserGroupId", { assignedUserGroupId: "0198c0de-0000-7000-8000-000000000000" }],
    ["nextActivation", { nextActivation: "2026-03-11T07:00:00Z" }],
  ])("with an invalid %s are rejected, and the field is named", async (field, wrong) => {
    const answer = await (await plansOf()).create(wrong)
    expect(answer.status).toBe(400)
    expect(answer.body.problems.map((problem) => problem.path)).toEqual([field])
  })

  test.each([
    ["createBeforeStartInHours", 240],
    ["maintenanceWindowInHours", 1],
    ["maintenanceWindowInHours", 240],
    ["dayOf", 29],
    ["title", "x".repeat(100)],
  ])("accept %s at its limit", async (field, value) => {
    const answer = await (await plansOf()).create({ [field]: value })
    expect(answer).toMatchObject({ status: 201, body: { [field]: value } })
  })
})
