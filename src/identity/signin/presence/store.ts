/**
 * When each sign-in was last seen and last did something. Remembered in this process to the millisecond, and written down
 * at most once a minute per sign-in, so that no request waits for a write.
 */
import type { Db } from "../../../base/deps.ts"
import { PRESENCE_SAVE_INTERVAL_MS } from "../rules.ts"

interface Presence {
  seenAtMs: number
  activeAtMs: number
  savedAtMs: number
}

/** Sign-ins kept in memory; the database has the others to the minute. */
const PRESENCES_MAX = 10_000
/** By sign-in; ids are unique over all databases. */
const presences = new Map<string, Presence>()

/** @param stored  what the database says, up to a minute old */
export function lastActivity(signInId: string, stored: Date): Date {
  return new Date(Math.max(presences.get(signInId)?.activeAtMs ?? 0, stored.getTime()))
}

/**
 * Remembers that a sign-in was seen.
 *
 * @param isActive  a person did something, as against a page that asks by itself
 * @returns the write that is due now, not to be waited for by a request; null when the last one is fresh
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
  if (presences.size > PRESENCES_MAX) presences.delete(presences.keys().next().value!)
  return isDue ? savePresence(db, signInId, next) : null
}

async function savePresence(db: Db, signInId: string, { seenAtMs, activeAtMs }: Presence): Promise<void> {
  const seen = new Date(seenAtMs)
  await db
    .updateTable("sign_in")
    .set((eb) => ({
      last_seen_on: eb.fn("greatest", ["last_seen_on", eb.val(seen)]),
      ...(activeAtMs > 0 && {
        active_on: eb.fn<Date>("greatest", ["active_on", eb.val(new Date(activeAtMs))]),
      }),
    }))
    .where("id", "=", signInId)
    .where("revoked_on", "is", null)
    .execute()
}
