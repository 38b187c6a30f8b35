/** The database behind one interface: embedded in the data folder, or any PostgreSQL at a DATABASE_URL. */
import { Kysely } from "kysely"
import postgres from "postgres"
import { grantServingRole, SERVING_ROLE } from "../../../sql/grants.ts"
import { migrate } from "../../../sql/migrate.ts"
import type { DB } from "../../../sql/types.ts"
import type { Logger } from "../../base/logger.ts"
import { createDialect } from "../../db/kysely-driver.ts"
import { attachNameCache, NameCache } from "../../db/names.ts"
import { attachTableVersions, TableVersions } from "../../db/read-cache.ts"
import { attachRunner } from "../../db/statement-cache.ts"
import { FolderInUse } from "../files/folder-lock.ts"
import { DATABASE_USER } from "./cluster.ts"
import { type EmbeddedPostgres, socketPathOf, startPostgres } from "./embedded.ts"
import { checkExternalDatabase } from "./external-database.ts"
import { connectSocket, type PoolOptions } from "./server.ts"
import { acquireLease, applicationNameOf, leaseTableExists, type ServerLease } from "./server-lease.ts"

export interface Database {
  db: Kysely<DB>
  /** The same pool, for what Kysely does not support: LISTEN, COPY, simple-protocol scripts. */
  sql: postgres.Sql
  /** Waits for running queries, closes the pool and stops the embedded server. */
  stop(): Promise<void>
}

export interface ServingDatabase extends Database {
  /** Resolves when this server must stop, with the reason: another one has taken over, or the database cannot be started again. */
  lost: Promise<string>
  /** Asks now and repeatedly; resolves as soon as the database does not answer. `stop` then waits for nothing. */
  unanswered(): Promise<void>
}

interface DatabaseConfig {
  dataFolder: string
  /** null: the embedded server. */
  databaseUrl: string | null
}

/**
 * More connections compete for the same cores and locks: with 20 the slowest lists took half as long again. Five job
 * queues hold one each.
 */
const POOL_SIZE_MAX = 10
/** Beside those: statements that run long, most of them because they wait for a lock. */
const SLOW_POOL_SIZE_MAX = 10
const SEARCH_POOL_SIZE_MAX = 4
const SEARCH_SLOW_SIZE_MAX = 2
/** Requests take milliseconds, the largest clean-up seconds. */
const STATEMENT_MS_MAX = 15_000
/** Maximum wait of a statement for a lock. After a longer wait the client has usually given up. */
export const LOCK_MS_MAX = 3000
/** A database that has not even refused by then does not answer at all. */
export const RESPONSE_TIMEOUT_MS = STATEMENT_MS_MAX + 2000
const SEARCH_IDLE_SECONDS_MAX = 60
const CONNECT_SECONDS_MAX = 5
/**
 * The default of postgres.js is up to 20 s: requests would wait that long for a database that is back immediately.
 */
const RECONNECT_SECONDS_MAX = 0.5
const RECONNECT_SECONDS_FIRST = 0.02
/** How long `stop` waits for queries that are still running. */
const DRAIN_TIMEOUT_SECONDS = 5
export const EMBEDDED_DATABASE = "millwright"

/**
 * Points in time. PostgreSQL's own writing of one in UTC takes four times as long to read as the standard's, and a list has
 * dozens; other writings (zones, far years, days) are left to `Date`.
 */
const TIMESTAMP_TYPE = {
  to: 1184,
  from: [1082, 1114, 1184],
  serialize: (value: Date | string | number) =>
    (value instanceof Date ? value : new Date(value)).toISOString(),
  parse: (text: string) =>
    new Date(text.endsWith("+00") && text[10] === " " ? `${text.slice(0, 10)}T${text.slice(11, -3)}Z` : text),
}

/** Also of the benchmark's baseline: other settings would lead to other plans. */
export const POOL_OPTIONS = {
  max: POOL_SIZE_MAX,
  connect_timeout: CONNECT_SECONDS_MAX,
  backoff: (attempts: number) => Math.min(RECONNECT_SECONDS_FIRST * 2 ** attempts, RECONNECT_SECONDS_MAX),
  onnotice: () => {},
  // `sql.typed.date` is not used, so the type needs no name.
  types: { date: TIMESTAMP_TYPE as never },
  connection: {
    application_name: "millwright",
    // Many short concurrent queries: parallel workers or JIT cost more than a query takes, and slow down the others.
    max_parallel_workers_per_gather: 0,
    jit: false,
    // For SSDs; with the default of 4 small tables are scanned although an index is available.
    random_page_cost: 1.1,
  },
} satisfies PoolOptions

/**
 * Of the serving pool: no statement waits behind another on one connection, which may be waiting for a lock of a third
 * (postgres.js counts those that wait, and `sql.begin` needs one), and none waits or runs without a limit.
 */
