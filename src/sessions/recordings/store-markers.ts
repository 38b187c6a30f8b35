/** Markers that people added to recordings after their sessions. */

import type { Db } from "../../base/deps.ts"
import { countRows } from "../../db/counts.ts"
import { deleteRowsWith, insertRow } from "../../db/rows.ts"
import { selectUserRef } from "../../db/user-ref.ts"
import type { NamedRecordingEvent } from "../session/rules-recording-events.ts"

/** In the order of their moments. */
export async function recordingMarkers(db: Db, sessionId: string): Promise<NamedRecordingEvent[]> {
  const rows = await db
    .selectFrom("recording_marker")
    .select(["at_ms", "text", "created_on", selectUserRef("recording_marker.created_by").as("creator")])
    .where("remote_session_id", "=", sessionId)
    .orderBy("at_ms")
    .orderBy("id")
    .execute()
  return rows.map((row) => ({
    at: Number(row.at_ms),
    event: "MARKER",
    person: row.creator.displayName,
    state: null,
    text: row.text,
    sizeInBytes: null,
    addedOn: row.created_on.toISOString(),
  }))
}

export function countRecordingMarkers(db: Db, sessionId: string): Promise<number> {
  return countRows(db.selectFrom("recording_marker").where("remote_session_id", "=", sessionId))
}

export async function insertRecordingMarker(
  tx: Db,
  marker: { sessionId: string; atMs: number; text: string; userId: string; now: Date },
): Promise<void> {
  await insertRow(tx, "recording_marker", {
    remote_session_id: marker.sessionId,
    at_ms: marker.atMs,
    text: marker.text,
    created_on: marker.now,
    created_by: marker.userId,
  })
}

export async function deleteRecordingMarkers(tx: Db, sessionId: string): Promise<void> {
  await deleteRowsWith(tx, "recording_marker", { remote_session_id: sessionId })
}
