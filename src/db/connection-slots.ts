/**
 * Who may use a connection now. Statements that wait for a lock hold their connections as long as they wait; if they
 * could hold all of them, one locked table would hold up everything. So a statement that runs long gives its place back
 * and goes on as a slow one, of which there are only so many, and statements like it begin as slow ones for a while.
 */
import { itemAt } from "../base/assert.ts"
import { DatabaseBusy } from "./database-failure.ts"

export interface SlotLimits {
  /** Concurrent quick statements. */
  quick: number
  /** Additional concurrent slow statements. 0: slow statements are not distinguished. */
  slow: number
  /** Longest wait for a connection, QUEUE_TIMEOUT_MS without. */
  queueTimeoutMs?: number
  /** How long a statement may run while the database answers nothing, UNANSWERED_MS_MAX without. */
  unansweredMs?: number
}

/** This part of the quick places is for statements unlike all that run: the first of a kind may be about to wait. */
const RESERVED_SHARE = 0.25
/** A statement that runs so long waits for something; all of the product's take milliseconds. */
const SLOW_AFTER_MS = 500
/** So long statements like a slow one begin as slow ones; each that is slow again counts anew. */
const SLOW_TTL_MS = 2000
/** Longest wait for a connection. */
const QUEUE_TIMEOUT_MS = 4000
/** More would only wait for nothing. */
const QUEUE_LENGTH_MAX = 500
const SWEEP_MS = 100
/** Of a database that answers nothing; longer than a statement may wait for a lock. */
const UNANSWERED_MS_MAX = 4000

type Abandon = (ranMs: number) => void

export interface Slot {
  /**
   * A statement begins; in a transaction others may be sent after it before it has ended.
   *
   * @param abandon  called when it is given up, with the milliseconds that it had
   */
  begin(abandon: Abandon): void
  /** The oldest statement that began ends. */
  end(): void
  /** Calling it again does nothing. */
  release(): void
}

type SlotQueue = "quick" | "slow"

class SlotHolder implements Slot {
  readonly shape: string
  queue: SlotQueue
  /** Of the running statement; null while none runs. */
  startedAtMs: number | null = null
  /** Of the running statement, and of those sent after it: a connection answers in turn. */
  private readonly sent: Abandon[] = []
  private readonly whenReleased: (holder: SlotHolder) => void

  constructor(shape: string, queue: SlotQueue, whenReleased: (holder: SlotHolder) => void) {
    this.shape = shape
    this.queue = queue
    this.whenReleased = whenReleased
  }

  begin(abandon: Abandon): void {
    if (this.sent.push(abandon) === 1) this.startedAtMs = performance.now()
  }

  end(): void {
    this.sent.shift()
    this.startedAtMs = this.sent.length > 0 ? performance.now() : null
  }

  abandon(ranMs: number): void {
    this.sent[0]?.(ranMs)
  }

  release(): void {
    this.whenReleased(this)
  }
}

interface Waiter {
  shape: string
  untilMs: number
  grant(queue: SlotQueue): void
  refuse(): void
}

export class ConnectionSlots {
  private readonly limits: SlotLimits
  private readonly responseTimeoutMs: number
  private readonly isUnanswered: () => boolean
  private readonly holders = new Set<SlotHolder>()
  private readonly waiters: Record<SlotQueue, Waiter[]> = { quick: [], slow: [] }
  private readonly inUse: Record<SlotQueue, number> = { quick: 0, slow: 0 }
  private readonly slowUntilMs = new Map<string, number>()
  /** How many of a shape are in quick places. */
  private readonly quickOf = new Map<string, number>()
  private sweepTimer: Timer | null = null

  /**
   * @param answerMs      a statement without an answer for so long is abandoned
   * @param isUnanswered  whether the database answers nothing at all; then it is abandoned sooner
   */
  constructor(limits: SlotLimits, answerMs: number, isUnanswered: () => boolean = () => false) {
    this.limits = limits
    this.responseTimeoutMs = answerMs
    this.isUnanswered = isUnanswered
  }

  /**
   * Waits for a slot.
   *
   * @param shape  identifies statements of the same kind: the text
   * @throws DatabaseBusy after QUEUE_TIMEOUT_MS, or immediately when the queue is full
   */
  acquire(shape: string): Slot | Promise<Slot> {
    const queue = this.queueFor(shape)
    const { queueTimeoutMs: queueMs = QUEUE_TIMEOUT_MS } = this.limits
    if (this.hasCapacity(shape, queue)) return this.occupy(shape, queue)
    if (this.waiters[queue].length >= QUEUE_LENGTH_MAX) throw new DatabaseBusy("too many statements wait")
    return new Promise((resolve, reject) => {
      this.waiters[queue].push({
        shape,
        untilMs: performance.now() + queueMs,
        grant: (granted) => resolve(this.occupy(shape, granted)),
        refuse: () => reject(new DatabaseBusy(`no connection was free for ${queueMs} ms`)),
      })
    })
  }

