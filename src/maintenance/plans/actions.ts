/** Actions on a plan: create, change, delete, activate, deactivate. */

import type { Actor } from "../../base/authorities.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { changedFields } from "../../base/fields.ts"
import type { RefusalText } from "../../base/reasons.ts"
import { Refusal, validationRefusal } from "../../base/refusal.ts"
import { sanitiseFields } from "../../base/rich-text.ts"
import { inTransaction } from "../../db/transaction.ts"
import { differences } from "../../system/audit/rules.ts"
import type { AuditEvent } from "../../system/audit/rules-events.ts"
import { record } from "../../system/audit/store.ts"
import { closeApproval, renameApprovalObject, submitForApproval } from "../approvals/actions-requests.ts"
import { checkAssignment, UNASSIGNED } from "../issues/actions-assignment.ts"
import { cleanItem } from "../issues/checklist/rules.ts"
import {
  isPlanApproved,
  planApprovalRef,
  planApprovalSubject,
  resubmitPlan,
  scheduleNextIssue,
  transitionPlan,
} from "./actions-approval.ts"
import { auditObjectOfPlan } from "./actions-audit.ts"
import {
  type CreateRecurringIssue,
  type PlanFields,
  type RecurringIssue,
  type RecurringIssueChange,
  recurringIssueChanges,
} from "./contract.ts"
import { PLAN_FIELDS } from "./fields.ts"
import {
  type PlanStatus,
  type PlanVerb,
  planDateProblems,
  planExpiresOn,
  planStatusAfter,
  START_GRACE_MS,
} from "./rules.ts"
import {
  deletePlan,
  getPlan,
  insertPlan,
  lockPlan,
  type PlanPath,
  planDates,
  planSchedule,
  type SavedPlanFields,
  savePlanFields,
} from "./store.ts"

const DEACTIVATED: PlanStatus = { state: "INACTIVE", inactiveReason: "DEACTIVATED" }

/**
 * A plan that requires approval waits for it; an inactive plan requests it on activation.
 *
 * @throws Refusal BAD_REQUEST when the start has passed or the end is not after it
 */
export async function createPlan(
  deps: Deps,
  actor: Actor,
  deviceId: string,
  input: CreateRecurringIssue,
): Promise<RecurringIssue> {
  const fields = await toSavedFields(input, serverTimeZone())
  const created = await inTransaction(deps, async (tx, now) => {
    checkDates(fields, null, now)
    await checkAssignment(tx, deviceId, UNASSIGNED, fields)
    const recurringIssueId = await insertPlan(tx, deviceId, fields, DEACTIVATED, {
      userId: actor.userId,
      now,
    })
    const path = { deviceId, recurringIssueId }
    await record({ tx, actor, now }, "PLAN_CREATED", auditObjectOfPlan(path), { title: fields.title })
    const plan = await getPlan(tx, path, now)
    if (input.active) await requestActivation(tx, actor, plan, now)
    return getPlan(tx, path, now)
  })
  deps.publish({ kind: "approval", objectId: created.id })
  return created
}

/** @throws Refusal CONFLICT with the other user and the differing fields after a concurrent save */
export async function updatePlan(
  deps: Deps,
  actor: Actor,
  path: PlanPath,
  wanted: RecurringIssueChange,
): Promise<RecurringIssue> {
  const clean = await sanitiseFields(wanted, ["description"])
  return changePlan(deps, actor, path, "PLAN_CHANGED", async (tx, before, now) => {
    const merged = recurringIssueChanges.merge(before, clean)
    const input = { ...merged, checklist: merged.checklist.map(cleanItem) }
    const { active: _, ...planFields } = input
    const fields = parsePlanFields(planFields, before.timeZone)
    if (wanted.version !== undefined && wanted.version !== before.version) {
      throw versionConflict(before, input)
    }
    if (differingFields(before, input).length === 0) return
    checkDates(fields, new Date(before.startDateTime), now)
    await checkAssignment(tx, path.deviceId, before, fields)
    await savePlanFields(tx, before.id, fields, { userId: actor.userId, now })
    const after = await getPlan(tx, path, now)
    await scheduleNextIssue(tx, after, now)
    await resubmitPlan(tx, actor, before, after, now)
    await renameApprovalObject(tx, planApprovalRef(after.id), after.title)
    await setActive(tx, actor, await getPlan(tx, path, now), wanted.active, now)
  })
}

/** While a plan waits for approval, its votes decide whether it runs. */
async function setActive(tx: Db, actor: Actor, plan: RecurringIssue, active: boolean | undefined, now: Date) {
  if (active === undefined || plan.status === "APPROVAL_PENDING" || active === plan.active) return
  if (active) await requestActivation(tx, actor, plan, now)
  else await transitionPlan(tx, actor, plan, "deactivate", now)
}

/**
 * Resumes from now: occurrences of the inactive period are skipped. Waits for approval where the device requires it
 * and the plan's current version is not approved.
 *
 * @throws Refusal CONFLICT when the plan is over, or not inactive
 */
