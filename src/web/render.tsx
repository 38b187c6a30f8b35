/** React to HTML. Synchronous. */
import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { type View, ViewContext } from "./view.ts"

/** A fragment, such as htmx swaps; whole pages: `pageToHtml`. */
export const partialToHtml = (view: View, part: ReactNode): string =>
  renderToStaticMarkup(<ViewContext value={view}>{part}</ViewContext>)
