/** Time-based changes of issues: expiry, and warnings before the end of a window. */

import { assert } from "../../../base/assert.ts"
import type { Db, Deps } from "../../../base/deps.ts"
import { runInBatches } from "../../../db/batches.ts"
import { inTransaction } from "../../../db/transaction.ts"
import type { AuditEvent } from "../../../system/audit/rules-events.ts"
import { record } from "../../../system/audit/store.ts"
import { enqueueNotification } from "../../../system/notifications/actions.ts"
import { closeApproval } from "../../approvals/actions-requests.ts"
import { approvalRefOf, publishIssue } from "../actions-approval.ts"
import { auditObjectOfIssue } from "../actions-audit.ts"
import { DONE_SUB_STATUSES_BY_VERB, type DoneSubStatus, type IssueState, stateAfter } from "../rules.ts"
import {
  type DueIssue,
  insertDueWarnings,
  lockIssuesToExpire,
  saveAutomaticState,
  type WindowWarning,
} from "./store.ts"

/** Issues per transaction: locks are short, and a stop loses little. */
const BATCH_SIZE = 200

/** Closes open issues as EXPIRED when their window has ended; those in progress stay. @returns their number */
export function expireIssues(deps: Deps, signal: AbortSignal): Promise<number> {
  return transitionDueIssues(deps, signal, {
    event: "ISSUE_EXPIRED",
    from: "OPEN",
    to: { state: expiredState(), doneSubStatus: DONE_SUB_STATUSES_BY_VERB.expire[0] },
    lock: lockIssuesToExpire,
  })
}

/**
 * Creates the warnings before the end of windows, each step of each window once. @returns the new ones, to be sent
 */
export async function createWindowWarnings(deps: Deps, signal: AbortSignal): Promise<WindowWarning[]> {
  const warnings: WindowWarning[] = []
  await runInBatches(BATCH_SIZE, signal, async () => {
    const given = await inTransaction(deps, async (tx, now) => {
      const due = await insertDueWarnings(tx, now, BATCH_SIZE)
      for (const { issueId, deviceId, minutes } of due) {
        const object = auditObjectOfIssue({ id: issueId, deviceId })
        await record({ tx, actor: null, now }, "WINDOW_WARNED", object, { minutes })
        await enqueueNotification(tx, { kind: "WINDOW_WARNING", issueId, minutesLeft: minutes }, now)
      }
      return due
    })
    warnings.push(...given)
    return given.length
  })
  return warnings
}

interface DueTransition {
  event: AuditEvent
  from: IssueState
  to: { state: IssueState; doneSubStatus: DoneSubStatus | null }
  lock: (tx: Db, now: Date, limit: number) => Promise<DueIssue[]>
}

async function transitionDueIssues(deps: Deps, signal: AbortSignal, move: DueTransition): Promise<number> {
  return runInBatches(BATCH_SIZE, signal, async () => {
    const moved = await inTransaction(deps, async (tx, now) => {
      const due = await move.lock(tx, now, BATCH_SIZE)
      const ids = due.map((issue) => issue.id)
      await saveAutomaticState(tx, ids, move.to, now)
      const details = { before: move.from, after: move.to.state }
      for (const issue of due) {
        await record({ tx, actor: null, now }, move.event, auditObjectOfIssue(issue), details)
        await closeApproval(tx, null, approvalRefOf(issue), now)
      }
      return due
    })
    for (const { id } of moved) publishIssue(deps, id, move.from)
    return moved.length
  })
}

function expiredState(): IssueState {
  const state = stateAfter("OPEN", "expire")
  assert(state, "an open issue can expire")
  return state
}
