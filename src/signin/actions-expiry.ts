/** Forgets sign-ins that nobody can use any more. */
import { inBatches } from "../base/batches.ts"
import { daysBefore } from "../base/clock.ts"
import type { Deps } from "../base/deps.ts"
import { deleteSignInsBefore } from "./store-expiry.ts"

/** After the last token has expired: from where and with what somebody signed in can be looked up so long. */
export const SIGN_INS_KEPT_DAYS = 30
/** Rows per statement. */
const BATCH_SIGN_INS = 1000

/** @returns how many were forgotten */
export function forgetSignIns(deps: Deps, signal: AbortSignal): Promise<number> {
  const before = daysBefore(deps.clock(), SIGN_INS_KEPT_DAYS)
  return inBatches(BATCH_SIGN_INS, signal, () => deleteSignInsBefore(deps.db, before, BATCH_SIGN_INS))
}
