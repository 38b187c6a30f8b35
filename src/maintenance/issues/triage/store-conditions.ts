/** Conditions of the issue list that triages, as SQL on the table `issue`. */

import { type RawBuilder, sql } from "kysely"
import { Cache } from "../../../base/cache.ts"
import { hoursAfter, MS_PER_MINUTE } from "../../../base/clock.ts"
import type { Db } from "../../../base/deps.ts"
import { containsPattern, mostSelective, SearchPattern } from "../../../base/page-request.ts"
import { searchKey, searchWords } from "../../../base/search-key.ts"
import { anyOfIds } from "../../../db/pagination.ts"
import { ReadCache } from "../../../db/read-cache.ts"
import { compileSqlOnce, hiddenFromPlanner } from "../../../db/statement-cache.ts"
import {
  devicesGranting,
  isDeviceVisible,
  type VisibleDevices,
} from "../../../identity/authorization/device-visibility/store.ts"
import { EXTENSION_HOURS_MAX, WINDOW_HOURS } from "../../windows/rules.ts"
import { OPEN_STATES } from "../rules.ts"
import { SOON_HOURS, type TriageFilter, type WindowGroup } from "./rules.ts"

type Condition = RawBuilder<boolean>

/** The user who reads the list. */
export interface TriageReader {
  userId: string
  userGroupIds: readonly string[]
  /** Null for a superuser. */
  reach: VisibleDevices | null
  /** The open issues of the user's groups are so few that they are gathered. */
  hasFewGroupIssues: boolean
}

/** No window lasts longer, so that "open now" is a bounded range of window ends. */
const LONGEST_WINDOW_HOURS = WINDOW_HOURS.max + EXTENSION_HOURS_MAX
/** Machines and people that a word may name; a word that names more finds the first of them. */
const NAME_MATCHES_MAX = 300
/** A trigram index finds shorter words at the start of a word only. */
const TRIGRAM_LENGTH = 3

export const and = (conditions: readonly Condition[]): Condition => sql`(${sql.join(conditions, sql` and `)})`

/** Instants that windows are compared with. */
export interface WindowLimits {
  now: Date
  /** The end of "soon". */
  soonEnd: Date
  /** No open window ends later. */
  lastEnd: Date
}

export function windowLimits(now: Date): WindowLimits {
  return { now, soonEnd: hoursAfter(now, SOON_HOURS), lastEnd: hoursAfter(now, LONGEST_WINDOW_HOURS) }
}

/** Names of CTEs. */
const GATHERED = {
  devices: sql.id("gathered"),
  mine: sql.id("gathered_of_reader"),
  groups: sql.id("gathered_of_groups"),
}
const GATHERED_BY_SEARCH = sql.id("gathered_by_search")

/**
 * The CTE that gathers the open issues of a filter once, with the reader's right to them, instead of once per group of windows
 * and per count: the user's own, those of few devices, or those of the user's groups; null: they are found along the indexes of all.
 */
export function gatheredFrom(
  filter: TriageFilter,
  { reach, hasFewGroupIssues }: TriageReader,
): keyof typeof GATHERED | null {
  if (filter.tab === "closed") return null
  if (filter.tab === "mine" || filter.assignee === "me") return "mine"
  if (reach?.isSmall) return "devices"
  return isOfGroups(filter) && hasFewGroupIssues ? "groups" : null
}

export const isOfGroups = ({ tab, assignee }: TriageFilter) => tab === "group" || assignee === "groups"

/** The tables from which the issues of a filter are read; the conditions call them `issue`. */
export function issuesOf(filter: TriageFilter, reader: TriageReader) {
  const from = gatheredFrom(filter, reader)
  return from ? sql`${GATHERED[from]} as issue` : sql`issue`
}

const GATHERED_COLUMNS = sql.raw(`id, device_id, title, issue_type, priority, state, assigned_user_id,
  assigned_user_group_id, activation_on, window_end_on, changed_on`)

/**
 * The CTEs in which these filters read; empty when they need none.
 *
 * @param rows  rows that are walked at most
 */
