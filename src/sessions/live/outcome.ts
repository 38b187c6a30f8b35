/** Saves the end of a session, whether it ran in this process or in one that has ended. */

import type { LinkDiagnosis, LinkEndCode } from "../../../protocols/link-ends.ts"
import type { Actor } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import { within } from "../../base/time-limit.ts"
import { record } from "../../system/audit/store.ts"
import { hashOfRecording, recordingFilePath, recordingOutcome } from "../recordings/files.ts"
import type { EndCause, RecordingOutcome, SessionEndState } from "../session/rules.ts"
import {
  listActiveSessions,
  type SessionPath,
  updateCutRecording,
  updateSessionEnd,
} from "../session/store.ts"
import { sanitizeEndDetail } from "../worker/machine-text.ts"

export interface SessionOutcome {
  state: SessionEndState
  /** Code of the error catalogue, where the machine or its link gave the reason. */
  code: LinkEndCode | null
  /** One sentence for users; contains no address and no secret. */
  detail: string
  cause?: EndCause | undefined
  /** Name of the person who ended it. */
  person?: string | undefined
  /** A known cause, for a text in the user's language. */
  diagnosis?: LinkDiagnosis | undefined
  /** Exit status of the program on the machine, where it reported one. */
  exitStatus?: number | undefined
  /** What a library says of it, for the log alone. */
  report?: string | undefined
}

/** An outcome that is fully described by its state, or by the cause beside it. */
export function outcomeWithState(state: SessionEndState, cause?: EndCause): SessionOutcome {
  return { state, code: null, detail: "", cause }
}

/** An end on purpose. */
export function closedBy(cause: EndCause, person = "", reason = ""): SessionOutcome {
  return { state: "COMPLETED", code: "SESSION_CLOSED", detail: reason, cause, person }
}

/** Longer, and the book would show a session as running that has ended. */
const RECORDING_READ_TIMEOUT_MS = 5000
/** A Worker that can write closes its recording at once; one whose disk has stalled is not waited for. */
const RECORDING_CLOSE_TIMEOUT_MS = 1000
const UNREAD_RECORDING: RecordingOutcome = { state: "CUT", sizeBytes: 0, durationMs: 0 }

/** The session whose end is saved. */
interface EndedSession {
  path: Pick<SessionPath, "sessionId" | "deviceId" | "issueId">
  owner: Actor | null
  recordingSha256?: string | undefined
  /** When nothing changes the file any more; missing without a Worker. */
  recordingClosed?: Promise<void>
}

/**
 * Saves the end of a session and its audit entry, with or without a running Worker. A file that a stalled disk may still change
 * gets its length and its hash when the disk responds again.
 */
export async function saveSessionOutcome(
  deps: Deps,
  session: EndedSession,
  outcome: SessionOutcome,
  endedOn: Date,
): Promise<void> {
  const { state, code, cause, diagnosis, exitStatus, report } = outcome
  const ending = { state, code, detail: sanitizeEndDetail(outcome.detail), cause }
  const person = sanitizeEndDetail(outcome.person ?? "")
  const { sessionId, deviceId, issueId } = session.path
  const file = recordingFilePath(deps, sessionId)
  const isClosed = await within(
    RECORDING_CLOSE_TIMEOUT_MS,
    Promise.resolve(session.recordingClosed).then(() => true),
  )
  const read = await within(RECORDING_READ_TIMEOUT_MS, recordingOutcome(file))
  const recording = read ?? UNREAD_RECORDING
  // A recording that its writer did not complete is taken as it lies on the disk.
  const recordingSha256 =
    session.recordingSha256 ?? (isClosed && read ? await hashOfRecording(file) : undefined)
  await deps.db.transaction().execute(async (tx) => {
    const saved = {
      state: ending.state,
      endCode: ending.code,
      endDetail: ending.detail,
      endCause: cause ?? null,
      endPerson: person,
      endDiagnosis: diagnosis ?? null,
      exitStatus: exitStatus ?? null,
      recording,
      endedOn,
    }
    await updateSessionEnd(tx, sessionId, saved)
    const object = { type: "session", id: sessionId, deviceId, issueId } as const
    await record({ tx, actor: session.owner, now: endedOn }, "SESSION_ENDED", object, {
      state: ending.state,
      code: ending.code ?? undefined,
      detail: ending.detail,
      diagnosis,
      cause,
      person: person || undefined,
      recordedBytes: recording.sizeBytes,
      recordingSha256,
      exitStatus,
    })
  })
  deps.log.info("Session ended", { sessionId, ...ending, report })
  if (!isClosed || !read) void saveRecordingLater(deps, session, file)
}

/** The disk did not respond: what it holds of the recording is saved, with its hash, when it responds again. */
async function saveRecordingLater(
  { db, clock, log }: Deps,
  { path: { sessionId, deviceId, issueId }, recordingClosed }: EndedSession,
  file: string,
): Promise<void> {
  try {
    await recordingClosed
    const recording = await recordingOutcome(file)
    const recordingSha256 = await hashOfRecording(file, Number.POSITIVE_INFINITY)
    await db.transaction().execute(async (tx) => {
      await updateCutRecording(tx, sessionId, recording)
      const object = { type: "session", id: sessionId, deviceId, issueId } as const
      const details = { recordedBytes: recording.sizeBytes, recordingSha256 }
      await record({ tx, actor: null, now: clock() }, "RECORDING_CLOSED", object, details)
    })
  } catch (error) {
    log.error("How much of a recording is kept could not be saved", { sessionId, error })
  }
}

/** A session that is ACTIVE in the database and runs nowhere. */
export async function endStaleSession(
  deps: Deps,
  path: Pick<SessionPath, "sessionId" | "deviceId" | "issueId">,
): Promise<void> {
  deps.log.warn("A session that no longer runs is ended", { sessionId: path.sessionId })
  const ending = outcomeWithState("MANAGER_SHUTDOWN_ERROR", "LOST")
  await saveSessionOutcome(deps, { path, owner: null }, ending, deps.clock())
}

/** Ends sessions that a crash left ACTIVE, as of the server's stop. Called once, before the port opens. */
export async function reconcileStaleSessions(deps: Deps): Promise<number> {
  const stale = await listActiveSessions(deps.db)
  const ending = outcomeWithState("MANAGER_SHUTDOWN_ERROR", "SERVER_FAILED")
  for (const path of stale) await saveSessionOutcome(deps, { path, owner: null }, ending, deps.clock())
  return stale.length
}
