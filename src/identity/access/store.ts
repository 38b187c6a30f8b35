/** Sign-ins that are live now. */

import { sql } from "kysely"
import type { Db } from "../../base/deps.ts"
import type { Page, PageRequest } from "../../base/page-request.ts"
import { type ListParent, scannedList } from "../../db/paged-list.ts"
import { findValue, type RowOf } from "../../db/rows.ts"
import { PRESENCE_SAVE_INTERVAL_MS } from "../signin/rules.ts"
import { isConfirmed } from "../users/confirmation/store.ts"

/** Restricts a list to one user's sign-ins; all users' without. */
export interface SignInFilter {
  userId?: string
}

/**
 * Live sign-ins: a token still works or can be refreshed, the user may sign in, and a browser is not idle. The last
 * activity is stored to a minute, so a sign-in that has just become idle may stay listed for that long.
 */
export function liveSignIns(db: Db, now: Date) {
  const idleSeconds = sql`(select inactivity_seconds + ${sql.lit(PRESENCE_SAVE_INTERVAL_MS / 1000)} from installation_settings)`
  return (
    db
      .selectFrom("sign_in")
      .innerJoin("app_user", "app_user.id", "sign_in.user_id")
      .where("sign_in.revoked_on", "is", null)
      .where(sql<Date>`greatest(sign_in.expires_on, sign_in.refresh_expires_on)`, ">", now)
      .where("app_user.locked_reason", "is", null)
      .where("app_user.deprovisioned_on", "is", null)
      .where(isConfirmed(now))
      // Word for word the index's expression.
      .where(
        sql<boolean>`(case when sign_in.kind = 'API' then 'infinity'::timestamptz else sign_in.active_on end)
        > ${now}::timestamptz - make_interval(secs => ${idleSeconds})`,
      )
  )
}

const SIGN_IN_COLUMNS = [
  "sign_in.id",
  "sign_in.family_id",
  "sign_in.kind",
  "sign_in.user_agent",
  "sign_in.address",
  "sign_in.methods",
  "sign_in.started_on",
  "sign_in.last_seen_on",
  "sign_in.expires_on",
  "sign_in.refresh_expires_on",
  "app_user.id as user_id",
  "app_user.username",
  "app_user.firstname",
  "app_user.surname",
] as const

/** What is shown of a sign-in. */
function signInRows(db: Db) {
  return db
    .selectFrom("sign_in")
    .innerJoin("app_user", "app_user.id", "sign_in.user_id")
    .select(SIGN_IN_COLUMNS)
}

export type SignInRow = RowOf<typeof signInRows>

/** One page of live sign-ins, newest first. */
export function signInsPage(
  db: Db,
  filter: SignInFilter,
  request: PageRequest,
  now: Date,
  parent?: ListParent<SignInFilter>,
): Promise<Page<SignInRow>> {
  return SIGN_INS.page(db, { ...filter, now }, null, request, (row) => row, parent)
}

const SIGN_INS = scannedList({
  name: "sign-ins",
  sorts: { fields: ["id"], defaultSort: "-id" },
  columns: { id: "sign_in.id" },
  id: "sign_in.id",
  rows: signInRows,
  ids(db, { now, userId, search }: SignInFilter & { now: Date; search?: string }) {
    let wanted = liveSignIns(db, now)
    if (userId !== undefined) wanted = wanted.where("sign_in.user_id", "=", userId)
    if (search) wanted = wanted.where(SEARCHED, "ilike", search)
    return wanted.select("sign_in.id")
  },
})

const SEARCHED = sql<string>`(app_user.username || ' ' || app_user.firstname || ' ' || app_user.surname || ' ' ||
  sign_in.address || ' ' || sign_in.user_agent)`

/** Whose live sign-in it is; null when there is none of this id. */
export async function findSignInOwner(db: Db, signInId: string, now: Date): Promise<string | null> {
  const row = await liveSignIns(db, now)
    .select("sign_in.user_id")
    .where("sign_in.id", "=", signInId)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** The family of a sign-in: refreshing changes the row, not the family. */
export async function findSignInFamily(db: Db, signInId: string): Promise<string | null> {
  return findValue(db, "sign_in", "family_id", { id: signInId })
}
