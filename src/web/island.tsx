/** The server side of an island: its initial HTML and its hydration data, in attributes of `<ui-island>`. */
import type { HTMLAttributes, ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { type IslandDef, IslandProvider } from "../../islands/define.tsx"
import { asset, assetAndImports } from "./assets.ts"
import { pickTexts } from "./texts/catalogues.ts"
import type { Namespace } from "./texts/i18n.ts"
import { useView, type View } from "./view.ts"

type IslandAttributes = HTMLAttributes<HTMLElement> & {
  src: string
  props: string
  texts: string
  zone: string
  when?: "load" | "visible" | "idle"
  "client-only"?: ""
  class?: string
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "ui-island": IslandAttributes
    }
  }
}

/**
 * An island rendered on the server and hydrated in the browser.
 *
 * @param id    unique on the page and stable between partials: a morph with the same id keeps the island's state
 * @param when  when it is hydrated: immediately, when it scrolls into view, or when the browser is idle
 */
export function Island<P extends object>(island: {
  of: IslandDef<P>
  props: NoInfer<P>
  id: string
  when?: IslandAttributes["when"]
}): ReactNode {
  const view = useView()
  const html = renderIsland(island.of, island.props, island.id, view)
  const clientOnly = html === null || html.includes(" data-s=")
  return (
    <>
      <ModulePreload name={island.of.name} />
      <ui-island
        {...islandAttributes(island.of.name, island.props, island.of.texts, view)}
        id={island.id}
        when={island.when}
        client-only={clientOnly ? "" : undefined}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, nested so that it can be hydrated alone
        dangerouslySetInnerHTML={{ __html: html ?? "" }}
      />
    </>
  )
}

/**
 * An island that exists only in the browser (a remote screen, a player): the page imports only its types.
 * `children` is shown until it is mounted.
 *
 * @example <ClientIsland<ViewerProps> name="viewer" id="viewer" texts={["remote"]} props={{ … }} />
 */
export function ClientIsland<P extends object>(island: {
  name: string
  id: string
  props: P
  texts?: readonly Namespace[]
  children?: ReactNode
}): ReactNode {
  const view = useView()
  return (
    <>
      <ModulePreload name={island.name} />
      <ui-island
        {...islandAttributes(island.name, island.props, island.texts ?? [], view)}
        id={island.id}
        client-only=""
      >
        {island.children}
      </ui-island>
    </>
  )
}

function islandAttributes(name: string, props: object, texts: readonly Namespace[], view: View) {
  return {
    src: asset(`${name}.js`),
    props: JSON.stringify(props),
    texts: JSON.stringify(pickTexts(view.lang, texts)),
    zone: view.zone,
  }
}

/** Spares the browser a round trip: the island, React and their chunks are fetched while the page is parsed. */
function ModulePreload({ name }: { name: string }) {
  const files = new Set([...assetAndImports("runtime-react.js"), ...assetAndImports(`${name}.js`)])
  return [...files].map((href) => <link key={href} rel="modulepreload" href={href} />)
}

/**
 * The island's HTML, or null if it cannot be rendered on the server: it is then rendered in the browser alone, so one
 * broken island never fails a page. `style="…"` would break the Content-Security-Policy; it becomes `data-s`.
 */
function renderIsland<P extends object>(of: IslandDef<P>, props: P, id: string, view: View): string | null {
  const { lang, t, csrf, zone } = view
  const Component = of.component
  try {
    const html = renderToString(
      <IslandProvider value={{ lang, t, csrf, zone }}>
        <Component {...props} />
      </IslandProvider>,
      { identifierPrefix: id },
    )
    return html.replace(/ style="([^"]*)"/g, ' data-s="$1"')
  } catch {
    return null
  }
}
