/**
 * Generated from the endpoints: the path of one machine, user or group never reaches an object of another one. Every
 * object in a path exists, in its own book and in the other; a parameter without an object fails the test.
 */
import { describe, expect, setDefaultTimeout, test } from "bun:test"
import { pathParamNames } from "../../src/http/endpoint.ts"
import { allEndpoints, allPages } from "../../src/routes.ts"
import { DIALOG_QUERY, dialogAddress } from "../../src/web/dialog.tsx"
import { CHAPTERS } from "../../src/web/help.ts"
import { markAsReported } from "../harness/builders.ts"
import { aDeviceFixture, aUserFixture } from "../harness/complete-fixtures.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { aUserWithPassword, PASSWORD } from "../harness/factors.ts"
import { aVncMachine, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest } from "../harness/remote-sessions.ts"
import { createToken } from "../harness/users.ts"

stopMachinesAfterAll()

setDefaultTimeout(90_000)

const on = await remoteTest()
const { deps } = on
const machine = await aVncMachine({ maxSessions: 50 })
const rootPerson = await aUserWithPassword(deps, { superuser: true })
const root = { userId: rootPerson.userId, token: await createToken(deps, rootPerson.userId) }

type Ids = Record<string, string>

async function everything(): Promise<Ids> {
  const ids: Ids = { ...(await aUserFixture(on)), ...(await aDeviceFixture(on, root, machine)) }
  await markAsReported(deps, ids.issueId ?? "")
  return ids
}

/** Refused calls change nothing, so all refusals share two fixtures. */
const books = { mine: null as Promise<Ids> | null, theirs: null as Promise<Ids> | null }
const mine = () => (books.mine ??= everything())
const theirs = () => (books.theirs ??= everything())

/** Of objects that belong to no book. */
const WITHOUT_BOOK: Ids = { kind: "devices", importId: crypto.randomUUID() }

/** What `:id` names, by a part of its path. */
const KINDS_OF_ID = {
  "/admin/providers/": "identityProviderId",
  "/admin/directories/": "ldapProviderId",
  "/oidcusersources/": "oidcSourceId",
  "/ldapusersources/": "ldapSourceId",
}

/** Which thing of a book a parameter of this path names. */
function thingOf(path: string, param: string): string {
  if (param === "id") return Object.entries(KINDS_OF_ID).find(([part]) => path.includes(part))?.[1] ?? param
  if (param === "userId" && path.includes("/invitations/")) return "guestId"
  return param
}

function pathOf(path: string, ids: Ids): string {
  return pathParamNames(path).reduce((made, param) => {
    const id = ids[thingOf(path, param)] ?? WITHOUT_BOOK[param]
    if (!id) throw new Error(`nothing stands for :${param} of ${path}`)
    return made.replace(`:${param}`, id)
  }, path)
}

/** Paths that mix both books: one part alone belongs to the other, or all up to one part do. */
function mixes(path: string): string[][] {
  const params = pathParamNames(path)
  const alone = params.map((param) => [param])
  const upTo = params.slice(1, -1).map((_, at) => params.slice(0, at + 2))
  return [...alone, ...upTo]
}

const titled = (path: string) => mixes(path).map((params) => [params.join(" and "), params] as const)

async function mixed(path: string, foreign: readonly string[]): Promise<string> {
  const [own, other] = [await mine(), await theirs()]
  const ids = { ...own }
  for (const param of foreign) ids[thingOf(path, param)] = other[thingOf(path, param)]!
  return pathOf(path, ids)
}

