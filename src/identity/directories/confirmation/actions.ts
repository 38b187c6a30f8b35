/**
 * Ends the sign-ins of users whose confirmation by the directory has expired. Such sign-ins are invalid already; this
 * job ends them, closes what runs on them, and records it.
 */

import type { Deps } from "../../../base/deps.ts"
import { inTransaction } from "../../../db/transaction.ts"
import { record } from "../../../system/audit/store.ts"
import { signOutEverywhere } from "../../revocation/store.ts"
import {
  findUnconfirmedWithSignIns,
  isConfirmedNow,
  type UnconfirmedUser,
} from "../../users/confirmation/store.ts"
import { lockUser } from "../../users/store.ts"

/** Users per statement. */
const USERS_PER_BATCH = 200

/** API tokens are suspended, not ended: they work again after the next sign-in. @returns the number of users */
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
  const hasEnded = await inTransaction(deps, async (tx, now) => {
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
