/** Which sessions a list shows: cut by the database along an index, whether of one log or of all machines. */

import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely"
import type { DB } from "../../../sql/types.ts"
import { itemAt } from "../../base/assert.ts"
import type { Actor } from "../../base/authorities.ts"
import { TtlSet } from "../../base/cache.ts"
import type { Db } from "../../base/deps.ts"
import { containsPattern, type PageRequest } from "../../base/page-request.ts"
import { countRows } from "../../db/counts.ts"
import {
  countTotal,
  type PagePlan,
  type PageSlice,
  pageSliceQuery,
  paginate,
  planPage,
} from "../../db/pagination.ts"
import { DEVICE_RIGHT_TABLES, ReadCache } from "../../db/read-cache.ts"
import { containsText } from "../../db/search.ts"
import { orderBySort } from "../../db/sorting.ts"
import { compilable, StatementCache } from "../../db/statement-cache.ts"
import {
  getVisibleDevices,
  isDeviceVisible,
  isGrantedOnDevice,
  SHORT_SCAN,
  type VisibleDevices,
} from "../../identity/authorization/device-visibility/store.ts"
import type { IssuePath } from "../../maintenance/issues/store.ts"
import { SESSION_SORTS } from "./rules.ts"

/** The machine, issue and log of a session. */
export interface LogPath extends IssuePath {
  logId: string
}

/** Which sessions a list is about; conditions add up. */
export type SessionFilter = Partial<LogPath> & {
  ownerId?: string
  /** Only sessions to which this user is invited. */
  invitedUserId?: string
  /** Only sessions that this user owns or is invited to. */
  participantId?: string
  /** Only devices on which this user may read logs; null for a superuser. */
  readerId?: string | null
  /** Only sessions of issues that this user is assigned to. */
  issueAssigneeId?: string
  /** Only sessions of issues that one of these groups is assigned to. */
  issueGroupIds?: readonly string[]
  isActive?: boolean
  /** Only emergency sessions that wait for the review of this user. */
  reviewer?: Pick<Actor, "userId" | "isSuperuser">
}

/** The values of a filter that a statement compares with. */
export type SessionConditions = Omit<SessionFilter, "readerId" | "isActive" | "reviewer"> & {
  readerId: string | undefined
  reviewerId: string | undefined
}

/** What else of a filter changes the text of a statement. */
export interface SessionListForm {
  extent: Pick<VisibleDevices, "isSmall" | "isLarge"> | null
  isActive: boolean | undefined
  isReviewerSuperuser: boolean | undefined
}

/** A filter in the parts of which a list's statement is built. */
export async function partsOfSessionFilter(
  db: Db,
  { readerId, isActive, reviewer, ...conditions }: SessionFilter,
): Promise<{ given: SessionConditions; form: SessionListForm }> {
  const reach = await getVisibleDevices(db, readerId, "LOG_READ")
  const extent = reach && { isSmall: reach.isSmall, isLarge: reach.isLarge }
  const { userId: reviewerId, isSuperuser: isReviewerSuperuser } = reviewer ?? {}
  return {
    given: { ...conditions, readerId: reach?.userId, reviewerId },
    form: { extent, isActive, isReviewerSuperuser },
  }
}

/** How many running sessions each list of a reader has. */
export interface RunningCounts {
  /** On machines whose logs the reader may read. */
  all: number
  /** Of these, those of issues that the reader is assigned to. */
  issues: number
  /** Of these, those of issues that one of the reader's groups is assigned to. */
  group: number
  /** To which the reader is invited. */
  invited: number
  /** Which the reader owns. */
  created: number
}

interface RunningValues {
  userId: string
  userGroupIds: readonly string[]
}

type RunningReader = Pick<Actor, "userId" | "userGroupIds" | "isSuperuser">

const RUNNING = new StatementCache<RunningValues, RunningCounts>()
const COUNTED = new ReadCache<RunningCounts>({
  tables: ["remote_session", "session_invitation", "issue", "app_user", ...DEVICE_RIGHT_TABLES],
  max: 5000,
})

