/** The installation's settings as calls. */
import { z } from "zod/mini"
import { definePartialUpdate, type PartialInput } from "../../base/partial-update.ts"
import { id, instant, integerBetween, namedSchema, optionalRichText } from "../../base/schema.ts"
import { get, put } from "../../http/endpoint.ts"
import {
  EMERGENCY_MINUTES_DEFAULT,
  EMERGENCY_MINUTES_MAX,
  EMERGENCY_MINUTES_MIN,
  INACTIVITY_SECONDS_MAX,
  INACTIVITY_SECONDS_MIN,
  LEGAL_TEXT_CHARACTERS_MAX,
} from "./rules.ts"

/** Rich text; what the specification does not allow in one is taken out. Empty: there is none. */
const legalText = optionalRichText(LEGAL_TEXT_CHARACTERS_MAX)

const texts = {
  /** At the foot of the sign-in page. */
  legalInfo1: legalText,
  legalInfo2: legalText,
  /** Consent text shown before entry to a recorded session, by language. All empty: no consent is required. */
  recordingConsentDe: legalText,
  recordingConsentEn: legalText,
  recordingConsentNl: legalText,
}

export const saveSettings = z.strictObject({
  ...texts,
  /** Users agree to the legal texts at sign-in, and again when the texts change. */
  legalAgreementRequired: z.boolean("validation.invalid"),
  /** Off: no approval config has an effect. Requests that wait are still answered. */
  approvalWorkflowEnabled: z.boolean("validation.invalid"),
  /** The screen of a session shows viewer, machine and time over the picture. */
  sessionWatermark: z.boolean("validation.invalid"),
  /** The addresses on the labels of machines take fault reports without signing in. */
  faultReportsEnabled: z.boolean("validation.invalid"),
  inactivityTimeoutInSeconds: integerBetween(INACTIVITY_SECONDS_MIN, INACTIVITY_SECONDS_MAX),
  /** How long an emergency session lasts at most. */
  emergencyDurationInMinutes: z._default(
    integerBetween(EMERGENCY_MINUTES_MIN, EMERGENCY_MINUTES_MAX),
    EMERGENCY_MINUTES_DEFAULT,
  ),
  /** Whose members are notified of every emergency session. */
  emergencyUserGroupId: z._default(z.nullable(id), null),
  /** The version that was read; another stored version is a concurrent change. */
  version: z.optional(z.int()),
})
export const settingsChanges = definePartialUpdate(saveSettings)
export type SettingsChange = PartialInput<typeof saveSettings>

export const settings = namedSchema(
  "Settings",
  z.object({
    legalInfo1: z.string(),
    legalInfo2: z.string(),
    recordingConsentDe: z.string(),
    recordingConsentEn: z.string(),
    recordingConsentNl: z.string(),
    legalAgreementRequired: z.boolean(),
    approvalWorkflowEnabled: z.boolean(),
    sessionWatermark: z.boolean(),
    faultReportsEnabled: z.boolean(),
    inactivityTimeoutInSeconds: z.int(),
    emergencyDurationInMinutes: z.int(),
    emergencyUserGroupId: z.nullable(id),
    version: z.int(),
    changedOn: instant,
  }),
)
export type Settings = z.infer<typeof settings>

export const settingsEndpoints = {
  getSettings: get("/environment/settings", {
    summary: "Legal texts, the recording consent and the inactivity timeout",
    auth: { system: "LICENSE_INSTALL" },
    response: settings,
  }),
  saveSettings: put("/environment/settings", {
    summary: "Changes legal texts, the recording consent and the inactivity timeout; effective immediately",
    auth: "superuser",
    body: settingsChanges.schema,
    response: settings,
    refuses: ["CONFLICT"],
  }),
}
