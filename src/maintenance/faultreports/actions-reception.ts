/** Places for fault reports that arrive at the same time: a slow one gives its place to one that finds none. */
import type { Clock } from "../../base/clock.ts"
import { Refusal } from "../../base/refusal.ts"
import { isSlowReport, REPORTS_RECEIVED_AT_ONCE_MAX } from "./rules.ts"

/** One report on its way. */
interface Reception {
  /** Rejects when this report must give its place to another one. */
  readonly givenUp: Promise<never>
  count(bytes: number): void
  /** The body is complete: what follows is the server's own work. */
  complete(): void
}

interface Place {
  beganAtMs: number
  bytes: number
  isComplete: boolean
  giveUp(): void
}

export class ReceiveSlots {
  private readonly places = new Set<Place>()

  /** @throws Refusal SERVER_BUSY when all places are taken by reports that arrive fast enough, and when this one is given up */
  async run<T>(clock: Clock, receive: (reception: Reception) => Promise<T>): Promise<T> {
    if (this.places.size >= REPORTS_RECEIVED_AT_ONCE_MAX) this.freeSlowest(clock().getTime())
    const { promise: givenUp, reject } = Promise.withResolvers<never>()
    // Without a reader the rejection would be an unhandled one.
    givenUp.catch(() => {})
    const place: Place = {
      beganAtMs: clock().getTime(),
      bytes: 0,
      isComplete: false,
      giveUp: () => reject(tooManyAtOnce()),
    }
    this.places.add(place)
    try {
      return await receive({
        givenUp,
        count: (bytes) => {
          place.bytes += bytes
        },
        complete: () => {
          place.isComplete = true
        },
      })
    } finally {
      this.places.delete(place)
    }
  }

  private freeSlowest(nowMs: number): void {
    const slow = [...this.places]
      .filter((place) => !place.isComplete && isSlowReport(place.bytes, nowMs - place.beganAtMs))
      .map((place) => ({ place, speed: place.bytes / (nowMs - place.beganAtMs) }))
    const [slowest] = slow.toSorted((one, other) => one.speed - other.speed)
    if (!slowest) throw tooManyAtOnce()
    this.places.delete(slowest.place)
    slowest.place.giveUp()
  }
}

function tooManyAtOnce(): Refusal {
  return new Refusal("SERVER_BUSY", "too many fault reports arrive at once")
}
