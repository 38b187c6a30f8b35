/** Lists: table, pager and search bar, all three swapped as one element, so that address and table always agree. */
import type { ReactNode } from "react"
import type { Page, SortOptions } from "../base/page-request.ts"
import { EmptyState } from "./empty-state.tsx"
import { type LiveTopic, liveOn } from "./live.ts"
import { type ListParameters, listHref, Pager } from "./pager.tsx"
import { SearchBar, searchOf } from "./search-bar.tsx"
import { sortOf } from "./sort-head.tsx"
import { type ColumnList, Table, type TableContent } from "./table.tsx"
import { resolveText, type TextRef } from "./texts/i18n.ts"
import { useView } from "./view.ts"

/** What a list is for all its readers; its page reads page and order by it (`parsePageRequest`). */
export interface ListDeclaration<Row> {
  /** Of the element htmx replaces. */
  id: string
  label: TextRef
  columns: ColumnList<Row>
  /** Its sort orders, where the heads of columns sort it. */
  sorts?: SortOptions<string>
  /** Name of the query parameter with the page, for several lists on one page. */
  pageParameter?: string
  /** Leave out the search bar, e.g. for five rows of interfaces. */
  plain?: boolean
  /** The page begins with the search: nothing else is to be done on it. */
  autoFocus?: boolean
}

/**
 * A searchable, paged table. Search and order are those of the page's address.
 *
 * @param path   the page's path; `search` and `page` are added to the query, `keep` as it is
 */
export function List<Row>(
  list: Omit<TableContent<Row>, "rows" | "label"> &
    ListDeclaration<Row> & {
      path: string
      keep?: ListParameters
      page: Page<Row>
      empty?: ReactNode
      /** Topics that update the list by itself. */
      live?: readonly LiveTopic[]
      /** The rows in another form than a table. */
      cards?: ReactNode
      /** What the search looks at, e.g. "Name, location". */
      searched?: string
      /** Buttons beside the search bar. */
      actions?: ReactNode
    },
) {
  const { sorts } = list
  const { rows, page, total } = list.page
  const { path, t } = useView()
  const query = Object.fromEntries(new URL(path, "http://list").searchParams)
  const search = list.plain ? "" : searchOf(query)
  const asked = sortOf(query, sorts)
  const keep = asked === undefined ? list.keep : { ...list.keep, sort: asked }
  const sort = sorts && {
    current: asked ?? sorts.defaultSort,
    listId: list.id,
    address: listHref(list.path, list.keep ?? {}),
    isSearched: search !== "",
    hrefOf: (order: string) =>
      listHref(list.path, {
        ...list.keep,
        search,
        sort: order === sorts.defaultSort ? "" : order,
      }),
  }
  const searchable = !list.plain
  return (
    <section
      id={list.id}
      className="list"
      aria-label={resolveText(t, list.label)}
      {...(list.live && liveOn(...list.live))}
    >
      {(searchable || list.actions) && (
        <div className="toolbar">
          {searchable && (
            <SearchBar
              id={list.id}
              path={list.path}
              keep={keep}
              search={search}
              searched={list.searched}
              autoFocus={list.autoFocus ?? false}
            />
          )}
          {list.actions && <div className="toolbar-actions">{list.actions}</div>}
        </div>
      )}
      {rows.length > 0 ? (
        list.cards || <Table {...list} rows={rows} sort={sort} />
      ) : (
        <EmptyList search={search} empty={list.empty} />
      )}
      <Pager
        id={list.id}
        path={list.path}
        keep={keep}
        search={search}
        page={page}
        pageParameter={list.pageParameter}
        total={total}
      />
    </section>
  )
}

function EmptyList({ search, empty }: { search: string; empty?: ReactNode }) {
  const { t } = useView()
  if (search) return <EmptyState icon="search">{t("shell.noMatch", { search })}</EmptyState>
  return empty ?? <EmptyState icon="info">{t("shell.noData")}</EmptyState>
}
