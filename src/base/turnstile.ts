/** Lets a few through at once and a few more wait: heavy work that must not take the machine from everybody else. */

export interface TurnstileLimits {
  atOnce: number
  /** In each of the two lanes. */
  waitingMax: number
}

/** Who goes before strangers. */
export type TurnstileLane = "ahead" | "behind"

export class Turnstile {
  private running = 0
  private readonly waiting: Record<TurnstileLane, (() => void)[]> = { ahead: [], behind: [] }
  /** Of the last pieces of work, the newer the weightier; 0 before the first. */
  private usual = 0
  private readonly limits: TurnstileLimits

  constructor(limits: TurnstileLimits) {
    this.limits = limits
  }

  /** Would `run` take more work of this lane now? */
  hasRoom(lane: TurnstileLane): boolean {
    return this.running < this.limits.atOnce || this.waiting[lane].length < this.limits.waitingMax
  }

  /** How long a piece of work takes these days, waiting not counted. */
  get usualMs(): number {
    return this.usual
  }

  /** @returns null without having started `work` when there is no room */
  async run<T>(lane: TurnstileLane, work: () => Promise<T>): Promise<{ done: T } | null> {
    if (!this.hasRoom(lane)) return null
    if (this.running >= this.limits.atOnce) await new Promise<void>((go) => this.waiting[lane].push(go))
    else this.running += 1
    const started = performance.now()
    try {
      return { done: await work() }
    } finally {
      const took = performance.now() - started
      this.usual = this.usual === 0 ? took : this.usual * (1 - NEWEST_WEIGHT) + took * NEWEST_WEIGHT
      // Whoever waits takes over the place; otherwise it is free.
      const next = this.waiting.ahead.shift() ?? this.waiting.behind.shift()
      if (next) next()
      else this.running -= 1
    }
  }
}

const NEWEST_WEIGHT = 0.2
