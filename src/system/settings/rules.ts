/** Settings of the whole installation, made by administrators. Pure. */

/** Characters of each legal text and of the recording consent in each language; as HTML. */
export const LEGAL_TEXT_CHARACTERS_MAX = 10_000
/** Shorter times end a sign-in while a page is being read. */
export const INACTIVITY_SECONDS_MIN = 60
/** One day; longer inactivity is covered by the sign-in's own expiry. */
export const INACTIVITY_SECONDS_MAX = 86_400

/** Long enough to find a fault and to clear it; a longer repair gets a window. */
export const EMERGENCY_MINUTES_DEFAULT = 60
/** The first warning comes 15 minutes before the end. */
export const EMERGENCY_MINUTES_MIN = 15
/** A shift. */
export const EMERGENCY_MINUTES_MAX = 480

/** Both legal texts as one; they are written in one language only. */
export function joinLegalTexts(texts: { legalInfo1: string; legalInfo2: string }): string {
  return [texts.legalInfo1, texts.legalInfo2].filter(Boolean).join("\n")
}
