/** Adds a marker to a recording. Its file stays as it was recorded: the marker is a row beside it. */

import type { Actor, DeviceAccess } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import { notFound, Refusal, validationRefusal } from "../../base/refusal.ts"
import { inTransaction } from "../../db/transaction.ts"
import { record } from "../../system/audit/store.ts"
import type { AddRecordingMarker } from "../session/contract-recordings.ts"
import { type NamedRecordingEvent, RECORDING_MARKERS_MAX } from "../session/rules-recording-events.ts"
import { getSession, lockSession, type SessionPath } from "../session/store.ts"
import { authorizedRecordingFile } from "./actions.ts"
import { withRecording } from "./files.ts"
import { countRecordingMarkers, insertRecordingMarker } from "./store-markers.ts"

/**
 * For those who may view the recording now.
 *
 * @throws Refusal NOT_FOUND without a recording, VALIDATION behind its end, CONFLICT with too many markers
 */
export async function addRecordingMarker(
  deps: Deps,
  actor: Actor,
  access: DeviceAccess,
  path: SessionPath,
  { at: atMs, text }: AddRecordingMarker,
): Promise<NamedRecordingEvent> {
  const file = await authorizedRecordingFile(deps, actor, access, path)
  const { durationMs } = await withRecording(file, async (reader) => reader.info)
  if (atMs > durationMs) throw validationRefusal([{ path: "at", message: "validation.range" }])
  const { sessionId, deviceId, issueId } = path
  return inTransaction(deps, async (tx, now) => {
    await lockSession(tx, sessionId)
    const { screenRecording } = await getSession(tx, path)
    if (!screenRecording || screenRecording.state === "DELETED") throw notFound("recording", sessionId)
    if ((await countRecordingMarkers(tx, sessionId)) >= RECORDING_MARKERS_MAX)
      throw new Refusal("CONFLICT", `the recording of session ${sessionId} has too many markers`, {
        text: "tooManyMarkers",
      })
    await insertRecordingMarker(tx, { sessionId, atMs, text, userId: actor.userId, now })
    const object = { type: "session", id: sessionId, deviceId, issueId } as const
    await record({ tx, actor, now }, "RECORDING_MARKED", object, { atMs, text })
    return {
      at: atMs,
      event: "MARKER",
      person: actor.displayName,
      state: null,
      text,
      sizeInBytes: null,
      addedOn: now.toISOString(),
    }
  })
}
