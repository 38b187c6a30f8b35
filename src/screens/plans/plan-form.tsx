/** The form of a plan: fields that depend on the period appear in place, the next occurrences stand beside them. */
import type { Device } from "../../machines/devices/contract.ts"
import type { StageResponse } from "../../maintenance/approvals/contract.ts"
import {
  DESCRIPTION_CHARACTERS_MAX,
  ISSUE_TITLE_CHARACTERS_MAX,
  ISSUE_TYPES,
  NOTIFICATION_EMAILS_CHARACTERS_MAX,
  PRIORITIES,
} from "../../maintenance/issues/rules.ts"
import type { RecurringIssue } from "../../maintenance/plans/contract.ts"
import type { PreviewOccurrence } from "../../maintenance/plans/preview/rules.ts"
import {
  CREATE_BEFORE_HOURS_MAX,
  CREATE_BEFORE_HOURS_MIN,
  DAY_OF_MAX,
  DAY_OF_MIN,
  DIRECTIONS,
  PERIODS,
  WEEKDAYS,
} from "../../maintenance/plans/rules.ts"
import { WINDOW_HOURS_MAX, WINDOW_HOURS_MIN } from "../../maintenance/windows/rules.ts"
import { Button } from "../../web/button.tsx"
import { DateTimeField } from "../../web/date-time-field.tsx"
import { DialogCancel, DialogClose } from "../../web/dialog.tsx"
import { Checkbox, NumberField, Select, SliderField, TextField } from "../../web/field.tsx"
import { Form } from "../../web/form.tsx"
import type { FormErrors } from "../../web/form-submission.ts"
import { RichTextField } from "../../web/rich-text.tsx"
import { useView } from "../../web/view.ts"
import { type AssignableOptions, assignmentControls } from "../issues/assignment.tsx"
import { ChecklistEditor } from "../issues/checklist/checklist-editor.tsx"
import type { ItemRow } from "../issues/checklist/editor-values.ts"
import { PlanPreview } from "./plan-preview.tsx"
import type { PlanFormValues } from "./plan-values.ts"

/** Range of the slider of the hours before the start; up to 240 can be typed (specification §5). */
const CREATE_BEFORE_SLIDER = { min: 1, max: 48 }
/** Pause in typing after which the preview is computed again, ms (specification §9). */
const PREVIEW_DELAY_MS = 200

export interface PlanFormProps {
  device: Device
  /** Null for a new plan. */
  plan: RecurringIssue | null
  values: PlanFormValues
  checklistRows: readonly ItemRow[]
  assignable: AssignableOptions
  /** Who must approve; empty: no approval is required. */
  stages: readonly StageResponse[]
  /** Null while the dates are incomplete. */
  preview: readonly PreviewOccurrence[] | null
  maySave: boolean
  formErrors?: FormErrors
}

export function planPath({ deviceId, id }: { deviceId: string; id: string | null }): string {
  return `/devices/${deviceId}/recurringissues/${id ?? "new"}`
}

export function PlanForm(props: PlanFormProps) {
  const { t } = useView()
  const { device, plan, values, checklistRows, formErrors, maySave } = props
  const path = planPath({ deviceId: device.id, id: plan?.id ?? null })
  const preview = `/devices/${device.id}/recurringissues/preview`
  return (
    <Form
      id="plan-form"
      draft={maySave}
      action={path}
      values={values}
      formErrors={formErrors}
      current={plan && path}
    >
      {plan && <input type="hidden" name="version" value={plan.version} />}
      {plan && <input type="hidden" name="planId" value={plan.id} />}
      <div
        className="plan-grid"
        hx-post={preview}
        hx-trigger={`input delay:${PREVIEW_DELAY_MS}ms, change delay:${PREVIEW_DELAY_MS}ms`}
        hx-target="#plan-preview"
        hx-swap="innerHTML"
        hx-include="closest form"
        hx-sync="this:replace"
      >
        <fieldset className="plan-fields" disabled={!maySave}>
          <PlanFields {...props} />
        </fieldset>
        <aside id="plan-preview" className="plan-preview" aria-live="polite">
          <PlanPreview occurrences={props.preview} timeZone={values.timeZone} deviceId={device.id} />
        </aside>
      </div>
      <fieldset className="plan-fields" disabled={!maySave}>
        <h3 className="form-legend">{t("checklist.title")}</h3>
        <p className="field-hint">{t("checklist.planHint")}</p>
        <ChecklistEditor rows={checklistRows} errors={formErrors?.errors ?? {}} list="checklist" />
      </fieldset>
      <PlanFooter {...props} />
    </Form>
  )
}

