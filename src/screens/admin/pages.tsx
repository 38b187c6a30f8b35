/** The entry to the administration. */
import { hasAnySystemAuthority } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"
import { AdminIndexPage } from "../../web/admin-layout.tsx"
import { createPageFactory } from "../../web/pages.tsx"
import { renderPage } from "../../web/responses.ts"

const page = createPageFactory<Deps>()

export const adminPages = [
  page("GET", "/admin", "signedIn", ({ actor, view }) => {
    if (!hasAnySystemAuthority(actor)) throw new Refusal("NOT_ALLOWED", "no system authority at all")
    return renderPage(view, <AdminIndexPage />)
  }),
]
