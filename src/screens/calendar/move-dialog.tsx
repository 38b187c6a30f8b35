/** Moving a window: where it goes, and what follows from it, before it is saved. */
import type { Issue } from "../../maintenance/issues/contract.ts"
import { WINDOW_HOURS } from "../../maintenance/windows/rules.ts"
import { Button } from "../../web/button.tsx"
import { DateTimeField } from "../../web/date-time-field.tsx"
import { Dialog, DialogCancel } from "../../web/dialog.tsx"
import { NumberField } from "../../web/field.tsx"
import { FIELDS_TRIGGER, FieldRow, Form, FormActions, Notice, VersionField } from "../../web/form.tsx"
import { useRefusal } from "../../web/form-context.ts"
import { DescriptionList } from "../../web/panel.tsx"
import { formatSpan } from "../../web/texts/format.ts"
import { useView } from "../../web/view.ts"
import { stageWords } from "../approvals/stage-words.ts"
import { CONFLICTS_NAMED_MAX, ConflictWords } from "./conflict-words.tsx"
import { movePath } from "./entry.ts"
import type { MoveEffects } from "./move-effects.ts"

interface MoveFormProps {
  issue: Issue
  /** The times as typed, or those to which the bar was moved. */
  values: { activationDateTime: string | Date; maintenanceWindowInHours: string | number }
  /** Of the issue: that the calendar showed, and after a refusal the saved one. */
  version: number
  /** The page to go back to. */
  back: string
  /** Null while the values are incomplete. */
  effects: MoveEffects | null
}

export function MoveDialog(props: MoveFormProps) {
  const { t } = useView()
  return (
    <Dialog id="move-window" title={t("calendar.moveTitle")}>
      <MoveForm {...props} />
    </Dialog>
  )
}

export function MoveForm({ issue, values, version, back, effects }: MoveFormProps) {
  const { t } = useView()
  const path = movePath(issue)
  const isOutdated = useRefusal(path)?.status === 409
  return (
    <Form
      id="move-window-form"
      action={path}
      values={values}
      current={`/devices/${issue.deviceId}/issues/${issue.id}`}
    >
      <VersionField stored={version} />
      <input type="hidden" name="back" value={back} />
      {isOutdated && <span data-reloads="" hidden />}
      <p>
        {issue.title} · {issue.deviceName}
      </p>
      <div
        className="stack"
        hx-post={`${path}/effects`}
        hx-trigger={FIELDS_TRIGGER}
        hx-target="#move-effects"
        hx-swap="innerHTML"
        hx-include="closest form"
        hx-sync="this:replace"
      >
        <FieldRow>
          <DateTimeField name="activationDateTime" label="issues.activation" required />
          <NumberField
            name="maintenanceWindowInHours"
            label="issues.windowHours"
            range={WINDOW_HOURS}
            required
          />
        </FieldRow>
      </div>
      <div id="move-effects" className="stack" aria-live="polite">
        <MoveEffectList issue={issue} effects={effects} />
      </div>
      <FormActions>
        <Button type="submit" kind="primary" data-autofocus="">
          {t("calendar.moveSubmit")}
        </Button>
        <DialogCancel />
      </FormActions>
    </Form>
  )
}

/** @param issue  null for one that is being written */
export function MoveEffectList({ issue, effects }: { issue: Issue | null; effects: MoveEffects | null }) {
  const { t, zone } = useView()
  if (!effects) return <p className="muted">{t("plans.previewIncomplete")}</p>
  const { start, end, conflicts, votes, needsApproval, stages, endingSessions } = effects
  const hours = issue?.extensionInHours ?? 0
  return (
    <>
      <DescriptionList
        facts={[
          issue && [t("calendar.moveNow"), savedWindow(issue, zone)],
          [t("calendar.moveNew"), <strong key="new">{formatSpan(start, end, zone)}</strong>],
        ]}
      />
      {hours > 0 && <p className="muted">{t("calendar.moveExtension", { hours })}</p>}
      {stages.length > 0 && (
        <Notice tone="amber">{t("calendar.newApproval", { stages: stageWords(stages, t) })}</Notice>
      )}
      {(needsApproval || endingSessions > 0) && (
        <Notice tone="amber">
          {votes > 0 && <p>{t("calendar.moveVotes", { count: votes })}</p>}
          {needsApproval && <p>{t("calendar.moveApproval")}</p>}
          {endingSessions > 0 && <p>{t("calendar.moveSessions", { count: endingSessions })}</p>}
        </Notice>
      )}
      {conflicts.length === 0 ? (
        <p className="muted">{t("calendar.moveWithoutOverlap")}</p>
      ) : (
        <Notice tone="red">
          {conflicts.slice(0, CONFLICTS_NAMED_MAX).map((conflict) => (
            <p key={`${conflict.one.id} ${conflict.other.id}`}>
              <ConflictWords conflict={conflict} />
            </p>
          ))}
          {conflicts.length > CONFLICTS_NAMED_MAX &&
            t("calendar.moreConflicts", { count: conflicts.length - CONFLICTS_NAMED_MAX })}
        </Notice>
      )}
    </>
  )
}

function savedWindow(issue: Issue, zone: string): string {
  return formatSpan(new Date(issue.activationDateTime), new Date(issue.maintenanceWindowEndDateTime), zone)
}
