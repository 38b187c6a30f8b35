/** Time-based changes of plans: one issue for every occurrence, and the end of plans that are over. */

import { required } from "../../../base/assert.ts"
import { hoursAfter } from "../../../base/clock.ts"
import type { Db, Deps } from "../../../base/deps.ts"
import { runInBatches } from "../../../db/batches.ts"
import { inTransaction } from "../../../db/transaction.ts"
import { type NewAuditEntry, record, writeAuditEntries } from "../../../system/audit/store.ts"
import { enqueueNotifications } from "../../../system/notifications/actions.ts"
import { submitForApproval } from "../../approvals/actions-requests.ts"
import { effectiveStages } from "../../approvals/config/store.ts"
import { approvalSubjectOf, publishIssue } from "../../issues/actions-approval.ts"
import { insertItems } from "../../issues/checklist/store.ts"
import { type CreatedIssue, insertPlannedIssues, type PlannedIssue } from "../../issues/due/store.ts"
import { getIssue } from "../../issues/store.ts"
import { isPlanApproved } from "../actions-approval.ts"
import { auditObjectOfPlan } from "../actions-audit.ts"
import { planStatusAfter } from "../rules.ts"
import { type Occurrence, occurrenceAfter } from "../rules-calendar.ts"
import { savePlanStatus } from "../store.ts"
import {
  type DuePlan,
  lockDuePlans,
  lockPlansToExpire,
  type NextOccurrence,
  saveNextOccurrences,
} from "./store.ts"

/** Plans per transaction. */
const PLANS_PER_BATCH = 100
/** Issues of one plan per transaction: after a long downtime a daily plan owes hundreds. */
const ISSUES_PER_PLAN_MAX = 50

interface PlanCounts {
  /** Issues made. */
  issues: number
  /** Number of plans that could not be expanded because their time zone is unknown. */
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
  await runInBatches(1, signal, async () => {
    const { plans, made } = await deps.db
      .transaction()
      .execute((tx) => createIssuesForBatch(deps, tx, failed))
    for (const { issueId, state } of made) publishIssue(deps, issueId, state)
    issues += made.length
    return plans
  })
  return { issues, failed: failed.length }
}

async function createIssuesForBatch(
  deps: Deps,
  tx: Db,
  failed: string[],
): Promise<{ plans: number; made: CreatedIssue[] }> {
  const now = deps.clock()
  const plans = await lockDuePlans(tx, now, PLANS_PER_BATCH, failed)
  const planned: PlannedIssue[] = []
  const nexts: NextOccurrence[] = []
  for (const plan of plans) {
    const owed = findDueOccurrences(deps, plan, now)
    if (owed === null) {
      failed.push(plan.id)
      continue
    }
    const waits = await issueApprovalRequirement(tx, plan)
    planned.push(...owed.due.map((occurrence) => toPlannedIssue(plan, occurrence, waits, now)))
    nexts.push({ planId: plan.id, next: owed.next, createBeforeStartHours: plan.createBeforeStartHours })
  }
  await saveNextOccurrences(tx, nexts)
  const made = await insertPlannedIssues(tx, planned, now)
  await insertItems(
    tx,
    made.map((issue) => ({ issueId: issue.issueId, items: planOf(issue, plans)?.checklist ?? [] })),
  )
  await writeAuditEntries(tx, null, made.map(issueCreatedEntry), now)
  await enqueueNotifications(tx, made.flatMap(notificationEventsFor), now)
  for (const issue of made) await requestApproval(tx, issue, plans, now)
  return { plans: plans.length, made }
}

/** NO: none required. APPROVED: covered by the approval of the plan. YES: each issue requests its own. */
type ApprovalRequirement = "NO" | "APPROVED" | "YES"

async function issueApprovalRequirement(tx: Db, plan: DuePlan): Promise<ApprovalRequirement> {
  if ((await effectiveStages(tx, plan.deviceId, "ISSUE")).length === 0) return "NO"
  return (await isPlanApproved(tx, plan.id)) ? "APPROVED" : "YES"
}

