/** No list of the book reads a large table from one end to the other. */
import { expect, test } from "bun:test"
import { fillDatabase } from "../../bench/fill.ts"
import { EXPERT, TECHNICIAN } from "../../bench/fill-plant.ts"
import { captureStatements, explainStatement } from "../../bench/statements.ts"
import { MS_PER_DAY, MS_PER_HOUR } from "../../src/base/clock.ts"
import type { Db } from "../../src/base/deps.ts"
import { devicePermissionsPage } from "../../src/identity/roles/device-permissions/store.ts"
import { usersOnDevicePage } from "../../src/identity/roles/store.ts"
import { devicesPage, findDevice } from "../../src/machines/devices/store.ts"
import { devicesNeedingApproval } from "../../src/maintenance/approvals/config/store.ts"
import { approvalsPage } from "../../src/maintenance/approvals/store-lists.ts"
import { tabFilter } from "../../src/maintenance/issues/rules.ts"
import { findIssue } from "../../src/maintenance/issues/store.ts"
import { toIssueDetail } from "../../src/maintenance/issues/store-detail.ts"
import { issuesPage } from "../../src/maintenance/issues/store-lists.ts"
import { logsPage } from "../../src/maintenance/worklogs/store.ts"
import { machineActivity } from "../../src/sessions/book/store-summary.ts"
import { listSessions } from "../../src/sessions/session/store.ts"
import { testDatabase } from "../harness/database.ts"
import { countRowsRead, findPlannedEachTime, findSequentialScans } from "../harness/query-plans.ts"

const { db, sql } = await testDatabase()
/** Large enough that the planner prefers indexes where there are any. */
await fillDatabase(sql, { devices: 10_000, issues: 50_000 })
const LARGE = new Set([
  ...["issue", "device", "work_log", "remote_session", "audit_entry", "device_permission", "app_user"],
  ...["approval_request", "approval_request_group"],
])

const technician = await db
  .selectFrom("app_user")
  .select("id")
  .where("username", "=", TECHNICIAN)
  .executeTakeFirstOrThrow()
const expert = await db
  .selectFrom("app_user")
  .select("id")
  .where("username", "=", EXPERT)
  .executeTakeFirstOrThrow()
const groups = await db
  .selectFrom("user_group_member")
  .select("user_group_id")
  .where("user_id", "=", technician.id)
  .execute()
const me = { userId: technician.id, userGroupIds: groups.map((group) => group.user_group_id) }
const { id: issueId, device_id: deviceId } = await db
  .selectFrom("issue")
  .select(["id", "device_id"])
  .where("state", "=", "OPEN")
  .executeTakeFirstOrThrow()
/** Few, on some of the technician's 2000 machines. */
const ISSUES_OF_MINE = 5
/** Several groups and people have permissions on a machine. */
const PERMISSIONS_PER_CHECK_MAX = 40
const page = (search = "", number = 1) => ({ page: number, size: 15, search })

/** Some that changed long after the others. */
await sql`update issue set changed_on = now() + interval '1 day' where id in (select id from issue limit 40)`
await sql`update issue set assigned_user_id = ${me.userId} where id in (
  select issue.id from issue where state = 'OPEN' and device_id in (
    select device_id from device_permission where user_group_id = any(${me.userGroupIds})) limit ${ISSUES_OF_MINE})`
await sql`analyze issue`
const lately = new Date(Date.now() + MS_PER_DAY / 2).toISOString()
const { activation_on: start } = await db
  .selectFrom("issue")
  .select("activation_on")
  .orderBy("activation_on")
  .limit(1)
  .executeTakeFirstOrThrow()
const anHour = {
  activationFrom: start.toISOString(),
  activationUntil: new Date(start.getTime() + MS_PER_HOUR).toISOString(),
}

