/**
 * Last presence and last activity of each sign-in: kept in memory to the millisecond and saved at most once a minute
 * per sign-in, so that no request waits for a write.
 */
import { deleteOldest } from "../../../base/cache.ts"
import type { Db, Deps } from "../../../base/deps.ts"
import { PRESENCE_SAVE_INTERVAL_MS } from "../rules.ts"

interface Presence {
  seenAtMs: number
  activeAtMs: number
  savedAtMs: number
}

/** Maximum number of sign-ins in memory; of the others the database has the times to the minute. */
const PRESENCES_MAX = 10_000

export class SignInPresences {
  private readonly presences = new Map<string, Presence>()

  /** @param stored  the time in the database, up to a minute old */
  lastActivity(signInId: string, stored: Date): Date {
    return new Date(Math.max(this.presences.get(signInId)?.activeAtMs ?? 0, stored.getTime()))
  }

  /** @returns the presence if it is due to be saved, else null */
  record(signInId: string, isActive: boolean, at: number): Presence | null {
    const known = this.presences.get(signInId)
    const next: Presence = {
      seenAtMs: at,
      activeAtMs: isActive ? at : (known?.activeAtMs ?? 0),
      savedAtMs: known?.savedAtMs ?? 0,
    }
    const isDue = Math.abs(at - next.savedAtMs) >= PRESENCE_SAVE_INTERVAL_MS
    if (isDue) next.savedAtMs = at
    // At the end of the map: the one that was seen longest ago goes first.
    this.presences.delete(signInId)
    this.presences.set(signInId, next)
    if (this.presences.size > PRESENCES_MAX) deleteOldest(this.presences)
    return isDue ? next : null
  }
}

/**
 * Records the presence of a sign-in.
 *
 * @param isActive  true for an action of the user, false for a page's automatic polling
 * @returns the write that is due now, which requests do not await; null when the last write is recent
 */
export function recordPresence(
  { db, state }: Pick<Deps, "db" | "state">,
  signInId: string,
  isActive: boolean,
  now: Date,
): Promise<void> | null {
  const due = state.get(SignInPresences).record(signInId, isActive, now.getTime())
  return due && savePresence(db, signInId, due)
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
