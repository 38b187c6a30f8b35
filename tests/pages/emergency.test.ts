/** The pages of emergency sessions: the offer beside the refused start, the dialog, the marks, and the review. */
import { beforeEach, describe, expect, test } from "bun:test"
import { hoursAfter } from "../../src/base/clock.ts"
import { insertEmergency } from "../../src/sessions/emergency/store.ts"
import { insertSession, updateSessionEnd } from "../../src/sessions/session/store.ts"
import { aVncMachine, stopMachinesAfterAll } from "../harness/machines.ts"
import {
  deviceIdByName,
  HTMX,
  newLog,
  signInToPages,
  takenIssue,
  testPages,
  userIdByName,
} from "../harness/pages.ts"
import { grantOnDevice } from "../harness/users.ts"

stopMachinesAfterAll()

const pages = await testPages()
const { db } = pages.deps
const technician = await signInToPages(pages, "technician")
const admin = await signInToPages(pages, "administrator")
const me = await userIdByName(pages, "technician")
const l3 = await deviceIdByName(pages, "Packing line L-3")
const machine = await aVncMachine()
const REASON = "The line blocks the whole hall & no fitter is near"
await db
  .updateTable("target_interface")
  .set({ host: "127.0.0.1", port: machine.port, type: "VNC", auth_type: "NONE", ask_credentials: false })
  .where("device_id", "=", l3)
  .execute()
const target = await db
  .selectFrom("target_interface")
  .select(["id", "name"])
  .where("device_id", "=", l3)
  .executeTakeFirstOrThrow()

beforeEach(() =>
  db.deleteFrom("device_role_authority").where("authority", "=", "DEVICE_START_EMERGENCY").execute(),
)
const grant = () => grantOnDevice(pages.deps, me, l3, ["DEVICE_START_EMERGENCY"])

/** An issue of the technician, whose window is over. */
async function overdue(): Promise<string> {
  const path = await takenIssue(technician, l3)
  const now = pages.deps.clock()
  await db
    .updateTable("issue")
    .set({ activation_on: hoursAfter(now, -99), window_hours: 2, window_end_on: hoursAfter(now, -97) })
    .where("id", "=", path.split("/").at(-1) ?? "")
    .execute()
  return path
}

/** An emergency session that has ended. */
async function ended(): Promise<{ id: string; path: string; issue: string }> {
  const issue = await overdue()
  const log = await newLog(technician, issue)
  const [, , deviceId = "", , issueId = "", , logId = ""] = log.split("/")
  const startedOn = pages.deps.clock()
  const id = await insertSession(db, {
    ...{ deviceId, issueId, logId, interfaceName: target.name, startedOn, interfaceId: target.id },
    ...{ interfaceType: "VNC", ownerId: me, recordingState: "RECORDING" },
  })
  const endsOn = hoursAfter(startedOn, 1)
  await insertEmergency(db, { sessionId: id, reason: REASON, startedBy: me, startedOn, endsOn })
  await updateSessionEnd(db, id, {
    ...{ state: "COMPLETED", endCode: null, endDetail: "" },
    recording: { state: "COMPLETE", sizeBytes: 1, durationMs: 1 },
    endedOn: hoursAfter(startedOn, 1),
  })
  return { id, path: `${log}/sessions/${id}/review`, issue }
}

const text = async (answer: Response | Promise<Response>) => (await answer).text()

describe("the offer of an emergency session", () => {
  test("is offered beside the missing window to a user with the right, and not without it", async () => {
    const issue = await overdue()
    const button = `hx-get="${issue}/emergency"`
    for (const address of [issue, `${issue}/quickstart`])
      expect(await text(technician.get(address, HTMX))).not.toContain(button)
    expect((await technician.get(`${issue}/emergency`)).status).toBe(403)
    await grant()
    for (const address of [issue, `${issue}/quickstart`])
      expect(await text(technician.get(address, HTMX))).toContain(button)
  })

  test("is missing while more than the window is missing, and while the usual start is open", async () => {
    await grant()
    const issue = await overdue()
    const id = issue.split("/").at(-1) ?? ""
    await db.updateTable("issue").set({ enable_remote_access: false }).where("id", "=", id).execute()
    expect(await text(technician.get(issue))).not.toContain(`${issue}/emergency`)
    const dialog = await technician.dialog(`${issue}/emergency`)
    expect(dialog).toContain("Remote access is disabled for this issue.")
    expect(dialog).not.toContain("outside its maintenance window")
    const now = pages.deps.clock()
    const open = { activation_on: hoursAfter(now, -1), window_end_on: hoursAfter(now, 1) }
    await db
      .updateTable("issue")
      .set({ enable_remote_access: true, ...open })
      .where("id", "=", id)
      .execute()
    expect(await text(technician.get(issue))).not.toContain(`${issue}/emergency`)
    expect((await technician.get(`${issue}/emergency`)).headers.get("location")).toBe(issue)
  })
})

