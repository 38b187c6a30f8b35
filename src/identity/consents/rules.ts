/** Consents: which text applies, and whether the user has agreed to it. Pure functions. */

import { sha256 } from "../../base/token.ts"
export const CONSENT_KINDS = ["LEGAL", "RECORDING"] as const
/** LEGAL: the installation's legal texts, at sign-in. RECORDING: before a recorded session. */
export type ConsentKind = (typeof CONSENT_KINDS)[number]

export const CONSENT_LANGUAGES = ["de", "en-GB", "nl"] as const
export type ConsentLanguage = (typeof CONSENT_LANGUAGES)[number]

/** SHA-256 as hex. */
export const TEXT_HASH_CHARACTERS = 64

interface ConsentTexts {
  legalInfo1: string
  legalInfo2: string
  recordingConsentDe: string
  recordingConsentEn: string
  recordingConsentNl: string
}

/** A text to agree to, in the language in which it is shown. */
export interface ConsentText {
  kind: ConsentKind
  language: ConsentLanguage
  text: string
  hash: Buffer
}

/** The recording consent in the reader's language; where it is not written in that one, in English, or any other. Null without a text. */
export function selectRecordingText(texts: ConsentTexts, language: string): ConsentText | null {
  const written = listRecordingTexts(texts)
  return (
    written.find((text) => text.language === language) ??
    written.find((text) => text.language === "en-GB") ??
    written[0] ??
    null
  )
}

/** The recording consent in each language that has a text; none: no consent is required. */
export function listRecordingTexts(texts: ConsentTexts): ConsentText[] {
  const all: [ConsentLanguage, string][] = [
    ["de", texts.recordingConsentDe],
    ["en-GB", texts.recordingConsentEn],
    ["nl", texts.recordingConsentNl],
  ]
  return all
    .filter(([, text]) => text !== "")
    .map(([language, text]) => ({ kind: "RECORDING", language, text, hash: sha256(text) }))
}

/**
 * Whether a consent is missing. Consent to the text in one language covers the other languages, until the text of that
 * language changes. Without a text no consent is required.
 *
 * @param given  hashes of the texts the user has agreed to
 */
export function isConsentMissing(wanted: readonly ConsentText[], given: readonly Uint8Array[]): boolean {
  if (wanted.length === 0) return false
  return !wanted.some(({ hash }) => given.some((one) => hash.equals(one)))
}
