import { describe, expect, test } from "bun:test"
import { enableRemoteAccess } from "../../src/maintenance/issues/actions.ts"
import { activateDueIssues } from "../../src/maintenance/issues/actions-approval.ts"
import type { Issue } from "../../src/maintenance/issues/contract.ts"
import { testApi } from "../harness/api.ts"
import {
  actorOf,
  approvalFixtures,
  aVoterGroup,
  configureApproval,
  NOW,
  newIssue,
  TOMORROW,
} from "../harness/approvals.ts"
import { aDevice, anIssue } from "../harness/builders.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { whenServed } from "../harness/eventually.ts"
import { aUser, aUserGroupOnDevice, createToken } from "../harness/users.ts"

const api = await testApi()
const { call, deps, root } = api

/** Timeout for a hundred requests that wait for one lock, on a machine that is busy with other tests. */
const MANY_AT_ONCE_MS = 60_000

const { aDeviceWith, anIssueUnderApproval, vote, act } = approvalFixtures(api)

describe("an issue on a device with an approval config", () => {
  test("is pending approval from its creation", async () => {
    const { groupId } = await aVoterGroup(api, 1)
    const { created, request, author } = await anIssueUnderApproval([
      { votes: 2, groups: [groupId] },
      { groups: [groupId] },
    ])
    expect(created.state).toBe("APPROVAL_PENDING")
    expect(request).toMatchObject({
      ...{
        state: "APPROVAL_PENDING",
        currentStage: 0,
        requiredAmountOfVotesForCurrentStage: 2,
        retracted: false,
      },
      ...{ currentVotes: [], approvalLog: [], createdBy: { id: author.userId } },
      approvalObject: { approvalObjectType: "ISSUE", id: created.id, startTime: NOW, title: newIssue.title },
    })
  })

  test("opens with the last vote when its activation time has come", async () => {
    const { groupId, people } = await aVoterGroup(api, 3)
    const { request, issue, now } = await anIssueUnderApproval([
      { votes: 2, groups: [groupId] },
      { groups: [groupId] },
    ])
    await vote(people[0]!.token, request)
    expect(await now()).toMatchObject({
      currentStage: 0,
      currentVotes: [{ approved: true, overruled: false }],
    })
    await vote(people[1]!.token, request)
    expect(await now()).toMatchObject({ currentStage: 1, currentVotes: [], state: "APPROVAL_PENDING" })
    expect((await vote(people[2]!.token, request)).body.state).toBe("APPROVED")
    expect((await issue()).state).toBe("OPEN")
  })

  test("stays approved until its activation time, and is then opened once by the job", async () => {
    // Those of other tests.
    deps.setTime(new Date(TOMORROW))
    await activateDueIssues(deps)
    deps.setTime(TEST_NOW)
    const { groupId, people } = await aVoterGroup(api, 1)
    const { request, issue } = await anIssueUnderApproval([{ groups: [groupId] }], {
      activationDateTime: TOMORROW,
    })
    await vote(people[0]!.token, request)
    expect((await issue()).state).toBe("APPROVED")
    expect(await activateDueIssues(deps)).toBe(0)
    deps.setTime(new Date(TOMORROW))
    const runs = await Promise.all([activateDueIssues(deps), activateDueIssues(deps)])
    deps.setTime(TEST_NOW)
    expect(runs.toSorted()).toEqual([0, 1])
    expect((await issue()).state).toBe("OPEN")
  })

  test("is closed by a denial, which requires a comment, and is pending again when the denial is retracted", async () => {
    const { groupId, people } = await aVoterGroup(api, 1)
    const { request, issue } = await anIssueUnderApproval([{ groups: [groupId] }])
    const silent = await vote(people[0]!.token, request, false, { comment: " " })
    expect(silent).toMatchObject({ status: 400, body: { problems: [{ path: "comment" }] } })
    expect((await vote(people[0]!.token, request, false)).body.state).toBe("DENIED")
    expect(await issue()).toMatchObject({ state: "CLOSED", doneSubStatus: "APPROVAL_DENIED" })
    const back = await act(people[0]!.token, request, "retractVote", { comment: "a mistake" })
    expect(back.body.state).toBe("APPROVAL_PENDING")
    expect(await issue()).toMatchObject({ state: "APPROVAL_PENDING", doneSubStatus: null })
  })

  test("opens when a denial is overruled", async () => {
    const [voters, chiefs] = [await aVoterGroup(api, 1), await aVoterGroup(api, 1)]
    const stages = [{ groups: [voters.groupId], overrule: [chiefs.groupId] }]
    const { request, issue } = await anIssueUnderApproval(stages)
    await vote(voters.people[0]!.token, request, false)
    const overruled = await vote(chiefs.people[0]!.token, request, true, { overruled: true })
    expect(overruled.body).toMatchObject({ state: "APPROVED", currentVotes: [{}, { overruled: true }] })
    expect((await issue()).state).toBe("OPEN")
  })

  test("is closed when its creator retracts the request after approval", async () => {
    const { groupId, people } = await aVoterGroup(api, 1)
    const { request, issue, author } = await anIssueUnderApproval([{ groups: [groupId] }])
    expect((await act(people[0]!.token, request, "retractRequest")).status).toBe(403)
    await vote(people[0]!.token, request)
    const retracted = await act(author.token, request, "retractRequest")
    expect(retracted.body).toMatchObject({ state: "CLOSED", retracted: true })
    expect(await issue()).toMatchObject({ state: "CLOSED", doneSubStatus: "APPROVAL_REQUEST_RETRACTED" })
    expect((await act(author.token, request, "retractRequest")).status).toBe(409)
    expect((await vote(people[0]!.token, request)).body).toMatchObject({ message: "errors.approvalNotOpen" })
  })

  test("requires a new approval when it is reopened", async () => {
    const { groupId, people } = await aVoterGroup(api, 1)
    const { request, issue, author, path, now } = await anIssueUnderApproval([{ groups: [groupId] }])
    await vote(people[0]!.token, request)
    await call(author.token, "PUT", `${path}/action/close`, { reason: "DONE" })
    expect((await now()).state).toBe("CLOSED")
    expect((await call<Issue>(author.token, "PUT", `${path}/action/open`)).body.state).toBe(
      "APPROVAL_PENDING",
    )
    const again = await now()
    expect(again).toMatchObject({ id: request.id, state: "APPROVAL_PENDING", currentVotes: [] })
    expect(again.approvalLog.map(({ type, changedTo }) => changedTo ?? type).join()).toBe(
      "VOTE,CLOSED,OBJECT_CHANGE,REOPENED",
    )
    await vote(people[0]!.token, request)
    expect((await issue()).state).toBe("OPEN")
  })

  test.each([
    ["title", { title: "Change the pump" }],
    ["description", { description: "<p>All of them</p>" }],
    ["type", { issueType: "ERROR" }],
    ["priority", { priority: "HIGH" }],
    ["window", { maintenanceWindowInHours: 3 }],
    ["activation", { activationDateTime: "2026-03-10T08:00:00Z" }],
    ["remote access", { enableRemoteAccess: false }],
    ["end of sessions", { disconnectSessionsUponTimeEnd: false }],
    ["ticket", { ticketId: "T-4711" }],
    ["address of the ticket", { ticketSystemURL: "https://tickets.example/4711" }],
  ])("loses its votes and is pending approval again when its %s changes", async (_what, change) => {
    const { groupId, people } = await aVoterGroup(api, 1)
    const { request, author, path, issue, now } = await anIssueUnderApproval([{ groups: [groupId] }])
    await vote(people[0]!.token, request)
    await call(author.token, "PUT", `${path}/action/take`)
    const { version, state } = await issue()
    expect(state).toBe("IN_PROGRESS")
    const changed = await call<Issue>(author.token, "PUT", path, {
      ...{ ...newIssue, assignedUserId: author.userId, version },
      ...change,
    })
    expect(changed.body.state).toBe("APPROVAL_PENDING")
    const waiting = await now()
    expect(waiting).toMatchObject({
      ...{ state: "APPROVAL_PENDING", currentVotes: [] },
      approvalObject: { title: changed.body.title },
    })
    expect(waiting.approvalLog.map(({ type }) => type).join()).toBe("VOTE,OBJECT_CHANGE,STATE_CHANGE")
    expect((await vote(people[0]!.token, request)).body.state).toBe("APPROVED")
  })

  test("keeps its approval when only assignees and notification addresses change, and the change is audited", async () => {
    const { groupId, people } = await aVoterGroup(api, 1)
    const { deviceId, request, author, path, issue, now } = await anIssueUnderApproval(
      [{ groups: [groupId] }],
      { description: "<p>Both &amp; all</p>", activationDateTime: "2026-03-10T09:00:17.123Z" },
    )
    await vote(people[0]!.token, request)
    const workerId = await aUser(deps, { name: "worker" })
    const workers = await aUserGroupOnDevice(deps, deviceId, [workerId])
    await deps.db
      .updateTable("user_group")
      .set({ allowed_email_domains: ["*"] })
      .where("id", "=", workers)
      .execute()
    const { version, activationDateTime, description } = await issue()
    const changed = await call<Issue>(author.token, "PUT", path, {
      ...{ ...newIssue, version, activationDateTime, description },
      ...{ assignedUserId: workerId, assignedUserGroupId: workers },
      notificationEmails: "crew@plant.example",
    })
    expect(changed).toMatchObject({ status: 200, body: { notificationEmails: "crew@plant.example" } })
    expect(changed.body.state).not.toBe("APPROVAL_PENDING")
    expect(await now()).toMatchObject({ state: "APPROVED", currentVotes: [{ approved: true }] })
    const entry = await deps.db
      .selectFrom("audit_entry")
      .select("details")
      .where("object_id", "=", changed.body.id)
      .where("event", "=", "ISSUE_CHANGED")
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(entry.details)).toContain("crew@plant.example")
    expect(JSON.stringify(entry.details)).toContain("assignedUser")
  })

  test("keeps its approval when it is saved unchanged with its time in another time zone", async () => {
    const { groupId, people } = await aVoterGroup(api, 1)
    const { request, author, path, issue, now } = await anIssueUnderApproval([{ groups: [groupId] }])
    await vote(people[0]!.token, request)
    const { version } = await issue()
    const body = { ...newIssue, version, activationDateTime: "2026-03-10T10:00:00+01:00" }
    expect((await call<Issue>(author.token, "PUT", path, body)).body.state).toBe("OPEN")
    expect((await now()).state).toBe("APPROVED")
  })

  test("is pending again after a partial update of an approved field, but not of another field", async () => {
    const { groupId, people } = await aVoterGroup(api, 1)
    const { request, author, path, now } = await anIssueUnderApproval([{ groups: [groupId] }])
    await vote(people[0]!.token, request)
    const put = async (body: object) => (await call<Issue>(author.token, "PUT", path, body)).body.state
    expect(await put({ assignedUserId: null })).toBe("OPEN")
    expect(await put({ title: newIssue.title })).toBe("OPEN")
    expect((await now()).state).toBe("APPROVED")
    expect(await put({ ticketId: "T-1" })).toBe("APPROVAL_PENDING")
    expect(await now()).toMatchObject({ state: "APPROVAL_PENDING", currentVotes: [] })
  })

  test("cannot be extended while pending; after approval the request shows the extended window", async () => {
    const { groupId, people } = await aVoterGroup(api, 1)
    const { request, author, path, issue, now } = await anIssueUnderApproval([{ groups: [groupId] }])
    const extend = () =>
      call<{ message: string }>(author.token, "PUT", `${path}/extendMaintenanceWindow`, {
        durationInHours: 4,
      })
    expect(await extend()).toMatchObject({
      ...{ status: 409, body: { message: "errors.extensionBeforeApproval" } },
    })
    expect((await issue()).extensionInHours).toBe(0)
    await vote(people[0]!.token, request)
    expect((await extend()).status).toBe(200)
    const { approvalObject } = await now()
    expect(approvalObject.endTime).toBe((await issue()).maintenanceWindowEndDateTime)
  })

  test("is extended without a new approval, and the request logs the extension", async () => {
    const { groupId, people } = await aVoterGroup(api, 1)
    const { request, author, path, issue, now } = await anIssueUnderApproval([{ groups: [groupId] }])
    await vote(people[0]!.token, request)
    await call(author.token, "PUT", `${path}/extendMaintenanceWindow`, { durationInHours: 2 })
    expect((await issue()).state).toBe("OPEN")
    expect((await now()).approvalLog.at(-1)).toMatchObject({ type: "TIME_EXTEND", durationInHours: 2 })
  })

  test("created before the config is pending approval after its first change", async () => {
    const { groupId } = await aVoterGroup(api, 1)
    const { deviceId, author } = await aDeviceWith()
    const issueId = await anIssue(deps, deviceId, author.userId)
    await configureApproval(api, { deviceId }, [{ groups: [groupId] }])
    const path = `/devices/${deviceId}/issues/${issueId}`
    const body = { ...newIssue, maintenanceWindowInHours: 9, version: 1 }
    expect((await call<Issue>(author.token, "PUT", path, body)).body.state).toBe("APPROVAL_PENDING")
  })

  test("uses the stages from the start of voting, and the current stages after it is rescheduled", async () => {
    const [old, young] = [await aVoterGroup(api, 1), await aVoterGroup(api, 1)]
    const { deviceId, request, author, now } = await anIssueUnderApproval([{ groups: [old.groupId] }])
    await configureApproval(api, { deviceId }, [{ groups: [young.groupId] }])
    expect((await vote(young.people[0]!.token, request)).status).toBe(404)
    const to = { type: "ISSUE", activationDateTime: TOMORROW, maintenanceWindowInHours: 2 }
    await act(author.token, request, "updateEventTime", to)
    expect((await vote(old.people[0]!.token, request)).status).toBe(404)
    expect((await vote(young.people[0]!.token, request)).status).toBe(200)
    expect((await now()).state).toBe("APPROVED")
  })

  test("approved before the config was removed stays open after a change, and its request is closed", async () => {
    const { groupId, people } = await aVoterGroup(api, 1)
    const { deviceId, request, author, path, issue, now } = await anIssueUnderApproval([
      { groups: [groupId] },
    ])
    await vote(people[0]!.token, request)
    await configureApproval(api, { deviceId }, [])
    const body = { ...newIssue, maintenanceWindowInHours: 5, version: (await issue()).version }
    expect((await call<Issue>(author.token, "PUT", path, body)).body.state).toBe("OPEN")
    expect((await now()).state).toBe("CLOSED")
  })

  test("is pending again when a start enables its remote access, which approvers saw disabled", async () => {
    const { groupId, people } = await aVoterGroup(api, 1)
    const { deviceId, issueId, request, author, now } = await anIssueUnderApproval([{ groups: [groupId] }], {
      enableRemoteAccess: false,
    })
    await vote(people[0]!.token, request)
    const enable = () => enableRemoteAccess(deps, actorOf(author.userId), { deviceId, issueId })
    expect(await enable()).toMatchObject({ state: "APPROVAL_PENDING", enableRemoteAccess: true })
    expect(await now()).toMatchObject({ state: "APPROVAL_PENDING", currentVotes: [] })
    await vote(people[0]!.token, request)
    expect((await enable()).state).toBe("OPEN")
  })

  test("pending when the config is removed still waits for the voters of its stages, also after a change", async () => {
    const { groupId, people } = await aVoterGroup(api, 2)
    const { deviceId, request, author, path, issue, now } = await anIssueUnderApproval([
      { votes: 2, groups: [groupId] },
    ])
    await vote(people[0]!.token, request)
    await configureApproval(api, { deviceId }, [])
    const body = { maintenanceWindowInHours: 5, version: (await issue()).version }
    expect((await call<Issue>(author.token, "PUT", path, body)).body.state).toBe("APPROVAL_PENDING")
    expect(await now()).toMatchObject({ state: "APPROVAL_PENDING", currentVotes: [] })
    await vote(people[0]!.token, request)
    expect((await issue()).state).toBe("APPROVAL_PENDING")
    await vote(people[1]!.token, request)
    expect((await issue()).state).toBe("OPEN")
  })
})