export function countRunningSessions(db: Db, reader: RunningReader): Promise<RunningCounts> {
  const { userId, userGroupIds, isSuperuser } = reader
  const key = `${userId} ${isSuperuser} ${userGroupIds.join()}`
  return COUNTED.read(db, key, () => readRunningCounts(db, reader))
}

/** By one walk through the running sessions, which checks the rights on the machine of each once. */
async function readRunningCounts(
  db: Db,
  { userId, userGroupIds, isSuperuser }: RunningReader,
): Promise<RunningCounts> {
  const { form } = await partsOfSessionFilter(db, { readerId: isSuperuser ? null : userId })
  const shape = JSON.stringify(form.extent)
  const rows = await RUNNING.run(db, shape, { userId, userGroupIds }, (p) => {
    const reach = form.extent && { userId: p.userId, authority: "LOG_READ" as const, ...form.extent }
    const isReadable = reach ? isDeviceVisible("remote_session.device_id", reach, SHORT_SCAN) : sql`true`
    return compilable(
      sql<RunningCounts>`select count(*) filter (where is_readable)::int as "all",
        count(*) filter (where is_readable and assigned_user_id = ${p.userId})::int as issues,
        count(*) filter (where is_readable and assigned_user_group_id = any(${p.userGroupIds}::uuid[]))::int as "group",
        count(*) filter (where is_invited)::int as invited,
        count(*) filter (where owner_id = ${p.userId})::int as created
      from (select remote_session.owner_id, issue.assigned_user_id, issue.assigned_user_group_id,
          ${isReadable} as is_readable, ${isReadableGuestOf(db, p.userId)} as is_invited
        from remote_session join issue on issue.id = remote_session.issue_id
        where remote_session.state = 'ACTIVE' offset 0) running`,
      db,
    )
  })
  return itemAt(rows, 0)
}

/** Ids of the sessions of a list, in no order. */
export function sessionIds(db: Db, given: SessionConditions, form: SessionListForm, plan: PagePlan) {
  return sessionsOf(db, given, form, plan).select("remote_session.id")
}

/** The sessions of a list, in no order and without columns. */
export function sessionsOf(
  db: Db,
  { readerId, reviewerId, ...conditions }: SessionConditions,
  { extent, isActive, isReviewerSuperuser }: SessionListForm,
  plan: Pick<PagePlan, "rows">,
) {
  const reach = extent && { userId: readerId ?? "", authority: "LOG_READ" as const, ...extent }
  const readable = reach && isDeviceVisible("remote_session.device_id", reach, plan)
  const reviewer =
    reviewerId === undefined ? undefined : { userId: reviewerId, isSuperuser: isReviewerSuperuser === true }
  return filteredSessions(db, { ...conditions, isActive, reviewer }, readable)
}

type SessionQuery = SelectQueryBuilder<DB, "remote_session", object>
type Condition = RawBuilder<boolean>

/** Finds what a search matches: machine, issue, interface and owner. */
export async function searchSessionIds(
  db: Db,
  filter: SessionFilter,
  request: PageRequest,
): Promise<PageSlice> {
  const reach = await getVisibleDevices(db, filter.readerId, "LOG_READ")
  const pagePlan = planPage(request, "sessions", filter)
  // A search finds few sessions: each is looked at.
  const readable = reach && isDeviceVisible("remote_session.device_id", reach, SHORT_SCAN)
  const wanted = filteredSessions(db, filter, readable)
  if (reach?.isSmall || isSelective(filter))
    return paginate(db, inSessionOrder(wanted.where(matchesSearch(request.search)), request), pagePlan)
  const cut = await findIdsByMatchedNames(db, wanted, request, pagePlan)
  return cut ?? (await findIdsByUnion(db, wanted, request, pagePlan))
}

/** Up to this many matching machines, issues or users are looked up one by one. */
const NAME_MATCHES_MAX = 300
/** Searches that found more a moment ago. */
const commonSearches = new TtlSet(60_000)

