/** The fields for the users of an interface, its recording, its restrictions and its packet rules. */
import { PROTOCOL_TYPES, RULES_MAX } from "../../machines/interfaces/options/rules.ts"
import { Checkbox } from "../../web/field.tsx"
import { FieldRow, Legend, Notice } from "../../web/form.tsx"
import { useFormError } from "../../web/form-context.ts"
import { AddRowButton, RemoveRowButton } from "../../web/form-rows.tsx"
import { ROW_COMMAND } from "../../web/form-values.ts"
import { Picker, type PickerOption } from "../../web/picker.tsx"
import { validationText } from "../../web/texts/i18n.ts"
import { useView } from "../../web/view.ts"
import { CompactInput, CompactSelect } from "./compact-fields.tsx"
import type { Controls } from "./protocol-fields.tsx"
import type { TrafficRuleList, TypedTrafficRule } from "./values.ts"

export function AccessFields({
  groups,
  controls,
}: {
  groups: readonly PickerOption[]
  controls: Controls<
    "startRemotePermissionForAll" | "readOnly" | "requiresSupervisor" | "disableCopy" | "disablePaste"
  >
}) {
  const { t } = useView()
  return (
    <>
      <Legend>{t("interfaces.accessLegend")}</Legend>
      <FieldRow>
        {controls.startRemotePermissionForAll}
        <Picker
          name="startRemotePermissionUserGroupIds"
          label="interfaces.permittedGroups"
          kind="usergroups"
          chosen={groups}
          multiple
        />
      </FieldRow>
      <FieldRow>
        <div data-if="picture">
          {controls.readOnly}
          {controls.requiresSupervisor}
          <div data-if="clipboard">
            {controls.disableCopy}
            {controls.disablePaste}
          </div>
        </div>
        <div>
          <div data-if="picture">
            <Checkbox name="recordingOptions.screen" label="interfaces.recordScreen" />
            <Checkbox
              name="recordingOptions.clipboard"
              label="interfaces.recordClipboard"
              hint="interfaces.keysNeverRecorded"
            />
          </div>
          <div data-if="packets">
            <Checkbox name="recordingOptions.network" label="interfaces.recordNetwork" />
          </div>
        </div>
      </FieldRow>
    </>
  )
}

/** Rules as rows; the buttons change the rows and keep what is typed. */
export function TrafficRuleFields({
  list,
  rules,
}: {
  list: TrafficRuleList
  rules: readonly TypedTrafficRule[]
}) {
  const { t } = useView()
  const error = useFormError(list)
  const command = `${ROW_COMMAND}.${list}`
  return (
    <>
      <Legend note={t(`interfaces.${list}Hint`)}>{t(`interfaces.${list}`)}</Legend>
      {error && <Notice tone="red">{validationText(t, error)}</Notice>}
      {rules.map((rule, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
        <div className="rule-row" key={at}>
          <CompactSelect
            name={`${list}.${at}.protocolType`}
            label={t("interfaces.protocol")}
            value={rule.protocolType}
            options={PROTOCOL_TYPES}
          />
          {(["minDestination", "maxDestination", "minPort", "maxPort"] as const).map((field) => (
            <CompactInput
              key={field}
              name={`${list}.${at}.${field}`}
              label={t(`interfaces.${field}`)}
              value={rule[field]}
            />
          ))}
          <RemoveRowButton command={command} at={at} text={["interfaces.removeRule", { n: at + 1 }]} />
        </div>
      ))}
      {rules.length < RULES_MAX && <AddRowButton command={command} text="interfaces.addRule" />}
    </>
  )
}
