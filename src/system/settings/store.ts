/** The installation's settings, one row. */
import type { Db } from "../../base/deps.ts"
import { validationRefusal } from "../../base/refusal.ts"
import { mapConstraintViolations } from "../../db/constraint.ts"
import { fromColumns, toColumns } from "../../db/fields.ts"
import { lockSingleton, updateVersionedSingleton } from "../../db/rows.ts"
import type { Settings } from "./contract.ts"
import { SETTINGS_FIELDS } from "./fields.ts"

export async function getSettings(db: Db): Promise<Settings> {
  const row = await db.selectFrom("installation_settings").selectAll().executeTakeFirstOrThrow()
  return {
    ...fromColumns(SETTINGS_FIELDS, row),
    emergencyUserGroupId: row.emergency_user_group_id,
    version: row.version,
    changedOn: row.changed_on.toISOString(),
  }
}

/** Serializes concurrent saves: the second waits for the lock and reads the first one's result. */
export async function lockSettings(tx: Db): Promise<Settings> {
  await lockSingleton(tx, "installation_settings")
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
    updateVersionedSingleton(tx, "installation_settings", {
      ...toColumns(SETTINGS_FIELDS, settings),
      emergency_user_group_id: settings.emergencyUserGroupId,
      legal_hash: legalHash,
      changed_on: now,
    }),
  )
}

/** At the first start, before anybody has seen the settings. */
export async function saveEmailLanguage(tx: Db, language: string): Promise<void> {
  await tx.updateTable("installation_settings").set({ email_language: language }).execute()
}
