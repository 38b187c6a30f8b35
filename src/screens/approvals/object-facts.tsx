/** Facts of the subject of an approval: an issue, a plan, or the access to a recording. */
import type { ApprovalRequest } from "../../maintenance/approvals/contract.ts"
import type { IssueDetail } from "../../maintenance/issues/contract.ts"
import type { RecurringIssue } from "../../maintenance/plans/contract.ts"
import type { Session } from "../../sessions/session/contract.ts"
import { DescriptionList } from "../../web/panel.tsx"
import { RichText } from "../../web/rich-text.tsx"
import { formatDuration } from "../../web/texts/format.ts"
import { PlantTime, Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { planPath } from "../plans/plan-form.tsx"
import { repeatText } from "../plans/repeat-text.ts"

/** The issue or plan under approval where the user may read it, or the session of the recording. */
export type ReadableObject = {
  issue: IssueDetail | null
  plan: RecurringIssue | null
  session: Session | null
}

/** Shows every field of an issue whose change resets the votes, so that none is approved unseen. */
export function ObjectFacts({
  request,
  issue,
  plan,
  session,
}: { request: ApprovalRequest } & ReadableObject) {
  const { t } = useView()
  const { approvalObject } = request
  const { startTime, endTime, durationInHours } = approvalObject
  const isRecording = approvalObject.approvalObjectType === "RECORDING"
  const start = new Date(startTime)
  const ticket = issue?.ticketId || issue?.ticketSystemURL
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
          issue && [
            t("approvals.type_ISSUE"),
            <a key="object" href={`/devices/${issue.deviceId}/issues/${issue.id}`}>
              {issue.title}
            </a>,
          ],
          plan && [
            t("approvals.type_RECURRING_ISSUE"),
            <a key="object" href={planPath(plan)}>
              {plan.title}
            </a>,
          ],
          plan && [t("plans.period"), repeatText(plan, t)],
          plan && [t("plans.windowShort"), t("terms.hours", { count: plan.maintenanceWindowInHours })],
          plan && [t("terms.remoteAccess"), t(plan.enableRemoteAccess ? "shell.yes" : "shell.no")],
          session && [t("terms.owner"), session.owner.displayName],
          session && [t("terms.interface"), session.interfaceName],
          session && [t("terms.recording"), <SessionSpan key="recording" session={session} />],
          [
            t(isRecording ? "approvals.accessFrom" : "terms.start"),
            <span key="start">
              <Time at={start} form="minute" /> <PlantTime at={start} />
            </span>,
          ],
          endTime && [
            t(isRecording ? "approvals.accessUntil" : "terms.end"),
            <Time key="end" at={endTime} form="minute" />,
          ],
          durationInHours && [t("terms.duration"), t("terms.hours", { count: durationInHours })],
          issue && [t("terms.type"), t(`states.issueType_${issue.issueType}`)],
          issue && [t("terms.priority"), t(`states.priority_${issue.priority}`)],
          issue && [t("terms.remoteAccess"), t(issue.enableRemoteAccess ? "shell.yes" : "shell.no")],
          issue && [
            t("book.atWindowEnd"),
            t(issue.disconnectSessionsUponTimeEnd ? "book.disconnected" : "book.stayConnected"),
          ],
          ticket && [t("issues.ticketId"), ticket],
          issue && [t("terms.assignee"), issue.assignedUser?.displayName ?? issue.assignedUserGroup?.name],
          request.reason && [t("approvals.reason"), request.reason],
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

function SessionSpan({ session: { startTime, endTime } }: { session: Session }) {
  return (
    <>
      <Time at={startTime} />
      {endTime && `, ${formatDuration(Date.parse(endTime) - Date.parse(startTime))}`}
    </>
  )
}
