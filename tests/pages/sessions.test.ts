import { beforeAll, describe, expect, test } from "bun:test"
import { buildApp } from "../../src/app.tsx"
import type { Actor } from "../../src/base/authorities.ts"
import { tabFilter } from "../../src/screens/sessions/dashboard.tsx"
import { connectPath } from "../../src/sessions/session/paths.ts"
import { insertSession, listSessions, updateSessionEnd } from "../../src/sessions/session/store.ts"
import { upsertInvitation } from "../../src/sessions/session/store-invitations.ts"
import { countRunningSessions } from "../../src/sessions/session/store-list.ts"
import { parsePageRequest } from "../../src/web/pages.tsx"
import { actorFor, anInterface } from "../harness/builders.ts"
import { TEST_NOW } from "../harness/deps.ts"
import {
  deviceIdByName,
  HTMX,
  issueFields,
  newIssue,
  newLog,
  signInToPages,
  takenIssue,
  testPages,
  userIdByName,
} from "../harness/pages.ts"

const pages = await testPages()
const { db } = pages.deps
const technician = await signInToPages(pages, "technician")
const l3 = await deviceIdByName(pages, "Packing line L-3")
const p7 = await deviceIdByName(pages, "Press P-7")
const me = await userIdByName(pages, "technician")

const interfacesOf = (deviceId: string) =>
  db.selectFrom("target_interface").select(["id", "name"]).where("device_id", "=", deviceId).execute()
const interfaceId = async (deviceId: string, name: string) =>
  (await interfacesOf(deviceId)).find((one) => one.name === name)?.id ?? ""

const taken = (deviceId: string, visitor = technician) => takenIssue(visitor, deviceId)
const withLog = async (deviceId: string) => newLog(technician, await taken(deviceId))

/** A running session under the log of this path. */
async function running(
  path: string,
  interfaceName: string,
  startedOn = pages.deps.clock(),
  recordingState: "NONE" | "RECORDING" = "NONE",
): Promise<string> {
  const [, , deviceId = "", , issueId = "", , logId = ""] = path.split("/")
  return insertSession(db, {
    ...{ deviceId, issueId, logId, interfaceName, startedOn },
    interfaceId: await interfaceId(deviceId, interfaceName),
    ...{ interfaceType: "VNC", ownerId: me, recordingState },
  })
}

async function readerNamed(username: string): Promise<Actor> {
  const user = await db
    .selectFrom("app_user")
    .select(["id", "superuser"])
    .where("username", "=", username)
    .executeTakeFirstOrThrow()
  const groups = await db
    .selectFrom("user_group_member")
    .select("user_group_id")
    .where("user_id", "=", user.id)
    .execute()
  const userGroupIds = groups.map((group) => group.user_group_id)
  return { ...actorFor(user.id), isSuperuser: user.superuser, userGroupIds }
}

const end = (sessionId: string) =>
  updateSessionEnd(db, sessionId, {
    ...{ state: "COMPLETED", endCode: null, endDetail: "" },
    recording: { state: "NONE", sizeBytes: 0, durationMs: 0 },
    endedOn: pages.deps.clock(),
  })

