/** The demo's book: its issues with their logs, and what stands beside them. */
import { itemAt, required } from "../../base/assert.ts"
import { hoursAfter, hoursBefore } from "../../base/clock.ts"
import type { Db } from "../../base/deps.ts"
import { windowEnd } from "../../maintenance/windows/rules.ts"
import { insertDemoApproval } from "./approvals.ts"
import { recordDemoIssues } from "./audit.ts"
import { INSPECTED, insertDemoChecklists } from "./checklists.ts"
import { EMERGENCY, insertDemoEmergency } from "./emergency.ts"
import { type Ids, idOf } from "./ids.ts"
import { DEMO_ISSUES, type DemoIssue, routineIssues } from "./issues.ts"
import { DEMO_GROUPS } from "./users.ts"

/** A window that ends earlier is moved at a start. */
const KEPT_OPEN_HOURS_MIN = 96

/** Closed routine inspections of each machine. */
const ROUTINES_PER_MACHINE = 2

export async function insertDemoBook(
  tx: Db,
  now: Date,
  devices: Ids,
  users: Ids,
  groups: Ids,
): Promise<void> {
  const routines = [...devices.keys()].flatMap((name, order) =>
    routineIssues(name, order, ROUTINES_PER_MACHINE),
  )
  const book = [...DEMO_ISSUES, ...routines].sort((a, b) => b.hoursAgo - a.hoursAgo)
  const ids = await tx
    .insertInto("issue")
    .values(book.map((issue) => issueRow(issue, now, devices, users, groups)))
    .returning(["id", "device_id", "changed_on"])
    .execute()
  const logs = book.flatMap((issue, index) =>
    issue.logs.map((log) => {
      const on = hoursAfter(now, log.hours - issue.hoursAgo)
      return {
        issue_id: itemAt(ids, index).id,
        title: log.title,
        description: log.text,
        created_by: idOf(users, log.by),
        created_on: on,
        changed_on: on,
      }
    }),
  )
  const logIds = await tx.insertInto("work_log").values(logs).returning(["id", "issue_id"]).execute()
  const recorded = book.map((issue, index) => {
    const { id, device_id: deviceId, changed_on: changedOn } = itemAt(ids, index)
    const ownLogs = logIds.filter((row) => row.issue_id === id)
    return { issue, id, deviceId, logIds: ownLogs.map((row) => row.id), changedOn }
  })
  await recordDemoIssues(tx, now, recorded, users)
  const urgent = book.findIndex(
    ({ title, machine }) => title === EMERGENCY.title && machine === EMERGENCY.machine,
  )
  const urgentId = itemAt(ids, urgent).id
  await insertDemoEmergency(tx, now, {
    deviceId: idOf(devices, EMERGENCY.machine),
    issueId: urgentId,
    logId: required(
      logIds.find((row) => row.issue_id === urgentId),
      EMERGENCY.title,
    ).id,
    userId: idOf(users, EMERGENCY.by),
    starters: idOf(groups, "maintenance"),
    reviewers: idOf(groups, "approvers"),
  })
  const inspected = book.findIndex(
    ({ title, machine }) => title === INSPECTED.title && machine === INSPECTED.machine,
  )
  await insertDemoChecklists(tx, now, {
    issueId: itemAt(ids, inspected).id,
    deviceId: idOf(devices, INSPECTED.machine),
    userId: idOf(users, INSPECTED.by),
  })
  for (const [index, issue] of book.entries()) {
    if (issue.state !== "APPROVAL_PENDING") continue
    const startOn = hoursAfter(now, issue.windowStarts)
    const subject = {
      objectType: "ISSUE" as const,
      objectId: itemAt(ids, index).id,
      deviceId: idOf(devices, issue.machine),
      title: issue.title,
      startOn,
      endOn: hoursAfter(startOn, issue.windowHours),
      durationHours: issue.windowHours,
    }
    await insertDemoApproval(tx, subject, {
      users,
      approvers: { id: idOf(groups, "approvers"), name: DEMO_GROUPS.approvers },
      createdBy: idOf(users, issue.by),
      createdOn: hoursBefore(now, issue.hoursAgo),
    })
  }
}

/** Moves the window of an issue from an earlier start, or inserts a new issue when it was assigned or closed. */
export async function keepOpen(tx: Db, now: Date, issue: DemoIssue): Promise<void> {
  const device = await idByName(
    tx.selectFrom("device").select(["id", "name"]).where("name", "=", issue.machine),
  )
  const users = await idByName(tx.selectFrom("app_user").select(["id", "username as name"]))
  const row = issueRow(issue, now, device, users, new Map())
  const existing = await tx
    .selectFrom("issue")
    .select("id")
    .where("device_id", "=", row.device_id)
    .where("title", "=", issue.title)
    .where("state", "in", ["OPEN", "IN_PROGRESS"])
    .where("assigned_user_id", row.assigned_user_id === null ? "is" : "=", row.assigned_user_id)
    .where("assigned_user_group_id", "is", null)
    .orderBy("created_on", "desc")
    .executeTakeFirst()
  if (!existing) {
    await tx.insertInto("issue").values(row).execute()
    return
  }
  const { activation_on, window_hours, window_end_on } = row
  await tx
    .updateTable("issue")
    .set({ activation_on, window_hours, window_end_on, extension_hours: 0 })
    .where("id", "=", existing.id)
    .where("window_end_on", "<", hoursAfter(now, KEPT_OPEN_HOURS_MIN))
    .execute()
}

async function idByName(query: { execute(): Promise<{ id: string; name: string }[]> }): Promise<Ids> {
  return new Map((await query.execute()).map(({ id, name }) => [name, id]))
}

function issueRow(issue: DemoIssue, now: Date, devices: Ids, users: Ids, groups: Ids) {
  const createdOn = hoursBefore(now, issue.hoursAgo)
  const window = {
    activationOn: hoursAfter(now, issue.windowStarts),
    windowHours: issue.windowHours,
    extensionHours: 0,
  }
  const lastHours = Math.max(0, ...issue.logs.map((log) => log.hours))
  return {
    device_id: idOf(devices, issue.machine),
    title: issue.title,
    description: issue.text,
    state: issue.state,
    done_sub_status: issue.reason ?? null,
    issue_type: issue.type,
    priority: issue.priority,
    assigned_user_id: issue.assignee ? idOf(users, issue.assignee) : null,
    assigned_user_group_id: issue.toGroup ? idOf(groups, issue.toGroup) : null,
    activation_on: window.activationOn,
    window_hours: window.windowHours,
    window_end_on: windowEnd(window),
    enable_remote_access: issue.remote ?? true,
    created_on: createdOn,
    created_by: idOf(users, issue.by),
    changed_on: hoursAfter(createdOn, lastHours + (issue.state === "CLOSED" ? 1 : 0)),
    changed_by: idOf(users, issue.assignee ?? issue.by),
  }
}
