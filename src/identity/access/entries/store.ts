/**
 * Access entries of every kind. Each kind is one query with the same columns; the review is their union, filtered,
 * ordered and paged by the database. A new kind needs a function here and a name in `ACCESS_KINDS`.
 */

import { type RawBuilder, sql } from "kysely"
import { itemAt } from "../../../base/assert.ts"
import type { Db } from "../../../base/deps.ts"
import {
  containsPattern,
  type Page,
  type PageRequest,
  pageOffset,
  TOTAL_COUNT_MAX,
} from "../../../base/page-request.ts"
import { sortOrder } from "../../../db/sorting.ts"
import { isConfirmed } from "../../users/confirmation/store.ts"
import { ACCESS_SORTS, type AccessKind } from "../rules.ts"
import { liveSignIns } from "../store.ts"

export interface AccessRow {
  kind: AccessKind
  id: string
  user_id: string
  username: string
  display_name: string
  /** A token's or passkey's name; a sign-in's user agent. */
  name: string
  since: Date
  last_used_on: Date | null
  expires_on: Date | null
  address: string
  /** Suspended: its owner is locked, or has to sign in before it works again. */
  suspended: boolean
}

export interface AccessFilter {
  kind?: AccessKind
  userId?: string
}

const USER_COLUMNS = sql`app_user.id as user_id, app_user.username,
  coalesce(nullif(trim(concat(app_user.firstname, ' ', app_user.surname)), ''), app_user.username) as display_name`

/** Browsers and API clients that are signed in. */
function signInAccess(db: Db, now: Date): RawBuilder<AccessRow> {
  const live = liveSignIns(db, now).select([
    "sign_in.id",
    "sign_in.kind",
    "sign_in.user_id",
    "sign_in.user_agent",
    "sign_in.started_on",
    "sign_in.last_seen_on",
    "sign_in.address",
    sql<Date>`greatest(sign_in.expires_on, sign_in.refresh_expires_on)`.as("expires_on"),
  ])
  return sql`select live.kind, live.id, ${USER_COLUMNS}, live.user_agent as name, live.started_on as since,
      live.last_seen_on as last_used_on, live.expires_on, live.address, false as suspended
    from (${live}) live join app_user on app_user.id = live.user_id`
}

/**
 * API tokens. Those of a locked owner are included: they are suspended, and work again when the owner is unlocked.
 */
function apiTokenAccess(now: Date): RawBuilder<AccessRow> {
  return sql`select 'API_TOKEN' as kind, api_token.id, ${USER_COLUMNS}, api_token.name, api_token.created_on as since,
      api_token.last_used_on, api_token.expires_on, api_token.last_address as address,
      not (app_user.locked_reason is null and app_user.deprovisioned_on is null and ${isConfirmed(now)}
        and coalesce(app_user.expires_on, 'infinity') > ${now}) as suspended
    from api_token join app_user on app_user.id = api_token.user_id
    where api_token.revoked_on is null and api_token.expires_on > ${now}`
}

/** They allow a sign-in without a password, and remain valid until they are removed. */
function passkeyAccess(): RawBuilder<AccessRow> {
  return sql`select 'PASSKEY' as kind, passkey.id, ${USER_COLUMNS}, passkey.name, passkey.created_on as since,
      passkey.last_used_on, null::timestamptz as expires_on, '' as address, false as suspended
    from passkey join app_user on app_user.id = passkey.user_id where app_user.deleted_on is null`
}

/** All kinds of entries. */
function allAccess(db: Db, now: Date): RawBuilder<AccessRow> {
  return sql`(${sql.join([signInAccess(db, now), apiTokenAccess(now), passkeyAccess()], sql` union all `)})`
}

/** What the review can be sorted by. What was never used comes before all, what never ends after all. */
const SORT_COLUMNS: Record<(typeof ACCESS_SORTS)["fields"][number], RawBuilder<unknown>> = {
  since: sql`since`,
  user: sql`lower(display_name)`,
  lastUsedOn: sql`coalesce(last_used_on, '-infinity')`,
  expiresOn: sql`coalesce(expires_on, 'infinity')`,
}

function orderOf(request: PageRequest): RawBuilder<unknown> {
  const { field, direction } = sortOrder(request, ACCESS_SORTS)
  return sql`${SORT_COLUMNS[field]} ${sql.raw(direction)}, id ${sql.raw(direction)}`
}

/** One page of access entries, newest first unless sorted otherwise. The search covers users, names and addresses. */
export async function accessPage(
  db: Db,
  filter: AccessFilter,
  request: PageRequest,
  now: Date,
): Promise<Page<AccessRow>> {
  const conditions = [
    sql`true`,
    ...(filter.kind ? [sql`kind = ${filter.kind}`] : []),
    ...(filter.userId ? [sql`user_id = ${filter.userId}`] : []),
    ...(request.search
      ? [
          sql`(username || ' ' || display_name || ' ' || name || ' ' || address) ilike ${containsPattern(request.search)}`,
        ]
      : []),
  ]
  const wanted = sql`from ${allAccess(db, now)} access where ${sql.join(conditions, sql` and `)}`
  // Ordered across kinds, so all are read anyway, and counted on the way.
  const found = await sql<AccessRow & { total: string }>`select *, count(*) over () as total ${wanted}
    order by ${orderOf(request)} limit ${sql.lit(request.size)} offset ${sql.lit(pageOffset(request))}`.execute(
    db,
  )
  const total = found.rows[0]?.total ?? (request.page > 1 ? await countRows(db, wanted) : 0)
  return {
    rows: found.rows,
    page: request.page,
    size: request.size,
    total: Math.min(Number(total), TOTAL_COUNT_MAX),
  }
}

async function countRows(db: Db, wanted: RawBuilder<unknown>): Promise<string> {
  const counted = await sql<{ total: string }>`select count(*) as total ${wanted}`.execute(db)
  return itemAt(counted.rows, 0).total
}
