/** The page /admin/storage: how much space is left, and what takes it. */
import { getStorageUse } from "../../sessions/storage/actions.ts"
import { renderPage } from "../../web/responses.ts"
import { page } from "../page.ts"
import { StoragePage } from "./storage-page.tsx"

export const storagePages = [
  page("GET", "/admin/storage", "superuser", async ({ deps, view }) =>
    renderPage(view, <StoragePage use={await getStorageUse(deps)} />),
  ),
]
