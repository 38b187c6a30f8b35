/**
 * Kysely dialect on postgres.js: a transaction reserves a connection, a single statement takes any free one.
 *
 * PostgreSQL switches a prepared statement to a generic plan after five runs. That halves the cost of the statements of
 * every request (authentication, authorization, the newest fifteen rows), but makes a search for a rare word 75 times
 * slower (150 ms instead of 2 ms). Searches, which are statements with a `SearchPattern` parameter, therefore have
 * connections of their own with `plan_cache_mode = force_custom_plan`; in a transaction they are not prepared.
 *
 * Every statement and transaction waits for a slot before it takes a connection (`connection-slots.ts`), so that all waits
 * are bounded. `begin` is sent with the first statement, whose text classifies the transaction.
 */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from "kysely"
import type postgres from "postgres"
import { required } from "../base/assert.ts"
import { Cache } from "../base/cache.ts"
import { SearchPattern } from "../base/page-request.ts"
import { flattenString } from "../base/text.ts"
import { ConnectionSlots, type Slot, type SlotLimits } from "./connection-slots.ts"
import { abortQuery } from "./query-timeout.ts"

/** Connections, and how many statements may use them concurrently. */
interface Pool {
  sql: postgres.Sql
  limits: SlotLimits
}

interface Pools {
  all: Pool
  /** Connections that plan each statement anew; without them searches are not prepared. */
  searches?: Pool
  /** Timeout of a statement, after which its connection is closed. */
  responseTimeoutMs: number
  /** Called before each statement or transaction; a returned promise is awaited. */
  check?: () => Promise<void> | null
  /** Whether the database answers nothing, so that a running statement need not be waited for. */
  isUnanswered?: () => boolean
  /** Are notified of writes. */
  watches?: readonly WriteWatch[]
}

interface WriteWatch {
  /** Whether `written` is to be called for this statement. */
  concerns(text: string): boolean
  /**
   * Called when such a statement, or its transaction, has ended and before its result is returned; also after a failure,
   * because the database may have committed although its answer was lost.
   *
   * @param texts  the statements that concern this watch
   */
  written(texts: readonly string[]): void
}

/** Runs one statement outside of transactions. */
export type RunStatement = <Row>(statement: CompiledQuery<Row>) => Promise<Row[]>

interface PoolDialect extends Dialect {
  /** Without Kysely's executor, whose promises cost a third of what a short statement costs. */
  run: RunStatement
}