/** The names first, then the sessions of each; null when the names are too many for that. */
async function findIdsByMatchedNames(
  db: Db,
  wanted: SessionQuery,
  request: PageRequest,
  pagePlan: PagePlan,
): Promise<PageSlice | null> {
  if (commonSearches.has(request.search)) return null
  const { devices, issues, owners } = matchingIdQueries(request.search)
  const ids = (called: RawBuilder<unknown>) => sql`array(${called} limit ${sql.lit(NAME_MATCHES_MAX + 1)})`
  const oneOf = (name: string) => sql`any((select ${sql.ref(name)} from names)::uuid[])`
  const isFound = sql<boolean>`(remote_session.interface_name ilike ${containsPattern(request.search)}
    or remote_session.device_id = ${oneOf("devices")} or remote_session.issue_id = ${oneOf("issues")}
    or remote_session.owner_id = ${oneOf("owners")})`
  const most = sql<number>`(select greatest(cardinality(devices), cardinality(issues), cardinality(owners)) from names)`
  const cut = pageSliceQuery(db, inSessionOrder(wanted.where(isFound), request), pagePlan).select(
    most.as("names"),
  )
  const { rows } = await sql<{ ids: string[]; walked: string; names: number }>`
    with names as materialized (
      select ${ids(devices)} as devices, ${ids(issues)} as issues, ${ids(owners)} as owners)
    ${cut}`.execute(db)
  const found = itemAt(rows, 0)
  if (found.names <= NAME_MATCHES_MAX)
    return { ids: found.ids, total: countTotal(pagePlan, Number(found.walked)) }
  commonSearches.add(request.search)
  return null
}

/** Union of the newest matches of each kind of name: the planner estimates which names are common. */
function findIdsByUnion(
  db: Db,
  wanted: SessionQuery,
  request: PageRequest,
  pagePlan: PagePlan,
): Promise<PageSlice> {
  const { devices, issues, owners } = matchingIdQueries(request.search)
  const found = [
    sql<boolean>`remote_session.interface_name ilike ${containsPattern(request.search)}`,
    sql<boolean>`remote_session.device_id in (${devices})`,
    sql<boolean>`remote_session.issue_id in (${issues})`,
    sql<boolean>`remote_session.owner_id in (${owners})`,
  ].map((condition) =>
    inSessionOrder(wanted.where(condition), request).select("started_on").limit(sql.lit(pagePlan.rows)),
  )
  const each = found.map((query) => sql`(${query})`)
  const all = db
    .selectFrom(sql<{ id: string; started_on: Date }>`(${sql.join(each, sql` union `)})`.as("remote_session"))
    .select("remote_session.id")
  return paginate(db, orderBySort(all, request, SESSION_SORTS, SORT_COLUMNS), pagePlan)
}

/** Queries for the ids whose names match the search. */
function matchingIdQueries(search: string) {
  const pattern = containsPattern(search)
  return {
    devices: sql`select id from device where name ilike ${pattern}`,
    issues: sql`select id from issue where ${containsText("issue.title", search)}`,
    // The index on users covers all their names together.
    owners: sql`select id from app_user where username ilike ${pattern}
      and (username || ' ' || firstname || ' ' || surname || ' ' || email) ilike ${pattern}`,
  }
}

/** What the list can be sorted by. */
export const SORT_COLUMNS = {
  id: "remote_session.id",
  startTime: "remote_session.started_on",
}

function inSessionOrder(wanted: SessionQuery, request: PageRequest) {
  return orderBySort(wanted.select("remote_session.id"), request, SESSION_SORTS, SORT_COLUMNS)
}

function isParticipant(db: Db, userId: string): Condition {
  const isOwner = sql<boolean>`remote_session.owner_id = ${userId}`
  return sql<boolean>`(${isOwner} or ${isReadableGuestOf(db, userId)})`
}

