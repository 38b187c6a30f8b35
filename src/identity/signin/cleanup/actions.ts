/** Deletes expired sign-ins. */

import { daysBefore } from "../../../base/clock.ts"
import type { Deps } from "../../../base/deps.ts"
import { runInBatches } from "../../../db/batches.ts"
import { deleteAttemptsBefore } from "../attempt/store.ts"
import { KNOWN_NETWORK_DAYS } from "../known-networks/rules.ts"
import { deleteNetworksBefore } from "../known-networks/store.ts"
import { deleteResetsBefore } from "../password-reset/store.ts"
import { THROTTLES_KEPT_MAX } from "../throttle/rules.ts"
import { deleteExpiredThrottles, deleteThrottlesAbove } from "../throttle/store.ts"
import { deleteSignInsBefore } from "./store.ts"

/** Time after the last token's expiry during which the origin of a sign-in can be looked up. */
export const SIGN_INS_RETENTION_DAYS = 30
/** Rows per statement, also of attempts and throttles. */
const ROWS_PER_BATCH = 1000

/** @returns the number of deleted sign-ins */
export function deleteOldSignIns(deps: Deps, signal: AbortSignal): Promise<number> {
  const before = daysBefore(deps.clock(), SIGN_INS_RETENTION_DAYS)
  return runInBatches(ROWS_PER_BATCH, signal, () => deleteSignInsBefore(deps.db, before, ROWS_PER_BATCH))
}

/** Deletes expired throttle counts, and those above the limit. @returns their number */
export async function deleteOldThrottles(deps: Deps, signal: AbortSignal): Promise<number> {
  const now = deps.clock()
  const old = await runInBatches(ROWS_PER_BATCH, signal, () =>
    deleteExpiredThrottles(deps.db, now, ROWS_PER_BATCH),
  )
  const above = await runInBatches(ROWS_PER_BATCH, signal, () =>
    deleteThrottlesAbove(deps.db, THROTTLES_KEPT_MAX, ROWS_PER_BATCH),
  )
  return old + above
}

/** Deletes expired attempts, password resets and known networks. @returns their number */
export async function deleteExpiredSignInData(deps: Deps, signal: AbortSignal): Promise<number> {
  const now = deps.clock()
  const attempts = await runInBatches(ROWS_PER_BATCH, signal, () =>
    deleteAttemptsBefore(deps.db, now, ROWS_PER_BATCH),
  )
  const networks = await deleteNetworksBefore(deps.db, daysBefore(now, KNOWN_NETWORK_DAYS))
  return attempts + networks + (await deleteResetsBefore(deps.db, now))
}
