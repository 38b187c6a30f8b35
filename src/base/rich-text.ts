/**
 * Rich text as it may be stored: the specification's tags and `href` only. Sanitised on write, so that every reader may
 * show it. The library brings a whole DOM with it and is loaded with the first text that has markup.
 */

export const RICH_TEXT_TAGS = [
  ...["b", "i", "u", "strike", "sub", "sup", "p", "h1", "h2", "h3", "h4", "h5", "h6"],
  ...["pre", "code", "div", "br", "span", "ul", "ol", "li", "a"],
]

/** Cleans HTML; plain text without markup comes back as it is. */
export async function sanitiseRichText(html: string): Promise<string> {
  if (!/[<&]/.test(html)) return html
  const { default: purify } = await import("isomorphic-dompurify")
  return purify.sanitize(html, {
    ALLOWED_TAGS: RICH_TEXT_TAGS,
    ALLOWED_ATTR: ["href"],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?|mailto):/i,
  })
}
