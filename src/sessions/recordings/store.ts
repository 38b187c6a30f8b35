/** Recordings as the sessions' rows name them. */
import type { Db } from "../../base/deps.ts"

export interface KeptRecording {
  sessionId: string
  /** CUT: the session ended by a crash, or its disk failed. */
  state: "COMPLETE" | "CUT"
  sizeBytes: number
  durationMs: number
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
    .where("recording_state", "in", ["COMPLETE", "CUT"])
    .$if(after !== null, (query) => query.where("id", ">", after!))
    .orderBy("id")
    .limit(count)
    .execute()
  return rows.map((row) => ({
    sessionId: row.id,
    state: row.recording_state as KeptRecording["state"],
    sizeBytes: Number(row.recording_bytes),
    durationMs: Number(row.duration_ms),
  }))
}