const NOW = TEST_NOW.toISOString()
/** What each row would do, if it were its own. */
const BODIES: Record<string, unknown> = {
  createLog: { title: "stolen" },
  updateLog: { title: "stolen", version: 1 },
  updateChecklist: {},
  answerChecklistItem: { result: "FAILED" },
  createFollowUp: { title: "stolen", activationDateTime: NOW },
  updateIssue: { title: "stolen", activationDateTime: NOW, version: 1 },
  closeIssue: { reason: "DONE" },
  rejectFaultReport: { reason: "DONE", rejection: "theirs" },
  extendWindow: { durationInHours: 1 },
  updateInterface: { name: "stolen", type: "VNC", host: "10.0.0.1", port: 1 },
  updateRecurringIssue: { title: "stolen", startDateTime: NOW },
  updateGraphicalSession: { isActive: false },
  decideHostKey: { fingerprint: "SHA256:x", accept: true },
  inviteUser: { userId: root.userId, accessRight: "CONTROL" },
  changeUserInvitation: { accessRight: "CONTROL" },
  inviteByEmail: { email: "a@b.example", accessRight: "CONTROL" },
  changeEmailInvitation: { accessRight: "CONTROL" },
  downloadFile: { path: "stolen.txt" },
  removeViewer: { reason: "theirs" },
  startEmergencySession: { reason: "The press is stuck with a workpiece" },
  reviewEmergencySession: { comment: "theirs" },
  superviseSession: { action: "PAUSE", reason: "theirs" },
  giveCredentials: { username: "a", password: "b" },
  requestRecordingApproval: { startDateTime: NOW, durationInHours: 1, reason: "theirs" },
  updateAttachment: { fileName: "stolen.txt", version: 1 },
  updateDevicePermission: { userId: root.userId },
  keepRecording: { days: 1 },
  addRecordingMarker: { at: 0, text: "theirs" },
  updateOidcUserSource: { groupMappings: ["all"] },
  updateLdapUserSource: { groupMappings: ["all"] },
}

/** Rows between two things that stand side by side, neither below the other. */
const RELATIONS = [
  ...["addUserToGroup", "assignSystemRole", "addDeviceRoleAuthority", "removeDeviceRoleAuthority"],
]

/** Rows about files that are being sent, which this machine does not take: `file-transfers.test.ts` mixes their paths. */
const OF_FILES = ["createUpload", "getUpload", "appendToUpload", "deleteUpload"]

/** Rows whose path names something below something else. */
const ROWS = allEndpoints.filter(
  ({ name, endpoint }) =>
    pathParamNames(endpoint.path).length > 1 && ![...RELATIONS, ...OF_FILES].includes(name),
)

async function send(name: string, path: string) {
  const { endpoint } = ROWS.find((row) => row.name === name)!
  if (!endpoint.upload) return on.call(root.token, endpoint.method, path, BODIES[name])
  const form = new FormData()
  form.append("file", new File(["stolen"], "stolen.txt"))
  const headers = { authorization: `Bearer ${root.token}` }
  const answer = await fetch(`${on.address}/api${path}`, { method: endpoint.method, body: form, headers })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

/** Where nothing was recorded: what one's own session answers, too. */
const NOT_RECORDED = "Recording not available"

describe.each(ROWS.map(({ name, endpoint }) => ({ name, path: endpoint.path as string, endpoint })))(
  "$name",
  ({ name, path, endpoint }) => {
    test.each(titled(path))("returns NOT_FOUND where %s belongs elsewhere", async (_title, foreign) => {
      if (endpoint.body) expect(Object.keys(BODIES)).toContain(name)
      const answer = await send(name, await mixed(path, foreign))
      expect(answer).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })
      expect(answer.body).not.toMatchObject({ message: NOT_RECORDED })
    })
  },
)

test("each of these endpoints finds its own objects", async () => {
  const own = await everything()
  // Closing and deleting calls come last, nested resources before their parents.
  const order = ({ name, endpoint }: (typeof ROWS)[number]) =>
    name === "updateGraphicalSession" || name === "closeIssue"
      ? 2
      : endpoint.method === "DELETE"
        ? 3 - endpoint.path.length / 1000
        : Number(/Issue$/.test(name))
  const missed: unknown[] = []
  for (const row of [...ROWS].sort((a, b) => order(a) - order(b))) {
    const { status, body } = await send(row.name, pathOf(row.endpoint.path, own))
    const isMissed = status === 404 && (body as { message: string }).message !== NOT_RECORDED
    if (isMissed) missed.push([row.name, body])
  }
  expect(missed).toEqual([])
})

describe("a user's own", () => {
  test.each([
    ["passkey", "PUT", "/profile/passkeys/:passkeyId", { name: "mine" }],
    ["passkey", "DELETE", "/profile/passkeys/:passkeyId", undefined],
    ["sign-in", "DELETE", "/profile/signins/:signInId", undefined],
    ["API token", "DELETE", "/apitokens/:apiTokenId", undefined],
  ] as const)("%s is NOT_FOUND for other users: %s", async (_what, method, path, body) => {
    const [own, other] = [await aUserFixture(on), await aUserFixture(on)]
    const foreign = await on.call(own.token, method, pathOf(path, { ...other }), body)
    expect(foreign).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })
    expect((await on.call(own.token, method, pathOf(path, { ...own }), body)).status).toBeLessThan(300)
  })
})

