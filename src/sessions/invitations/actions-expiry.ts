/** Deletes invitations to sessions that ended long ago, and sends window-end warnings to viewers of running ones. */

import { daysBefore } from "../../base/clock.ts"
import type { Deps } from "../../base/deps.ts"
import { runInBatches } from "../../db/batches.ts"
import { createWindowWarnings } from "../../maintenance/issues/due/actions.ts"
import { deleteInvitationsBefore } from "../retention/store-recordings.ts"
import type { SessionDeps } from "../start/session-deps.ts"

/** An invitation ends with its session and stays readable for this time. The audit log keeps it for ever. */
export const INVITATION_RETENTION_DAYS = 365
/** Rows per statement. */
const INVITATIONS_PER_BATCH = 1000

/** @returns the number of invitations deleted */
export async function deleteOldInvitations(deps: Deps, signal: AbortSignal): Promise<number> {
  const before = daysBefore(deps.clock(), INVITATION_RETENTION_DAYS)
  let deleted = 0
  for (const table of ["session_invitation", "session_email_invitation"] as const)
    deleted += await runInBatches(INVITATIONS_PER_BATCH, signal, () =>
      deleteInvitationsBefore(deps.db, table, before, INVITATIONS_PER_BATCH),
    )
  return deleted
}

/** Warns before windows end; viewers of sessions under such an issue see it there. @returns the number of warnings */
export async function warnOfWindowEndsInSessions(deps: SessionDeps, signal: AbortSignal): Promise<number> {
  const warnings = await createWindowWarnings(deps, signal)
  for (const { issueId, windowEndOn } of warnings) deps.live.announceWindowEnd(issueId, windowEndOn.getTime())
  return warnings.length
}
