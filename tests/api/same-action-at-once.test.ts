/** One action that arrives many times at the same moment has its effect once; every other request is refused with a reason. */
import { describe, expect, setDefaultTimeout, test } from "bun:test"
import { demoLicenceText } from "../../src/demo/seed/licence.ts"
import type { ErrorBody } from "../../src/http/errors.ts"
import { testApi } from "../harness/api.ts"
import { approvalFixtures, aVoterGroup } from "../harness/approvals.ts"
import { aDevice, aFaultReport, anIssue } from "../harness/builders.ts"
import { uploadAndCheck } from "../harness/imports.ts"
import { aLocalUser, PASSWORD } from "../harness/sign-in.ts"
import { createToken, uniqueName } from "../harness/users.ts"

/** Passwords are hashed slowly on purpose, one after the other. */
setDefaultTimeout(30_000)

const REQUESTS = 20
/** Of an action that hashes a password. */
const HASHING_REQUESTS = 3

const api = await testApi()
const { call, deps, root } = api
const { anIssueUnderApproval } = approvalFixtures(api)

type Answer = Awaited<ReturnType<typeof call<ErrorBody>>>

interface Action {
  name: string
  requests?: number
  /** Prepares the action. @returns one of its requests */
  prepare(): Promise<(at: number) => Promise<Answer>>
  /** The refusal of the others. */
  refused: { status: number; reason: string; path?: string }
  /** Audit entries of its one effect. */
  audited: Record<string, number>
  /** E-mails of its one effect. */
  mailed?: Record<string, number>
}

const issueAction = (verb: string, body?: object) => async () => {
  const deviceId = await aDevice(deps)
  const path = `/devices/${deviceId}/issues/${await anIssue(deps, deviceId, root.userId)}`
  return () => call(root.token, "PUT", `${path}/action/${verb}`, body)
}

const ACTIONS: Action[] = [
  {
    name: "taking an issue",
    prepare: issueAction("take"),
    refused: { status: 409, reason: "issueTaken" },
    audited: { ISSUE_TAKEN: 1 },
  },
  {
    name: "closing an issue",
    prepare: issueAction("close", { reason: "DONE" }),
    refused: { status: 409, reason: "issueActionNotAllowed" },
    audited: { ISSUE_CLOSED: 1 },
  },
  {
    name: "accepting a fault report",
    async prepare() {
      const deviceId = await aDevice(deps)
      const { issueId } = await aFaultReport(deps, deviceId, root.userId)
      return () => call(root.token, "PUT", `/devices/${deviceId}/issues/${issueId}/faultreport/accept`)
    },
    refused: { status: 409, reason: "issueActionNotAllowed" },
    audited: { FAULT_REPORT_ACCEPTED: 1 },
  },
  {
    name: "the deciding vote on an approval",
    async prepare() {
      const { groupId, people } = await aVoterGroup(api, 1)
      const { request } = await anIssueUnderApproval([{ groups: [groupId] }])
      const path = `/approval/${request.id}/vote`
      return () => call(people[0]?.token ?? "", "POST", path, { approved: true })
    },
    refused: { status: 409, reason: "approvalNotOpen" },
    audited: { APPROVAL_VOTED: 1, APPROVAL_GRANTED: 1, ISSUE_APPROVED: 1, ISSUE_ACTIVATED: 1 },
  },
  {
    name: "importing a licence",
    async prepare() {
      const licence = demoLicenceText()
      return () => call(root.token, "POST", "/licenses", licence)
    },
    refused: { status: 409, reason: "licenceAlreadyImported" },
    audited: { LICENCE_IMPORTED: 1 },
  },
  {
    name: "changing one's password",
    requests: HASHING_REQUESTS,
    async prepare() {
      const { userId } = await aLocalUser(api)
      const token = await createToken(deps, userId)
      return (at) =>
        call(token, "PUT", "/profile", { currentPassword: PASSWORD, password: `another heron ${at}` })
    },
    refused: { status: 400, reason: "fieldsWrong", path: "currentPassword" },
    audited: { USER_CHANGED: 1 },
    mailed: { CREDENTIALS_CHANGED: 1 },
  },
]

async function counted(table: "audit_entry" | "notification", column: string) {
  const rows = (await deps.db.selectFrom(table).selectAll().execute()) as unknown as Record<string, string>[]
  const names = rows.map((row) => row[column] ?? "")
  return new Map([...new Set(names)].map((name) => [name, names.filter((one) => one === name).length]))
}

const written = async () => ({
  audited: await counted("audit_entry", "event"),
  mailed: await counted("notification", "kind"),
})

function added(before: Map<string, number>, after: Map<string, number>): Record<string, number> {
  const more = [...after].map(([name, count]) => [name, count - (before.get(name) ?? 0)] as const)
  return Object.fromEntries(more.filter(([, count]) => count > 0))
}

describe.each(ACTIONS)("$name", ({ requests = REQUESTS, prepare, refused, audited, mailed = {} }) => {
  test(`takes effect once when ${requests} requests for it arrive at once, and the others are refused with the reason`, async () => {
    const request = await prepare()
    const before = await written()
    const answers = await Promise.all(Array.from({ length: requests }, (_, at) => request(at)))
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    const others = answers.filter(({ status }) => status >= 300)
    const reasons = others.map(({ status, body }) => `${status} ${body.reason}`)
    expect([...new Set(reasons)]).toEqual([`${refused.status} ${refused.reason}`])
    if (refused.path) expect(others[0]?.body.problems).toMatchObject([{ path: refused.path }])
    const after = await written()
    expect(added(before.audited, after.audited)).toEqual(audited)
    expect(added(before.mailed, after.mailed)).toEqual(mailed)
  })
})

test("an import that 20 requests apply at once creates each of its users once", async () => {
  const names = Array.from({ length: 5 }, () => uniqueName("imported").replace(" ", ""))
  const csv = `username,firstname\n${names.map((name) => `${name},Ida\n`).join("")}`
  const { id, digest } = await uploadAndCheck(api, "users", csv)
  const apply = () => call<{ state: string }>(root.token, "POST", `/imports/${id}/apply`, { digest })
  const before = await written()
  let answers = await Promise.all(Array.from({ length: REQUESTS }, apply))
  while (!answers.some(({ body }) => body.state === "DONE"))
    answers = await Promise.all(Array.from({ length: REQUESTS }, apply))
  expect([...new Set(answers.map(({ status }) => status))]).toEqual([200])
  expect(added(before.audited, (await written()).audited)).toEqual({
    ...{ MASTER_DATA_IMPORTED: 1, USER_CREATED: names.length },
  })
})
