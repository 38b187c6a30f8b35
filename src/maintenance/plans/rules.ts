/** States, limits and defaults of recurring issues (plans): specification §3, §4, §5, §9. */
import type { FieldProblem } from "../../base/refusal.ts"

/** Bounds of `createBeforeStartInHours`; 0 makes the issue at its activation. */
export const CREATE_BEFORE_HOURS = { min: 0, max: 240, default: 0 } as const
export const PLAN_WINDOW_HOURS_DEFAULT = 8
/** Every month but a common year's February has a 29th. */
export const DAY_OF = { min: 1, max: 29, default: 1 } as const
/** A form's start is "now" by default, and filling in the form takes minutes. */
export const START_GRACE_MS = 15 * 60_000
/** Number of upcoming activations in a response. */
export const ACTIVATIONS_SHOWN = 5
/** Longest IANA name is 32 characters; aliases may be longer. */
export const TIME_ZONE_CHARACTERS_MAX = 64

export const PERIODS = [
  "SINGULAR",
  "DAILY",
  "WEEKLY",
  "MONTHLY",
  "QUARTERLY",
  "SEMIYEARLY",
  "YEARLY",
] as const
export type Period = (typeof PERIODS)[number]
export const PERIOD_DEFAULT: Period = "MONTHLY"

export const WEEKDAYS = [
  "MONDAY",
  "TUESDAY",
  "WEDNESDAY",
  "THURSDAY",
  "FRIDAY",
  "SATURDAY",
  "SUNDAY",
] as const
export type Weekday = (typeof WEEKDAYS)[number]

export const DIRECTIONS = ["FROM_START", "FROM_END"] as const
export type Direction = (typeof DIRECTIONS)[number]

export const PLAN_STATES = ["ACTIVE", "INACTIVE", "APPROVAL_PENDING"] as const
export type PlanState = (typeof PLAN_STATES)[number]

export const INACTIVE_REASONS = [
  "APPROVAL_DENIED",
  "APPROVAL_REQUEST_RETRACTED",
  "EXPIRED",
  "DEACTIVATED",
] as const
export type InactiveReason = (typeof INACTIVE_REASONS)[number]

export type PlanVerb =
  | "activate"
  | "deactivate"
  | "expire"
  | "requestApproval"
  | "approve"
  | "deny"
  | "retract"

export interface PlanStatus {
  state: PlanState
  inactiveReason: InactiveReason | null
}

const ACTIVE: PlanStatus = { state: "ACTIVE", inactiveReason: null }
const PENDING: PlanStatus = { state: "APPROVAL_PENDING", inactiveReason: null }
const inactive = (inactiveReason: InactiveReason): PlanStatus => ({ state: "INACTIVE", inactiveReason })

const RETRACTED = inactive("APPROVAL_REQUEST_RETRACTED")

/** All transitions of a plan. Mirrored by `recurring_issue_transition` in SQL. */
export const PLAN_TRANSITIONS: Record<PlanState, Partial<Record<PlanVerb, PlanStatus>>> = {
  ACTIVE: {
    deactivate: inactive("DEACTIVATED"),
    expire: inactive("EXPIRED"),
    requestApproval: PENDING,
    retract: RETRACTED,
  },
  INACTIVE: { activate: ACTIVE, requestApproval: PENDING, retract: RETRACTED },
  APPROVAL_PENDING: { approve: ACTIVE, deny: inactive("APPROVAL_DENIED"), retract: RETRACTED },
}

/** The status of a plan after `verb`; null when the verb is not allowed in this state. */
export function planStatusAfter(state: PlanState, verb: PlanVerb): PlanStatus | null {
  return PLAN_TRANSITIONS[state][verb] ?? null
}

/** A plan is over at its end; a single occurrence at its start. Null: never. */
export function planExpiresOn(plan: { period: Period; startOn: Date; endOn: Date | null }): Date | null {
  return plan.period === "SINGULAR" ? plan.startOn : plan.endOn
}

/**
 * The invalid dates of a plan (specification §5): a new start in the past, an end that is not after the start.
 *
 * @param savedStartOn  the saved start, which may have passed; null for a new plan
 */
export function planDateProblems(
  plan: { startOn: Date; endOn: Date | null },
  savedStartOn: Date | null,
  now: Date,
): FieldProblem[] {
  const isNewStart = savedStartOn?.getTime() !== plan.startOn.getTime()
  const problems: FieldProblem[] = []
  if (isNewStart && plan.startOn.getTime() < now.getTime() - START_GRACE_MS)
    problems.push({ path: "startDateTime", message: "validation.future" })
  if (plan.endOn && plan.endOn.getTime() <= plan.startOn.getTime())
    problems.push({ path: "endDateTime", message: "validation.endAfterStart" })
  return problems
}

/** An IANA name ("Europe/Berlin"), not an offset: only names include daylight saving time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat("en-GB", { timeZone: name }).resolvedOptions().timeZone !== ""
  } catch {
    return false
  }
}

export const PLAN_SORTS = {
  fields: ["title", "nextActivation", "createdOn", "changedOn"],
  defaultSort: "title",
} as const
