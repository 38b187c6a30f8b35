/** Which issues a list shows: cut by the database along an index, whether of one machine or of all. */
import { type SelectQueryBuilder, sql } from "kysely"
import type { DB } from "../../sql/types.ts"
import type { Db } from "../base/deps.ts"
import { asText, isoOf } from "../base/instants.ts"
import { namesOf } from "../base/names.ts"
import type { Page, PageRequest } from "../base/paging.ts"
import { holdsText } from "../base/search.ts"
import { inSortOrder } from "../base/sorting.ts"
import { StatementCache } from "../base/statement-cache.ts"
import { anyOf, countUpTo, cutTable, totalOf, type Walk, walkOf } from "../base/total.ts"
import { isWithin, type Reach, ROWS_LOOKED_AT_MAX, reachOf } from "../roles/store-reach.ts"
import type { Issue } from "./contract.ts"
import {
  type DoneSubStatus,
  ISSUE_SORTS,
  ISSUE_STATES,
  type IssueFacts,
  type IssueState,
  type Priority,
} from "./rules.ts"
import { ISSUE_FIELDS, toIssue } from "./store.ts"

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
const LINE_FIELDS = [
  "issue.id",
  "issue.device_id as deviceId",
  "issue.title",
  sql<IssueState>`issue.state`.as("state"),
  sql<DoneSubStatus | null>`issue.done_sub_status`.as("doneSubStatus"),
  sql<Priority>`issue.priority`.as("priority"),
  asText("issue.activation_on").as("activationDateTime"),
  sql<number>`issue.window_hours + issue.extension_hours`.as("windowHours"),
  "issue.assigned_user_id as userId",
  "issue.assigned_user_group_id as groupId",
] as const

const issueFields = (issues: IssueQuery<object>) => issues.select(ISSUE_FIELDS)
const lineFields = (issues: IssueQuery<object>) => issues.select(LINE_FIELDS)

type RowOf<Shown extends (issues: IssueQuery<object>) => unknown> =
  ReturnType<Shown> extends SelectQueryBuilder<DB, "issue", infer Row> ? Row : never

const WHOLE_ISSUES: ListStatements<RowOf<typeof issueFields>> = new StatementCache()
const LINES: ListStatements<RowOf<typeof lineFields>> = new StatementCache()

/** One page of issues, newest first unless told. */
export async function issuesPage(db: Db, filter: IssueFilter, request: PageRequest): Promise<Page<Issue>> {
  const { rows, ...page } = await cutIssues(db, issueFields, WHOLE_ISSUES, filter, request)
  const names = await namesOf(db, {
    devices: rows.map((row) => row.device_id),
    groups: rows.map((row) => row.assigned_user_group_id),
    people: rows.flatMap((row) => [row.created_by, row.changed_by, row.assigned_user_id]),
  })
  const issueOf = (row: (typeof rows)[number]) =>
    toIssue(row, {
      deviceName: names.device(row.device_id)?.name ?? "",
      group: names.group(row.assigned_user_group_id),
      creator: names.person(row.created_by) as Issue["createdBy"],
      changer: names.person(row.changed_by) as Issue["changedBy"],
      assignee: names.person(row.assigned_user_id),
    })
  return { ...page, rows: rows.map(issueOf) }
}

/** The same with no more than a list shows. */
export async function issueLinesPage(
  db: Db,
  filter: IssueFilter,
  request: PageRequest,
): Promise<Page<IssueLine>> {
  const { rows, ...page } = await cutIssues(db, lineFields, LINES, filter, request)
  const names = await namesOf(db, {
    devices: rows.map((row) => row.deviceId),
    groups: rows.map((row) => row.groupId),
    people: rows.map((row) => row.userId),
  })
  const lineOf = ({ userId, groupId, activationDateTime, ...row }: (typeof rows)[number]) => ({
    ...row,
    activationDateTime: isoOf(activationDateTime),
    deviceName: names.device(row.deviceId)?.name ?? "",
    assignee: names.person(userId)?.displayName ?? names.group(groupId)?.name ?? null,
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

type Shown<Row> = (issues: IssueQuery<object>) => IssueQuery<Row>

async function cutIssues<Row extends object>(
  db: Db,
  shown: Shown<Row>,
  statements: ListStatements<Row>,
  filter: IssueFilter,
  request: PageRequest,
): Promise<Page<Row & { walked: string }>> {
  const walk = walkOf(request, "issues", filter)
  const reach =
    filter.readableBy && !filter.deviceId ? await reachOf(db, filter.readableBy, "ISSUE_READ") : null
  const scope = { ...filter, reach, walk }
  const rows = request.search
    ? await listed(db, shown, scope, request).execute()
    : await statements.run(db, shapeOf(scope, request), valuesOf(scope), (placeholders) =>
        listed(db, shown, withPlaceholders(scope, placeholders), request),
      )
  const wanted = () => matching(db.selectFrom("issue"), scope, request.search).select("issue.id")
  const counted = () => (request.page > 1 ? countUpTo(db, wanted()) : 0)
  const total = rows[0] ? totalOf(walk, Number(rows[0].walked)) : await counted()
  return { rows: rows as (Row & { walked: string })[], page: request.page, size: request.size, total }
}

/** The page's rows in their order, each with how many rows were walked. */
function listed<Row>(db: Db, shown: Shown<Row>, scope: IssueScope, request: PageRequest) {
  const isNewestFirst = (request.sort ?? ISSUE_SORTS.first) === "-createdOn"
  const isOfGroups = scope.assignedUserGroupIds !== undefined && isNewestFirst
  if (!isOfGroups && isCheaplyCounted(scope, request)) return countedBeside(db, shown, scope, request)
  const rowsFound = isOfGroups
    ? newestOfGroups(db, scope, request.search)
    : matching(db.selectFrom("issue"), scope, request.search).select("issue.id")
  const found = inSortOrder(rowsFound, request, ISSUE_SORTS, SORT_COLUMNS)
  return shown(db.selectFrom("issue"))
    .innerJoin(cutTable(db, found, scope.walk).as<"cut">("cut"), "cut.id", "issue.id")
    .select("cut.walked")
    .orderBy("cut.place")
}

/** One machine's issues are counted in its index, a list known to be long is not counted far. */
function isCheaplyCounted({ deviceId, reach, walk }: IssueScope, { search }: PageRequest): boolean {
  return (
    search === "" &&
    (deviceId !== undefined || (walk.isKnownLong && !reach?.few && walk.rows <= ROWS_LOOKED_AT_MAX))
  )
}

/** The page straight from its index; to gather ids first and to join them again costs more than to count by itself. */
function countedBeside<Row>(db: Db, shown: Shown<Row>, scope: IssueScope, request: PageRequest) {
  const { first, last, rows } = scope.walk
  const matched = () => matching(db.selectFrom("issue"), scope, request.search)
  const found = inSortOrder(matched().selectAll("issue"), request, ISSUE_SORTS, SORT_COLUMNS)
  const counted = matched().select(sql.lit(1).as("one")).limit(sql.lit(rows)).as("counted")
  const walked = db.selectFrom(counted).select((eb) => eb.fn.countAll<string>().as("walked"))
  // The limit that is written out lets the planner see that few rows are wanted.
  const page = db.selectFrom(found.limit(sql.lit(rows)).as("issue")) as unknown as IssueQuery<object>
  return shown(page)
    .select(walked.as("walked"))
    .offset(sql<number>`${first}::int - 1`)
    .limit(sql<number>`${last}::int - ${first}::int + 1`) as unknown as IssueQuery<Row & { walked: string }>
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
