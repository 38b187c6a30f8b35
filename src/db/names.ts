/**
 * Names of people, user groups and machines, kept in memory for the lists that show them beside ids: to look up three people
 * for each row took the database longer than the rows. The database's driver tells of each write to their tables after its
 * commit (`NameCache.written`), so a new name shows with the next list. Transactions read for themselves.
 */
import { CompiledQuery } from "kysely"
import { memoize } from "../base/cache.ts"
import type { Db } from "../base/deps.ts"
import type { UserRef } from "../base/schema.ts"
import { DISPLAY_NAME_SQL } from "./user-ref.ts"

type Named = { id: string; name: string }
interface NamesOf {
  people: UserRef
  groups: Named
  devices: Named
}
type Kind = keyof NamesOf

const READ: Record<Kind, string> = {
  people: `select id, username, ${DISPLAY_NAME_SQL} as "displayName" from app_user where id = any($1::uuid[])`,
  groups: "select id, name from user_group where id = any($1::uuid[])",
  devices: "select id, name from device where id = any($1::uuid[])",
}

/** A statement that changes rows of these tables, other than by new ones. */
const CHANGES_ROWS = /\b(update|delete\s+from|merge\s+into)\s+"?(app_user|user_group|device)"?(?!\w)/i
/** Columns that a name is made of; other columns of people change at each sign-in. */
const NAME_COLUMN = { app_user: /\b(?:username|firstname|surname)\b/, others: /\bname\b/ }

/** Of each kind; beyond it all are forgotten, and read again as lists need them. */
export const NAMES_MAX = 20_000
/** A change of the database by hand, past this server, shows after so long. */
export const NAMES_KEPT_MS = 60_000
/** Texts of changing statements. */
const TEXTS_MAX = 2000

/** Of one database. */
export class NameCache {
  private readonly known: { [K in Kind]: Map<string, NamesOf[K]> } = {
    people: new Map(),
    groups: new Map(),
    devices: new Map(),
  }
  private readonly concerned = new Map<string, boolean>()
  /** Counts what makes names outdated: what was read before a change is not kept after it. */
  private changes = 0
  private keptUntilMs = 0

  /** May this statement change a name? */
  concerns(text: string): boolean {
    return memoize(this.concerned, TEXTS_MAX, text, () => changesNames(text))
  }

  /** Called when a statement that concerns names, or its transaction, has ended in whatever way. */
  written(): void {
    this.changes += 1
    for (const names of Object.values(this.known)) names.clear()
  }

  /** The names of these ids; what does not exist is missing. */
  async find<K extends Kind>(
    db: Db,
    kind: K,
    ids: Iterable<string | null>,
  ): Promise<Map<string, NamesOf[K]>> {
    if (performance.now() > this.keptUntilMs) this.renew()
    const known = this.known[kind]
    const found = new Map<string, NamesOf[K]>()
    const missing = new Set<string>()
    for (const id of ids) {
      if (id === null) continue
      const name = known.get(id)
      if (name) found.set(id, name)
      else missing.add(id)
    }
    if (missing.size === 0) return found
    const { changes } = this
    const read = await readNames(db, kind, [...missing])
    for (const name of read) found.set(name.id, name)
    if (changes === this.changes) this.keep(kind, read)
    return found
  }

  private renew(): void {
    this.written()
    this.keptUntilMs = performance.now() + NAMES_KEPT_MS
  }

  private keep<K extends Kind>(kind: K, names: readonly NamesOf[K][]): void {
    const known = this.known[kind]
    if (known.size + names.length > NAMES_MAX) known.clear()
    for (const name of names) known.set(name.id, name)
  }
}

function changesNames(text: string): boolean {
  const [, verb, table] = text.match(CHANGES_ROWS)?.map((part) => part.toLowerCase()) ?? []
  if (!verb) return false
  const columns = table === "app_user" ? NAME_COLUMN.app_user : NAME_COLUMN.others
  return verb !== "update" || columns.test(text)
}

/** Frozen: one object stands in many answers. */
async function readNames<K extends Kind>(db: Db, kind: K, ids: string[]): Promise<NamesOf[K][]> {
  const { rows } = await db.executeQuery<NamesOf[K]>(CompiledQuery.raw(READ[kind], [ids]))
  for (const row of rows) Object.freeze(row)
  return rows
}

const caches = new WeakMap<Db, NameCache>()

/** From now on lists on `db` take names from the cache; whoever opened `db` tells the cache of writes. */
export function attachNameCache(db: Db, cache: NameCache): void {
  caches.set(db, cache)
}

export interface Names {
  person(id: string | null): UserRef | null
  group(id: string | null): Named | null
  device(id: string): Named | null
}

/**
 * Finds the names that a list shows.
 *
 * @param wanted  ids; the same one may come often
 */
export async function namesOf(
  db: Db,
  wanted: Partial<Record<Kind, Iterable<string | null>>>,
): Promise<Names> {
  const cache = caches.get(db) ?? new NameCache()
  const find = <K extends Kind>(kind: K) => cache.find(db, kind, wanted[kind] ?? [])
  const [people, groups, devices] = await Promise.all([find("people"), find("groups"), find("devices")])
  return {
    person: (id) => (id === null ? null : (people.get(id) ?? null)),
    group: (id) => (id === null ? null : (groups.get(id) ?? null)),
    device: (id) => devices.get(id) ?? null,
  }
}
