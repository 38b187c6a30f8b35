/** The search over everything: as a dialog that Ctrl+K opens, and as a page. */
import { SEARCH_CHARACTERS_MAX } from "../../base/page-request.ts"
import { Dialog } from "../../web/dialog.tsx"
import { Layout } from "../../web/layout.tsx"
import { PageHeader } from "../../web/panel.tsx"
import { SEARCH_DELAY_MS, SearchInput } from "../../web/search-bar.tsx"
import { useView } from "../../web/view.ts"
import { ScanLink } from "../scan/scan-link.tsx"
import { type Found, SearchResults } from "./results.tsx"

export const SEARCH_PATH = "/search"

export function SearchDialog({ found }: { found: Found }) {
  const { t } = useView()
  return (
    <Dialog id="jump" title={t("search.find")}>
      <SearchForm found={found} />
      <p className="jump-keys muted">
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> {t("search.key_move")}
        </span>
        <span>
          <kbd>Enter</kbd> {t("search.key_open")}
        </span>
        <span>{t("search.onlyVisible")}</span>
      </p>
    </Dialog>
  )
}

export function SearchPage({ found }: { found: Found }) {
  const { t } = useView()
  return (
    <Layout title={t("search.title")} section={null}>
      <PageHeader title={t("search.title")}>{t("search.onlyVisible")}</PageHeader>
      <SearchForm found={found} />
    </Layout>
  )
}

function SearchForm({ found }: { found: Found }) {
  return (
    <div className="jump-search">
      <form
        className="search"
        action={SEARCH_PATH}
        hx-get={`${SEARCH_PATH}/results`}
        hx-trigger={`input delay:${SEARCH_DELAY_MS}ms`}
        hx-target="#search-results"
        hx-swap="innerHTML"
        hx-sync="this:replace"
      >
        <SearchInput
          name="q"
          label="search.label"
          defaultValue={found.search}
          aria-controls="search-results"
          maxLength={SEARCH_CHARACTERS_MAX}
          data-autofocus=""
        />
      </form>
      <ScanLink />
      <div id="search-results" className="results" aria-live="polite">
        <SearchResults found={found} />
      </div>
    </div>
  )
}
