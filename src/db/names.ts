/**
 * Cache of the names of users, user groups and devices, for lists that show them beside ids: joining three users per row
 * takes the database longer than the rows themselves. The database driver reports each write to their tables after its
 * commit (`NameCache.written`), so a new name is visible in the next list. Transactions do not use the cache.
 */
import type { CompiledQuery } from "kysely"
import { Cache } from "../base/cache.ts"
import type { Db } from "../base/deps.ts"
import type { UserRef } from "../base/schema.ts"
import { runStatement, textStatement } from "./statement-cache.ts"
import { DISPLAY_NAME_SQL } from "./user-ref.ts"

type Named = { id: string; name: string }
interface NamesOf {
  people: UserRef
  groups: Named
  devices: Named
}
type Kind = keyof NamesOf

const READ = {
  people: textStatement<UserRef>(
    `select id, username, ${DISPLAY_NAME_SQL} as "displayName" from app_user where id = any($1::uuid[])`,
  ),
  groups: textStatement<Named>("select id, name from user_group where id = any($1::uuid[])"),
  devices: textStatement<Named>("select id, name from device where id = any($1::uuid[])"),
}

/** A statement that changes rows of these tables, other than by new ones. */
const CHANGES_ROWS = /\b(update|delete\s+from|merge\s+into)\s+"?(app_user|user_group|device)"?(?!\w)/i
/** Columns that names consist of; other columns of users change at each sign-in. */
const NAME_COLUMN = { app_user: /\b(?:username|firstname|surname)\b/, others: /\bname\b/ }

/** Names of each kind. */
const NAMES_MAX = 20_000
/** Delay until a change by another program than this server becomes visible. */
export const NAMES_TTL_MS = 60_000
/** Texts of changing statements. */
const TEXTS_MAX = 2000

type FoundNames<K extends Kind> = ReadonlyMap<string, NamesOf[K]>

type Caches = { [K in Kind]: Cache<NamesOf[K]> }

function emptyCaches(nowMs?: () => number): Caches {
  const options = { max: NAMES_MAX, ttlMs: NAMES_TTL_MS, nowMs }
  return { people: new Cache(options), groups: new Cache(options), devices: new Cache(options) }
}

/** The names of one database. */
export class NameCache {
  private readonly nowMs: (() => number) | undefined
  /** Replaced by each change, so that a name read before the change is not cached after it. */
  private caches: Caches
  private readonly concerned = new Cache<boolean>({ max: TEXTS_MAX })

  /** @param nowMs  milliseconds of a monotonic clock; for tests */
  constructor(nowMs?: () => number) {
    this.nowMs = nowMs
    this.caches = emptyCaches(nowMs)
  }

  /** Whether this statement can change a name. */
  concerns(text: string): boolean {
    return this.concerned.getOrCompute(text, () => changesNames(text))
  }

  /** To be called when a statement that concerns names, or its transaction, has ended, also after a failure. */
  written(): void {
    this.caches = emptyCaches(this.nowMs)
  }

  /** The names of these ids; ids that do not exist are missing. A promise only where one is not cached. */
  find<K extends Kind>(
    db: Db,
    kind: K,
    ids: readonly (string | null)[],
  ): FoundNames<K> | Promise<FoundNames<K>> {
    const cache: Cache<NamesOf[K]> = this.caches[kind]
    const names = new Map<string, NamesOf[K]>()
    const missing = new Set<string>()
    for (const id of ids) {
      if (id === null || names.has(id) || missing.has(id)) continue
      const name = cache.get(id)
      if (name) names.set(id, name)
      else missing.add(id)
    }
    return missing.size === 0 ? names : this.read(db, kind, missing, names)
  }

  private async read<K extends Kind>(
    db: Db,
    kind: K,
    missing: ReadonlySet<string>,
    names: Map<string, NamesOf[K]>,
  ): Promise<FoundNames<K>> {
    const caches = this.caches
    const cache: Cache<NamesOf[K]> = caches[kind]
    for (const name of await readNames(db, kind, [...missing])) {
      names.set(name.id, name)
      if (caches === this.caches) cache.set(name.id, name)
    }
    return names
  }
}

function changesNames(text: string): boolean {
  const [, verb, table] = text.match(CHANGES_ROWS)?.map((part) => part.toLowerCase()) ?? []
  if (!verb) return false
  const columns = table === "app_user" ? NAME_COLUMN.app_user : NAME_COLUMN.others
  return verb !== "update" || columns.test(text)
}

/** Frozen, because answers share the objects. */
async function readNames<K extends Kind>(db: Db, kind: K, ids: string[]): Promise<NamesOf[K][]> {
  const rows = await runStatement(db, READ[kind]([ids]) as CompiledQuery<NamesOf[K]>)
  for (const row of rows) Object.freeze(row)
  return rows
}

const caches = new WeakMap<Db, NameCache>()

/** Makes lists on `db` use the cache, whose `written` must be called after writes to `db`. */
export function attachNameCache(db: Db, cache: NameCache): void {
  caches.set(db, cache)
}

export interface Names {
  person(id: string | null): UserRef | null
  group(id: string | null): Named | null
  device(id: string): Named | null
}

/**
 * Looks up the names for a list.
 *
 * @param wanted  ids; may contain duplicates
 */
export async function namesOf(
  db: Db,
  wanted: Partial<Record<Kind, readonly (string | null)[]>>,
): Promise<Names> {
  const cache = caches.get(db) ?? new NameCache()
  const find = <K extends Kind>(kind: K) => cache.find(db, kind, wanted[kind] ?? [])
  const found = [find("people"), find("groups"), find("devices")] as const
  const [people, groups, devices] = found.some((each) => each instanceof Promise)
    ? await Promise.all(found)
    : (found as readonly [FoundNames<"people">, FoundNames<"groups">, FoundNames<"devices">])
  return {
    person: (id) => (id === null ? null : (people.get(id) ?? null)),
    group: (id) => (id === null ? null : (groups.get(id) ?? null)),
    device: (id) => devices.get(id) ?? null,
  }
}
