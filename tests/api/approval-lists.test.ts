import { describe, expect, test } from "bun:test"
import { hoursAfter } from "../../src/base/clock.ts"
import type { Page } from "../../src/base/page-request.ts"
import type { ApprovalRequest } from "../../src/maintenance/approvals/contract.ts"
import type { Issue } from "../../src/maintenance/issues/contract.ts"
import { testApi } from "../harness/api.ts"
import { aRecordedSession, aVoterGroup, configureApproval, getApprovalRequest } from "../harness/approvals.ts"
import { aDevice, aMaintenanceFixture } from "../harness/builders.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { aUser, createToken, grantOnDevice } from "../harness/users.ts"

const api = await testApi()
const { call, deps, root } = api

async function anAuthor(deviceId: string) {
  const userId = await aUser(deps, { name: "author" })
  await grantOnDevice(deps, userId, deviceId, [
    "ISSUE_CREATE",
    "ISSUE_UPDATE",
    "ISSUE_READ",
    "RECORDING_READ",
    "RECORDING_CREATE",
  ])
  return { userId, token: await createToken(deps, userId) }
}

async function submit(token: string, deviceId: string, title: string): Promise<ApprovalRequest> {
  const body = { title, activationDateTime: TEST_NOW.toISOString() }
  const { body: issue } = await call<Issue>(token, "POST", `/devices/${deviceId}/issues`, body)
  return getApprovalRequest(api, deviceId, issue.id)
}

const vote = (token: string, { id }: { id: string }, approved = true) =>
  call<ApprovalRequest>(token, "POST", `/approval/${id}/vote`, { approved, comment: "seen" })
const list = async (token: string, name: string, query = "") =>
  (await call<Page<ApprovalRequest>>(token, "GET", `/profile/${name}${query}`)).body
const titles = async (token: string, name: string, query = "") =>
  (await list(token, name, query)).rows.map(({ approvalObject }) => approvalObject.title)

describe("the approval request lists of a user", () => {
  test("show as assigned the requests with a stage of the user's groups, and as active those at such a stage", async () => {
    const [first, second] = [await aVoterGroup(api, 1), await aVoterGroup(api, 1)]
    const deviceId = await aDevice(deps)
    await configureApproval(api, { deviceId }, [{ groups: [first.groupId] }, { overrule: [second.groupId] }])
    const author = await anAuthor(deviceId)
    const old = await submit(author.token, deviceId, "old")
    const young = await submit(author.token, deviceId, "young")
    const [one, two] = [first.people[0]!.token, second.people[0]!.token]
    await vote(one, old)
    expect(await titles(one, "myassignedactiveapprovalrequests")).toEqual(["young"])
    expect(await titles(two, "myassignedactiveapprovalrequests")).toEqual(["old"])
    expect(await titles(one, "myassignedapprovalrequests")).toEqual(["young", "old"])
    expect(await titles(two, "myassignedapprovalrequests")).toEqual(["young", "old"])
    await vote(one, young, false)
    expect(await titles(one, "myassignedactiveapprovalrequests")).toEqual([])
    expect(await titles(one, "myassignedapprovalrequests")).toEqual(["young", "old"])
    expect(await titles(root.token, "myassignedapprovalrequests")).toEqual([])
  })

  test("do not show the user's own request as assigned and active", async () => {
    const { groupId, people } = await aVoterGroup(api, 2)
    const deviceId = await aDevice(deps)
    await configureApproval(api, { deviceId }, [{ groups: [groupId] }])
    await grantOnDevice(deps, people[0]!.userId, deviceId, ["ISSUE_CREATE"])
    await submit(people[0]!.token, deviceId, "mine")
    expect(await titles(people[0]!.token, "myassignedactiveapprovalrequests")).toEqual([])
    expect(await titles(people[1]!.token, "myassignedactiveapprovalrequests")).toEqual(["mine"])
  })

  test("show as created the user's own requests, and as active those that wait for votes", async () => {
    const { groupId, people } = await aVoterGroup(api, 1)
    const deviceId = await aDevice(deps)
    await configureApproval(api, { deviceId }, [{ groups: [groupId] }])
    const [author, other] = [await anAuthor(deviceId), await anAuthor(deviceId)]
    const approved = await submit(author.token, deviceId, "approved")
    await submit(author.token, deviceId, "waiting")
    await submit(other.token, deviceId, "of another")
    await vote(people[0]!.token, approved)
    expect(await titles(author.token, "mycreatedactiveapprovalrequests")).toEqual(["waiting"])
    expect(await titles(author.token, "mycreatedapprovalrequests")).toEqual(["waiting", "approved"])
  })

  test("are paged by 15, counted, and searched by title", async () => {
    const { groupId, people } = await aVoterGroup(api, 1)
    const deviceId = await aDevice(deps)
    await configureApproval(api, { deviceId }, [{ groups: [groupId] }])
    const author = await anAuthor(deviceId)
    for (let n = 1; n <= 20; n++) await submit(author.token, deviceId, `Valve ${n}`)
    for (const [token, name] of [
      [people[0]!.token, "myassignedactiveapprovalrequests"],
      [people[0]!.token, "myassignedapprovalrequests"],
      [author.token, "mycreatedactiveapprovalrequests"],
      [author.token, "mycreatedapprovalrequests"],
    ] as const) {
      const [one, two] = [await list(token, name), await list(token, name, "?page=2")]
      expect([one.rows.length, one.total, two.rows.length, two.total]).toEqual([15, 20, 5, 20])
      expect(new Set([...one.rows, ...two.rows].map(({ id }) => id)).size).toBe(20)
      expect(await titles(token, name, "?search=valve%2013")).toEqual(["Valve 13"])
      expect(await titles(token, name, "?search=%25")).toEqual([])
    }
  })

  test("show as approved recordings the user's own granted requests until the approved time ends", async () => {
    const book = await aMaintenanceFixture(deps, root.userId)
    const { groupId, people } = await aVoterGroup(api, 1)
    await configureApproval(api, { deviceId: book.deviceId }, [{ groups: [groupId] }], "RECORDING")
    const author = await anAuthor(book.deviceId)
    const ask = async () => {
      const { deviceId, issueId, logId, sessionId } = await aRecordedSession(api, book, root.userId)
      const path = `/devices/${deviceId}/issues/${issueId}/logs/${logId}/sessions/${sessionId}/approvalRequest`
      const wish = { startDateTime: TEST_NOW.toISOString(), durationInHours: 2, reason: "why" }
      return (await call<ApprovalRequest>(author.token, "POST", path, wish)).body
    }
    const [granted] = [await ask(), await ask()]
    await vote(people[0]!.token, granted!)
    const { rows } = await list(author.token, "myapprovedrecordings")
    expect(rows.map(({ id }) => id)).toEqual([granted!.id])
    expect(rows[0]!.approvalObject.session).toMatchObject({ issueId: book.issueId })
    expect(await titles(people[0]!.token, "myapprovedrecordings")).toEqual([])
    deps.setTime(hoursAfter(TEST_NOW, 2))
    expect(await titles(author.token, "myapprovedrecordings")).toEqual([])
    deps.setTime(TEST_NOW)
  })
})
