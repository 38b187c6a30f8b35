/** The form of a plan: its values, and the body of the call that they make. Times are those of the plan's time zone. */
import type { z } from "zod/mini"
import { MS_PER_DAY } from "../../base/clock.ts"
import { createRecurringIssue, type RecurringIssue } from "../../maintenance/plans/contract.ts"
import type { PlanDraft } from "../../maintenance/plans/preview/rules.ts"
import { isTimeZone } from "../../maintenance/plans/rules.ts"
import { richTextFromForm } from "../../web/rich-text.tsx"
import { instantFromForm, toLocalInput } from "../../web/texts/local-input.ts"
import { PLANT_TIME_ZONE } from "../../web/time.tsx"
import { itemsFromRows, postedRows } from "../issues/checklist/editor-values.ts"

/** A plan ends so long after its start unless another end is chosen (specification §2). */
const DEFAULT_LENGTH_DAYS = 365

const TEXT_FIELDS = [
  ...(["title", "recurringIssueType", "priority", "period", "timeZone"] as const),
  ...(["startDateTime", "endDateTime", "dayOf", "dayOfWeek", "dayFromStartOrEnd"] as const),
  ...(["maintenanceWindowInHours", "createBeforeStartInHours"] as const),
  ...(["assignedUserId", "assignedUserGroupId", "notificationEmails", "description"] as const),
]
const FLAGS = ["weekendInclusive", "enableRemoteAccess", "disconnectSessionsUponTimeEnd"] as const

export type PlanFormValues = Record<(typeof TEXT_FIELDS)[number], string> &
  Record<(typeof FLAGS)[number], boolean>

/** The plant's zone where the server names a place; otherwise the reader's. */
function defaultTimeZone(readerZone: string): string {
  return PLANT_TIME_ZONE.includes("/") && !PLANT_TIME_ZONE.startsWith("Etc/") ? PLANT_TIME_ZONE : readerZone
}

export function newPlanValues(now: Date, readerZone: string): PlanFormValues {
  const timeZone = defaultTimeZone(readerZone)
  const end = new Date(now.getTime() + DEFAULT_LENGTH_DAYS * MS_PER_DAY)
  const defaults = createRecurringIssue.parse({
    title: "-",
    startDateTime: now.toISOString(),
    endDateTime: end.toISOString(),
  })
  return toValues({ ...defaults, timeZone, title: "" })
}

export function savedPlanValues(plan: RecurringIssue): PlanFormValues {
  return toValues({
    ...plan,
    assignedUserId: plan.assignedUser?.id ?? null,
    assignedUserGroupId: plan.assignedUserGroup?.id ?? null,
  })
}

function toValues(plan: object): PlanFormValues {
  const given = plan as Record<string, unknown>
  const timeZone = String(given.timeZone)
  const shownValue = (name: string) => {
    const value = given[name]
    if (value === null || value === undefined) return ""
    return name.endsWith("DateTime") ? toLocalInput(new Date(String(value)), timeZone) : String(value)
  }
  return Object.fromEntries([
    ...TEXT_FIELDS.map((name) => [name, shownValue(name)]),
    ...FLAGS.map((name) => [name, given[name] === true]),
  ]) as PlanFormValues
}

export function postedPlanValues(form: Record<string, string>, saved: RecurringIssue | null): PlanFormValues {
  return {
    ...(Object.fromEntries([
      ...TEXT_FIELDS.map((name) => [name, form[name] ?? ""]),
      ...FLAGS.map((name) => [name, form[name] === "true"]),
    ]) as PlanFormValues),
    description: richTextFromForm(form, "description", saved?.description),
  }
}

/** The body of the call. Times that were not edited stay as they are saved, to the millisecond. */
export function planBodyFromForm(
  form: Record<string, string>,
  saved: RecurringIssue | null,
): Record<string, unknown> {
  const timeZone = form.timeZone ?? ""
  const integer = (name: string) => Number(form[name] || Number.NaN)
  const instant = (name: "startDateTime" | "endDateTime") =>
    toInstant(form[name] ?? "", timeZone, saved?.[name])
  return {
    ...Object.fromEntries(
      (["title", "recurringIssueType", "priority", "period", "dayOfWeek", "dayFromStartOrEnd"] as const).map(
        (name) => [name, form[name]],
      ),
    ),
    ...Object.fromEntries(FLAGS.map((name) => [name, form[name] === "true"])),
    timeZone,
    startDateTime: instant("startDateTime"),
    endDateTime: form.period === "SINGULAR" || !form.endDateTime ? null : instant("endDateTime"),
    dayOf: integer("dayOf"),
    maintenanceWindowInHours: integer("maintenanceWindowInHours"),
    createBeforeStartInHours: integer("createBeforeStartInHours"),
    assignedUserId: form.assignedUserId || null,
    assignedUserGroupId: form.assignedUserGroupId || null,
    notificationEmails: form.notificationEmails ?? "",
    description: richTextFromForm(form, "description", saved?.description),
    checklist: itemsFromRows(postedRows(form)),
  }
}

function toInstant(typed: string, timeZone: string, saved: string | null | undefined): string {
  if (!isTimeZone(timeZone)) return ""
  return instantFromForm(typed, timeZone, saved)
}

/** What the preview needs of the form; null while it is incomplete. */
export function planDraftFromForm(
  form: Record<string, string>,
  saved: RecurringIssue | null,
): PlanDraft | null {
  const parsed = createRecurringIssue.safeParse({
    ...planBodyFromForm(form, saved),
    title: "-",
    description: "",
    notificationEmails: "",
    checklist: [],
  })
  return parsed.success ? draftOf(parsed.data) : null
}

export function draftOf(
  plan: Omit<z.output<typeof createRecurringIssue>, "active"> | RecurringIssue,
): PlanDraft {
  return {
    schedule: {
      period: plan.period,
      timeZone: plan.timeZone ?? "UTC",
      startOn: new Date(plan.startDateTime),
      endOn: plan.endDateTime === null ? null : new Date(plan.endDateTime),
      dayOf: plan.dayOf,
      dayFrom: plan.dayFromStartOrEnd,
      dayOfWeek: plan.dayOfWeek,
      weekendInclusive: plan.weekendInclusive,
    },
    windowHours: plan.maintenanceWindowInHours,
    createBeforeHours: plan.createBeforeStartInHours,
  }
}
