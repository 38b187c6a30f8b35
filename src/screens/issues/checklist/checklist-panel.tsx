/** The checklist on an issue's page: each item is answered in place, with one tap where it is a check. */
import { hasDeviceAuthority } from "../../../base/authorities.ts"
import type { Checklist, ChecklistItem } from "../../../maintenance/issues/checklist/contract.ts"
import type { ChecklistProgress } from "../../../maintenance/issues/checklist/rules.ts"
import { isEditable } from "../../../maintenance/issues/rules.ts"
import { Button } from "../../../web/button.tsx"
import { dialogTrigger } from "../../../web/dialog.tsx"
import { liveOn } from "../../../web/live.ts"
import { Panel } from "../../../web/panel.tsx"
import { useView } from "../../../web/view.ts"
import type { IssueReader } from "../issue-page.tsx"
import { ChecklistItemRow, type RefusedAnswer } from "./checklist-item.tsx"
import { CHECKLIST_PART_ID, checklistPath } from "./paths.ts"

interface ChecklistPanelProps extends Pick<IssueReader, "issue" | "actor" | "access"> {
  checklist: Checklist
  refused?: RefusedAnswer
}

/** Empty for readers of an issue without items; the part stays, so that items appear by themselves. */
export function ChecklistPart(props: ChecklistPanelProps) {
  const { issue, actor, access, checklist } = props
  const mayChange = hasDeviceAuthority(actor, access, "ISSUE_UPDATE") && isEditable(issue.state)
  return (
    <div id={CHECKLIST_PART_ID} className="live-part" {...liveOn(`issue:${issue.id}`)}>
      {(checklist.total > 0 || mayChange) && <ChecklistPanel {...props} mayChange={mayChange} />}
    </div>
  )
}

function ChecklistPanel({ mayChange, ...props }: ChecklistPanelProps & { mayChange: boolean }) {
  const { t } = useView()
  const { issue, checklist, actor, access, refused } = props
  const edit = mayChange && (
    <Button kind="quiet" icon="edit" {...dialogTrigger(`${checklistPath(issue)}/edit`)}>
      {t(checklist.total > 0 ? "checklist.edit" : "checklist.add")}
    </Button>
  )
  if (checklist.total === 0) return <div>{edit}</div>
  const mayFollowUp = hasDeviceAuthority(actor, access, "ISSUE_CREATE")
  const isRefused = ({ id }: ChecklistItem) => refused?.itemId === id
  return (
    <Panel title={t("checklist.title")} icon="check" actions={edit} flush>
      <Progress progress={checklist} />
      <ol className="checklist">
        {checklist.items.map((item) => (
          <ChecklistItemRow
            key={item.id}
            issue={issue}
            item={item}
            mayFollowUp={mayFollowUp}
            mayAnswer={mayChange}
            refused={isRefused(item) ? refused : undefined}
          />
        ))}
      </ol>
    </Panel>
  )
}

function Progress({ progress }: { progress: ChecklistProgress }) {
  const { t } = useView()
  return (
    <div className="checklist-progress">
      <progress max={progress.total} value={progress.answered} aria-label={t("checklist.title")} />
      <ProgressText progress={progress} />
    </div>
  )
}

/** "5 of 8 · 1 failed" */
export function ProgressText({ progress: { total, answered, failed } }: { progress: ChecklistProgress }) {
  const { t } = useView()
  return (
    <span>
      {t("checklist.progress", { answered, total })}
      {failed > 0 && (
        <span className="checklist-failed"> · {t("checklist.failedCount", { count: failed })}</span>
      )}
    </span>
  )
}
