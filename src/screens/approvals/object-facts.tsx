/** Facts of the subject of an approval: an issue, a plan, or the access to a recording. */
import type { ApprovalRequest } from "../../maintenance/approvals/contract.ts"
import type { IssueDetail } from "../../maintenance/issues/contract.ts"
import type { RecurringIssue } from "../../maintenance/plans/contract.ts"
import { DescriptionList } from "../../web/panel.tsx"
import { RichText } from "../../web/rich-text.tsx"
import { PlantTime, Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { planPath } from "../plans/plan-form.tsx"
import { repeatText } from "../plans/repeat-text.ts"

/** The object under approval where the user may read it; null for a recording. */
export type ReadableObject = { issue: IssueDetail | null; plan: RecurringIssue | null }

/** Shows every field of an issue whose change resets the votes, so that none is approved unseen. */
export function ObjectFacts({ request, issue, plan }: { request: ApprovalRequest } & ReadableObject) {
  const { t } = useView()
  const { approvalObject } = request
  const { startTime, endTime, durationInHours } = approvalObject
  const start = new Date(startTime)
  const end = endTime ? new Date(endTime) : null
  return (
    <>
      <DescriptionList
        facts={[
          [
            t("terms.machine"),
            <a key="machine" href={`/devices/${approvalObject.deviceId}`}>
              {approvalObject.deviceName}
            </a>,
          ],
          ...(issue
            ? [
                [
                  t("approvals.type_ISSUE"),
                  <a key="object" href={`/devices/${issue.deviceId}/issues/${issue.id}`}>
                    {issue.title}
                  </a>,
                ] as const,
              ]
            : []),
          ...(plan
            ? [
                [
                  t("approvals.type_RECURRING_ISSUE"),
                  <a key="object" href={planPath(plan)}>
                    {plan.title}
                  </a>,
                ] as const,
                [t("plans.period"), repeatText(plan, t)] as const,
                [t("plans.windowShort"), t("terms.hours", { count: plan.maintenanceWindowInHours })] as const,
                [t("terms.remoteAccess"), t(plan.enableRemoteAccess ? "shell.yes" : "shell.no")] as const,
              ]
            : []),
          [
            t("terms.start"),
            <span key="start">
              <Time at={start} form="minute" /> <PlantTime at={start} />
            </span>,
          ],
          ...(end ? [[t("terms.end"), <Time key="end" at={end} form="minute" />] as const] : []),
          ...(durationInHours
            ? [[t("terms.duration"), t("terms.hours", { count: durationInHours })] as const]
            : []),
          ...(issue
            ? [
                [t("terms.type"), t(`states.issueType_${issue.issueType}`)] as const,
                [t("terms.priority"), t(`states.priority_${issue.priority}`)] as const,
                [t("terms.remoteAccess"), t(issue.enableRemoteAccess ? "shell.yes" : "shell.no")] as const,
                [
                  t("book.atWindowEnd"),
                  t(issue.disconnectSessionsUponTimeEnd ? "book.disconnected" : "book.stayConnected"),
                ] as const,
                ...(issue.ticketId || issue.ticketSystemURL
                  ? [[t("issues.ticketId"), issue.ticketId || issue.ticketSystemURL] as const]
                  : []),
                [
                  t("terms.assignee"),
                  issue.assignedUser?.displayName ?? issue.assignedUserGroup?.name,
                ] as const,
              ]
            : []),
          ...(request.reason ? [[t("approvals.reason"), request.reason] as const] : []),
        ]}
      />
      {(issue ?? plan)?.description && (
        <div className="approval-description">
          <RichText html={(issue ?? plan)?.description ?? ""} />
        </div>
      )}
    </>
  )
}
