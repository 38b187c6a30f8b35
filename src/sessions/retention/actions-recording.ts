/** Actions on one recording: keep it longer, or delete it before its retention period ends. */

import type { Actor } from "../../base/authorities.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { notFound, Refusal } from "../../base/refusal.ts"
import { inTransaction } from "../../db/transaction.ts"
import { type AuditContext, record } from "../../system/audit/store.ts"
import { deleteRecordingFile, recordingFilePath } from "../recordings/files.ts"
import { getSession, lockSession, type SessionPath } from "../session/store.ts"
import { expiredRecordingsUnder } from "./actions.ts"
import { getRetention } from "./store.ts"
import { extendRetentionOfSession, lockExpiredRecordings, markRecordingDeleted } from "./store-recordings.ts"

/** The extension cannot be shortened. @throws Refusal NOT_FOUND without a recording */
export async function extendRecordingRetention(
  deps: Deps,
  actor: Actor,
  path: SessionPath,
  days: number,
): Promise<void> {
  await inTransaction(deps, async (tx, now) => {
    await lockRecording(tx, path)
    if (!(await extendRetentionOfSession(tx, path.sessionId, days))) return
    await recordRecordingEvent({ tx, actor, now }, "RECORDING_RETENTION_EXTENDED", path, { days })
  })
}

/**
 * Deletes a recording manually. The session stays in the book, with the recording state DELETED.
 *
 * @throws Refusal NOT_FOUND without a recording, CONFLICT while it is in progress, while a retention period or an
 *         extension keeps it, while a request to view it is pending or approved, or before the review of an emergency
 */
export async function deleteRecording(deps: Deps, actor: Actor, path: SessionPath): Promise<void> {
  await inTransaction(deps, async (tx, now) => {
    await lockRecording(tx, path)
    const { effective } = await getRetention(tx, path)
    const deviceIds = [path.deviceId]
    const old = expiredRecordingsUnder(deviceIds, [effective], now) ?? { deviceIds, cutoffs: [], now }
    const [recording] = await lockExpiredRecordings(tx, { ...old, sessionId: path.sessionId }, 1, [])
    if (!recording) {
      const details = { text: "recordingRetained", sessionId: path.sessionId } as const
      throw new Refusal("CONFLICT", `the recording of session ${path.sessionId} is held`, details)
    }
    // The file is deleted first: a crash in between leaves a row without a file, never a file without a row.
    await deleteRecordingFile(recordingFilePath(deps, path.sessionId))
    await markRecordingDeleted(tx, path.sessionId)
    await recordRecordingEvent({ tx, actor, now }, "RECORDING_DELETED", path, {
      sizeBytes: recording.sizeBytes,
    })
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
  context: AuditContext,
  event: "RECORDING_RETENTION_EXTENDED" | "RECORDING_DELETED",
  { deviceId, issueId, sessionId }: SessionPath,
  details: Record<string, number>,
): Promise<void> {
  return record(context, event, { type: "session", id: sessionId, deviceId, issueId }, details)
}
