/** The requested sort order of a list. */
import type { RawBuilder, SelectQueryBuilder } from "kysely"
import { assert } from "../base/assert.ts"
import type { PageRequest, SortOptions } from "../base/page-request.ts"

/** What each field that a list can be sorted by stands for in the database; `id` parts rows that are alike in it. */
export type SortColumns<Field extends string> = Record<Field | "id", RawBuilder<unknown>>

/** Both columns go the same way, so that an index of the two serves the list from either end. */
export function orderBySort<D, T extends keyof D, O, Field extends string>(
  query: SelectQueryBuilder<D, T, O>,
  request: PageRequest,
  sorts: SortOptions<Field>,
  columns: SortColumns<Field>,
): SelectQueryBuilder<D, T, O> {
  const sort = request.sort ?? sorts.defaultSort
  const direction = sortDirection(sort)
  const field = sorts.fields.find((one) => one === sort.replace("-", ""))
  assert(field, `the list can be sorted by ${sort}`)
  return query.orderBy(columns[field], direction).orderBy(columns.id, direction)
}

export function sortDirection(sort: string): "asc" | "desc" {
  return sort.startsWith("-") ? "desc" : "asc"
}
