/**
 * Results that are read again only after one of their tables was written: counts and trees that every page shows. The
 * database driver reports each write after its commit (`TableVersions.written`), so the next page shows it. Transactions do
 * not use the cache.
 */
import type { DB } from "../../sql/types.ts"
import { Cache, type CacheOptions } from "../base/cache.ts"
import type { Db } from "../base/deps.ts"

type Table = keyof DB

/** Delay until a change by another program than this server becomes visible. */
export const READS_TTL_MS = 60_000
/** Texts of writing statements. */
const TEXTS_MAX = 2000

const WRITTEN_TABLE = /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+"?(\w+)"?/gi

/** How often this server has written each table of one database; what cascades to other tables counts for the first alone. */
export class TableVersions {
  private readonly versions = new Map<string, number>()
  private readonly tablesOfTexts = new Cache<readonly string[]>({ max: TEXTS_MAX })

  /** Whether this statement writes a table. */
  concerns(text: string): boolean {
    return this.tablesOf(text).length > 0
  }

  /** To be called when these statements, or their transaction, have ended, also after a failure. */
  written(texts: readonly string[]): void {
    for (const table of new Set(texts.flatMap((text) => this.tablesOf(text))))
      this.versions.set(table, (this.versions.get(table) ?? 0) + 1)
  }

  /** Grows with each write to one of these tables. */
  versionOf(tables: readonly Table[]): number {
    return tables.reduce((sum, table) => sum + (this.versions.get(table) ?? 0), 0)
  }

  private tablesOf(text: string): readonly string[] {
    return this.tablesOfTexts.getOrCompute(text, () =>
      [...text.matchAll(WRITTEN_TABLE)].map(([, table = ""]) => table.toLowerCase()),
    )
  }
}

const versionsOfDatabases = new WeakMap<Db, TableVersions>()

/** Makes reads on `db` use their caches; `written` of the versions must be called after writes to `db`. */
export function attachTableVersions(db: Db, versions: TableVersions): void {
  versionsOfDatabases.set(db, versions)
}

interface Entry<Value> {
  /** Version of the tables before the value was read. */
  version: number
  /** Pending while it is read, so that requests at the same time read it once. */
  value: Promise<Value>
}

export class ReadCache<Value> {
  private readonly entriesOfDatabases = new WeakMap<Db, Cache<Entry<Value>>>()
  private readonly tables: readonly Table[]
  private readonly limits: CacheOptions

  /**
   * @param tables  that a value depends on, with those whose deletions cascade to them
   * @param max     entries
   * @param nowMs   milliseconds of a monotonic clock; for tests
   */
  constructor({ tables, max, nowMs }: { tables: readonly Table[]; max: number; nowMs?: () => number }) {
    this.tables = tables
    this.limits = { max, ttlMs: READS_TTL_MS, nowMs }
  }

  /** @param key  all that the value depends on beside the tables */
  async read(db: Db, key: string, load: () => Promise<Value>): Promise<Value> {
    const versions = versionsOfDatabases.get(db)
    if (!versions) return load()
    const entries = this.entriesOf(db)
    const version = versions.versionOf(this.tables)
    const known = entries.get(key)
    if (known?.version === version) return known.value
    const entry = { version, value: load() }
    entries.set(key, entry)
    // A failed read is not kept.
    entry.value.catch(() => entries.get(key) === entry && entries.delete(key))
    return entry.value
  }

  private entriesOf(db: Db): Cache<Entry<Value>> {
    const known = this.entriesOfDatabases.get(db)
    if (known) return known
    const entries = new Cache<Entry<Value>>(this.limits)
    this.entriesOfDatabases.set(db, entries)
    return entries
  }
}

/** Who may do what on which machine: the tables of rights on machines. */
export const DEVICE_RIGHT_TABLES = [
  "device",
  "device_permission",
  "device_role",
  "device_role_authority",
  "user_group",
  "user_group_member",
] as const satisfies readonly Table[]
