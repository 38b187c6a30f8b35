/** Pieces of a page that are the same for many readers are drawn once and kept as text. */
import type { ComponentPropsWithoutRef, ReactNode } from "react"
import { memoize } from "../base/cache.ts"
import { flattenString } from "../base/text.ts"
import { partialToHtml } from "./render.tsx"
import { useView, type View } from "./view.ts"

/** About a kilobyte each. More are forgotten all at once; what is shown again is drawn again. */
const FRAGMENTS_MAX = 3000
const fragmentCache = new Map<string, string>()

/** What a kept piece may know of its reader: language and zone. Nobody else's name or token can come to stand in it. */
function anonymousView({ lang, t, zone, theme, now, version }: View): View {
  return {
    ...{ lang, t, zone, theme, now, version },
    ...{ actor: null, csrf: "", nonce: "", path: "", customerName: null },
  }
}

function fragmentHtml(view: View, cacheKey: string, render: () => ReactNode): string {
  const key = `${view.lang} ${view.zone} ${cacheKey}`
  return memoize(fragmentCache, FRAGMENTS_MAX, key, () =>
    flattenString(partialToHtml(anonymousView(view), render())),
  )
}

/**
 * An element whose content depends on nothing but the reader's language and zone and what `by` says.
 *
 * @param by    e.g. "priority HIGH", or all that a row shows
 * @param draw  the content; called once for each `by`, language and zone
 */
export function CachedFragment<T extends "span" | "nav" | "div" | "tr">({
  as,
  by: cacheKey,
  draw: render,
  ...attributes
}: { as: T; by: string; draw: () => ReactNode } & ComponentPropsWithoutRef<T>) {
  const html = fragmentHtml(useView(), cacheKey, render)
  const Element = as as "span"
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it was rendered, and escaped, by React a moment ago
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}