function filteredSessions(db: Db, filter: SessionFilter, readable: Condition | null): SessionQuery {
  return db
    .selectFrom("remote_session")
    .$call((q) => (filter.logId === undefined ? q : q.where("remote_session.work_log_id", "=", filter.logId)))
    .$call((q) =>
      filter.issueId === undefined ? q : q.where("remote_session.issue_id", "=", filter.issueId),
    )
    .$call((q) =>
      filter.deviceId === undefined ? q : q.where("remote_session.device_id", "=", filter.deviceId),
    )
    .$call((q) =>
      filter.ownerId === undefined ? q : q.where("remote_session.owner_id", "=", filter.ownerId),
    )
    .$call((q) => (readable === null ? q : q.where(readable)))
    .$call((q) => (filter.participantId === undefined ? q : q.where(isParticipant(db, filter.participantId))))
    .$call((q) =>
      filter.invitedUserId === undefined ? q : q.where(isReadableGuestOf(db, filter.invitedUserId)),
    )
    .$if(filter.issueAssigneeId !== undefined, (q) =>
      q.where(
        "remote_session.issue_id",
        "in",
        sql<string>`(select id from issue where assigned_user_id = ${filter.issueAssigneeId})`,
      ),
    )
    .$if(filter.issueGroupIds !== undefined, (q) =>
      q.where(
        "remote_session.issue_id",
        "in",
        sql<string>`(select id from issue where assigned_user_group_id = any(${filter.issueGroupIds}::uuid[]))`,
      ),
    )
    .$call((q) => (filter.reviewer === undefined ? q : q.where(awaitsReviewOf(filter.reviewer))))
    .$if(filter.isActive === true, (q) => q.where("remote_session.state", "=", sql.lit("ACTIVE")))
}

/** Whether the user is invited and may still read the machine. Without that right an invitation shows nothing. */
function isReadableGuestOf(db: Db, userId: string): Condition {
  return sql<boolean>`(remote_session.id in ${invitedSessionIds(db, userId)}
    and (${isGrantedOnDevice("remote_session.device_id", { userId, authority: "DEVICE_READ" })} is true
      or (select superuser from app_user where id = ${userId})))`
}

/** Whether it is another user's emergency session without a review, on a device where the user may review. */
export function awaitsReviewOf({ userId, isSuperuser }: Pick<Actor, "userId" | "isSuperuser">): Condition {
  const reviewer = { userId, authority: "DEVICE_REVIEW_EMERGENCY" } as const
  const mayReview = isSuperuser
    ? sql<boolean>`true`
    : sql<boolean>`${isGrantedOnDevice("remote_session.device_id", reviewer)} is true`
  return sql<boolean>`(remote_session.id in (
    select remote_session_id from emergency_session where reviewed_on is null and started_by <> ${userId})
    and ${mayReview})`
}

/** Counted up to here for the navigation, which then shows a plus. */
const OPEN_REVIEWS_COUNTED_MAX = 100

/** Emergency sessions that wait for the review of this user. */
export async function countOpenReviews(
  db: Db,
  actor: Pick<Actor, "userId" | "isSuperuser">,
): Promise<number> {
  const open = filteredSessions(db, { reviewer: actor }, null)
    .select("remote_session.id")
    .limit(sql.lit(OPEN_REVIEWS_COUNTED_MAX))
  return countRows(db.selectFrom(open.as("open")))
}

/** A subquery: ids of the sessions a user is invited to. */
function invitedSessionIds(db: Db, userId: string) {
  return db.selectFrom("session_invitation").select("remote_session_id").where("user_id", "=", userId)
}

/** So few sessions that looking at each one's names costs less than finding the names. */
function isSelective(filter: SessionFilter): boolean {
  const named = [
    filter.logId,
    filter.issueId,
    filter.deviceId,
    filter.ownerId,
    filter.invitedUserId,
    filter.participantId,
    filter.issueAssigneeId,
  ]
  return filter.isActive === true || filter.reviewer !== undefined || named.some((one) => one !== undefined)
}

/** Compares the names of each session with the search. */
function matchesSearch(search: string): Condition {
  const pattern = containsPattern(search)
  return sql`(remote_session.interface_name ilike ${pattern}
    or (select name from device where device.id = remote_session.device_id) ilike ${pattern}
    or (select title from issue where issue.id = remote_session.issue_id) ilike ${pattern}
    or (select username from app_user where app_user.id = remote_session.owner_id) ilike ${pattern})`
}
