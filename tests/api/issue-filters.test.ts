/** Filters of issue lists, for one machine and for all. */
import { describe, expect, test } from "bun:test"
import type { DeviceAuthority } from "../../src/base/authorities.ts"
import { hoursAfter } from "../../src/base/clock.ts"
import type { Page } from "../../src/base/page-request.ts"
import type { ErrorBody } from "../../src/http/errors.ts"
import type { CreatedApiToken } from "../../src/identity/apitokens/contract.ts"
import type { Issue } from "../../src/maintenance/issues/contract.ts"
import { testApi } from "../harness/api.ts"
import { aDevice, anIssue } from "../harness/builders.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { aUser, aUserGroup, createToken, grantOnDevice, uniqueName } from "../harness/users.ts"

const { call, deps, root } = await testApi()
const at = (hours: number) => hoursAfter(TEST_NOW, hours)

/** A machine with four issues: each differs from the first in one thing. */
async function aMachine() {
  const deviceId = await aDevice(deps)
  const [plain, mine, closed] = await Promise.all(
    Array.from({ length: 3 }, () => anIssue(deps, deviceId, root.userId)),
  )
  const input = { title: uniqueName("issue"), activationDateTime: TEST_NOW.toISOString(), state: "NEW" }
  const { body: draft } = await call<Issue>(root.token, "POST", `/devices/${deviceId}/issues`, input)
  const userId = await aUser(deps)
  await grantOnDevice(deps, userId, deviceId, ["DEVICE_READ", "ISSUE_READ", "LOG_READ"])
  const all = deps.db.updateTable("issue")
  const early = { activation_on: at(0), window_end_on: at(2), changed_on: at(0), created_on: at(0) }
  await all.set(early).where("device_id", "=", deviceId).execute()
  const late = { activation_on: at(48), window_end_on: at(50), assigned_user_id: userId }
  await all.set(late).where("id", "=", mine!).execute()
  await all
    .set({ state: "NEW", changed_on: at(10) })
    .where("id", "=", draft.id)
    .execute()
  const done = { state: "CLOSED", done_sub_status: "DONE", changed_on: at(20) }
  await all.set(done).where("id", "=", closed!).execute()
  const ids = { plain: plain!, mine: mine!, draft: draft.id, closed: closed! }
  return { deviceId, userId, token: await createToken(deps, userId), ids }
}

const machine = await aMachine()
const names = new Map(Object.entries(machine.ids).map(([name, id]) => [id, name]))

async function listed(path: string, token = machine.token): Promise<string[]> {
  const { status, body } = await call<Page<Issue>>(token, "GET", path)
  expect(status).toBe(200)
  expect(body.total).toBe(body.rows.length)
  return body.rows.map((issue) => names.get(issue.id) ?? "another").sort()
}

const CUTS: [query: string, names: string[]][] = [
  ["", ["closed", "draft", "mine", "plain"]],
  ["state=NEW", ["draft"]],
  ["state=NEW,CLOSED", ["closed", "draft"]],
  ["state=CLOSED,NEW,NEW", ["closed", "draft"]],
  [`assignedUserId=${machine.userId}`, ["mine"]],
  [`assignedUserId=${root.userId}`, []],
  [`updatedSince=${at(10).toISOString()}`, ["closed", "draft"]],
  [`updatedSince=${at(11).toISOString()}`, ["closed"]],
  [`activationFrom=${at(1).toISOString()}`, ["mine"]],
  [`activationUntil=${at(1).toISOString()}`, ["closed", "draft", "plain"]],
  [
    `activationFrom=${at(0).toISOString()}&activationUntil=${at(48).toISOString()}`,
    ["closed", "draft", "mine", "plain"],
  ],
  [`updatedSince=${at(10).toISOString()}&state=NEW,OPEN`, ["draft"]],
  [`updatedSince=${at(10).toISOString()}&state=OPEN`, []],
  [`assignedUserId=${machine.userId}&activationFrom=${at(48).toISOString()}&state=OPEN`, ["mine"]],
  [`assignedUserId=${root.userId}&filter=mine`, []],
  [`assignedUserId=${machine.userId}&filter=mine`, ["mine"]],
  ["filter=closed&sort=title", ["closed"]],
]

