/** Forgets invitations to sessions that ended long ago, and passes warnings on to the people in running ones. */
import { inBatches } from "../base/batches.ts"
import { daysBefore } from "../base/clock.ts"
import type { Deps } from "../base/deps.ts"
import { warnOfWindowEnds } from "../issues/actions-time.ts"
import type { RemoteDeps } from "./actions.ts"
import { deleteEmailInvitationsBefore, deleteInvitationsBefore } from "./store-retention.ts"

/** An invitation ends with its session; who was invited can be looked up so long. The audit log keeps it for ever. */
export const INVITATIONS_KEPT_DAYS = 365
/** Rows per statement. */
const BATCH_INVITATIONS = 1000

/** @returns how many were forgotten */
export async function forgetInvitations(deps: Deps, signal: AbortSignal): Promise<number> {
  const before = daysBefore(deps.clock(), INVITATIONS_KEPT_DAYS)
  let forgotten = 0
  for (const forget of [deleteInvitationsBefore, deleteEmailInvitationsBefore])
    forgotten += await inBatches(BATCH_INVITATIONS, signal, () => forget(deps.db, before, BATCH_INVITATIONS))
  return forgotten
}

/** Warns before windows end; whoever is in a session under such an issue sees it there. @returns how many warnings */
export async function warnOfEnds(deps: RemoteDeps, signal: AbortSignal): Promise<number> {
  const warnings = await warnOfWindowEnds(deps, signal)
  for (const { issueId, windowEndOn } of warnings) deps.live.warnOfWindowEnd(issueId, windowEndOn.getTime())
  return warnings.length
}
