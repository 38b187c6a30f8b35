/** The issue list that triages: pages and counts, cut by the database along the indexes of open issues. */

import { sql } from "kysely"
import { itemAt } from "../../../base/assert.ts"
import type { Actor } from "../../../base/authorities.ts"
import { Cache, TtlSet } from "../../../base/cache.ts"
import { MS_PER_MINUTE } from "../../../base/clock.ts"
import type { Db } from "../../../base/deps.ts"
import { asText, isoOf } from "../../../base/instants.ts"
import type { Page, PageRequest } from "../../../base/page-request.ts"
import { namesOf } from "../../../db/names.ts"
import { countTotal, type PagePlan, planPage } from "../../../db/pagination.ts"
import { DEVICE_RIGHT_TABLES, ReadCache } from "../../../db/read-cache.ts"
import { compilable, hiddenFromPlanner, StatementCache } from "../../../db/statement-cache.ts"
import {
  getVisibleDevices,
  PER_ROW_CHECKS_MAX,
} from "../../../identity/authorization/device-visibility/store.ts"
import type { DoneSubStatus, IssueState, IssueType, Priority } from "../rules.ts"
import { issueReaderId } from "../rules.ts"
import {
  orderOf,
  TAB_COUNT_MAX,
  TRIAGE_TABS,
  type TriageFilter,
  type TriageTab,
  UNFILTERED,
  WINDOW_GROUPS,
  type WindowGroup,
  windowGroup,
} from "./rules.ts"
import {
  and,
  FOUND_BY_SEARCH,
  filterConditions,
  gatheredBySearch,
  gatheredFrom,
  gatheredIssues,
  haveFewIssues,
  isOfGroups,
  issuesOf,
  type NamesOfWords,
  namesOfWords,
  type TriageReader,
  type WindowLimits,
  windowLimits,
} from "./store-conditions.ts"
import { foundIssues, gatheredByGroup } from "./store-found.ts"

/** What the list shows of an issue. */
export interface TriageRow {
  id: string
  deviceId: string
  deviceName: string
  title: string
  issueType: IssueType
  priority: Priority
  state: IssueState
  doneSubStatus: DoneSubStatus | null
  activationDateTime: string
  windowEndDateTime: string
  /** Null: not assigned to a user. */
  assignedUser: string | null
  assignedUserId: string | null
  assignedGroup: string | null
  logs: number
  sessions: number
  files: number
}

export interface TriagePage extends Page<TriageRow> {
  /** Issues of each group over all pages, as far as they were counted; empty for lists that are not grouped. */
  groups: Partial<Record<WindowGroup, number>>
}

export async function triageReader(
  db: Db,
  actor: Pick<Actor, "userId" | "userGroupIds" | "isSuperuser">,
): Promise<TriageReader> {
  const readerId = issueReaderId(actor)
  const [reach, hasFewGroupIssues] = await Promise.all([
    getVisibleDevices(db, readerId, "ISSUE_READ"),
    haveFewIssues(db, actor.userGroupIds),
  ])
  return { userId: actor.userId, userGroupIds: actor.userGroupIds, reach, hasFewGroupIssues }
}

/** The values of all statements; what else differs is part of their texts. */
interface StatementValues extends WindowLimits {
  userId: string
  userGroupIds: readonly string[]
}

interface PageValues extends StatementValues {
  size: number
  skipped: number
}

const PAGES = new StatementCache<PageValues, FoundRow>()
const COUNTS = new StatementCache<StatementValues, { counts: string[] }>()

function statementValues({ userId, userGroupIds }: TriageReader, now: Date): StatementValues {
  return { userId, userGroupIds, ...windowLimits(now) }
}

const shapeOf = ({ reach, hasFewGroupIssues }: TriageReader) => [
  hasFewGroupIssues,
  reach && [reach.isSmall, reach.isLarge],
]

