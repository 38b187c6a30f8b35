/** What administrators set for the whole installation. Pure. */

/** Characters of each legal text and of the recording consent in each language; as HTML. */
export const LEGAL_TEXT_CHARACTERS_MAX = 10_000
/** Shorter, and nobody reads a page to its end. */
export const INACTIVITY_SECONDS_MIN = 60
/** A day: whoever wants none has the sign-in's own end. */
export const INACTIVITY_SECONDS_MAX = 86_400

/** Both legal texts as one; they are written in one language only. */
export function joinLegalTexts(texts: { legalInfo1: string; legalInfo2: string }): string {
  return [texts.legalInfo1, texts.legalInfo2].filter(Boolean).join("\n")
}
