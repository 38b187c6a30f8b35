/** Saves the ends of sessions in the database, and tries again until it succeeds. */
import type { Deps } from "../../base/deps.ts"
import type { LiveSession } from "./live-session.ts"
import { type SessionOutcome, saveSessionOutcome } from "./outcome.ts"

/** An end is saved until it is saved: at first soon, in the end this often. */
const SAVE_RETRY_FIRST_MS = 500
const SAVE_RETRY_LAST_MS = 5000

export class SessionEndSaver {
  private readonly deps: Deps
  /** Ids of the sessions whose end is not saved yet. */
  private readonly saving = new Set<string>()
  private isStopped = false

  constructor(deps: Deps) {
    this.deps = deps
  }

  isSaving(sessionId: string): boolean {
    return this.saving.has(sessionId)
  }

  /**
   * Resolves when the end is saved, or when the saver has stopped.
   *
   * @param startedAtMs  of the session, in `performance.now()`
   */
  async save(session: LiveSession, ending: SessionOutcome, startedAtMs: number): Promise<void> {
    const { sessionId } = session.path
    this.saving.add(sessionId)
    const endedOn = monotonicEnd(this.deps.clock(), session, startedAtMs)
    let waitMs = SAVE_RETRY_FIRST_MS
    while (!this.isStopped) {
      try {
        await saveSessionOutcome(this.deps, session, ending, endedOn)
        break
      } catch (error) {
        this.deps.log.error("Saving a session's end failed", { sessionId, waitMs, error })
        await Bun.sleep(waitMs)
        waitMs = Math.min(waitMs * 2, SAVE_RETRY_LAST_MS)
      }
    }
    this.saving.delete(sessionId)
  }

  /** No further attempts: the next start of the server ends the sessions whose end is missing. */
  stop(): void {
    this.isStopped = true
  }
}

/** A clock that was put back must not let a session end before it began, or sooner than it lasted. */
function monotonicEnd(now: Date, session: LiveSession, startedAtMs: number): Date {
  const lasted = session.startedAtMs + (performance.now() - startedAtMs)
  return new Date(now.getTime() < session.startedAtMs ? lasted : now.getTime())
}