export function gatheredIssues(filters: readonly TriageFilter[], reader: TriageReader, rows: number) {
  const { reach } = reader
  const wanted = new Set(filters.map((filter) => gatheredFrom(filter, reader)))
  const found: RawBuilder<unknown>[] = []
  const readable = reach ? sql`and ${isDeviceVisible("issue.device_id", reach, { rows })}` : sql``
  if (reach && wanted.has("devices")) {
    const devices = sql`(select distinct device_id from ${devicesGranting(reach.userId, reach.authority)} granting)`
    // Without the lateral join the planner expects more devices, and walks the open issues of all.
    found.push(sql`${GATHERED.devices} as materialized (
      select of_device.* from ${devices} device cross join lateral (select ${GATHERED_COLUMNS} from issue
        where issue.device_id = device.device_id and ${isOneOf("issue.state", OPEN_STATES)} offset 0) of_device)`)
  }
  if (wanted.has("mine"))
    found.push(sql`${GATHERED.mine} as materialized (
      select ${GATHERED_COLUMNS} from issue
      where issue.assigned_user_id = ${reader.userId} and issue.state <> 'CLOSED' ${readable})`)
  if (wanted.has("groups"))
    found.push(sql`${GATHERED.groups} as materialized (
      select of_group.* from unnest(${reader.userGroupIds}::uuid[]) as mine(id)
        cross join lateral (${openIssuesOfGroup(GATHERED_COLUMNS)} ${readable} offset 0) of_group)`)
  return found
}

/** What a search finds, as the table from which issues are read. */
export const FOUND_BY_SEARCH = sql`${GATHERED_BY_SEARCH} as issue`

/** The CTE that gathers what meets all conditions of a filter with a search. */
export const gatheredBySearch = (conditions: readonly Condition[], limit: number) =>
  sql`${GATHERED_BY_SEARCH} as materialized (
    select ${GATHERED_COLUMNS} from issue where ${and(conditions)} limit ${sql.lit(limit)})`

const openIssuesOfGroup = (columns: RawBuilder<unknown>) =>
  sql`select ${columns} from issue where issue.assigned_user_group_id = mine.id and issue.state <> 'CLOSED'`

/** More open issues of the user's groups than this are not gathered. */
const GATHERED_OF_GROUPS_MAX = 2000
/** Only selects the plan of a list, so that it may be a minute old. */
const fewGroupIssues = new Cache<boolean>({ max: 10_000, ttlMs: MS_PER_MINUTE })

/** Whether the open issues of these groups are few. */
export async function haveFewIssues(db: Db, userGroupIds: readonly string[]): Promise<boolean> {
  if (userGroupIds.length === 0) return true
  const key = userGroupIds.join()
  const known = fewGroupIssues.get(key)
  if (known !== undefined) return known
  const rows = await COUNTED_OF_GROUPS(db, { userGroupIds })
  const areFew = Number(rows[0]?.count) <= GATHERED_OF_GROUPS_MAX
  fewGroupIssues.set(key, areFew)
  return areFew
}

const COUNTED_OF_GROUPS = compileSqlOnce((p: { userGroupIds: readonly string[] }) => {
  const limit = sql.lit(GATHERED_OF_GROUPS_MAX + 1)
  return sql<{
    count: string
  }>`select count(*) as count from (select from unnest(${hiddenFromPlanner(p.userGroupIds, "uuid[]")}) as mine(id)
      cross join lateral (${openIssuesOfGroup(sql``)} limit ${limit}) one limit ${limit}) counted`
})

/**
 * @param rows  rows that are walked at most
 * @param names  what the words of the filter's search name
 */
export function filterConditions(
  filter: TriageFilter,
  reader: TriageReader,
  rows: number,
  limits: WindowLimits,
  names: NamesOfWords,
): Condition[] {
  const found = [stateCondition(filter), ...tabConditions(filter, reader, limits)]
  if (filter.types.length > 0) found.push(isOneOf("issue.issue_type", filter.types))
  if (filter.priorities.length > 0) found.push(isOneOf("issue.priority", filter.priorities))
  if (filter.assignee) found.push(assigneeCondition(filter.assignee, reader))
  found.push(...searchConditions(searchWords(filter.search), names))
  if (reader.reach && gatheredFrom(filter, reader) === null)
    found.push(isDeviceVisible("issue.device_id", reader.reach, { rows }))
  return found
}

/** Values of the product's own lists, as literals: each choice has a plan of its own. */
function isOneOf(column: string, values: readonly string[]): Condition {
  return sql`${sql.ref(column)} in (${sql.join(values.map((value) => sql.lit(value)))})`
}

/** Written as the indexes of open issues have it. */
function stateCondition({ tab, states }: TriageFilter): Condition {
  if (tab === "closed") return sql`issue.state = 'CLOSED'`
  const open = OPEN_STATES.filter((state) => states.length === 0 || states.includes(state))
  if (open.length === 0) return sql`false`
  if (open.length < OPEN_STATES.length)
    return sql`(issue.state <> 'CLOSED' and ${isOneOf("issue.state", open)})`
  return sql`issue.state <> 'CLOSED'`
}

