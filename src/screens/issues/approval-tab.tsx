/** The tab Approval Request of an issue: stages and log of its request. */
import type { ApprovalRequest } from "../../maintenance/approvals/contract.ts"
import { ApprovalBadge } from "../../web/badge.tsx"
import { ButtonLink } from "../../web/button.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { liveOn } from "../../web/live.ts"
import { Panel } from "../../web/panel.tsx"
import { useView } from "../../web/view.ts"
import { ApprovalLog } from "../approvals/approval-log.tsx"
import type { ChangedFields } from "../approvals/changed-fields.ts"
import { StageList } from "../approvals/stages.tsx"

export function ApprovalTab({
  request,
  changedFields,
}: {
  request: ApprovalRequest | null
  changedFields: ChangedFields
}) {
  const { t } = useView()
  if (!request) return <EmptyState icon="vote">{t("book.noApproval")}</EmptyState>
  const completed = request.state === "APPROVED" ? request.stages.length : request.currentStage
  return (
    <div id="issue-approval" className="stack" {...liveOn(`approval:${request.approvalObject.id}`)}>
      <Panel
        title={t("approvals.stages")}
        icon="vote"
        flush
        actions={
          <>
            <ApprovalBadge state={request.state} />
            <ButtonLink href={`/approvals/${request.id}`}>{t("book.openApproval")}</ButtonLink>
          </>
        }
      >
        <p className="muted">{t("approvals.stagesComplete", { completed, count: request.stages.length })}</p>
        <StageList request={request} />
      </Panel>
      <Panel title={t("approvals.log")} icon="log" flush>
        <ApprovalLog request={request} changedFields={changedFields} />
      </Panel>
    </div>
  )
}
