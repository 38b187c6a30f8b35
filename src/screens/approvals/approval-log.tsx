/** The log of an approval request as a time line, oldest entry first, and the form for a comment. */
import type { ApprovalLogEntry, ApprovalRequest } from "../../maintenance/approvals/contract.ts"
import { COMMENT_CHARACTERS_MAX } from "../../maintenance/approvals/rules.ts"
import type { Tone } from "../../web/badge.tsx"
import { Button } from "../../web/button.tsx"
import { TextField } from "../../web/field.tsx"
import { Form } from "../../web/form.tsx"
import { Icon, type IconName } from "../../web/icon.tsx"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import type { ChangedFields } from "./changed-fields.ts"

type Translate = ReturnType<typeof useView>["t"]

/** The text of an entry after the user's name. */
function entryText(entry: ApprovalLogEntry, changedFields: ChangedFields, t: Translate): string {
  if (entry.type === "VOTE") {
    const verb = entry.approved ? "approved" : "denied"
    const stage = (entry.stage ?? 0) + 1
    return t(entry.overruled ? `approvals.log_overruled_${verb}` : `approvals.log_${verb}`, { stage })
  }
  if (entry.type === "STATE_CHANGE" && entry.changedTo) return t(`approvals.log_${entry.changedTo}`)
  if (entry.type === "TIME_EXTEND")
    return t("approvals.log_TIME_EXTEND", { count: entry.durationInHours ?? 0 })
  if (entry.type === "RETRACT_VOTE") return t("approvals.log_RETRACT_VOTE")
  if (entry.type === "OBJECT_CHANGE") {
    const fields = changedFields.get(entry.createdOn)?.map((label) => t(label)) ?? []
    return fields.length > 0
      ? t("approvals.log_OBJECT_CHANGE_FIELDS", { fields: fields.join(", ") })
      : t("approvals.log_OBJECT_CHANGE")
  }
  return t("approvals.log_COMMENT")
}

function iconOf(entry: ApprovalLogEntry): { icon: IconName; tone?: Tone } {
  if (entry.type === "VOTE")
    return entry.approved ? { icon: "check", tone: "green" } : { icon: "close", tone: "red" }
  if (entry.type === "RETRACT_VOTE") return { icon: "return" }
  if (entry.type === "OBJECT_CHANGE") return { icon: "edit", tone: "amber" }
  if (entry.type === "TIME_EXTEND") return { icon: "clock", tone: "amber" }
  if (entry.type === "STATE_CHANGE") return { icon: "info", tone: "amber" }
  return { icon: "log" }
}

export function ApprovalLog({
  request,
  changedFields,
}: {
  request: ApprovalRequest
  changedFields: ChangedFields
}) {
  const { t } = useView()
  if (request.approvalLog.length === 0)
    return <p className="muted approval-log-empty">{t("approvals.logEmpty")}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reachable by keyboard
    <section className="approval-log" tabIndex={0} aria-label={t("approvals.log")}>
      <ol className="timeline">
        {request.approvalLog.map((entry, index) => {
          const { icon, tone } = iconOf(entry)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries are appended and never change
            <li key={index} className="timeline-entry">
              <span className={tone ? `timeline-node tone-${tone}` : "timeline-node"}>
                <Icon name={icon} />
              </span>
              <div>
                <p>
                  <strong>{entry.createdBy?.displayName ?? t("approvals.system")}</strong>{" "}
                  {entryText(entry, changedFields, t)}{" "}
                  <span className="muted">
                    <Time at={entry.createdOn} />
                  </span>
                </p>
                {entry.comment && <blockquote>{entry.comment}</blockquote>}
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

export function CommentForm({ request, comment }: { request: ApprovalRequest; comment?: string }) {
  const { t } = useView()
  return (
    <Form id="approval-comment" action={`/approvals/${request.id}/comment`} values={{ comment }} draft>
      <div className="comment-row">
        <TextField
          name="comment"
          id="field-log-comment"
          label="approvals.comment"
          hint="approvals.commentHint"
          max={COMMENT_CHARACTERS_MAX}
          required
        />
        <Button type="submit">{t("approvals.send")}</Button>
      </div>
    </Form>
  )
}
