/** Which sessions a list shows: cut by the database along an index, whether of one log or of all machines. */
import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely"
import type { DB } from "../../sql/types.ts"
import type { Db } from "../base/deps.ts"
import { likeAnywhere, type PageRequest } from "../base/paging.ts"
import { holdsText } from "../base/search.ts"
import { inSortOrder } from "../base/sorting.ts"
import { type Cut, cutPage, walkOf } from "../base/total.ts"
import { isWithin, reachOf } from "../roles/store-reach.ts"
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
  const wanted = matching(db, filter, reach && isWithin("remote_session.device_id", reach, walk))
  if (!request.search) return cutPage(db, inTime(wanted, request), walk)
  if (reach?.few || isNarrow(filter))
    return cutPage(db, inTime(wanted.where(isFoundBy(request.search)), request), walk)
  const found = foundAnywhere(request.search)
    .map((condition) =>
      inTime(wanted.where(condition), request).select("started_on").limit(sql.lit(walk.rows)),
    )
    .map((query) => sql`(${query})`)
  const all = db
    .selectFrom(
      sql<{ id: string; started_on: Date }>`(${sql.join(found, sql` union `)})`.as("remote_session"),
    )
    .select("remote_session.id")
  return cutPage(db, inSortOrder(all, request, SESSION_SORTS, SORT_COLUMNS), walk)
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

/** Finds the names first; what any of these finds, the search finds. */
function foundAnywhere(search: string): Condition[] {
  const pattern = likeAnywhere(search)
  return [
    sql`remote_session.interface_name ilike ${pattern}`,
    sql`remote_session.device_id in (select id from device where name ilike ${pattern})`,
    sql`remote_session.issue_id in (select id from issue where ${holdsText("issue.title", search)})`,
    // The index of people is over all their names together.
    sql`remote_session.owner_id in (select id from app_user where username ilike ${pattern}
      and (username || ' ' || firstname || ' ' || surname || ' ' || email) ilike ${pattern})`,
  ]
}
