/**
 * Lists that are read page by page: the rows of a page and the list's total in one statement, which is built and compiled
 * once per shape. A shape is which values are given, the form, the order and how far the list is scanned.
 */
import { type Compilable, type SelectQueryBuilder, type Simplify, sql } from "kysely"
import type { DB } from "../../sql/types.ts"
import type { Db } from "../base/deps.ts"
import { containsPattern, type Page, type PageRequest, type SortOptions } from "../base/page-request.ts"
import { countCapped, countTotal, type PagePlan, pageSliceTable, planPage } from "./pagination.ts"
import { orderBySort, type SortColumns } from "./sorting.ts"
import { StatementCache } from "./statement-cache.ts"

/**
 * What all lists have. `Given` are the values that the statement compares with, undefined where there is no such condition;
 * `search` among them is an ILIKE pattern. While the statement is built they are placeholders: to be compared or passed to
 * `sql`, never to be read. `Form` is what else changes the text of the statement: constants, never what a user writes.
 */
interface ListDefinition<Field extends string> {
  /** Distinguishes the list from others in the cache of long lists. */
  name: string
  sorts: SortOptions<Field>
  columns: SortColumns<Field>
}

/** A list that an index gives in its order, or that is short: its pages are read as they are. */
interface DirectList<Given, Form, D, T extends keyof D, Row, Field extends string>
  extends ListDefinition<Field> {
  /**
   * The rows in no order. What is only shown of them is joined from the left by a unique key: then the database leaves that
   * join out of the count.
   */
  rows(db: Db, given: Given, form: Form): SelectQueryBuilder<D, T, Row>
}

/** A list whose conditions are costly to check: one scan finds both the ids of the page and the total. */
interface ScannedList<Given, Form, D, T extends keyof D, D2, T2 extends keyof D2, Row, Field extends string>
  extends ListDefinition<Field> {
  /** @param plan  how far the list is scanned */
  ids(db: Db, given: Given, form: Form, plan: PagePlan): SelectQueryBuilder<D, T, { id: string }>
  /** What is shown of the rows of a page. */
  rows(db: Db): SelectQueryBuilder<D2, T2, Row>
  /** The column of `rows` that `ids` are of, e.g. "device.id". */
  id: string
}

type Query = SelectQueryBuilder<DB, never, object>

interface ListQueries<Given, Form> {
  page(db: Db, given: Given, form: Form, request: PageRequest, plan: PagePlan): Compilable
  /** The whole list without what is shown of its rows. */
  counted(db: Db, given: Given, form: Form, plan: PagePlan): Query
}

type Walked = { walked: string }

export class PagedList<Given extends object, Form, Row> {
  private readonly name: string
  private readonly queries: ListQueries<Given, Form>
  private readonly statements = new StatementCache<object, Row & Walked>()

  constructor(name: string, queries: ListQueries<Given, Form>) {
    this.name = name
    this.queries = queries
  }

  /**
   * Reads one page.
   *
   * @param given  `now` does not identify the list
   */
  async page<Item>(
    db: Db,
    given: Omit<Given, "search">,
    form: Form,
    request: PageRequest,
    toItem: (row: Row) => Item,
  ): Promise<Page<Item>> {
    const { now: _, ...identifying } = given as { now?: Date }
    const plan = planPage(request, databaseIdOf(db), this.name, identifying, form)
    const values = conditionsOf(given, request)
    const rows = await this.statements.run(
      db,
      JSON.stringify([Object.keys(values), form, request.sort, plan.rows, plan.isLongList]),
      { ...values, first: plan.first, last: plan.last },
      (placeholders) => {
        const { first, last, ...present } = placeholdersFor({ ...values, first: 0, last: 0 }, placeholders)
        const query = this.queries.page(db, present as Given, form, request, { ...plan, first, last })
        return query as Compilable<Row & Walked>
      },
    )
    const [row] = rows
    const total = row ? countTotal(plan, Number(row.walked)) : await this.countFrom(db, values, form, plan)
    return { rows: rows.map(toItem), page: request.page, size: request.size, total }
  }