/** The dialect does not close the pools. */
export function createDialect(pools: Pools): PoolDialect {
  const driver = new PoolDriver(pools)
  return {
    run: (statement) => driver.run(statement),
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

/** A pool with its slots. */
interface LimitedPool {
  sql: postgres.Sql
  slots: ConnectionSlots
}

interface LimitedPools {
  all: LimitedPool
  searches: LimitedPool | null
  watches: readonly WriteWatch[]
}

class PoolDriver implements Driver {
  private readonly pools: LimitedPools
  private readonly check: Pools["check"]

  constructor({ all, searches, responseTimeoutMs: answerMs, check, isUnanswered, watches = [] }: Pools) {
    const placeOf = ({ sql, limits }: Pool) => ({
      sql,
      slots: new ConnectionSlots(limits, answerMs, isUnanswered),
    })
    this.pools = {
      all: placeOf(all),
      searches: searches ? placeOf(searches) : null,
      watches,
    }
    this.check = check
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PoolConnection> {
    const waiting = this.check?.()
    if (waiting) await waiting
    return new PoolConnection(this.pools)
  }

  run<Row>({ sql, parameters }: CompiledQuery<Row>): Promise<Row[]> {
    const start = () => runAlone<Row>(this.pools, sql, parameters)
    const waiting = this.check?.()
    return waiting ? waiting.then(start) : start()
  }

  async beginTransaction(connection: PoolConnection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel, accessMode } = settings
    connection.deferBegin(
      ["begin", isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(" "),
    )
  }

  /** @throws Error when a statement in it had failed: the database answers such a commit by rolling back */
  async commitTransaction(connection: PoolConnection): Promise<void> {
    const done = await connection.finish("commit")
    if (done !== null && done !== "COMMIT")
      throw new Error("the transaction was rolled back because a statement in it had failed")
  }

  async rollbackTransaction(connection: PoolConnection): Promise<void> {
    await connection.finish("rollback")
  }

  async releaseConnection(connection: PoolConnection): Promise<void> {
    connection.release()
  }

  async destroy(): Promise<void> {}
}

/** Runs a statement outside of transactions. In one function: each further promise costs as much as the rest of it. */
async function runAlone<Row>(
  pools: LimitedPools,
  text: string,
  parameters: readonly unknown[],
): Promise<postgres.RowList<Row[] & object[]>> {
  const isSearch = parameters.some(isSearchPattern)
  const place = (isSearch && pools.searches) || pools.all
  const watches = watchesOf(pools, text)
  const acquired = place.slots.acquire(text)
  const slot = acquired instanceof Promise ? await acquired : acquired
  try {
    const options = isSearch && place === pools.all ? UNPREPARED : PREPARED
    const values = isSearch ? textParameters(parameters) : parameters
    const statement = place.sql.unsafe<Row[] & object[]>(internText(text), values as never[], options)
    slot.begin((ranMs) => abortQuery(statement, ranMs))
    return await statement
  } finally {
    slot.release()
    for (const watch of watches) watch.written([text])
  }
}

const PREPARED = { prepare: true, simple: false } as postgres.UnsafeQueryOptions
const UNPREPARED = { prepare: false, simple: false } as postgres.UnsafeQueryOptions
const NO_WATCHES: readonly WriteWatch[] = []

function watchesOf({ watches }: LimitedPools, text: string): readonly WriteWatch[] {
  return PLAIN_SELECT.test(text) ? NO_WATCHES : watches.filter((watch) => watch.concerns(text))
}

/** Writes nothing; a statement that begins with `with` may. */
const PLAIN_SELECT = /^\s*select\b/i
const WRITE_COMMANDS = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"])

class PoolConnection implements DatabaseConnection {
  private readonly pools: LimitedPools
  /** Opens the transaction at its first statement; null outside of transactions. */
  private openTransaction: ((first: string) => Promise<void>) | null = null
  private reserved: postgres.ReservedSql | null = null
  /** The slot of the transaction. */
  private slot: Slot | null = null
  /** Statements that were sent and not yet reported to each watch that they concern. */
  private readonly untold = new Map<WriteWatch, Set<string>>()

  constructor(places: LimitedPools) {
    this.pools = places
  }

  deferBegin(opening: string): void {
    let opened: Promise<void> | null = null
    // Concurrent statements wait for the same `begin`.
    this.openTransaction = (first) => {
      opened ??= this.begin(opening, first)
      return opened
    }
  }

  /** @returns the command tag of the database; null when the transaction had not begun */
  async finish(text: string): Promise<string | null> {
    if (!this.reserved || !this.slot) return null
    try {
      return (await this.run(this.slot, this.reserved.unsafe(text))).command
    } finally {
      this.tellWatches()
    }
  }

  release(): void {
    this.reserved?.release()
    this.reserved = null
    // For a transaction that was lost without commit or rollback.
    this.tellWatches()
    this.slot?.release()
    this.slot = null
    this.openTransaction = null
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const result = this.openTransaction
      ? await this.runInTransaction<Row>(this.openTransaction, sql, parameters)
      : await runAlone<Row>(this.pools, sql, parameters)
    return WRITE_COMMANDS.has(result.command)
      ? { rows: result, numAffectedRows: BigInt(result.count) }
      : { rows: result }
  }

  private async runInTransaction<Row>(
    open: (first: string) => Promise<void>,
    text: string,
    parameters: readonly unknown[],
  ): Promise<postgres.RowList<Row[] & object[]>> {
    for (const watch of watchesOf(this.pools, text)) this.remember(watch, text)
    await open(text)
    const options = parameters.some(isSearchPattern) ? UNPREPARED : PREPARED
    const values = textParameters(parameters) as never[]
    const reserved = required(this.reserved, "the connection of a transaction")
    const statement = reserved.unsafe<Row[] & object[]>(internText(text), values, options)
    return this.run(required(this.slot, "the slot of a transaction"), statement)
  }

  private remember(watch: WriteWatch, text: string): void {
    const texts = this.untold.get(watch)
    if (texts) texts.add(text)
    else this.untold.set(watch, new Set([text]))
  }

  private tellWatches(): void {
    for (const [watch, texts] of this.untold) watch.written([...texts])
    this.untold.clear()
  }

  private async begin(opening: string, first: string): Promise<void> {
    const { sql, slots } = this.pools.all
    this.slot = await slots.acquire(`begin ${first}`)
    this.reserved = await sql.reserve()
    await this.run(this.slot, this.reserved.unsafe(opening))
  }

  private async run<T extends postgres.MaybeRow[]>(slot: Slot, statement: postgres.PendingQuery<T>) {
    slot.begin((ranMs) => abortQuery(statement, ranMs))
    try {
      return await statement
    } finally {
      slot.end()
    }
  }

  // biome-ignore lint/correctness/useYield: streaming is not supported
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error("nothing is streamed: lists are paged")
  }
}

/** More than the product has statements. */
const STATEMENT_TEXTS_MAX = 2000
const statementTexts = new Cache<string>({ max: STATEMENT_TEXTS_MAX })

/** One copy of a statement's text, for all connections that have prepared the statement. */
const internText = (sql: string): string => statementTexts.getOrCompute(sql, () => flattenString(sql))

const isSearchPattern = (parameter: unknown) => parameter instanceof SearchPattern

function textParameters(parameters: readonly unknown[]): readonly unknown[] {
  return parameters.some(isSearchPattern)
    ? parameters.map((parameter) => (parameter instanceof SearchPattern ? parameter.text : parameter))
    : parameters
}
