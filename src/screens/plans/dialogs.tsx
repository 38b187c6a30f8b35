/** Dialogs of a plan: the plan itself, its deactivation and its deletion. */
import type { ApprovalRequestState } from "../../maintenance/approvals/store.ts"
import type { RecurringIssue } from "../../maintenance/plans/contract.ts"
import { ApprovalBadge } from "../../web/badge.tsx"
import { Button } from "../../web/button.tsx"
import { ConfirmDialog } from "../../web/confirm-dialog.tsx"
import { Dialog, dialogTrigger } from "../../web/dialog.tsx"
import { ActionButton, Notice } from "../../web/form.tsx"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { PlanForm, type PlanFormProps, planPath } from "./plan-form.tsx"
import { PlanBadge } from "./plan-list.tsx"

interface PlanDialogProps extends PlanFormProps {
  /** State of the plan's approval request; null without one, or without the right to read it. */
  approval: ApprovalRequestState | null
  mayDelete: boolean
}

export function PlanDialog(props: PlanDialogProps) {
  const { t } = useView()
  const { plan, device } = props
  return (
    <Dialog
      id="plan-dialog"
      isView
      title={`${plan?.title ?? t("plans.newPlan")} · ${device.name}`}
      size="wide"
    >
      {plan && <PlanFacts {...props} plan={plan} />}
      <PlanForm {...props} />
    </Dialog>
  )
}

function PlanFacts({ plan, approval, maySave, mayDelete }: PlanDialogProps & { plan: RecurringIssue }) {
  const { t } = useView()
  const path = planPath(plan)
  return (
    <div className="plan-facts">
      <PlanBadge plan={plan} />
      {approval && (
        <a href={`/approvals/${approval.id}`}>
          {t("issues.approvalRequest")} <ApprovalBadge state={approval.state} />
        </a>
      )}
      {plan.nextActivation && (
        <span className="muted">
          {t("plans.nextOccurrence")}: <Time at={plan.nextActivation} form="minute" />
        </span>
      )}
      <span className="plan-actions">
        {maySave && plan.status === "INACTIVE" && (
          <ActionButton action={`${path}/activate`} icon="play" text="plans.activate" />
        )}
        {maySave && plan.status === "ACTIVE" && (
          <Button icon="pause" {...dialogTrigger(`${path}/deactivate`)}>
            {t("plans.deactivate")}
          </Button>
        )}
        {mayDelete && (
          <Button icon="delete" {...dialogTrigger(`${path}/delete`)}>
            {t("plans.delete")}
          </Button>
        )}
      </span>
    </div>
  )
}

export const PLAN_CONFIRMATIONS = ["deactivate", "delete"] as const
export type PlanConfirmation = (typeof PLAN_CONFIRMATIONS)[number]

/** Names what follows before it happens. */
export function ConfirmPlanDialog({ plan, name }: { plan: RecurringIssue; name: PlanConfirmation }) {
  const { t } = useView()
  return (
    <ConfirmDialog
      id={`${name}-plan`}
      title={`plans.${name}`}
      action={`${planPath(plan)}/${name}`}
      submit={`plans.${name}`}
      kind={name === "delete" ? "danger" : "primary"}
    >
      <Notice tone="amber">{t(`plans.${name}Hint`, { title: plan.title })}</Notice>
    </ConfirmDialog>
  )
}
