/** One issue: its facts, what it is about, and the logs with their sessions. */

import {
  type Actor,
  type DeviceAccess,
  type DeviceAuthority,
  hasDeviceAuthority,
} from "../../base/authorities.ts"
import type { Field } from "../../base/fields.ts"
import type { Page } from "../../base/page-request.ts"
import type { ApprovalRequestState } from "../../maintenance/approvals/store.ts"
import type { ConflictingIssue, Issue, IssueDetail } from "../../maintenance/issues/contract.ts"
import { ISSUE_FIELDS } from "../../maintenance/issues/fields.ts"
import { isEditable, isExtendable, stateAfter } from "../../maintenance/issues/rules.ts"
import { isWindowActive, windowOf } from "../../maintenance/windows/rules.ts"
import type { WorkLog } from "../../maintenance/worklogs/contract.ts"
import type { Session } from "../../sessions/session/contract.ts"
import type { SessionListAccess } from "../../sessions/session/store-access.ts"
import { ApprovalBadge, Badge, IssueBadge, PriorityBadge } from "../../web/badge.tsx"
import { Button, ButtonLink } from "../../web/button.tsx"
import { dialogTrigger } from "../../web/dialog.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { ActionForm, Notice } from "../../web/form.tsx"
import { Layout } from "../../web/layout.tsx"
import { Pager } from "../../web/pager.tsx"
import { Columns, DescriptionList, PageHeader, Panel } from "../../web/panel.tsx"
import { RichText } from "../../web/rich-text.tsx"
import type { TextKey } from "../../web/texts/i18n.ts"
import { PlantTime, Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { SessionList } from "../sessions/session-list.tsx"

export interface IssuePageProps {
  issue: IssueDetail
  actor: Actor
  access: DeviceAccess
  /** Null without the right to read logs. */
  logs: Page<WorkLog> | null
  /** The newest of each log shown. */
  sessions: Session[]
  rights: SessionListAccess
  /** Of the issue's request; null without one, or without the right to read it. */
  approval: ApprovalRequestState | null
}

/** Sessions shown with each log; the log's own page has them all. */
export const SESSIONS_PER_LOG = 5

export function IssuePage(props: IssuePageProps) {
  const { t } = useView()
  const { issue, logs } = props
  return (
    <Layout
      title={issue.title}
      section="issues"
      crumbs={[
        { label: t("terms.machines"), href: "/devices" },
        { label: issue.deviceName, href: `/devices/${issue.deviceId}` },
        { label: issue.title },
      ]}
    >
      <PageHeader
        title={issue.title}
        badges={
          <>
            <IssueBadge state={issue.state} done={issue.doneSubStatus} />
            <PriorityBadge priority={issue.priority} />
          </>
        }
        actions={<IssueActions {...props} />}
      >
        {issue.deviceName} · {t(`states.issueType_${issue.issueType}`)}
      </PageHeader>
      {issue.state === "CLOSED" && (
        <div className="page-notice">
          <Notice tone="blue">{t("issues.closedNotice")}</Notice>
        </div>
      )}
      <ConflictNotice deviceId={issue.deviceId} issues={issue.conflictingIssues} />
      <Columns aside={<IssueFacts issue={issue} approval={props.approval} />}>
        <Panel title={t("terms.description")} icon="issue">
          <RichText html={issue.description} />
        </Panel>
        {logs && <Logs {...props} logs={logs} />}
      </Columns>
    </Layout>
  )
}

/** Warns of overlapping windows: two crews at one machine at the same time. */
function ConflictNotice({ deviceId, issues }: { deviceId: string; issues: readonly ConflictingIssue[] }) {
  const { t } = useView()
  if (issues.length === 0) return null
  return (
    <div className="page-notice">
      <Notice tone="amber">
        {t("issues.conflicts")}:{" "}
        {issues.map((issue, at) => (
          <span key={issue.id}>
            {at > 0 && ", "}
            <a href={`/devices/${deviceId}/issues/${issue.id}`}>{issue.title}</a>
          </span>
        ))}
      </Notice>
    </div>
  )
}

function IssueActions({ issue, actor, access }: IssuePageProps) {
  const { t } = useView()
  const path = `/devices/${issue.deviceId}/issues/${issue.id}`
  const may = (authority: DeviceAuthority) => hasDeviceAuthority(actor, access, authority)
  const can = (verb: "take" | "return" | "close" | "open") =>
    may("ISSUE_UPDATE") && stateAfter(issue.state, verb) !== null
  const isOpen = isEditable(issue.state)
  const isDraft = issue.state === "NEW"
  const isMine = issue.assignedUser?.id === actor.userId
  return (
    <>
      {can("take") && !isMine && (
        <ActionForm action={`${path}/take`}>
          <Button type="submit" icon="take" kind="primary">
            {t("issues.take")}
          </Button>
        </ActionForm>
      )}
      {isDraft && may("ISSUE_CREATE") && (
        <ActionForm action={`${path}/submit`}>
          <Button type="submit" icon="check" kind="primary">
            {t("issues.submit")}
          </Button>
        </ActionForm>
      )}
      {isOpen && !isDraft && may("DEVICE_START_REMOTE") && (
        <Button
          icon="session"
          kind={issue.state === "IN_PROGRESS" || isMine ? "primary" : "secondary"}
          {...dialogTrigger(`${path}/quickstart`)}
        >
          {t("remote.start")}
        </Button>
      )}
      {isExtendable(issue.state) && may("ISSUE_UPDATE") && (
        <Button icon="clock" {...dialogTrigger(`${path}/extend`)}>
          {t("issues.extend")}
        </Button>
      )}
      {can("return") && isMine && (
        <ActionForm action={`${path}/return`}>
          <Button type="submit" icon="return">
            {t("issues.return")}
          </Button>
        </ActionForm>
      )}
      {isOpen && may("ISSUE_UPDATE") && (
        <ButtonLink href={`${path}/edit`} icon="edit">
          {t("shell.edit")}
        </ButtonLink>
      )}
      {can("close") && (
        <Button icon="check" {...dialogTrigger(`${path}/close`)}>
          {t("issues.close")}
        </Button>
      )}
      {can("open") && !(isOpen && isMine) && (
        <ActionForm action={`${path}/open`}>
          <Button type="submit" icon="refresh">
            {t(isOpen ? "issues.resetToOpen" : "issues.open")}
          </Button>
        </ActionForm>
      )}
    </>
  )
}

/** The window's dates and whether it is open now. */
export function WindowState({ issue }: { issue: Issue }) {
  const { t, now } = useView()
  if (issue.state === "CLOSED") return null
  const window = windowOf(issue)
  if (isWindowActive(window, now)) return <Badge tone="green">{t("issues.windowActive")}</Badge>
  const isFuture = window.activationOn > now
  return (
    <Badge tone={isFuture ? "blue" : "amber"}>
      {t(isFuture ? "issues.windowFuture" : "issues.windowPast")}
    </Badge>
  )
}

/** Names of the text fields that the page shows in a place of their own. */
const PLACED_FIELDS = ["title", "ticketId", "notificationEmails"]

/** Other declared text fields: the page lists them with the basics. */
const FURTHER_FIELDS = Object.entries<Field>(ISSUE_FIELDS).filter(
  ([name, { kind }]) => kind === "text" && !PLACED_FIELDS.includes(name),
) as [keyof Issue, Field][]

function IssueFacts({ issue, approval }: Pick<IssuePageProps, "issue" | "approval">) {
  const { t } = useView()
  const time = (instant: string) => <Time at={new Date(instant)} form="minute" />
  const windowTime = (instant: string) => (
    <>
      {time(instant)} <PlantTime at={new Date(instant)} />
    </>
  )
  return (
    <>
      <Panel title={t("terms.maintenanceWindow")} icon="clock" actions={<WindowState issue={issue} />}>
        <DescriptionList
          facts={[
            [t("terms.start"), windowTime(issue.activationDateTime)],
            [t("terms.end"), windowTime(issue.maintenanceWindowEndDateTime)],
            [
              t("terms.duration"),
              t("terms.hours", { count: issue.maintenanceWindowInHours + issue.extensionInHours }),
            ],
            ...(issue.extensionInHours
              ? [[t("issues.extended"), t("terms.hours", { count: issue.extensionInHours })] as const]
              : []),
            [t("terms.remoteAccess"), t(issue.enableRemoteAccess ? "shell.yes" : "shell.no")],
          ]}
        />
      </Panel>
      <Panel title={t("issues.basics")} icon="info">
        <DescriptionList
          facts={[
            [t("terms.assignee"), issue.assignedUser?.displayName ?? issue.assignedUserGroup?.name],
            [t("terms.type"), t(`states.issueType_${issue.issueType}`)],
            ...(approval
              ? [[t("issues.approvalRequest"), <ApprovalLink key="approval" approval={approval} />] as const]
              : []),
            [t("issues.ticketId"), <TicketLink key="ticket" issue={issue} />],
            ...FURTHER_FIELDS.map(
              ([name, field]) => [t(field.label as TextKey), String(issue[name])] as const,
            ),
            [t("terms.created"), time(issue.createdOn)],
            [t("terms.createdBy"), issue.createdBy.displayName],
            [t("terms.changed"), time(issue.changedOn)],
            [t("terms.changedBy"), issue.changedBy.displayName],
          ]}
        />
      </Panel>
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

function Logs({ issue, actor, access, logs, sessions, rights }: IssuePageProps & { logs: Page<WorkLog> }) {
  const { t } = useView()
  const path = `/devices/${issue.deviceId}/issues/${issue.id}`
  const mayWrite = isEditable(issue.state) && hasDeviceAuthority(actor, access, "LOG_CREATE")
  return (
    <Panel
      title={t("terms.logs")}
      icon="log"
      actions={
        mayWrite && (
          <ButtonLink href={`${path}/logs/new`} icon="plus">
            {t("worklogs.newLog")}
          </ButtonLink>
        )
      }
    >
      {logs.rows.length === 0 && <EmptyState icon="log">{t("worklogs.none")}</EmptyState>}
      <ol className="log-list">
        {logs.rows.map((log) => (
          <li key={log.id} className="log">
            <header className="log-header">
              <h3>
                <a href={`${path}/logs/${log.id}`}>{log.title}</a>
              </h3>
              <span className="muted">
                {log.createdBy.displayName} · <Time at={new Date(log.createdOn)} form="minute" />
              </span>
            </header>
            {log.description && <RichText html={log.description} />}
            <LogSessions
              sessions={sessions.filter((session) => session.logId === log.id)}
              all={`${path}/logs/${log.id}`}
              {...{ actor, rights }}
            />
          </li>
        ))}
      </ol>
      <Pager id="main" path={path} page={logs.page} total={logs.total} />
    </Panel>
  )
}

/** `sessions` may contain one more than is shown: then a link leads to all sessions of the log. */
function LogSessions({
  sessions,
  all: allHref,
  actor,
  rights,
}: {
  sessions: Session[]
  all: string
  actor: Actor
  rights: SessionListAccess
}) {
  const { t } = useView()
  return (
    <>
      <SessionList sessions={sessions.slice(0, SESSIONS_PER_LOG)} actor={actor} rights={rights} />
      {sessions.length > SESSIONS_PER_LOG && (
        <p>
          <a href={allHref}>{t("worklogs.allSessions")}</a>
        </p>
      )}
    </>
  )
}
