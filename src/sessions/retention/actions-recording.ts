/** What people do about one recording: keep it longer, or delete it before anything else does. */

import type { Actor } from "../../base/authorities.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { notFound, Refusal } from "../../base/refusal.ts"
import { writeAudit } from "../../system/audit/store.ts"
import { deleteRecordingFile, recordingFilePath } from "../recordings/files.ts"
import { getSession, lockSession, type SessionPath } from "../session/store.ts"
import { expiredRecordingsUnder } from "./actions.ts"
import { getRetention } from "./store.ts"
import { extendRetentionOfSession, lockExpiredRecordings, markRecordingDeleted } from "./store-recordings.ts"

/** Nobody shortens it again. @throws Refusal NOT_FOUND without a recording */
export async function extendRecordingRetention(
  deps: Deps,
  actor: Actor,
  path: SessionPath,
  days: number,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await lockRecording(tx, path)
    if (!(await extendRetentionOfSession(tx, path.sessionId, days))) return
    await recordRecordingEvent(tx, deps, actor, "RECORDING_RETENTION_EXTENDED", path, { days })
  })
}

/**
 * Deletes a recording by hand. The session stays in the book and says DELETED.
 *
 * @throws Refusal NOT_FOUND without a recording, CONFLICT while it is being made, while a retention period or a promise
 *         holds it, or while a request to look at it waits or is approved
 */
export async function deleteRecording(deps: Deps, actor: Actor, path: SessionPath): Promise<void> {
  const now = deps.clock()
  await deps.db.transaction().execute(async (tx) => {
    await lockRecording(tx, path)
    const { effective } = await getRetention(tx, path)
    const deviceIds = [path.deviceId]
    const old = expiredRecordingsUnder(deviceIds, [effective], now) ?? { deviceIds, cutoffs: [], now }
    const [recording] = await lockExpiredRecordings(tx, { ...old, sessionId: path.sessionId }, 1, [])
    if (!recording) {
      const details = { text: "recordingRetained", sessionId: path.sessionId } as const
      throw new Refusal("CONFLICT", `the recording of session ${path.sessionId} is held`, details)
    }
    // The file first: a crash in between leaves a row without a file, never a file that nobody knows.
    await deleteRecordingFile(recordingFilePath(deps, path.sessionId))
    await markRecordingDeleted(tx, path.sessionId, now)
    await recordRecordingEvent(tx, deps, actor, "RECORDING_DELETED", path, { sizeBytes: recording.sizeBytes })
  })
}

async function lockRecording(tx: Db, path: SessionPath): Promise<void> {
  await getSession(tx, path)
  await lockSession(tx, path.sessionId)
  const { screenRecording } = await getSession(tx, path)
  if (screenRecording && screenRecording.state !== "DELETED") return
  throw notFound("recording", path.sessionId)
}

function recordRecordingEvent(
  tx: Db,
  deps: Deps,
  actor: Actor,
  event: "RECORDING_RETENTION_EXTENDED" | "RECORDING_DELETED",
  { deviceId, issueId, sessionId }: SessionPath,
  details: Record<string, number>,
): Promise<void> {
  const fact = { event, objectType: "session" as const, objectId: sessionId, deviceId, issueId, details }
  return writeAudit(tx, actor, fact, deps.clock())
}
