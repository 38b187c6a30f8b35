/** The settings of the installation beside the user group of emergencies, in the order of the calls. */
import { booleanField, choiceField, type Fields, integerField, richTextField } from "../../base/fields.ts"
import { PROFILE_LANGUAGES } from "../../base/preferences.ts"
import { EMERGENCY_MINUTES, INACTIVITY_SECONDS, LEGAL_TEXT_CHARACTERS_MAX } from "./rules.ts"

const max = LEGAL_TEXT_CHARACTERS_MAX

/** Shown at the foot of the sign-in page. */
export const LEGAL_TEXT_FIELDS = {
  legalInfo1: richTextField({ column: "legal_info_1", label: "settings.legalInfo1", max }),
  legalInfo2: richTextField({ column: "legal_info_2", label: "settings.legalInfo2", max }),
} as const satisfies Fields

/** Consent text shown before entry to a recorded session, by language. All empty: no consent is required. */
export const CONSENT_TEXT_FIELDS = {
  recordingConsentDe: richTextField({
    column: "recording_consent_de",
    label: "settings.recordingConsentDe",
    max,
  }),
  recordingConsentEn: richTextField({
    column: "recording_consent_en",
    label: "settings.recordingConsentEn",
    max,
  }),
  recordingConsentNl: richTextField({
    column: "recording_consent_nl",
    label: "settings.recordingConsentNl",
    max,
  }),
} as const satisfies Fields

export const RICH_TEXT_FIELDS = { ...LEGAL_TEXT_FIELDS, ...CONSENT_TEXT_FIELDS } as const

/** Everything on the tab of texts. Switches have no default: calls that save all settings name every one. */
export const TEXT_SETTINGS_FIELDS = {
  ...RICH_TEXT_FIELDS,
  /** Users agree to the legal texts at sign-in, and again when the texts change. */
  legalAgreementRequired: booleanField({
    column: "legal_agreement_required",
    label: "settings.legalAgreement",
    hint: "settings.legalAgreementHint",
  }),
} as const satisfies Fields

/** Everything else. */
export const GENERAL_SETTINGS_FIELDS = {
  /** Off: no approval config has an effect. Requests that wait are still answered. */
  approvalWorkflowEnabled: booleanField({
    column: "approval_workflow_enabled",
    label: "settings.approvals",
    hint: "settings.approvalsHint",
  }),
  /** The screen of a session shows viewer, machine and time over the picture. */
  sessionWatermark: booleanField({
    column: "session_watermark",
    label: "settings.watermark",
    hint: "settings.watermarkHint",
  }),
  /** The addresses on the labels of machines take fault reports without signing in. */
  faultReportsEnabled: booleanField({
    column: "fault_reports_enabled",
    label: "settings.faultReports",
    hint: "settings.faultReportsHint",
  }),
  inactivityTimeoutInSeconds: integerField({
    column: "inactivity_seconds",
    label: "settings.inactivity",
    hint: "settings.inactivityHint",
    min: INACTIVITY_SECONDS.min,
    max: INACTIVITY_SECONDS.max,
  }),
  /** For recipients whose own language is not known. */
  emailLanguage: choiceField({
    column: "email_language",
    label: "settings.emailLanguage",
    hint: "settings.emailLanguageHint",
    options: PROFILE_LANGUAGES,
    optionLabels: "settings.emailLanguage_",
    default: "en-GB",
  }),
  /** Longest duration of an emergency session. */
  emergencyDurationInMinutes: integerField({
    column: "emergency_minutes",
    label: "emergency.duration",
    hint: "emergency.durationHint",
    ...EMERGENCY_MINUTES,
  }),
} as const satisfies Fields

export const SETTINGS_FIELDS = { ...TEXT_SETTINGS_FIELDS, ...GENERAL_SETTINGS_FIELDS } as const
