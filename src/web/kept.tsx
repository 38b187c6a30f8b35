/** Pieces of a page that are the same for many readers are drawn once and kept as text. */
import type { ComponentPropsWithoutRef, ReactNode } from "react"
import { remembered } from "../base/remembered.ts"
import { inOnePiece } from "../base/text.ts"
import { renderPartial } from "./render.tsx"
import { useView, type View } from "./view.ts"

/** About a kilobyte each. More are forgotten all at once; what is shown again is drawn again. */
const KEPT_MAX = 3000
const kept = new Map<string, string>()

/** What a kept piece may know of its reader: language and zone. Nobody else's name or token can come to stand in it. */
function anybody({ lang, t, zone, theme, now, version }: View): View {
  return {
    ...{ lang, t, zone, theme, now, version },
    ...{ actor: null, csrf: "", nonce: "", path: "", customerName: null },
  }
}

function htmlOf(view: View, by: string, draw: () => ReactNode): string {
  const key = `${view.lang} ${view.zone} ${by}`
  return remembered(kept, KEPT_MAX, key, () => inOnePiece(renderPartial(anybody(view), draw())))
}

/**
 * An element whose content depends on nothing but the reader's language and zone and what `by` says.
 *
 * @param by    e.g. "priority HIGH", or all that a row shows
 * @param draw  the content; called once for each `by`, language and zone
 */
export function Kept<T extends "span" | "nav" | "div" | "tr">({
  as,
  by,
  draw,
  ...attributes
}: { as: T; by: string; draw: () => ReactNode } & ComponentPropsWithoutRef<T>) {
  const html = htmlOf(useView(), by, draw)
  const Element = as as "span"
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it was rendered, and escaped, by React a moment ago
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}