describe("the quick start", () => {
  test("lists everything that is missing and starts nothing", async () => {
    const created = await technician.post(
      `/devices/${p7}/issues/new`,
      issueFields({ activationDateTime: "01-03-2026 08:00", enableRemoteAccess: "" }),
    )
    const dialog = await technician.dialog(`${created.headers.get("location")}/quickstart`)
    expect(dialog).toContain("The issue is not assigned to you.")
    expect(dialog).toContain("The issue is outside its maintenance window.")
    expect(dialog).toContain("Remote access is disabled for this issue.")
  })

  test("assigns the issue and continues to the start with one button", async () => {
    const path = await newIssue(technician, p7)
    expect(await technician.dialog(`${path}/quickstart`)).toContain("Assign to me and connect</button>")
    const answer = await technician.post(`${path}/quickstart/resolve`, { prerequisite: "ASSIGNED" }, HTMX)
    expect(await answer.text()).toContain('id="quick-start"')
    const issue = await db
      .selectFrom("issue")
      .select(["state", "assigned_user_id"])
      .where("id", "=", path.split("/").at(-1) ?? "")
      .executeTakeFirstOrThrow()
    expect(issue).toEqual({ state: "IN_PROGRESS", assigned_user_id: me })
  })

  test("resolves each missing prerequisite with its own button", async () => {
    const fields = issueFields({ activationDateTime: "10-03-2026 06:00", maintenanceWindowInHours: "2" })
    const created = await technician.post(`/devices/${p7}/issues/new`, { ...fields, enableRemoteAccess: "" })
    const path = created.headers.get("location") ?? ""
    const dialog = await technician.dialog(`${path}/quickstart`)
    for (const button of ["Assign to me", "Extend window by 2 hours", "Enable remote access"])
      expect(dialog).toContain(`${button}</button>`)
    const resolve = async (prerequisite: string) =>
      (await technician.post(`${path}/quickstart/resolve`, { prerequisite }, HTMX)).text()
    expect(await resolve("WINDOW")).not.toContain("outside its maintenance window")
    expect(await resolve("REMOTE_ACCESS")).toContain("Assign to me and connect</button>")
    expect(await resolve("ASSIGNED")).toContain('id="quick-start"')
  })

  test("links to the issue form if no extension reaches the window, and refuses to extend it with 409", async () => {
    const created = await technician.post(
      `/devices/${p7}/issues/new`,
      issueFields({ activationDateTime: "01-03-2026 08:00" }),
    )
    const path = created.headers.get("location") ?? ""
    expect(await technician.dialog(`${path}/quickstart`)).toContain(`href="${path}/edit"`)
    const answer = await technician.post(`${path}/quickstart/resolve`, { prerequisite: "WINDOW" }, HTMX)
    expect(answer.status).toBe(409)
  })

  test("offers no button to a user who may not change the issue, and refuses the request with 403", async () => {
    const path = await newIssue(technician, p7)
    const approver = await signInToPages(pages, "approver")
    const dialog = await approver.dialog(`${path}/quickstart`)
    expect(dialog).toContain("The issue is not assigned to you.")
    expect(dialog).not.toContain("/resolve")
    const answer = await approver.post(`${path}/quickstart/resolve`, { prerequisite: "ASSIGNED" }, HTMX)
    expect(answer.status).toBe(403)
  })

  test("is the primary button, without Take, on an issue that is assigned to its creator", async () => {
    const path = await newIssue(technician, p7, { assignedUserId: me })
    const page = await technician.html(path)
    expect(page).not.toContain(`${path}/take`)
    expect(page).toMatch(/class="button button-primary"[^>]*>.*?Start remote session/s)
    expect(await technician.dialog(`${path}/quickstart`)).toContain('id="quick-start"')
  })

  test("continues to the chosen interface with a new log", async () => {
    const path = await taken(l3)
    const chosen = await interfaceId(l3, "Line panel")
    const fields = { title: "Check the belt", interfaceId: chosen }
    const started = await technician.post(`${path}/quickstart`, fields, HTMX)
    expect(started.headers.get("hx-redirect")).toMatch(new RegExp(`/interfaces/${chosen}/connect$`))
  })

  test("requires a choice when Enter is pressed with several interfaces, and creates no log", async () => {
    const path = await taken(l3)
    const dialog = await technician.dialog(`${path}/quickstart`)
    const [first] = dialog.match(/<button type="submit"[^>]*>/g) ?? []
    expect(first).toContain('value=""')
    const asked = await technician.post(`${path}/quickstart`, { title: "Check", interfaceId: "" }, HTMX)
    expect(asked.status).toBe(422)
    const form = await asked.text()
    expect(form).toContain("Choose an interface to connect to.")
    expect(form).toContain('value="Check"')
    expect(await technician.html(path)).not.toContain("/logs/")
  })

  test("selects the only interface when Enter is pressed", async () => {
    const dialog = await technician.dialog(`${await taken(p7)}/quickstart`)
    const [first] = dialog.match(/<button type="submit"[^>]*>/g) ?? []
    expect(first).toContain(`value="${await interfaceId(p7, "Operator panel")}"`)
  })

  test("disables an interface of other groups with the reason and refuses it before a log is created", async () => {
    const administrator = await signInToPages(pages, "administrator")
    const path = await taken(l3, administrator)
    const dialog = await administrator.dialog(`${path}/quickstart`)
    expect(dialog).toContain('class="row-disabled" title="missing interface permission"')
    // A finger gets no tooltip.
    expect(dialog).toContain(">missing interface permission</span>")
    const fields = { title: "Check", interfaceId: await interfaceId(l3, "Maintenance shell") }
    expect((await administrator.post(`${path}/quickstart`, fields, HTMX)).status).toBe(422)
    expect(await administrator.html(path)).not.toContain("/logs/")
  })
})

