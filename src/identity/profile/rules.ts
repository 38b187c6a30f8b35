/** Short forms of what a user reads. */
import { unescapeHtml } from "../../base/rich-text.ts"

/** Sanitised rich text without its markup, for clients that show none: paragraphs and breaks become lines. */
export function htmlToText(html: string): string {
  const text = html.replace(/<br\s*\/?>|<\/(p|div|li|h[1-6]|pre)>/gi, "\n").replace(/<[^>]*>/g, "")
  return unescapeHtml(text).trim()
}
