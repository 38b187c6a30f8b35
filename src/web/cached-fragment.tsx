/** Cache of rendered HTML fragments that are the same for many users. */
import type { ComponentPropsWithoutRef, ReactNode } from "react"
import { Cache } from "../base/cache.ts"
import { flattenString } from "../base/text.ts"
import { partialToHtml } from "./render.tsx"
import { useView, type View } from "./view.ts"

/** About a kilobyte each. */
const FRAGMENTS_MAX = 3000
/** Depends on nothing but its key, so that all servers of a process can share it. */
const fragmentCache = new Cache<string>({ max: FRAGMENTS_MAX })

/** The view without the user: a cached fragment cannot contain names or tokens of the user who was the first to see it. */
function anonymousView({ lang, t, zone, theme, now, version }: View): View {
  const anonymous = { actor: null, csrf: "", nonce: "", path: "", customerName: null }
  return { ...anonymous, lang, t, zone, theme, now, version }
}

function fragmentHtml(view: View, cacheKey: string, render: () => ReactNode): string {
  const key = `${view.lang} ${view.zone} ${cacheKey}`
  return fragmentCache.getOrCompute(key, () => flattenString(partialToHtml(anonymousView(view), render())))
}

/**
 * An element whose content depends only on the language, the time zone and the cache key `by`.
 *
 * @param by    e.g. "priority HIGH", or all values that a row shows
 * @param draw  renders the content; called once per cache key, language and zone
 */
export function CachedFragment<
  T extends "a" | "details" | "dialog" | "div" | "form" | "nav" | "p" | "search" | "span" | "thead",
>({
  as,
  by: cacheKey,
  draw: render,
  ...attributes
}: { as: T; by: string; draw: () => ReactNode } & ComponentPropsWithoutRef<T>) {
  const html = fragmentHtml(useView(), cacheKey, render)
  const Element = as as "span"
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML was rendered and escaped by React
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}

/** What differs between two drawings of a template, as HTML. */
export type Holes<Name extends string> = Readonly<Record<Name, string>>

interface Template {
  /** One more than there are holes. */
  texts: readonly string[]
  /** Names of the holes between them. */
  names: readonly string[]
}

/** Of eight kilobytes each: the documents around pages, and what pages show of lists. */
const TEMPLATES_MAX = 300
const templateCache = new Cache<Template>({ max: TEMPLATES_MAX })

/** No content can be mistaken for a hole: the word is random and never leaves this process. */
const HOLE_WORD = `hole${crypto.randomUUID().replaceAll("-", "")}`
const HOLE_META = new RegExp(`<meta name="(${HOLE_WORD}\\w+)"/>`, "g")
const HOLE = new RegExp(`${HOLE_WORD}_(\\w+?)_`)

/** HTML that depends only on the language, the time zone and the cache key, but for its holes: what belongs to one reader or to one page is never part of it. */
export interface TemplateContent<Name extends string> {
  /** As `by` of `CachedFragment`. */
  by: string
  /**
   * Renders the template from words that stand for the holes, in texts and attributes; in a head, where React allows no text, in
   * `<meta name={…} />`.
   */
  draw: (words: Holes<Name>) => ReactNode
  /** What is put there: HTML, so that texts are to be escaped; see `fragmentsHtml`. */
  holes: Holes<Name>
}

export function fillTemplate<Name extends string>(
  view: View,
  { by, draw, holes }: TemplateContent<Name>,
): string {
  const { texts, names } = templateCache.getOrCompute(`${view.lang} ${view.zone} ${by}`, () => {
    const words = Object.fromEntries(Object.keys(holes).map((name) => [name, `${HOLE_WORD}_${name}_`]))
    return toTemplate(partialToHtml(anonymousView(view), draw(words as Holes<Name>)))
  })
  let html = texts[0] ?? ""
  for (let at = 0; at < names.length; at++) html += holes[names[at] as Name] + texts[at + 1]
  return html
}

function toTemplate(html: string): Template {
  const parts = html.replace(HOLE_META, "$1").split(HOLE).map(flattenString)
  return { texts: parts.filter((_, at) => at % 2 === 0), names: parts.filter((_, at) => at % 2 === 1) }
}

export interface Fragment {
  /** As `by` of `CachedFragment`. */
  by: string
  /** Draws the element with its attributes. */
  draw: () => ReactNode
}

/** The HTML of elements that depend on their keys alone, for the hole of a template. */
export function fragmentsHtml(view: View, fragments: readonly Fragment[]): string {
  let html = ""
  for (const { by, draw } of fragments) html += fragmentHtml(view, by, draw)
  return html
}

/** Elements that depend on their keys alone, such as the rows of a list: React would need as long for each as for a field. */
export function CachedElements({ as: Element, fragments }: { as: "tbody"; fragments: readonly Fragment[] }) {
  const html = fragmentsHtml(useView(), fragments)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML was rendered and escaped by React
  return <Element dangerouslySetInnerHTML={{ __html: html }} />
}
