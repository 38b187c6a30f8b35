/**
 * Rich text as it may be stored: the specification's tags and `href` only. Sanitised on write, so that it is safe to
 * display everywhere. The library includes a whole DOM and is loaded with the first text that has markup.
 */

import type { DefaultTreeAdapterTypes } from "parse5"
import { validationRefusal } from "./refusal.ts"

export const RICH_TEXT_TAGS = [
  "b",
  "i",
  "u",
  "strike",
  "sub",
  "sup",
  "p",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "pre",
  "code",
  "div",
  "br",
  "span",
  "ul",
  "ol",
  "li",
  "a",
]

/** Sanitises HTML; plain text without markup is returned unchanged. */
export async function sanitiseRichText(html: string): Promise<string> {
  if (!/[<&]/.test(html)) return html
  const { default: purify } = await import("isomorphic-dompurify")
  const clean = purify.sanitize(html, {
    ALLOWED_TAGS: RICH_TEXT_TAGS,
    ALLOWED_ATTR: ["href"],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?|mailto):/i,
  })
  return clean.replace(EMPTY_IS_ATTRIBUTE, "$1")
}

/**
 * Levels of elements in a rich text; editors and word processors stay below a third of it. Sanitising takes time with the
 * cube of the depth: 1660 nested elements, which fit into 5000 characters, would hold up every request for 9 seconds.
 */
export const RICH_TEXT_DEPTH_MAX = 100

/**
 * The same object with the named rich texts cleaned, as far as it has them.
 *
 * @throws Refusal BAD_REQUEST naming a rich text whose elements are nested too deeply
 */
export async function sanitiseFields<T extends object>(
  input: T,
  names: readonly (keyof T & string)[],
): Promise<T> {
  const clean = { ...input }
  for (const name of names) {
    const html = clean[name]
    if (typeof html !== "string") continue
    if (await isNestedTooDeeply(html))
      throw validationRefusal([{ path: name, message: "validation.invalid" }])
    clean[name] = (await sanitiseRichText(html)) as T[keyof T & string]
  }
  return clean
}

/** Judged by the parser that the DOM uses: tags that are not closed, or closed in another order, count as in the DOM. */
async function isNestedTooDeeply(html: string): Promise<boolean> {
  if (!html.includes("<")) return false
  const { parseFragment } = await import("parse5")
  let elements = elementsIn(parseFragment(html))
  for (let depth = 1; elements.length > 0; depth++) {
    if (depth > RICH_TEXT_DEPTH_MAX) return true
    elements = elements.flatMap(elementsIn)
  }
  return false
}

type ParentNode = DefaultTreeAdapterTypes.ParentNode

function elementsIn(parent: ParentNode): ParentNode[] {
  const { childNodes } = "content" in parent ? parent.content : parent
  return childNodes.filter((node) => "childNodes" in node)
}

/** The one attribute that a DOM cannot remove once the element was created with it; the library can only empty it. */
const EMPTY_IS_ATTRIBUTE = /(<[a-z0-9]+(?: href="[^"]*")?) is=""/g

const HTML_ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

/** Converts plain text to rich text: everything is escaped, nothing becomes markup. */
export function textToHtml(text: string): string {
  return text
    .replace(/[&<>"]/g, (character) => HTML_ESCAPES[character] ?? character)
    .replace(/\r?\n/g, "<br>")
}

/** Rich text as plain text for a text field; null when it has markup that a text field would lose. */
export function htmlToText(html: string): string | null {
  const lines = html.replace(/<br>/g, "\n")
  if (/<[a-z/]/i.test(lines)) return null
  return unescapeHtml(lines)
}

/** The characters that sanitised rich text has escaped. */
export function unescapeHtml(html: string): string {
  return html
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&nbsp;/g, " ")
    .replace(/&amp;/g, "&")
}

/** The words of rich text on one line, cut after `max` characters: for lists, where markup would take room. */
export function richTextExcerpt(html: string, max: number): string {
  const spaced = html.replace(/<\/?(?:br|p|div|[uo]l|li|h[1-6]|pre)>/g, " ").replace(/<[^>]*>/g, "")
  const text = (htmlToText(spaced) ?? "").replace(/\s+/g, " ").trim()
  const characters = [...text]
  return characters.length > max ? `${characters.slice(0, max).join("").trimEnd()}…` : text
}
