/** What time does to plans: an issue for every occurrence, once, and the end of plans that are over. */

import { submitForApproval } from "../approvals/actions-requests.ts"
import { effectiveStages } from "../approvals/store-config.ts"
import { type AuditFact, writeAudit, writeAudits } from "../audit/store.ts"
import { inBatches } from "../base/batches.ts"
import { hoursAfter } from "../base/clock.ts"
import type { Db, Deps } from "../base/deps.ts"
import { approvalFactsOf } from "../issues/actions-approval.ts"
import { getIssue } from "../issues/store.ts"
import { insertPlannedIssues, type MadeIssue, type PlannedIssue } from "../issues/store-time.ts"
import { announceAll } from "../notifications/actions.ts"
import { isPlanApproved } from "./actions-approval.ts"
import { planAfter } from "./rules.ts"
import { type Occurrence, occurrenceAfter } from "./rules-calendar.ts"
import { savePlanStanding } from "./store.ts"
import {
  type DuePlan,
  lockDuePlans,
  lockPlansToExpire,
  type NextOccurrence,
  saveNextOccurrences,
} from "./store-due.ts"

/** Plans per transaction. */
const BATCH_PLANS = 100
/** Of one plan per transaction: after a long downtime a daily plan owes hundreds. */
const ISSUES_PER_PLAN_MAX = 50

export interface PlanCounts {
  /** Issues made. */
  issues: number
  /** Plans that could not be expanded: their time zone is no longer known. */
  failed: number
}

/**
 * Makes the issues that plans owe, also those missed while the server was down. Plan and issues change in one
 * transaction under the plan's lock, so that a crash leaves both or neither; a second run at the same moment skips
 * locked plans, and the database holds at most one issue per plan and date.
 */
export async function createDueIssues(deps: Deps, signal: AbortSignal): Promise<PlanCounts> {
  const failed: string[] = []
  let issues = 0
  await inBatches(1, signal, async () => {
    const { plans, made } = await deps.db.transaction().execute((tx) => createBatch(deps, tx, failed))
    for (const { issueId } of made) deps.tell({ kind: "issue", id: issueId })
    issues += made.length
    return plans
  })
  return { issues, failed: failed.length }
}

async function createBatch(
  deps: Deps,
  tx: Db,
  failed: string[],
): Promise<{ plans: number; made: MadeIssue[] }> {
  const now = deps.clock()
  const plans = await lockDuePlans(tx, now, BATCH_PLANS, failed)
  const planned: PlannedIssue[] = []
  const nexts: NextOccurrence[] = []
  for (const plan of plans) {
    const owed = owedOccurrences(deps, plan, now)
    if (owed === null) {
      failed.push(plan.id)
      continue
    }
    const waits = await mustIssuesWait(tx, plan)
    planned.push(...owed.due.map((occurrence) => issueFor(plan, occurrence, waits, now)))
    nexts.push({ planId: plan.id, next: owed.next, createBeforeStartHours: plan.createBeforeStartHours })
  }
  await saveNextOccurrences(tx, nexts)
  const made = await insertPlannedIssues(tx, planned, now)
  await writeAudits(tx, null, made.map(createdFact), now)
  await announceAll(tx, made.flatMap(momentsOf), now)
  for (const issue of made) await askForApproval(tx, issue, plans, now)
  return { plans: plans.length, made }
}

/** NO: the device wants no approval of issues. APPROVED: it does, and the plan's approval is theirs. YES: they ask. */
type Waits = "NO" | "APPROVED" | "YES"

async function mustIssuesWait(tx: Db, plan: DuePlan): Promise<Waits> {
  if ((await effectiveStages(tx, plan.deviceId, "ISSUE")).length === 0) return "NO"
  return (await isPlanApproved(tx, plan.id)) ? "APPROVED" : "YES"
}

function stateFor(waits: Waits, activationOn: Date, now: Date): PlannedIssue["state"] {
  if (waits === "YES") return "APPROVAL_PENDING"
  return waits === "APPROVED" && activationOn.getTime() > now.getTime() ? "APPROVED" : "OPEN"
}

function momentsOf({ issueId, title }: MadeIssue) {
  return [
    { kind: "PLAN_CREATED", issueId, planTitle: title },
    { kind: "ISSUE_CREATED", issueId, createdBy: null },
  ] as const
}

async function askForApproval(tx: Db, made: MadeIssue, plans: readonly DuePlan[], now: Date): Promise<void> {
  const plan = plans.find((one) => one.id === made.recurringIssueId)
  if (made.state !== "APPROVAL_PENDING" || !plan) return
  const issue = await getIssue(tx, made.deviceId, made.issueId)
  await submitForApproval(tx, plan.creator, approvalFactsOf(issue), now)
}

interface Owed {
  due: Pick<Occurrence, "on" | "at">[]
  next: Occurrence | null
}

/** Null when the plan cannot be expanded, which is logged; the other plans go on. */
function owedOccurrences(deps: Deps, plan: DuePlan, now: Date): Owed | null {
  try {
    return owedBy(plan, now)
  } catch (error) {
    deps.log.error("A plan cannot be expanded", { planId: plan.id, timeZone: plan.schedule.timeZone, error })
    return null
  }
}

function owedBy(plan: DuePlan, now: Date): Owed {
  const horizon = hoursAfter(now, plan.createBeforeStartHours)
  const due = [plan.next]
  let next = occurrenceAfter(plan.schedule, plan.next)
  while (next && next.at.getTime() <= horizon.getTime() && due.length < ISSUES_PER_PLAN_MAX) {
    due.push(next)
    next = occurrenceAfter(plan.schedule, next)
  }
  return { due, next }
}

function issueFor(
  plan: DuePlan,
  occurrence: Pick<Occurrence, "on" | "at">,
  waits: Waits,
  now: Date,
): PlannedIssue {
  const { id, creator, schedule: _, next: __, createBeforeStartHours: ___, ...taken } = plan
  return {
    ...taken,
    recurringIssueId: id,
    occurrenceOn: occurrence.on,
    activationOn: occurrence.at,
    state: stateFor(waits, occurrence.at, now),
    createdBy: creator.userId,
  }
}

/** A plan whose end has passed and that owes nothing becomes INACTIVE/EXPIRED. @returns how many */
export function expirePlans(deps: Deps, signal: AbortSignal): Promise<number> {
  return inBatches(BATCH_PLANS, signal, () => {
    const now = deps.clock()
    return deps.db.transaction().execute(async (tx) => {
      const over = await lockPlansToExpire(tx, now, BATCH_PLANS)
      for (const plan of over) {
        await savePlanStanding(tx, plan.id, planAfter("ACTIVE", "expire")!, null)
        const fact = { event: "PLAN_EXPIRED", objectType: "recurringIssue", objectId: plan.id } as const
        await writeAudit(tx, null, { ...fact, deviceId: plan.deviceId, details: { title: plan.title } }, now)
      }
      return over.length
    })
  })
}

function createdFact(issue: MadeIssue): AuditFact {
  const fact = { event: "ISSUE_CREATED", objectType: "issue", objectId: issue.issueId } as const
  const details = { title: issue.title, recurringIssueId: issue.recurringIssueId }
  return { ...fact, deviceId: issue.deviceId, details }
}
