/** Drafts, closing from every state and resetting an issue in progress. */
import { describe, expect, test } from "bun:test"
import type { Issue } from "../../src/maintenance/issues/contract.ts"
import { CLOSE_REASONS, ISSUE_STATES } from "../../src/maintenance/issues/rules.ts"
import { testApi } from "../harness/api.ts"
import {
  approvalFixtures,
  aVoterGroup,
  getApprovalRequest,
  newIssue,
  TOMORROW,
} from "../harness/approvals.ts"
import { aDevice } from "../harness/builders.ts"
import { aUser, aUserGroupOnDevice, createToken, grantOnDevice } from "../harness/users.ts"

const api = await testApi()
const { call, deps, root } = api
const { aDeviceWith, anIssueUnderApproval, vote, act } = approvalFixtures(api)
type Answer = Issue & { message: string }

const draft = { ...newIssue, state: "NEW" }
const create = (token: string, deviceId: string, body: object) =>
  call<Answer>(token, "POST", `/devices/${deviceId}/issues`, body)

describe("a draft issue", () => {
  test("is NEW, can be edited without an approval request, and is pending approval once it is submitted", async () => {
    const { groupId, people } = await aVoterGroup(api, 1)
    const { deviceId, author } = await aDeviceWith({ groups: [groupId] })
    const created = await create(author.token, deviceId, draft)
    expect(created).toMatchObject({ status: 201, body: { state: "NEW" } })
    const path = `/devices/${deviceId}/issues/${created.body.id}`
    const edited = await call<Answer>(author.token, "PUT", path, { ...newIssue, title: "Later", version: 1 })
    expect(edited).toMatchObject({ status: 200, body: { state: "NEW", title: "Later" } })
    expect((await call(root.token, "GET", `${path}/approvalRequest`)).status).toBe(404)
    const submitted = await call<Answer>(author.token, "PUT", `${path}/action/submit`)
    expect(submitted).toMatchObject({ status: 200, body: { state: "APPROVAL_PENDING" } })
    const request = await getApprovalRequest(api, deviceId, created.body.id)
    expect(request).toMatchObject({ state: "APPROVAL_PENDING", approvalObject: { title: "Later" } })
    expect((await vote(people[0]!.token, request)).body.state).toBe("APPROVED")
    expect((await call<Answer>(author.token, "PUT", `${path}/action/submit`)).body).toMatchObject({
      message: "errors.issueActionNotAllowed",
    })
  })

  test("is OPEN once it is submitted where no approval is required", async () => {
    const deviceId = await aDevice(deps)
    const { body } = await create(root.token, deviceId, draft)
    const path = `/devices/${deviceId}/issues/${body.id}`
    expect((await call<Answer>(root.token, "PUT", `${path}/action/submit`)).body.state).toBe("OPEN")
  })

  test("cannot be taken, returned, opened or extended", async () => {
    const deviceId = await aDevice(deps)
    const { body } = await create(root.token, deviceId, draft)
    const path = `/devices/${deviceId}/issues/${body.id}`
    for (const [way, input] of [
      ["action/take", undefined],
      ["action/return", undefined],
      ["action/open", undefined],
      ["extendMaintenanceWindow", { durationInHours: 1 }],
    ] as const)
      expect([way, (await call<Answer>(root.token, "PUT", `${path}/${way}`, input)).body.message]).toEqual([
        way,
        "errors.issueActionNotAllowed",
      ])
  })

  test("cannot be submitted by a user who may only change issues", async () => {
    const deviceId = await aDevice(deps)
    const { body } = await create(root.token, deviceId, draft)
    const userId = await aUser(deps)
    await grantOnDevice(deps, userId, deviceId, ["ISSUE_READ", "ISSUE_UPDATE"])
    const path = `/devices/${deviceId}/issues/${body.id}/action/submit`
    expect((await call(await createToken(deps, userId), "PUT", path)).status).toBe(403)
  })

  test("notifies its assigned group when it is submitted, not before", async () => {
    const deviceId = await aDevice(deps)
    const memberId = await aUser(deps)
    const recipient = `${memberId}@plant.example`
    await deps.db.updateTable("app_user").set({ email: recipient }).where("id", "=", memberId).execute()
    const assignedUserGroupId = await aUserGroupOnDevice(deps, deviceId, [memberId])
    await deps.db
      .updateTable("user_group")
      .set({ group_email_address: "*" })
      .where("id", "=", assignedUserGroupId)
      .execute()
    const notified = async () => {
      const rows = await deps.db
        .selectFrom("notification")
        .select("kind")
        .where("recipient", "=", recipient)
        .execute()
      return rows.map(({ kind }) => kind)
    }
    const { body } = await create(root.token, deviceId, { ...draft, assignedUserGroupId })
    expect(await notified()).toEqual([])
    await call(root.token, "PUT", `/devices/${deviceId}/issues/${body.id}/action/submit`)
    expect(await notified()).toEqual(["ISSUE_ASSIGNED"])
  })

  test.each(["APPROVED", "APPROVAL_PENDING", "IN_PROGRESS", "CLOSED", "DRAFT"])(
    "cannot be created in the state %s",
    async (state) => {
      const deviceId = await aDevice(deps)
      expect((await create(root.token, deviceId, { ...newIssue, state })).status).toBe(400)
    },
  )
})

