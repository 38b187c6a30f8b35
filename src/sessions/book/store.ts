/** The timeline of a machine or an issue: one statement walks the index of each kind and merges what it finds. */
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../base/deps.ts"
import { containsPattern } from "../../base/page-request.ts"
import type { UserRef } from "../../base/schema.ts"
import { namesOf } from "../../db/names.ts"
import { compilable, StatementCache } from "../../db/statement-cache.ts"
import type { Session } from "../session/contract.ts"
import { listSessionsById } from "../session/store.ts"
import {
  BOOK_ENTRIES,
  BOOK_KINDS,
  type BookCursor,
  type BookFilter,
  type BookKind,
  type BookReader,
} from "./rules.ts"
import { type BookEntry, FACTS } from "./store-entries.ts"
import { SOURCES, type Source } from "./store-sources.ts"

/** A machine, or one of its issues. */
export interface BookScope {
  deviceId: string
  issueId?: string
}

interface BookRequest {
  filter: BookFilter
  /** Entries older than this one; null for the newest. */
  before: BookCursor | null
  search: string
  /** Most entries of the answer; BOOK_ENTRIES by default. */
  size?: number
}

export interface BookPage {
  entries: BookEntry[]
  /** Position of the first older entry; null when there are none. */
  next: BookCursor | null
}

interface EntryRow {
  kind: BookKind
  id: string
  at: string
  userId: string | null
  issueId: string | null
  issueTitle: string | null
  facts: unknown
}

/** The newest entries before the cursor, newest first. */
export async function bookPage(
  db: Db,
  scope: BookScope,
  reader: BookReader,
  request: BookRequest,
): Promise<BookPage> {
  const events = request.filter.events.filter((event) => reader.events.includes(event))
  const wanted = (kind: BookKind) =>
    kind === "change" ? events.length > 0 : request.filter.kinds.includes(kind)
  const kinds = reader.kinds.filter(wanted)
  if (kinds.length === 0) return { entries: [], next: null }
  const size = request.size ?? BOOK_ENTRIES
  const values = { ...scope, votesOn: reader.votesOn, events }
  const build = (given: BookValues) => pageStatement(kinds, given, request)
  // What continues a page, and a search, differs each time.
  const rows =
    request.before || request.search
      ? (await build(values).execute(db)).rows
      : await PAGES.run(db, [scope.issueId ? "issue" : "device", size, kinds].join(), values, (p) =>
          compilable(build(placeholdersOf(p, scope)), db),
        )
  const shown = rows.slice(0, size)
  const last = rows.length > size ? shown.at(-1) : undefined
  return {
    entries: await toEntries(db, shown),
    next: last ? { at: last.at, kind: last.kind, id: last.id } : null,
  }
}

interface BookValues extends BookScope, Pick<BookReader, "votesOn" | "events"> {}

const PAGES = new StatementCache<BookValues, EntryRow>()

function placeholdersOf({ deviceId, issueId, votesOn, events }: BookValues, scope: BookScope): BookValues {
  return { deviceId, issueId: scope.issueId === undefined ? undefined : issueId, votesOn, events }
}

function pageStatement(kinds: readonly BookKind[], values: BookValues, request: BookRequest) {
  const size = request.size ?? BOOK_ENTRIES
  const each = kinds.map((kind) => sql`(${entriesOf(kind, values, request)})`)
  return sql<EntryRow>`
    select kind, id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
      user_id as "userId", issue_id as "issueId",
      (select title from issue where issue.id = found.issue_id) as "issueTitle", ${FACTS} as facts
    from (
      select * from (${sql.join(each, sql` union all `)}) merged
      order by at desc, rank, id desc limit ${sql.lit(size + 1)}) found
    order by found.at desc, rank, id desc`
}

async function toEntries(db: Db, rows: readonly EntryRow[]): Promise<BookEntry[]> {
  const names = await namesOf(db, { people: rows.map((row) => row.userId) })
  const sessions = await sessionsOf(db, rows)
  return rows.flatMap(({ kind, id, at, userId, issueId, issueTitle, facts }) => {
    const issue = issueId === null ? null : { id: issueId, title: issueTitle ?? "" }
    const person: UserRef | null = names.person(userId)
    const entry = { kind, id, at: new Date(at), person, issue }
    if (kind !== "session") return [{ ...entry, ...(facts as object) } as BookEntry]
    const session = sessions.get(id)
    return session ? [{ ...entry, kind, session }] : []
  })
}

async function sessionsOf(db: Db, rows: readonly EntryRow[]): Promise<Map<string, Session>> {
  const ids = rows.filter(({ kind }) => kind === "session").map(({ id }) => id)
  const sessions = await listSessionsById(db, ids)
  return new Map(sessions.map((session) => [session.id, session]))
}

/** Entries of one kind: no more than the page can need, newest first along the index. */
function entriesOf(
  kind: BookKind,
  values: BookValues,
  { before, search, size = BOOK_ENTRIES }: BookRequest,
): RawBuilder<unknown> {
  const source = SOURCES[kind]
  const { deviceId, issueId } = values
  const conditions = [
    issueId === undefined ? sql`${source.device} = ${deviceId}` : source.issue(issueId),
    ...(before ? [isOlder(kind, before)] : []),
    ...(search ? [isFound(source, search)] : []),
    ...OWN_CONDITIONS[kind](values),
  ]
  const order = [source.at, ...source.tie].map((column) => sql`${column} desc`)
  return sql`
    select ${sql.lit(kind)} as kind, ${sql.lit(rankOf(kind))} as rank, ${source.id} as id, ${source.at} as at,
      ${source.userId} as user_id, ${source.issueId} as issue_id
    from ${source.table} where ${sql.join(conditions, sql` and `)}
    order by ${sql.join(order)} limit ${sql.lit(size + 1)}`
}

const OWN_CONDITIONS: Record<BookKind, (values: BookValues) => RawBuilder<unknown>[]> = {
  issue: () => [],
  log: () => [],
  session: () => [],
  file: () => [],
  plan: () => [],
  vote: ({ votesOn }) => [
    sql`entry.type in ('VOTE', 'RETRACT_VOTE', 'COMMENT')`,
    sql`request.object_type = any(${votesOn}::text[])`,
  ],
  change: ({ events }) => [sql`entry.event = any(${events}::text[])`],
}

const rankOf = (kind: BookKind) => BOOK_KINDS.indexOf(kind)

/** Behind the cursor in the order of the timeline: time descending, then the kind's rank, then the id descending. */
function isOlder(kind: BookKind, before: BookCursor): RawBuilder<unknown> {
  const { at, tie } = SOURCES[kind]
  // Passed as text: as an instant the driver would cut its microseconds.
  const moment = sql`${before.at}::text::timestamptz`
  const difference = rankOf(kind) - rankOf(before.kind)
  if (difference > 0) return sql`${at} <= ${moment}`
  if (difference < 0) return sql`${at} < ${moment}`
  return sql`(${at}, ${sql.join(tie)}) < (${moment}, ${cursorTie(before)})`
}

function cursorTie({ kind, id }: BookCursor): RawBuilder<unknown> {
  if (kind === "change") return sql`${id}::bigint`
  const [requestId, sequence] = id.split(":")
  return kind === "vote" ? sql`${requestId}::uuid, ${sequence}::int` : sql`${id}::uuid`
}

function isFound({ searched }: Source, search: string): RawBuilder<unknown> {
  if (searched.length === 0) return sql`false`
  const pattern = containsPattern(search)
  return sql`(${sql.join(
    searched.map((column) => sql`${column} ilike ${pattern}`),
    sql` or `,
  )})`
}
