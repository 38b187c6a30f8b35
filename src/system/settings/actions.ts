/** Changes the settings of the installation. */

import type { Actor } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import { keysOf } from "../../base/keys.ts"
import { sanitiseFields } from "../../base/rich-text.ts"
import { sha256 } from "../../base/token.ts"
import { checkVersion } from "../../db/constraint.ts"
import { differences } from "../audit/rules.ts"
import { type AuditContext, record, SYSTEM_OBJECT } from "../audit/store.ts"
import { inStepUpTransaction } from "../stepuppolicy/actions.ts"
import { type Settings, type SettingsChange, settingsChanges } from "./contract.ts"
import { RICH_TEXT_FIELDS } from "./fields.ts"
import { joinLegalTexts } from "./rules.ts"
import { getSettings, lockSettings, saveSettings } from "./store.ts"

const RICH_TEXTS = keysOf(RICH_TEXT_FIELDS)

/** Texts are sanitized before they are stored. @throws Refusal CONFLICT when the settings were saved concurrently */
export async function updateSettings(
  deps: Deps,
  actor: Actor,
  change: SettingsChange,
  address: string,
): Promise<Settings> {
  await inStepUpTransaction(deps, actor, "SIGN_IN_SETTINGS", (tx, now) =>
    saveChange({ tx, actor, now, address }, change, []),
  )
  deps.publish({ kind: "permissions" })
  return getSettings(deps.db)
}

/**
 * The same within a transaction.
 *
 * @param further  names of changed fields that are kept elsewhere and count for the version
 * @throws Refusal BAD_REQUEST, CONFLICT after a concurrent change
 */
export async function saveChange(
  context: AuditContext,
  change: SettingsChange,
  further: readonly string[],
): Promise<void> {
  const { tx, now } = context
  const clean = await sanitiseFields(change, RICH_TEXTS)
  const before = await lockSettings(tx)
  const input = settingsChanges.merge(before, clean)
  const { changed, details, unchanged } = differences(before, input)
  checkVersion({ name: "settings", version: before.version }, change.version, [...changed, ...further])
  if (unchanged && further.length === 0) return
  const legal = joinLegalTexts(input)
  await saveSettings(tx, input, legal === "" ? null : sha256(legal), now)
  if (!unchanged) await record(context, "SETTINGS_CHANGED", SYSTEM_OBJECT, details)
}
