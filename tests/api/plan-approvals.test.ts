/** Recurring issues under approval: waiting, running, renewed requests, and the requirements of their issues. */
import { describe, expect, test } from "bun:test"
import type { ApprovalRequest } from "../../src/maintenance/approvals/contract.ts"
import type { Issue } from "../../src/maintenance/issues/contract.ts"
import type { RecurringIssue } from "../../src/maintenance/plans/contract.ts"
import { createDueIssues } from "../../src/maintenance/plans/due/actions.ts"
import { deleteExpiredRecordings, getRetentionPolicy } from "../../src/sessions/retention/actions.ts"
import { saveRetention } from "../../src/sessions/retention/store.ts"
import { testApi } from "../harness/api.ts"
import { aRecordedSession, aVoterGroup, configureApproval } from "../harness/approvals.ts"
import { aDevice, aMaintenanceFixture } from "../harness/builders.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { aUser, grantOnDevice } from "../harness/users.ts"

const api = await testApi()
const { call, deps, root } = api
const never = new AbortController().signal
const newPlan = {
  ...{ title: "Change the filter", timeZone: "Europe/Berlin", period: "DAILY", weekendInclusive: true },
  startDateTime: TEST_NOW.toISOString(),
}
type Plan = RecurringIssue & { message: string }

async function aCase(more: object = {}) {
  const deviceId = await aDevice(deps)
  const { groupId, people } = await aVoterGroup(api, 2)
  await configureApproval(api, { deviceId }, [{ groups: [groupId], overrule: [groupId] }], "RECURRING_ISSUE")
  const plans = `/devices/${deviceId}/recurringissues`
  const created = (await call<Plan>(root.token, "POST", plans, { ...newPlan, ...more })).body
  const path = `${plans}/${created.id}`
  const request = async () => (await call<ApprovalRequest>(root.token, "GET", `${path}/approvalRequest`)).body
  const say = async (verb: string, body?: object, method = "POST") =>
    call<ApprovalRequest & { message: string; problems: { path: string }[] }>(
      verb === "retractRequest" || verb === "updateEventTime" ? root.token : people[0]!.token,
      method,
      `/approval/${(await request()).id}/${verb}`,
      body,
    )
  return {
    ...{ deviceId, created, path, request, say, groupId },
    plan: async () => (await call<Plan>(root.token, "GET", path)).body,
    save: (fields: object) => call<Plan>(root.token, "PUT", path, { ...newPlan, ...fields }),
    act: (verb: string) => call<Plan>(root.token, "PUT", `${path}/action/${verb}`),
    approve: () => say("vote", { approved: true }),
    deny: () => say("vote", { approved: false, comment: "too often" }),
    issues: async () =>
      (await call<{ rows: Issue[] }>(root.token, "GET", `/devices/${deviceId}/issues`)).body.rows,
  }
}

