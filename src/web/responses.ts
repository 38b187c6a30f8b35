/** Answers of pages: a document, a partial for htmx, a dialog, or a redirect. */
import type { ReactNode } from "react"
import { textAnswer } from "../http/text-answer.ts"
import type { TemplateContent } from "./cached-fragment.tsx"
import { DIALOG_QUERY } from "./dialog.tsx"
import { type Frame, pageToHtml, templateToHtml } from "./document.tsx"
import { partialToHtml } from "./render.tsx"
import type { View } from "./view.ts"

export function isHtmx(request: Request): boolean {
  return request.headers.has("hx-request")
}

const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "private, no-store",
  vary: "HX-Request, HX-Request-Type",
}

/** A whole document; `node` is a `<Layout>` or `<PublicLayout>`. */
export function renderPage(view: View, node: ReactNode, status = 200): Response {
  return textAnswer(pageToHtml(view, node), { status, headers: PAGE_HEADERS })
}

/** A whole document whose content is drawn once for many readers; see `templateToHtml`. */
export function renderTemplate<Name extends string>(
  view: View,
  frame: Frame,
  content: TemplateContent<Name>,
): Response {
  return textAnswer(templateToHtml(view, frame, content), { status: 200, headers: PAGE_HEADERS })
}

/** A fragment for htmx; 422 for a form with errors. */
export function renderPartial(view: View, node: ReactNode, status = 200): Response {
  return textAnswer(partialToHtml(view, node), { status, headers: PAGE_HEADERS })
}

/** A part of a page for htmx, and the page with it for a browser without scripts. */
export function renderPart(
  { request, view }: { request: Request; view: View },
  part: ReactNode,
  page: ReactNode,
  status = 200,
): Response {
  return isHtmx(request) ? renderPartial(view, part, status) : renderPage(view, page, status)
}

/**
 * A dialog for htmx. A direct request of its address is redirected to `parent`, which opens the dialog: see `dialogAddress`.
 *
 * @param parent  path of the page below the dialog; a prefix of the dialog's path
 */
export function renderDialog(
  call: { request: Request; view: View },
  parent: string,
  node: ReactNode,
): Response {
  if (isHtmx(call.request)) return renderPartial(call.view, node)
  return redirect(call.request, `${parent}?${new URLSearchParams({ [DIALOG_QUERY]: call.view.path })}`)
}

/** Redirects plain forms and htmx to another page. @param path  may have any characters: forms and links bring it, too */
export function redirect(request: Request, path: string, headers: Record<string, string> = {}): Response {
  const address = encodeForHeader(path)
  return isHtmx(request)
    ? new Response(null, { status: 200, headers: { ...headers, "hx-redirect": address } })
    : new Response(null, { status: 303, headers: { ...headers, location: address } })
}

/** What a header cannot have, or must not, is percent-encoded; the rest of an address stays as it is. */
function encodeForHeader(address: string): string {
  return address.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent)
}
