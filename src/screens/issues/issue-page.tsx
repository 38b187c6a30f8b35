/** The frame of an issue's page: title, actions and tabs. */

import {
  type Actor,
  type DeviceAccess,
  type DeviceAuthority,
  hasDeviceAuthority,
} from "../../base/authorities.ts"
import type { FaultReport } from "../../maintenance/faultreports/store.ts"
import type { IssueDetail } from "../../maintenance/issues/contract.ts"
import { isEditable, isExtendable, stateAfter } from "../../maintenance/issues/rules.ts"
import { ActionRow } from "../../web/action-row.tsx"
import { IssueBadge, PriorityBadge } from "../../web/badge.tsx"
import { Button, ButtonLink } from "../../web/button.tsx"
import { dialogTrigger } from "../../web/dialog.tsx"
import { ActionButton, Notice } from "../../web/form.tsx"
import { Layout } from "../../web/layout.tsx"
import { liveOn } from "../../web/live.ts"
import { PageHeader, Tabs } from "../../web/panel.tsx"
import { useView } from "../../web/view.ts"
import { ReportActions } from "../faultreports/report-panel.tsx"
import { extensionChoicesOf } from "./dialogs.tsx"

export const ISSUE_TABS = ["basics", "attachments", "audit", "approval"] as const
export type IssueTab = (typeof ISSUE_TABS)[number]

/** What a tab's contents may be read with; the call with the same contents needs the same. */
export const TAB_AUTHORITIES: Partial<Record<IssueTab, DeviceAuthority>> = {
  attachments: "ATTACHMENT_READ",
  approval: "ISSUE_APPROVAL_REQUEST_READ",
}

export interface IssueReader {
  issue: IssueDetail
  actor: Actor
  access: DeviceAccess
  /** The report of an issue that was reported without signing in. */
  report: FaultReport | null
}

export function issuePath(issue: { deviceId: string; id: string }): string {
  return `/devices/${issue.deviceId}/issues/${issue.id}`
}

export function IssuePage({
  tab,
  fileCount,
  children,
  ...reader
}: IssueReader & { tab: IssueTab; fileCount: number | null; children: React.ReactNode }) {
  const { t } = useView()
  const { issue } = reader
  const assignee = issue.assignedUser?.displayName ?? issue.assignedUserGroup?.name
  const line = [
    t(`states.issueType_${issue.issueType}`),
    assignee ? t("book.assignedTo", { name: assignee }) : t("terms.unassigned"),
  ]
  return (
    <Layout
      title={issue.title}
      styles="issue"
      section="issues"
      crumbs={[
        { label: t("terms.machines"), href: "/devices" },
        { label: issue.deviceName, href: `/devices/${issue.deviceId}` },
        { label: issue.title },
      ]}
    >
      <div id="issue-head" className="live-part" {...liveOn(`issue:${issue.id}`)}>
        <PageHeader
          title={issue.title}
          badges={
            <>
              <IssueBadge state={issue.state} done={issue.doneSubStatus} />
              <PriorityBadge priority={issue.priority} />
            </>
          }
          actions={<IssueActions {...reader} />}
        >
          <a href={`/devices/${issue.deviceId}`}>{issue.deviceName}</a> · {line.join(" · ")}
        </PageHeader>
      </div>
      <IssueTabs {...reader} tab={tab} fileCount={fileCount} />
      {issue.state === "CLOSED" && (
        <div className="page-notice">
          <Notice tone="blue">{t("issues.closedNotice")}</Notice>
        </div>
      )}
      {children}
    </Layout>
  )
}

function IssueTabs({
  issue,
  actor,
  access,
  tab,
  fileCount,
}: IssueReader & { tab: IssueTab; fileCount: number | null }) {
  const { t } = useView()
  const labels = {
    basics: t("issues.basics"),
    attachments: t("issues.attachments"),
    audit: t("issues.audit"),
    approval: t("issues.approvalRequest"),
  }
  const offered = ISSUE_TABS.filter((id) => {
    const authority = TAB_AUTHORITIES[id]
    return !authority || hasDeviceAuthority(actor, access, authority)
  })
  return (
    <Tabs
      label={issue.title}
      current={tab}
      tabs={offered.map((id) => ({
        id,
        label: labels[id],
        href: id === "basics" ? issuePath(issue) : `${issuePath(issue)}?tab=${id}`,
        count: id === "attachments" ? fileCount || undefined : undefined,
      }))}
    />
  )
}

/** Keys work anywhere on the page but in a field (`islands/page/shortcuts.ts`). */
const KEYS = { start: "s", edit: "e", take: "t", close: "c" } as const

function IssueActions({ issue, actor, access, report }: IssueReader) {
  const { t, now } = useView()
  const path = issuePath(issue)
  const may = (authority: DeviceAuthority) => hasDeviceAuthority(actor, access, authority)
  const can = (verb: "take" | "return" | "close" | "open") =>
    may("ISSUE_UPDATE") && stateAfter(issue.state, verb) !== null
  const isOpen = isEditable(issue.state)
  const isDraft = issue.state === "NEW"
  const isMine = issue.assignedUser?.id === actor.userId
  const isUndecided = isDraft && report !== null
  const keyed = (action: keyof typeof KEYS, label: string) => ({
    "aria-keyshortcuts": KEYS[action],
    title: t("shell.withKey", { action: label, key: KEYS[action].toUpperCase() }),
  })
  return (
    <ActionRow>
      {isUndecided && (
        <ReportActions issue={issue} mayAccept={may("ISSUE_CREATE")} mayReject={can("close")} />
      )}
      {can("take") && !isMine && (
        <ActionButton
          action={`${path}/take`}
          icon="take"
          kind="primary"
          {...keyed("take", t("issues.take"))}
          text="issues.take"
        />
      )}
      {isDraft && !isUndecided && may("ISSUE_CREATE") && (
        <ActionButton action={`${path}/submit`} icon="check" kind="primary" text="issues.submit" />
      )}
      {isOpen && !isDraft && may("DEVICE_START_REMOTE") && (
        <Button
          icon="session"
          kind={issue.state === "IN_PROGRESS" || isMine ? "primary" : "secondary"}
          {...keyed("start", t("remote.start"))}
          {...dialogTrigger(`${path}/quickstart`)}
        >
          {t("remote.start")}
        </Button>
      )}
      {can("close") && !isUndecided && (
        <Button icon="check" {...keyed("close", t("issues.close"))} {...dialogTrigger(`${path}/close`)}>
          {t("issues.close")}
        </Button>
      )}
      {isExtendable(issue.state) && may("ISSUE_UPDATE") && extensionChoicesOf(issue, now).length > 0 && (
        <Button icon="clock" {...dialogTrigger(`${path}/extend`)}>
          {t("issues.extend")}
        </Button>
      )}
      {can("return") && isMine && (
        <ActionButton action={`${path}/return`} icon="return" text="issues.return" />
      )}
      {isOpen && may("ISSUE_UPDATE") && (
        <ButtonLink href={`${path}/edit`} icon="edit" {...keyed("edit", t("shell.edit"))}>
          {t("shell.edit")}
        </ButtonLink>
      )}
      {can("open") && !(isOpen && isMine) && (
        <ActionButton
          action={`${path}/open`}
          icon="refresh"
          text={isOpen ? "issues.resetToOpen" : "issues.open"}
        />
      )}
    </ActionRow>
  )
}