function initialState(waits: ApprovalRequirement, activationOn: Date, now: Date): PlannedIssue["state"] {
  if (waits === "YES") return "APPROVAL_PENDING"
  return waits === "APPROVED" && activationOn.getTime() > now.getTime() ? "APPROVED" : "OPEN"
}

function notificationEventsFor({ issueId, title }: CreatedIssue) {
  return [
    { kind: "PLAN_CREATED", issueId, planTitle: title },
    { kind: "ISSUE_CREATED", issueId, createdBy: null },
  ] as const
}

function planOf({ recurringIssueId }: CreatedIssue, plans: readonly DuePlan[]): DuePlan | undefined {
  return plans.find(({ id }) => id === recurringIssueId)
}

async function requestApproval(
  tx: Db,
  made: CreatedIssue,
  plans: readonly DuePlan[],
  now: Date,
): Promise<void> {
  const plan = planOf(made, plans)
  if (made.state !== "APPROVAL_PENDING" || !plan) return
  const issue = await getIssue(tx, made.deviceId, made.issueId)
  await submitForApproval(tx, plan.creator, approvalSubjectOf(issue), now)
}

interface DueOccurrences {
  due: Pick<Occurrence, "on" | "at">[]
  next: Occurrence | null
}

/** Null when the plan cannot be expanded, which is logged; the other plans go on. */
function findDueOccurrences(deps: Deps, plan: DuePlan, now: Date): DueOccurrences | null {
  try {
    return collectDueOccurrences(plan, now)
  } catch (error) {
    deps.log.error("A plan cannot be expanded", { planId: plan.id, timeZone: plan.schedule.timeZone, error })
    return null
  }
}

function collectDueOccurrences(plan: DuePlan, now: Date): DueOccurrences {
  const horizon = hoursAfter(now, plan.createBeforeStartHours)
  const due = [plan.next]
  let next = occurrenceAfter(plan.schedule, plan.next)
  while (next && next.at.getTime() <= horizon.getTime() && due.length < ISSUES_PER_PLAN_MAX) {
    due.push(next)
    next = occurrenceAfter(plan.schedule, next)
  }
  return { due, next }
}

function toPlannedIssue(
  plan: DuePlan,
  occurrence: Pick<Occurrence, "on" | "at">,
  waits: ApprovalRequirement,
  now: Date,
): PlannedIssue {
  const { id, creator, schedule: _, next: __, createBeforeStartHours: ___, checklist: ____, ...taken } = plan
  return {
    ...taken,
    recurringIssueId: id,
    occurrenceOn: occurrence.on,
    activationOn: occurrence.at,
    state: initialState(waits, occurrence.at, now),
    createdBy: creator.userId,
  }
}

/** A plan whose end has passed and that owes nothing becomes INACTIVE/EXPIRED. @returns how many */
export function expirePlans(deps: Deps, signal: AbortSignal): Promise<number> {
  return runInBatches(PLANS_PER_BATCH, signal, () => {
    return inTransaction(deps, async (tx, now) => {
      const over = await lockPlansToExpire(tx, now, PLANS_PER_BATCH)
      for (const plan of over) {
        await savePlanStatus(
          tx,
          plan.id,
          required(planStatusAfter("ACTIVE", "expire"), "the status of an expired plan"),
          null,
        )
        const object = auditObjectOfPlan({ deviceId: plan.deviceId, recurringIssueId: plan.id })
        await record({ tx, actor: null, now }, "PLAN_EXPIRED", object, { title: plan.title })
      }
      return over.length
    })
  })
}

function issueCreatedEntry(issue: CreatedIssue): NewAuditEntry {
  const fact = { event: "ISSUE_CREATED", objectType: "issue", objectId: issue.issueId } as const
  const details = { title: issue.title, recurringIssueId: issue.recurringIssueId }
  return { ...fact, deviceId: issue.deviceId, details }
}
