/** Recordings as the sessions' rows name them. */
import { sql } from "kysely"
import type { Db } from "../../base/deps.ts"
import type { RecordingState } from "../session/rules.ts"

export interface KeptRecording {
  sessionId: string
  /** CUT: the session ended by a crash, or its disk failed. */
  state: "COMPLETE" | "CUT"
  sizeBytes: number
  durationMs: number
  /** SHA-256 in hex that the audit log has of it since the end of its session, or since its stalled disk has responded again; null until then, and for earlier versions. */
  sha256: string | null
}

/** Recordings that can be played, in the order of their sessions' ids. @param after  the last id of the part before */
export async function keptRecordingsAfter(
  db: Db,
  after: string | null,
  count: number,
): Promise<KeptRecording[]> {
  const rows = await db
    .selectFrom("remote_session")
    .select(["id", "recording_state", "recording_bytes", "duration_ms"])
    .select((eb) =>
      eb
        .selectFrom("audit_entry")
        .select(sql<string | null>`details ->> 'recordingSha256'`.as("sha256"))
        .where("object_type", "=", "session")
        .whereRef("object_id", "=", "remote_session.id")
        .where("event", "in", ["SESSION_ENDED", "RECORDING_CLOSED"])
        .where(sql`details ->> 'recordingSha256'`, "is not", null)
        .orderBy("id")
        .limit(1)
        .as("sha256"),
    )
    .where("recording_state", "in", ["COMPLETE", "CUT"])
    .$call((query) => (after === null ? query : query.where("id", ">", after)))
    .orderBy("id")
    .limit(count)
    .execute()
  return rows.map((row) => ({
    sessionId: row.id,
    state: row.recording_state as KeptRecording["state"],
    sizeBytes: Number(row.recording_bytes),
    durationMs: Number(row.duration_ms),
    sha256: row.sha256,
  }))
}

/** State and length of a session's recording; 0 while it runs. */
export async function getRecordingLength(
  db: Db,
  sessionId: string,
): Promise<{ state: RecordingState; durationMs: number }> {
  const row = await db
    .selectFrom("remote_session")
    .select(["recording_state", "duration_ms"])
    .where("id", "=", sessionId)
    .executeTakeFirstOrThrow()
  return { state: row.recording_state as RecordingState, durationMs: Number(row.duration_ms ?? 0) }
}
