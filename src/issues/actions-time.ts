/** What time does to issues, whoever is looking: expiry, warnings before a window's end. */

import { closeApproval } from "../approvals/actions-requests.ts"
import { type AuditEvent, writeAudit } from "../audit/store.ts"
import { assert } from "../base/assert.ts"
import { inBatches } from "../base/batches.ts"
import type { Db, Deps } from "../base/deps.ts"
import { announce } from "../notifications/actions.ts"
import { approvalRefOf } from "./actions-approval.ts"
import { DONE_SUB_STATUSES_BY_VERB, type DoneSubStatus, type IssueState, stateAfter } from "./rules.ts"
import {
  insertDueWarnings,
  lockIssuesToExpire,
  saveTimedState,
  type TimedIssue,
  type WindowWarning,
} from "./store-time.ts"

/** Issues per transaction: locks are short, and a stop loses little. */
const BATCH_ISSUES = 200

/** An issue that nobody took is closed as EXPIRED when its window is over; one in progress stays. @returns how many */
export function expireIssues(deps: Deps, signal: AbortSignal): Promise<number> {
  return moveDue(deps, signal, {
    event: "ISSUE_EXPIRED",
    from: "OPEN",
    to: { state: closed(), doneSubStatus: DONE_SUB_STATUSES_BY_VERB.expire[0] },
    lock: lockIssuesToExpire,
  })
}

/**
 * Warns before windows end, each step of each window once. @returns the warnings that are new, for those who tell people
 */
export async function warnOfWindowEnds(deps: Deps, signal: AbortSignal): Promise<WindowWarning[]> {
  const warnings: WindowWarning[] = []
  await inBatches(BATCH_ISSUES, signal, async () => {
    const now = deps.clock()
    const given = await deps.db.transaction().execute(async (tx) => {
      const due = await insertDueWarnings(tx, now, BATCH_ISSUES)
      for (const { issueId, deviceId, minutes } of due) {
        await audit(tx, "WINDOW_WARNED", { id: issueId, deviceId }, { minutes }, now)
        await announce(tx, { kind: "WINDOW_WARNING", issueId, minutesLeft: minutes }, now)
      }
      return due
    })
    warnings.push(...given)
    return given.length
  })
  return warnings
}

interface TimedMove {
  event: AuditEvent
  from: IssueState
  to: { state: IssueState; doneSubStatus: DoneSubStatus | null }
  lock: (tx: Db, now: Date, limit: number) => Promise<TimedIssue[]>
}

async function moveDue(deps: Deps, signal: AbortSignal, move: TimedMove): Promise<number> {
  return inBatches(BATCH_ISSUES, signal, async () => {
    const now = deps.clock()
    const moved = await deps.db.transaction().execute(async (tx) => {
      const due = await move.lock(tx, now, BATCH_ISSUES)
      const ids = due.map((issue) => issue.id)
      await saveTimedState(tx, ids, move.to, now)
      const details = { before: move.from, after: move.to.state }
      for (const issue of due) {
        await audit(tx, move.event, issue, details, now)
        await closeApproval(tx, null, approvalRefOf(issue), now)
      }
      return due
    })
    for (const { id } of moved) deps.tell({ kind: "issue", id })
    return moved.length
  })
}

function closed(): IssueState {
  const state = stateAfter("OPEN", "expire")
  assert(state, "an open issue can expire")
  return state
}

function audit(
  tx: Db,
  event: AuditEvent,
  issue: { id: string; deviceId: string },
  details: Record<string, string | number>,
  now: Date,
): Promise<void> {
  const fact = { event, objectType: "issue" as const, objectId: issue.id, deviceId: issue.deviceId, details }
  return writeAudit(tx, null, fact, now)
}
