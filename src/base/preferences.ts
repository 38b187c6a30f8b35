/** The choices of a user's language and theme. */

/** Languages that a user may choose; a test compares the list with the texts that exist. */
export const PROFILE_LANGUAGES = ["de", "en-GB", "nl"] as const

/** Colour themes; "system" follows the setting of the browser's device. */
export const THEMES = ["system", "light", "dark"] as const
export type Theme = (typeof THEMES)[number]
