/** The entry to the administration. */
import { SYSTEM_AUTHORITIES } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import { AdminIndexPage } from "../../web/admin-layout.tsx"
import { createPageFactory } from "../../web/pages.tsx"
import { renderPage } from "../../web/responses.ts"

const page = createPageFactory<Deps>()

export const adminPages = [
  page("GET", "/admin", { anySystem: SYSTEM_AUTHORITIES }, ({ view }) =>
    renderPage(view, <AdminIndexPage />),
  ),
]