/** Pages whose path names something below a machine. */
const PAGES = allPages.filter(({ path }) => pathParamNames(path).length > 1)

async function aBrowser(): Promise<{ cookie: string; csrf: string }> {
  const body = new URLSearchParams({ username: rootPerson.username, password: PASSWORD })
  const answer = await fetch(`${on.address}/login`, { method: "POST", body, redirect: "manual" })
  const cookie = (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? ""
  const html = await (await fetch(`${on.address}/issues`, { headers: { cookie } })).text()
  return { cookie, csrf: /<meta name="csrf" content="([^"]+)"/.exec(html)?.[1] ?? "" }
}
let browser: ReturnType<typeof aBrowser> | null = null

async function visit(method: string, path: string, more: Record<string, string> = {}): Promise<Response> {
  browser ??= aBrowser()
  const { cookie, csrf } = await browser
  return fetch(`${on.address}${path}`, {
    ...{ method, headers: { cookie, ...more }, redirect: "manual" as const },
    ...(method === "POST" && {
      body: new URLSearchParams({ _csrf: csrf, title: "stolen", reason: "DONE", version: "1" }),
    }),
  })
}

describe.each(PAGES.map(({ method, path }) => ({ method, path })))(
  "the page $method $path",
  ({ method, path }) => {
    test.each(titled(path))("returns 404 where %s belongs elsewhere", async (_title, foreign) => {
      const page = await visit(method, await mixed(path, foreign))
      expect(page.status).toBe(404)
    })

    if (method === "POST") return

    test("finds its own objects", async () => {
      const page = await visit(method, pathOf(path, await mine()))
      expect([page.status < 400, page.status]).toEqual([true, page.status])
    })
  },
)

const NOTHING = crypto.randomUUID()

/** Everything but the endless stream of changes that answers a request of htmx, as far as the objects of `mine` are in the state for it. */
const READ_PAGES = allPages.filter(
  ({ method, path, auth }) => method === "GET" && path !== "/live" && auth !== "public" && auth !== "guest",
)

test("the address of every dialog begins with that of the page that it opens over", async () => {
  const idOf = async (table: "device_role" | "identity_provider" | "ldap_provider" | "approval_request") =>
    (await deps.db.selectFrom(table).select("id").orderBy("id").limit(1).executeTakeFirstOrThrow()).id
  const ids: Ids = {
    ...(await mine()),
    deviceRoleId: await idOf("device_role"),
    identityProviderId: await idOf("identity_provider"),
    ldapProviderId: await idOf("ldap_provider"),
    approvalRequestId: await idOf("approval_request"),
    ...{ noun: "issues", step: "people", chapter: CHAPTERS[0], trialId: NOTHING, download: NOTHING },
  }
  const refused: string[] = []
  const withoutPage: string[] = []
  for (const { path } of READ_PAGES) {
    const address = pathOf(path, ids)
    const answer = await visit("GET", address, { "hx-request": "true" })
    if (answer.status >= 400) refused.push(path)
    if (!(await answer.text()).startsWith("<dialog")) continue
    const { status, headers } = await visit("GET", address)
    const location = headers.get("location") ?? ""
    if (!location.includes(`${DIALOG_QUERY}=`)) withoutPage.push(path)
    else expect([path, status, dialogAddress(location)]).toEqual([path, 303, address])
  }
  // Pages of their own for browsers without scripts, or parts of another page.
  expect(withoutPage).toEqual([
    ...["/about", "/profile/step-up/dialog", "/search/dialog", "/dashboard/sessions/:sessionId"],
  ])
  // What a query names, has expired or belongs to another user.
  expect(refused.sort()).toEqual([
    "/admin/access/end",
    ...["/admin/import/:importId", "/admin/import/:importId/refused.csv", "/admin/providers/try/:trialId"],
    ...["/download/:download", "/profile/passkeys/:passkeyId/remove", "/profile/passkeys/:passkeyId/rename"],
    "/profile/step-up/provider",
  ])
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
    test("answers hostile search text without a server error", async () => {
      const path = pathOf(endpoint.path, await mine())
      for (const search of HOSTILE_SEARCHES) {
        const query = new URLSearchParams({ search, page: "1" })
        const headers = { authorization: `Bearer ${root.token}` }
        const { status } = await fetch(`${on.address}/api${path}?${query}`, { headers })
        expect([search, status < 500]).toEqual([search, true])
      }
    })
  },
)
