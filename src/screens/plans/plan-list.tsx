/** The recurring issues of a machine: the list of its tab. */

import type { Page } from "../../base/page-request.ts"
import type { RecurringIssue } from "../../maintenance/plans/contract.ts"
import { PLAN_SORTS } from "../../maintenance/plans/rules.ts"
import { Badge, PriorityBadge, type Tone } from "../../web/badge.tsx"
import { ButtonLink } from "../../web/button.tsx"
import { dialogTrigger } from "../../web/dialog.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { List, type ListDeclaration } from "../../web/list.tsx"
import type { ListParameters } from "../../web/pager.tsx"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { planPath } from "./plan-form.tsx"
import { repeatText } from "./repeat-text.ts"

/** Value of `tab` in the address of the machine page that lists the plans. */
export const PLANS_TAB = "recurring"

const STATE_TONES = {
  ACTIVE: "green",
  INACTIVE: "neutral",
  APPROVAL_PENDING: "amber",
} as const satisfies Record<RecurringIssue["status"], Tone>

/** The plan's state; an inactive plan also shows why. */
export function PlanBadge({ plan }: { plan: Pick<RecurringIssue, "status" | "inactiveReason"> }) {
  const { t } = useView()
  const word = t(`plans.state_${plan.status}`)
  return (
    <Badge tone={plan.inactiveReason === "APPROVAL_DENIED" ? "red" : STATE_TONES[plan.status]}>
      {plan.inactiveReason ? `${word} · ${t(`plans.reason_${plan.inactiveReason}`)}` : word}
    </Badge>
  )
}

/**
 * @param path  of the page that shows the list
 * @param keep  what else the page's address holds, e.g. its tab
 */
export function PlanList({
  deviceId,
  path,
  keep,
  plans,
  mayCreate,
}: {
  deviceId: string
  path: string
  keep: ListParameters
  plans: Page<RecurringIssue>
  mayCreate: boolean
}) {
  const { t } = useView()
  const address = planPath({ deviceId, id: null })
  const create = mayCreate && (
    <ButtonLink href={address} icon="plus" {...dialogTrigger(address)}>
      {t("plans.newPlan")}
    </ButtonLink>
  )
  return (
    <List
      {...PLAN_LIST}
      path={path}
      keep={keep}
      page={plans}
      rowHref={(plan) => planPath(plan)}
      empty={<EmptyState icon="refresh">{t("plans.none")}</EmptyState>}
      actions={create}
    />
  )
}

export const PLAN_LIST: ListDeclaration<RecurringIssue> = {
  id: "plan-list",
  label: "plans.title",
  sorts: PLAN_SORTS,
  columns: [
    { id: "title", sort: "title", head: "terms.title", cell: (plan) => plan.title, narrow: "title" },
    { id: "repeats", head: "plans.period", cell: (plan, { t }) => repeatText(plan, t) },
    { id: "state", head: "terms.state", cell: (plan) => <PlanBadge plan={plan} /> },
    {
      id: "priority",
      head: "terms.priority",
      narrow: "wide",
      cell: (plan) => <PriorityBadge priority={plan.priority} />,
    },
    {
      id: "assignee",
      head: "terms.assignee",
      cell: (plan, { t }) =>
        plan.assignedUser?.displayName ??
        plan.assignedUserGroup?.name ?? <span className="muted">{t("terms.unassigned")}</span>,
    },
    {
      id: "next",
      sort: "nextActivation",
      head: "plans.nextOccurrence",
      narrow: "labelled",
      cell: (plan, { t }) =>
        plan.nextActivation ? (
          <span className="numeric">
            <Time at={plan.nextActivation} form="minute" />
          </span>
        ) : (
          <span className="muted">{t("plans.noNextOccurrence")}</span>
        ),
    },
  ],
}
