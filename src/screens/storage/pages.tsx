/** The page /admin/storage: how much space is left, and what takes it. */
import type { Deps } from "../../base/deps.ts"
import { getStorageUse } from "../../sessions/storage/actions.ts"
import { createPageFactory } from "../../web/pages.tsx"
import { renderPage } from "../../web/responses.ts"
import { StoragePage } from "./storage-page.tsx"

const page = createPageFactory<Deps>()

export const storagePages = [
  page("GET", "/admin/storage", "superuser", async ({ deps, view }) =>
    renderPage(view, <StoragePage use={await getStorageUse(deps)} />),
  ),
]
