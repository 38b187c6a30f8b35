import { describe, expect, test } from "bun:test"
import { hoursAfter } from "../../src/base/clock.ts"
import type { ApprovalRequest } from "../../src/maintenance/approvals/contract.ts"
import type { Session } from "../../src/sessions/session/contract.ts"
import { testApi } from "../harness/api.ts"
import { aRecordedSession, aVoterGroup, configureApproval } from "../harness/approvals.ts"
import { aMaintenanceFixture } from "../harness/builders.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { aUser, createToken, grantOnDevice } from "../harness/users.ts"

const api = await testApi()
const { call, deps, root } = api
type Asked = ApprovalRequest & { message: string; problems: { path: string }[] }

/** A session, recorded by default, on a device whose recordings require approval by one of two approvers. */
async function aCase(recordingState: "COMPLETE" | "NONE" = "COMPLETE") {
  const book = await aMaintenanceFixture(deps, root.userId)
  const { groupId, people } = await aVoterGroup(api, 2)
  await configureApproval(api, { deviceId: book.deviceId }, [{ groups: [groupId] }], "RECORDING")
  const { deviceId, issueId, logId, sessionId } = await aRecordedSession(
    api,
    book,
    root.userId,
    recordingState,
  )
  const userId = await aUser(deps, { name: "expert" })
  await grantOnDevice(deps, userId, deviceId, ["RECORDING_READ", "RECORDING_CREATE", "LOG_READ"])
  const token = await createToken(deps, userId)
  const path = `/devices/${deviceId}/issues/${issueId}/logs/${logId}/sessions/${sessionId}`
  return {
    ...{ deviceId, path, token, people },
    ask: (more: object = {}) =>
      call<Asked>(token, "POST", `${path}/approvalRequest`, {
        ...{
          startDateTime: deps.clock().toISOString(),
          durationInHours: 2,
          reason: "the axis moved by itself",
        },
        ...more,
      }),
    /** Responses of every endpoint of the recording; 404 means access granted, as there is no file. */
    ways: async (who = token) =>
      Promise.all(
        ["", "/info", "/segment", "/thumbnail"].map(async (way) => {
          const answer = await call<Asked>(who, "GET", `${path}/screenrecording${way}`)
          return [answer.status, answer.body.message] as const
        }),
      ),
    vote: (request: { id: string }, approved = true) =>
      call<Asked>(people[0]!.token, "POST", `/approval/${request.id}/vote`, { approved, comment: "seen" }),
  }
}

const LET_THROUGH = Array.from({ length: 4 }, () => [404, "errors.recordingNotAvailable"] as const)
const refused = (text: string) => Array.from({ length: 4 }, () => [403, `errors.${text}`] as const)

