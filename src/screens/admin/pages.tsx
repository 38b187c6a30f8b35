/** The entry to the administration. */
import { SYSTEM_AUTHORITIES } from "../../base/authorities.ts"
import { AdminIndexPage } from "../../web/admin-layout.tsx"
import { renderPage } from "../../web/responses.ts"
import { page } from "../page.ts"

export const adminPages = [
  page("GET", "/admin", { anySystem: SYSTEM_AUTHORITIES }, ({ view }) =>
    renderPage(view, <AdminIndexPage />),
  ),
]
