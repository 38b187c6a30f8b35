/** Asking for consents, and writing down those that are given. */
import { writeAudit } from "../audit/store.ts"
import type { Db, Deps } from "../base/deps.ts"
import { Refusal } from "../base/refusal.ts"
import { getSettings } from "../settings/store.ts"
import type { GiveConsent, WantedConsent } from "./contract.ts"
import {
  type ConsentKind,
  type ConsentLanguage,
  type ConsentText,
  hashOfText,
  isConsentMissing,
  legalText,
  recordingText,
  recordingTexts,
} from "./rules.ts"
import { givenHashes, insertConsent } from "./store.ts"

/** Somebody who agrees; nobody has to be signed in yet to agree to legal texts. */
interface Agreeing {
  userId: string
  username: string
}

const USER_AGENT_CHARACTERS_MAX = 300

/** The text of this kind to show to somebody who reads `language`; null when nobody is asked. */
export async function consentText(
  db: Db,
  kind: ConsentKind,
  language: ConsentLanguage,
): Promise<ConsentText | null> {
  const settings = await getSettings(db)
  if (kind === "RECORDING") return recordingText(settings, language)
  const text = legalText(settings)
  if (text === "" || !settings.legalAgreementRequired) return null
  return { kind, language, text, hash: hashOfText(text) }
}

/** Must the person still agree before they enter a recorded session? */
export async function isRecordingConsentMissing(db: Db, userId: string): Promise<boolean> {
  const wanted = recordingTexts(await getSettings(db))
  return wanted.length > 0 && isConsentMissing(wanted, await givenHashes(db, userId, "RECORDING"))
}

/** What somebody is asked to agree to, legal texts first. */
export async function wantedConsents(
  db: Db,
  userId: string,
  language: ConsentLanguage,
): Promise<WantedConsent[]> {
  const wanted: WantedConsent[] = []
  const legal = await consentText(db, "LEGAL", language)
  if (legal) {
    const isGiven = !isConsentMissing([legal], await givenHashes(db, userId, "LEGAL"))
    wanted.push({ ...legal, hash: legal.hash.toString("hex"), isGiven })
  }
  const recording = await consentText(db, "RECORDING", language)
  if (recording) {
    const isGiven = !(await isRecordingConsentMissing(db, userId))
    wanted.push({ ...recording, hash: recording.hash.toString("hex"), isGiven })
  }
  return wanted
}

/**
 * Writes down that somebody agreed: to which text, in which language, when and from where.
 *
 * @throws Refusal CONFLICT when the text that was shown is no longer the one that counts
 */
export async function giveConsent(
  deps: Deps,
  who: Agreeing,
  given: GiveConsent,
  origin: { userAgent: string; address: string },
): Promise<void> {
  const now = deps.clock()
  await deps.db.transaction().execute(async (tx) => {
    const shown = await shownText(tx, given)
    const { address } = origin
    const userAgent = origin.userAgent.slice(0, USER_AGENT_CHARACTERS_MAX)
    const isNew = await insertConsent(tx, { ...shown, userId: who.userId, address, userAgent, givenOn: now })
    if (!isNew) return
    const fact = { event: "CONSENT_GIVEN", objectType: "user", objectId: who.userId, address } as const
    const details = { kind: shown.kind, language: shown.language, textHash: given.hash }
    await writeAudit(tx, who, { ...fact, details }, now)
  })
}

async function shownText(tx: Db, { kind, language, hash }: GiveConsent): Promise<ConsentText> {
  const text = await consentText(tx, kind, language)
  if (text?.hash.toString("hex") === hash) return text
  throw new Refusal("CONFLICT", `the text of ${kind} is another one now`, { text: "consentTextChanged" })
}