test("an issue that begins to wait for approval, changes while it waits, or stops waiting tells its request's pages", async () => {
  const { groupId } = await aVoterGroup(api, 1)
  const { deviceId, author } = await aDeviceWith({ groups: [groupId] })
  const told = async (work: () => Promise<unknown>) => {
    const before = deps.published.length
    await work()
    return deps.published.slice(before).filter(({ kind }) => kind === "approval")
  }
  const path = `/devices/${deviceId}/issues`
  let created = {} as Issue
  const atCreation = await told(async () => {
    created = (await call<Issue>(author.token, "POST", path, newIssue)).body
  })
  const change = { kind: "approval" as const, objectId: created.id }
  expect(atCreation).toEqual([change])
  const ofIssue = `${path}/${created.id}`
  expect(await told(() => call(root.token, "PUT", ofIssue, { priority: "HIGH" }))).toEqual([change])
  expect(await told(() => call(root.token, "PUT", `${ofIssue}/action/close`, { reason: "WONT_DO" }))).toEqual(
    [change],
  )
})

describe("votes", () => {
  test("from users outside the current stage's groups are refused, including superusers", async () => {
    const [voters, later] = [await aVoterGroup(api, 1), await aVoterGroup(api, 1)]
    const { request, now } = await anIssueUnderApproval([
      { groups: [voters.groupId] },
      { groups: [later.groupId] },
    ])
    const stranger = await createToken(deps, await aUser(deps))
    expect((await vote(stranger, request)).status).toBe(404)
    for (const token of [root.token, later.people[0]!.token])
      expect((await vote(token, request)).status).toBe(403)
    expect((await vote(voters.people[0]!.token, request, true, { overruled: true })).status).toBe(403)
    expect((await now()).approvalLog).toEqual([])
  })

  test("of two users overruling the same stage are decided by the last vote", async () => {
    const { groupId, people } = await aVoterGroup(api, 2)
    const { request, now, issue } = await anIssueUnderApproval([{ overrule: [groupId] }])
    const overrule = { overruled: true }
    expect((await vote(people[0]!.token, request, false, overrule)).body.state).toBe("DENIED")
    expect((await vote(people[1]!.token, request, true, overrule)).body.state).toBe("APPROVED")
    expect((await now()).approvalLog.filter(({ type }) => type === "VOTE")).toHaveLength(2)
    expect((await issue()).state).toBe("OPEN")
  })

  test("of a user who was removed from the group after sign-in are refused", async () => {
    const { groupId, people } = await aVoterGroup(api, 1)
    const { request } = await anIssueUnderApproval([{ groups: [groupId] }])
    await deps.db.deleteFrom("user_group_member").where("user_id", "=", people[0]!.userId).execute()
    expect((await vote(people[0]!.token, request)).status).toBe(404)
  })

  test("on the user's own request are refused, except when overruling", async () => {
    const { groupId } = await aVoterGroup(api, 0)
    const { request, author, now } = await anIssueUnderApproval([{ groups: [groupId], overrule: [groupId] }])
    await deps.db
      .insertInto("user_group_member")
      .values({ user_group_id: groupId, user_id: author.userId })
      .execute()
    expect((await vote(author.token, request)).body).toMatchObject({ message: "errors.approvalOwnRequest" })
    expect((await vote(author.token, request, true, { overruled: true })).status).toBe(200)
    expect((await now()).state).toBe("APPROVED")
  })

  test("are limited to one per user until it is retracted", async () => {
    const { groupId, people } = await aVoterGroup(api, 1)
    const { request, now } = await anIssueUnderApproval([{ votes: 2, groups: [groupId] }])
    const token = people[0]!.token
    expect((await vote(token, request)).status).toBe(200)
    expect((await vote(token, request)).body).toMatchObject({ message: "errors.approvalAlreadyVoted" })
    expect((await now()).currentVotes.length).toBe(1)
    expect((await act(token, request, "retractVote", { comment: "" })).body.currentVotes).toEqual([])
    expect((await act(token, request, "retractVote", { comment: "" })).status).toBe(409)
    expect((await vote(token, request)).status).toBe(200)
  })

  test(
    "of 100 users voting concurrently count up to the required number, and the issue opens once",
    async () => {
      const { groupId, people } = await aVoterGroup(api, 100)
      const { request, now, issue, issueId } = await anIssueUnderApproval([{ votes: 40, groups: [groupId] }])
      const answers = await Promise.all(people.map(({ token }) => whenServed(() => vote(token, request))))
      const counted = (status: number) => answers.filter((answer) => answer.status === status).length
      expect([counted(200), counted(409)]).toEqual([40, 60])
      const after = await now()
      expect(after).toMatchObject({ state: "APPROVED" })
      expect(new Set(after.currentVotes.map(({ createdBy }) => createdBy.id)).size).toBe(40)
      expect((await issue()).state).toBe("OPEN")
      const opened = await deps.db
        .selectFrom("audit_entry")
        .select("id")
        .where("object_id", "=", issueId)
        .where("event", "=", "ISSUE_ACTIVATED")
        .execute()
      expect(opened.length).toBe(1)
    },
    MANY_AT_ONCE_MS,
  )

  test(
    "sent 100 times concurrently by one user count once",
    async () => {
      const { groupId, people } = await aVoterGroup(api, 1)
      const { request, now } = await anIssueUnderApproval([{ votes: 2, groups: [groupId] }])
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => whenServed(() => vote(people[0]!.token, request))),
      )
      expect(answers.filter(({ status }) => status === 200).length).toBe(1)
      expect((await now()).approvalLog.length).toBe(1)
    },
    MANY_AT_ONCE_MS,
  )

  test("about an earlier revision of the issue are refused, and those that name none are about the newest", async () => {
    const { groupId, people } = await aVoterGroup(api, 1)
    const { request, created, issue } = await anIssueUnderApproval([{ groups: [groupId] }])
    expect(request.revision).toBe(0)
    const changed = { title: "Replace both pumps", version: created.version }
    await call(root.token, "PUT", `/devices/${created.deviceId}/issues/${created.id}`, changed)
    const stale = { approved: true, revision: 0 }
    const path = `/approval/${request.id}/vote`
    const refused = await call(people[0]!.token, "POST", path, stale)
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({ reason: "approvalChangedMeanwhile" }),
    ])
    expect((await issue()).state).toBe("APPROVAL_PENDING")
    const accepted = await call(people[0]!.token, "POST", path, { ...stale, revision: 1 })
    expect([accepted.status, (await issue()).state]).toEqual([200, "OPEN"])
  })

  test("cast concurrently with changes of the issue never count for its earlier version", async () => {
    const { groupId, people } = await aVoterGroup(api, 20)
    const { request, author, now, issue } = await anIssueUnderApproval([{ votes: 15, groups: [groupId] }])
    const move = (hours: number) =>
      act(author.token, request, "updateEventTime", {
        ...{ type: "ISSUE", activationDateTime: NOW, maintenanceWindowInHours: hours },
      })
    await Promise.all([...people.map(({ token }) => vote(token, request)), move(7), move(8)])
    const after = await now()
    const since = after.approvalLog.slice(
      after.approvalLog.findLastIndex(({ type }) => type === "OBJECT_CHANGE") + 1,
    )
    expect(after.currentVotes.length).toBe(since.length)
    expect((await issue()).state).toBe(after.state === "APPROVED" ? "OPEN" : "APPROVAL_PENDING")
  })
})