/** The reader with placeholders for what is a value. */
function readerOf(p: StatementValues, { reach, hasFewGroupIssues }: TriageReader): TriageReader {
  const { userId, userGroupIds } = p
  return { userId, userGroupIds, hasFewGroupIssues, reach: reach && { ...reach, userId } }
}

/** Sizes of groups of lists that are too long to be counted for each page. */
const groupCounts = new Cache<TriagePage["groups"]>({ max: 1000, ttlMs: 60_000 })

export async function triagePage(
  db: Db,
  reader: TriageReader,
  filter: TriageFilter,
  request: PageRequest,
  now: Date,
): Promise<TriagePage> {
  if (isOfGroups(filter) && reader.userGroupIds.length === 0)
    return { page: request.page, size: request.size, total: 0, rows: [], groups: {} }
  const pagePlan = planPage(request, "triage", reader.userId, filter)
  const values = { ...statementValues(reader, now), size: request.size, skipped: pagePlan.first - 1 }
  // A search is planned for its own words.
  const rows = filter.search
    ? await searchedRows(db, filter, reader, pagePlan, values)
    : await PAGES.run(db, JSON.stringify([filter, pagePlan.rows, shapeOf(reader)]), values, (p) => {
        const given = isPlannedEachTime(filter, reader) ? p : hidden(p)
        return compilable(pageStatement(filter, reader, pagePlan, given, NO_NAMES), db)
      })
  const [first] = rows
  const walked = first ? sumOf(first.sizes) : request.page > 1 ? pagePlan.first - 1 : 0
  const total = countTotal(pagePlan, walked)
  const page = { page: request.page, size: request.size, total }
  return { ...page, rows: await toRows(db, rows), groups: groupsOf(pagePlan, filter, first) }
}

const NO_NAMES: NamesOfWords = new Map()

/** @param isBySearch  what the search finds is gathered first, at most `FOUND_BY_SEARCH_MAX` and one */
function pageStatement(
  filter: TriageFilter,
  reader: TriageReader,
  { rows }: Pick<PagePlan, "rows">,
  p: PageValues,
  names: NamesOfWords,
  isBySearch = false,
) {
  const given = readerOf(p, reader)
  const conditions = filterConditions(filter, given, rows, p, names)
  const gathered = gatheredIssues([filter], given, rows)
  if (isBySearch) gathered.push(gatheredBySearch(conditions, FOUND_BY_SEARCH_MAX + 1))
  const found = isBySearch
    ? gatheredByGroup(FOUND_BY_SEARCH, [], p)
    : foundIssues(filter, given, conditions, rows, p)
  return sql<FoundRow>`
    with ${sql.join([...gathered, sql`found as materialized (${found})`])},
      page as (select id, grp, place from found order by grp, place, id limit ${p.size} offset ${p.skipped})
    select ${sql.join(COLUMNS)},
      (select json_object_agg(grp, size) from (select grp, count(*) as size from found group by grp) sizes) as sizes
    from page join issue on issue.id = page.id order by page.grp, page.place, page.id`
}

/** A search that finds more is read along the indexes of the groups of windows, which each look the words up again. */
const FOUND_BY_SEARCH_MAX = 1000
/** Searches that found more: most likely they still do. Only selects the plan of a list. */
const wideSearches = new TtlSet(60_000)

async function searchedRows(
  db: Db,
  filter: TriageFilter,
  reader: TriageReader,
  pagePlan: Pick<PagePlan, "rows">,
  values: PageValues,
): Promise<FoundRow[]> {
  const names = await namesOfWords(db, [filter.search])
  const read = async (isBySearch: boolean) =>
    (await pageStatement(filter, reader, pagePlan, values, names, isBySearch).execute(db)).rows
  const key = JSON.stringify([reader.userId, filter])
  if (orderOf(filter) === "window" && gatheredFrom(filter, reader) === null && !wideSearches.has(key)) {
    const rows = await read(true)
    // A later page without rows says nothing about how many there are.
    if (rows[0] ? sumOf(rows[0].sizes) <= FOUND_BY_SEARCH_MAX : values.skipped === 0) return rows
    wideSearches.add(key)
  }
  return read(false)
}

