/**
 * In-memory cache of the networks from which accounts have signed in, so that the queue in front of the database
 * prioritises known networks. It affects the order of work only; the throttle reads the database.
 */
import { daysBefore } from "../../../base/clock.ts"
import type { Db, Deps } from "../../../base/deps.ts"
import { KNOWN_NETWORK_DAYS } from "./rules.ts"
import { listNetworksUsedSince } from "./store.ts"

/** Minimum interval between reads of new rows; read on sign-ins only. */
const REFRESH_MS = 60_000
/** Overlap of two reads: a row's timestamp precedes the commit of its transaction. */
const OVERLAP_MS = 60_000
/** Maximum number of cached rows, the most recently used ones; 8 bytes each plus the overhead of the set. */
const KNOWN_NETWORKS_IN_MEMORY_MAX = 200_000

export class KnownNetworks {
  private readonly keys = new Set<number>()
  private loading: Promise<void> | null = null
  private loadedOn: Date | null = null

  /**
   * Whether this account has signed in from this network within KNOWN_NETWORK_DAYS; true is wrong in rare cases. Waits for the first
   * load only; a failed one is repeated at the next sign-in.
   */
  async has(deps: Pick<Deps, "db" | "clock" | "log">, username: string, network: string): Promise<boolean> {
    const isLoaded = this.loadedOn !== null
    const refresh = this.refresh(deps)
    if (!isLoaded) await refresh
    return this.keys.has(keyOf(username, network))
  }

  /** An account has just signed in from this network. */
  add(username: string, network: string): void {
    if (this.keys.size < KNOWN_NETWORKS_IN_MEMORY_MAX) this.keys.add(keyOf(username, network))
  }

  private refresh(deps: Pick<Deps, "db" | "clock" | "log">): Promise<void> | null {
    const now = deps.clock()
    const isFresh = this.loadedOn !== null && now.getTime() - this.loadedOn.getTime() < REFRESH_MS
    if (isFresh) return this.loading
    this.loading ??= this.load(deps.db, now)
      .catch((error) => deps.log.warn("Known networks of accounts could not be read", { error }))
      .finally(() => {
        this.loading = null
      })
    return this.loading
  }

  private async load(db: Db, now: Date): Promise<void> {
    const since = this.loadedOn
      ? new Date(this.loadedOn.getTime() - OVERLAP_MS)
      : daysBefore(now, KNOWN_NETWORK_DAYS)
    const rows = await listNetworksUsedSince(db, since, KNOWN_NETWORKS_IN_MEMORY_MAX)
    if (this.keys.size + rows.length > KNOWN_NETWORKS_IN_MEMORY_MAX) this.keys.clear()
    for (const { username, network } of rows) this.keys.add(keyOf(username, network))
    this.loadedOn = now
  }
}

/** 52 bits of a hash: about one collision in a million floods, which only shortens the wait of an unknown network. */
function keyOf(username: string, network: string): number {
  const hash = Bun.hash(`${username.toLowerCase()}\n${network}`) as bigint
  return Number(hash & 0xf_ffff_ffff_ffffn)
}
