/** The audit log as a superuser searches it; its entries and chains are tested in tests/api/audit. */
import { expect, test } from "bun:test"
import { record, SYSTEM_OBJECT, searchAudit } from "../../src/system/audit/store.ts"
import { toLocalInput } from "../../src/web/texts/local-input.ts"
import { anIssue } from "../harness/builders.ts"
import { aUserWithPassword, PASSWORD } from "../harness/factors.ts"
import { deviceIdByName, signInToPages, testPages, userIdByName } from "../harness/pages.ts"
import { grantOnDevice, grantOnSystem } from "../harness/users.ts"

const pages = await testPages()
const administrator = await signInToPages(pages, "administrator")
await administrator.post("/admin/signin", {
  startSession: "15",
  vote: "",
  viewRecording: "",
  changeRoles: "",
})
await signInToPages(pages, "technician")

const events = async (search: string) =>
  (await searchAudit(pages.deps.db, { page: 1, size: 15, search })).rows.map(({ event, username }) => [
    event,
    username,
  ])

test("the audit page lists entries newest first, with the values before and after a change", async () => {
  const html = await administrator.html("/admin/audit?search=administrator")
  const change = html.indexOf("Rules for confirming identity changed<")
  expect(change).toBeGreaterThan(-1)
  expect(change).toBeLessThan(html.indexOf("Signed in<"))
  expect(html).toContain("startSession.before")
  expect(html).toMatch(/startSession\.after<\/code><\/dt><dd>15<\/dd>/)
})

test("the audit page shows the result of the newest verification of the log", async () => {
  const shown = async (outcome: string, more: { counts?: Record<string, number>; error?: string }) => {
    pages.deps.setTime(new Date(pages.deps.clock().getTime() + 1000))
    const [started_on, ended_on] = [pages.deps.clock(), pages.deps.clock()]
    const run = { name: "auditVerification", started_on, ended_on, outcome, ...more }
    await pages.deps.db.insertInto("job_run").values(run).execute()
    return (await administrator.html("/admin/audit")).replaceAll("<!-- -->", "")
  }
  const intact = "None of 2,345 entries is changed or missing."
  expect(await shown("DONE", { counts: { entries: 2345 } })).toContain(intact)
  expect(await shown("IDLE", {})).toContain(intact)
  const failed = await shown("FAILED", { error: "the audit log is not intact" })
  expect(failed).toContain("The last verification of the log failed: the audit log is not intact")
  expect(failed).not.toContain(intact)
})

test("the search of the audit page finds an event by its code and entries by a user name, in any case", async () => {
  expect(await events("step_up_policy_changed")).toEqual([["STEP_UP_POLICY_CHANGED", "administrator"]])
  expect(new Set((await events("TECHNICIAN")).map(([, username]) => username))).toEqual(
    new Set(["technician"]),
  )
  expect(await events("nothing")).toEqual([])
})

test("the search of the audit page finds an event by its name in the reader's language", async () => {
  const html = await administrator.html("/admin/audit?search=rules+for+confirming")
  expect(shown(html)).toEqual(["STEP_UP_POLICY_CHANGED"])
})

test("the search of the audit page finds what a person did by a part of their name", async () => {
  expect(await administrator.html("/admin/audit?search=berg")).toContain(">technician</td>")
})

/** Codes of the listed events, in their order. */
const shown = (html: string) => [...html.matchAll(/<span title="([A-Z_]+)">/g)].map(([, code]) => code)

test("the audit page lists the entries of a range of time in the reader's zone, its last minute included", async () => {
  const { deps } = pages
  const before = deps.clock()
  const write = async (time: string) => {
    deps.setTime(new Date(`2026-03-12T${time}Z`))
    await record({ tx: deps.db, actor: null, now: deps.clock() }, "AUDIT_EXPORTED", SYSTEM_OBJECT, { time })
  }
  for (const time of ["08:59:59", "09:00:00", "09:05:59", "09:06:00"]) await write(time)
  deps.setTime(before)
  const local = (time: string) => toLocalInput(new Date(`2026-03-12T${time}Z`), "Europe/Berlin")
  const range = new URLSearchParams({ from: local("09:00:00"), until: local("09:05:00") })
  const answer = await administrator.get(`/admin/audit?${range}`, { cookie: "zone=Europe/Berlin" })
  const html = await answer.text()
  expect([...html.matchAll(/<dd>(09:0[^<]*|08:5[^<]*)<\/dd>/g)].map(([, time]) => time)).toEqual([
    ...["09:05:59", "09:00:00"],
  ])
})

test("the audit page refuses an end before the start beside its field", async () => {
  const html = await administrator.html("/admin/audit?from=2026-03-12T10:00&until=2026-03-11T10:00")
  expect(html).toContain("The end must not be before the start.")
})

