/** What people may choose for themselves, and short forms of what they read. */

/** What a person may choose to be spoken to in; a test holds it against the texts that exist. */
export const PROFILE_LANGUAGES = ["de", "en-GB", "nl"] as const

/** What pages look like; "system" is as the device is set. */
export const THEMES = ["system", "light", "dark"] as const
export type Theme = (typeof THEMES)[number]

/** Sanitised rich text without its markup, for clients that show none: paragraphs and breaks become lines. */
export function htmlToText(html: string): string {
  return html
    .replace(/<br\s*\/?>|<\/(p|div|li|h[1-6]|pre)>/gi, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&nbsp;/g, " ")
    .replace(/&amp;/g, "&")
    .trim()
}
