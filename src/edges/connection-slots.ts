/**
 * Who may use a connection now. Statements that wait for a lock hold their connections as long as they wait; if they
 * could hold all of them, one locked table would hold up everything. So a statement that runs long gives its place back
 * and goes on as a slow one, of which there are only so many, and statements like it begin as slow ones for a while.
 */
import { DatabaseBusy } from "../base/database-failure.ts"

export interface SlotLimits {
  /** Running at once. */
  quick: number
  /** Beside those: slow ones. 0: none is told apart. */
  slow: number
  /** Longest wait for a connection, QUEUE_MS_MAX without. */
  queueMs?: number
}

/** This part of the quick places is for statements unlike all that run: the first of a kind may be about to wait. */
const RESERVED_PART = 0.25
/** A statement that runs so long waits for something; all of the product's take milliseconds. */
export const SLOW_AFTER_MS = 500
/** So long statements like a slow one begin as slow ones; each that is slow again counts anew. */
const SLOW_MEMORY_MS = 2000
/** Longest wait for a connection. */
export const QUEUE_MS_MAX = 4000
/** More would only wait for nothing. */
const WAITING_MAX = 500
const SWEEP_MS = 100

export interface Slot {
  /** A statement begins. @param abandon  called when it gets no answer for `answerMs` */
  begin(abandon: () => void): void
  end(): void
  /** Calling it again does nothing. */
  release(): void
}

type Lane = "quick" | "slow"

interface Occupant {
  shape: string
  lane: Lane
  statement: { startedAtMs: number; abandon: () => void } | null
}

interface Waiter {
  shape: string
  untilMs: number
  grant(lane: Lane): void
  refuse(): void
}

export class ConnectionSlots {
  private readonly limits: SlotLimits
  private readonly answerMs: number
  private readonly occupants = new Set<Occupant>()
  private readonly waiting: Record<Lane, Waiter[]> = { quick: [], slow: [] }
  private readonly inUse: Record<Lane, number> = { quick: 0, slow: 0 }
  private readonly slowUntilMs = new Map<string, number>()
  /** How many of a shape are in quick places. */
  private readonly quickOf = new Map<string, number>()
  private sweeping: Timer | null = null

  /** @param answerMs  a statement without an answer for so long is abandoned */
  constructor(limits: SlotLimits, answerMs: number) {
    this.limits = limits
    this.answerMs = answerMs
  }

  /**
   * Waits for a place.
   *
   * @param shape  what tells statements of the same kind: its text
   * @throws DatabaseBusy after QUEUE_MS_MAX, or at once when too many wait
   */
  take(shape: string): Slot | Promise<Slot> {
    const lane = this.laneOf(shape)
    const { queueMs = QUEUE_MS_MAX } = this.limits
    if (this.hasRoom(shape, lane)) return this.occupy(shape, lane)
    if (this.waiting[lane].length >= WAITING_MAX) throw new DatabaseBusy("too many statements wait")
    return new Promise((resolve, reject) => {
      this.waiting[lane].push({
        shape,
        untilMs: performance.now() + queueMs,
        grant: (granted) => resolve(this.occupy(shape, granted)),
        refuse: () => reject(new DatabaseBusy(`no connection was free for ${queueMs} ms`)),
      })
    })
  }

  private hasRoom(shape: string, lane: Lane): boolean {
    const isFirst = lane === "slow" || !this.quickOf.has(shape)
    const reserved = isFirst ? 0 : Math.floor(this.limits.quick * RESERVED_PART)
    return this.inUse[lane] < this.limits[lane] - reserved
  }

  private count(lane: Lane, shape: string, change: 1 | -1): void {
    this.inUse[lane] += change
    if (lane === "slow") return
    const left = (this.quickOf.get(shape) ?? 0) + change
    if (left === 0) this.quickOf.delete(shape)
    else this.quickOf.set(shape, left)
  }

  private laneOf(shape: string): Lane {
    if (this.limits.slow === 0) return "quick"
    return (this.slowUntilMs.get(shape) ?? 0) > performance.now() ? "slow" : "quick"
  }

  private occupy(shape: string, lane: Lane): Slot {
    const occupant: Occupant = { shape, lane, statement: null }
    this.occupants.add(occupant)
    this.count(lane, shape, 1)
    this.sweeping ??= setInterval(() => this.sweep(), SWEEP_MS).unref()
    return {
      begin: (abandon) => {
        occupant.statement = { startedAtMs: performance.now(), abandon }
      },
      end: () => {
        occupant.statement = null
      },
      release: () => {
        if (!this.occupants.delete(occupant)) return
        this.count(occupant.lane, shape, -1)
        this.grantNext(occupant.lane)
      },
    }
  }

  private grantNext(lane: Lane): void {
    const queue = this.waiting[lane]
    for (let n = 0; n < queue.length && this.inUse[lane] < this.limits[lane]; ) {
      const waiter = queue[n]!
      // It turned out to be slow while it waited.
      const isSlowNow = lane === "quick" && this.laneOf(waiter.shape) === "slow"
      if (!isSlowNow && !this.hasRoom(waiter.shape, lane)) {
        n += 1
        continue
      }
      queue.splice(n, 1)
      if (isSlowNow) this.waitAsSlow(waiter)
      else waiter.grant(lane)
    }
  }

  private waitAsSlow(waiter: Waiter): void {
    if (this.waiting.slow.length >= WAITING_MAX) waiter.refuse()
    else {
      this.waiting.slow.push(waiter)
      this.grantNext("slow")
    }
  }

  private sweep(): void {
    const nowMs = performance.now()
    for (const occupant of this.occupants) this.judge(occupant, nowMs)
    for (const { shape } of this.waiting.slow) this.slowUntilMs.set(shape, nowMs + SLOW_MEMORY_MS)
    for (const [shape, untilMs] of this.slowUntilMs) if (untilMs <= nowMs) this.slowUntilMs.delete(shape)
    for (const lane of ["quick", "slow"] as const) {
      const overdue = this.waiting[lane].filter((waiter) => waiter.untilMs <= nowMs)
      this.waiting[lane] = this.waiting[lane].filter((waiter) => waiter.untilMs > nowMs)
      for (const waiter of overdue) waiter.refuse()
      this.grantNext(lane)
    }
    if (this.occupants.size > 0 || this.waiting.quick.length > 0 || this.waiting.slow.length > 0) return
    if (this.sweeping) clearInterval(this.sweeping)
    this.sweeping = null
  }

  private judge(occupant: Occupant, nowMs: number): void {
    const { statement } = occupant
    if (!statement) return
    const ranMs = nowMs - statement.startedAtMs
    if (ranMs > this.answerMs) statement.abandon()
    if (ranMs < SLOW_AFTER_MS || this.limits.slow === 0) return
    this.slowUntilMs.set(occupant.shape, nowMs + SLOW_MEMORY_MS)
    if (occupant.lane === "slow" || this.inUse.slow >= this.limits.slow) return
    occupant.lane = "slow"
    this.count("quick", occupant.shape, -1)
    this.count("slow", occupant.shape, 1)
  }
}
