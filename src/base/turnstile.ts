/** Lets a few through at once and a few more wait: heavy work that must not take the machine from everybody else. */

export interface TurnstileLimits {
  atOnce: number
  /** In each of the two lanes. */
  waitingMax: number
  /** After work of the lane behind its place stays empty for this share of the work's time; 1: half the time is rest. */
  restShare?: number
}

/** Who goes before strangers. */
export type TurnstileLane = "ahead" | "behind"

/** However long a piece of work took. */
const REST_MS_MAX = 500

export class Turnstile {
  private running = 0
  private readonly waiting: Record<TurnstileLane, (() => void)[]> = { ahead: [], behind: [] }
  private readonly limits: TurnstileLimits

  constructor(limits: TurnstileLimits) {
    this.limits = limits
  }

  /** @returns null without having started `work` when there is no room */
  async run<T>(lane: TurnstileLane, work: () => Promise<T>): Promise<{ done: T } | null> {
    const isFree = this.running < this.limits.atOnce
    if (!isFree && this.waiting[lane].length >= this.limits.waitingMax) return null
    if (isFree) this.running += 1
    else await new Promise<void>((go) => this.waiting[lane].push(go))
    const started = performance.now()
    try {
      return { done: await work() }
    } finally {
      this.leave(lane, performance.now() - started)
    }
  }

  private leave(lane: TurnstileLane, tookMs: number): void {
    const restMs = Math.min(REST_MS_MAX, tookMs * (this.limits.restShare ?? 0))
    if (lane === "ahead" || restMs === 0 || this.waiting.ahead.length > 0) this.giveAway()
    else setTimeout(() => this.giveAway(), restMs)
  }

  /** Whoever waits takes over the place; otherwise it is free. */
  private giveAway(): void {
    const next = this.waiting.ahead.shift() ?? this.waiting.behind.shift()
    if (next) next()
    else this.running -= 1
  }
}
