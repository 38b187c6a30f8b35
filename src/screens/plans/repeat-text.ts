/** The rule of a plan in words. */
import type { RecurringIssue } from "../../maintenance/plans/contract.ts"
import type { Translate } from "../../web/texts/i18n.ts"

/** "Weekly, Thursday", "Monthly, last day of the month". */
export function repeatText(
  plan: Pick<RecurringIssue, "period" | "dayOf" | "dayOfWeek" | "dayFromStartOrEnd" | "weekendInclusive">,
  t: Translate,
): string {
  const period = t(`plans.period_${plan.period}`)
  if (plan.period === "SINGULAR") return period
  if (plan.period === "DAILY") return plan.weekendInclusive ? period : t("plans.repeat_DAILY_weekdays")
  if (plan.period === "WEEKLY") return t("plans.repeat_WEEKLY", { day: t(`plans.day_${plan.dayOfWeek}`) })
  if (plan.dayFromStartOrEnd === "FROM_START")
    return t("plans.repeat_FROM_START", { period, day: plan.dayOf })
  if (plan.dayOf === 1) return t("plans.repeat_LAST", { period })
  return t("plans.repeat_FROM_END", { period, day: plan.dayOf })
}
