/** Which issues a list shows: cut by the database along an index, whether of one machine or of all. */
import { type SelectQueryBuilder, sql } from "kysely"
import type { DB } from "../../../sql/types.ts"
import type { Db } from "../../base/deps.ts"
import { asText, isoOf } from "../../base/instants.ts"
import type { Page, PageRequest } from "../../base/page-request.ts"
import { namesOf } from "../../db/names.ts"
import {
  anyOfIds,
  countCapped,
  countTotal,
  type PagePlan,
  pageSliceTable,
  planPage,
} from "../../db/pagination.ts"
import { containsText } from "../../db/search.ts"
import { orderBySort } from "../../db/sorting.ts"
import { StatementCache } from "../../db/statement-cache.ts"
import {
  getVisibleDevices,
  isDeviceVisible,
  PER_ROW_CHECKS_MAX,
  type VisibleDevices,
} from "../../identity/authorization/device-visibility/store.ts"
import type { Issue } from "./contract.ts"
import {
  type DoneSubStatus,
  ISSUE_SORTS,
  ISSUE_STATES,
  type IssueCriteria,
  type IssueState,
  type Priority,
} from "./rules.ts"
import { ISSUE_COLUMNS, toIssue } from "./store.ts"

/** Which issues a list is about; conditions add up. */
interface IssueFilter extends IssueCriteria {
  deviceId?: string
  /** Only devices on which this user may read issues; null for a superuser. */
  readableBy?: string | null
  assignedUserGroupIds?: readonly string[]
}

/** What the list can be sorted by. */
const SORT_COLUMNS = {
  id: "issue.id",
  createdOn: "issue.created_on",
  title: sql`lower(issue.title)`,
  priority: sql`array_position(array['HIGH', 'NORMAL', 'LOW'], issue.priority)`,
  activationDateTime: "issue.activation_on",
  changedOn: "issue.changed_on",
}

/** What a list shows of an issue. */
export type IssueSummary = Pick<
  Issue,
  "id" | "deviceId" | "deviceName" | "title" | "state" | "doneSubStatus" | "priority" | "activationDateTime"
> & {
  /** With the extension. */
  windowHours: number
  /** Name of the assigned user, else of the assigned group. */
  assignee: string | null
}

