/** Compares the recordings on disk with their database records. */
import { itemAt } from "../../base/assert.ts"
import type { Deps } from "../../base/deps.ts"
import { checkedRecording, type RecordingCheck, recordingFilePath } from "./files.ts"
import { type KeptRecording, keptRecordingsAfter } from "./store.ts"

/** What `verifyRecordings` found. */
export interface RecordingsProof {
  checked: number
  damaged: { sessionId: string; state: RecordingProblem }[]
}

/** TORN: fewer whole records than when the session ended; UNINDEXED: the index does not list the key frames. */
export type RecordingProblem = "MISSING" | "TORN" | "UNINDEXED"

/** Read in parts, so that any number of recordings can be checked. */
const CHECKED_AT_ONCE = 500

/** Reads every record of every kept recording and verifies its checksum. Recordings in progress are skipped. */
export async function verifyRecordings(deps: Pick<Deps, "db" | "dataFolder">): Promise<RecordingsProof> {
  const proof: RecordingsProof = { checked: 0, damaged: [] }
  let after: string | null = null
  for (;;) {
    const kept: KeptRecording[] = await keptRecordingsAfter(deps.db, after, CHECKED_AT_ONCE)
    for (const recording of kept) {
      const check = await checkedRecording(recordingFilePath(deps, recording.sessionId))
      const state = check ? recordingProblem(check, recording) : "MISSING"
      proof.checked += 1
      if (state) proof.damaged.push({ sessionId: recording.sessionId, state })
    }
    if (kept.length < CHECKED_AT_ONCE) return proof
    after = itemAt(kept, -1).sessionId
  }
}

/** A recording cut by a crash has a torn end and no index; records that were whole then must still be whole. */
export function recordingProblem(
  check: RecordingCheck,
  { state, sizeBytes, durationMs }: KeptRecording,
): RecordingProblem | null {
  if (state === "CUT") return check.durationMs < durationMs ? "TORN" : null
  if (!check.complete || check.validBytes !== sizeBytes) return "TORN"
  return check.indexed ? null : "UNINDEXED"
}