test("every call on an approval request returns the same 404 to an uninvolved user as for an unknown request", async () => {
  const { groupId } = await aVoterGroup(api, 1)
  const { request, issue } = await anIssueUnderApproval([{ groups: [groupId] }])
  const stranger = await createToken(deps, await aUser(deps))
  const calls: [string, object?][] = [
    ["comment", { comment: "x" }],
    ["vote", { comment: "x", approved: true, overruled: false }],
    ["retractVote", { comment: "x" }],
    ["retractRequest"],
    ["updateEventTime", { type: "ISSUE", activationDateTime: TOMORROW, maintenanceWindowInHours: 2 }],
  ]
  const { title } = await issue()
  const unknown = { ...request, id: crypto.randomUUID() }
  for (const [verb, body] of calls) {
    const answer = await act(stranger, request, verb, body)
    expect([verb, answer.status]).toEqual([verb, 404])
    expect(JSON.stringify(answer.body)).not.toContain(title)
    const none = await act(stranger, unknown, verb, body)
    const withoutIds = (text: unknown) => JSON.stringify(text).replaceAll(unknown.id, request.id)
    expect(withoutIds(answer.body)).toBe(withoutIds(none.body))
  }
})

test("an approval request is readable by its id for involved users only", async () => {
  const { groupId, people } = await aVoterGroup(api, 1)
  const { request, author } = await anIssueUnderApproval([{ groups: [groupId] }])
  const path = `/approval/${request.id}`
  for (const { token } of [people[0]!, author]) {
    expect(await call(token, "GET", path)).toMatchObject({ status: 200, body: { id: request.id } })
  }
  const stranger = await createToken(deps, await aUser(deps))
  expect((await call(stranger, "GET", path)).status).toBe(404)
  expect((await call(author.token, "GET", `/approval/${crypto.randomUUID()}`)).status).toBe(404)
})