describe("a plan on a device that requires plan approval", () => {
  test("is pending from its creation, creates no issues, and shows its next activation", async () => {
    const { created, request, issues } = await aCase()
    expect(created).toMatchObject({ status: "APPROVAL_PENDING", active: false, inactiveReason: null })
    expect(created.nextActivation).not.toBeNull()
    expect(await request()).toMatchObject({
      state: "APPROVAL_PENDING",
      approvalObject: { approvalObjectType: "RECURRING_ISSUE", id: created.id, title: newPlan.title },
    })
    await createDueIssues(deps, never)
    expect(await issues()).toEqual([])
  })

  test("becomes active when it is approved, and its issues need no approval of their own", async () => {
    const { deviceId, approve, plan, issues, groupId } = await aCase({ createBeforeStartInHours: 24 })
    await configureApproval(api, { deviceId }, [{ groups: [groupId] }], "ISSUE")
    expect((await approve()).status).toBe(200)
    expect(await plan()).toMatchObject({ status: "ACTIVE", active: true })
    await createDueIssues(deps, never)
    expect((await issues()).map(({ state }) => state).sort()).toEqual(["APPROVED", "OPEN"])
  })

  test("is inactive with the reason after a denial, and pending again when the denial is retracted", async () => {
    const { deny, say, plan } = await aCase()
    await deny()
    expect(await plan()).toMatchObject({ status: "INACTIVE", inactiveReason: "APPROVAL_DENIED" })
    await say("retractVote", { comment: "" })
    expect(await plan()).toMatchObject({ status: "APPROVAL_PENDING", inactiveReason: null })
  })

  test("becomes inactive when its creator retracts the request, before or after the approval", async () => {
    for (const isApproved of [false, true]) {
      const { approve, say, plan } = await aCase()
      if (isApproved) await approve()
      expect((await say("retractRequest", undefined, "PUT")).status).toBe(200)
      expect(await plan()).toMatchObject({
        status: "INACTIVE",
        inactiveReason: "APPROVAL_REQUEST_RETRACTED",
      })
    }
  })

  test("cannot be activated or deactivated while its approval is pending", async () => {
    const { act, save, plan } = await aCase()
    expect((await act("activate")).body.message).toBe("errors.planActionNotAllowed")
    expect((await act("deactivate")).body.message).toBe("errors.planActionNotAllowed")
    await save({ active: true })
    expect((await plan()).status).toBe("APPROVAL_PENDING")
  })

  test.each([
    ["title", { title: "Renamed" }],
    ["description", { description: "by hand" }],
    ["priority", { priority: "HIGH" }],
    ["end of sessions", { disconnectSessionsUponTimeEnd: true }],
    ["start", { startDateTime: "2026-04-01T09:00:00Z" }],
    ["end", { endDateTime: "2027-04-01T09:00:00Z" }],
    ["lead time", { createBeforeStartInHours: 5 }],
    ["day of the month", { dayOf: 7 }],
    ["day of the week", { dayOfWeek: "FRIDAY" }],
    ["counting of days", { dayFromStartOrEnd: "FROM_END" }],
    ["weekends", { weekendInclusive: false }],
    ["period", { period: "WEEKLY" }],
    ["window", { maintenanceWindowInHours: 9 }],
    ["remote access", { enableRemoteAccess: false }],
    ["type", { recurringIssueType: "ERROR" }],
    ["time zone", { timeZone: "UTC" }],
  ])("loses its votes when its %s changes after the approval", async (_what, fields) => {
    const { approve, save, request } = await aCase()
    await approve()
    expect((await save(fields)).body.status).toBe("APPROVAL_PENDING")
    expect(await request()).toMatchObject({ state: "APPROVAL_PENDING", currentVotes: [] })
  })

  test("keeps its approval when its assignee changes", async () => {
    const { deviceId, approve, save, request } = await aCase()
    await approve()
    const workerId = await aUser(deps, { name: "worker" })
    await grantOnDevice(deps, workerId, deviceId, ["ISSUE_UPDATE"])
    const saved = await save({ assignedUserId: workerId })
    expect(saved.body).toMatchObject({ status: "ACTIVE", assignedUser: { id: workerId } })
    expect(await request()).toMatchObject({ state: "APPROVED", currentVotes: [{ approved: true }] })
  })

  test("can be reactivated without new votes, unless it was changed meanwhile", async () => {
    const { approve, act, save } = await aCase()
    await approve()
    await act("deactivate")
    expect((await act("activate")).body.status).toBe("ACTIVE")
    await act("deactivate")
    expect((await save({ maintenanceWindowInHours: 200 })).body.status).toBe("INACTIVE")
    expect((await act("activate")).body.status).toBe("APPROVAL_PENDING")
  })

  test("is pending approval again when its event time is changed from the request", async () => {
    const { approve, say, plan } = await aCase()
    await approve()
    const to = { type: "RECURRING_ISSUE", startDateTime: "2026-03-20T09:00:00Z", endDateTime: null }
    expect((await say("updateEventTime", to, "PUT")).status).toBe(200)
    expect(await plan()).toMatchObject({
      status: "APPROVAL_PENDING",
      nextActivation: "2026-03-20T09:00:00.000Z",
    })
    const past = await say("updateEventTime", { ...to, startDateTime: "2026-03-01T09:00:00Z" }, "PUT")
    expect(past).toMatchObject({ status: 400, body: { problems: [{ path: "startDateTime" }] } })
  })

  test("is active only when its request is approved, also for concurrent votes and changes", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { approve, save, plan, request } = await aCase()
      await Promise.all([approve(), save({ maintenanceWindowInHours: 7 })])
      const isActive = (await plan()).status === "ACTIVE"
      expect(isActive).toBe((await request()).state === "APPROVED")
    }
  })
})

describe("a plan without approval on a device that requires issue approval", () => {
  test("creates issues that are pending approval", async () => {
    const deviceId = await aDevice(deps)
    const { groupId } = await aVoterGroup(api, 1)
    await configureApproval(api, { deviceId }, [{ groups: [groupId] }], "ISSUE")
    const plans = `/devices/${deviceId}/recurringissues`
    await call<Plan>(root.token, "POST", plans, newPlan)
    await createDueIssues(deps, never)
    const { rows } = (await call<{ rows: Issue[] }>(root.token, "GET", `/devices/${deviceId}/issues`)).body
    expect(rows.map(({ state }) => state)).toEqual(["APPROVAL_PENDING"])
    const request = `/devices/${deviceId}/issues/${rows[0]!.id}/approvalRequest`
    expect((await call<ApprovalRequest>(root.token, "GET", request)).body.state).toBe("APPROVAL_PENDING")
  })
})

describe("a recording with an approval request", () => {
  test("is not deleted while the request is pending or the approved time runs", async () => {
    const book = await aMaintenanceFixture(deps, root.userId)
    const { groupId, people } = await aVoterGroup(api, 1)
    await configureApproval(api, { deviceId: book.deviceId }, [{ groups: [groupId] }], "RECORDING")
    const { deviceId, issueId, logId, sessionId } = await aRecordedSession(api, book, root.userId)
    const begin = new Date(TEST_NOW.getTime() - 100 * 86_400_000)
    const times = { started_on: begin, ended_on: begin, state: "COMPLETED", recording_state: "COMPLETE" }
    await deps.db.updateTable("remote_session").set(times).where("id", "=", sessionId).execute()
    await saveRetention(deps.db, { deviceId }, { days: 10, direction: "FROM_END" })
    const due = async () => (await getRetentionPolicy(deps, { deviceId })).recordingsToDelete
    expect(await due()).toBe(1)
    const path = `/devices/${deviceId}/issues/${issueId}/logs/${logId}/sessions/${sessionId}/approvalRequest`
    const body = { startDateTime: TEST_NOW.toISOString(), durationInHours: 2, reason: "axis" }
    const { id } = (await call<ApprovalRequest>(root.token, "POST", path, body)).body
    expect(await due()).toBe(0)
    await call(people[0]!.token, "POST", `/approval/${id}/vote`, { approved: true })
    expect(await due()).toBe(0)
    expect(await deleteExpiredRecordings(deps, never)).toEqual({ deleted: 0, failed: 0 })
    deps.setTime(new Date(TEST_NOW.getTime() + 2 * 3_600_000))
    expect(await due()).toBe(1)
    deps.setTime(TEST_NOW)
  })
})
