/** Opening, revoking and reading a calendar feed. */
import type { Actor } from "../../../base/authorities.ts"
import { daysAfter, daysBefore } from "../../../base/clock.ts"
import type { Deps } from "../../../base/deps.ts"
import { notFound } from "../../../base/refusal.ts"
import { createToken, hashToken } from "../../../base/token.ts"
import { inTransaction } from "../../../db/transaction.ts"
import { record } from "../../../system/audit/store.ts"
import { triageReader } from "../../issues/triage/store.ts"
import type { CalendarEntry } from "../rules.ts"
import { readCalendar } from "../store.ts"
import { FEED_DAYS_AHEAD, FEED_DAYS_BACK } from "./rules.ts"
import { deleteFeed, type FeedReader, findFeedReader, recordFeedRead, saveFeed } from "./store.ts"

/** @returns the token of the address, which is stored as a hash only; an earlier address is void */
export async function openFeed(deps: Deps, actor: Actor): Promise<string> {
  const token = createToken()
  await inTransaction(deps, async (tx, now) => {
    await saveFeed(tx, actor.userId, hashToken(token), now)
    await record({ tx, actor, now }, "CALENDAR_FEED_OPENED", { type: "user", id: actor.userId }, {})
  })
  return token
}

/** @throws Refusal NOT_FOUND when the user has no feed */
export async function revokeFeed(deps: Deps, actor: Actor): Promise<void> {
  await inTransaction(deps, async (tx, now) => {
    if (!(await deleteFeed(tx, actor.userId))) throw notFound("calendarFeed", actor.userId)
    await record({ tx, actor, now }, "CALENDAR_FEED_REVOKED", { type: "user", id: actor.userId }, {})
  })
}

/**
 * What is assigned to the feed's user and the user's groups, with the rights that the user has now.
 *
 * @throws Refusal NOT_FOUND for an unknown or revoked address, and while the user may not sign in
 */
export async function readFeed(
  deps: Deps,
  token: string,
): Promise<{ reader: FeedReader; entries: CalendarEntry[] }> {
  const now = deps.clock()
  const hash = hashToken(token)
  const found = await findFeedReader(deps.db, hash, now)
  if (!found) throw notFound("calendarFeed", "by token")
  await recordFeedRead(deps.db, hash, now)
  const span = { from: daysBefore(now, FEED_DAYS_BACK), until: daysAfter(now, FEED_DAYS_AHEAD) }
  const reader = await triageReader(deps.db, found)
  const { entries } = await readCalendar(deps.db, reader, { deviceId: null, isOwn: true }, span, now)
  return { reader: found, entries }
}
