/**
 * Statements that are built and compiled once per shape: Kysely needs as long for a list's statement as the database for its
 * answer. A shape is everything that changes the text (which filters, which order); what only changes values is a
 * parameter.
 */
import { type Compilable, CompiledQuery, type QueryExecutorProvider, type RawBuilder, sql } from "kysely"
import { Cache } from "../base/cache.ts"
import type { Db } from "../base/deps.ts"
import type { RunStatement } from "./kysely-driver.ts"

const runners = new WeakMap<Db, RunStatement>()

/** Makes compiled statements on `db` go to its pool directly; those of its transactions go through Kysely. */
export function attachRunner(db: Db, run: RunStatement): void {
  runners.set(db, run)
}

/** Runs a statement that is compiled already. Passes its promise on, because one in front of it costs each request twice. */
export function runStatement<Row>(db: Db, statement: CompiledQuery<Row>): Promise<Row[]> {
  const run = runners.get(db)
  return run ? run(statement) : db.executeQuery(statement).then(({ rows }) => rows)
}

/** A statement written as text, with `$1` for the first parameter; Kysely's compiled query is created once. */
export function textStatement<Row>(text: string): (parameters: readonly unknown[]) => CompiledQuery<Row> {
  const compiled = CompiledQuery.raw(text) as CompiledQuery<Row>
  return (parameters) => ({ ...compiled, parameters })
}

/** A statement written with `sql`, for `StatementCache.run`. */
export function compilable<Row>(built: RawBuilder<Row>, db: QueryExecutorProvider): Compilable<Row> {
  return { compile: () => built.compile(db) as CompiledQuery<Row> }
}

/**
 * A placeholder whose value the planner does not look at. It then estimates every execution alike and keeps its plan:
 * to plan a long statement takes several times as long as to execute it. Only for values that do not change which plan is good.
 */
export function hiddenFromPlanner<Value>(
  placeholder: Value,
  type: "bigint" | "timestamptz" | "uuid" | "uuid[]",
): Value {
  return sql`(select ${placeholder}::${sql.raw(type)})` as unknown as Value
}

/** Shapes of one cache. */
export const SHAPES_MAX = 500

/** Stands for a value while a statement is built. Given to Kysely as it is, it arrives among the compiled parameters. */
class Parameter {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** A placeholder of the type that the builder expects. */
export type Placeholders<Values> = { readonly [Name in keyof Values]: Values[Name] }

export class StatementCache<Values extends object, Row> {
  private readonly compiled = new Cache<Compiled<Row>>({ max: SHAPES_MAX })

  /**
   * Runs the statement of this shape with these values.
   *
   * @param build  builds the statement from placeholders; called once per shape. A placeholder may be compared or
   *               passed to `sql`, but never read: arrays are passed whole, as `= any(${placeholder}::uuid[])`
   */
  run(
    db: Db,
    shape: string,
    values: Values,
    build: (placeholders: Placeholders<Values>) => Compilable<Row>,
  ): Promise<Row[]> {
    const { statement, parameters } = this.compiledFor(shape, build)
    const given = values as Record<string, unknown>
    const bound = parameters.map((one) => (one instanceof Parameter ? given[one.name] : one))
    return runStatement(db, statement(bound))
  }

  private compiledFor(
    shape: string,
    build: (placeholders: Placeholders<Values>) => Compilable<Row>,
  ): Compiled<Row> {
    return this.compiled.getOrCompute(shape, () => compiled(build(placeholdersFor<Values>())))
  }
}

/**
 * Makes a statement of always the same form, which is compiled once.
 *
 * @param build  of placeholders, see `StatementCache.run`
 */
export function compileOnce<Values extends object, Row>(
  build: (db: Db, values: Placeholders<Values>) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  const statements = new StatementCache<Values, Row>()
  return (db, values) => statements.run(db, "", values, (placeholders) => build(db, placeholders))
}

/** The same for a statement written with `sql`. */
export const compileSqlOnce = <Values extends object, Row>(
  build: (values: Placeholders<Values>) => RawBuilder<Row>,
): ((db: Db, values: Values) => Promise<Row[]>) => compileOnce((db, values) => compilable(build(values), db))

interface Compiled<Row> {
  statement: (parameters: readonly unknown[]) => CompiledQuery<Row>
  /** Values, and placeholders for those of each run. */
  parameters: readonly unknown[]
}

function compiled<Row>(built: Compilable<Row>): Compiled<Row> {
  const { sql, parameters } = built.compile()
  return { statement: textStatement(sql), parameters }
}

function placeholdersFor<Values extends object>(): Placeholders<Values> {
  return new Proxy({} as Placeholders<Values>, {
    get: (_, name) => new Parameter(String(name)),
  })
}
