/** The scanner of labels, and where a code leads: to a machine of this server or into the search, never elsewhere. */
import { publicOriginOf } from "../../http/request.ts"
import { SCAN_PATH } from "../../http/security-headers.ts"
import { listHref } from "../../web/pager.tsx"
import { redirect, renderPage } from "../../web/responses.ts"
import { page } from "../page.ts"
import { SEARCH_PATH } from "../search/search-form.tsx"
import { readCode } from "./rules.ts"
import { ScanPage } from "./scan-page.tsx"

export const scanPages = [
  page("GET", SCAN_PATH, "signedIn", ({ query, view }) =>
    renderPage(view, <ScanPage foreign={query.foreign ?? null} />),
  ),

  page("GET", `${SCAN_PATH}/open`, "signedIn", ({ query, request }) => {
    const read = readCode(query.code ?? "", publicOriginOf(request) ?? new URL(request.url).origin)
    switch (read.kind) {
      case "label":
        return redirect(request, read.path)
      case "text":
        return redirect(request, listHref(SEARCH_PATH, { q: read.text }))
      case "foreign":
        return redirect(request, listHref(SCAN_PATH, { foreign: read.address }))
      case "empty":
        return redirect(request, SCAN_PATH)
    }
  }),
]
