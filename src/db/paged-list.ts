/**
 * Lists that are read page by page: the rows of a page, the list's total and whether the object exists that the list belongs
 * to, in one statement, which is built and compiled once per shape. A shape is which values are given, the form, the order,
 * how far the list is scanned and what it belongs to.
 */
import {
  type AliasedRawBuilder,
  type Compilable,
  type RawBuilder,
  type SelectQueryBuilder,
  type Simplify,
  sql,
} from "kysely"
import type { DB } from "../../sql/types.ts"
import { itemAt } from "../base/assert.ts"
import type { Db } from "../base/deps.ts"
import { containsPattern, type Page, type PageRequest, type SortOptions } from "../base/page-request.ts"
import { notFound, type Refusal } from "../base/refusal.ts"
import { countTotal, type PagePlan, planPage } from "./pagination.ts"
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

/** The object that the rows of a list belong to, e.g. the issue of logs. */
export interface ListParent<Given> {
  /** Distinguishes the statement: a constant. */
  kind: string
  exists(given: Given): RawBuilder<boolean>
  /** Thrown for a page without rows when the object does not exist; with rows it does. */
  missing(given: Given): Refusal
}

/** A parent that is a row of a table. @param id  the name of its id among the values of the list */
export function rowAsParent<Id extends string>(
  kind: string,
  table: keyof DB & string,
  id: Id,
): ListParent<{ [Name in Id]?: string | undefined }> {
  return {
    kind,
    exists: (given) => sql<boolean>`exists (select from ${sql.table(table)} where id = ${given[id] ?? ""})`,
    missing: (given) => notFound(kind, given[id] ?? ""),
  }
}

type Query = SelectQueryBuilder<DB, never, object>
type Count = RawBuilder<string>

interface ListQueries<Given, Form> {
  /** @returns one row at least, with nothing but its `columns` where the page has no rows */
  page(
    db: Db,
    given: Given,
    form: Form,
    request: PageRequest,
    plan: PagePlan,
    columns: (walked: Count) => ListColumns,
  ): Compilable
}

/** Columns that are the same in each row. */
type ListColumns = (AliasedRawBuilder<string, "walked"> | AliasedRawBuilder<boolean, "hasParent">)[]

/** `walked` is for `countTotal`; `hasParent` only where a parent was given. */
type OfList = { walked: string; hasParent?: boolean | null }

export class PagedList<Given extends object, Form, Row> {
  private readonly name: string
  private readonly queries: ListQueries<Given, Form>
  private readonly statements = new StatementCache<object, Row & OfList>()

  constructor(name: string, queries: ListQueries<Given, Form>) {
    this.name = name
    this.queries = queries
  }

  /**
   * Reads one page.
   *
   * @param given  `now` does not identify the list
   * @throws Refusal of `parent` when it does not exist
   */
  async page<Item>(
    db: Db,
    given: Omit<Given, "search">,
    form: Form,
    request: PageRequest,
    toItem: (row: Row) => Item,
    parent?: ListParent<Given>,
  ): Promise<Page<Item>> {
    const { now: _, ...identifying } = given as { now?: Date }
    const plan = planPage(request, databaseIdOf(db), this.name, identifying, form)
    const values = conditionsOf(given, request)
    const found = await this.statements.run(
      db,
      JSON.stringify([Object.keys(values), form, request.sort, plan.rows, plan.isLongList, parent?.kind]),
      { ...values, first: plan.first, last: plan.last },
      (placeholders) => {
        const { first, last, ...present } = placeholdersFor({ ...values, first: 0, last: 0 }, placeholders)
        const wanted = present as Given
        const columns = (walked: Count): ListColumns => [
          walked.as("walked"),
          ...(parent ? [parent.exists(wanted).as<"hasParent">("hasParent")] : []),
        ]
        const query = this.queries.page(db, wanted, form, request, { ...plan, first, last }, columns)
        return query as Compilable<Row & OfList>
      },
    )
    const { walked, hasParent } = itemAt(found, 0)
    const isEmpty = Number(walked) < plan.first
    if (parent && isEmpty && hasParent !== true) throw parent.missing(given as Given)
    const rows = isEmpty ? [] : found.map(toItem)
    return { rows, page: request.page, size: request.size, total: countTotal(plan, Number(walked)) }
  }
}

/** The rows of a page with the columns of its list, which are there without a row, too. */
export function withListColumns(db: Db, columns: ListColumns, page: Query): Compilable {
  return db
    .selectFrom(db.selectNoFrom(columns).as("list"))
    .leftJoin(page.as("page"), (join) => join.onTrue())
    .selectAll("page")
    .selectAll("list")
}

export function directList<Given extends object, Form, D, T extends keyof D, Row, Field extends string>(
  list: DirectList<Given, Form, D, T, Row, Field>,
): PagedList<Given, Form, Simplify<Row>> {
  return new PagedList(list.name, {
    page(db, given, form, request, plan, columns) {
      const sorted = orderBySort(list.rows(db, given, form), request, list.sorts, list.columns)
      const page = db
        // A literal limit lets the planner count on few rows.
        .selectFrom((sorted as unknown as Query).limit(sql.lit(plan.rows)).as("sorted"))
        .selectAll()
        // The subqueries hide from the planner which page it is: it would plan each execution for its rows.
        .offset(sql<number>`(select ${plan.first}::int - 1)`)
        .limit(sql<number>`(select ${plan.last}::int - ${plan.first}::int + 1)`)
      // The whole list without what is shown of its rows.
      const counted = list
        .rows(db, given, form)
        .clearSelect()
        .select(sql.lit(1).as("one")) as unknown as Query
      const walked = sql<string>`(select count(*) from (${counted.limit(sql.lit(plan.rows))}) counted)`
      return withListColumns(db, columns(walked), page)
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
    page(db, given, form, request, plan, columns) {
      const ids = orderBySort(list.ids(db, given, form, plan), request, list.sorts, list.columns)
      const scanned = (ids as unknown as Query).limit(sql.lit(plan.rows))
      const counted = sql`(select array_agg(found.id) as ids, count(*) as walked from (${scanned}) found)`
      const shown = sql`unnest(counted.ids[${plan.first}::int : ${plan.last}::int]) with ordinality shown (id, place)`
      const page = (list.rows(db) as unknown as SelectQueryBuilder<{ row: { id: string } }, "row", object>)
        .innerJoin(
          sql<Shown>`(select id, place from ${shown})`.as("cut"),
          "cut.id",
          sql.ref(list.id) as never,
        )
        .select("cut.place")
      return db
        .selectFrom(counted.as("counted"))
        .leftJoinLateral(page.as("page"), (join) => join.onTrue())
        .selectAll("page")
        .select(columns(sql`counted.walked`))
        .orderBy("page.place")
    },
  })
}

type Shown = { id: string; place: string }

/** For a list without rows that is not a `PagedList`. @throws Refusal of `parent` when it does not exist */
export async function requireParent<Given>(db: Db, parent: ListParent<Given>, given: Given): Promise<void> {
  const found = await db.selectNoFrom(parent.exists(given).as("exists")).executeTakeFirst()
  if (found?.exists !== true) throw parent.missing(given)
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
