/** Settings of the whole installation, made by administrators. Pure. */

/** Characters of each legal text and of the recording consent in each language; as HTML. */
export const LEGAL_TEXT_CHARACTERS_MAX = 10_000
/** Shorter times end a sign-in while a page is being read; more than a day is covered by the sign-in's own expiry. */
export const INACTIVITY_SECONDS = { min: 60, max: 86_400 } as const

export const EMERGENCY_MINUTES = {
  /** The first warning comes 15 minutes before the end. */
  min: 15,
  /** A shift. */
  max: 480,
  /** Long enough to find a fault and to clear it; a longer repair gets a window. */
  default: 60,
} as const

/** Both legal texts as one; they are written in one language only. */
export function joinLegalTexts(texts: { legalInfo1: string; legalInfo2: string }): string {
  return [texts.legalInfo1, texts.legalInfo2].filter(Boolean).join("\n")
}
