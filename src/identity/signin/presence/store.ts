/**
 * Last presence and last activity of each sign-in: kept in memory to the millisecond and saved at most once a minute
 * per sign-in, so that no request waits for a write.
 */
import { deleteOldest } from "../../../base/cache.ts"
import type { Db } from "../../../base/deps.ts"
import { PRESENCE_SAVE_INTERVAL_MS } from "../rules.ts"

interface Presence {
  seenAtMs: number
  activeAtMs: number
  savedAtMs: number
}

/** Maximum number of sign-ins in memory; of the others the database has the times to the minute. */
const PRESENCES_MAX = 10_000
/** By sign-in; ids are unique over all databases. */
const presences = new Map<string, Presence>()

/** @param stored  the time in the database, up to a minute old */
export function lastActivity(signInId: string, stored: Date): Date {
  return new Date(Math.max(presences.get(signInId)?.activeAtMs ?? 0, stored.getTime()))
}

/**
 * Records the presence of a sign-in.
 *
 * @param isActive  true for an action of the user, false for a page's automatic polling
 * @returns the write that is due now, which requests do not await; null when the last write is recent
 */
export function recordPresence(db: Db, signInId: string, isActive: boolean, now: Date): Promise<void> | null {
  const at = now.getTime()
  const known = presences.get(signInId)
  const next: Presence = {
    seenAtMs: at,
    activeAtMs: isActive ? at : (known?.activeAtMs ?? 0),
    savedAtMs: known?.savedAtMs ?? 0,
  }
  const isDue = Math.abs(at - next.savedAtMs) >= PRESENCE_SAVE_INTERVAL_MS
  if (isDue) next.savedAtMs = at
  // At the end of the map: the one that was seen longest ago goes first.
  presences.delete(signInId)
  presences.set(signInId, next)
  if (presences.size > PRESENCES_MAX) deleteOldest(presences)
  return isDue ? savePresence(db, signInId, next) : null
}

async function savePresence(db: Db, signInId: string, { seenAtMs, activeAtMs }: Presence): Promise<void> {
  const seen = new Date(seenAtMs)
  await db
    .updateTable("sign_in")
    .set((eb) => ({
      last_seen_on: eb.fn("greatest", ["last_seen_on", eb.val(seen)]),
      active_on:
        activeAtMs > 0 ? eb.fn<Date>("greatest", ["active_on", eb.val(new Date(activeAtMs))]) : undefined,
    }))
    .where("id", "=", signInId)
    .where("revoked_on", "is", null)
    .execute()
}
