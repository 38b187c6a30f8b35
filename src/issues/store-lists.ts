/** Which issues a list shows: cut by the database along an index, whether of one machine or of all. */
import { type SelectQueryBuilder, sql } from "kysely"
import type { DB } from "../../sql/types.ts"
import type { Db } from "../base/deps.ts"
import type { Page, PageRequest } from "../base/paging.ts"
import { DISPLAY_NAME } from "../base/person.ts"
import { holdsText } from "../base/search.ts"
import { inSortOrder } from "../base/sorting.ts"
import { StatementCache } from "../base/statement-cache.ts"
import { anyOf, countUpTo, cutTable, totalOf, type Walk, walkOf } from "../base/total.ts"
import { isWithin, type Reach, reachOf } from "../roles/store-reach.ts"
import type { Issue } from "./contract.ts"
import {
  type DoneSubStatus,
  ISSUE_SORTS,
  ISSUE_STATES,
  type IssueFacts,
  type IssueState,
  type Priority,
} from "./rules.ts"
import { issueRows, toIssue } from "./store.ts"

/** Which issues a list is about; conditions add up. */
export interface IssueFilter extends IssueFacts {
  deviceId?: string
  /** Only devices on which this person may read issues; null for a superuser. */
  readableBy?: string | null
  assignedUserGroupIds?: readonly string[]
}

/** What the list can be sorted by. */
const SORT_COLUMNS = {
  id: sql.ref("issue.id"),
  createdOn: sql.ref("issue.created_on"),
  title: sql`lower(issue.title)`,
  priority: sql`array_position(array['HIGH', 'NORMAL', 'LOW'], issue.priority)`,
  activationDateTime: sql.ref("issue.activation_on"),
  changedOn: sql.ref("issue.changed_on"),
}

/** What a list shows of an issue. */
export type IssueLine = Pick<
  Issue,
  "id" | "deviceId" | "deviceName" | "title" | "state" | "doneSubStatus" | "priority" | "activationDateTime"
> & {
  /** With the extension. */
  windowHours: number
  /** Of the person, else of the group. */
  assignee: string | null
}

/** What a list need not show is not read: descriptions are long. */
function issueLines(db: Db) {
  return db.selectFrom("issue").select([
    "issue.id",
    "issue.device_id as deviceId",
    "issue.title",
    sql<IssueState>`issue.state`.as("state"),
    sql<DoneSubStatus | null>`issue.done_sub_status`.as("doneSubStatus"),
    sql<Priority>`issue.priority`.as("priority"),
    "issue.activation_on",
    sql<number>`issue.window_hours + issue.extension_hours`.as("windowHours"),
    sql<string>`(select name from device where device.id = issue.device_id)`.as("deviceName"),
    sql<string | null>`coalesce((
        select ${sql.raw(DISPLAY_NAME)} from app_user where app_user.id = issue.assigned_user_id),
        (select name from user_group where user_group.id = issue.assigned_user_group_id))`.as("assignee"),
  ])
}

type RowOf<Query> = Query extends SelectQueryBuilder<DB, "issue", infer Row> ? Row : never

const WHOLE_ISSUES: ListStatements<RowOf<ReturnType<typeof issueRows>>> = new StatementCache()
const LINES: ListStatements<RowOf<ReturnType<typeof issueLines>>> = new StatementCache()

/** One page of issues, newest first unless told. */
export async function issuesPage(db: Db, filter: IssueFilter, request: PageRequest): Promise<Page<Issue>> {
  const { rows, ...page } = await cutIssues(db, issueRows, WHOLE_ISSUES, filter, request)
  return { ...page, rows: rows.map(toIssue) }
}

/** The same with no more than a list shows. */
export async function issueLinesPage(
  db: Db,
  filter: IssueFilter,
  request: PageRequest,
): Promise<Page<IssueLine>> {
  const { rows, ...page } = await cutIssues(db, issueLines, LINES, filter, request)
  const lineOf = ({ activation_on, ...row }: (typeof rows)[number]) => ({
    ...row,
    activationDateTime: activation_on.toISOString(),
  })
  return { ...page, rows: rows.map(lineOf) }
}

interface ListValues {
  deviceId: string
  assignedUserId: string
  assignedUserGroupIds: readonly string[]
  updatedSince: string
  activationFrom: string
  activationUntil: string
  readerId: string
  fewDevices: readonly string[]
  first: number
  last: number
}

/** A statement per kind of list, filter and order; see `StatementCache`. */
type ListStatements<Row> = StatementCache<ListValues, Row & { walked: string }>

async function cutIssues<Row extends object>(
  db: Db,
  shown: (db: Db) => IssueQuery<Row>,
  statements: ListStatements<Row>,
  filter: IssueFilter,
  request: PageRequest,
): Promise<Page<Row>> {
  const walk = walkOf(request, "issues", filter)
  const reach =
    filter.readableBy && !filter.deviceId ? await reachOf(db, filter.readableBy, "ISSUE_READ") : null
  const scope = { ...filter, reach, walk }
  const rows = request.search
    ? await listed(db, shown(db), scope, request).execute()
    : await statements.run(db, shapeOf(scope, request), valuesOf(scope), (placeholders) =>
        listed(db, shown(db), withPlaceholders(scope, placeholders), request),
      )
  const wanted = () => matching(db.selectFrom("issue"), scope, request.search).select("issue.id")
  const counted = () => (request.page > 1 ? countUpTo(db, wanted()) : 0)
  const total = rows[0] ? totalOf(walk, Number(rows[0].walked)) : await counted()
  return { rows: rows as Row[], page: request.page, size: request.size, total }
}