/** What a list need not show is not read: descriptions are long. */
const SUMMARY_FIELDS = [
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

const selectIssue = (issues: IssueQuery<object>) => issues.select(ISSUE_COLUMNS)
const selectSummary = (issues: IssueQuery<object>) => issues.select(SUMMARY_FIELDS)

type RowOf<Shown extends (issues: IssueQuery<object>) => unknown> =
  ReturnType<Shown> extends SelectQueryBuilder<DB, "issue", infer Row> ? Row : never

const ISSUE_STATEMENTS: ListStatements<RowOf<typeof selectIssue>> = new StatementCache()
const SUMMARY_STATEMENTS: ListStatements<RowOf<typeof selectSummary>> = new StatementCache()

/** One page of issues, newest first by default. */
export async function issuesPage(db: Db, filter: IssueFilter, request: PageRequest): Promise<Page<Issue>> {
  const { rows, ...page } = await paginateIssues(db, selectIssue, ISSUE_STATEMENTS, filter, request)
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
export async function issueSummariesPage(
  db: Db,
  filter: IssueFilter,
  request: PageRequest,
): Promise<Page<IssueSummary>> {
  const { rows, ...page } = await paginateIssues(db, selectSummary, SUMMARY_STATEMENTS, filter, request)
  const names = await namesOf(db, {
    devices: rows.map((row) => row.deviceId),
    groups: rows.map((row) => row.groupId),
    people: rows.map((row) => row.userId),
  })
  const toSummary = ({ userId, groupId, activationDateTime, ...row }: (typeof rows)[number]) => ({
    ...row,
    activationDateTime: isoOf(activationDateTime),
    deviceName: names.device(row.deviceId)?.name ?? "",
    assignee: names.person(userId)?.displayName ?? names.group(groupId)?.name ?? null,
  })
  return { ...page, rows: rows.map(toSummary) }
}

interface ListValues {
  deviceId: string
  assignedUserId: string
  assignedUserGroupIds: readonly string[]
  updatedSince: string
  activationFrom: string
  activationUntil: string
  readerId: string
  first: number
  last: number
}

/** A statement per kind of list, filter and order; see `StatementCache`. */
type ListStatements<Row> = StatementCache<ListValues, Row & { walked: string }>

type IssueSelection<Row> = (issues: IssueQuery<object>) => IssueQuery<Row>

async function paginateIssues<Row extends object>(
  db: Db,
  baseQuery: IssueSelection<Row>,
  statements: ListStatements<Row>,
  filter: IssueFilter,
  request: PageRequest,
): Promise<Page<Row & { walked: string }>> {
  const pagePlan = planPage(request, "issues", filter)
  const reach = filter.deviceId ? null : await getVisibleDevices(db, filter.readableBy, "ISSUE_READ")
  const scope = { ...filter, reach, pagePlan }
  const rows = request.search
    ? await pageQuery(db, baseQuery, scope, request).execute()
    : await statements.run(db, statementKey(scope, request), statementValues(scope), (placeholders) =>
        pageQuery(db, baseQuery, withPlaceholders(scope, placeholders), request),
      )
  const wanted = () => applyFilter(db.selectFrom("issue"), scope, request.search).select("issue.id")
  const counted = () => (request.page > 1 ? countCapped(db, wanted()) : 0)
  const total = rows[0] ? countTotal(pagePlan, Number(rows[0].walked)) : await counted()
  return { rows: rows as (Row & { walked: string })[], page: request.page, size: request.size, total }
}

/** The page's rows in their order, each with how many rows were walked. */
function pageQuery<Row>(db: Db, baseQuery: IssueSelection<Row>, scope: IssueScope, request: PageRequest) {
  const isNewestFirst = (request.sort ?? ISSUE_SORTS.defaultSort) === "-createdOn"
  const isOfGroups = scope.assignedUserGroupIds !== undefined && isNewestFirst
  if (!isOfGroups && isCountCheap(scope, request)) return pageWithCount(db, baseQuery, scope, request)
  const rowsFound = isOfGroups
    ? newestOfGroups(db, scope, request.search)
    : applyFilter(db.selectFrom("issue"), scope, request.search).select("issue.id")
  const found = orderBySort(rowsFound, request, ISSUE_SORTS, SORT_COLUMNS)
  return baseQuery(db.selectFrom("issue"))
    .innerJoin(pageSliceTable(db, found, scope.pagePlan).as<"cut">("cut"), "cut.id", "issue.id")
    .select("cut.walked")
    .orderBy("cut.place")
}

/** Cheap for one machine's issues, counted in their index, and for long lists, counted up to a limit. */
function isCountCheap({ deviceId, reach, pagePlan }: IssueScope, { search }: PageRequest): boolean {
  return (
    search === "" &&
    (deviceId !== undefined ||
      (pagePlan.isLongList && !reach?.isSmall && pagePlan.rows <= PER_ROW_CHECKS_MAX))
  )
}

/** The page straight from its index; to gather ids first and to join them again costs more than to count by itself. */
function pageWithCount<Row>(db: Db, shown: IssueSelection<Row>, scope: IssueScope, request: PageRequest) {
  const { first, last, rows } = scope.pagePlan
  const matched = () => applyFilter(db.selectFrom("issue"), scope, request.search)
  const found = orderBySort(matched().selectAll("issue"), request, ISSUE_SORTS, SORT_COLUMNS)
  const counted = matched().select(sql.lit(1).as("one")).limit(sql.lit(rows)).as("counted")
  const walked = db.selectFrom(counted).select((eb) => eb.fn.countAll<string>().as("walked"))
  // A literal limit lets the planner use the small number of rows.
  const page = db.selectFrom(found.limit(sql.lit(rows)).as("issue")) as unknown as IssueQuery<object>
  return shown(page)
    .select(walked.as("walked"))
    .offset(sql<number>`${first}::int - 1`)
    .limit(sql<number>`${last}::int - ${first}::int + 1`) as unknown as IssueQuery<Row & { walked: string }>
}

/** All that changes the statement's text, and nothing that is a value in it. */
function statementKey({ reach, pagePlan, ...filter }: IssueScope, { sort }: PageRequest): string {
  return JSON.stringify([
    sort,
    pagePlan.rows,
    reach && [reach.isSmall, reach.isLarge],
    Object.keys(filter).filter((name) => filter[name as keyof typeof filter] !== undefined),
    filter.states,
  ])
}

function statementValues({ reach, pagePlan, ...filter }: IssueScope): ListValues {
  return {
    deviceId: filter.deviceId ?? "",
    assignedUserId: filter.assignedUserId ?? "",
    assignedUserGroupIds: filter.assignedUserGroupIds ?? [],
    updatedSince: filter.updatedSince ?? "",
    activationFrom: filter.activationFrom ?? "",
    activationUntil: filter.activationUntil ?? "",
    readerId: reach?.userId ?? "",
    first: pagePlan.first,
    last: pagePlan.last,
  }
}

/** Filters that are compared with a value; the others are part of the statement's text. */
const PARAMETER_FILTERS = [
  ...(["deviceId", "assignedUserId", "assignedUserGroupIds"] as const),
  ...(["updatedSince", "activationFrom", "activationUntil"] as const),
]

function withPlaceholders(scope: IssueScope, placeholders: ListValues): IssueScope {
  const { reach, pagePlan } = scope
  const given = PARAMETER_FILTERS.filter((name) => scope[name] !== undefined)
  return {
    ...scope,
    ...Object.fromEntries(given.map((name) => [name, placeholders[name]])),
    reach: reach && { ...reach, userId: placeholders.readerId },
    pagePlan: { ...pagePlan, first: placeholders.first, last: placeholders.last },
  }
}

const orderByNewest = <O>(wanted: SelectQueryBuilder<DB, "issue", O>) =>
  wanted.orderBy("issue.created_on", "desc").orderBy("issue.id", "desc")

/** Each group's newest, along its index; all that a page of the groups' issues together can need. */
function newestOfGroups(db: Db, scope: IssueScope, search: string) {
  const { assignedUserGroupIds, ...more } = scope
  const one = orderByNewest(applyFilter(db.selectFrom("issue"), more, search))
    .select(["issue.id", "issue.created_on"])
    .where("issue.assigned_user_group_id", "=", sql.ref<string>("mine.id"))
    .limit(sql.lit(scope.pagePlan.rows))
  // The subquery hides from the planner how many groups there are: it would plan each execution for their number.
  const groups = sql`unnest((select ${assignedUserGroupIds ?? []}::uuid[])) as mine(id)`
  const all = sql<{ id: string; created_on: Date }>`(
    select newest.* from ${groups} cross join lateral (${one}) newest)`
  return db.selectFrom(all.as("issue")).select("issue.id") as unknown as IssueQuery<{ id: string }>
}

type IssueScope = IssueFilter & { reach: VisibleDevices | null; pagePlan: PagePlan }

type IssueQuery<O> = SelectQueryBuilder<DB, "issue", O>

function applyFilter<O>(query: IssueQuery<O>, filter: IssueScope, search: string): IssueQuery<O> {
  let wanted = query
  if (filter.deviceId) wanted = wanted.where("issue.device_id", "=", filter.deviceId)
  if (filter.states)
    wanted = wanted.where(stateCondition(filter.states, !filter.deviceId && !filter.reach?.isSmall))
  if (filter.assignedUserId) wanted = wanted.where("issue.assigned_user_id", "=", filter.assignedUserId)
  if (filter.assignedUserGroupIds)
    wanted = wanted.where("issue.assigned_user_group_id", "=", anyOfIds(filter.assignedUserGroupIds))
  if (filter.updatedSince) wanted = wanted.where("issue.changed_on", ">=", toTimestamp(filter.updatedSince))
  if (filter.activationFrom)
    wanted = wanted.where("issue.activation_on", ">=", toTimestamp(filter.activationFrom))
  if (filter.activationUntil)
    wanted = wanted.where("issue.activation_on", "<=", toTimestamp(filter.activationUntil))
  // One's own issues are few, so that their machines are checked one by one.
  const candidates = filter.assignedUserId ? sql`${wanted.select(sql.lit(1).as("one"))}` : undefined
  if (search) wanted = wanted.where(containsText("issue.title", search))
  if (filter.reach)
    wanted = wanted.where(isDeviceVisible("issue.device_id", filter.reach, filter.pagePlan, candidates))
  return wanted
}

const toTimestamp = (given: string) => sql<Date>`${given}::timestamptz`

/** Over all machines, all but CLOSED is written as the index of open issues has it: nothing is left to be compared. */
function stateCondition(states: readonly IssueState[], isOverAll: boolean) {
  if (states.length === 0) return sql<boolean>`false`
  const isOpen = ISSUE_STATES.every((state) => states.includes(state) === (state !== "CLOSED"))
  if (isOpen && isOverAll) return sql<boolean>`issue.state <> 'CLOSED'`
  return sql<boolean>`issue.state in (${sql.join(states.map((state) => sql.lit(state)))})`
}
