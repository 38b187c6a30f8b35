/** The form of a plan: its values, and the body of the call that they make. Times are those of the plan's time zone. */
import { daysAfter } from "../../base/clock.ts"
import { problemsOf, withProblems } from "../../base/parse.ts"
import {
  createRecurringIssue,
  type PlanFields,
  type RecurringIssue,
} from "../../maintenance/plans/contract.ts"
import { PLAN_FIELDS } from "../../maintenance/plans/fields.ts"
import type { PlanDraft } from "../../maintenance/plans/preview/rules.ts"
import { isTimeZone, planDateProblems } from "../../maintenance/plans/rules.ts"
import { planSchedule } from "../../maintenance/plans/store.ts"
import { bodyFromForm, defaultFormValues, entityFormValues, type FormValues } from "../../web/fields.tsx"
import { toLocalInput } from "../../web/texts/local-input.ts"
import { PLANT_TIME_ZONE } from "../../web/time.tsx"
import { itemsFromRows, postedRows } from "../issues/checklist/editor-values.ts"

/** A plan ends so long after its start unless another end is chosen (specification §2). */
const DEFAULT_LENGTH_DAYS = 365

export type PlanFormValues = FormValues<typeof PLAN_FIELDS>

/** The plant's zone where the server names a place; otherwise the reader's. */
function defaultTimeZone(readerZone: string): string {
  return PLANT_TIME_ZONE.includes("/") && !PLANT_TIME_ZONE.startsWith("Etc/") ? PLANT_TIME_ZONE : readerZone
}

export function newPlanValues(now: Date, readerZone: string): PlanFormValues {
  const timeZone = defaultTimeZone(readerZone)
  return {
    ...defaultFormValues(PLAN_FIELDS, now),
    timeZone,
    startDateTime: toLocalInput(now, timeZone),
    endDateTime: toLocalInput(daysAfter(now, DEFAULT_LENGTH_DAYS), timeZone),
  }
}

export function savedPlanValues(plan: RecurringIssue): PlanFormValues {
  return entityFormValues(PLAN_FIELDS, plan, plan.timeZone)
}

/** The body of the call. Dates are those of the form's time zone; without one they are missing. */
export function planBodyFromForm(
  form: Record<string, string>,
  saved: RecurringIssue | null,
): Record<string, unknown> {
  const { timeZone = "" } = form
  const isKnown = isTimeZone(timeZone)
  const dated = isKnown ? form : { ...form, startDateTime: "", endDateTime: "" }
  const body = bodyFromForm(PLAN_FIELDS, dated, isKnown ? timeZone : "UTC", saved ?? undefined)
  const endDateTime = form.period === "SINGULAR" ? null : body.endDateTime
  return { ...body, timeZone, endDateTime, checklist: itemsFromRows(postedRows(form)) }
}

/**
 * Reads the body of a form. What is wrong with its dates is said together with what is wrong with other fields, not after
 * these are right.
 *
 * @throws Refusal BAD_REQUEST
 */
export function readPlanBody<T>(
  body: Record<string, unknown>,
  saved: RecurringIssue | null,
  now: Date,
  read: (body: Record<string, unknown>) => T,
): T {
  const wrong = new Set(problemsOf(() => read(body)).map(({ path }) => path))
  const [startOn, endOn] = [body.startDateTime, body.endDateTime].map((value) => new Date(String(value)))
  const isDate = (date: Date | undefined): date is Date => date !== undefined && !Number.isNaN(date.getTime())
  const dates = isDate(startOn) ? { startOn, endOn: isDate(endOn) ? endOn : null } : null
  const problems = dates ? planDateProblems(dates, saved && new Date(saved.startDateTime), now) : []
  return withProblems(
    () => read(body),
    problems.filter(({ path }) => !wrong.has(path)),
  )
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

export function draftOf(plan: PlanFields | RecurringIssue): PlanDraft {
  return {
    schedule: planSchedule({ ...plan, timeZone: plan.timeZone ?? "UTC" }),
    windowHours: plan.maintenanceWindowInHours,
    createBeforeHours: plan.createBeforeStartInHours,
  }
}
