/**
 * Kysely on postgres.js: a transaction keeps a connection, a single statement takes whichever is free.
 *
 * A prepared statement turns to a plan for any values after five runs. That halves the cost of what every request asks
 * (who is it, may they, the newest fifteen), and ruins a search: a rare word went from 2 ms to 150 ms. So searches have
 * connections of their own, on which each is planned for its own words; in a transaction they are not prepared at all.
 *
 * Every statement and transaction waits for a slot before it takes a connection (`connection-slots.ts`), so that nothing
 * waits without a limit. A transaction begins with its first statement, whose text tells what kind of transaction it is.
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
import { Cache } from "../base/cache.ts"
import { flattenString } from "../base/text.ts"
import { ConnectionSlots, type Slot, type SlotLimits } from "./connection-slots.ts"
import { abortQuery } from "./query-timeout.ts"

/** Connections, and how many statements may use them at once. */
export interface Pool {
  sql: postgres.Sql
  limits: SlotLimits
}

export interface Pools {
  all: Pool
  /** Its connections plan each time; missing: searches are not prepared. */
  searches?: Pool
  /** A statement without an answer for so long is abandoned, and its connection ended. */
  responseTimeoutMs: number
  /** Asked before each statement or transaction: null to go on, or what is to be waited for. */
  check?: () => Promise<void> | null
  /** Is told of changing statements. */
  watch?: WriteWatch
}

export interface WriteWatch {
  /** Is this statement one of those that `written` tells of? */
  concerns(text: string): boolean
  /**
   * Called after a statement that concerns the watch has ended, in a transaction after its end and before anybody hears of
   * it; also when it failed, for its answer may have been lost.
   */
  written(): void
}

/** Who opened the pools closes them. */
export function createDialect(pools: Pools): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PoolDriver(pools),
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
  responseTimeoutMs: number
  watch: WriteWatch | null
}

class PoolDriver implements Driver {
  private readonly pools: LimitedPools
  private readonly check: Pools["check"]

  constructor({ all, searches, responseTimeoutMs: answerMs, check, watch }: Pools) {
    const placeOf = ({ sql, limits }: Pool) => ({ sql, slots: new ConnectionSlots(limits, answerMs) })
    this.pools = {
      all: placeOf(all),
      searches: searches ? placeOf(searches) : null,
      responseTimeoutMs: answerMs,
      watch: watch ?? null,
    }
    this.check = check
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PoolConnection> {
    const waiting = this.check?.()
    if (waiting) await waiting
    return new PoolConnection(this.pools)
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
      throw new Error("the transaction was rolled back, for a statement in it had failed")
  }

  async rollbackTransaction(connection: PoolConnection): Promise<void> {
    await connection.finish("rollback")
  }

  async releaseConnection(connection: PoolConnection): Promise<void> {
    connection.release()
  }

  async destroy(): Promise<void> {}
}

const WRITE_COMMANDS = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"])

class PoolConnection implements DatabaseConnection {
  private readonly pools: LimitedPools
  /** Opens the transaction, for its first statement; null outside of one. */
  private openTransaction: ((first: string) => Promise<void>) | null = null
  private reserved: postgres.ReservedSql | null = null
  /** Of the transaction. */
  private slot: Slot | null = null
  /** The transaction has sent a statement that concerns the watch. */
  private hasWritten = false

  constructor(places: LimitedPools) {
    this.pools = places
  }

  deferBegin(opening: string): void {
    let opened: Promise<void> | null = null
    // Statements may be sent side by side; none goes before it is open.
    this.openTransaction = (first) => {
      opened ??= this.begin(opening, first)
      return opened
    }
  }

  /** @returns what the database says it did; null when the transaction had not begun */
  async finish(text: string): Promise<string | null> {
    if (!this.reserved) return null
    try {
      return (await this.run(this.slot!, this.reserved.unsafe(text))).command
    } finally {
      this.tellWatch()
    }
  }

  release(): void {
    this.reserved?.release()
    this.reserved = null
    // A transaction that was lost without an end.
    this.tellWatch()
    this.slot?.release()
    this.slot = null
    this.openTransaction = null
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const isSearch = isSearchQuery(sql, parameters)
    if (this.pools.watch?.concerns(sql)) this.hasWritten = true
    await this.openTransaction?.(sql)
    const place = (isSearch && this.pools.searches) || this.pools.all
    const options = {
      prepare: !isSearch || (this.reserved === null && place !== this.pools.all),
      simple: false,
    } as postgres.UnsafeQueryOptions
    const slot = this.slot ?? (await place.slots.acquire(sql))
    try {
      const on = this.reserved ?? place.sql
      const statement = on.unsafe<Row[] & object[]>(internText(sql), parameters as never[], options)
      const result = await this.run(slot, statement)
      return WRITE_COMMANDS.has(result.command)
        ? { rows: result, numAffectedRows: BigInt(result.count) }
        : { rows: result }
    } finally {
      if (slot !== this.slot) slot.release()
      if (!this.reserved) this.tellWatch()
    }
  }

  private tellWatch(): void {
    if (this.hasWritten) this.pools.watch?.written()
    this.hasWritten = false
  }

  private async begin(opening: string, first: string): Promise<void> {
    const { sql, slots } = this.pools.all
    this.slot = await slots.acquire(`begin ${first}`)
    this.reserved = await sql.reserve()
    await this.run(this.slot, this.reserved.unsafe(opening))
  }

  private async run<T extends postgres.MaybeRow[]>(slot: Slot, statement: postgres.PendingQuery<T>) {
    slot.begin(() => abortQuery(statement, this.pools.responseTimeoutMs))
    try {
      return await statement
    } finally {
      slot.end()
    }
  }

  // biome-ignore lint/correctness/useYield: lists are paged
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error("nothing is streamed: lists are paged")
  }
}

/** More than the product has statements. */
const STATEMENT_TEXTS_MAX = 2000
const statementTexts = new Cache<string>({ max: STATEMENT_TEXTS_MAX })

/** One copy of a statement's text, for all connections that have prepared the statement. */
const internText = (sql: string): string => statementTexts.getOrCompute(sql, () => flattenString(sql))

/** An empty one is none. */
function isSearchQuery(sql: string, parameters: readonly unknown[]): boolean {
  return parameters.some(isLikePattern) && / ilike /.test(sql)
}

/** Of likeAnywhere, with something between its wildcards. */
function isLikePattern(parameter: unknown): boolean {
  return typeof parameter === "string" && parameter.length > 2 && parameter.startsWith("%")
}
