/** Asking for consents, and writing down those that are given. */

import type { Db, Deps } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"
import { sha256 } from "../../base/token.ts"
import { inTransaction } from "../../db/transaction.ts"
import { record } from "../../system/audit/store.ts"
import { joinLegalTexts } from "../../system/settings/rules.ts"
import { getSettings } from "../../system/settings/store.ts"
import type { GiveConsent, RequestedConsent } from "./contract.ts"
import {
  type ConsentKind,
  type ConsentLanguage,
  type ConsentText,
  isConsentMissing,
  listRecordingTexts,
  selectRecordingText,
} from "./rules.ts"
import { insertConsent, listConsentHashes } from "./store.ts"

/** The consenting user, who may still be signing in. */
interface ConsentingUser {
  userId: string
  username: string
}

const USER_AGENT_CHARACTERS_MAX = 300

/** The text of this kind in `language`; null when no consent is required. */
export async function findConsentText(
  db: Db,
  kind: ConsentKind,
  language: ConsentLanguage,
): Promise<ConsentText | null> {
  const settings = await getSettings(db)
  if (kind === "RECORDING") return selectRecordingText(settings, language)
  const text = joinLegalTexts(settings)
  if (text === "" || !settings.legalAgreementRequired) return null
  return { kind, language, text, hash: sha256(text) }
}

/** Whether the user must still consent before entering a recorded session. */
export async function isRecordingConsentMissing(db: Db, userId: string): Promise<boolean> {
  const wanted = listRecordingTexts(await getSettings(db))
  return wanted.length > 0 && isConsentMissing(wanted, await listConsentHashes(db, userId, "RECORDING"))
}

/** The consents that are required of a user, legal texts first. */
export async function listRequestedConsents(
  db: Db,
  userId: string,
  language: ConsentLanguage,
): Promise<RequestedConsent[]> {
  const wanted: RequestedConsent[] = []
  const legal = await findConsentText(db, "LEGAL", language)
  if (legal) {
    const isGiven = !isConsentMissing([legal], await listConsentHashes(db, userId, "LEGAL"))
    wanted.push({ ...legal, hash: legal.hash.toString("hex"), isGiven })
  }
  const recording = await findConsentText(db, "RECORDING", language)
  if (recording) {
    const isGiven = !(await isRecordingConsentMissing(db, userId))
    wanted.push({ ...recording, hash: recording.hash.toString("hex"), isGiven })
  }
  return wanted
}

/**
 * Records a user's consent: text, language, time and address.
 *
 * @throws Refusal CONFLICT when the text that was shown is no longer the current one
 */
export async function giveConsent(
  deps: Deps,
  who: ConsentingUser,
  given: GiveConsent,
  origin: { userAgent: string; address: string },
): Promise<void> {
  await inTransaction(deps, async (tx, now) => {
    const shown = await requireShownText(tx, given)
    const { address } = origin
    const userAgent = origin.userAgent.slice(0, USER_AGENT_CHARACTERS_MAX)
    const isNew = await insertConsent(tx, { ...shown, userId: who.userId, address, userAgent, givenOn: now })
    if (!isNew) return
    const details = { kind: shown.kind, language: shown.language, textHash: given.hash }
    await record({ tx, actor: who, now, address }, "CONSENT_GIVEN", { type: "user", id: who.userId }, details)
  })
}

async function requireShownText(tx: Db, { kind, language, hash }: GiveConsent): Promise<ConsentText> {
  const text = await findConsentText(tx, kind, language)
  if (text?.hash.toString("hex") === hash) return text
  throw new Refusal("CONFLICT", `the text of ${kind} is another one now`, { text: "consentTextChanged" })
}
