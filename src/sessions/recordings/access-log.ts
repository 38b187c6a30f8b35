/** Views of recordings that are in the audit log already: all segments that a player fetches are one view. */
import { TtlSet } from "../../base/cache.ts"
import { type Clock, MS_PER_MINUTE } from "../../base/clock.ts"

/** A view that lasts longer is recorded again. */
export const ACCESS_WINDOW_MS = 10 * MS_PER_MINUTE

export class RecordingAccessLog {
  private readonly logged: TtlSet

  constructor(clock: Clock) {
    this.logged = new TtlSet(ACCESS_WINDOW_MS, () => clock().getTime())
  }

  wasRecentlyLogged(signInId: string, sessionId: string): boolean {
    return this.logged.has(`${signInId} ${sessionId}`)
  }

  log(signInId: string, sessionId: string): void {
    this.logged.add(`${signInId} ${sessionId}`)
  }
}
