/** Who has been written down as looking at which recording: the pieces that a player fetches are one deed. */
import { MS_PER_MINUTE } from "../base/clock.ts"

/** Whoever still looks after this time looks again. */
export const VIEWING_LASTS_MS = 10 * MS_PER_MINUTE
/** Beyond, the oldest may be written down again. */
const REMEMBERED_MAX = 10_000

export class Viewings {
  private readonly noted = new Map<string, number>()

  isNoted(signInId: string, sessionId: string, now: Date): boolean {
    const at = this.noted.get(`${signInId} ${sessionId}`)
    return at !== undefined && now.getTime() - at < VIEWING_LASTS_MS
  }

  note(signInId: string, sessionId: string, now: Date): void {
    const name = `${signInId} ${sessionId}`
    this.noted.delete(name)
    this.noted.set(name, now.getTime())
    if (this.noted.size > REMEMBERED_MAX) this.noted.delete(this.noted.keys().next().value!)
  }
}
