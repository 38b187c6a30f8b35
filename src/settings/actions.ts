/** Changing what holds for the whole installation. */
import { differences } from "../audit/rules.ts"
import { writeAudit } from "../audit/store.ts"
import { checkVersion } from "../base/constraint.ts"
import type { Deps } from "../base/deps.ts"
import { sanitised } from "../base/rich-text.ts"
import { hashOfText, legalText } from "../consents/rules.ts"
import type { Actor } from "../roles/rules.ts"
import { checkFresh } from "../stepup/actions.ts"
import { type Settings, type SettingsChange, settingsChanges } from "./contract.ts"
import { getSettings, lockSettings, saveSettings } from "./store.ts"

const TEXTS = [
  "legalInfo1",
  "legalInfo2",
  "recordingConsentDe",
  "recordingConsentEn",
  "recordingConsentNl",
] as const

/** Texts are cleaned before they are kept. @throws Refusal CONFLICT when somebody else saved first */
export async function changeSettings(
  deps: Deps,
  actor: Actor,
  change: SettingsChange,
  address: string,
): Promise<Settings> {
  await checkFresh(deps, actor, "SIGN_IN_SETTINGS")
  const now = deps.clock()
  const clean = await sanitised(change, TEXTS)
  await deps.db.transaction().execute(async (tx) => {
    const before = await lockSettings(tx)
    const input = settingsChanges.merge(before, clean)
    const { changed, details } = differences(before, input)
    checkVersion({ name: "settings", version: before.version }, change.version, changed)
    const legal = legalText(input)
    await saveSettings(tx, input, legal === "" ? null : hashOfText(legal), now)
    const fact = { event: "SETTINGS_CHANGED", objectType: "system", objectId: null, address } as const
    if (changed.length > 0) await writeAudit(tx, actor, { ...fact, details }, now)
  })
  deps.tell({ kind: "permissions" })
  return getSettings(deps.db)
}