describe("a recording whose device requires approval", () => {
  test("cannot be read before the approval, not even by a superuser", async () => {
    const { ways } = await aCase()
    expect(await ways()).toEqual(refused("recordingNeedsApproval"))
    expect(await ways(root.token)).toEqual(refused("recordingNeedsApproval"))
  })

  test("can be read from the start of the approved time until its end", async () => {
    const { ask, ways, vote, path, token } = await aCase()
    const start = hoursAfter(TEST_NOW, 1)
    const { status, body } = await ask({ startDateTime: start.toISOString() })
    expect([status, body.reason, body.approvalObject.durationInHours]).toEqual([
      201,
      "the axis moved by itself",
      2,
    ])
    expect(await ways()).toEqual(refused("recordingNeedsApproval"))
    await vote(body)
    expect(await ways()).toEqual(refused("recordingApprovalNotStarted"))
    deps.setTime(start)
    expect(await ways()).toEqual(LET_THROUGH)
    const session = await call<Session>(token, "GET", path)
    expect(session.body.approvalRequest).toEqual({
      ...{ id: body.id, state: "APPROVED", createdBy: body.createdBy.id },
      ...{ startTime: start.toISOString(), durationInHours: 2 },
    })
    deps.setTime(hoursAfter(TEST_NOW, 3))
    expect(await ways()).toEqual(refused("recordingApprovalExpired"))
    deps.setTime(TEST_NOW)
  })

  test("can be read only by the user who requested it; other users need their own request", async () => {
    const { deviceId, path, ask, ways, vote, people, token } = await aCase()
    const otherId = await aUser(deps, { name: "expert" })
    await grantOnDevice(deps, otherId, deviceId, ["RECORDING_READ", "RECORDING_CREATE", "LOG_READ"])
    const other = await createToken(deps, otherId)
    await vote((await ask()).body)
    for (const who of [other, root.token, people[0]!.token])
      expect((await ways(who)).map(([status]) => status)).toEqual([403, 403, 403, 403])
    expect(await ways(other)).toEqual(refused("recordingNeedsApproval"))
    const list = async (who: string) =>
      (await call<{ rows: Asked[] }>(who, "GET", "/profile/myapprovedrecordings")).body.rows
    expect(await list(other)).toEqual([])
    expect((await list(token)).map(({ approvalObject }) => path.endsWith(approvalObject.id))).toEqual([true])
    const body = { startDateTime: TEST_NOW.toISOString(), durationInHours: 1, reason: "me too" }
    const theirs = await call<Asked>(other, "POST", `${path}/approvalRequest`, body)
    expect(theirs.status).toBe(201)
    expect(await ways()).toEqual(LET_THROUGH)
    expect(await ways(other)).toEqual(refused("recordingNeedsApproval"))
    await vote(theirs.body)
    expect(await ways(other)).toEqual(LET_THROUGH)
    await call(token, "PUT", `/approval/${(await list(token))[0]!.id}/retractRequest`)
    expect(await ways()).toEqual(refused("recordingNeedsApproval"))
    expect(await ways(other)).toEqual(LET_THROUGH)
  })

  test("requires the authority in addition to the approval", async () => {
    const { ask, ways, vote } = await aCase()
    await vote((await ask()).body)
    expect((await ways(await createToken(deps, await aUser(deps)))).map(([status]) => status)).toEqual([
      403, 403, 403, 403,
    ])
  })

  test("can be read without a request where the config requires no approval", async () => {
    const { deviceId, ways, ask } = await aCase()
    await configureApproval(api, { deviceId }, [], "RECORDING")
    expect(await ways()).toEqual(LET_THROUGH)
    expect((await ask()).body.message).toBe("errors.approvalNotRequired")
  })

  test("has one pending or approved request per user; after a denial a new one is possible and the old one is closed", async () => {
    const { ask, vote, people, ways } = await aCase()
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    const first = answers.find(({ status }) => status === 201)!.body
    expect((await vote(first, false)).body.state).toBe("DENIED")
    const second = await ask()
    expect(second.status).toBe(201)
    const late = await call<Asked>(people[1]!.token, "POST", `/approval/${first.id}/vote`, { approved: true })
    expect(late.body.message).toBe("errors.approvalNotOpen")
    await vote(second.body)
    expect(await ways()).toEqual(LET_THROUGH)
    expect((await ask()).status).toBe(409)
    deps.setTime(hoursAfter(TEST_NOW, 2))
    expect((await ask()).status).toBe(201)
    deps.setTime(TEST_NOW)
  })

  test("is no longer readable when the request is retracted or rescheduled", async () => {
    const { ask, vote, ways, token } = await aCase()
    const { body } = await ask()
    await vote(body)
    const to = { type: "RECORDING", startTime: TEST_NOW.toISOString(), durationInHours: 200 }
    const byOther = await call(root.token, "PUT", `/approval/${body.id}/updateEventTime`, to)
    expect(byOther.status).toBe(403)
    const moved = await call<Asked>(token, "PUT", `/approval/${body.id}/updateEventTime`, to)
    expect(moved.body).toMatchObject({ state: "APPROVAL_PENDING", approvalObject: { durationInHours: 200 } })
    expect(await ways()).toEqual(refused("recordingNeedsApproval"))
    const over = { ...to, startTime: hoursAfter(TEST_NOW, -200).toISOString() }
    const late = await call<Asked>(token, "PUT", `/approval/${body.id}/updateEventTime`, over)
    expect([late.status, late.body.problems.map(({ path }) => path)]).toEqual([400, ["startTime"]])
    await vote(body)
    const unmoved = await call<Asked>(token, "PUT", `/approval/${body.id}/updateEventTime`, to)
    expect(unmoved.body.state).toBe("APPROVED")
    expect(await ways()).toEqual(LET_THROUGH)
    await call(token, "PUT", `/approval/${body.id}/retractRequest`)
    expect(await ways()).toEqual(refused("recordingNeedsApproval"))
    const again = await call<Asked>(token, "PUT", `/approval/${body.id}/updateEventTime`, to)
    expect([again.status, again.body.message]).toEqual([409, "errors.approvalRequestClosed"])
  })

  test.each([
    ["reason", { reason: "" }],
    ["reason", { reason: "x".repeat(101) }],
    ["durationInHours", { durationInHours: 0 }],
    ["durationInHours", { durationInHours: 241 }],
    ["startDateTime", { startDateTime: "soon" }],
    ["startDateTime", { startDateTime: "2041-01-01T00:00:00Z" }],
    ["startDateTime", { startDateTime: hoursAfter(TEST_NOW, -2).toISOString() }],
    ["surprise", { surprise: 1 }],
  ])("cannot be requested with an invalid %s", async (field, wrong) => {
    const { ask } = await aCase()
    const { status, body } = await ask(wrong)
    expect([status, body.problems.map(({ path }) => path)]).toEqual([400, [field]])
  })

  test("is requested for one hour by default", async () => {
    const { ask } = await aCase()
    expect((await ask({ durationInHours: undefined })).body.approvalObject.durationInHours).toBe(1)
  })

  test("cannot be requested for a session that was not recorded", async () => {
    const { ask } = await aCase("NONE")
    expect((await ask()).body.message).toBe("errors.recordingNotAvailable")
  })
})
