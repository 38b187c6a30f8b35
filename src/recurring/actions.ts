/** The verbs of a plan: create, change, delete, activate, deactivate, and what an approval decides about it. */
import { type AuditEvent, writeAudit } from "../audit/store.ts"
import type { Db, Deps } from "../base/deps.ts"
import { Refusal, refuseFields } from "../base/refusal.ts"
import { sanitiseRichText } from "../base/rich-text.ts"
import type { Actor } from "../roles/rules.ts"
import type { CreateRecurringIssue, PlanFields, RecurringIssue, UpdateRecurringIssue } from "./contract.ts"
import {
  type PlanStanding,
  type PlanVerb,
  planAfter,
  planOverOn,
  START_GRACE_MS,
  wrongDates,
} from "./rules.ts"
import { nextOccurrences, type Schedule } from "./rules-calendar.ts"
import {
  deletePlan,
  getPlan,
  insertPlan,
  lockPlan,
  type PlanPath,
  type SavedFields,
  saveNextOccurrence,
  savePlanFields,
  savePlanStanding,
} from "./store.ts"

const DEACTIVATED: PlanStanding = { state: "INACTIVE", inactiveReason: "DEACTIVATED" }
const ACTIVE: PlanStanding = { state: "ACTIVE", inactiveReason: null }

/** @throws Refusal BAD_REQUEST when the start has passed or the end is not after it */
export async function createPlan(
  deps: Deps,
  actor: Actor,
  deviceId: string,
  input: CreateRecurringIssue,
): Promise<RecurringIssue> {
  const now = deps.clock()
  const fields = await savedFields(input, serverTimeZone())
  refuseWrong(fields, null, now)
  return deps.db.transaction().execute(async (tx) => {
    const by = { userId: actor.userId, now }
    const planId = await insertPlan(tx, deviceId, fields, input.active ? ACTIVE : DEACTIVATED, by)
    const path = { deviceId, recurringIssueId: planId }
    await planNext(tx, planId, fields, now)
    await audit(tx, actor, "PLAN_CREATED", path, now, { title: fields.title })
    return getPlan(tx, path, now)
  })
}

/** @throws Refusal CONFLICT with who was faster and which fields differ, when somebody saved since it was read */
export async function updatePlan(
  deps: Deps,
  actor: Actor,
  path: PlanPath,
  input: UpdateRecurringIssue,
): Promise<RecurringIssue> {
  const description = await sanitiseRichText(input.description)
  return change(deps, actor, path, "PLAN_CHANGED", async (tx, plan, now) => {
    const fields = parsedFields({ ...input, description }, plan.timeZone)
    if (input.version !== undefined && input.version !== plan.version) throw changedMeanwhile(plan, input)
    refuseWrong(fields, new Date(plan.startDateTime), now)
    const by = { userId: actor.userId, now }
    await savePlanFields(tx, plan.id, fields, by)
    await planNext(tx, plan.id, fields, now)
    if (input.active === undefined || plan.status === "APPROVAL_PENDING" || input.active === plan.active)
      return
    await move(tx, plan, input.active ? "activate" : "deactivate", fields, by)
  })
}

/** Goes on from now: what lay in the inactive time is not made up. @throws Refusal CONFLICT when the plan is over */
export function activatePlan(deps: Deps, actor: Actor, path: PlanPath): Promise<RecurringIssue> {
  return change(deps, actor, path, "PLAN_ACTIVATED", async (tx, plan, now) => {
    const schedule = scheduleOfPlan(plan)
    await move(tx, plan, "activate", schedule, { userId: actor.userId, now })
    await planNext(tx, plan.id, { ...schedule, createBeforeStartInHours: plan.createBeforeStartInHours }, now)
  })
}

export function deactivatePlan(deps: Deps, actor: Actor, path: PlanPath): Promise<RecurringIssue> {
  return change(deps, actor, path, "PLAN_DEACTIVATED", async (tx, plan, now) => {
    await move(tx, plan, "deactivate", scheduleOfPlan(plan), { userId: actor.userId, now })
  })
}

/** Issues made from the plan stay in the book. */
export async function removePlan(deps: Deps, actor: Actor, path: PlanPath): Promise<void> {
  const now = deps.clock()
  await deps.db.transaction().execute(async (tx) => {
    const plan = await lockPlan(tx, path, now)
    await deletePlan(tx, plan.id)
    await audit(tx, actor, "PLAN_DELETED", path, now, { title: plan.title })
  })
}

/** What an approval does to a plan, in the approval's transaction. An approved plan goes on from now. */
export async function decidePlan(
  tx: Db,
  actor: Actor,
  path: PlanPath,
  verb: Extract<PlanVerb, "requestApproval" | "approve" | "deny" | "retract">,
  now: Date,
): Promise<void> {
  const plan = await lockPlan(tx, path, now)
  const schedule = scheduleOfPlan(plan)
  await move(tx, plan, verb, schedule, { userId: actor.userId, now })
  if (verb === "approve")
    await planNext(tx, plan.id, { ...schedule, createBeforeStartInHours: plan.createBeforeStartInHours }, now)
  await audit(tx, actor, "PLAN_CHANGED", path, now, { verb })
}

