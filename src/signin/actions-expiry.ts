/** Forgets sign-ins that nobody can use any more. */
import { inBatches } from "../base/batches.ts"
import { daysBefore } from "../base/clock.ts"
import type { Deps } from "../base/deps.ts"
import { BRAKES_KEPT_MAX, KNOWN_NETWORK_DAYS } from "./rules-brakes.ts"
import { deleteAttemptsBefore } from "./store-attempts.ts"
import { deleteBrakesAbove, deleteForgottenBrakes, deleteNetworksBefore } from "./store-brakes.ts"
import { deleteSignInsBefore } from "./store-expiry.ts"
import { deleteResetsBefore } from "./store-reset.ts"

/** After the last token has expired: from where and with what somebody signed in can be looked up so long. */
export const SIGN_INS_KEPT_DAYS = 30
/** Rows per statement, also of attempts and brakes. */
const BATCH_SIGN_INS = 1000

/** @returns how many were forgotten */
export function forgetSignIns(deps: Deps, signal: AbortSignal): Promise<number> {
  const before = daysBefore(deps.clock(), SIGN_INS_KEPT_DAYS)
  return inBatches(BATCH_SIGN_INS, signal, () => deleteSignInsBefore(deps.db, before, BATCH_SIGN_INS))
}

/** Forgets failures that count no more, and what is above the most that is kept. @returns how many of them */
export async function forgetBrakes(deps: Deps, signal: AbortSignal): Promise<number> {
  const now = deps.clock()
  const old = await inBatches(BATCH_SIGN_INS, signal, () =>
    deleteForgottenBrakes(deps.db, now, BATCH_SIGN_INS),
  )
  const above = await inBatches(BATCH_SIGN_INS, signal, () =>
    deleteBrakesAbove(deps.db, BRAKES_KEPT_MAX, BATCH_SIGN_INS),
  )
  return old + above
}

/** Attempts, one-time passwords and known networks whose time is over. @returns how many */
export async function forgetOldProofs(deps: Deps, signal: AbortSignal): Promise<number> {
  const now = deps.clock()
  const attempts = await inBatches(BATCH_SIGN_INS, signal, () =>
    deleteAttemptsBefore(deps.db, now, BATCH_SIGN_INS),
  )
  const networks = await deleteNetworksBefore(deps.db, daysBefore(now, KNOWN_NETWORK_DAYS))
  return attempts + networks + (await deleteResetsBefore(deps.db, now))
}
