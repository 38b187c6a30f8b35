/** An issue beside the list, without leaving it. */
import { type Actor, type DeviceAccess, hasDeviceAuthority } from "../../../base/authorities.ts"
import type { ChecklistProgress } from "../../../maintenance/issues/checklist/rules.ts"
import type { Issue } from "../../../maintenance/issues/contract.ts"
import { isExtendable, stateAfter } from "../../../maintenance/issues/rules.ts"
import type { WorkLog } from "../../../maintenance/worklogs/contract.ts"
import { IssueBadge, PriorityBadge } from "../../../web/badge.tsx"
import { Button, ButtonLink, IconButton } from "../../../web/button.tsx"
import { dialogTrigger } from "../../../web/dialog.tsx"
import { ActionButton } from "../../../web/form.tsx"
import { DescriptionList } from "../../../web/panel.tsx"
import { RichText } from "../../../web/rich-text.tsx"
import { Time } from "../../../web/time.tsx"
import { useView } from "../../../web/view.ts"
import { WindowBar, WindowWords } from "../../windows/window-bar.tsx"
import { ProgressText } from "../checklist/checklist-panel.tsx"
import { extensionChoicesOf } from "../dialogs.tsx"

/** Logs shown; the issue's page has them all. */
export const PREVIEW_LOGS = 3

export function PreviewPanel({
  issue,
  actor,
  access,
  logs,
  progress,
}: {
  issue: Issue
  actor: Actor
  access: DeviceAccess
  /** The latest; null without the right to read logs. */
  logs: readonly WorkLog[] | null
  /** Progress of the checklist. */
  progress: ChecklistProgress
}) {
  const { t, now } = useView()
  const path = `/devices/${issue.deviceId}/issues/${issue.id}`
  const mayChange = hasDeviceAuthority(actor, access, "ISSUE_UPDATE")
  const end = new Date(issue.maintenanceWindowEndDateTime)
  const window = { startsOn: new Date(issue.activationDateTime), endsOn: end }
  return (
    <>
      <header className="preview-header">
        <PriorityBadge priority={issue.priority} isCompact />
        <h2>{issue.title}</h2>
        <IconButton label={t("shell.close")} icon="close" data-preview-close="" />
      </header>
      <div className="preview-body">
        <p className="preview-facts">
          <IssueBadge state={issue.state} done={issue.doneSubStatus} />
          <span className="muted">
            {issue.deviceName} · {t(`states.issueType_${issue.issueType}`)}
          </span>
        </p>
        {issue.state !== "CLOSED" && (
          <p className="preview-window">
            <span className="window">
              <WindowBar window={window} />
              <WindowWords window={window} />
            </span>
            <span className="muted">
              <Time at={window.startsOn} form="minute" /> – <Time at={end} form="minute" />
            </span>
          </p>
        )}
        <RichText html={issue.description} />
        <DescriptionList
          facts={[
            [t("terms.assignee"), issue.assignedUser?.displayName],
            [t("terms.group"), issue.assignedUserGroup?.name],
            progress.total > 0 && [
              t("checklist.title"),
              <ProgressText key="checklist" progress={progress} />,
            ],
            issue.ticketId && [t("issues.ticketId"), issue.ticketId],
            [t("terms.changed"), <Time key="changed" at={issue.changedOn} form="minute" />],
          ]}
        />
        {logs && logs.length > 0 && (
          <section>
            <h3>{t("triage.latestLogs")}</h3>
            <ol className="preview-logs">
              {logs.map((log) => (
                <li key={log.id}>
                  <a href={`${path}/logs/${log.id}`}>{log.title}</a>
                  <span className="muted">
                    {log.createdBy.displayName} · <Time at={log.createdOn} form="minute" />
                  </span>
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
      <footer className="preview-footer">
        <ButtonLink href={path} kind="primary" icon="right">
          {t("triage.previewOpen")}
        </ButtonLink>
        {mayChange && stateAfter(issue.state, "take") && (
          <ActionButton action={`${path}/take`} icon="take" text="triage.bulk_take" />
        )}
        {mayChange && isExtendable(issue.state) && extensionChoicesOf(issue, now).length > 0 && (
          <Button icon="clock" {...dialogTrigger(`${path}/extend`)}>
            {t("issues.extend")}
          </Button>
        )}
      </footer>
    </>
  )
}
