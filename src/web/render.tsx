/** React to HTML: whole pages and the partials that htmx swaps. Synchronous. */
import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { type View, ViewContext } from "./view.ts"

/** A whole document; `page` is a `<Layout>` or `<PublicLayout>`. */
export const pageToHtml = (view: View, page: ReactNode): string =>
  `<!doctype html>${partialToHtml(view, page)}`

/** A fragment for htmx. */
export const partialToHtml = (view: View, part: ReactNode): string =>
  renderToStaticMarkup(<ViewContext value={view}>{part}</ViewContext>)
