/** Visibility of buttons: users without the authority see none, and the button's target refuses them too. */
import { describe, expect, test } from "bun:test"
import { DEVICE_AUTHORITIES, type DeviceAuthority } from "../../src/base/authorities.ts"
import { BUILT_IN_ROLES } from "../../src/identity/roles/rules.ts"
import { createIssue } from "../../src/maintenance/issues/contract.ts"
import { insertIssue } from "../../src/maintenance/issues/store.ts"
import { aRecordedSession } from "../harness/approvals.ts"
import { aMaintenanceFixture, type MaintenanceFixture } from "../harness/builders.ts"
import { aUserWithPassword, PASSWORD } from "../harness/factors.ts"
import { type BrowserSession, signInToPages, uninitialisedPages } from "../harness/pages.ts"
import { aUser, grantOnDevice, grantOnSystem } from "../harness/users.ts"

const pages = await uninitialisedPages()
const { deps } = pages
await deps.db
  .updateTable("installation")
  .set({ initialised_on: deps.clock(), customer_name: "Plant" })
  .execute()
const authorId = await aUser(deps, { superuser: true })

interface Scene extends MaintenanceFixture {
  sessionId: string
}

interface Button {
  /** Where it is. */
  page: (scene: Scene) => string
  /** Where it leads: an address, a dialog or a form's action; it stands in the page as an attribute. */
  target: (scene: Scene) => string
  method: "GET" | "POST"
  authority: DeviceAuthority
  /** What the issue must be like. */
  issue?: { state?: string; isMine?: boolean; done_sub_status?: string }
}

const deviceOf = ({ deviceId }: Scene) => `/devices/${deviceId}`
const issueOf = ({ deviceId, issueId }: Scene) => `/devices/${deviceId}/issues/${issueId}`
const logOf = (scene: Scene) => `${issueOf(scene)}/logs/${scene.logId}`
const onIssue = (verb: string) => ({ page: issueOf, target: (scene: Scene) => `${issueOf(scene)}/${verb}` })

const BUTTONS: Record<string, Button> = {
  "new issue": {
    page: deviceOf,
    target: (scene) => `${deviceOf(scene)}/issues/new`,
    ...{ method: "GET", authority: "ISSUE_CREATE" },
  },
  take: { ...onIssue("take"), method: "POST", authority: "ISSUE_UPDATE" },
  return: {
    ...onIssue("return"),
    ...{ method: "POST", authority: "ISSUE_UPDATE", issue: { state: "IN_PROGRESS", isMine: true } },
  },
  edit: { ...onIssue("edit"), method: "GET", authority: "ISSUE_UPDATE" },
  close: { ...onIssue("close"), method: "GET", authority: "ISSUE_UPDATE" },
  extend: { ...onIssue("extend"), method: "GET", authority: "ISSUE_UPDATE" },
  "open again": {
    ...onIssue("open"),
    ...{ method: "POST", authority: "ISSUE_UPDATE", issue: { state: "CLOSED", done_sub_status: "DONE" } },
  },
  "submit a draft": {
    ...onIssue("submit"),
    ...{ method: "POST", authority: "ISSUE_CREATE", issue: { state: "NEW" } },
  },
  "new log": {
    page: issueOf,
    target: (scene) => `${issueOf(scene)}/logs`,
    ...{ method: "POST", authority: "LOG_CREATE" },
  },
  "edit log": {
    page: logOf,
    target: (scene) => `${logOf(scene)}/edit`,
    ...{ method: "GET", authority: "LOG_UPDATE" },
  },
  "delete log": {
    page: logOf,
    target: (scene) => `${logOf(scene)}/delete`,
    ...{ method: "GET", authority: "LOG_DELETE" },
  },
  "look at a recording": {
    page: logOf,
    target: (scene) => `${logOf(scene)}/sessions/${scene.sessionId}/recording`,
    ...{ method: "GET", authority: "RECORDING_READ" },
  },
}

/** Shown to users who may start a session once all prerequisites are met: the dialog lists the missing ones. */
const STARTS: Record<string, Pick<Button, "page" | "target">> = {
  "start from the issue": onIssue("quickstart"),
  "start from the log": { page: logOf, target: (scene) => `${logOf(scene)}/interfaces` },
}

async function aScene(
  authorities: readonly DeviceAuthority[],
  { state = "OPEN", isMine = false, done_sub_status }: NonNullable<Button["issue"]> = {},
): Promise<{ scene: Scene; visitor: BrowserSession }> {
  const person = await aUserWithPassword(deps)
  const book = await aMaintenanceFixture(deps, authorId)
  const recorded = await aRecordedSession({ deps } as never, book, authorId)
  const ended = { state: "COMPLETED", ended_on: deps.clock() }
  await deps.db.updateTable("remote_session").set(ended).where("id", "=", recorded.sessionId).execute()
  if (state === "NEW") book.issueId = await aDraft(book.deviceId)
  await deps.db
    .updateTable("issue")
    .set({ state, done_sub_status: done_sub_status ?? null, assigned_user_id: isMine ? person.userId : null })
    .where("id", "=", book.issueId)
    .execute()
  await grantOnDevice(deps, person.userId, book.deviceId, authorities)
  return {
    scene: { ...recorded, ...book, logId: recorded.logId },
    visitor: await signInToPages(pages, person.username, PASSWORD),
  }
}

