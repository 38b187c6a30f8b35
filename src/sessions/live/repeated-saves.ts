/** What a session leaves in the database without anybody waiting for it: tried again until it is saved. */
import type { Deps } from "../../base/deps.ts"
import { isInvalidTextError, violatedConstraint } from "../../db/constraint.ts"

/** After a failure: at first soon, in the end this often. */
const RETRY_FIRST_MS = 500
const RETRY_LAST_MS = 5000

export class RepeatedSaves {
  private readonly log: Deps["log"]
  /** The last save of each subject that is not saved yet. */
  private readonly last = new Map<string, Promise<void>>()
  private isStopped = false

  constructor(log: Deps["log"]) {
    this.log = log
  }

  isSaving(subject: string): boolean {
    return this.last.has(subject)
  }

  /**
   * Resolves when it is saved, or when no further attempts are made: the database refuses its content, or the server stops.
   *
   * @param subject  saves of one subject are made one after the other, in the order of the calls
   * @param what     names the save in the log
   */
  save(subject: string, what: string, attempt: () => Promise<unknown>): Promise<void> {
    const before = this.last.get(subject) ?? Promise.resolve()
    const saved = before.then(() => this.repeat(subject, what, attempt))
    this.last.set(subject, saved)
    return saved.then(() => {
      if (this.last.get(subject) === saved) this.last.delete(subject)
    })
  }

  /** No further attempts: the next start of the server ends the sessions whose end is missing. */
  stop(): void {
    this.isStopped = true
  }

  private async repeat(subject: string, what: string, attempt: () => Promise<unknown>): Promise<void> {
    let waitMs = RETRY_FIRST_MS
    while (!this.isStopped) {
      try {
        await attempt()
        return
      } catch (error) {
        // Another attempt would fail as well, and what follows, the end of the session for example, waits for this.
        if (isInvalidTextError(error) || violatedConstraint(error) !== null)
          return this.log.error(`Saving ${what} was refused`, { subject, error })
        this.log.error(`Saving ${what} failed`, { subject, waitMs, error })
        await Bun.sleep(waitMs)
        waitMs = Math.min(waitMs * 2, RETRY_LAST_MS)
      }
    }
  }
}
