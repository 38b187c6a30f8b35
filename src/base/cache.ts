/** The cache of the product: bounded, least recently used entries are evicted first, entries can expire. */

export interface CacheOptions {
  /** Most entries; each further one evicts the least recently used. */
  max: number
  /** Milliseconds from writing an entry to its expiry; without it entries do not expire. */
  ttlMs?: number
  /** Milliseconds of a monotonic clock; for tests. */
  nowMs?: () => number
}

interface Entry<Value> {
  value: Value
  expiresAtMs: number
}

export class Cache<Value extends {}> {
  /** In the order of use: a Map iterates in the order of insertion, and each use inserts anew. */
  private readonly entries = new Map<string, Entry<Value>>()
  private readonly entriesMax: number
  private readonly ttlMs: number
  private readonly nowMs: () => number

  constructor({ max, ttlMs = Number.POSITIVE_INFINITY, nowMs = () => performance.now() }: CacheOptions) {
    this.entriesMax = max
    this.ttlMs = ttlMs
    this.nowMs = nowMs
  }

  get size(): number {
    return this.entries.size
  }

  get(key: string): Value | undefined {
    const entry = this.entries.get(key)
    if (!entry) return undefined
    this.entries.delete(key)
    if (this.isExpired(entry)) return undefined
    this.entries.set(key, entry)
    return entry.value
  }

  has(key: string): boolean {
    return this.get(key) !== undefined
  }

  /** Writes an entry; its time to live starts again. */
  set(key: string, value: Value): void {
    this.entries.delete(key)
    this.entries.set(key, { value, expiresAtMs: this.expiry() })
    if (this.entries.size > this.entriesMax) this.evictOldest()
  }

  delete(key: string): void {
    this.entries.delete(key)
  }

  clear(): void {
    this.entries.clear()
  }

  /** The cached value, or the computed one, which is cached from then on. An exception is passed on and not cached. */
  getOrCompute(key: string, compute: () => Value): Value {
    const cached = this.get(key)
    if (cached !== undefined) return cached
    const value = compute()
    this.set(key, value)
    return value
  }

  private isExpired(entry: Entry<Value>): boolean {
    return entry.expiresAtMs !== Number.POSITIVE_INFINITY && entry.expiresAtMs <= this.nowMs()
  }

  /** Caches without expiry do not read the clock. */
  private expiry(): number {
    return this.ttlMs === Number.POSITIVE_INFINITY ? this.ttlMs : this.nowMs() + this.ttlMs
  }

  private evictOldest(): void {
    const [oldest] = this.entries.keys()
    if (oldest !== undefined) this.entries.delete(oldest)
  }
}

/** Largest number of keys in a `TtlSet`. */
const SET_SIZE_MAX = 10_000

/** Keys that are valid for a while. A hint only: it may shorten the way to an answer, never decide the answer. */
export class TtlSet {
  private readonly keys: Cache<true>

  /** @param nowMs  milliseconds of a monotonic clock; for tests */
  constructor(ttlMs: number, nowMs?: () => number) {
    this.keys = new Cache({ max: SET_SIZE_MAX, ttlMs, nowMs })
  }

  has(key: string): boolean {
    return this.keys.has(key)
  }

  add(key: string): void {
    this.keys.set(key, true)
  }

  delete(key: string): void {
    this.keys.delete(key)
  }
}

/** Deletes the entry of a Map or a Set that was inserted first. */
export function deleteOldest<Key>(entries: { keys(): Iterable<Key>; delete(key: Key): boolean }): void {
  for (const key of entries.keys()) {
    entries.delete(key)
    return
  }
}