  /** The total where the page has no rows. */
  private async countFrom(db: Db, values: object, form: Form, plan: PagePlan): Promise<number> {
    return plan.first === 1
      ? 0
      : countCapped(db, this.queries.counted(db, values as Given, form, plan) as never)
  }
}

export function directList<Given extends object, Form, D, T extends keyof D, Row, Field extends string>(
  list: DirectList<Given, Form, D, T, Row, Field>,
): PagedList<Given, Form, Simplify<Row>> {
  const counted: ListQueries<Given, Form>["counted"] = (db, given, form) =>
    list.rows(db, given, form).clearSelect().select(sql.lit(1).as("id")) as unknown as Query
  return new PagedList(list.name, {
    counted,
    page(db, given, form, request, plan) {
      const sorted = orderBySort(list.rows(db, given, form), request, list.sorts, list.columns)
      const scanned = counted(db, given, form, plan).limit(sql.lit(plan.rows)).as("counted")
      return (
        db
          // A literal limit lets the planner count on few rows.
          .selectFrom((sorted as unknown as Query).limit(sql.lit(plan.rows)).as("page"))
          .selectAll()
          .select(
            db
              .selectFrom(scanned)
              .select((eb) => eb.fn.countAll().as("walked"))
              .as("walked"),
          )
          // The subqueries hide from the planner which page it is: it would plan each execution for its rows.
          .offset(sql<number>`(select ${plan.first}::int - 1)`)
          .limit(sql<number>`(select ${plan.last}::int - ${plan.first}::int + 1)`)
      )
    },
  })
}

export function scannedList<
  Given extends object,
  Form,
  D,
  T extends keyof D,
  D2,
  T2 extends keyof D2,
  Row,
  Field extends string,
>(list: ScannedList<Given, Form, D, T, D2, T2, Row, Field>): PagedList<Given, Form, Simplify<Row>> {
  return new PagedList(list.name, {
    counted: (db, given, form, plan) => list.ids(db, given, form, plan) as unknown as Query,
    page(db, given, form, request, plan) {
      const ids = orderBySort(list.ids(db, given, form, plan), request, list.sorts, list.columns)
      const cut = pageSliceTable(db, ids as unknown as SelectQueryBuilder<DB, never, { id: string }>, plan)
      return (list.rows(db) as unknown as SelectQueryBuilder<{ row: { id: string } }, "row", object>)
        .innerJoin(cut.as<"cut">("cut"), "cut.id", sql.ref(list.id) as never)
        .select("cut.walked")
        .orderBy("cut.place")
    },
  })
}

/** The values that are given, with the pattern of the search. */
function conditionsOf(given: object, { search }: PageRequest): object {
  const values = search === "" ? given : { ...given, search: containsPattern(search) }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** The placeholders of these values alone, so that a missing one is missing. */
function placeholdersFor<V extends object>(values: V, placeholders: object): V {
  const all = placeholders as Record<string, unknown>
  return Object.fromEntries(Object.keys(values).map((name) => [name, all[name]])) as V
}

const databaseIds = new WeakMap<Db, string>()

/** Distinguishes databases in the cache of long lists, which is the process's. */
function databaseIdOf(db: Db): string {
  const id = databaseIds.get(db) ?? crypto.randomUUID()
  databaseIds.set(db, id)
  return id
}

/**
 * A page of what belongs to one object: its rows prove that the object exists, so that it is looked up only for a page without.
 *
 * @param page  of a list whose conditions contain the whole path to the object
 * @param requireParent  throws when there is no such object
 */
export async function pageOfParent<Found extends Page<unknown>>(
  page: Promise<Found>,
  requireParent: () => Promise<unknown>,
): Promise<Found> {
  const found = await page
  if (found.rows.length === 0) await requireParent()
  return found
}