test("the audit page lists the entries of one machine, and names it in the filter", async () => {
  const { db } = pages.deps
  const [press, other] = await db
    .selectFrom("device")
    .select(["id", "name"])
    .orderBy("name")
    .limit(2)
    .execute()
  const by = { tx: db, actor: null, now: pages.deps.clock() }
  for (const { id } of [press!, other!])
    await record(by, "INTERFACE_DELETED", { type: "interface", id: null, deviceId: id }, { machine: id })
  const html = await administrator.html(`/admin/audit?search=interface_deleted&machine=${press!.id}`)
  expect(shown(html)).toEqual(["INTERFACE_DELETED"])
  expect(html).toContain(`<dd>${press!.id}</dd>`)
  expect(html).toMatch(new RegExp(`id="picker-machine-shown"[^>]*>${press!.name}<`))
})

test("the picker of machines offers the one that is called as searched before those of such a type", async () => {
  const html = await administrator.html("/pickers/devices?name=machine&pick=R-2")
  const names = [...html.matchAll(/Robot cell R-\d+/g)].map(([name]) => name)
  expect(names[0]).toBe("Robot cell R-2")
  expect(names.length).toBeGreaterThan(1)
})

test("the audit page names the object of each entry, and lists the entries about one object, also a deleted one", async () => {
  const { db } = pages.deps
  const id = await userIdByName(pages, "technician")
  const signIns = await administrator.html("/admin/audit?search=sign_in")
  expect(signIns).toContain(`href="/admin/audit?object=user%3A${id}">Tom Berger<`)
  const gone = crypto.randomUUID()
  const by = { tx: db, actor: null, now: pages.deps.clock() }
  await record(by, "USER_GROUP_DELETED", { type: "userGroup", id: gone }, { name: "Night shift" })
  const html = await administrator.html(`/admin/audit?object=userGroup:${gone}`)
  expect(shown(html)).toEqual(["USER_GROUP_DELETED"])
  expect(html).toContain("User group: Night shift")
  expect(html).not.toContain("Open object")
  expect(await administrator.html(`/admin/audit?object=user:${id}`)).toContain(`href="/admin/users/${id}"`)
  expect((await administrator.get("/admin/audit?object=user:nonsense")).status).toBe(200)
})

test("an entry about an issue names its machine, and leads to the issue those who may read it alone", async () => {
  const { deps } = pages
  const deviceId = await deviceIdByName(pages, "Press P-7")
  const issueId = await anIssue(deps, deviceId, await userIdByName(pages, "technician"))
  const by = { tx: deps.db, actor: null, now: deps.clock() }
  await record(by, "ISSUE_CHANGED", { type: "issue", id: issueId, deviceId }, {})
  const path = `/admin/audit?object=issue:${issueId}`
  const html = await administrator.html(path)
  expect(html).toContain("Press P-7")
  expect(html).toContain(`href="/devices/${deviceId}/issues/${issueId}"`)

  const { userId, username } = await aUserWithPassword(deps)
  await grantOnSystem(deps, userId, ["AUDIT_READ"])
  const auditor = await signInToPages(pages, username, PASSWORD)
  const leads = async () =>
    (await auditor.html(path)).includes(`href="/devices/${deviceId}/issues/${issueId}"`)
  expect(await leads()).toBe(false)
  await grantOnDevice(deps, userId, deviceId, ["ISSUE_READ"])
  expect(await leads()).toBe(true)
})

test("the CSV of the audit page has the entries of its filters in batches without a gap, and is audited itself", async () => {
  const { db, clock } = pages.deps
  const [machine, other] = [
    await deviceIdByName(pages, "Press P-1"),
    await deviceIdByName(pages, "Press P-2"),
  ]
  const by = { tx: db, actor: null, now: clock() }
  const facts = Array.from({ length: 1005 }, (_, n) => ({ interface: `=${n}` }))
  for (const fact of facts)
    await record(
      by,
      "INTERFACE_CHANGED",
      { type: "interface", id: crypto.randomUUID(), deviceId: machine },
      fact,
    )
  await record(by, "INTERFACE_CHANGED", { type: "interface", id: null, deviceId: other }, {})
  const answer = await administrator.get(`/admin/audit.csv?machine=${machine}&search=interface_changed`)
  expect(answer.headers.get("content-type")).toContain("text/csv")
  const [head, ...lines] = (await answer.text()).trim().split("\r\n")
  expect(head).toEndWith("Time,User,Event,event,Object,Name of the object,Machine,Address,Details")
  const numbers = lines.map((line) => Number(/,Interface,'=(\d+),Press P-1,/.exec(line)?.[1]))
  expect(numbers).toEqual(facts.map((_, n) => n).reverse())
  const exports = (await searchAudit(db, { page: 1, size: 15, search: "AUDIT_EXPORTED" })).rows
  expect(exports.map(({ details }) => details)).toContainEqual({ search: "interface_changed", machine })
})
