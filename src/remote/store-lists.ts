/** Which sessions a list shows: cut by the database along an index, whether of one log or of all machines. */
import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely"
import type { DB } from "../../sql/types.ts"
import { Beliefs } from "../base/beliefs.ts"
import type { Db } from "../base/deps.ts"
import { likeAnywhere, type PageRequest } from "../base/paging.ts"
import { holdsText } from "../base/search.ts"
import { inSortOrder } from "../base/sorting.ts"
import { type Cut, cutOf, cutPage, totalOf, type Walk, walkOf } from "../base/total.ts"
import { isWithin, ONE_BY_ONE, reachOf } from "../roles/store-reach.ts"
import { SESSION_SORTS } from "./rules.ts"

/** Where a session hangs in the book. */
export interface LogPath {
  deviceId: string
  issueId: string
  logId: string
}

/** Which sessions a list is about; conditions add up. */
export type SessionFilter = Partial<LogPath> & {
  ownerId?: string
  /** Only sessions to which this person is invited. */
  invitedId?: string
  /** Only sessions that this person owns or is invited to. */
  concerns?: string
  /** Only devices on which this person may read logs; null for a superuser. */
  readableBy?: string | null
  isActive?: boolean
}

type SessionQuery = SelectQueryBuilder<DB, "remote_session", object>
type Condition = RawBuilder<boolean>

/** Newest first unless told. The search finds machine, issue, interface and owner. */
export async function cutSessions(db: Db, filter: SessionFilter, request: PageRequest): Promise<Cut> {
  const reach = filter.readableBy ? await reachOf(db, filter.readableBy, "LOG_READ") : null
  const walk = walkOf(request, "sessions", filter)
  // A search finds few sessions: each is looked at.
  const readable = reach && isWithin("remote_session.device_id", reach, request.search ? ONE_BY_ONE : walk)
  const wanted = matching(db, filter, readable)
  if (!request.search) return cutPage(db, inTime(wanted, request), walk)
  if (reach?.few || isNarrow(filter))
    return cutPage(db, inTime(wanted.where(isFoundBy(request.search)), request), walk)
  const cut = await cutByNames(db, wanted, request, walk)
  return cut ?? (await cutByEach(db, wanted, request, walk))
}

/** So many machines, issues or people of a name are looked up one by one. */
const NAMES_MAX = 300
/** Searches that found more a moment ago. */
const wereCommon = new Beliefs(60_000)

/** The names first, then the sessions of each; null when the names are too many for that. */
async function cutByNames(
  db: Db,
  wanted: SessionQuery,
  request: PageRequest,
  walk: Walk,
): Promise<Cut | null> {
  if (wereCommon.has(request.search)) return null
  const { devices, issues, owners } = named(request.search)
  const ids = (called: RawBuilder<unknown>) => sql`array(${called} limit ${sql.lit(NAMES_MAX + 1)})`
  const oneOf = (name: string) => sql`any((select ${sql.ref(name)} from names)::uuid[])`
  const isFound = sql<boolean>`(remote_session.interface_name ilike ${likeAnywhere(request.search)}
    or remote_session.device_id = ${oneOf("devices")} or remote_session.issue_id = ${oneOf("issues")}
    or remote_session.owner_id = ${oneOf("owners")})`
  const most = sql<number>`(select greatest(cardinality(devices), cardinality(issues), cardinality(owners)) from names)`
  const cut = cutOf(db, inTime(wanted.where(isFound), request), walk).select(most.as("names"))
  const { rows } = await sql<{ ids: string[]; walked: string; names: number }>`
    with names as materialized (
      select ${ids(devices)} as devices, ${ids(issues)} as issues, ${ids(owners)} as owners)
    ${cut}`.execute(db)
  const found = rows[0]!
  if (found.names <= NAMES_MAX) return { ids: found.ids, total: totalOf(walk, Number(found.walked)) }
  wereCommon.add(request.search)
  return null
}