const SERVING_POOL_OPTIONS = {
  ...POOL_OPTIONS,
  max: POOL_SIZE_MAX + SLOW_POOL_SIZE_MAX,
  max_pipeline: 0,
  connection: { ...POOL_OPTIONS.connection, statement_timeout: STATEMENT_MS_MAX, lock_timeout: LOCK_MS_MAX },
} as PoolOptions

/**
 * The database with all its rights, for tools.
 *
 * @throws Error in plain words when the database cannot be reached, used or started
 */
export async function openDatabase(config: DatabaseConfig, logger?: Logger): Promise<Database> {
  const server = await openServer(config, logger)
  return createDatabase(server.connectAsOwner(), { whenClosed: () => server.stop() })
}

/**
 * The serving database: leased to this server exclusively, migrated, and connected as a role that cannot alter the
 * audit log. Where no such role is available, a warning is logged and the role of the address is used.
 *
 * @throws Error with a readable message when the database cannot be reached, used or started; LeaseHeld; MigrationError
 */
export async function openServingDatabase(config: DatabaseConfig, log: Logger): Promise<ServingDatabase> {
  const server = await openServer(config, log)
  try {
    return await openServing(server, config, log)
  } catch (error) {
    await server.stop()
    throw error
  }
}

async function openServing(
  server: DatabaseServer,
  config: DatabaseConfig,
  log: Logger,
): Promise<ServingDatabase> {
  const id = crypto.randomUUID()
  const named = { connection: { application_name: applicationNameOf(id) } }
  const owner = server.connectAsOwner(named)
  // The lock on the data folder excludes other servers from the embedded database.
  const take = () => acquireLease(owner, { id, log, isExclusive: config.databaseUrl === null })
  let lease: ServerLease | null = null
  try {
    // Also before its tables are changed: another server may be using them.
    if (await leaseTableExists(owner)) lease = await take()
    const applied = await migrate(owner)
    if (applied.length > 0)
      log.info("database tables are brought up to date", { steps: applied.length, version: applied.at(-1) })
    lease ??= await take()
    const isGranted = await grantServingRole(owner, { login: config.databaseUrl === null })
    if (!isGranted)
      log.warn("the database user may not create roles: only triggers protect the audit log", {
        role: SERVING_ROLE,
      })
    if (config.databaseUrl !== null) await warnOfSuperuser(owner, log)
    const connect = (options: PoolOptions) =>
      isGranted
        ? server.connectAsServingRole(options)
        : server.connectAsOwner(withOptions(SERVING_POOL_OPTIONS, options))
    return leasedDatabase(lease, connect, named, server)
  } catch (error) {
    await lease?.release()
    throw error
  } finally {
    await owner.end()
  }
}

/** The lease is renewed through a connection of its own, so that a busy pool does not delay it. */
function leasedDatabase(
  lease: ServerLease,
  connect: (options: PoolOptions) => postgres.Sql,
  named: PoolOptions,
  server: DatabaseServer,
): ServingDatabase {
  const renewals = connect({ ...named, max: 1 })
  lease.renewThrough(renewals)
  let isAway = false
  const drainSeconds = () => (isAway ? 0 : DRAIN_TIMEOUT_SECONDS)
  const whenClosed = async () => {
    // It expires by itself.
    if (!isAway) await lease.release()
    await renewals.end({ timeout: drainSeconds() })
    await server.stop()
  }
  const hooks = { whenClosed, drainSeconds, check: () => lease.check(), isUnanswered: () => lease.isStale() }
  const takenOver = lease.lost.then((holder) => `another server has taken over the database: ${holder}`)
  return {
    ...createDatabase(connect(named), hooks),
    lost: Promise.race([takenOver, server.lost]),
    async unanswered() {
      await lease.unanswered()
      isAway = true
    },
  }
}

/** Warns of a superuser: the serving role does not protect from SQL injection there, as `reset role` undoes it. */
async function warnOfSuperuser(sql: postgres.Sql, log: Logger): Promise<void> {
  const [me] = await sql<{ mayAll: boolean }[]>`
    select rolsuper as "mayAll" from pg_roles where rolname = session_user`
  if (me?.mayAll)
    log.warn(
      "DATABASE_URL names a superuser of the database: give the server a user that only owns its database",
    )
}

interface DatabaseServer {
  /** @param options  beside those of every pool */
  connectAsOwner(options?: PoolOptions): postgres.Sql
  connectAsServingRole(options: PoolOptions): postgres.Sql
  /** See EmbeddedPostgres; an external database is never lost for good. */
  lost: Promise<string>
  stop(): Promise<void>
}

