/** How many rows a list has, as far as anybody wants to know, and which of them a page shows. */
import { type SelectQueryBuilder, sql } from "kysely"
import type { DB } from "../../sql/types.ts"
import type { Db } from "./deps.ts"
import { offsetOf, type PageRequest, TOTAL_COUNTED_MAX } from "./paging.ts"

/** Counts `rows` up to TOTAL_COUNTED_MAX, reading no more than that. */
export async function countUpTo<O>(db: Db, rows: SelectQueryBuilder<DB, never, O>): Promise<number> {
  const counted = await db
    .selectFrom(rows.limit(sql.lit(TOTAL_COUNTED_MAX)).as("found"))
    .select((eb) => eb.fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow()
  return Number(counted.total)
}

/** What a page of a list shows, and how many rows the list has, up to TOTAL_COUNTED_MAX. */
export interface Cut {
  /** In the list's order; none behind its end. */
  ids: string[]
  total: number
}

/**
 * Cuts a page out of a list and counts it, in one walk along the list's index.
 *
 * @param found  selects `id` in the list's order
 */
export async function cutPage(
  db: Db,
  found: SelectQueryBuilder<DB, never, { id: string }>,
  request: PageRequest,
): Promise<Cut> {
  const first = offsetOf(request) + 1
  const last = offsetOf(request) + request.size
  const { ids, total } = await db
    .selectFrom(found.limit(sql.lit(rowsWalked(last))).as("found"))
    .select((eb) => [
      sql<string[]>`coalesce((array_agg(found.id))[${first}::int : ${last}::int], '{}')`.as("ids"),
      eb.fn.countAll<string>().as("total"),
    ])
    .executeTakeFirstOrThrow()
  return { ids, total: Math.min(Number(total), TOTAL_COUNTED_MAX) }
}

/**
 * The same cut as a table to be joined with, where one question is to be saved: the page's `id`s with their `place` from 1,
 * and the list's `total`. A page without rows has nothing to tell the total by.
 */
export function cutTable(db: Db, found: SelectQueryBuilder<DB, never, { id: string }>, request: PageRequest) {
  const first = offsetOf(request) + 1
  const last = offsetOf(request) + request.size
  const walked = db.selectFrom(found.limit(sql.lit(rowsWalked(last))).as("found"))
  const counted = walked.select((eb) => [sql`array_agg(found.id)`.as("ids"), eb.fn.countAll().as("total")])
  return sql<{ id: string; place: string; total: string }>`(
    select shown.id, shown.place, least(counted.total, ${sql.lit(TOTAL_COUNTED_MAX)}) as total
    from (${counted}) counted
    cross join lateral unnest(counted.ids[${first}::int : ${last}::int]) with ordinality shown (id, place))`
}

/**
 * How far a list must be walked to show its row `last`. Written into the statement, so that the planner knows that it is
 * little, and in powers of two, so that deep pages are few statements.
 */
export function rowsWalked(last: number): number {
  return last <= TOTAL_COUNTED_MAX ? TOTAL_COUNTED_MAX : 2 ** Math.ceil(Math.log2(last))
}

/** The rows in the order of their ids. */
export function inOrder<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** `column = anyOf(ids)`: one statement for any number of ids, where `in` would be one for each number. */
export function anyOf(ids: readonly string[]) {
  return sql<string>`any(${[...ids]}::uuid[])`
}