describe("the interface chooser of a log", () => {
  test("is skipped when the only interface can be used", async () => {
    const log = await withLog(p7)
    const [, , deviceId = "", , issueId = "", , logId = ""] = log.split("/")
    const answer = await technician.get(`${log}/interfaces`, HTMX)
    const only = await interfaceId(p7, "Operator panel")
    expect(answer.headers.get("hx-redirect")).toBe(connectPath({ deviceId, issueId, logId }, only))
  })

  test("shows every interface when there are several", async () => {
    const dialog = await (await technician.get(`${await withLog(l3)}/interfaces`, HTMX)).text()
    for (const { name } of await interfacesOf(l3)) expect(dialog).toContain(name)
  })
})

test("an interface that allows old algorithms is marked in the list and in its session", async () => {
  const device = await deviceIdByName(pages, "Press P-4")
  const sshOptions = { legacyAlgorithms: true, charset: "UTF_8" as const }
  const old = await anInterface(pages.deps, device, { name: "Old controller", type: "SSH", sshOptions })
  await anInterface(pages.deps, device, { name: "New controller", type: "SSH" })
  const log = await withLog(device)
  const dialog = await (await technician.get(`${log}/interfaces`, HTMX)).text()
  expect(dialog.split("Old algorithms")).toHaveLength(2)
  expect(dialog.split("Old controller")[1]).toContain("Old algorithms")
  const screen = await technician.html(`${log}/interfaces/${old}/connect`)
  expect(screen).toContain("&quot;legacyAlgorithms&quot;:true")
})

test("an interface that asks for credentials shows a form first and the screen after valid input", async () => {
  const device = await deviceIdByName(pages, "Press P-4")
  const id = await anInterface(pages.deps, device, {
    ...{ name: "Guarded shell", type: "SSH", authType: "PASSWORD", askCredentials: true },
  })
  const connect = `${await withLog(device)}/interfaces/${id}/connect`
  const form = await technician.html(connect)
  expect(form).toContain("Credentials for this session")
  expect(form).not.toContain(`id="remote-screen"`)
  const wrong = await technician.post(connect, { username: "", password: "" }, HTMX)
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain("Required.")
  const given = await technician.post(connect, { username: "fitter", password: "a secret" })
  expect([given.status, given.headers.get("location")]).toEqual([303, connect])
  const screen = await technician.html(connect)
  expect(screen).toContain("remote-screen")
  expect(screen).not.toContain("a secret")
  // As the start does: from then on the form is shown again, with the user name and without the password.
  const signIns = await db.selectFrom("sign_in").select("id").where("user_id", "=", me).execute()
  const logId = connect.split("/")[6] ?? ""
  const taken = signIns.map(({ id: signInId }) =>
    pages.deps.oneTimeCredentials.take({ signInId, logId, interfaceId: id }),
  )
  expect(taken.filter(Boolean)).toEqual([{ username: "fitter", password: "a secret" }])
  const again = await technician.html(connect)
  expect(again).toContain('value="fitter"')
  expect(again).not.toContain("a secret")
})

test("the list of interfaces has a search field only for more than five", async () => {
  const device = await deviceIdByName(pages, "Press P-3")
  for (let number = 1; number <= 5; number++)
    await anInterface(pages.deps, device, { name: `Panel ${number}` })
  const path = `${await taken(device)}/quickstart`
  expect(await technician.dialog(path)).not.toContain('name="search"')
  await anInterface(pages.deps, device, { name: "Gateway" })
  expect(await technician.dialog(path)).toContain('name="search"')
  const found = await technician.dialog(`${path}?search=gate`)
  expect(found).toContain("Gateway")
  expect(found).not.toContain("Panel 1")
})

describe("the overview of sessions", () => {
  test("shows running sessions with a link to join them until they end", async () => {
    const id = await running(await withLog(l3), "Line panel")
    const expert = await signInToPages(pages, "expert")
    const action = async (reader: typeof expert) =>
      new RegExp(`/sessions/${id}/join".*?</svg>(\\w+)</a>`).exec(await reader.html("/dashboard"))?.[1]
    // Rows are rendered once for all readers to whom they show the same.
    expect([await action(technician), await action(expert), await action(technician)]).toEqual([
      "Return",
      "Join",
      "Return",
    ])
    await end(id)
    expect(await technician.html("/dashboard")).not.toContain(id)
  })

  test("lists the user's created sessions, and completed ones on request", async () => {
    const device = await deviceIdByName(pages, "Press P-4")
    await anInterface(pages.deps, device, { name: "Valve panel", type: "VNC" })
    const id = await running(await withLog(device), "Valve panel")
    await end(id)
    const mine = "/dashboard?tab=created"
    expect(await technician.html(mine)).not.toContain("Valve panel")
    expect(await technician.html(`${mine}&completed=true`)).toContain("Valve panel")
    const file = (query: string) => technician.html(`/dashboard/export.csv?${query}`)
    const row = (await file("tab=created&completed=true&search=valve"))
      .split("\r\n")
      .find((line) => line.endsWith(id))
    expect(row).toContain("Press P-4,")
    expect(row).toContain(",Valve panel,VNC,Tom Berger,")
    expect(await file("tab=created")).not.toContain(id)
    expect(
      await (await signInToPages(pages, "approver")).html("/dashboard/export.csv?tab=created&completed=true"),
    ).not.toContain(id)
  })

  test("shows an invitation only to the invited user", async () => {
    const id = await running(await withLog(l3), "Line panel")
    const invited = await userIdByName(pages, "expert")
    await upsertInvitation(db, { sessionId: id, userId: invited, right: "CONTROL", createdBy: me })
    const tab = "/dashboard?tab=invited"
    expect(await (await signInToPages(pages, "expert")).html(tab)).toContain(`/sessions/${id}/join`)
    expect(await technician.html(tab)).toContain("No session is running.")
    await end(id)
  })
})

