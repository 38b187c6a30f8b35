/** Who has been written down as looking at which recording: the pieces that a player fetches are one deed. */
import { MS_PER_MINUTE } from "../../base/clock.ts"

/** Whoever still looks after this time looks again. */
export const ACCESS_WINDOW_MS = 10 * MS_PER_MINUTE
/** Beyond, the oldest may be written down again. */
const ENTRIES_MAX = 10_000

export class RecordingAccessLog {
  private readonly loggedAt = new Map<string, number>()

  wasRecentlyLogged(signInId: string, sessionId: string, now: Date): boolean {
    const at = this.loggedAt.get(`${signInId} ${sessionId}`)
    return at !== undefined && now.getTime() - at < ACCESS_WINDOW_MS
  }

  log(signInId: string, sessionId: string, now: Date): void {
    const name = `${signInId} ${sessionId}`
    this.loggedAt.delete(name)
    this.loggedAt.set(name, now.getTime())
    if (this.loggedAt.size > ENTRIES_MAX) this.loggedAt.delete(this.loggedAt.keys().next().value!)
  }
}
