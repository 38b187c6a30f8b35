/** Lists: table, pager and search bar, all three swapped as one element, so that address and table always agree. */
import type { ReactNode } from "react"
import { EmptyState } from "./empty-state.tsx"
import { Icon } from "./icon.tsx"
import { useView } from "./view.ts"

/** Rows per page (specification §9). */
export const PAGE_ROWS = 15
/** A pause in typing before the list is asked for again, ms (specification §9). */
const SEARCH_DELAY_MS = 200

export type Column<Row> = {
  id: string
  head: string
  cell: (row: Row) => ReactNode
  /** "end" for numbers. */
  align?: "end"
  /** On a narrow screen: "title" leads the card, "hide" drops out; others follow with their head as label. */
  narrow?: "title" | "hide"
  /** The head is read aloud but not shown: columns of buttons. */
  headless?: boolean
}

export type ListQuery = { search?: string; page?: number }

/**
 * A searchable, paged table.
 *
 * @param id     of the element htmx replaces
 * @param path   the page's path; search and page are added as `q` and `page`, `keep` as it is
 * @param query  what is shown now; page counts from 1
 * @param total  rows over all pages
 */
export function List<Row>(list: {
  id: string
  path: string
  keep?: Record<string, string>
  query: ListQuery
  total: number
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  rowHref?: (row: Row) => string
  empty?: ReactNode
  /** Leave out the search bar, e.g. for five rows of interfaces. */
  plain?: boolean
  /** Buttons beside the search bar. */
  actions?: ReactNode
}) {
  const { query, total } = list
  const searchable = !list.plain
  return (
    <section id={list.id} className="list" aria-label={list.label}>
      {(searchable || list.actions) && (
        <div className="toolbar">
          {searchable && (
            <SearchBar id={list.id} path={list.path} keep={list.keep} search={query.search ?? ""} />
          )}
          {list.actions && <div className="toolbar-actions">{list.actions}</div>}
        </div>
      )}
      {list.rows.length > 0 ? <Table {...list} /> : <NoRows search={query.search} empty={list.empty} />}
      <Pager
        id={list.id}
        path={list.path}
        keep={list.keep}
        search={query.search}
        page={query.page ?? 1}
        total={total}
      />
    </section>
  )
}

/** A table on its own. Rows with an address are links over their whole width. */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  rowHref,
}: {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  rowHref?: (row: Row) => string
}) {
  return (
    <div className="table-frame">
      <table className="table">
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={columnClass(column)}>
                {column.headless ? <span className="visually-hidden">{column.head}</span> : column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={rowKey(row)} row={row} columns={columns} href={rowHref?.(row)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row<R>({ row, columns, href }: { row: R; columns: readonly Column<R>[]; href?: string }) {
  const title = columns.find((column) => column.narrow === "title") ?? columns[0]
  return (
    <tr className={href ? "row-linked" : undefined}>
      {columns.map((column) => (
        <td key={column.id} className={columnClass(column)} data-label={column.head}>
          {href && column === title ? (
            <a className="row-link" href={href}>
              {column.cell(row)}
            </a>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  )
}

const columnClass = (column: { align?: string; narrow?: string }) =>
  [column.align === "end" && "cell-end", column.narrow && `cell-${column.narrow}`]
    .filter(Boolean)
    .join(" ") || undefined

function NoRows({ search, empty }: { search?: string; empty?: ReactNode }) {
  const { t } = useView()
  if (search) return <EmptyState icon="search">{t("shell.noMatch", { search })}</EmptyState>
  return empty ?? <EmptyState icon="info">{t("shell.noData")}</EmptyState>
}

/** Search as you type: the list is replaced 200 ms after the last key, the address follows. */
export function SearchBar({
  id,
  path,
  keep = {},
  search,
}: {
  id: string
  path: string
  keep?: Record<string, string>
  search: string
}) {
  const { t } = useView()
  const swap = {
    "hx-target": `#${id}`,
    "hx-select": `#${id}`,
    "hx-swap": "outerMorph",
    "hx-replace-url": "true",
  }
  return (
    <search>
      <form
        className="search"
        action={path}
        hx-get={path}
        {...swap}
        hx-trigger={`input delay:${SEARCH_DELAY_MS}ms, submit`}
        hx-sync="this:replace"
      >
        {Object.entries(keep).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Icon name="search" />
        <input
          id={`${id}-search`}
          className="search-input"
          type="search"
          name="q"
          defaultValue={search}
          placeholder={t("shell.search")}
          aria-label={t("shell.search")}
          autoComplete="off"
          spellCheck={false}
        />
        <button
          type="submit"
          className="icon-button"
          aria-label={t("shell.refresh")}
          title={t("shell.refresh")}
        >
          <Icon name="refresh" />
        </button>
      </form>
    </search>
  )
}

/** Hidden when everything fits on one page. */
export function Pager({
  id,
  path,
  keep = {},
  search,
  page,
  total,
}: {
  id: string
  path: string
  keep?: Record<string, string>
  search?: string
  page: number
  total: number
}) {
  const { t } = useView()
  if (total <= PAGE_ROWS) return null
  const last = Math.ceil(total / PAGE_ROWS)
  const from = (page - 1) * PAGE_ROWS + 1
  const href = (to: number) => listHref(path, { ...keep, ...(search ? { q: search } : {}), page: String(to) })
  return (
    <nav className="pager" aria-label={t("shell.pages")}>
      <span className="pager-range">
        {t("shell.pageRange", { from, to: Math.min(total, from + PAGE_ROWS - 1), total })}
      </span>
      <PagerLink
        id={id}
        label={t("shell.previousPage")}
        icon="left"
        href={page > 1 ? href(page - 1) : null}
      />
      <PagerLink
        id={id}
        label={t("shell.nextPage")}
        icon="right"
        href={page < last ? href(page + 1) : null}
      />
    </nav>
  )
}

function PagerLink(link: { id: string; label: string; icon: "left" | "right"; href: string | null }) {
  const shared = { className: "icon-button", "aria-label": link.label, title: link.label }
  if (!link.href)
    return (
      <span className="icon-button icon-button-off" aria-hidden="true">
        <Icon name={link.icon} />
      </span>
    )
  return (
    <a
      {...shared}
      href={link.href}
      hx-get={link.href}
      hx-target={`#${link.id}`}
      hx-select={`#${link.id}`}
      hx-swap="outerMorph"
      hx-push-url="true"
    >
      <Icon name={link.icon} />
    </a>
  )
}

/** `path` with the given query; empty values are left out. */
export function listHref(path: string, query: Record<string, string>): string {
  const params = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ""))
  return params.size > 0 ? `${path}?${params}` : path
}
