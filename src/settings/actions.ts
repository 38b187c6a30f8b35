/** Changing what holds for the whole installation. */
import { differences } from "../audit/rules.ts"
import { writeAudit } from "../audit/store.ts"
import { checkVersion } from "../base/constraint.ts"
import type { Deps } from "../base/deps.ts"
import { sanitiseRichText } from "../base/rich-text.ts"
import { hashOfText, legalText } from "../consents/rules.ts"
import type { Actor } from "../roles/rules.ts"
import { checkFresh } from "../stepup/actions.ts"
import type { SaveSettings, Settings } from "./contract.ts"
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
  { version, ...input }: SaveSettings,
  address: string,
): Promise<Settings> {
  await checkFresh(deps, actor, "SIGN_IN_SETTINGS")
  const now = deps.clock()
  const clean = { ...input }
  for (const name of TEXTS) clean[name] = await sanitiseRichText(input[name])
  await deps.db.transaction().execute(async (tx) => {
    const before = await lockSettings(tx)
    const { changed, details } = differences(before, clean)
    checkVersion({ name: "settings", version: before.version }, version, changed)
    const legal = legalText(clean)
    await saveSettings(tx, clean, legal === "" ? null : hashOfText(legal), now)
    const fact = { event: "SETTINGS_CHANGED", objectType: "system", objectId: null, address } as const
    if (changed.length > 0) await writeAudit(tx, actor, { ...fact, details }, now)
  })
  deps.tell({ kind: "permissions" })
  return getSettings(deps.db)
}
