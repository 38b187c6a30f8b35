/** Pieces of a page that are the same for many readers are drawn once and kept as text. */
import type { ComponentPropsWithoutRef, ReactNode } from "react"
import { renderPartial } from "./render.tsx"
import { useView } from "./view.ts"

type Tag = "span" | "nav" | "div"

/** What is kept depends on states, sections and languages, of which there are few; more would be a mistake. */
const KEPT_MAX = 1000
const kept = new Map<string, string>()

/**
 * An element whose content depends on nothing but the language and what `by` names.
 *
 * @param by    e.g. "priority HIGH"; nothing that a person or a machine has written
 * @param draw  the content; called once for each `by` and language
 */
export function Kept<T extends Tag>({
  as,
  by,
  draw,
  ...attributes
}: { as: T; by: string; draw: () => ReactNode } & ComponentPropsWithoutRef<T>) {
  const view = useView()
  const key = `${view.lang} ${by}`
  let html = kept.get(key)
  if (html === undefined) {
    html = renderPartial(view, draw())
    if (kept.size < KEPT_MAX) kept.set(key, html)
  }
  const Element = as as "span"
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it was rendered, and escaped, by React a moment ago
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}