function aDraft(deviceId: string): Promise<string> {
  const input = createIssue.parse({ title: "Later", activationDateTime: deps.clock().toISOString() })
  return insertIssue(deps.db, deviceId, input, "NEW", authorId, deps.clock())
}

const isShown = (html: string, target: string) =>
  [`href="${target}"`, `hx-get="${target}"`, `action="${target}"`, `hx-post="${target}"`].some((one) =>
    html.includes(one),
  )

async function follow(visitor: BrowserSession, { method }: Pick<Button, "method">, target: string) {
  const answer = method === "GET" ? await visitor.get(target) : await visitor.post(target, { reason: "DONE" })
  return answer.status
}

describe.each(Object.entries(BUTTONS))("the %s button", (_name, button) => {
  test("is shown to a user with its authority, and its target is not refused", async () => {
    const { scene, visitor } = await aScene(DEVICE_AUTHORITIES, button.issue)
    expect(isShown(await visitor.html(button.page(scene)), button.target(scene))).toBe(true)
    expect(await follow(visitor, button, button.target(scene))).not.toBe(403)
  })

  test("is hidden from a user with every authority but its own, and its target is refused with 403", async () => {
    const others = DEVICE_AUTHORITIES.filter((authority) => authority !== button.authority)
    const { scene, visitor } = await aScene(others, button.issue)
    const page = await visitor.get(button.page(scene))
    expect(page.status).toBe(200)
    expect(isShown(await page.text(), button.target(scene))).toBe(false)
    expect(await follow(visitor, button, button.target(scene))).toBe(403)
  })
})

describe.each(Object.entries(STARTS))("the %s button", (_name, { page, target }) => {
  test.each([
    ["with DEVICE_START_REMOTE", DEVICE_AUTHORITIES, true],
    ["without", DEVICE_AUTHORITIES.filter((one) => one !== "DEVICE_START_REMOTE"), false],
  ] as const)("is shown only with DEVICE_START_REMOTE: %s (case %#)", async (_who, authorities, expected) => {
    const { scene, visitor } = await aScene(authorities)
    expect(isShown(await visitor.html(page(scene)), target(scene))).toBe(expected)
  })
})

/** Of every built-in role, the buttons of an open issue that is not theirs. */
test.each([
  ["EXPERT", []],
  [
    "MAINTENANCE",
    ["new issue", "take", "edit", "close", "extend", "new log", "edit log", "look at a recording"],
  ],
  [
    "ADMINISTRATION",
    [
      "new issue",
      "take",
      "edit",
      "close",
      "extend",
      "new log",
      "edit log",
      "delete log",
      "look at a recording",
    ],
  ],
] as const)("the role %s sees exactly the buttons of its authorities", async (role, expected) => {
  const { scene, visitor } = await aScene(BUILT_IN_ROLES[role].authorities)
  const shown: string[] = []
  for (const [name, button] of Object.entries(BUTTONS)) {
    if (isShown(await visitor.html(button.page(scene)), button.target(scene))) shown.push(name)
  }
  expect(shown).toEqual([...expected])
})

describe("the access review page", () => {
  test.each([
    [[], 403, false],
    [["USER_READ"], 200, false],
    [["USER_READ", "USER_UPDATE"], 200, true],
  ] as const)(
    "for a user with %p answers %d, and it has buttons to end access: %p",
    async (authorities, status, isEndable) => {
      const { username, userId } = await aUserWithPassword(deps)
      if (authorities.length > 0) await grantOnSystem(deps, userId, authorities)
      const visitor = await signInToPages(pages, username, PASSWORD)
      const page = await visitor.get("/admin/access")
      expect(page.status).toBe(status)
      expect((await page.text()).includes("/admin/access/end")).toBe(isEndable)
      const isListed = (await visitor.html("/admin")).includes('href="/admin/access"')
      expect(isListed).toBe(authorities.length > 0)
    },
  )
})

test("the page to join a session is refused with 403 without DEVICE_JOIN_REMOTE", async () => {
  const { scene, visitor } = await aScene(["DEVICE_READ", "LOG_READ"])
  const join = `${logOf(scene)}/interfaces/${scene.interfaceId}/sessions/${scene.sessionId}/join`
  expect((await visitor.get(join)).status).toBe(403)
  const { scene: theirs, visitor: guest } = await aScene(["DEVICE_READ", "LOG_READ", "DEVICE_JOIN_REMOTE"])
  const path = `${logOf(theirs)}/interfaces/${theirs.interfaceId}/sessions/${theirs.sessionId}/join`
  expect((await guest.get(path)).status).not.toBe(403)
})