describe("the counts of running sessions", () => {
  const TABS = ["all", "issues", "group", "invited", "created"] as const

  test("are those of the lists of each tab, for every reader, also after each change", async () => {
    const readers = await Promise.all(
      ["technician", "expert", "administrator"].map((name) => readerNamed(name)),
    )
    const expectCounts = async () => {
      for (const actor of readers) {
        const totals = TABS.map(async (tab) => {
          const filter = { ...tabFilter(tab, actor), isActive: true }
          return [tab, (await listSessions(db, filter, parsePageRequest({}))).total]
        })
        expect(await countRunningSessions(db, actor)).toEqual(Object.fromEntries(await Promise.all(totals)))
      }
    }
    const before = await countRunningSessions(db, readers[0]!)
    const log = await withLog(l3)
    const [, , , , issueId = ""] = log.split("/")
    const id = await running(log, "Line panel")
    await expectCounts()
    const own = { issues: before.issues + 1, created: before.created + 1 }
    expect(await countRunningSessions(db, readers[0]!)).toMatchObject(own)
    const expert = await userIdByName(pages, "expert")
    await upsertInvitation(db, { sessionId: id, userId: expert, right: "VIEW", createdBy: me })
    await expectCounts()
    const [groupId] = readers[0]!.userGroupIds
    await db
      .updateTable("issue")
      .set({ assigned_user_id: expert, assigned_user_group_id: groupId! })
      .where("id", "=", issueId)
      .execute()
    await expectCounts()
    expect(await countRunningSessions(db, readers[0]!)).toMatchObject({
      issues: before.issues,
      group: before.group + 1,
    })
    await end(id)
    await expectCounts()
  })
})

describe("a log with many sessions", () => {
  test("shows each in the issue's timeline, and all of them, paginated, on its own page", async () => {
    const log = await withLog(l3)
    for (let minute = 0; minute < 17; minute++) {
      await end(await running(log, "Line panel", new Date(pages.deps.clock().getTime() - minute * 60_000)))
    }
    const rows = (html: string) => html.match(/Line panel/g)?.length
    const issue = log.slice(0, log.indexOf("/logs/"))
    expect(rows(await technician.html(issue))).toBe(17)
    const first = await technician.html(log)
    expect(rows(first)).toBe(15)
    expect(first).toContain("1–15 of 17")
    expect(rows(await technician.html(`${log}?page=2`))).toBe(2)
  })
})

describe("statements of a page", () => {
  const sent = { count: 0 }
  const counted = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      sent.count++
      return result
    },
  })
  const app = buildApp({ ...pages.deps, db: counted })
  const book = { issue: "" }

  beforeAll(async () => {
    const log = await withLog(l3)
    for (const name of ["Line panel", "Maintenance shell"]) await running(log, name, TEST_NOW, "RECORDING")
    book.issue = log.replace(/\/logs\/.*/, "")
  })

  /** Without the caches of a server, which this database is not given. */
  test.each<[name: string, path: () => string, max: number]>([
    ["sessions", () => "/dashboard", 8],
    ["the sessions of a machine", () => `/devices/${l3}?tab=sessions`, 22],
    ["an issue", () => book.issue, 14],
    ["a machine", () => `/devices/${l3}`, 24],
    ["the profile", () => "/profile", 4],
  ])("%s, with running and recorded sessions, stay within their number", async (_, path, max) => {
    const ask = () => app.request(path(), { headers: { cookie: technician.cookie } })
    await ask()
    sent.count = 0
    expect((await ask()).status).toBe(200)
    expect(sent.count).toBeGreaterThan(1)
    expect(sent.count).toBeLessThanOrEqual(max)
  })
})
