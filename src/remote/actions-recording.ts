/** Whether a person may read a recording now: asked before every byte of it leaves, by calls and pages alike. */
import { findRecordingRequest } from "../approvals/store.ts"
import { effectiveStages } from "../approvals/store-config.ts"
import type { Db, Deps } from "../base/deps.ts"
import { Refusal } from "../base/refusal.ts"
import type { Actor, DeviceAccess } from "../roles/rules.ts"
import { checkFresh } from "../stepup/actions.ts"
import type { Session } from "./contract.ts"
import { recordingFile } from "./recordings.ts"
import { type RecordingApproval, type RecordingBar, recordingBar } from "./rules.ts"
import { getSession, type SessionPath } from "./store.ts"

/** Why this recording may not be read; null when it may. */
export async function recordingBarOf(
  db: Db,
  actor: Actor,
  access: DeviceAccess,
  session: Session,
  now: Date,
  authority?: "RECORDING_READ" | "REMOTE_READ",
): Promise<RecordingBar | null> {
  return recordingBar(actor, access, await approvalOf(db, session, actor), now, authority)
}

/** What was approved for somebody else is no approval for this person. */
async function approvalOf(db: Db, session: Session, actor: Actor): Promise<RecordingApproval> {
  const stages = await effectiveStages(db, session.deviceId, "RECORDING")
  if (stages.length === 0) return "NOT_WANTED"
  return findRecordingRequest(db, session.id, actor.userId)
}

/** @throws Refusal NOT_FOUND without the session, NOT_ALLOWED with the reason */
export async function canReadRecording(
  deps: Deps,
  actor: Actor,
  access: DeviceAccess,
  path: SessionPath,
  authority?: "RECORDING_READ" | "REMOTE_READ",
): Promise<void> {
  const session = await getSession(deps.db, path)
  const bar = await recordingBarOf(deps.db, actor, access, session, deps.clock(), authority)
  if (!bar) return
  const text = bar === "NOT_ALLOWED" ? {} : { text: bar }
  const own = await findRecordingRequest(deps.db, session.id, actor.userId)
  throw new Refusal("NOT_ALLOWED", `recording of session ${session.id}: ${bar}`, {
    ...text,
    startTime: own?.startOn.toISOString() ?? null,
  })
}

/** The file of a recording that may be read now; it follows from the session's id alone. */
export async function readableRecording(
  deps: Deps,
  actor: Actor,
  access: DeviceAccess,
  path: SessionPath,
): Promise<string> {
  await canReadRecording(deps, actor, access, path)
  await checkFresh(deps, actor, "VIEW_RECORDING")
  return recordingFile(deps, path.sessionId)
}
