/**
 * Ends what is left of the sign-ins of people whose directory has not vouched for them in time. That nothing of theirs
 * counts by then does not hang on this: it puts an end to it, tells whoever runs on it, and writes it down.
 */

import type { Deps } from "../../../base/deps.ts"
import { record } from "../../../system/audit/store.ts"
import { signOutEverywhere } from "../../revocation/store.ts"
import {
  findUnconfirmedWithSignIns,
  isConfirmedNow,
  type UnconfirmedUser,
} from "../../users/confirmation/store.ts"
import { lockUser } from "../../users/store.ts"

/** People per question. */
const USERS_PER_BATCH = 200

/** Their API tokens rest and are not ended: they work again when the person has signed in. @returns how many people */
export async function endUnconfirmedSignIns(deps: Deps, signal: AbortSignal): Promise<number> {
  let ended = 0
  while (!signal.aborted) {
    const people = await findUnconfirmedWithSignIns(deps.db, deps.clock(), USERS_PER_BATCH)
    for (const person of people) await endSignInsOfUser(deps, person)
    ended += people.length
    if (people.length < USERS_PER_BATCH) break
  }
  return ended
}

async function endSignInsOfUser(deps: Deps, { userId, directory }: UnconfirmedUser): Promise<void> {
  const now = deps.clock()
  const hasEnded = await deps.db.transaction().execute(async (tx) => {
    const { username } = await lockUser(tx, userId, now)
    // They may have signed in a moment ago.
    if (await isConfirmedNow(tx, userId, now)) return false
    await signOutEverywhere(tx, userId, now)
    const details = { username, provider: directory, reason: "NOT_CONFIRMED" }
    await record({ tx, actor: null, now }, "SIGN_IN_ENDED", { type: "user", id: userId }, details)
    return true
  })
  if (hasEnded) deps.publish({ kind: "user", id: userId })
}
