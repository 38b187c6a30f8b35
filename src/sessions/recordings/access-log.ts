/** Views of recordings that are in the audit log already: all segments that a player fetches are one view. */
import { TtlSet } from "../../base/cache.ts"
import { type Clock, MS_PER_MINUTE } from "../../base/clock.ts"

/** A view that lasts longer is recorded again. */
export const ACCESS_WINDOW_MS = 10 * MS_PER_MINUTE

/** Played or downloaded, or seen as a thumbnail. */
type RecordingAccess = "view" | "preview"

const keyOf = (signInId: string, sessionId: string, how: RecordingAccess) => `${signInId} ${sessionId} ${how}`

export class RecordingAccessLog {
  private readonly logged: TtlSet

  constructor(clock: Clock) {
    this.logged = new TtlSet(ACCESS_WINDOW_MS, () => clock().getTime())
  }

  /** A recording that was viewed was previewed as well. */
  wasRecentlyLogged(signInId: string, sessionId: string, how: RecordingAccess = "view"): boolean {
    const isViewed = this.logged.has(keyOf(signInId, sessionId, "view"))
    return isViewed || (how === "preview" && this.logged.has(keyOf(signInId, sessionId, "preview")))
  }

  log(signInId: string, sessionId: string, how: RecordingAccess = "view"): void {
    this.logged.add(keyOf(signInId, sessionId, how))
  }
}