/** So many comments in a log that has none. */
async function fillApprovalLog(requestId: string, userId: string, lines: number): Promise<void> {
  const entry = {
    ...{ approval_request_id: requestId, type: "COMMENT", comment: "Noted" },
    ...{ created_on: TEST_NOW, created_by: userId },
  }
  const rows = Array.from({ length: lines }, (_, index) => ({ ...entry, sequence: index + 1 }))
  await deps.db.insertInto("approval_entry").values(rows).execute()
}

describe("comments", () => {
  test("are accepted from involved users only, and are kept in order", async () => {
    const { groupId, people } = await aVoterGroup(api, 1)
    const { request, author, now } = await anIssueUnderApproval([{ groups: [groupId] }])
    const stranger = await createToken(deps, await aUser(deps))
    expect((await act(author.token, request, "comment", { comment: "Why tomorrow?" })).status).toBe(200)
    expect(
      (await act(people[0]!.token, request, "comment", { comment: "<b>Parts</b> come then" })).status,
    ).toBe(200)
    expect((await act(stranger, request, "comment", { comment: "me too" })).status).toBe(404)
    expect((await now()).approvalLog.map(({ comment }) => comment)).toEqual([
      "Why tomorrow?",
      "<b>Parts</b> come then",
    ])
  })

  test("and votes are taken up to the log's limit of 500 lines, and refused beyond it", async () => {
    const { groupId, people } = await aVoterGroup(api, 2)
    const { request, author, now } = await anIssueUnderApproval([{ votes: 3, groups: [groupId] }])
    const [voter, other] = people.map(({ token }) => token) as [string, string]
    await fillApprovalLog(request.id, author.userId, 496)
    const taken = [
      await vote(voter, request),
      await act(voter, request, "retractVote", { comment: "Too early" }),
      await act(author.token, request, "comment", { comment: "As you like" }),
      await vote(other, request),
    ]
    expect(taken.map(({ body }) => body.approvalLog?.length)).toEqual([497, 498, 499, 500])
    const refused = [
      await vote(voter, request),
      await act(other, request, "retractVote", { comment: "Too early" }),
      await act(author.token, request, "comment", { comment: "One too many" }),
    ]
    for (const { status, body } of refused)
      expect([status, body]).toEqual([409, expect.objectContaining({ reason: "approvalLogFull" })])
    expect((await now()).approvalLog.length).toBe(500)
  })

  test("after the approval grant it no second time in the audit log", async () => {
    const { groupId, people } = await aVoterGroup(api, 1)
    const { request, author, issueId } = await anIssueUnderApproval([{ groups: [groupId] }])
    deps.published.length = 0
    await vote(people[0]!.token, request)
    expect(deps.published).toContainEqual({ kind: "issue", id: issueId })
    expect((await act(author.token, request, "comment", { comment: "Thank you" })).status).toBe(200)
    const entries = await deps.db
      .selectFrom("audit_entry")
      .select("event")
      .where("object_id", "=", request.id)
      .where("event", "!=", "APPROVAL_REQUESTED")
      .orderBy("id")
      .execute()
    expect(entries.map(({ event }) => event)).toEqual([
      "APPROVAL_VOTED",
      "APPROVAL_GRANTED",
      "APPROVAL_COMMENTED",
    ])
  })

  test.each(["", "  ", "x".repeat(5001)])(
    "are rejected when empty, blank or longer than 5000 characters",
    async (comment) => {
      const { groupId } = await aVoterGroup(api, 1)
      const { request, author } = await anIssueUnderApproval([{ groups: [groupId] }])
      expect((await act(author.token, request, "comment", { comment })).status).toBe(400)
    },
  )
})

test("no approval request is found for an issue of another device or for an issue without one", async () => {
  const { groupId } = await aVoterGroup(api, 1)
  const { issueId } = await anIssueUnderApproval([{ groups: [groupId] }])
  const other = await aDevice(deps)
  const plain = await anIssue(deps, other, root.userId)
  for (const id of [issueId, plain])
    expect((await call(root.token, "GET", `/devices/${other}/issues/${id}/approvalRequest`)).status).toBe(404)
})