describe("closing an issue", () => {
  const live = ISSUE_STATES.filter((state) => state !== "CLOSED")

  /** An issue in this state on a machine that requires approval, reached through the API. */
  async function anIssueThatIs(state: Issue["state"]) {
    const { groupId, people } = await aVoterGroup(api, 1)
    const stages = [{ groups: [groupId] }]
    const more = state === "NEW" ? { state } : state === "APPROVED" ? { activationDateTime: TOMORROW } : {}
    const asked = await anIssueUnderApproval(stages, more)
    const voter = people[0]!.token
    if (["APPROVED", "OPEN", "IN_PROGRESS"].includes(state)) await vote(voter, asked.request)
    if (state === "IN_PROGRESS") await call(asked.author.token, "PUT", `${asked.path}/action/take`)
    expect((await asked.issue()).state).toBe(state)
    return { ...asked, voter }
  }

  test.each(live.flatMap((state) => CLOSE_REASONS.map((reason) => [state, reason] as const)))(
    "succeeds from %s with the reason %s",
    async (state, reason) => {
      const { author, path } = await anIssueThatIs(state)
      const closed = await call<Answer>(author.token, "PUT", `${path}/action/close`, { reason })
      expect(closed).toMatchObject({ status: 200, body: { state: "CLOSED", doneSubStatus: reason } })
    },
  )

  test.each(["APPROVAL_PENDING", "APPROVED"] as const)(
    "in the state %s closes its request, and reopening it requires new votes",
    async (state) => {
      const { author, path, request, now, voter, issue } = await anIssueThatIs(state)
      await call(author.token, "PUT", `${path}/action/close`, { reason: "WONT_DO" })
      expect(await now()).toMatchObject({ state: "CLOSED", retracted: false })
      expect((await vote(voter, request)).body.message).toBe("errors.approvalNotOpen")
      expect((await act(author.token, request, "retractRequest")).status).toBe(409)
      expect(await issue()).toMatchObject({ state: "CLOSED", doneSubStatus: "WONT_DO" })
      expect((await call<Answer>(author.token, "PUT", `${path}/action/open`)).body.state).toBe(
        "APPROVAL_PENDING",
      )
      expect(await now()).toMatchObject({ state: "APPROVAL_PENDING", currentVotes: [] })
    },
  )
})

describe("opening an issue in progress", () => {
  test("removes its assignee and keeps its approval", async () => {
    const { groupId, people } = await aVoterGroup(api, 1)
    const { author, path, request, now } = await anIssueUnderApproval([{ groups: [groupId] }])
    await vote(people[0]!.token, request)
    await call(author.token, "PUT", `${path}/action/take`)
    const reset = await call<Answer>(author.token, "PUT", `${path}/action/open`)
    expect(reset).toMatchObject({ status: 200, body: { state: "OPEN", assignedUser: null } })
    expect(await now()).toMatchObject({ state: "APPROVED", currentVotes: [{ approved: true }] })
    expect((await call<Answer>(author.token, "PUT", `${path}/action/open`)).status).toBe(409)
  })
})

test("an open issue that was assigned when it was created can be returned, and one without an assignee cannot", async () => {
  const deviceId = await aDevice(deps)
  const assignedUserId = await aUser(deps)
  await grantOnDevice(deps, assignedUserId, deviceId, ["ISSUE_READ", "ISSUE_UPDATE"])
  const { body } = await create(root.token, deviceId, { ...newIssue, assignedUserId })
  const path = `/devices/${deviceId}/issues/${body.id}/action/return`
  const assignee = await createToken(deps, assignedUserId)
  expect(await call(assignee, "PUT", path)).toMatchObject({
    status: 200,
    body: { state: "OPEN", assignedUser: null },
  })
  expect((await call<Answer>(assignee, "PUT", path)).body.message).toBe("errors.issueActionNotAllowed")
})