/** The newest that each kind of name finds, together: the planner knows which of them are common. */
function cutByEach(db: Db, wanted: SessionQuery, request: PageRequest, walk: Walk): Promise<Cut> {
  const { devices, issues, owners } = named(request.search)
  const found = [
    sql<boolean>`remote_session.interface_name ilike ${likeAnywhere(request.search)}`,
    sql<boolean>`remote_session.device_id in (${devices})`,
    sql<boolean>`remote_session.issue_id in (${issues})`,
    sql<boolean>`remote_session.owner_id in (${owners})`,
  ].map((condition) =>
    inTime(wanted.where(condition), request).select("started_on").limit(sql.lit(walk.rows)),
  )
  const each = found.map((query) => sql`(${query})`)
  const all = db
    .selectFrom(sql<{ id: string; started_on: Date }>`(${sql.join(each, sql` union `)})`.as("remote_session"))
    .select("remote_session.id")
  return cutPage(db, inSortOrder(all, request, SESSION_SORTS, SORT_COLUMNS), walk)
}

/** Ids of what is called so. */
function named(search: string) {
  const pattern = likeAnywhere(search)
  return {
    devices: sql`select id from device where name ilike ${pattern}`,
    issues: sql`select id from issue where ${holdsText("issue.title", search)}`,
    // The index of people is over all their names together.
    owners: sql`select id from app_user where username ilike ${pattern}
      and (username || ' ' || firstname || ' ' || surname || ' ' || email) ilike ${pattern}`,
  }
}

/** What the list can be sorted by. */
const SORT_COLUMNS = { id: sql.ref("remote_session.id"), startTime: sql.ref("remote_session.started_on") }

function inTime(wanted: SessionQuery, request: PageRequest) {
  return inSortOrder(wanted.select("remote_session.id"), request, SESSION_SORTS, SORT_COLUMNS)
}

function matching(db: Db, filter: SessionFilter, readable: Condition | null): SessionQuery {
  return db
    .selectFrom("remote_session")
    .$if(filter.logId !== undefined, (q) => q.where("remote_session.work_log_id", "=", filter.logId!))
    .$if(filter.issueId !== undefined, (q) => q.where("remote_session.issue_id", "=", filter.issueId!))
    .$if(filter.deviceId !== undefined, (q) => q.where("remote_session.device_id", "=", filter.deviceId!))
    .$if(filter.ownerId !== undefined, (q) => q.where("remote_session.owner_id", "=", filter.ownerId!))
    .$if(readable !== null, (q) => q.where(readable!))
    .$if(filter.concerns !== undefined, (q) =>
      q.where((eb) =>
        eb.or([
          eb("remote_session.owner_id", "=", filter.concerns!),
          eb("remote_session.id", "in", invitedTo(db, filter.concerns!)),
        ]),
      ),
    )
    .$if(filter.invitedId !== undefined, (q) =>
      q.where("remote_session.id", "in", invitedTo(db, filter.invitedId!)),
    )
    .$if(filter.isActive === true, (q) => q.where("remote_session.state", "=", sql.lit("ACTIVE")))
}

/** A subquery: ids of the sessions a person is invited to. */
export function invitedTo(db: Db, userId: string) {
  return db.selectFrom("session_invitation").select("remote_session_id").where("user_id", "=", userId)
}

/** So few sessions that looking at each one's names costs less than finding the names. */
function isNarrow(filter: SessionFilter): boolean {
  const named = [
    filter.logId,
    filter.issueId,
    filter.deviceId,
    filter.ownerId,
    filter.invitedId,
    filter.concerns,
  ]
  return filter.isActive === true || named.some((one) => one !== undefined)
}

/** Looks at each session's names. */
function isFoundBy(search: string): Condition {
  const pattern = likeAnywhere(search)
  return sql`(remote_session.interface_name ilike ${pattern}
    or (select name from device where device.id = remote_session.device_id) ilike ${pattern}
    or (select title from issue where issue.id = remote_session.issue_id) ilike ${pattern}
    or (select username from app_user where app_user.id = remote_session.owner_id) ilike ${pattern})`
}
