/**
 * Names of people, user groups and machines, kept in memory for the lists that show them beside ids: to look up three people
 * for each row took the database longer than the rows. The database's driver tells of each write to their tables after its
 * commit (`NameCache.written`), so a new name shows with the next list. Transactions read for themselves.
 */
import type { CompiledQuery } from "kysely"
import { memoize } from "../base/cache.ts"
import type { Db } from "../base/deps.ts"
import type { UserRef } from "../base/schema.ts"
import { textStatement } from "./statement-cache.ts"
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
/** Columns that a name is made of; other columns of people change at each sign-in. */
const NAME_COLUMN = { app_user: /\b(?:username|firstname|surname)\b/, others: /\bname\b/ }

/** Of each kind; beyond it all are forgotten, and read again as lists need them. */
export const NAMES_MAX = 20_000
/** A change of the database by hand, past this server, shows after so long. */
export const NAMES_KEPT_MS = 60_000
/** Texts of changing statements. */
const TEXTS_MAX = 2000

type Known = { [K in Kind]: Map<string, NamesOf[K]> }
const noNames = (): Known => ({ people: new Map(), groups: new Map(), devices: new Map() })

/** Of one database. */
export class NameCache {
  /** Replaced by each change: what was read before it is not kept after it. */
  private known = noNames()
  private readonly concerned = new Map<string, boolean>()
  private keptUntilMs = 0

  /** May this statement change a name? */
  concerns(text: string): boolean {
    return memoize(this.concerned, TEXTS_MAX, text, () => changesNames(text))
  }

  /** Called when a statement that concerns names, or its transaction, has ended in whatever way. */
  written(): void {
    // New maps: a list that is being answered keeps those it has.
    this.known = noNames()
  }

  /** A map with at least the names of these ids; what does not exist is missing. Read it at once. */
  async find<K extends Kind>(
    db: Db,
    kind: K,
    ids: readonly (string | null)[],
  ): Promise<ReadonlyMap<string, NamesOf[K]>> {
    if (performance.now() > this.keptUntilMs) this.renew()
    const { known } = this
    const names: Map<string, NamesOf[K]> = known[kind]
    const missing = ids.filter((id) => id !== null && !names.has(id)) as string[]
    if (missing.length === 0) return names
    const read = await readNames(db, kind, [...new Set(missing)])
    if (known === this.known && names.size + read.length <= NAMES_MAX) {
      for (const name of read) names.set(name.id, name)
      return names
    }
    if (known === this.known) this.written()
    // Read before a change, or too many to be kept: for this list only.
    const shown = ids.flatMap((id) => (id === null ? [] : (names.get(id) ?? [])))
    return new Map([...shown, ...read].map((name) => [name.id, name]))
  }

  private renew(): void {
    this.written()
    this.keptUntilMs = performance.now() + NAMES_KEPT_MS
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
  const { rows } = await db.executeQuery(READ[kind]([ids]) as CompiledQuery<NamesOf[K]>)
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
  wanted: Partial<Record<Kind, readonly (string | null)[]>>,
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