/** The plan of a list does not depend on who reads which page when. */
function hidden(p: PageValues): PageValues {
  return {
    ...hiddenValues(p),
    size: hiddenFromPlanner(p.size, "bigint"),
    skipped: hiddenFromPlanner(p.skipped, "bigint"),
  }
}

function hiddenValues(p: StatementValues): StatementValues {
  const instant = (given: Date) => hiddenFromPlanner(given, "timestamptz")
  return {
    userId: hiddenFromPlanner(p.userId, "uuid"),
    userGroupIds: hiddenFromPlanner(p.userGroupIds, "uuid[]"),
    now: instant(p.now),
    soonEnd: instant(p.soonEnd),
    lastEnd: instant(p.lastEnd),
  }
}

/** Whether the many issues of the user's groups are found along their own index or that of all depends on how many they are. */
function isPlannedEachTime(filter: TriageFilter, reader: TriageReader): boolean {
  return isOfGroups(filter) && gatheredFrom(filter, reader) === null
}

function groupsOf(
  { cacheKey, isLongList }: ReturnType<typeof planPage>,
  filter: TriageFilter,
  first: FoundRow | undefined,
): TriagePage["groups"] {
  if (orderOf(filter) !== "window" || !first) return {}
  if (isLongList) return (cacheKey !== null && groupCounts.get(cacheKey)) || {}
  const groups = Object.fromEntries(WINDOW_GROUPS.map((name, place) => [name, first.sizes[place] ?? 0]))
  if (cacheKey !== null) groupCounts.set(cacheKey, groups)
  return groups
}

const COLUMNS = [
  sql.raw("issue.id, issue.device_id, issue.title, issue.issue_type, issue.priority, issue.state"),
  sql.raw("issue.done_sub_status, issue.assigned_user_id, issue.assigned_user_group_id"),
  sql`${asText("issue.activation_on")} as activation_on`,
  sql`${asText("issue.window_end_on")} as window_end_on`,
  sql.raw("(select count(*) from work_log where work_log.issue_id = issue.id) as logs"),
  sql.raw("(select count(*) from remote_session where remote_session.issue_id = issue.id) as sessions"),
  sql.raw("(select count(*) from attachment where attachment.issue_id = issue.id) as files"),
]

interface FoundRow {
  id: string
  device_id: string
  title: string
  issue_type: IssueType
  priority: Priority
  state: IssueState
  done_sub_status: DoneSubStatus | null
  assigned_user_id: string | null
  assigned_user_group_id: string | null
  activation_on: string
  window_end_on: string
  logs: string
  sessions: string
  files: string
  /** Rows that were walked, by their group. */
  sizes: Readonly<Record<string, number>>
}

const sumOf = (sizes: FoundRow["sizes"]) => Object.values(sizes).reduce((sum, size) => sum + size, 0)

async function toRows(db: Db, rows: readonly FoundRow[]): Promise<TriageRow[]> {
  const names = await namesOf(db, {
    devices: rows.map((row) => row.device_id),
    groups: rows.map((row) => row.assigned_user_group_id),
    people: rows.map((row) => row.assigned_user_id),
  })
  return rows.map((row) => ({
    id: row.id,
    deviceId: row.device_id,
    deviceName: names.device(row.device_id)?.name ?? "",
    title: row.title,
    issueType: row.issue_type,
    priority: row.priority,
    state: row.state,
    doneSubStatus: row.done_sub_status,
    activationDateTime: isoOf(row.activation_on),
    windowEndDateTime: isoOf(row.window_end_on),
    assignedUser: names.person(row.assigned_user_id)?.displayName ?? null,
    assignedUserId: row.assigned_user_id,
    assignedGroup: names.group(row.assigned_user_group_id)?.name ?? null,
    logs: Number(row.logs),
    sessions: Number(row.sessions),
    files: Number(row.files),
  }))
}

