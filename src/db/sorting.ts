/** The requested sort order of a list. */
import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely"
import { assert } from "../base/assert.ts"
import type { PageRequest, SortOptions } from "../base/page-request.ts"

/** A column by its name, or SQL. */
type SortColumn = string | RawBuilder<unknown>

/** What each field that a list can be sorted by stands for in the database; `id` orders rows that are equal in it. */
export type SortColumns<Field extends string> = Record<Field | "id", SortColumn>

/** Both columns have the same direction, so that an index of the two serves the list from either end. */
export function orderBySort<D, T extends keyof D, O, Field extends string>(
  query: SelectQueryBuilder<D, T, O>,
  request: PageRequest,
  sorts: SortOptions<Field>,
  columns: SortColumns<Field>,
): SelectQueryBuilder<D, T, O> {
  const { field, direction } = sortOrder(request, sorts)
  return query.orderBy(toSql(columns[field]), direction).orderBy(toSql(columns.id), direction)
}

function toSql(column: SortColumn): RawBuilder<unknown> {
  return typeof column === "string" ? sql.ref(column) : column
}

export function sortOrder<Field extends string>(
  { sort }: Pick<PageRequest, "sort">,
  { fields, defaultSort }: SortOptions<Field>,
): { field: Field; direction: "asc" | "desc" } {
  const text: string = sort ?? defaultSort
  const field = fields.find((one) => one === text.replace("-", ""))
  assert(field, `the list can be sorted by ${text}`)
  return { field, direction: text.startsWith("-") ? "desc" : "asc" }
}