const READS: Record<string, (db: Db) => Promise<unknown>> = {
  "a device's issues": (on) => issuesPage(on, { deviceId }, page()),
  "a device's open issues": (on) => issuesPage(on, { deviceId, ...tabFilter("open", undefined, me) }, page()),
  "my issues": (on) => issuesPage(on, tabFilter("mine", undefined, me), page()),
  "my groups' issues": (on) => issuesPage(on, tabFilter("group", undefined, me), page()),
  "closed issues too that are given to me": (on) => issuesPage(on, { assignedUserId: me.userId }, page()),
  "drafts of all machines": (on) => issuesPage(on, { states: ["NEW"] }, page()),
  "what changed in the last minutes": (on) => issuesPage(on, { updatedSince: lately }, page()),
  "my open issues that changed in the last minutes": (on) =>
    issuesPage(on, { ...tabFilter("mine", undefined, me), updatedSince: lately }, page()),
  "what starts within an hour": (on) => issuesPage(on, anHour, page()),
  "what starts within an hour on the machines of a technician": (on) =>
    issuesPage(on, { ...anHour, readableBy: me.userId }, page()),
  "what starts within an hour on the machines of an expert": (on) =>
    issuesPage(on, { ...anHour, readableBy: expert.id }, page()),
  "a device's issues that changed in the last minutes": (on) =>
    issuesPage(on, { deviceId, updatedSince: lately }, page()),
  "issues by a rare word": (on) => issuesPage(on, {}, page("unit 31234")),
  "issues by several words": (on) => issuesPage(on, {}, page("leak at unit 31231")),
  "sessions of all machines": (on) => listSessions(on, { readerId: null }, page()),
  "sessions that a technician may read": (on) => listSessions(on, { readerId: me.userId }, page()),
  "sessions that an expert may read": (on) => listSessions(on, { readerId: expert.id }, page()),
  "sessions by a rare word": (on) => listSessions(on, { readerId: null }, page("unit 31234")),
  "requests that wait for my groups": (on) => approvalsPage(on, "assignedActive", me, page(), new Date()),
  "requests of my groups by a word": (on) =>
    approvalsPage(on, "assigned", me, page("unit 31234"), new Date()),
  "whom an issue can be given": (on) => usersOnDevicePage(on, deviceId, "ISSUE_UPDATE", page()),
  "whom an issue can be given, by name": (on) =>
    usersOnDevicePage(on, deviceId, "ISSUE_UPDATE", page("user 12")),
  "a person's permissions": (on) => devicePermissionsPage(on, { userId: expert.id }, page()),
  "one issue": (on) => findIssue(on, deviceId, issueId),
  "what stands in an issue's way": async (on) => toIssueDetail(on, (await findIssue(on, deviceId, issueId))!),
  "the logs of an issue": (on) => logsPage(on, { deviceId, issueId }, page()),
  "one device": (on) => findDevice(on, deviceId),
}

for (const [name, read] of Object.entries(READS)) {
  test(`${name}: found through indexes`, async () => {
    expect((await findSequentialScans(sql, read)).filter((table) => LARGE.has(table))).toEqual([])
  })
}

/** What a page shows beside its rows: to plan these takes longer than to read them. */
test.each<[name: string, read: (db: Db) => Promise<unknown>]>([
  ["the activity of a machine", (on) => machineActivity(on, [deviceId], new Date(), null)],
  ["the activity of a machine for a user", (on) => machineActivity(on, [deviceId], new Date(), me.userId)],
  ["whether a machine needs an approval", (on) => devicesNeedingApproval(on, [deviceId], "RECORDING")],
])("%s is not planned anew each time", async (_, read) => {
  expect(await findPlannedEachTime(sql, read)).toEqual([])
})

/** Lists of few issues among many, and the index that leads to them. */
const NARROW = [
  ["drafts of all machines", "issue_by_state"],
  ["closed issues too that are given to me", "issue_of_assignee"],
  ["what changed in the last minutes", "issue_by_change"],
  ["what starts within an hour", "issue_by_activation"],
] as const

test.each(NARROW)("%s: read with the index %s", async (name, index) => {
  const statements = await captureStatements(sql, READS[name]!)
  const plans = await Promise.all(statements.map((one) => explainStatement(sql, one, "format json")))
  expect(JSON.stringify(plans)).toContain(index)
})

const LISTS: Record<string, (db: Db) => Promise<unknown>> = {
  "all issues": (on) => issuesPage(on, {}, page()),
  "all open issues": (on) => issuesPage(on, tabFilter("open", undefined, me), page()),
  "the issues that a technician may read": (on) => issuesPage(on, { readableBy: me.userId }, page()),
  "the issues of an expert with three devices": (on) => issuesPage(on, { readableBy: expert.id }, page()),
  "all devices": (on) => devicesPage(on, { readableBy: null }, page()),
  "devices by name": (on) => devicesPage(on, { readableBy: null }, page("machine 1234")),
  "the devices that a technician may read": (on) => devicesPage(on, { readableBy: me.userId }, page()),
}

for (const [name, read] of Object.entries(LISTS)) {
  test(`${name}: the large table of issues is never read whole`, async () => {
    expect(await findSequentialScans(sql, read)).not.toContain("issue")
  })
}

test.each([
  ["mine", tabFilter("mine", undefined, me)],
  ["mine, closed ones too", { assignedUserId: me.userId }],
])(
  "the issues that are %s are checked one by one, not against all machines of a technician",
  async (_, mine) => {
    const read = (on: Db) => issuesPage(on, { ...mine, readableBy: me.userId }, page())
    // How many machines the technician reads is known from now on.
    expect((await read(db)).total).toBe(ISSUES_OF_MINE)
    const permissions = (await countRowsRead(sql, "device_permission", read)).reduce(
      (sum, rows) => sum + rows,
      0,
    )
    expect(permissions).toBeLessThan(PERMISSIONS_PER_CHECK_MAX * ISSUES_OF_MINE)
  },
)
