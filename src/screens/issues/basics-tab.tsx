/** The tab Basics of an issue: its window, what it is about, a field for the next log, and its timeline. */
import { type DeviceAuthority, hasDeviceAuthority } from "../../base/authorities.ts"
import type { Field } from "../../base/fields.ts"
import type { ApprovalRequestState } from "../../maintenance/approvals/store.ts"
import type { Checklist } from "../../maintenance/issues/checklist/contract.ts"
import type { Issue } from "../../maintenance/issues/contract.ts"
import { ISSUE_FIELDS } from "../../maintenance/issues/fields.ts"
import { isEditable } from "../../maintenance/issues/rules.ts"
import type { Signature } from "../../maintenance/issues/signature/contract.ts"
import type { MissingPrerequisite } from "../../sessions/start/actions-prerequisites.ts"
import { ApprovalBadge, IssueBadge } from "../../web/badge.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { liveOn } from "../../web/live.ts"
import { Columns, DescriptionList, Panel } from "../../web/panel.tsx"
import { RichText } from "../../web/rich-text.tsx"
import type { TextKey } from "../../web/texts/i18n.ts"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { Timeline, type TimelineData } from "../book/timeline.tsx"
import { ReportPanel } from "../faultreports/report-panel.tsx"
import { LogComposer } from "../worklogs/log-composer.tsx"
import { ChecklistPart } from "./checklist/checklist-panel.tsx"
import { type IssueReader, issuePath } from "./issue-page.tsx"
import { type InterfaceReadiness, ReadinessPanel } from "./readiness.tsx"
import { SignaturePanel } from "./signature-panel.tsx"
import type { FollowUpOrigin } from "./store.ts"
import { WindowPanel } from "./window-panel.tsx"

interface BasicsProps extends IssueReader {
  timeline: TimelineData
  missing: readonly MissingPrerequisite[]
  interfaces: InterfaceReadiness
  /** This user may start an emergency session. */
  offersEmergency: boolean
  /** State of the issue's approval request; null without one, or for those who neither may read nor made it. */
  approval: ApprovalRequestState | null
  checklist: Checklist
  /** Signature of the latest closing; null without one. */
  signature: Signature | null
  /** The failed item that led to this issue. */
  origin: FollowUpOrigin | null
}

export function BasicsTab(props: BasicsProps) {
  const { issue, actor, access, report, timeline, checklist, signature } = props
  const { t } = useView()
  const may = (authority: DeviceAuthority) => hasDeviceAuthority(actor, access, authority)
  const live = { className: "live-part", ...liveOn(`issue:${issue.id}`) }
  return (
    <Columns
      aside={
        <>
          {report && (
            <div id="issue-report" {...live}>
              <ReportPanel report={report} isPending={issue.state === "NEW"} />
            </div>
          )}
          {may("DEVICE_START_REMOTE") && isEditable(issue.state) && (
            <div id="issue-ready" {...live}>
              <ReadinessPanel {...props} isReport={report !== null} mayCreate={may("ISSUE_CREATE")} />
            </div>
          )}
          <div id="issue-basics" {...live}>
            <BasicsPanel {...props} mayEdit={may("ISSUE_UPDATE")} />
          </div>
          <ConflictsPanel issue={issue} />
        </>
      }
    >
      <div id="issue-window" {...live}>
        <WindowPanel issue={issue} />
      </div>
      {issue.description !== "" && <RichText html={issue.description} />}
      <div id="issue-signature" {...live}>
        {issue.state === "CLOSED" && signature && <SignaturePanel issue={issue} signature={signature} />}
      </div>
      <ChecklistPart issue={issue} actor={actor} access={access} checklist={checklist} />
      {isEditable(issue.state) && may("LOG_CREATE") && (
        <LogComposer issue={issue} title="" description="" mayAttach={may("ATTACHMENT_CREATE")} />
      )}
      <Timeline data={timeline} empty={<EmptyState icon="log">{t("book.emptyIssue")}</EmptyState>} />
    </Columns>
  )
}

/** Names of the text fields that the page shows in a place of their own. */
const PLACED_FIELDS = ["title", "ticketId", "notificationEmails"]

