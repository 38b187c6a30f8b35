/** The installation's settings, one row. */
import type { Db } from "../../base/deps.ts"
import { validationRefusal } from "../../base/refusal.ts"
import { mapConstraintViolations } from "../../db/constraint.ts"
import type { Settings } from "./contract.ts"

export async function getSettings(db: Db): Promise<Settings> {
  const row = await db.selectFrom("installation_settings").selectAll().executeTakeFirstOrThrow()
  return {
    legalInfo1: row.legal_info_1,
    legalInfo2: row.legal_info_2,
    recordingConsentDe: row.recording_consent_de,
    recordingConsentEn: row.recording_consent_en,
    recordingConsentNl: row.recording_consent_nl,
    legalAgreementRequired: row.legal_agreement_required,
    approvalWorkflowEnabled: row.approval_workflow_enabled,
    sessionWatermark: row.session_watermark,
    faultReportsEnabled: row.fault_reports_enabled,
    inactivityTimeoutInSeconds: row.inactivity_seconds,
    emergencyDurationInMinutes: row.emergency_minutes,
    emergencyUserGroupId: row.emergency_user_group_id,
    version: row.version,
    changedOn: row.changed_on.toISOString(),
  }
}

/** Serializes concurrent saves: the second waits for the lock and reads the first one's result. */
export async function lockSettings(tx: Db): Promise<Settings> {
  await tx.selectFrom("installation_settings").select("singleton").forUpdate().execute()
  return getSettings(tx)
}

/**
 * @param legalHash  hash of the legal texts that users agree to; null when there are none
 * @throws Refusal BAD_REQUEST for an unknown user group
 */
export async function saveSettings(
  tx: Db,
  settings: Omit<Settings, "version" | "changedOn">,
  legalHash: Buffer | null,
  now: Date,
): Promise<void> {
  const refusals = {
    installation_settings_emergency_user_group_id_fkey: () =>
      validationRefusal([{ path: "emergencyUserGroupId", message: "validation.choice" }]),
  }
  await mapConstraintViolations(refusals, () =>
    tx
      .updateTable("installation_settings")
      .set((eb) => ({
        legal_info_1: settings.legalInfo1,
        legal_info_2: settings.legalInfo2,
        recording_consent_de: settings.recordingConsentDe,
        recording_consent_en: settings.recordingConsentEn,
        recording_consent_nl: settings.recordingConsentNl,
        legal_agreement_required: settings.legalAgreementRequired,
        approval_workflow_enabled: settings.approvalWorkflowEnabled,
        session_watermark: settings.sessionWatermark,
        fault_reports_enabled: settings.faultReportsEnabled,
        inactivity_seconds: settings.inactivityTimeoutInSeconds,
        emergency_minutes: settings.emergencyDurationInMinutes,
        emergency_user_group_id: settings.emergencyUserGroupId,
        legal_hash: legalHash,
        version: eb("version", "+", 1),
        changed_on: now,
      }))
      .execute(),
  )
}