function tabConditions({ tab }: TriageFilter, reader: TriageReader, limits: WindowLimits): Condition[] {
  if (tab === "mine") return [assigneeCondition("me", reader)]
  if (tab === "group") return [assigneeCondition("groups", reader)]
  if (tab === "pending") return [sql`issue.state = 'APPROVAL_PENDING'`]
  if (tab === "reported") return [IS_REPORTED]
  return tab === "over" ? [windowCondition("over", limits)] : []
}

/** Reported without signing in, and not decided yet. */
const IS_REPORTED: Condition = sql`(issue.state = 'NEW' and issue.id in (select issue_id from fault_report))`

function assigneeCondition(choice: NonNullable<TriageFilter["assignee"]>, reader: TriageReader): Condition {
  if (choice === "me") return sql`issue.assigned_user_id = ${reader.userId}`
  if (choice === "groups") return sql`issue.assigned_user_group_id = ${anyOfIds(reader.userGroupIds)}`
  return sql`(issue.assigned_user_id is null and issue.assigned_user_group_id is null)`
}

/** See `windowGroup`. */
export function windowCondition(group: WindowGroup, { now, soonEnd, lastEnd }: WindowLimits): Condition {
  switch (group) {
    case "now":
      return sql`(issue.window_end_on > ${now} and issue.window_end_on <= ${lastEnd}
        and issue.activation_on <= ${now})`
    case "soon":
      return sql`(issue.activation_on > ${now} and issue.activation_on <= ${soonEnd})`
    case "later":
      return sql`issue.activation_on > ${soonEnd}`
    case "over":
      return sql`issue.window_end_on <= ${now}`
  }
}

/** Ids of what a word names. */
interface NamesOfWord {
  devices: readonly string[]
  users: readonly string[]
  groups: readonly string[]
}

export type NamesOfWords = ReadonlyMap<string, NamesOfWord>

/**
 * What the words of searches name: machines, without separators, and people and groups that an issue is assigned to.
 * Read before the search itself: of ids that a statement finds on its way the planner expects many rows, and walks all issues.
 */
export async function namesOfWords(db: Db, searches: readonly string[]): Promise<NamesOfWords> {
  const words = [...new Set(searches.flatMap(searchWords))]
  if (words.length === 0) return new Map()
  return NAMED.read(db, JSON.stringify(words), () => readNames(db, words))
}

/** The pages of a search, and its open and its closed issues, are read with the same words. */
const NAMED = new ReadCache<NamesOfWords>({ tables: ["device", "app_user", "user_group"], max: 100 })

async function readNames(db: Db, words: readonly string[]): Promise<NamesOfWords> {
  const limit = sql.lit(NAME_MATCHES_MAX)
  const person = sql`username || ' ' || firstname || ' ' || surname || ' ' || email`
  const names = words.map(
    (word) => sql`select ${word}::text as word,
      to_json(array(select id from device where name_key ilike ${containsPattern(searchKey(word))} limit ${limit})) as devices,
      to_json(array(select id from app_user where (${person}) ilike ${containsPattern(word)} limit ${limit})) as users,
      to_json(array(select id from user_group where name ilike ${containsPattern(word)} limit ${limit})) as groups`,
  )
  const { rows } = await sql<NamesOfWord & { word: string }>`${sql.join(names, sql` union all `)}`.execute(db)
  return new Map(rows.map((row) => [row.word, row]))
}

/** Only the rarest word is looked up in the indexes: see `containsText`. */
function searchConditions(words: readonly string[], names: NamesOfWords): Condition[] {
  const rarest = mostSelective(words)
  return words.map((word) => {
    const condition = wordCondition(word, names.get(word))
    return word === rarest ? condition : sql`(${condition}) is true`
  })
}

/** A word of a title, or of what the issue belongs to. */
function wordCondition(word: string, names: NamesOfWord | undefined): Condition {
  const named = [
    ["issue.device_id", names?.devices],
    ["issue.assigned_user_id", names?.users],
    ["issue.assigned_user_group_id", names?.groups],
  ] as const
  const places = named.flatMap(([column, ids]) =>
    ids?.length ? [sql<boolean>`${sql.ref(column)} = ${anyOfIds(ids)}`] : [],
  )
  return sql`(${sql.join([titleCondition(word, searchKey(word)), ...places], sql` or `)})`
}

function titleCondition(word: string, key: string): Condition {
  if (key.length >= TRIGRAM_LENGTH) return sql`issue.title ilike ${containsPattern(word)}`
  const escaped = word.replace(/[\\%_]/g, (character) => `\\${character}`)
  const pattern = (text: string) => new SearchPattern(text) as unknown as string
  return sql`(issue.title ilike ${pattern(`${escaped}%`)} or issue.title ilike ${pattern(`% ${escaped}%`)})`
}
