/** Compares the sessions of the database with those that run. */
import type { Deps } from "../../base/deps.ts"
import { OutageLog } from "../../db/outage-log.ts"
import { listActiveSessions } from "../session/store.ts"
import { endStaleSession } from "./outcome.ts"

export class SessionReconciler {
  private readonly deps: Deps
  private readonly outages: OutageLog
  private readonly isKnown: (sessionId: string) => boolean
  /** Sessions that were ACTIVE in the database but not known here at the last comparison. */
  private candidates: ReadonlySet<string> = new Set()

  /** @param isKnown  whether the session runs, starts or is being ended here */
  constructor(deps: Deps, isKnown: (sessionId: string) => boolean) {
    this.deps = deps
    this.outages = new OutageLog(deps.log, "comparing sessions with the database")
    this.isKnown = isKnown
  }

  /** Ends sessions that are ACTIVE in the database and run nowhere. Twice unknown, for one may just be starting. */
  async run(): Promise<void> {
    try {
      const rows = await listActiveSessions(this.deps.db)
      this.outages.succeeded()
      const unknown = rows.filter(({ sessionId }) => !this.isKnown(sessionId))
      for (const path of unknown)
        if (this.candidates.has(path.sessionId)) await endStaleSession(this.deps, path)
      this.candidates = new Set(unknown.map(({ sessionId }) => sessionId))
    } catch (error) {
      this.outages.failed("Comparing the sessions with the database failed", { error })
    }
  }
}
