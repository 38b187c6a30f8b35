/** The general settings: company, inactivity and approvals; legal texts and consent to recordings; mail. */

import { CUSTOMER_NAME_CHARACTERS_MAX } from "../../system/environment/rules.ts"
import type { Settings } from "../../system/settings/contract.ts"
import {
  EMERGENCY_MINUTES_MAX,
  EMERGENCY_MINUTES_MIN,
  INACTIVITY_SECONDS_MAX,
  INACTIVITY_SECONDS_MIN,
  LEGAL_TEXT_CHARACTERS_MAX,
} from "../../system/settings/rules.ts"
import { Checkbox, NumberField, TextField } from "../../web/field.tsx"
import { Form, Legend, Notice, SaveOrCancel } from "../../web/form.tsx"
import type { FormErrors } from "../../web/form-submission.ts"
import { Panel } from "../../web/panel.tsx"
import { Picker, type PickerOption } from "../../web/picker.tsx"
import { RichTextField } from "../../web/rich-text.tsx"
import { useView } from "../../web/view.ts"

export const SETTINGS_PATH = "/admin/settings"
export const TEXTS_TAB_PATH = "/admin/settings?tab=texts"

export interface SettingsFormProps {
  settings: Settings
  customerName: string
  emergencyUserGroup: readonly PickerOption[]
  /** What was typed before a refusal. */
  values?: Record<string, string>
  formErrors?: FormErrors
}

export function GeneralForm({
  settings,
  customerName,
  emergencyUserGroup,
  values,
  formErrors,
}: SettingsFormProps) {
  const { t } = useView()
  return (
    <Form
      id="general-settings"
      action={SETTINGS_PATH}
      values={values ?? { ...settings, customerName }}
      formErrors={formErrors}
      draft
    >
      <ReadOnlyNotice />
      <input type="hidden" name="version" value={values?.version ?? settings.version} />
      <TextField
        name="customerName"
        label={t("signin.customerName")}
        hint={t("settings.companyHint")}
        max={CUSTOMER_NAME_CHARACTERS_MAX}
        required
      />
      <NumberField
        name="inactivityTimeoutInSeconds"
        label={t("settings.inactivity")}
        hint={t("settings.inactivityHint")}
        min={INACTIVITY_SECONDS_MIN}
        max={INACTIVITY_SECONDS_MAX}
        required
      />
      <Checkbox
        name="approvalWorkflowEnabled"
        label={t("settings.approvals")}
        hint={t("settings.approvalsHint")}
      />
      <Checkbox name="sessionWatermark" label={t("settings.watermark")} hint={t("settings.watermarkHint")} />
      <Checkbox
        name="faultReportsEnabled"
        label={t("settings.faultReports")}
        hint={t("settings.faultReportsHint")}
      />
      <Legend>{t("emergency.settings")}</Legend>
      <NumberField
        name="emergencyDurationInMinutes"
        label={t("emergency.duration")}
        hint={t("emergency.durationHint")}
        min={EMERGENCY_MINUTES_MIN}
        max={EMERGENCY_MINUTES_MAX}
        required
      />
      <Picker
        name="emergencyUserGroupId"
        label={t("emergency.group")}
        hint={t("emergency.groupHint")}
        kind="usergroups"
        chosen={emergencyUserGroup}
      />
      <SaveOrCancel home={SETTINGS_PATH} />
    </Form>
  )
}

/** Rich texts of the settings, in the order of their form. */
export const LEGAL_FIELDS = ["legalInfo1", "legalInfo2"] as const
export const CONSENT_FIELDS = ["recordingConsentDe", "recordingConsentEn", "recordingConsentNl"] as const

export function TextsForm({
  settings,
  values,
  formErrors,
}: Omit<SettingsFormProps, "customerName" | "emergencyUserGroup">) {
  const { t } = useView()
  const field = (name: (typeof LEGAL_FIELDS)[number] | (typeof CONSENT_FIELDS)[number]) => (
    <RichTextField key={name} name={name} label={t(`settings.${name}`)} max={LEGAL_TEXT_CHARACTERS_MAX} />
  )
  return (
    <Form
      id="legal-texts"
      action={`${SETTINGS_PATH}/texts`}
      values={values ?? settings}
      formErrors={formErrors}
      draft
    >
      <ReadOnlyNotice />
      <input type="hidden" name="version" value={values?.version ?? settings.version} />
      <Panel title={t("settings.legalTexts")}>
        <div className="form">
          <p className="field-hint">{t("settings.legalTextsHint")}</p>
          {LEGAL_FIELDS.map(field)}
          <Checkbox
            name="legalAgreementRequired"
            label={t("settings.legalAgreement")}
            hint={t("settings.legalAgreementHint")}
          />
        </div>
      </Panel>
      <Panel title={t("settings.recordingConsent")}>
        <div className="form">
          <p className="field-hint">{t("settings.recordingConsentHint")}</p>
          {CONSENT_FIELDS.map(field)}
        </div>
      </Panel>
      <SaveOrCancel home={TEXTS_TAB_PATH} />
    </Form>
  )
}

/** Readers of the settings who may not change them learn it before they type. */
export function ReadOnlyNotice() {
  const { t, actor } = useView()
  return actor?.may("superuser") ? null : <Notice tone="blue">{t("settings.onlySuperusers")}</Notice>
}
