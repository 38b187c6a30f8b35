/**
 * Kysely on postgres.js: a transaction keeps a connection, a single statement takes whichever is free.
 *
 * A prepared statement turns to a plan for any values after five runs. That halves the cost of what every request asks
 * (who is it, may they, the newest fifteen), and ruins a search: a rare word went from 2 ms to 150 ms. So searches have
 * connections of their own, on which each is planned for its own words; in a transaction they are not prepared at all.
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
import { remembered } from "../base/remembered.ts"
import { inOnePiece } from "../base/text.ts"

export interface Pools {
  all: postgres.Sql
  /** Its connections plan each time; missing: searches are not prepared. */
  searches?: postgres.Sql
  /** Asked before each statement or transaction: null to go on, or what is to be waited for. */
  check?: () => Promise<void> | null
}

/** Who opened the pools closes them. */
export function dialectOn(pools: Pools): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PoolDriver(pools),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

class PoolDriver implements Driver {
  private readonly pools: Pools

  constructor(pools: Pools) {
    this.pools = pools
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PoolConnection> {
    await this.pools.check?.()
    return new PoolConnection(this.pools)
  }

  async beginTransaction(connection: PoolConnection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel, accessMode } = settings
    await connection.reserve()
    await connection.command(
      ["begin", isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(" "),
    )
  }

  /** @throws Error when a statement in it had failed: the database answers such a commit by rolling back */
  async commitTransaction(connection: PoolConnection): Promise<void> {
    if ((await connection.command("commit")) !== "COMMIT")
      throw new Error("the transaction was rolled back, for a statement in it had failed")
  }

  async rollbackTransaction(connection: PoolConnection): Promise<void> {
    await connection.command("rollback")
  }

  async releaseConnection(connection: PoolConnection): Promise<void> {
    connection.release()
  }

  async destroy(): Promise<void> {}
}

const CHANGES = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"])

class PoolConnection implements DatabaseConnection {
  private readonly pools: Pools
  private reserved: postgres.ReservedSql | null = null

  constructor(pools: Pools) {
    this.pools = pools
  }

  async reserve(): Promise<void> {
    this.reserved = await this.pools.all.reserve()
  }

  release(): void {
    this.reserved?.release()
    this.reserved = null
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const isSearch = searchesIn(sql, parameters)
    const searches = isSearch ? this.pools.searches : undefined
    const to = this.reserved ?? searches ?? this.pools.all
    const options = { prepare: !isSearch || to === searches, simple: false } as postgres.UnsafeQueryOptions
    const result = await to.unsafe<Row[] & object[]>(sameText(sql), parameters as never[], options)
    return CHANGES.has(result.command)
      ? { rows: result, numAffectedRows: BigInt(result.count) }
      : { rows: result }
  }

  /** @returns what the database says it did */
  async command(text: string): Promise<string> {
    return (await (this.reserved ?? this.pools.all).unsafe(text)).command
  }

  // biome-ignore lint/correctness/useYield: lists are paged
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error("nothing is streamed: lists are paged")
  }
}

/** More statements than the server has; texts made of lists of changing length are forgotten now and then. */
const TEXTS_MAX = 2000
const texts = new Map<string, string>()

/** Every connection keeps the texts of the statements it has prepared: the same ones, not a copy each. */
const sameText = (sql: string): string => remembered(texts, TEXTS_MAX, sql, () => inOnePiece(sql))

/** An empty one is none. */
function searchesIn(sql: string, parameters: readonly unknown[]): boolean {
  return parameters.some(isPattern) && / ilike /.test(sql)
}

/** Of likeAnywhere, with something between its wildcards. */
function isPattern(parameter: unknown): boolean {
  return typeof parameter === "string" && parameter.length > 2 && parameter.startsWith("%")
}