describe.each(["/issues", `/devices/${machine.deviceId}/issues`])("the issue list", (path) => {
  test.each(CUTS)('filtered by "%s" shows %p', async (query, expected) => {
    expect(await listed(`${path}?${query}`)).toEqual(expected)
    // Repeated for the prepared statement, then with a search, which is not prepared.
    expect(await listed(`${path}?${query}`)).toEqual(expected)
    expect(await listed(`${path}?search=issue&${query}`)).toEqual(expected)
  })

  test.each([
    "state=DONE",
    "state=OPEN,",
    "state=",
    "assignedUserId=me",
    "updatedSince=yesterday",
    "activationFrom=2026",
  ])("rejects %s and names the parameter", async (query) => {
    const { status, body } = await call<ErrorBody>(machine.token, "GET", `${path}?${query}`)
    expect([status, body.problems.map((problem) => problem.path)]).toEqual([400, [query.split("=")[0]!]])
  })
})

test("a cached list statement returns other issues for other filter values", async () => {
  const other = await aMachine()
  const since = (hours: number, token: string, userId: string) =>
    call<Page<Issue>>(
      token,
      "GET",
      `/issues?assignedUserId=${userId}&activationFrom=${at(hours).toISOString()}`,
    )
  const rows = async (...given: Parameters<typeof since>) =>
    (await since(...given)).body.rows.map((issue) => issue.id)
  expect(await rows(40, machine.token, machine.userId)).toEqual([machine.ids.mine])
  expect(await rows(40, other.token, other.userId)).toEqual([other.ids.mine])
  expect(await rows(49, other.token, other.userId)).toEqual([])
})

describe("issues of all machines", () => {
  test("include every machine on which the user may read issues, and no other", async () => {
    const [one, two, hidden] = [await aMachine(), await aMachine(), await aMachine()]
    const userId = await aUser(deps)
    await grantOnDevice(deps, userId, one.deviceId, ["ISSUE_READ"])
    await aUserGroup(deps, [userId])
    await grantOnDevice(deps, userId, two.deviceId, ["ISSUE_READ"])
    await grantOnDevice(deps, userId, hidden.deviceId, ["DEVICE_READ", "ISSUE_CREATE"] as DeviceAuthority[])
    const token = await createToken(deps, userId)
    const { body } = await call<Page<Issue>>(token, "GET", "/issues?size=200")
    expect(new Set(body.rows.map((issue) => issue.deviceId))).toEqual(new Set([one.deviceId, two.deviceId]))
    expect(body.total).toBe(8)
    for (const query of [`assignedUserId=${hidden.userId}`, `updatedSince=${at(19).toISOString()}`]) {
      const cut = await call<Page<Issue>>(token, "GET", `/issues?size=200&${query}`)
      expect(cut.body.rows.filter((issue) => issue.deviceId === hidden.deviceId)).toEqual([])
    }
  })

  test("are none for a user without a role, and all for a superuser", async () => {
    const stranger = await createToken(deps, await aUser(deps))
    expect((await call<Page<Issue>>(stranger, "GET", "/issues")).body).toMatchObject({ rows: [], total: 0 })
    const { body } = await call<Page<Issue>>(root.token, "GET", "/issues?size=200")
    expect(body.rows.map((issue) => issue.id)).toContain(machine.ids.draft)
    expect((await call(null, "GET", "/issues")).status).toBe(401)
  })

  test("are paged without a gap", async () => {
    const pages = await Promise.all(
      [1, 2].map((page) => call<Page<Issue>>(machine.token, "GET", `/issues?size=3&page=${page}`)),
    )
    const ids = pages.flatMap(({ body }) => body.rows.map((issue) => issue.id))
    expect(ids.sort()).toEqual(Object.values(machine.ids).sort())
    expect(pages.map(({ body }) => body.total)).toEqual([4, 4])
  })

  test("can be read by an API token only with the scope ISSUE_READ for all machines", async () => {
    const status = async (more: object) => {
      const input = { name: uniqueName("program"), expiresOn: "2026-04-01T00:00:00Z", ...more }
      const made = await call<CreatedApiToken>(machine.token, "POST", "/apitokens", input)
      expect(made.status).toBe(201)
      return (await call(made.body.token, "GET", "/issues")).status
    }
    expect(await status({ scopes: ["ISSUE_READ"] })).toBe(200)
    expect(await status({ scopes: ["LOG_READ"] })).toBe(403)
    expect(await status({ scopes: ["ISSUE_READ"], deviceId: machine.deviceId })).toBe(403)
  })
})
