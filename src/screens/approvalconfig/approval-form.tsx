/** The form of approval configs: for each kind of object its stages, in their order. */
import { APPROVAL_CONFIG_TYPES } from "../../machines/devices/rules.ts"
import type { ApprovalConfigs } from "../../maintenance/approvals/contract.ts"
import { STAGE_FIELDS } from "../../maintenance/approvals/fields.ts"
import { STAGES_MAX } from "../../maintenance/approvals/rules.ts"
import { IconButton } from "../../web/button.tsx"
import { Select } from "../../web/field.tsx"
import { type FormValues, fieldControls } from "../../web/fields.tsx"
import { FieldRow, Form, Notice, SaveOrCancel } from "../../web/form.tsx"
import { useFormErrors } from "../../web/form-context.ts"
import { AddRowButton } from "../../web/form-rows.tsx"
import { ROW_COMMAND, rowCommand } from "../../web/form-values.ts"
import { Panel } from "../../web/panel.tsx"
import { Picker, type PickerOption } from "../../web/picker.tsx"
import { validationText } from "../../web/texts/i18n.ts"
import { useView } from "../../web/view.ts"

export const APPROVAL_CONFIGS = [
  "issueApprovalConfig",
  "recurringIssueApprovalConfig",
  "recordingApprovalConfig",
] as const satisfies readonly (keyof ApprovalConfigs)[]
export type ApprovalConfigName = (typeof APPROVAL_CONFIGS)[number]

export interface TypedStage {
  fields: FormValues<typeof STAGE_FIELDS>
  voteUserGroups: readonly PickerOption[]
  overruleVotesUserGroups: readonly PickerOption[]
}

export interface TypedConfig {
  type: string
  stages: readonly TypedStage[]
}

export interface ApprovalFormProps {
  address: string
  saved: ApprovalConfigs
  typed: Record<ApprovalConfigName, TypedConfig>
  isLocked: boolean
}

export function ApprovalConfigForm({ address, saved, typed, isLocked }: ApprovalFormProps) {
  const { t } = useView()
  return (
    <Form id="approval-config-form" draft action={address} current={address}>
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <fieldset className="plain form" disabled={isLocked}>
        {APPROVAL_CONFIGS.map((name) => (
          <Panel key={name} title={t(`approvalconfig.${name}`)} icon="check">
            <ConfigFields name={name} saved={saved[name]} typed={typed[name]} />
          </Panel>
        ))}
      </fieldset>
      {!isLocked && (
        <SaveOrCancel
          home={address}
          isSticky
          after={<small className="muted">{t("approvalconfig.pendingKeep")}</small>}
        />
      )}
    </Form>
  )
}

function ConfigFields({
  name,
  saved,
  typed,
}: {
  name: ApprovalConfigName
  saved: ApprovalConfigs[ApprovalConfigName]
  typed: TypedConfig
}) {
  const { t } = useView()
  const inherited = saved.inheritedFrom
  const errors = useFormErrors()
  const noStages = errors[`${name}.stages`]
  return (
    <div className="form">
      <input type="hidden" name={`${name}.version`} value={saved.version} />
      <Select
        required
        name={`${name}.type`}
        label="approvalconfig.type"
        value={typed.type}
        hint={
          inherited
            ? ["approvalconfig.inheritedFrom", { name: inherited.name, count: saved.effectiveStages.length }]
            : saved.type === "INHERITED" && "approvalconfig.nothingInherited"
        }
        options={APPROVAL_CONFIG_TYPES.map((type) => ({
          value: type,
          label: t(`approvalconfig.type_${type}`),
          has: type === "DEDICATED" ? "own" : undefined,
        }))}
      />
      <div className="form" data-if="own">
        {noStages && (
          <Notice tone="red">{`${t("approvalconfig.stages")}: ${validationText(t, noStages)}`}</Notice>
        )}
        {typed.stages.map((stage, at) => (
          <StageFields
            // biome-ignore lint/suspicious/noArrayIndexKey: stages have no identity but their place
            key={at}
            name={name}
            at={at}
            stage={stage}
            count={typed.stages.length}
          />
        ))}
        {typed.stages.length < STAGES_MAX && (
          <AddRowButton command={`${ROW_COMMAND}.${name}`} text="approvalconfig.addStage" />
        )}
      </div>
    </div>
  )
}

/** A stage with buttons that move it and remove it: the order of stages needs no pointer. */
function StageFields({
  name,
  at,
  stage,
  count,
}: {
  name: ApprovalConfigName
  at: number
  stage: TypedStage
  count: number
}) {
  const { t } = useView()
  const errors = useFormErrors()
  const path = `${name}.stages.${at}`
  const number = at + 1
  const button = (command: "up" | "down" | "remove", label: "moveUp" | "moveDown" | "removeStage") => ({
    type: "submit" as const,
    name: `${ROW_COMMAND}.${name}`,
    value: rowCommand(command, at),
    label: t(`approvalconfig.${label}`, { number }),
  })
  const controls = fieldControls(STAGE_FIELDS, { prefix: `${path}.`, values: stage.fields })
  const { requiredAmountOfVotes, ...further } = controls
  return (
    <fieldset className="stage-fields">
      <legend>
        {t("approvalconfig.stage", { number })}
        <span>
          {at > 0 && <IconButton {...button("up", "moveUp")} icon="up" />}
          {number < count && <IconButton {...button("down", "moveDown")} icon="down" />}
          <IconButton {...button("remove", "removeStage")} icon="delete" />
        </span>
      </legend>
      <FieldRow>
        {requiredAmountOfVotes}
        <Picker
          name={`${path}.voteUserGroups`}
          label="approvalconfig.voteGroups"
          kind="usergroups"
          chosen={stage.voteUserGroups}
          error={errors[`${path}.voteUserGroups`] ?? errors[path]}
          multiple
        />
        <Picker
          name={`${path}.overruleVotesUserGroups`}
          label="approvalconfig.overruleGroups"
          kind="usergroups"
          chosen={stage.overruleVotesUserGroups}
          multiple
        />
      </FieldRow>
      {Object.values(further)}
    </fieldset>
  )
}
