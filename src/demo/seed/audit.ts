/** The audit log of the demo's issues: created, worked on and closed, as by the users of the book. */
import { itemAt, required } from "../../base/assert.ts"
import { hoursAfter, hoursBefore } from "../../base/clock.ts"
import type { Db } from "../../base/deps.ts"
import { chunks } from "../../db/batches.ts"
import { auditObjectOfIssue } from "../../maintenance/issues/actions-audit.ts"
import type { AuditEvent } from "../../system/audit/rules-events.ts"
import type { AuditObject } from "../../system/audit/store.ts"
import type { DemoIssue } from "./issues.ts"

/** Address of the users' computers. */
const CLIENT_ADDRESS = "10.20.3.52"

interface SeededIssue {
  issue: DemoIssue
  id: string
  deviceId: string
  /** In the order of the issue's logs. */
  logIds: readonly string[]
  changedOn: Date
}

interface SeededEvent {
  on: Date
  by: string
  event: AuditEvent
  object: AuditObject
  title: string
}

/**
 * Writes them at once, in the order of time: entries are linked in the order in which they are written.
 *
 * @param users  identifiers by username
 */
export async function recordDemoIssues(
  tx: Db,
  now: Date,
  issues: readonly SeededIssue[],
  users: ReadonlyMap<string, string>,
): Promise<void> {
  const events = issues.flatMap((seeded) => eventsOf(seeded, now))
  events.sort((one, other) => one.on.getTime() - other.on.getTime())
  const rows = events.map(({ on, by, event, object, title }) => ({
    happened_on: on,
    user_id: required(users.get(by), by),
    username: by,
    event,
    object_type: object.type,
    object_id: object.id,
    device_id: object.deviceId ?? null,
    issue_id: object.issueId ?? object.id,
    address: CLIENT_ADDRESS,
    details: { title },
  }))
  for (const piece of chunks(rows)) await tx.insertInto("audit_entry").values(piece).execute()
}

function eventsOf({ issue, id, deviceId, logIds, changedOn }: SeededIssue, now: Date): SeededEvent[] {
  const { title, by, assignee = by, state } = issue
  const createdOn = hoursBefore(now, issue.hoursAgo)
  const object = auditObjectOfIssue({ id, deviceId })
  const events: SeededEvent[] = [{ on: createdOn, by, event: "ISSUE_CREATED", object, title }]
  for (const [index, log] of issue.logs.entries())
    events.push({
      on: hoursAfter(createdOn, log.hours),
      by: log.by,
      event: "LOG_CREATED",
      object: { type: "log", id: itemAt(logIds, index), deviceId, issueId: id },
      title: log.title,
    })
  if (state === "CLOSED") events.push({ on: changedOn, by: assignee, event: "ISSUE_CLOSED", object, title })
  return events
}
