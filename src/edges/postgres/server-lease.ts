/**
 * One server per database: sessions, jobs and caches are in one process, and a second one would end the sessions of
 * the first. The server holds a row in the database that it renews; a dead server stops renewing it.
 *
 * A server that is cut off from the database may be replaced. It then starts no further statements (`check`), its
 * connections are terminated by the replacing server, and it stops as soon as it detects the loss (`lost`).
 */
import { hostname } from "node:os"
import type postgres from "postgres"
import type { Logger } from "../../base/logger.ts"
import { DatabaseUnavailable } from "../../db/database-failure.ts"
import { withQueryTimeout } from "../../db/query-timeout.ts"
import { isKnownDead, processIdentity } from "./process-identity.ts"

/** After this time without a renewal the holder counts as dead. */
const LEASE_MS = 10_000
/** Three tries fit into a lease. */
const RENEWAL_INTERVAL_MS = 2500
const RENEWAL_TIMEOUT_MS = 2500
/** Share of the lease after which the holder, without a renewal, begins no statement before it has renewed. */
const FRESH_SHARE = 0.7
const POLL_INTERVAL_MS = 250
/** The connections of a holder that is replaced end within this time. */
const TERMINATION_TIMEOUT_MS = 5000

export class LeaseHeld extends Error {
  override name = "LeaseHeld"
}

export interface ServerLease {
  /** Resolves when another server has taken the lease, with a description of that server. */
  lost: Promise<string>
  /**
   * To be called before every statement. Free while the lease is fresh.
   *
   * @returns null while it is fresh; otherwise a promise of its renewal
   * @throws DatabaseUnavailable (by the promise) when it cannot be renewed now
   */
  check(): Promise<void> | null
  /** Whether renewing has failed for so long that statements wait for it. */
  isStale(): boolean
  /** Renews now and as usual; resolves at the first renewal that fails. */
  unanswered(): Promise<void>
  /** Renews through other connections from now on. */
  renewThrough(sql: postgres.Sql): void
  release(): Promise<void>
}

interface LeaseOptions {
  /** Id of this server; also the last part of its connections' `application_name`. */
  id: string
  /** No other server can be alive: any holder of the lease is dead. */
  isExclusive: boolean
  log: Logger
  leaseMs?: number
}

interface Holder {
  holder: string
  host: string
  pid: number
  process: string
  since: Date
  /** Exact to the microsecond. */
  renewed: string
  isOver: boolean
}

/** The `application_name` of a server's connections. */
export function applicationNameOf(leaseId: string): string {
  return `millwright ${leaseId}`
}

export async function leaseTableExists(sql: postgres.Sql): Promise<boolean> {
  const [found] = await sql`select to_regclass('server_lease') is not null as exists`
  return found?.exists === true
}

/**
 * Takes the lease; waits for a holder that may be dead, at most for the duration of its lease.
 *
 * @throws LeaseHeld naming the holder, as soon as it renews
 */
export async function acquireLease(sql: postgres.Sql, options: LeaseOptions): Promise<ServerLease> {
  let seen: Holder | null = null
  for (;;) {
    const askedAt = readClocks()
    const before = await currentHolder(sql)
    const isDead = before !== null && (options.isExclusive || before.isOver || isKnownDead(before.process))
    if (before === null || isDead) {
      if (await replaceHolder(sql, options, before)) {
        if (before) await endConnections(sql, before, options.log)
        return startRenewal(sql, options, askedAt)
      }
    } else if (seen?.holder === before.holder && seen.renewed !== before.renewed) {
      throw new LeaseHeld(leaseHeldText(before))
    }
    seen = before
    await Bun.sleep(POLL_INTERVAL_MS)
  }
}

function leaseHeldText({ host, pid, since }: Holder): string {
  return (
    `this database is served by another Millwright server: host ${host}, pid ${pid}, since ${since.toISOString()}; ` +
    "stop that one first, or use another database"
  )
}

async function currentHolder(sql: postgres.Sql): Promise<Holder | null> {
  const [row] = await sql<Holder[]>`
    select holder, host, pid, process, since, renewed_on::text as renewed,
      expires_on < clock_timestamp() as "isOver"
    from server_lease`
  return row ?? null
}

/** @returns false when the lease is another's now than the one that was looked at */
async function replaceHolder(
  sql: postgres.Sql,
  { id, leaseMs = LEASE_MS }: LeaseOptions,
  before: Holder | null,
): Promise<boolean> {
  const taken = await sql`
    insert into server_lease (holder, host, pid, process, since, renewed_on, expires_on)
    values (${id}, ${hostname()}, ${process.pid}, ${processIdentity()}, clock_timestamp(), clock_timestamp(),
      clock_timestamp() + ${leaseMs} * interval '1 ms')
    on conflict (singleton) do update
    set (holder, host, pid, process, since, renewed_on, expires_on) = (excluded.holder, excluded.host, excluded.pid,
      excluded.process, excluded.since, excluded.renewed_on, excluded.expires_on)
    where server_lease.holder = ${before?.holder ?? id} and server_lease.renewed_on::text = ${before?.renewed ?? ""}
    returning holder`
  return taken.length > 0
}

