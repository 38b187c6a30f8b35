/** A semaphore with a bounded priority queue: limits heavy work that must not take the machine from everything else. */
import { Refusal } from "./refusal.ts"

interface SemaphoreLimits {
  /** Pieces of work that run at the same time. */
  concurrency: number
  /** Pieces of work that wait; beyond it the lowest priority is refused. */
  queueMax: number
  /** The longest wait in the queue, after which the work is refused; without it work waits until its turn. */
  waitMsMax?: number
  /**
   * After low-priority work its slot stays idle for this share of the work's duration; 1: idle half of the time.
   * Work of HIGHEST_PRIORITY takes an idle slot immediately.
   */
  idleShare?: number
  /** What the refusal of `run` says. */
  busy?: string
}

/** Smaller numbers run first; work of equal priority runs in order of arrival. */
export const HIGHEST_PRIORITY = 0

/** Upper limit of one idle period. */
const IDLE_MS_MAX = 500

interface Waiter {
  priority: number
  /** true: the slot is yours; false: evicted by work of higher priority, or after the longest wait. */
  settle(admitted: boolean): void
}

export class PrioritySemaphore {
  private running = 0
  /** Sorted: the next one first. */
  private readonly queue: Waiter[] = []
  /** Slots that stay empty for a moment. */
  private readonly idleTimers = new Set<Timer>()
  private readonly limits: SemaphoreLimits

  constructor(limits: SemaphoreLimits) {
    this.limits = limits
  }

  /**
   * @returns null, without having started `work`, when the queue holds only work that is at least as important, and when
   *          its turn has not come within the longest wait
   */
  async tryRun<T>(priority: number, work: () => Promise<T>): Promise<{ done: T } | null> {
    if (!(await this.acquire(priority))) return null
    const startedMs = performance.now()
    try {
      return { done: await work() }
    } finally {
      this.releaseAfterIdle(priority, performance.now() - startedMs)
    }
  }

  /** @throws Refusal SERVER_BUSY, without having started `work`, where `tryRun` returns null */
  async run<T>(priority: number, work: () => Promise<T>): Promise<T> {
    const finished = await this.tryRun(priority, work)
    if (finished === null) throw new Refusal("SERVER_BUSY", this.limits.busy ?? "too many requests wait")
    return finished.done
  }

  private acquire(priority: number): boolean | Promise<boolean> {
    if (this.running < this.limits.concurrency) {
      this.running += 1
      return true
    }
    if (priority === HIGHEST_PRIORITY && this.takeIdleSlot()) return true
    const last = this.queue.at(-1)
    if (this.queue.length >= this.limits.queueMax) {
      if (!last || last.priority <= priority) return false
      this.queue.pop()
      last.settle(false)
    }
    return new Promise((settle) => this.enqueue(this.withLongestWait({ priority, settle })))
  }

  /** The same waiter, who leaves the queue unserved after the longest wait. */
  private withLongestWait({ priority, settle }: Waiter): Waiter {
    const { waitMsMax } = this.limits
    if (waitMsMax === undefined) return { priority, settle }
    const waiter: Waiter = {
      priority,
      settle(admitted) {
        clearTimeout(timer)
        settle(admitted)
      },
    }
    const timer = setTimeout(() => {
      this.queue.splice(this.queue.indexOf(waiter), 1)
      settle(false)
    }, waitMsMax)
    return waiter
  }

  private takeIdleSlot(): boolean {
    for (const timer of this.idleTimers) {
      clearTimeout(timer)
      this.idleTimers.delete(timer)
      return true
    }
    return false
  }

  private enqueue(waiter: Waiter): void {
    const after = this.queue.findIndex((other) => other.priority > waiter.priority)
    this.queue.splice(after < 0 ? this.queue.length : after, 0, waiter)
  }

  private releaseAfterIdle(priority: number, tookMs: number): void {
    const idleMs = Math.min(IDLE_MS_MAX, tookMs * (this.limits.idleShare ?? 0))
    const isWanted = this.queue[0]?.priority === HIGHEST_PRIORITY
    if (priority === HIGHEST_PRIORITY || idleMs === 0 || isWanted) return this.release()
    const timer = setTimeout(() => {
      this.idleTimers.delete(timer)
      this.release()
    }, idleMs)
    this.idleTimers.add(timer)
  }

  private release(): void {
    const next = this.queue.shift()
    if (next) next.settle(true)
    else this.running -= 1
  }
}