/** Other declared text fields: the page lists them with the basics. */
const FURTHER_FIELDS = Object.entries<Field>(ISSUE_FIELDS).filter(
  ([name, { kind }]) => kind === "text" && !PLACED_FIELDS.includes(name),
) as [keyof Issue, Field][]

function BasicsPanel({
  issue,
  report,
  approval,
  origin,
  mayEdit,
}: Pick<BasicsProps, "issue" | "report" | "approval" | "origin"> & { mayEdit: boolean }) {
  const { t } = useView()
  return (
    <Panel
      title={t("issues.basics")}
      icon="info"
      actions={
        mayEdit && isEditable(issue.state) && <a href={`${issuePath(issue)}/edit`}>{t("shell.edit")}</a>
      }
    >
      <DescriptionList
        facts={[
          origin && [t("checklist.followsUp"), <OriginLink key="origin" issue={issue} origin={origin} />],
          [t("issues.assignedUser"), issue.assignedUser?.displayName],
          [t("issues.assignedGroup"), issue.assignedUserGroup?.name],
          [t("terms.type"), t(`states.issueType_${issue.issueType}`)],
          approval && [t("issues.approvalRequest"), <ApprovalLink key="approval" approval={approval} />],
          [t("issues.ticketId"), <TicketLink key="ticket" issue={issue} />],
          [
            t("terms.remoteAccess"),
            t(issue.enableRemoteAccess ? "book.remoteAllowed" : "book.remoteForbidden"),
          ],
          [
            t("book.atWindowEnd"),
            t(issue.disconnectSessionsUponTimeEnd ? "book.disconnected" : "book.stayConnected"),
          ],
          issue.notificationEmails && [t("book.notify"), issue.notificationEmails],
          ...FURTHER_FIELDS.map(([name, field]) => [t(field.label as TextKey), String(issue[name])] as const),
          [
            t("terms.created"),
            <WhenAndWho
              key="created"
              at={issue.createdOn}
              by={report ? t("reports.withoutSignIn") : issue.createdBy.displayName}
            />,
          ],
          [
            t("terms.changed"),
            <WhenAndWho
              key="changed"
              at={issue.changedOn}
              by={report && issue.version === 1 ? t("reports.withoutSignIn") : issue.changedBy.displayName}
            />,
          ],
        ]}
      />
    </Panel>
  )
}

function OriginLink({ issue, origin }: { issue: Issue; origin: FollowUpOrigin }) {
  return (
    <>
      <a href={`/devices/${issue.deviceId}/issues/${origin.issueId}`}>{origin.issueTitle}</a>
      <br />
      {origin.itemText}
    </>
  )
}

function WhenAndWho({ at, by }: { at: string; by: string }) {
  return (
    <>
      <Time at={at} form="minute" />
      <br />
      {by}
    </>
  )
}

function ApprovalLink({ approval }: { approval: ApprovalRequestState }) {
  return (
    <a href={`/approvals/${approval.id}`}>
      <ApprovalBadge state={approval.state} />
    </a>
  )
}

function TicketLink({ issue }: { issue: Issue }) {
  const text = issue.ticketId || issue.ticketSystemURL
  if (!text) return "–"
  if (!issue.ticketSystemURL) return text
  return (
    <a href={issue.ticketSystemURL} rel="noreferrer noopener" target="_blank">
      {text}
    </a>
  )
}

/** Overlapping windows: two crews at one machine at the same time. */
export function ConflictsPanel({ issue }: Pick<BasicsProps, "issue">) {
  const { t } = useView()
  if (issue.conflictingIssues.length === 0) return null
  return (
    <Panel title={t("issues.conflicts")} icon="warning" flush>
      <ul className="rows rows-whole">
        {issue.conflictingIssues.map((other) => (
          <li key={other.id}>
            <div className="rows-text">
              <a href={`/devices/${issue.deviceId}/issues/${other.id}`}>{other.title}</a>
              <span className="muted rows-more">
                <Time at={other.activationDateTime} form="minute" /> –{" "}
                <Time at={other.maintenanceWindowEndDateTime} form="minute" />
              </span>
            </div>
            <IssueBadge state={other.state} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
