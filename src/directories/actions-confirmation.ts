/**
 * Ends what is left of the sign-ins of people whose directory has not vouched for them in time. That nothing of theirs
 * counts by then does not hang on this: it puts an end to it, tells whoever runs on it, and writes it down.
 */
import { writeAudit } from "../audit/store.ts"
import type { Deps } from "../base/deps.ts"
import { endSignInsOf } from "../people/actions.ts"
import { lockUser } from "../people/store.ts"
import { isConfirmedNow, type Unconfirmed, unconfirmedWithSignIns } from "../people/store-confirmation.ts"

/** People per question. */
const UNCONFIRMED_AT_ONCE = 200

/** Their API tokens rest and are not ended: they work again when the person has signed in. @returns how many people */
export async function endUnconfirmed(deps: Deps, signal: AbortSignal): Promise<number> {
  let ended = 0
  while (!signal.aborted) {
    const people = await unconfirmedWithSignIns(deps.db, deps.clock(), UNCONFIRMED_AT_ONCE)
    for (const person of people) await endFor(deps, person)
    ended += people.length
    if (people.length < UNCONFIRMED_AT_ONCE) break
  }
  return ended
}

async function endFor(deps: Deps, { userId, directory }: Unconfirmed): Promise<void> {
  const now = deps.clock()
  const hasEnded = await deps.db.transaction().execute(async (tx) => {
    const { username } = await lockUser(tx, userId, now)
    // They may have signed in a moment ago.
    if (await isConfirmedNow(tx, userId, now)) return false
    await endSignInsOf(tx, userId, now)
    const fact = { event: "SIGN_IN_ENDED", objectType: "user", objectId: userId } as const
    const details = { username, provider: directory, reason: "NOT_CONFIRMED" }
    await writeAudit(tx, null, { ...fact, details }, now)
    return true
  })
  if (hasEnded) deps.tell({ kind: "user", id: userId })
}