async function move(
  tx: Db,
  plan: RecurringIssue,
  verb: PlanVerb,
  schedule: Pick<Schedule, "period" | "startOn" | "endOn">,
  by: { userId: string; now: Date },
): Promise<void> {
  const standing = planAfter(plan.status, verb)
  if (!standing) throw conflict(plan, "planStateForbids", { verb, status: plan.status })
  const overOn = planOverOn(schedule)
  if (verb === "activate" && overOn && overOn.getTime() < by.now.getTime() - START_GRACE_MS)
    throw conflict(plan, "planIsOver", { overOn: overOn.toISOString() })
  await savePlanStanding(tx, plan.id, standing, by)
}

/** The next issue is for the first occurrence from now on; one that has its issue already gets no second. */
async function planNext(
  tx: Db,
  planId: string,
  plan: Pick<SavedFields, "createBeforeStartInHours"> & (SavedFields | Schedule),
  now: Date,
): Promise<void> {
  const schedule = "dayFrom" in plan ? plan : { ...plan, dayFrom: plan.dayFromStartOrEnd }
  const [next] = nextOccurrences(schedule, new Date(now.getTime() - START_GRACE_MS), 1)
  await saveNextOccurrence(tx, planId, next ?? null, plan.createBeforeStartInHours)
}

async function change(
  deps: Deps,
  actor: Actor,
  path: PlanPath,
  event: AuditEvent,
  decide: (tx: Db, plan: RecurringIssue, now: Date) => Promise<void>,
): Promise<RecurringIssue> {
  const now = deps.clock()
  return deps.db.transaction().execute(async (tx) => {
    const before = await lockPlan(tx, path, now)
    await decide(tx, before, now)
    const after = await getPlan(tx, path, now)
    const details = { before: before.status, after: after.status, changed: changedFields(before, after) }
    await audit(tx, actor, event, path, now, details)
    return after
  })
}

function changedFields(before: RecurringIssue, after: RecurringIssue): string {
  const names = Object.keys(after).filter((name) => !BOOKKEEPING.has(name)) as (keyof RecurringIssue)[]
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name])).join(", ")
}

/** Fields that no person changes. */
const BOOKKEEPING = new Set(["version", "changedOn", "changedBy", "nextActivation", "nextActivations"])

function changedMeanwhile(plan: RecurringIssue, input: UpdateRecurringIssue): Refusal {
  const saved = plan as unknown as Record<string, unknown>
  const given = input as unknown as Record<string, unknown>
  const fields = Object.keys(given).filter(
    (name) => name !== "version" && name in saved && !isSame(saved[name], given[name]),
  )
  return conflict(plan, "planChangedMeanwhile", { changedBy: plan.changedBy.displayName, fields })
}

/** Instants may be written in several ways. */
function isSame(saved: unknown, given: unknown): boolean {
  if (saved === given) return true
  const times = [saved, given].map((value) => (typeof value === "string" ? Date.parse(value) : Number.NaN))
  return times[0] === times[1]
}

function conflict(plan: RecurringIssue, text: string, more = {}): Refusal {
  const message = `recurring issue "${plan.title}" (${plan.status}): ${text}`
  return new Refusal("CONFLICT", message, { text, recurringIssueId: plan.id, title: plan.title, ...more })
}

function refuseWrong(fields: SavedFields, savedStartOn: Date | null, now: Date): void {
  const problems = wrongDates(fields, savedStartOn, now)
  if (problems.length > 0) throw refuseFields(problems)
}

async function savedFields(input: PlanFields, timeZone: string): Promise<SavedFields> {
  return parsedFields({ ...input, description: await sanitiseRichText(input.description) }, timeZone)
}

function parsedFields(input: PlanFields, timeZone: string): SavedFields {
  const { startDateTime, endDateTime, timeZone: wanted, ...rest } = input
  const endOn = endDateTime === null || rest.period === "SINGULAR" ? null : new Date(endDateTime)
  return { ...rest, startOn: new Date(startDateTime), endOn, timeZone: wanted ?? timeZone }
}

function scheduleOfPlan(plan: RecurringIssue): Schedule {
  return {
    period: plan.period,
    timeZone: plan.timeZone,
    startOn: new Date(plan.startDateTime),
    endOn: plan.endDateTime === null ? null : new Date(plan.endDateTime),
    dayOf: plan.dayOf,
    dayFrom: plan.dayFromStartOrEnd,
    dayOfWeek: plan.dayOfWeek,
    weekendInclusive: plan.weekendInclusive,
  }
}

/** For callers that name none. */
function serverTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

function audit(
  tx: Db,
  actor: Actor,
  event: AuditEvent,
  path: PlanPath,
  now: Date,
  details: Record<string, string>,
): Promise<void> {
  const { deviceId, recurringIssueId: objectId } = path
  return writeAudit(tx, actor, { event, objectType: "recurringIssue", objectId, deviceId, details }, now)
}