export function activatePlan(deps: Deps, actor: Actor, path: PlanPath): Promise<RecurringIssue> {
  return changePlan(deps, actor, path, "PLAN_ACTIVATED", (tx, plan, now) =>
    requestActivation(tx, actor, plan, now),
  )
}

/** @throws Refusal CONFLICT when the plan is not active */
export function deactivatePlan(deps: Deps, actor: Actor, path: PlanPath): Promise<RecurringIssue> {
  return changePlan(deps, actor, path, "PLAN_DEACTIVATED", async (tx, plan, now) => {
    requireTransition(plan, "deactivate")
    await transitionPlan(tx, actor, plan, "deactivate", now)
  })
}

/** Issues made from the plan stay in the book. @throws Refusal NOT_FOUND */
export async function removePlan(deps: Deps, actor: Actor, path: PlanPath): Promise<void> {
  await inTransaction(deps, async (tx, now) => {
    const plan = await lockPlan(tx, path, now)
    await closeApproval(tx, actor, planApprovalRef(plan.id), now)
    await deletePlan(tx, plan.id)
    await record({ tx, actor, now }, "PLAN_DELETED", auditObjectOfPlan(path), { title: plan.title })
  })
  deps.publish({ kind: "approval", objectId: path.recurringIssueId })
}

async function requestActivation(tx: Db, actor: Actor, plan: RecurringIssue, now: Date): Promise<void> {
  requireTransition(plan, "activate")
  const overOn = planExpiresOn(planSchedule(plan))
  if (overOn && overOn.getTime() < now.getTime() - START_GRACE_MS)
    throw planConflict(plan, "planExpired", { overOn: overOn.toISOString() })
  const isApproved = await isPlanApproved(tx, plan.id)
  const mustWait = !isApproved && (await submitForApproval(tx, actor, planApprovalSubject(plan), now))
  await transitionPlan(tx, actor, plan, mustWait ? "requestApproval" : "activate", now)
}

function requireTransition(plan: RecurringIssue, verb: PlanVerb): void {
  if (!planStatusAfter(plan.status, verb))
    throw planConflict(plan, "planActionNotAllowed", { verb, status: plan.status })
}

async function changePlan(
  deps: Deps,
  actor: Actor,
  path: PlanPath,
  event: AuditEvent,
  decide: (tx: Db, plan: RecurringIssue, now: Date) => Promise<void>,
): Promise<RecurringIssue> {
  const changed = await inTransaction(deps, async (tx, now) => {
    const before = await lockPlan(tx, path, now)
    await decide(tx, before, now)
    const after = await getPlan(tx, path, now)
    if (event === "PLAN_CHANGED" && after.version === before.version) return after
    const { details } = differences(auditView(before), auditView(after))
    await record({ tx, actor, now }, event, auditObjectOfPlan(path), details)
    return after
  })
  deps.publish({ kind: "approval", objectId: changed.id })
  return changed
}

/** The form of a plan for the audit log, with the names of users and groups. */
function auditView(plan: RecurringIssue): object {
  const kept = Object.entries(plan).filter(([name]) => !METADATA_FIELDS.has(name))
  return {
    ...Object.fromEntries(kept),
    assignedUser: plan.assignedUser?.username ?? null,
    assignedUserGroup: plan.assignedUserGroup?.name ?? null,
  }
}

/** Fields that users cannot edit. */
const METADATA_FIELDS = new Set(["version", "changedOn", "changedBy", "nextActivation", "nextActivations"])

function versionConflict(plan: RecurringIssue, input: CreateRecurringIssue): Refusal {
  const fields = differingFields(plan, input)
  return planConflict(plan, "planChangedMeanwhile", { changedBy: plan.changedBy.displayName, fields })
}

/** Names of the fields that are stored otherwise; lists are compared as JSON. */
function differingFields(plan: RecurringIssue, input: CreateRecurringIssue): string[] {
  const others = (["checklist", "active"] as const).filter(
    (name) => JSON.stringify(plan[name]) !== JSON.stringify(input[name]),
  )
  return [...changedFields(PLAN_FIELDS, plan, input), ...others]
}

function planConflict(plan: RecurringIssue, text: RefusalText, more = {}): Refusal {
  const message = `recurring issue "${plan.title}" (${plan.status}): ${text}`
  return new Refusal("CONFLICT", message, { text, recurringIssueId: plan.id, title: plan.title, ...more })
}

function checkDates(fields: SavedPlanFields, savedStartOn: Date | null, now: Date): void {
  const problems = planDateProblems(planDates(fields), savedStartOn, now)
  if (problems.length > 0) throw validationRefusal(problems)
}

async function toSavedFields(input: PlanFields, timeZone: string): Promise<SavedPlanFields> {
  return parsePlanFields(await sanitiseFields(input, ["description"]), timeZone)
}

function parsePlanFields(input: PlanFields, timeZone: string): SavedPlanFields {
  const endDateTime = input.period === "SINGULAR" ? null : input.endDateTime
  const checklist = input.checklist.map(cleanItem)
  return { ...input, endDateTime, checklist, timeZone: input.timeZone ?? timeZone }
}

/** For callers that name none. */
function serverTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
