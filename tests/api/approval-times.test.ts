/** Rescheduling an issue through its approval request. */
import { describe, expect, test } from "bun:test"
import { testApi } from "../harness/api.ts"
import { approvalFixtures, aVoterGroup, NOW, TOMORROW } from "../harness/approvals.ts"

const api = await testApi()
const { call, deps } = api
const { anIssueUnderApproval, vote, act } = approvalFixtures(api)

describe("rescheduling an issue from its approval request", () => {
  test("sets the window, resets the votes, and requires permission to change the issue", async () => {
    const { groupId, people } = await aVoterGroup(api, 2)
    const { request, author, issue, now } = await anIssueUnderApproval([{ votes: 2, groups: [groupId] }])
    await vote(people[0]!.token, request)
    const to = { type: "ISSUE", activationDateTime: TOMORROW, maintenanceWindowInHours: 6 }
    expect((await act(people[0]!.token, request, "updateEventTime", to)).status).toBe(403)
    expect((await act(author.token, request, "updateEventTime", to)).body).toMatchObject({
      ...{ currentVotes: [], approvalObject: { startTime: TOMORROW, durationInHours: 6 } },
    })
    expect(await issue()).toMatchObject({ maintenanceWindowEndDateTime: "2026-03-11T15:00:00.000Z" })
    const before = (await now()).approvalLog.length
    await act(author.token, request, "updateEventTime", to)
    expect((await now()).approvalLog.length).toBe(before)
  })

  test("is refused for the creator without permission to change issues", async () => {
    const { groupId } = await aVoterGroup(api, 1)
    const { request, author, deviceId } = await anIssueUnderApproval([{ groups: [groupId] }])
    await deps.db.deleteFrom("device_permission").where("device_id", "=", deviceId).execute()
    const to = { type: "ISSUE", activationDateTime: TOMORROW, maintenanceWindowInHours: 6 }
    expect((await act(author.token, request, "updateEventTime", to)).status).toBe(403)
    expect((await act(author.token, request, "retractRequest")).status).toBe(200)
  })

  test("is refused once the issue is closed, which keeps its window", async () => {
    const { groupId } = await aVoterGroup(api, 1)
    const { request, author, path, issue } = await anIssueUnderApproval([{ groups: [groupId] }])
    await call(author.token, "PUT", `${path}/action/close`, { reason: "WONT_DO" })
    const { version } = await issue()
    const to = { type: "ISSUE", activationDateTime: TOMORROW, maintenanceWindowInHours: 6 }
    expect(await act(author.token, request, "updateEventTime", to)).toMatchObject({
      ...{ status: 409, body: { message: "errors.approvalRequestClosed" } },
    })
    expect((await issue()).version).toBe(version)
  })

  test("rejects fields of other object types and invalid values", async () => {
    const { groupId } = await aVoterGroup(api, 1)
    const { request, author } = await anIssueUnderApproval([{ groups: [groupId] }])
    for (const body of [
      { type: "RECORDING", startTime: NOW, durationInHours: 1 },
      { type: "RECURRING_ISSUE", startDateTime: NOW, endDateTime: TOMORROW },
      { type: "ISSUE", startTime: NOW, durationInHours: 1 },
      { type: "ISSUE", activationDateTime: NOW, maintenanceWindowInHours: 241 },
      { type: "OTHER" },
    ])
      expect((await act(author.token, request, "updateEventTime", body)).status).toBe(400)
  })
})