async function openServer(config: DatabaseConfig, logger?: Logger): Promise<DatabaseServer> {
  const url = config.databaseUrl
  if (url !== null) {
    await checkExternalDatabase(url, { ...POOL_OPTIONS, max: 1 })
    return {
      connectAsOwner: (options) => postgres(url, withOptions(POOL_OPTIONS, options)),
      connectAsServingRole: (options) =>
        postgres(
          url,
          withOptions(withOptions(SERVING_POOL_OPTIONS, options), { connection: { role: SERVING_ROLE } }),
        ),
      lost: new Promise(() => {}),
      stop: async () => {},
    }
  }
  const server = await startPostgres({ dataFolder: config.dataFolder, logger })
  try {
    await createDatabaseIfMissing(server)
  } catch (error) {
    await server.stop()
    throw error
  }
  return {
    connectAsOwner: (options) =>
      connectSocket(server.socketPath, EMBEDDED_DATABASE, withOptions(POOL_OPTIONS, options)),
    connectAsServingRole: (options) =>
      connectSocket(server.socketPath, EMBEDDED_DATABASE, {
        ...withOptions(SERVING_POOL_OPTIONS, options),
        user: SERVING_ROLE,
      }),
    lost: server.lost,
    stop: () => server.stop(),
  }
}

/** `options` take precedence; their connection parameters are merged. */
function withOptions(base: PoolOptions, options: PoolOptions = {}): PoolOptions {
  return { ...base, ...options, connection: { ...base.connection, ...options.connection } as never }
}

/**
 * For tools: the same database, also while a server runs on its data folder. The tables are the server's to make.
 *
 * @throws Error in plain words when the database cannot be reached or has no tables yet
 */
export async function openDatabaseForTools(config: DatabaseConfig): Promise<Database> {
  const database = await openDatabase(config).catch(async (error: unknown) => {
    if (!(error instanceof FolderInUse)) throw error
    return createDatabase(poolOnSocket(socketPathOf(config.dataFolder), EMBEDDED_DATABASE, 1))
  })
  try {
    const [found] = await database.sql`select to_regclass('licence') is not null as ready`
    if (found?.ready !== true)
      throw new Error("this installation was never started by this version; start it once")
    return database
  } catch (error) {
    await database.stop()
    throw error
  }
}

interface PoolHooks {
  /** Called after the pool is closed, e.g. to stop the server behind it. */
  whenClosed?: () => Promise<void>
  /** Called before each statement or transaction; see `ServerLease.check`. */
  check?: ServerLease["check"]
  /** See `ServerLease.isStale`. */
  isUnanswered?: ServerLease["isStale"]
  /** How long `stop` waits for queries that are still running, DRAIN_TIMEOUT_SECONDS without. */
  drainSeconds?: () => number
}

/** Wraps a pool. Of more than one connection, the second half is for slow statements. */
export function createDatabase(
  sql: postgres.Sql,
  { whenClosed, check, isUnanswered, drainSeconds = () => DRAIN_TIMEOUT_SECONDS }: PoolHooks = {},
): Database {
  const searches = createSearchPool(sql)
  const slow = sql.options.max >> 1
  const all = { sql, limits: { quick: sql.options.max - slow, slow } }
  const searching = { sql: searches, limits: { quick: SEARCH_POOL_SIZE_MAX, slow: SEARCH_SLOW_SIZE_MAX } }
  const [names, versions] = [new NameCache(), new TableVersions()]
  const watches = [names, versions]
  const dialect = createDialect({
    all,
    searches: searching,
    responseTimeoutMs: RESPONSE_TIMEOUT_MS,
    watches,
    check,
    isUnanswered,
  })
  const db = new Kysely<DB>({ dialect })
  attachRunner(db, dialect.run)
  attachNameCache(db, names)
  attachTableVersions(db, versions)
  return {
    db,
    sql,
    async stop() {
      await Promise.all([sql, searches].map((pool) => pool.end({ timeout: drainSeconds() })))
      await whenClosed?.()
    },
  }
}

/** Connections are opened on demand and closed when idle. */
function createSearchPool(sql: postgres.Sql): postgres.Sql {
  return postgres({
    ...(sql.options as unknown as PoolOptions),
    max: SEARCH_POOL_SIZE_MAX + SEARCH_SLOW_SIZE_MAX,
    idle_timeout: SEARCH_IDLE_SECONDS_MAX,
    connection: { ...sql.options.connection, plan_cache_mode: "force_custom_plan" } as never,
  })
}

/** A pool of the owner, on any socket. */
export function poolOnSocket(socketPath: string, database: string, sizeMax: number): postgres.Sql {
  return connectSocket(socketPath, database, { ...POOL_OPTIONS, max: sizeMax })
}

/**
 * The pool of the serving role, on any socket (tests).
 *
 * @param sizeMax  connections; as many again for slow statements
 */
export function servingPoolOnSocket(socketPath: string, database: string, sizeMax: number): postgres.Sql {
  return connectSocket(socketPath, database, {
    ...SERVING_POOL_OPTIONS,
    max: sizeMax * 2,
    user: SERVING_ROLE,
  })
}

async function createDatabaseIfMissing(server: EmbeddedPostgres): Promise<void> {
  const sql = poolOnSocket(server.socketPath, "postgres", 1)
  try {
    const found = await sql`select 1 from pg_database where datname = ${EMBEDDED_DATABASE}`
    if (found.length === 0) await sql.unsafe(`create database ${EMBEDDED_DATABASE} owner ${DATABASE_USER}`)
  } finally {
    await sql.end()
  }
}
