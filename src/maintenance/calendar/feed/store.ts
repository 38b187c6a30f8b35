/** Secret addresses of calendar feeds: one per user, stored as a hash. */
import type { Actor } from "../../../base/authorities.ts"
import { hoursBefore } from "../../../base/clock.ts"
import type { Db } from "../../../base/deps.ts"
import { deleteRowsWith, findColumns, upsertRow } from "../../../db/rows.ts"
import { runStatement, textStatement } from "../../../db/statement-cache.ts"
import { ACTOR_COLUMNS, isActiveUser, wordsOf } from "../../../identity/authorization/actor-query/store.ts"
import { CONFIRMED_UNTIL } from "../../../identity/users/confirmation/store.ts"

export interface CalendarFeed {
  createdOn: Date
  /** Null: never read. */
  readOn: Date | null
}

export async function findFeed(db: Db, userId: string): Promise<CalendarFeed | null> {
  const row = await findColumns(db, "calendar_feed", ["created_on", "read_on"], { user_id: userId })
  return row ? { createdOn: row.created_on, readOn: row.read_on } : null
}

/** Replaces the user's feed: the address before it is void. */
export async function saveFeed(tx: Db, userId: string, tokenHash: Buffer, now: Date): Promise<void> {
  const feed = { token_hash: tokenHash, created_on: now, read_on: null }
  await upsertRow(tx, "calendar_feed", { user_id: userId }, feed)
}

/** @returns false when the user has none */
export function deleteFeed(tx: Db, userId: string): Promise<boolean> {
  return deleteRowsWith(tx, "calendar_feed", { user_id: userId })
}

export type FeedReader = Pick<Actor, "userId" | "userGroupIds" | "isSuperuser" | "language">

interface FeedRow {
  user_id: string
  superuser: boolean
  language: string | null
  browser_language: string | null
  group_ids: string
}

const READER = textStatement<FeedRow>(`
  select ${ACTOR_COLUMNS}, app_user.browser_language from calendar_feed join app_user on app_user.id = calendar_feed.user_id
  where calendar_feed.token_hash = $1 and app_user.deleted_on is null and ${isActiveUser("$2")}
    and coalesce(${CONFIRMED_UNTIL}, 'infinity') > $2`)

/** The user of a feed with the user's rights now; null for an unknown address, and while the user may not sign in. */
export async function findFeedReader(db: Db, tokenHash: Buffer, now: Date): Promise<FeedReader | null> {
  const [row] = await runStatement(db, READER([tokenHash, now]))
  if (!row) return null
  const { user_id: userId, superuser: isSuperuser } = row
  // Calendar programs name no language.
  const language = row.language ?? row.browser_language
  return { userId, isSuperuser, language, userGroupIds: wordsOf(row.group_ids) }
}

/** At most once an hour: calendar programs read often. */
export async function recordFeedRead(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable("calendar_feed")
    .set({ read_on: now })
    .where("token_hash", "=", tokenHash)
    .where((eb) => eb.or([eb("read_on", "is", null), eb("read_on", "<", hoursBefore(now, 1))]))
    .execute()
}
