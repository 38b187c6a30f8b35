/** How a session's end gets into the book, whether this process ran it or one that is no more. */
import { writeAudit } from "../audit/store.ts"
import type { Deps } from "../base/deps.ts"
import type { Actor } from "../roles/rules.ts"
import { endDetail } from "./machine-text.ts"
import { outcomeOf, recordingFile } from "./recordings.ts"
import type { SessionEnd } from "./rules.ts"
import { activeSessions, type SessionPath, saveSessionEnd } from "./store.ts"

export interface Ending {
  state: SessionEnd
  /** Of the error catalogue, where the machine or its link gave the reason. */
  code: string | null
  /** One sentence for people; never an address or a secret. */
  detail: string
  /** Of the program on the machine, where it said one. */
  exitStatus?: number | undefined
}

/** An end that its state says everything about. */
export function endingOf(state: SessionEnd): Ending {
  return { state, code: null, detail: "" }
}

/** The end in the book and in the audit, whoever ran the session. */
export async function recordEnd(
  deps: Deps,
  session: { path: Pick<SessionPath, "sessionId" | "deviceId" | "issueId">; owner: Actor | null },
  { state, code, detail: said, exitStatus }: Ending,
  endedOn: Date,
): Promise<void> {
  const ending = { state, code, detail: endDetail(said) }
  const { sessionId, deviceId, issueId } = session.path
  const recording = await outcomeOf(recordingFile(deps, sessionId))
  deps.log.info("Session ended", { sessionId, state: ending.state, code: ending.code, detail: ending.detail })
  await deps.db.transaction().execute(async (tx) => {
    const outcome = {
      state: ending.state,
      endCode: ending.code,
      endDetail: ending.detail,
      exitStatus: exitStatus ?? null,
      recording,
      endedOn,
    }
    await saveSessionEnd(tx, sessionId, outcome)
    await writeAudit(
      tx,
      session.owner,
      {
        event: "SESSION_ENDED",
        objectType: "session",
        objectId: sessionId,
        deviceId,
        issueId,
        details: {
          state: ending.state,
          detail: ending.detail,
          recordedBytes: recording.sizeBytes,
          ...(exitStatus !== undefined && { exitStatus }),
        },
      },
      endedOn,
    )
  })
}

/** A session that is ACTIVE in the database and runs nowhere. */
export async function endLost(
  deps: Deps,
  path: Pick<SessionPath, "sessionId" | "deviceId" | "issueId">,
): Promise<void> {
  deps.log.warn("A session that no longer runs is ended", { sessionId: path.sessionId })
  const ending = { ...endingOf("MANAGER_SHUTDOWN_ERROR"), detail: "the session was lost" }
  await recordEnd(deps, { path, owner: null }, ending, deps.clock())
}

/** A crash leaves sessions ACTIVE that nobody runs: they ended when the server did. Called once, before the port opens. */
export async function endOrphans(deps: Deps): Promise<number> {
  const orphans = await activeSessions(deps.db)
  const ending = { ...endingOf("MANAGER_SHUTDOWN_ERROR"), detail: "the server stopped unexpectedly" }
  for (const path of orphans) await recordEnd(deps, { path, owner: null }, ending, deps.clock())
  return orphans.length
}
