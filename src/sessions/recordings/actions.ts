/** Whether a user may read a recording now: checked before any byte is sent, for API calls and pages alike. */

import type { Actor, DeviceAccess } from "../../base/authorities.ts"
import { hoursAfter } from "../../base/clock.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"
import { effectiveStages } from "../../maintenance/approvals/config/store.ts"
import { findRecordingRequest } from "../../maintenance/approvals/store.ts"
import { requireStepUp } from "../../system/stepuppolicy/actions.ts"
import type { Session } from "../session/contract.ts"
import { checkRecordingAccess, type RecordingAccessDenial, type RecordingApproval } from "../session/rules.ts"
import { getSession, type SessionPath } from "../session/store.ts"
import { recordingFilePath } from "./files.ts"

/** Why this recording may not be read; null when it may. */
export async function recordingAccessDenial(
  db: Db,
  actor: Actor,
  access: DeviceAccess,
  session: Session,
  now: Date,
  authority?: "RECORDING_READ" | "REMOTE_READ",
): Promise<RecordingAccessDenial | null> {
  const approval = await recordingApprovalOf(db, session, actor)
  const { owner, isActive } = session
  return checkRecordingAccess(actor, access, { ownerId: owner.id, isActive, approval }, now, authority)
}

/** An approval applies only to the user who requested it. */
async function recordingApprovalOf(db: Db, session: Session, actor: Actor): Promise<RecordingApproval> {
  const stages = await effectiveStages(db, session.deviceId, "RECORDING")
  if (stages.length === 0) return "NOT_REQUIRED"
  return findRecordingRequest(db, session.id, actor.userId)
}

/** End of the user's approved time to view the recording; null where no approval is needed, or none was given. */
export async function recordingApprovedUntil(db: Db, session: Session, actor: Actor): Promise<Date | null> {
  const approval = await recordingApprovalOf(db, session, actor)
  if (approval === null || approval === "NOT_REQUIRED" || approval.state !== "APPROVED") return null
  return hoursAfter(approval.startOn, approval.durationHours)
}

/** @throws Refusal NOT_FOUND without the session, NOT_ALLOWED with the reason */
export async function requireRecordingAccess(
  deps: Deps,
  actor: Actor,
  access: DeviceAccess,
  path: SessionPath,
  authority?: "RECORDING_READ" | "REMOTE_READ",
): Promise<void> {
  const session = await getSession(deps.db, path)
  const denial = await recordingAccessDenial(deps.db, actor, access, session, deps.clock(), authority)
  if (!denial) return
  const text = denial === "NOT_ALLOWED" ? {} : { text: denial }
  const own = await findRecordingRequest(deps.db, session.id, actor.userId)
  throw new Refusal("NOT_ALLOWED", `recording of session ${session.id}: ${denial}`, {
    ...text,
    startTime: own?.startOn.toISOString() ?? null,
  })
}

/**
 * The file of a recording that may be read now; it follows from the session's id alone.
 *
 * @throws Refusal when the recording may not be read, NOT_ALLOWED without a recent authentication
 */
export async function authorizedRecordingFile(
  deps: Deps,
  actor: Actor,
  access: DeviceAccess,
  path: SessionPath,
): Promise<string> {
  await requireRecordingAccess(deps, actor, access, path)
  await requireStepUp(deps, actor, "VIEW_RECORDING")
  return recordingFilePath(deps, path.sessionId)
}
