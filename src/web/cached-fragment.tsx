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

export interface Fragment {
  /** As `by` of `CachedFragment`. */
  by: string
  /** Draws the element with its attributes. */
  draw: () => ReactNode
}

/** Elements that depend on their keys alone, such as the rows of a list: React would need as long for each as for a field. */
export function CachedElements({ as: Element, fragments }: { as: "tbody"; fragments: readonly Fragment[] }) {
  const view = useView()
  const html = fragments.map(({ by, draw }) => fragmentHtml(view, by, draw)).join("")
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML was rendered and escaped by React
  return <Element dangerouslySetInnerHTML={{ __html: html }} />
}
