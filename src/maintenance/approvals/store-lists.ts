/** Lists of approval requests: those waiting for a user's vote, and a user's own. Newest first, by id, or sorted. */
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../base/deps.ts"
import type { Page, PageRequest } from "../../base/page-request.ts"
import { paginate, planPage } from "../../db/pagination.ts"
import { containsText } from "../../db/search.ts"
import { sortOrder } from "../../db/sorting.ts"
import type { ApprovalRequest } from "./contract.ts"
import { APPROVAL_SORTS, type Voter } from "./rules.ts"
import { approvalRecords, toApprovalRequest } from "./store.ts"

export type ApprovalListName =
  | "assignedActive"
  | "assigned"
  | "createdActive"
  | "created"
  | "approvedRecordings"

export async function approvalsPage(
  db: Db,
  name: ApprovalListName,
  reader: Voter,
  request: PageRequest,
  now: Date,
): Promise<Page<ApprovalRequest>> {
  const matches = request.search ? containsText("request.title", request.search) : null
  const pagePlan = planPage(request, "approvals", name, reader.userId)
  const { field, direction } = sortOrder(request, APPROVAL_SORTS)
  const scan = { limit: pagePlan.rows, direction: sql.raw(direction), by: SORT_COLUMNS[field] }
  const wanted = LISTS[name](reader, matches, scan, now)
  const found = db
    .selectFrom(sql<{ id: string; place: unknown }>`(${wanted})`.as("request"))
    .select("request.id")
    .orderBy("request.place", direction)
    .orderBy("request.id", direction)
  const { ids, total } = await paginate(db, found, pagePlan)
  const records = await approvalRecords(db, ids)
  return {
    rows: records.map((record) => toApprovalRequest(record, reader)),
    page: request.page,
    size: request.size,
    total,
  }
}

/** Ids rise with the moments of creation. */
const SORT_COLUMNS = {
  createdOn: null,
  startTime: sql.ref("request.start_on"),
  title: sql`lower(request.title)`,
} as const

/** A larger count is not exact: the navigation shows two digits. */
const OPEN_VOTES_COUNTED_MAX = 100

/** Requests that wait for the voter's decision: those of the list `assignedActive` without an active vote of theirs. */
export async function countOpenVotes(db: Db, voter: Voter): Promise<number> {
  if (voter.userGroupIds.length === 0) return 0
  const pending = LISTS.assignedActive(voter, null, SCAN_OPEN_VOTES, new Date(0))
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (${pending}) as request
    where not exists (select from approval_entry vote
      where vote.approval_request_id = request.id and vote.type = 'VOTE' and vote.created_by = ${voter.userId}
        and not exists (select from approval_entry later
          where later.approval_request_id = vote.approval_request_id and later.sequence > vote.sequence
            and (later.type = 'OBJECT_CHANGE'
              or later.type = 'RETRACT_VOTE' and later.created_by = vote.created_by)))`.execute(db)
  return rows[0]?.count ?? 0
}

const SCAN_OPEN_VOTES: ScanOptions = { limit: OPEN_VOTES_COUNTED_MAX, direction: sql.raw("desc"), by: null }

type Fragment = RawBuilder<unknown>

/** How far a list is walked, from its last end (`desc`) or its first. */
interface ScanOptions {
  limit: number
  direction: Fragment
  /** Column of `request`; null: the id. */
  by: Fragment | null
}

/**
 * The first `limit` rows at least of a list, with their `id` and their `place` in its order; more may come, in any
 * order. `matches` is null without a search.
 */
type ListQuery = (reader: Voter, matches: Fragment | null, pagePlan: ScanOptions, now: Date) => Fragment

const createdList = (more: Fragment): ListQuery => {
  return ({ userId }, matches, { limit, direction, by }) => sql`
    select id, ${by ?? sql`id`} as place from approval_request request
    where created_by = ${userId} and ${matches ?? sql`true`} and ${more}
    order by 2 ${direction}, id ${direction} limit ${sql.lit(limit)}`
}

const LISTS: Record<ApprovalListName, ListQuery> = {
  created: createdList(sql`true`),
  createdActive: createdList(sql`state = 'APPROVAL_PENDING'`),
  approvedRecordings: (reader, matches, pagePlan, now) =>
    createdList(sql`object_type = 'RECORDING' and state = 'APPROVED'
      and start_on + duration_hours * interval '1 hour' > ${now}`)(reader, matches, pagePlan, now),
  assignedActive: (reader, matches, pagePlan) => {
    const mayDecide = sql`named.is_pending and (named.vote_right = 'OVERRULE' or (
      select created_by from approval_request request where request.id = named.approval_request_id) <> ${reader.userId})`
    return listOfGroups(reader, mayDecide, matches, pagePlan)
  },
  assigned: (reader, matches, pagePlan) => listOfGroups(reader, sql`true`, matches, pagePlan),
}

function listOfGroups(reader: Voter, more: Fragment, matches: Fragment | null, scan: ScanOptions): Fragment {
  const isWalkedByGroup = matches === null && scan.by === null
  return isWalkedByGroup
    ? pageOfGroups(reader, more, scan)
    : searchInGroups(reader, more, matches ?? sql`true`, scan)
}

/** Each group's first, along its index; then the first of those. */
function pageOfGroups({ userGroupIds }: Voter, more: Fragment, { limit, direction }: ScanOptions): Fragment {
  return sql`
    select distinct found.id, found.id as place from unnest(${[...userGroupIds]}::uuid[]) as mine(id)
    cross join lateral (
      select distinct named.approval_request_id as id from approval_request_group named
      where named.user_group_id = mine.id and ${more}
      order by 1 ${direction} limit ${sql.lit(limit)}) found
    order by 1 ${direction} limit ${sql.lit(limit)}`
}

/** What the search finds, or all along the index of the order, as far as it is the groups'. */
function searchInGroups(
  { userGroupIds }: Voter,
  more: Fragment,
  matches: Fragment,
  { limit, direction, by }: ScanOptions,
): Fragment {
  return sql`
    select request.id, ${by ?? sql`request.id`} as place from approval_request request
    where ${matches} and exists (select from approval_request_group named
      where named.approval_request_id = request.id
        and named.user_group_id = any(${[...userGroupIds]}::uuid[]) and ${more})
    order by 2 ${direction}, request.id ${direction} limit ${sql.lit(limit)}`
}