  private hasCapacity(shape: string, queue: SlotQueue): boolean {
    const isFirst = queue === "slow" || !this.quickOf.has(shape)
    const reserved = isFirst ? 0 : Math.floor(this.limits.quick * RESERVED_SHARE)
    return this.inUse[queue] < this.limits[queue] - reserved
  }

  private count(queue: SlotQueue, shape: string, change: 1 | -1): void {
    this.inUse[queue] += change
    if (queue === "slow") return
    const left = (this.quickOf.get(shape) ?? 0) + change
    if (left === 0) this.quickOf.delete(shape)
    else this.quickOf.set(shape, left)
  }

  private queueFor(shape: string): SlotQueue {
    if (this.limits.slow === 0) return "quick"
    return (this.slowUntilMs.get(shape) ?? 0) > performance.now() ? "slow" : "quick"
  }

  private occupy(shape: string, queue: SlotQueue): Slot {
    const occupant = new SlotHolder(shape, queue, this.release)
    this.holders.add(occupant)
    this.count(queue, shape, 1)
    this.sweepTimer ??= setInterval(() => this.sweep(), SWEEP_MS).unref()
    return occupant
  }

  private readonly release = (occupant: SlotHolder): void => {
    if (!this.holders.delete(occupant)) return
    this.count(occupant.queue, occupant.shape, -1)
    if (this.waiters[occupant.queue].length > 0) this.grantNext(occupant.queue)
  }

  private grantNext(queue: SlotQueue): void {
    const waiters = this.waiters[queue]
    for (let n = 0; n < waiters.length && this.inUse[queue] < this.limits[queue]; ) {
      const waiter = itemAt(waiters, n)
      // It turned out to be slow while it waited.
      const isSlowNow = queue === "quick" && this.queueFor(waiter.shape) === "slow"
      if (!isSlowNow && !this.hasCapacity(waiter.shape, queue)) {
        n += 1
        continue
      }
      waiters.splice(n, 1)
      if (isSlowNow) this.waitAsSlow(waiter)
      else waiter.grant(queue)
    }
  }

  private waitAsSlow(waiter: Waiter): void {
    if (this.waiters.slow.length >= QUEUE_LENGTH_MAX) waiter.refuse()
    else {
      this.waiters.slow.push(waiter)
      this.grantNext("slow")
    }
  }

  private sweep(): void {
    const nowMs = performance.now()
    for (const occupant of this.holders) this.classify(occupant, nowMs)
    for (const { shape } of this.waiters.slow) this.slowUntilMs.set(shape, nowMs + SLOW_TTL_MS)
    for (const [shape, untilMs] of this.slowUntilMs) if (untilMs <= nowMs) this.slowUntilMs.delete(shape)
    for (const queue of ["quick", "slow"] as const) {
      const overdue = this.waiters[queue].filter((waiter) => waiter.untilMs <= nowMs)
      this.waiters[queue] = this.waiters[queue].filter((waiter) => waiter.untilMs > nowMs)
      for (const waiter of overdue) waiter.refuse()
      this.grantNext(queue)
    }
    if (this.holders.size > 0 || this.waiters.quick.length > 0 || this.waiters.slow.length > 0) return
    if (this.sweepTimer) clearInterval(this.sweepTimer)
    this.sweepTimer = null
  }

  private classify(occupant: SlotHolder, nowMs: number): void {
    if (occupant.startedAtMs === null) return
    const ranMs = nowMs - occupant.startedAtMs
    const { unansweredMs = UNANSWERED_MS_MAX } = this.limits
    if (ranMs > this.responseTimeoutMs || (ranMs > unansweredMs && this.isUnanswered()))
      occupant.abandon(ranMs)
    if (ranMs < SLOW_AFTER_MS || this.limits.slow === 0) return
    this.slowUntilMs.set(occupant.shape, nowMs + SLOW_TTL_MS)
    if (occupant.queue === "slow" || this.inUse.slow >= this.limits.slow) return
    occupant.queue = "slow"
    this.count("quick", occupant.shape, -1)
    this.count("slow", occupant.shape, 1)
  }
}
