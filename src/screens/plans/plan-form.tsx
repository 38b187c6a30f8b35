/** The form of a plan: fields that depend on the period appear in place, the next occurrences are shown beside them. */
import type { Device } from "../../machines/devices/contract.ts"
import type { StageResponse } from "../../maintenance/approvals/contract.ts"
import type { RecurringIssue } from "../../maintenance/plans/contract.ts"
import { PLAN_FIELDS } from "../../maintenance/plans/fields.ts"
import { DialogCancel, DialogClose } from "../../web/dialog.tsx"
import { Select, SliderField } from "../../web/field.tsx"
import { entityFormValues, fieldControls } from "../../web/fields.tsx"
import { FIELDS_TRIGGER, FieldRow, Form, SubmitButton, VersionField } from "../../web/form.tsx"
import { useFormErrors } from "../../web/form-context.ts"
import { useView } from "../../web/view.ts"
import { stageWords } from "../approvals/stage-words.ts"
import { type AssignableOptions, assignmentControls } from "../issues/assignment.tsx"
import { ChecklistEditor } from "../issues/checklist/checklist-editor.tsx"
import type { ItemRow } from "../issues/checklist/editor-values.ts"
import { PlanPreview, type PreviewedPlan } from "./plan-preview.tsx"
import type { PlanFormValues } from "./plan-values.ts"

/** Range of the slider of the hours before the start; up to 240 can be typed (specification §5). */
const CREATE_BEFORE_SLIDER = { min: 1, max: 48 }

export interface PlanFormProps {
  device: Device
  /** Null for a new plan. */
  plan: RecurringIssue | null
  values: PlanFormValues
  checklistRows: readonly ItemRow[]
  assignable: AssignableOptions
  /** Stages of the approval; empty: none is required. */
  stages: readonly StageResponse[]
  /** Null while the dates are incomplete. */
  preview: PreviewedPlan | null
  maySave: boolean
}

export function planPath({ deviceId, id }: { deviceId: string; id: string | null }): string {
  return `/devices/${deviceId}/recurringissues/${id ?? "new"}`
}

export function PlanForm(props: PlanFormProps) {
  const { t } = useView()
  const { device, plan, values, checklistRows, maySave } = props
  const path = planPath({ deviceId: device.id, id: plan?.id ?? null })
  const preview = `/devices/${device.id}/recurringissues/preview`
  return (
    <Form
      id="plan-form"
      draft={maySave}
      action={path}
      values={values}
      saved={plan && entityFormValues(PLAN_FIELDS, plan, plan.timeZone)}
      current={plan && path}
    >
      {plan && <VersionField stored={plan.version} />}
      {plan && <input type="hidden" name="planId" value={plan.id} />}
      <div
        className="plan-grid"
        hx-post={preview}
        hx-trigger={FIELDS_TRIGGER}
        hx-target="#plan-preview"
        hx-swap="innerHTML"
        hx-include="closest form"
        hx-sync="this:replace"
      >
        <fieldset className="plain" disabled={!maySave}>
          <PlanFields {...props} />
        </fieldset>
        <aside id="plan-preview" className="plan-preview" aria-live="polite">
          <PlanPreview preview={props.preview} timeZone={values.timeZone} deviceId={device.id} />
        </aside>
      </div>
      <fieldset className="plain" disabled={!maySave}>
        <h3 className="form-legend">{t("checklist.title")}</h3>
        <p className="field-hint">{t("checklist.planHint")}</p>
        <ChecklistEditor rows={checklistRows} list="checklist" />
      </fieldset>
      <PlanFooter {...props} />
    </Form>
  )
}

/** The styles show a dependent field for its periods only (`components/plans.css`). */
function PlanFields({ plan, values, assignable }: PlanFormProps) {
  const { t } = useView()
  const errors = useFormErrors()
  const controls = {
    ...assignmentControls({ saved: plan, assignable }),
    timeZone: <TimeZoneField chosen={values.timeZone} />,
    maintenanceWindowInHours: <HoursField name="maintenanceWindowInHours" />,
    createBeforeStartInHours: <HoursField name="createBeforeStartInHours" slider={CREATE_BEFORE_SLIDER} />,
  }
  const { title, recurringIssueType, priority, period, ...dated } = fieldControls(PLAN_FIELDS, {
    controls,
    focus: "title",
    hasOwnZone: true,
  })
  const { startDateTime, endDateTime, dayOf, dayFromStartOrEnd, dayOfWeek, timeZone, ...others } = dated
  const { weekendInclusive, maintenanceWindowInHours, createBeforeStartInHours, ...work } = others
  const { assignedUserGroupId, assignedUserId, notificationEmails, ...rest } = work
  const { enableRemoteAccess, disconnectSessionsUponTimeEnd, description, ...further } = rest
  return (
    <>
      {title}
      <FieldRow>
        {recurringIssueType}
        {priority}
        {period}
      </FieldRow>
      <h3 className="form-legend">{t("plans.scheduleLegend")}</h3>
      <FieldRow>
        {startDateTime}
        <div className="repeats-only">{endDateTime}</div>
      </FieldRow>
      <FieldRow>
        <div className="months-only">{dayOf}</div>
        <div className="months-only">{dayFromStartOrEnd}</div>
        <div className="weeks-only">{dayOfWeek}</div>
        {timeZone}
      </FieldRow>
      <div className="days-only">{weekendInclusive}</div>
      <FieldRow>
        {maintenanceWindowInHours}
        {createBeforeStartInHours}
      </FieldRow>
      <h3 className="form-legend">{t("plans.assignmentLegend")}</h3>
      <FieldRow>
        {assignedUserGroupId}
        {assignedUserId}
      </FieldRow>
      <div
        className={
          values.notificationEmails || errors.notificationEmails || assignable.hasMoreGroups
            ? undefined
            : "notified-field"
        }
      >
        {notificationEmails}
      </div>
      <FieldRow>
        {enableRemoteAccess}
        {disconnectSessionsUponTimeEnd}
      </FieldRow>
      {Object.values(further)}
      {description}
    </>
  )
}

function TimeZoneField({ chosen }: { chosen: string }) {
  const zones = Intl.supportedValuesOf("timeZone")
  const known = zones.includes(chosen) ? zones : [chosen, ...zones]
  return (
    <Select
      name="timeZone"
      label={PLAN_FIELDS.timeZone.label}
      options={known.map((value) => ({ value, label: value.replaceAll("_", " ") }))}
      required
    />
  )
}

/** @param slider  its range; by default that of the number */
function HoursField({
  name,
  slider,
}: {
  name: "maintenanceWindowInHours" | "createBeforeStartInHours"
  slider?: { min: number; max: number }
}) {
  const field = PLAN_FIELDS[name]
  return <SliderField name={name} label={field.label} range={field} slider={slider} required />
}

function PlanFooter({ stages, maySave }: PlanFormProps) {
  const { t } = useView()
  return (
    <div className="plan-footer form-actions">
      <p className="muted">
        {stages.length > 0
          ? t("plans.needsApproval", { stages: stageWords(stages, t) })
          : t("plans.noApproval")}
      </p>
      {maySave && <SubmitButton text="plans.savePlan" />}
      {maySave ? <DialogCancel /> : <DialogClose />}
    </div>
  )
}
