/** Generated from the contract rows: one machine's path never reaches what belongs to another one. */
import { describe, expect, test } from "bun:test"
import { randomUUID } from "node:crypto"
import { allEndpoints } from "../../src/app.tsx"
import { pathParamNames } from "../../src/http/endpoint.ts"
import { testApi } from "../harness/api.ts"
import { aRecordedSession } from "../harness/approvals.ts"
import { aBook } from "../harness/book.ts"
import { TEST_NOW } from "../harness/deps.ts"

const { call, deps, root } = await testApi()

type Ids = Record<string, string>

async function aWholeBook(): Promise<Ids> {
  const book = await aBook(deps, root.userId)
  const session = await aRecordedSession(
    { deps } as Parameters<typeof aRecordedSession>[0],
    book,
    root.userId,
  )
  return { ...book, sessionId: session.sessionId, logId: session.logId }
}

const NOW = TEST_NOW.toISOString()
/** What each row would do, if it were its own. */
const BODIES: Record<string, unknown> = {
  createLog: { title: "stolen" },
  updateLog: { title: "stolen", version: 1 },
  updateIssue: { title: "stolen", activationDateTime: NOW, version: 1 },
  closeIssue: { reason: "DONE" },
  extendWindow: { durationInHours: 1 },
  updateInterface: { name: "stolen", type: "VNC", host: "10.0.0.1", port: 1 },
  updateRecurringIssue: { title: "stolen", startDateTime: NOW },
  updateGraphicalSession: { isActive: false },
  decideHostKey: { fingerprint: "SHA256:x", accept: true },
  inviteUser: { userId: root.userId, accessRight: "CONTROL" },
  changeUserInvitation: { accessRight: "CONTROL" },
  inviteByEmail: { email: "a@b.example", accessRight: "CONTROL" },
  changeEmailInvitation: { accessRight: "CONTROL" },
  giveCredentials: { username: "a", password: "b" },
  requestRecordingApproval: { startDateTime: NOW, durationInHours: 1, reason: "theirs" },
  updateAttachment: { fileName: "stolen.txt", version: 1 },
  keepRecording: { days: 1 },
  updateDevicePermission: { deviceRoleId: randomUUID(), userId: root.userId },
}

/** Rows whose path names something below a machine. */
const ROWS = allEndpoints.filter(({ endpoint }) => {
  const names = pathParamNames(endpoint.path)
  return names.includes("deviceId") && names.length > 1 && !endpoint.upload
})

const OWN = ["deviceId", "issueId", "logId", "sessionId", "interfaceId", "recurringIssueId"]

describe.each(ROWS.map(({ name, endpoint }) => ({ name, endpoint })))("$name", ({ name, endpoint }) => {
  const names = pathParamNames(endpoint.path).filter((param) => OWN.includes(param))
  const pathOf = (ids: Ids) =>
    pathParamNames(endpoint.path).reduce(
      (path, param) => path.replace(`:${param}`, ids[param] ?? randomUUID()),
      endpoint.path as string,
    )

  // Every step of the path in turn belongs to another book.
  test.each(names.slice(1).map((_, at) => names.slice(0, at + 1)))(
    "is NOT_FOUND below another one's %p",
    async (...theirs: string[]) => {
      if (endpoint.body) expect(Object.keys(BODIES)).toContain(name)
      const [mine, other] = [await aWholeBook(), await aWholeBook()]
      const mixed = Object.fromEntries(
        Object.entries(mine).map(([param, id]) => [param, theirs.includes(param) ? other[param]! : id]),
      )
      const answer = await call(root.token, endpoint.method, pathOf(mixed), BODIES[name])
      // Whoever may not start at all does not learn whether there is such an interface.
      const isToldSooner =
        name === "startSession" && !theirs.includes("interfaceId") && theirs.includes("logId")
      const code = isToldSooner ? "PREREQUISITES_MISSING" : "NOT_FOUND"
      expect(answer).toMatchObject({ status: isToldSooner ? 409 : 404, body: { code } })
    },
  )
})

/** What has been used against databases and headers. */
const HOSTILE_SEARCHES = [
  "'; drop table issue; --",
  "' or '1'='1",
  "%",
  "\\",
  "_%_",
  "$1",
  "a\r\nset-cookie: x=1",
  "\u0000",
  "\ud800",
]

describe.each(allEndpoints.filter(({ endpoint }) => endpoint.query && endpoint.method === "GET"))(
  "a search of $name",
  ({ endpoint }) => {
    test("takes hostile text for text", async () => {
      const book = (await aWholeBook()) as Ids
      const path = pathParamNames(endpoint.path).reduce(
        (made, param) => made.replace(`:${param}`, book[param] ?? randomUUID()),
        endpoint.path as string,
      )
      for (const search of HOSTILE_SEARCHES) {
        const query = new URLSearchParams({ search, page: "1" })
        const { status } = await call(root.token, endpoint.method, `${path}?${query}`)
        expect([search, status < 500]).toEqual([search, true])
      }
    })
  },
)