/** The page's rows in their order, each with how many rows were walked. */
function listed<Row>(db: Db, shown: IssueQuery<Row>, scope: IssueScope, request: PageRequest) {
  const isNewestFirst = (request.sort ?? ISSUE_SORTS.first) === "-createdOn"
  const isOfGroups = scope.assignedUserGroupIds !== undefined && isNewestFirst
  const rowsFound = isOfGroups
    ? newestOfGroups(db, scope, request.search)
    : matching(db.selectFrom("issue"), scope, request.search).select("issue.id")
  const found = inSortOrder(rowsFound, request, ISSUE_SORTS, SORT_COLUMNS)
  return shown
    .innerJoin(cutTable(db, found, scope.walk).as<"cut">("cut"), "cut.id", "issue.id")
    .select("cut.walked")
    .orderBy("cut.place")
}

/** All that changes the statement's text, and nothing that is a value in it. */
function shapeOf({ reach, walk, ...filter }: IssueScope, { sort }: PageRequest): string {
  return JSON.stringify([
    sort,
    walk.rows,
    reach && [reach.few !== null, reach.isWide],
    Object.keys(filter).filter((name) => filter[name as keyof typeof filter] !== undefined),
    filter.states,
  ])
}

function valuesOf({ reach, walk, ...filter }: IssueScope): ListValues {
  return {
    deviceId: filter.deviceId ?? "",
    assignedUserId: filter.assignedUserId ?? "",
    assignedUserGroupIds: filter.assignedUserGroupIds ?? [],
    updatedSince: filter.updatedSince ?? "",
    activationFrom: filter.activationFrom ?? "",
    activationUntil: filter.activationUntil ?? "",
    readerId: reach?.userId ?? "",
    fewDevices: reach?.few ?? [],
    first: walk.first,
    last: walk.last,
  }
}

/** Filters that are compared with a value; the others are part of the statement's text. */
const COMPARED = [
  ...(["deviceId", "assignedUserId", "assignedUserGroupIds"] as const),
  ...(["updatedSince", "activationFrom", "activationUntil"] as const),
]

function withPlaceholders(scope: IssueScope, placeholders: ListValues): IssueScope {
  const { reach, walk } = scope
  const given = COMPARED.filter((name) => scope[name] !== undefined)
  return {
    ...scope,
    ...Object.fromEntries(given.map((name) => [name, placeholders[name]])),
    reach: reach && { ...reach, userId: placeholders.readerId, few: reach.few && placeholders.fewDevices },
    walk: { ...walk, first: placeholders.first, last: placeholders.last },
  }
}

const newest = <O>(wanted: SelectQueryBuilder<DB, "issue", O>) =>
  wanted.orderBy("issue.created_on", "desc").orderBy("issue.id", "desc")

/** Each group's newest, along its index; all that a page of the groups' issues together can need. */
function newestOfGroups(db: Db, scope: IssueScope, search: string) {
  const { assignedUserGroupIds, ...more } = scope
  const one = newest(matching(db.selectFrom("issue"), more, search))
    .select(["issue.id", "issue.created_on"])
    .where("issue.assigned_user_group_id", "=", sql.ref<string>("mine.id"))
    .limit(sql.lit(scope.walk.rows))
  const groups = sql`unnest(${assignedUserGroupIds ?? []}::uuid[]) as mine(id)`
  const all = sql<{ id: string; created_on: Date }>`(
    select newest.* from ${groups} cross join lateral (${one}) newest)`
  return db.selectFrom(all.as("issue")).select("issue.id") as unknown as IssueQuery<{ id: string }>
}

type IssueScope = IssueFilter & { reach: Reach | null; walk: Walk }

type IssueQuery<O> = SelectQueryBuilder<DB, "issue", O>

function matching<O>(query: IssueQuery<O>, filter: IssueScope, search: string): IssueQuery<O> {
  let wanted = query
  if (filter.deviceId) wanted = wanted.where("issue.device_id", "=", filter.deviceId)
  if (filter.states) wanted = wanted.where(inStates(filter.states, !filter.deviceId && !filter.reach?.few))
  if (filter.assignedUserId) wanted = wanted.where("issue.assigned_user_id", "=", filter.assignedUserId)
  if (filter.assignedUserGroupIds)
    wanted = wanted.where("issue.assigned_user_group_id", "=", anyOf(filter.assignedUserGroupIds))
  if (filter.updatedSince) wanted = wanted.where("issue.changed_on", ">=", instantOf(filter.updatedSince))
  if (filter.activationFrom)
    wanted = wanted.where("issue.activation_on", ">=", instantOf(filter.activationFrom))
  if (filter.activationUntil)
    wanted = wanted.where("issue.activation_on", "<=", instantOf(filter.activationUntil))
  if (search) wanted = wanted.where(holdsText("issue.title", search))
  if (filter.reach) wanted = wanted.where(isWithin("issue.device_id", filter.reach, filter.walk))
  return wanted
}

const instantOf = (given: string) => sql<Date>`${given}::timestamptz`

/** Over all machines, all but CLOSED is written as the index of open issues has it: nothing is left to be compared. */
function inStates(states: readonly IssueState[], isOverAll: boolean) {
  if (states.length === 0) return sql<boolean>`false`
  const isOpen = ISSUE_STATES.every((state) => states.includes(state) === (state !== "CLOSED"))
  if (isOpen && isOverAll) return sql<boolean>`issue.state <> 'CLOSED'`
  return sql<boolean>`issue.state in (${sql.join(states.map((state) => sql.lit(state)))})`
}