/** What a paused or cut-off holder had begun is rolled back before its successor does anything. */
async function endConnections(sql: postgres.Sql, { holder, host, pid }: Holder, log: Logger): Promise<void> {
  const ended = await sql`
    select pg_terminate_backend(pid, ${TERMINATION_TIMEOUT_MS}) from pg_stat_activity
    where application_name = ${applicationNameOf(holder)} and pid <> pg_backend_pid()`
  log.warn("took over from a server that no longer runs", { host, pid, connectionsEnded: ended.length })
}

interface ClockReading {
  monotonicMs: number
  wallMs: number
}

const readClocks = (): ClockReading => ({ monotonicMs: performance.now(), wallMs: Date.now() })

/** A machine that slept stops the steady clock only; a clock that is set back must not make a lease longer. */
function elapsedMs(moment: ClockReading): number {
  const { monotonicMs: steadyMs, wallMs } = readClocks()
  return Math.max(steadyMs - moment.monotonicMs, wallMs - moment.wallMs)
}

function startRenewal(
  first: postgres.Sql,
  { id, log, leaseMs = LEASE_MS }: LeaseOptions,
  takenAt: ClockReading,
): ServerLease {
  const lost = Promise.withResolvers<string>()
  let onFailed = () => {}
  let sql = first
  let renewedAt = takenAt
  let isLost = false
  let isFailing = false
  let running: Promise<void> | null = null

  const renew = async () => {
    const askedAt = readClocks()
    const renewed = await withQueryTimeout(renewalQuery(sql, id, leaseMs), RENEWAL_TIMEOUT_MS)
    if (renewed.length > 0) {
      renewedAt = askedAt
      return
    }
    isLost = true
    const holder = await withQueryTimeout(
      sql<{ host: string; pid: number }[]>`select host, pid from server_lease`,
      RENEWAL_TIMEOUT_MS,
    ).catch(() => [])
    lost.resolve(holder[0] ? `host ${holder[0].host}, pid ${holder[0].pid}` : "unknown")
  }
  const renewOnce = () => {
    running ??= renew()
      .then(
        () => {
          if (isFailing) log.info("the database answers again")
          isFailing = false
        },
        (error: Error) => {
          if (!isFailing)
            log.error("the database does not answer: the server's lease is not renewed", { error })
          isFailing = true
          onFailed()
          throw error instanceof DatabaseUnavailable
            ? error
            : new DatabaseUnavailable(error.message, { cause: error })
        },
      )
      .finally(() => {
        running = null
      })
    return running
  }
  const timer = setInterval(
    () => void renewOnce().catch(() => {}),
    Math.min(RENEWAL_INTERVAL_MS, leaseMs / 4),
  )

  const isStale = () => elapsedMs(renewedAt) >= leaseMs * FRESH_SHARE

  return {
    lost: lost.promise,
    isStale,
    check() {
      if (!isLost && !isStale()) return null
      return (isLost ? Promise.resolve() : renewOnce()).then(() => {
        if (isLost) throw new DatabaseUnavailable("another server has taken over this database")
      })
    },
    unanswered() {
      const failed = Promise.withResolvers<void>()
      onFailed = failed.resolve
      void renewOnce().catch(() => {})
      return failed.promise
    },
    renewThrough(other) {
      sql = other
    },
    async release() {
      clearInterval(timer)
      await running?.catch(() => {})
      await withQueryTimeout(sql`delete from server_lease where holder = ${id}`, RENEWAL_TIMEOUT_MS).catch(
        (error) => log.warn("the server's lease could not be released and expires by itself", { error }),
      )
    },
  }
}

/** A row that is missing was removed by hand or by restoring a backup; then nothing else serves. */
function renewalQuery(sql: postgres.Sql, id: string, leaseMs: number) {
  return sql`
    with renewed as (
      update server_lease set renewed_on = clock_timestamp(),
        expires_on = clock_timestamp() + ${leaseMs} * interval '1 ms'
      where holder = ${id} returning holder),
    restored as (
      insert into server_lease (holder, host, pid, process, since, renewed_on, expires_on)
      select ${id}, ${hostname()}, ${process.pid}, ${processIdentity()}, clock_timestamp(), clock_timestamp(),
        clock_timestamp() + ${leaseMs} * interval '1 ms'
      where not exists (select from server_lease) on conflict do nothing returning holder)
    select holder from renewed union all select holder from restored`
}