/** How many issues a tab or a saved filter has, up to `TAB_COUNT_MAX` and one. */
export interface TriageCounts {
  tabs: Record<Exclude<TriageTab, "closed">, number>
  /** In the order given. */
  saved: number[]
}

/** Filters that had more than is counted: most likely they still do, and these counts cost most. */
const overfull = new TtlSet(60_000)

/** Open windows become windows that are over, so counts are good for a minute at most. */
const COUNTED = new ReadCache<TriageCounts>({
  tables: ["issue", "fault_report", ...DEVICE_RIGHT_TABLES],
  max: 5000,
})

/** The counts of a page; closed issues are not counted. */
export function countTriage(
  db: Db,
  reader: TriageReader,
  saved: readonly TriageFilter[],
  now: Date,
): Promise<TriageCounts> {
  const { userId, userGroupIds, reach } = reader
  const minute = Math.floor(now.getTime() / MS_PER_MINUTE)
  const key = JSON.stringify([userId, userGroupIds, reach === null, saved, minute])
  return COUNTED.read(db, key, () => readCounts(db, reader, saved, now))
}

/** All counts in one statement. */
async function readCounts(
  db: Db,
  reader: TriageReader,
  saved: readonly TriageFilter[],
  now: Date,
): Promise<TriageCounts> {
  const tabs = TRIAGE_TABS.filter((tab) => tab !== "closed")
  const filters = [...tabs.map((tab) => ({ ...UNFILTERED, tab })), ...saved]
  const keys = filters.map((filter) => JSON.stringify([reader.userId, filter]))
  const isOverfull = keys.map((key) => overfull.has(key))
  const values = statementValues(reader, now)
  const searches = filters.map(({ search }) => search)
  const names = await namesOfWords(db, searches)
  const build = (p: StatementValues) => {
    const given = readerOf(p, reader)
    const gathered = gatheredIssues(filters, given, PER_ROW_CHECKS_MAX)
    const counts = filters.map((filter, at) => {
      if (isOverfull[at]) return sql.lit(TAB_COUNT_MAX + 1)
      const conditions = filterConditions(filter, given, PER_ROW_CHECKS_MAX, p, names)
      return sql`(select count(*) from (
        select from ${issuesOf(filter, given)} where ${and(conditions)} limit ${sql.lit(TAB_COUNT_MAX + 1)}) counted)`
    })
    return sql<{
      counts: string[]
    }>`${gathered.length > 0 ? sql`with ${sql.join(gathered)}` : sql``} select array[${sql.join(counts)}] as counts`
  }
  const rows =
    names.size > 0
      ? (await build(values).execute(db)).rows
      : await COUNTS.run(db, JSON.stringify([filters, isOverfull, shapeOf(reader)]), values, (p) => {
          const isPlanned = filters.some((filter) => isPlannedEachTime(filter, reader))
          return compilable(build(isPlanned ? p : hiddenValues(p)), db)
        })
  const found = (rows[0]?.counts ?? []).map(Number)
  found.forEach((count, at) => {
    if (count > TAB_COUNT_MAX && !overfull.has(itemAt(keys, at))) overfull.add(itemAt(keys, at))
  })
  return {
    tabs: Object.fromEntries(tabs.map((tab, at) => [tab, found[at] ?? 0])) as TriageCounts["tabs"],
    saved: found.slice(tabs.length),
  }
}

/** The group that a row is shown in. */
export function groupOfRow(row: TriageRow, now: Date): WindowGroup {
  const [activationOn, windowEndOn] = [new Date(row.activationDateTime), new Date(row.windowEndDateTime)]
  return windowGroup({ activationOn, windowEndOn }, now)
}
