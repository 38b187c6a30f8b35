/** Mounts React into a `<ui-island>`; loaded only on pages that have one. */
import { createElement, type ReactNode, useEffect } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import { makeI18n } from "../src/web/texts/i18n.ts"
import type { Lang } from "../src/web/texts/language.ts"
import { type IslandDef, IslandProvider } from "./define.tsx"

/**
 * Hydrates the server-rendered markup, or renders from scratch where the element is `client-only`.
 *
 * @returns render: with new props, state kept; unmount: for when the element has left the page
 */
export function mount(element: HTMLElement, island: IslandDef<object>) {
  const read = (name: string) => JSON.parse(element.getAttribute(name) ?? "{}")
  const lang = document.documentElement.lang as Lang
  const isClientOnly = element.hasAttribute("client-only")
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const writtenZone = element.getAttribute("zone") ?? "UTC"
  let value = {
    lang,
    t: makeI18n(lang, read("texts")),
    csrf: document.querySelector<HTMLMetaElement>('meta[name="csrf"]')?.content ?? "",
    zone: isClientOnly ? timeZone : writtenZone,
  }
  // React discards the server-rendered markup, and reports an error, when props change or the element goes before hydration:
  // both wait until then.
  let isHydrated = isClientOnly
  let isGone = false
  let queuedProps: object | null = null
  const onHydrated = () => {
    isHydrated = true
    // React unmounts nothing while it runs an effect.
    if (isGone) return queueMicrotask(() => root.unmount())
    // The server knows the browser's zone from the second page on.
    if (value.zone !== timeZone) {
      value = { ...value, zone: timeZone }
      queuedProps ??= shownProps
    }
    if (queuedProps) root.render(tree(queuedProps))
    queuedProps = null
  }
  const tree = (props: object) =>
    createElement(
      IslandProvider,
      { value },
      createElement(HydrationSignal, { comeAlive: onHydrated }, createElement(island.component, props)),
    )
  const options = { identifierPrefix: element.id }
  const shownProps = read("props")
  const first = tree(shownProps)
  const root = isClientOnly ? createRoot(element, options) : hydrateRoot(element, first, options)
  if (isClientOnly) root.render(first)
  const render = (props: object) => {
    if (isHydrated) root.render(tree(props))
    else queuedProps = props
  }
  const unmount = () => {
    isGone = true
    if (isHydrated) root.unmount()
  }
  return { render, unmount }
}

/** Calls `comeAlive` once, after hydration. */
function HydrationSignal({
  comeAlive: onHydrated,
  children,
}: {
  comeAlive: () => void
  children?: ReactNode
}) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever is drawn later
  useEffect(onHydrated, [])
  return children
}
