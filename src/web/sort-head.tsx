/** Heads of columns that sort a list: in the database, and in the address. */
import type { SortOptions } from "../base/page-request.ts"
import { Icon } from "./icon.tsx"
import { partLink } from "./swapped-part.ts"
import { useView } from "./view.ts"

export interface ListSort {
  /** In force: a field of the list's `SortOptions`, with "-" before it from the end. */
  current: string
  /** The list with this sort order. */
  hrefOf(sort: string): string
  /** Id of the element that is replaced. */
  listId: string
  /** The list in its own order. */
  address: string
  isSearched: boolean
}

/** The sort order that an address asks for; undefined without one, and for one that the list does not have. */
export function sortOf(
  query: { sort?: string | undefined },
  sorts: SortOptions<string> | undefined,
): string | undefined {
  return sorts?.fields.includes((query.sort ?? "").replace(/^-/, "")) ? query.sort : undefined
}

/** Sorts by the column; again, the other way round. */
export function SortLink({ field, label, sort }: { field: string; label: string; sort: ListSort }) {
  const { t } = useView()
  const isCurrent = sort.current.replace(/^-/, "") === field
  const isDescending = sort.current.startsWith("-")
  const href = sort.hrefOf(isCurrent && !isDescending ? `-${field}` : field)
  return (
    <a
      // The same element before and after: the focus stays on it.
      id={`${sort.listId}-by-${field}`}
      className="sort"
      title={t("shell.sortBy", { column: label })}
      {...partLink(href, sort.listId)}
    >
      {label}
      {isCurrent && <Icon name={isDescending ? "down" : "up"} />}
    </a>
  )
}

/** @returns undefined for a column that the list is not sorted by */
export function ariaSort(
  field: string | undefined,
  sort: ListSort | undefined,
): "ascending" | "descending" | undefined {
  if (!sort || !field || sort.current.replace(/^-/, "") !== field) return undefined
  return sort.current.startsWith("-") ? "descending" : "ascending"
}
