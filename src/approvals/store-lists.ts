/** Lists of approval requests: what waits for a person, what a person asked for. Newest first: ids are in that order. */
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../base/deps.ts"
import type { Page, PageRequest } from "../base/paging.ts"
import { holdsText } from "../base/search.ts"
import { cutPage, walkOf } from "../base/total.ts"
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
  const matches = request.search ? holdsText("request.title", request.search) : null
  const walk = walkOf(request, "approvals", name, reader.userId)
  const wanted = LISTS[name](reader, matches, walk.rows, now)
  const found = db
    .selectFrom(sql<{ id: string }>`(${wanted})`.as("request"))
    .select("request.id")
    .orderBy("request.id", "desc")
  const { ids, total } = await cutPage(db, found, walk)
  const records = await approvalRecords(db, ids)
  return {
    rows: records.map((record) => toApprovalRequest(record, reader)),
    page: request.page,
    size: request.size,
    total,
  }
}

type Fragment = RawBuilder<unknown>

/** The newest `limit` ids at least of a list; more may come, in any order. `matches` is null without a search. */
type ListQuery = (reader: Voter, matches: Fragment | null, limit: number, now: Date) => Fragment

const createdWhere = (more: Fragment): ListQuery => {
  return ({ userId }, matches, limit) => sql`
    select id from approval_request request
    where created_by = ${userId} and ${matches ?? sql`true`} and ${more}
    order by id desc limit ${sql.lit(limit)}`
}

const LISTS: Record<ApprovalListName, ListQuery> = {
  created: createdWhere(sql`true`),
  createdActive: createdWhere(sql`state = 'APPROVAL_PENDING'`),
  approvedRecordings: (reader, matches, limit, now) =>
    createdWhere(sql`object_type = 'RECORDING' and state = 'APPROVED'
      and start_on + duration_hours * interval '1 hour' > ${now}`)(reader, matches, limit, now),
  assignedActive: (reader, matches, limit) => {
    const mayDecide = sql`named.waits and (named.vote_right = 'OVERRULE' or (
      select created_by from approval_request request where request.id = named.approval_request_id) <> ${reader.userId})`
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
      where named.user_group_id = mine.id and ${more}
      order by 1 desc limit ${sql.lit(limit)}) newest
    order by 1 desc limit ${sql.lit(limit)}`
}

/** What the search finds, as far as it is the groups'. */
function searched({ userGroupIds }: Voter, more: Fragment, matches: Fragment, limit: number): Fragment {
  return sql`
    select request.id from approval_request request
    where ${matches} and exists (select from approval_request_group named
      where named.approval_request_id = request.id
        and named.user_group_id = any(${[...userGroupIds]}::uuid[]) and ${more})
    order by request.id desc limit ${sql.lit(limit)}`
}
