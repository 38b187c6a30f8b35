/** Plans as objects under approval: waiting, the effect of a decision, and rescheduling. */

import { assert } from "../../base/assert.ts"
import { hasDeviceAuthority } from "../../base/authorities.ts"
import type { Db } from "../../base/deps.ts"
import { approvedFields, changedFields } from "../../base/fields.ts"
import { validationRefusal } from "../../base/refusal.ts"
import { differences } from "../../system/audit/rules.ts"
import { record } from "../../system/audit/store.ts"
import {
  type ActorRef,
  type ApprovalHandler,
  closeApproval,
  submitForApproval,
} from "../approvals/actions-requests.ts"
import {
  type ApprovalObjectRef,
  type ApprovalSubject,
  findRequestId,
  getApprovalRecord,
} from "../approvals/store.ts"
import { auditObjectOfPlan } from "./actions-audit.ts"
import type { RecurringIssue } from "./contract.ts"
import { PLAN_FIELDS } from "./fields.ts"
import { type PlanVerb, planDateProblems, planStatusAfter, START_GRACE_MS } from "./rules.ts"
import { nextOccurrences } from "./rules-calendar.ts"
import {
  getPlan,
  lockPlanRow,
  planDates,
  planSchedule,
  saveNextOccurrence,
  savePlanDates,
  savePlanStatus,
} from "./store.ts"

const APPROVED_FIELDS = approvedFields(PLAN_FIELDS)

export function planApprovalRef(planId: string): ApprovalObjectRef {
  return { objectType: "RECURRING_ISSUE", objectId: planId }
}

export function planApprovalSubject(plan: RecurringIssue): ApprovalSubject {
  return {
    ...planApprovalRef(plan.id),
    deviceId: plan.deviceId,
    title: plan.title,
    ...planDates(plan),
    durationHours: null,
  }
}

/** Whether the plan as it is has been approved. */
export async function isPlanApproved(tx: Db, planId: string): Promise<boolean> {
  const requestId = await findRequestId(tx, planApprovalRef(planId))
  return requestId !== null && (await getApprovalRecord(tx, requestId)).status.state === "APPROVED"
}

/**
 * After a change of approved fields: an active or waiting plan needs approval again where the device requires it; the
 * approval of an inactive plan is void, so that its activation requests a new one.
 */
export async function resubmitPlan(
  tx: Db,
  by: ActorRef,
  before: RecurringIssue,
  after: RecurringIssue,
  now: Date,
): Promise<void> {
  if (changedFields(APPROVED_FIELDS, before, after).length === 0) return
  if (after.status === "INACTIVE") return closeApproval(tx, by, planApprovalRef(after.id), now)
  const mustWait = await submitForApproval(tx, by, planApprovalSubject(after), now)
  if (mustWait && after.status === "ACTIVE") await transitionPlan(tx, by, after, "requestApproval", now)
}

/** One step of the plan's table, with its audit entry. @returns the plan after it. @throws Refusal NOT_FOUND */
export async function transitionPlan(
  tx: Db,
  by: ActorRef,
  plan: RecurringIssue,
  verb: PlanVerb,
  now: Date,
): Promise<RecurringIssue> {
  const status = planStatusAfter(plan.status, verb)
  assert(status, `a plan in state ${plan.status} can ${verb}`)
  await savePlanStatus(tx, plan.id, status, { userId: by.userId, now })
  if (status.state === "ACTIVE") await scheduleNextIssue(tx, plan, now)
  const path = { deviceId: plan.deviceId, recurringIssueId: plan.id }
  const details = { verb, before: plan.status, after: status.state, reason: status.inactiveReason }
  await record({ tx, actor: by, now }, "PLAN_CHANGED", auditObjectOfPlan(path), details)
  return getPlan(tx, path, now)
}

/** The next issue is for the first occurrence from now on; one that has its issue already gets no second. */
export async function scheduleNextIssue(tx: Db, plan: RecurringIssue, now: Date): Promise<void> {
  const [next] = nextOccurrences(planSchedule(plan), new Date(now.getTime() - START_GRACE_MS), 1)
  await saveNextOccurrence(tx, plan.id, next ?? null, plan.createBeforeStartInHours)
}

export const planApprovalHandler: ApprovalHandler = {
  lock: lockPlanRow,
  async applyOutcome(tx, by, key, verbs, now) {
    let plan = await getPlan(tx, { deviceId: key.deviceId, recurringIssueId: key.objectId }, now)
    for (const verb of verbs) plan = await transitionPlan(tx, by, plan, verb, now)
  },
  canReschedule: (actor, access, record) =>
    record.createdBy === actor.userId || hasDeviceAuthority(actor, access, "ISSUE_UPDATE"),
  changeEvent: () => null,
  async reschedule(tx, by, { object }, to, now) {
    if (to.type !== "RECURRING_ISSUE") return
    const path = { deviceId: object.deviceId, recurringIssueId: object.id }
    const before = await getPlan(tx, path, now)
    const startOn = new Date(to.startDateTime)
    const endOn = to.endDateTime === null || before.period === "SINGULAR" ? null : new Date(to.endDateTime)
    const problems = planDateProblems({ startOn, endOn }, new Date(before.startDateTime), now)
    if (problems.length > 0) throw validationRefusal(problems)
    await savePlanDates(tx, before, { startOn, endOn }, { userId: by.userId, now })
    const after = await getPlan(tx, path, now)
    const dates = ({ startDateTime, endDateTime }: RecurringIssue) => ({ startDateTime, endDateTime })
    const { details } = differences(dates(before), dates(after))
    await record({ tx, actor: by, now }, "PLAN_CHANGED", auditObjectOfPlan(path), details)
    await scheduleNextIssue(tx, after, now)
    await resubmitPlan(tx, by, before, after, now)
  },
}
