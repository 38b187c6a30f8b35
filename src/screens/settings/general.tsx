/** The general settings: company, inactivity and approvals; legal texts and consent to recordings; mail. */

import { CUSTOMER_NAME_CHARACTERS_MAX } from "../../system/environment/rules.ts"
import type { Settings } from "../../system/settings/contract.ts"
import {
  CONSENT_TEXT_FIELDS,
  GENERAL_SETTINGS_FIELDS,
  LEGAL_TEXT_FIELDS,
  TEXT_SETTINGS_FIELDS,
} from "../../system/settings/fields.ts"
import { TextField } from "../../web/field.tsx"
import { FormFields, fieldControls } from "../../web/fields.tsx"
import { Form, Legend, Notice, SaveOrCancel, VersionField } from "../../web/form.tsx"
import { Panel } from "../../web/panel.tsx"
import { Picker, type PickerOption } from "../../web/picker.tsx"
import { useView } from "../../web/view.ts"

export const SETTINGS_PATH = "/admin/settings"
export const TEXTS_TAB_PATH = "/admin/settings?tab=texts"

export interface SettingsFormProps {
  settings: Settings
  customerName: string
  emergencyUserGroup: readonly PickerOption[]
  /** What was typed before a refusal. */
  values?: Record<string, string>
}

export function GeneralForm({ settings, customerName, emergencyUserGroup, values }: SettingsFormProps) {
  const { t } = useView()
  const fields = fieldControls(GENERAL_SETTINGS_FIELDS)
  return (
    <Form id="general-settings" action={SETTINGS_PATH} values={values ?? { ...settings, customerName }} draft>
      <ReadOnlyNotice />
      <VersionField stored={settings.version} />
      <TextField
        name="customerName"
        label="signin.customerName"
        hint="settings.companyHint"
        max={CUSTOMER_NAME_CHARACTERS_MAX}
        required
      />
      {fields.inactivityTimeoutInSeconds}
      {fields.emailLanguage}
      {fields.approvalWorkflowEnabled}
      {fields.sessionWatermark}
      {fields.faultReportsEnabled}
      <Legend>{t("emergency.settings")}</Legend>
      {fields.emergencyDurationInMinutes}
      <Picker
        name="emergencyUserGroupId"
        label="emergency.group"
        hint="emergency.groupHint"
        kind="usergroups"
        chosen={emergencyUserGroup}
      />
      <SaveOrCancel home={SETTINGS_PATH} />
    </Form>
  )
}

export function TextsForm({
  settings,
  values,
}: Omit<SettingsFormProps, "customerName" | "emergencyUserGroup">) {
  const { t } = useView()
  return (
    <Form id="legal-texts" action={`${SETTINGS_PATH}/texts`} values={values ?? settings} draft>
      <ReadOnlyNotice />
      <VersionField stored={settings.version} />
      <Panel title={t("settings.legalTexts")}>
        <div className="form">
          <p className="field-hint">{t("settings.legalTextsHint")}</p>
          <FormFields fields={{ ...LEGAL_TEXT_FIELDS, legalAgreementRequired }} autoFocus={false} />
        </div>
      </Panel>
      <Panel title={t("settings.recordingConsent")}>
        <div className="form">
          <p className="field-hint">{t("settings.recordingConsentHint")}</p>
          <FormFields fields={CONSENT_TEXT_FIELDS} autoFocus={false} />
        </div>
      </Panel>
      <SaveOrCancel home={TEXTS_TAB_PATH} discards />
    </Form>
  )
}

const { legalAgreementRequired } = TEXT_SETTINGS_FIELDS

/** Readers of the settings who may not change them learn it before they type. */
export function ReadOnlyNotice() {
  const { t, actor } = useView()
  return actor?.may("superuser") ? null : <Notice tone="blue">{t("settings.onlySuperusers")}</Notice>
}
