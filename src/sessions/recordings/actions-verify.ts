/** Compares the recordings on disk with their database records, and with the hashes in the audit log. */
import { itemAt } from "../../base/assert.ts"
import type { Deps } from "../../base/deps.ts"
import { checkedRecording, hashOfRecording, type RecordingCheck, recordingFilePath } from "./files.ts"
import { type KeptRecording, keptRecordingsAfter } from "./store.ts"

/** What `verifyRecordings` found. */
interface RecordingsProof {
  checked: number
  damaged: { sessionId: string; state: RecordingProblem }[]
  /** Recordings of which the audit log has no hash, so that only their checksums could be verified. */
  withoutHash: number
}

/**
 * TORN: fewer whole records than when the session ended; UNINDEXED: the index does not list the key frames; ALTERED: a whole
 * recording, but not the bytes whose hash the audit log has.
 */
export type RecordingProblem = "MISSING" | "TORN" | "UNINDEXED" | "ALTERED"

/** Read in parts, so that any number of recordings can be checked. */
const CHECKED_AT_ONCE = 500

/**
 * Reads every record of every kept recording and verifies its checksum, then the hash of the whole, which alone reveals records
 * that were removed, reordered or written anew. Recordings in progress are skipped.
 */
export async function verifyRecordings(deps: Pick<Deps, "db" | "dataFolder">): Promise<RecordingsProof> {
  const proof: RecordingsProof = { checked: 0, damaged: [], withoutHash: 0 }
  let after: string | null = null
  for (;;) {
    const kept: KeptRecording[] = await keptRecordingsAfter(deps.db, after, CHECKED_AT_ONCE)
    for (const recording of kept) {
      const state = await problemOnDisk(recordingFilePath(deps, recording.sessionId), recording)
      proof.checked += 1
      if (recording.sha256 === null) proof.withoutHash += 1
      if (state) proof.damaged.push({ sessionId: recording.sessionId, state })
    }
    if (kept.length < CHECKED_AT_ONCE) return proof
    after = itemAt(kept, -1).sessionId
  }
}

async function problemOnDisk(file: string, recording: KeptRecording): Promise<RecordingProblem | null> {
  const check = await checkedRecording(file)
  if (!check) return "MISSING"
  const problem = recordingProblem(check, recording)
  if (problem !== null || recording.sha256 === null) return problem
  return (await hashOfRecording(file, Number.POSITIVE_INFINITY)) === recording.sha256 ? null : "ALTERED"
}

/** A recording cut by a crash has a torn end and no index; records that were whole then must still be whole. Null: nothing is wrong. */
export function recordingProblem(
  check: RecordingCheck,
  { state, sizeBytes, durationMs }: Omit<KeptRecording, "sha256">,
): RecordingProblem | null {
  if (state === "CUT") return check.durationMs < durationMs ? "TORN" : null
  if (!check.complete || check.validBytes !== sizeBytes) return "TORN"
  return check.indexed ? null : "UNINDEXED"
}
