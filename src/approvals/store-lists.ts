/** Lists of approval requests: what waits for a person, what a person asked for. Newest first: ids are in that order. */
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../base/deps.ts"
import { likeAnywhere, offsetOf, type Page, type PageRequest, TOTAL_COUNTED_MAX } from "../base/paging.ts"
import type { ApprovalRequest } from "./contract.ts"
import type { Voter } from "./rules.ts"
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
  const matches = request.search ? sql`request.title ilike ${likeAnywhere(request.search)}` : null
  const wanted = (limit: number) => LISTS[name](reader, matches, limit, now)
  const found = await sql<{ id: string }>`
    select id from (${wanted(offsetOf(request) + request.size)}) wanted
    order by id desc limit ${request.size} offset ${offsetOf(request)}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (
      select id from (${wanted(TOTAL_COUNTED_MAX)}) wanted limit ${sql.lit(TOTAL_COUNTED_MAX)}) counted`.execute(
    db,
  )
  const records = await approvalRecords(
    db,
    found.rows.map(({ id }) => id),
  )
  return {
    rows: records.map((record) => toApprovalRequest(record, reader)),
    page: request.page,
    size: request.size,
    total: counted.rows[0]?.total ?? 0,
  }
}

type Fragment = RawBuilder<unknown>

/** The newest `limit` ids at least of a list; more may come, in any order. `matches` is null without a search. */
type ListQuery = (reader: Voter, matches: Fragment | null, limit: number, now: Date) => Fragment

const createdWhere = (more: Fragment): ListQuery => {
  return ({ userId }, matches, limit) => sql`
    select id from approval_request request
    where created_by = ${userId} and ${matches ?? sql`true`} and ${more}
    order by id desc limit ${limit}`
}

const LISTS: Record<ApprovalListName, ListQuery> = {
  created: createdWhere(sql`true`),
  createdActive: createdWhere(sql`state = 'APPROVAL_PENDING'`),
  approvedRecordings: (reader, matches, limit, now) =>
    createdWhere(sql`object_type = 'RECORDING' and state = 'APPROVED'
      and start_on + duration_hours * interval '1 hour' > ${now}`)(reader, matches, limit, now),
  assignedActive: (reader, matches, limit) => {
    const mayDecide = sql`named.waits and (named.vote_right = 'OVERRULE' or request.created_by <> ${reader.userId})`
    return matches ? searched(reader, mayDecide, matches, limit) : newestOfGroups(reader, mayDecide, limit)
  },
  assigned: (reader, matches, limit) =>
    matches ? searched(reader, sql`true`, matches, limit) : newestOfGroups(reader, sql`true`, limit),
}

/** Each group's newest, along its index; then the newest of those. */
function newestOfGroups({ userGroupIds }: Voter, more: Fragment, limit: number): Fragment {
  return sql`
    select distinct newest.id from unnest(${[...userGroupIds]}::uuid[]) as mine(id)
    cross join lateral (
      select distinct named.approval_request_id as id from approval_request_group named
      join approval_request request on request.id = named.approval_request_id
      where named.user_group_id = mine.id and ${more}
      order by 1 desc limit ${limit}) newest
    order by 1 desc limit ${limit}`
}

/** What the search finds, as far as it is the groups'. */
function searched({ userGroupIds }: Voter, more: Fragment, matches: Fragment, limit: number): Fragment {
  return sql`
    select request.id from approval_request request
    where ${matches} and exists (select from approval_request_group named
      where named.approval_request_id = request.id
        and named.user_group_id = any(${[...userGroupIds]}::uuid[]) and ${more})
    order by request.id desc limit ${limit}`
}
