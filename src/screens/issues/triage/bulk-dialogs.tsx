/** Changes of several issues at once: a dialog asks once, then each issue's fate is named. */
import { PRIORITIES } from "../../../maintenance/issues/rules.ts"
import type { TriageRow } from "../../../maintenance/issues/triage/store.ts"
import { EXTENSION_HOURS_MAX } from "../../../maintenance/windows/rules.ts"
import { Button } from "../../../web/button.tsx"
import { Dialog, DialogActions, DialogClose, DialogEnd } from "../../../web/dialog.tsx"
import { Select } from "../../../web/field.tsx"
import { Form, FormActions, Notice } from "../../../web/form.tsx"
import { useFormErrors } from "../../../web/form-context.ts"
import { Icon } from "../../../web/icon.tsx"
import { Picker } from "../../../web/picker.tsx"
import { useView } from "../../../web/view.ts"
import type { AssignableOptions } from "../assignment.tsx"
import { CloseReasonField } from "../close-reason-field.tsx"
import { BULK_UNDO_PATH, type BulkAction, TRIAGE_PATH } from "./addresses.ts"
import { encodeInverses, type Inverse } from "./bulk-undo.ts"

type BulkIssue = Pick<TriageRow, "id" | "deviceId" | "title">

/** The outcome for one issue; null: it was changed. */
export interface Fate {
  issue: BulkIssue | null
  refusal: string | null
}

interface BulkProps {
  name: BulkAction
  issues: readonly BulkIssue[]
  /** Ids as they were selected. */
  ids: readonly string[]
  assignable: AssignableOptions
}

export function BulkDialog(props: BulkProps) {
  const { t } = useView()
  const { name, issues } = props
  return (
    <Dialog id="bulk-dialog" title={t(`triage.bulk_${name}`)} size="small">
      {issues.length === 0 ? (
        <>
          <Notice tone="amber">{t("triage.bulkNone")}</Notice>
          <DialogEnd />
        </>
      ) : (
        <BulkForm {...props} />
      )}
    </Dialog>
  )
}

export function BulkForm(props: BulkProps) {
  const { t } = useView()
  const { name, issues, ids } = props
  return (
    <Form id="bulk-form" action={`${TRIAGE_PATH}/bulk/${name}`}>
      <input type="hidden" name="ids" value={ids.join(",")} />
      <div className="bulk-issues">
        <p>{t("triage.bulkCount", { count: issues.length })}</p>
        <ul>
          {issues.map((issue) => (
            <li key={issue.id}>{issue.title}</li>
          ))}
        </ul>
      </div>
      <BulkChoice {...props} />
      <DialogActions submit={`triage.bulk_${name}`} />
    </Form>
  )
}

function BulkChoice({ name, assignable }: BulkProps) {
  const { t } = useView()
  const errors = useFormErrors()
  switch (name) {
    case "take":
      return null
    case "assign":
      if (assignable.hasMorePeople || assignable.hasMoreGroups)
        return (
          <Picker
            name="assignee"
            label="triage.assignTo"
            kind="assignees"
            path={`/devices/${assignable.deviceId}/pickers/assignees`}
            chosen={[]}
            error={errors.assignee}
            required
          />
        )
      return (
        <Select
          name="assignee"
          label="triage.assignTo"
          options={[
            ...assignable.groups.map(({ id, name: group }) => ({
              value: `group:${id}`,
              label: `${t("terms.group")}: ${group}`,
            })),
            ...assignable.people.map(({ id, displayName }) => ({ value: `user:${id}`, label: displayName })),
          ]}
          required
        />
      )
    case "priority":
      return (
        <Select
          name="priority"
          label="terms.priority"
          value="NORMAL"
          options={PRIORITIES}
          optionLabels="states.priority_"
          required
        />
      )
    case "extend":
      return (
        <Select
          name="hours"
          label="issues.extendBy"
          hint={["issues.extendHint", { hours: EXTENSION_HOURS_MAX }]}
          options={Array.from({ length: EXTENSION_HOURS_MAX }, (_, at) => ({
            value: String(at + 1),
            label: t("terms.hours", { count: at + 1 }),
          }))}
          error={errors.durationInHours}
          required
        />
      )
    case "close":
      return (
        <>
          <CloseReasonField value="DONE" />
          <Notice tone="amber">{t("issues.closeHint")}</Notice>
        </>
      )
  }
}

/**
 * Takes the place of the form; closing the dialog shows the changed list.
 *
 * @param inverses  of the changes that can be undone
 */
export function BulkFates({ fates, inverses }: { fates: readonly Fate[]; inverses: readonly Inverse[] }) {
  const { t } = useView()
  if (inverses.length === 0)
    return (
      <div id="bulk-form" className="form" data-reloads="">
        <FateList fates={fates} />
        <DialogEnd />
      </div>
    )
  return (
    <Form id="bulk-form" action={BULK_UNDO_PATH}>
      <input type="hidden" name="inverses" value={encodeInverses(inverses)} />
      <div className="form" data-reloads="">
        <FateList fates={fates} />
      </div>
      <FormActions>
        <DialogClose />
        <Button type="submit">{t("triage.undoBulk", { count: inverses.length })}</Button>
      </FormActions>
    </Form>
  )
}

function FateList({ fates }: { fates: readonly Fate[] }) {
  const { t } = useView()
  const done = fates.filter(({ refusal }) => refusal === null).length
  return (
    <>
      <p role="status">{t("triage.bulkResult", { done, count: fates.length })}</p>
      <ul className="fates">
        {fates.map(({ issue, refusal }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an issue that is missing has no other identity
          <li key={at} className={refusal === null ? "fate-done" : "fate-refused"}>
            <Icon name={refusal === null ? "check" : "warning"} />
            <span>
              {issue && <strong>{issue.title}</strong>}
              <span className="muted">{refusal ?? t("triage.bulkResult_done")}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