function PlanFields({ plan, values, assignable, formErrors }: PlanFormProps) {
  const { t } = useView()
  const errors = formErrors?.errors ?? {}
  const assignment = assignmentControls({ t, saved: plan, assignable })
  return (
    <>
      <TextField name="title" label={t("terms.title")} max={ISSUE_TITLE_CHARACTERS_MAX} required autoFocus />
      <div className="field-row">
        <Select
          name="recurringIssueType"
          label={t("terms.type")}
          options={ISSUE_TYPES.map((value) => ({ value, label: t(`states.issueType_${value}`) }))}
          required
        />
        <Select
          name="priority"
          label={t("terms.priority")}
          options={PRIORITIES.map((value) => ({ value, label: t(`states.priority_${value}`) }))}
          required
        />
        <Select
          name="period"
          label={t("plans.period")}
          options={PERIODS.map((value) => ({ value, label: t(`plans.period_${value}`) }))}
          required
        />
      </div>
      <h3 className="form-legend">{t("plans.when")}</h3>
      <ScheduleFields values={values} />
      <h3 className="form-legend">{t("plans.whoAndHow")}</h3>
      <div className="field-row">
        {assignment.assignedUserGroupId}
        {assignment.assignedUserId}
      </div>
      <div className={values.notificationEmails || errors.notificationEmails ? undefined : "notified-field"}>
        <TextField
          name="notificationEmails"
          label={t("issues.notificationEmails")}
          hint={t("issues.notificationEmailsHint")}
          max={NOTIFICATION_EMAILS_CHARACTERS_MAX}
        />
      </div>
      <div className="field-row">
        <Checkbox name="enableRemoteAccess" label={t("issues.enableRemoteAccess")} />
        <Checkbox name="disconnectSessionsUponTimeEnd" label={t("issues.disconnectOnEnd")} />
      </div>
      <RichTextField name="description" label={t("terms.description")} max={DESCRIPTION_CHARACTERS_MAX} />
    </>
  )
}

/** The styles show a dependent field for its periods only (`components/plans.css`). */
function ScheduleFields({ values }: { values: PlanFormValues }) {
  const { t } = useView()
  const zones = Intl.supportedValuesOf("timeZone")
  const known = zones.includes(values.timeZone) ? zones : [values.timeZone, ...zones]
  return (
    <>
      <div className="field-row">
        <DateTimeField name="startDateTime" label={t("plans.firstStart")} hasOwnZone required />
        <div className="repeats-only">
          <DateTimeField name="endDateTime" label={t("plans.end")} hasOwnZone />
        </div>
      </div>
      <div className="field-row">
        <div className="months-only">
          <NumberField name="dayOf" label={t("plans.dayOf")} min={DAY_OF_MIN} max={DAY_OF_MAX} required />
        </div>
        <div className="months-only">
          <Select
            name="dayFromStartOrEnd"
            label={t("plans.counted")}
            options={DIRECTIONS.map((value) => ({ value, label: t(`plans.counted_${value}`) }))}
            required
          />
        </div>
        <div className="weeks-only">
          <Select
            name="dayOfWeek"
            label={t("plans.weekday")}
            options={WEEKDAYS.map((value) => ({ value, label: t(`plans.day_${value}`) }))}
            required
          />
        </div>
        <Select
          name="timeZone"
          label={t("plans.timeZone")}
          options={known.map((value) => ({ value, label: value.replaceAll("_", " ") }))}
          required
        />
      </div>
      <div className="days-only">
        <Checkbox name="weekendInclusive" label={t("plans.weekend")} />
      </div>
      <div className="field-row">
        <SliderField
          name="maintenanceWindowInHours"
          label={t("plans.windowHours")}
          min={WINDOW_HOURS_MIN}
          max={WINDOW_HOURS_MAX}
          slider={{ min: WINDOW_HOURS_MIN, max: WINDOW_HOURS_MAX }}
          required
        />
        <SliderField
          name="createBeforeStartInHours"
          label={t("plans.createBefore")}
          min={CREATE_BEFORE_HOURS_MIN}
          max={CREATE_BEFORE_HOURS_MAX}
          slider={CREATE_BEFORE_SLIDER}
          required
        />
      </div>
    </>
  )
}

function PlanFooter({ stages, maySave }: PlanFormProps) {
  const { t } = useView()
  const named = stages.map((stage) =>
    t("plans.stageApprovers", {
      groups: [...stage.voteUserGroups, ...stage.overruleVotesUserGroups].map(({ name }) => name).join(", "),
      count: stage.requiredAmountOfVotes,
    }),
  )
  return (
    <div className="plan-footer form-actions">
      <p className="muted">
        {stages.length > 0 ? t("plans.needsApproval", { stages: named.join("; ") }) : t("plans.noApproval")}
      </p>
      {maySave ? <DialogCancel /> : <DialogClose />}
      {maySave && (
        <Button type="submit" kind="primary">
          {t("plans.savePlan")}
        </Button>
      )}
    </div>
  )
}
