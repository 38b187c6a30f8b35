/** The row count of a list, up to a limit, and the rows of one page. */
import { type Compilable, type SelectQueryBuilder, sql } from "kysely"
import type { DB } from "../../sql/types.ts"
import { TtlSet } from "../base/cache.ts"
import type { Db } from "../base/deps.ts"
import { type PageRequest, pageOffset, TOTAL_COUNT_MAX } from "../base/page-request.ts"
import { hiddenFromPlanner, StatementCache } from "./statement-cache.ts"

/** Counts `rows` up to TOTAL_COUNT_MAX, reading no more than that. */
export async function countCapped<O>(db: Db, rows: SelectQueryBuilder<DB, never, O>): Promise<number> {
  const counted = await db
    .selectFrom(rows.limit(sql.lit(TOTAL_COUNT_MAX)).as("found"))
    .select((eb) => eb.fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow()
  return Number(counted.total)
}

/** How many rows of a list are scanned along its index to cut out a page and count the total. */
export interface PagePlan {
  /** Places in the list of what the page shows, from 1. */
  first: number
  last: number
  /** Rows read, at most. */
  rows: number
  /** The list had TOTAL_COUNT_MAX rows or more a moment ago: of it no more is read than the page. */
  isLongList: boolean
  /** Key of the exact request in the cache of long lists; null when nothing is cached. */
  cacheKey: string | null
}

/**
 * Cache of lists that recently had TOTAL_COUNT_MAX rows: such a list rarely becomes short within a minute, and is not
 * counted again for each of its pages. A list that ends on the page shown always returns its exact total.
 */
const longLists = new TtlSet(60_000)

/**
 * @param list  identifies the list apart from its search and page: the user and the rows. Without it the list is
 *              counted each time.
 */
export function planPage(request: PageRequest, ...list: unknown[]): PagePlan {
  const first = pageOffset(request) + 1
  const last = pageOffset(request) + request.size
  const asked = list.length > 0 ? JSON.stringify([...list, request.search]) : null
  const isKnownLong = asked !== null && longLists.has(asked)
  return {
    first,
    last,
    rows: isKnownLong ? roundUpToStep(last) : rowsToScan(last),
    isLongList: isKnownLong,
    cacheKey: asked,
  }
}

/**
 * @param rowsScanned  rows that were there to be read
 * @returns the list's total, exact below TOTAL_COUNT_MAX
 */
export function countTotal(pagePlan: PagePlan, rowsScanned: number): number {
  const total = rowsScanned < pagePlan.rows ? Math.min(rowsScanned, TOTAL_COUNT_MAX) : TOTAL_COUNT_MAX
  if (pagePlan.cacheKey === null) return total
  if (total < TOTAL_COUNT_MAX) longLists.delete(pagePlan.cacheKey)
  else if (!pagePlan.isLongList) longLists.add(pagePlan.cacheKey)
  return total
}

/** What a page of a list shows, and how many rows the list has, up to TOTAL_COUNT_MAX. */
export interface PageSlice {
  /** In the list's order; none behind its end. */
  ids: string[]
  total: number
}

/**
 * Cuts a page out of a list and counts it, in one walk along the list's index.
 *
 * @param found  selects `id` in the list's order
 */
export async function paginate(
  db: Db,
  found: SelectQueryBuilder<DB, never, { id: string }>,
  pagePlan: PagePlan,
): Promise<PageSlice> {
  const { ids, walked } = await pageSliceQuery(db, found, pagePlan).executeTakeFirstOrThrow()
  return { ids, total: countTotal(pagePlan, Number(walked)) }
}

/** The statement that cuts out a page, for callers that extend it: `walked` is for `countTotal`. */
export function pageSliceQuery(
  db: Db,
  found: SelectQueryBuilder<DB, never, { id: string }>,
  pagePlan: PagePlan,
) {
  return db
    .selectFrom(found.limit(sql.lit(pagePlan.rows)).as("found"))
    .select((eb) => [
      sql<string[]>`coalesce((array_agg(found.id))[${pagePlan.first}::int : ${pagePlan.last}::int], '{}')`.as(
        "ids",
      ),
      eb.fn.countAll<string>().as("walked"),
    ])
}

/**
 * The same page as a table to join with, which saves a query: the page's `id`s with their `place` from 1, and how
 * many rows were `walked`. Without rows on the page, `walked` is not available.
 */
export function pageSliceTable(
  db: Db,
  found: SelectQueryBuilder<DB, never, { id: string }>,
  pagePlan: PagePlan,
) {
  const rows = db.selectFrom(found.limit(sql.lit(pagePlan.rows)).as("found"))
  const counted = rows.select((eb) => [sql`array_agg(found.id)`.as("ids"), eb.fn.countAll().as("walked")])
  return sql<{ id: string; place: string; walked: string }>`(
    select shown.id, shown.place, counted.walked
    from (${counted}) counted
    cross join lateral unnest(counted.ids[${pagePlan.first}::int : ${pagePlan.last}::int]) with ordinality shown (id, place))`
}

/**
 * How many rows must be scanned to show row `last` and to count the list. A literal in the statement, so that the
 * planner expects few rows, and rounded up in steps of an eighth to a quarter, so that all pages together need few
 * statements.
 */
export function rowsToScan(last: number): number {
  return last <= TOTAL_COUNT_MAX ? TOTAL_COUNT_MAX : roundUpToStep(last)
}

function roundUpToStep(rows: number): number {
  const step = 2 ** Math.max(0, Math.floor(Math.log2(rows)) - 2)
  return Math.ceil(rows / step) * step
}

/**
 * Makes the statement that reads the rows of a page once its ids are cut; it is compiled once.
 *
 * @param build  selects `id` and what else is shown of the rows with these ids; `ids` may only be given to `anyOfIds` or `anyOfHiddenIds`
 * @returns reads rows in the order of their ids
 */
export function rowsById<Row extends { id: string }>(
  build: (db: Db, ids: readonly string[]) => Compilable<Row>,
): (db: Db, ids: readonly string[]) => Promise<Row[]> {
  const statements = new StatementCache<{ ids: readonly string[] }, Row>()
  return async (db, ids) => {
    if (ids.length === 0) return []
    const rows = await statements.run(db, "by id", { ids }, (p) =>
      // For fewer ids than the planner expects it would plan each time.
      build(db, hiddenFromPlanner(p.ids, "uuid[]")),
    )
    return sortByIds(ids, rows)
  }
}

/** The rows in the order of their ids. */
function sortByIds<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** `column = anyOfIds(ids)`: one statement for any number of ids, where `in` would be one for each number. */
export function anyOfIds(ids: readonly string[]) {
  return sql<string>`any(${ids}::uuid[])`
}

/** The same, hidden from the planner: it would plan a statement for the number of ids each time. */
export function anyOfHiddenIds(ids: readonly string[]) {
  return sql<string>`any((select ${ids}::uuid[])::uuid[])`
}