describe("the dialog of an emergency session", () => {
  test("names the consequences, the limit and the notified users", async () => {
    await grant()
    const dialog = await technician.dialog(`${await overdue()}/emergency`)
    for (const said of ["The recording cannot be switched off", "after 60 minutes", "Notified at once: "])
      expect(dialog).toContain(said)
  })

  test("keeps what was typed when the reason is too short, and writes no log", async () => {
    await grant()
    const issue = await overdue()
    const answer = await technician.post(
      `${issue}/emergency`,
      { reason: "too short", interfaceId: target.id },
      HTMX,
    )
    expect(answer.status).toBe(422)
    const form = await answer.text()
    expect(form).toContain("At least 20 characters.")
    expect(form).toContain("too short")
    const logs = await db
      .selectFrom("work_log")
      .select("id")
      .where("issue_id", "=", issue.split("/").at(-1) ?? "")
      .execute()
    expect(logs).toEqual([])
  })

  test("writes the log with the reason, starts the session and leads into it, marked as an emergency with a way to another one", async () => {
    await grant()
    const issue = await overdue()
    const answer = await technician.post(`${issue}/emergency`, { reason: REASON, interfaceId: target.id })
    expect(answer.status).toBe(303)
    const join = answer.headers.get("location") ?? ""
    expect(join).toEndWith("/join")
    const screen = await text(technician.get(join))
    expect(screen).toContain("&quot;isEmergency&quot;:true")
    expect(screen).toContain(`&quot;restartPath&quot;:&quot;${issue}/emergency&quot;`)
    const page = await text(technician.get(issue))
    expect(page).toContain("The line blocks the whole hall &amp; no fitter is near")
    const [, id = ""] = /sessions\/([^/]+)\/join/.exec(join) ?? []
    await pages.deps.live.end(id, { state: "COMPLETED", code: "SESSION_CLOSED", detail: "" })
  })
})

describe("the review of an emergency session", () => {
  test("is on the start page, in the navigation and in a tab of the sessions until it is done", async () => {
    const { id, path, issue } = await ended()
    expect(await text(admin.get("/"))).toContain(`/dashboard?session=${id}`)
    expect(await text(admin.get("/dashboard?tab=review"))).toContain(`/dashboard/sessions/${id}`)
    expect(await text(technician.get("/"))).not.toContain(`/dashboard?session=${id}`)
    const detail = await text(admin.get(`/dashboard/sessions/${id}`, HTMX))
    for (const said of [path, "not reviewed yet", "The line blocks"]) expect(detail).toContain(said)
    expect(await text(technician.get(issue))).toContain("Emergency")
    const done = await admin.post(path, { comment: "Justified: the hall stood still." })
    expect(done.headers.get("location")).toBe(`/dashboard?session=${id}`)
    expect(await text(admin.get("/dashboard?tab=review"))).not.toContain(`/dashboard/sessions/${id}`)
    const after = await text(admin.get(`/dashboard/sessions/${id}`, HTMX))
    expect(after).toContain("Justified: the hall stood still.")
    expect(after).not.toContain(path)
  })

  test("is counted in the navigation", async () => {
    const [first, { path }] = [await ended(), await ended()]
    // Each form of a user renews the count.
    await admin.post(first.path, { comment: "Justified." })
    const before = /(\d+) emergency sessions? to review/.exec(await text(admin.get("/issues")))?.[1]
    expect(Number(before)).toBeGreaterThan(0)
    await admin.post(path, { comment: "Justified." })
    const after = /(\d+) emergency sessions? to review/.exec(await text(admin.get("/issues")))?.[1] ?? "0"
    expect(Number(after)).toBe(Number(before) - 1)
  })

  test("needs a comment, and is refused to its starter", async () => {
    const { id, path } = await ended()
    const empty = await admin.post(path, { comment: " " }, HTMX)
    expect([empty.status, await empty.text()]).toEqual([422, expect.stringContaining("Required.")])
    await grantOnDevice(pages.deps, me, l3, ["DEVICE_REVIEW_EMERGENCY"])
    const own = await technician.post(path, { comment: "My own work was fine." }, HTMX)
    expect([own.status, await own.text()]).toEqual([422, expect.stringContaining("another person")])
    expect(await text(technician.get(`/dashboard/sessions/${id}`, HTMX))).not.toContain(path)
  })
})
