/** Limits connection tests, so that a test is no port scanner: in a row, at the same time, per user and in all. */
import { ExpiringCounter } from "../../base/expiring-counter.ts"
import { Refusal } from "../../base/refusal.ts"
import {
  GREETING_TIMEOUT_MS,
  TESTS_AT_ONCE,
  TESTS_AT_ONCE_PER_USER,
  TESTS_IN_A_ROW_MAX,
  TESTS_PAUSE_MS,
} from "./rules.ts"

/** Users whose tests are counted at the same time. */
const USERS_MAX = 1000
const MS_PER_SECOND = 1000

export class ConnectionTestLimiter {
  private readonly inARow = new ExpiringCounter({ windowMs: TESTS_PAUSE_MS, keysMax: USERS_MAX })
  private readonly running = new Map<string, number>()
  private total = 0
  /** Passed on to each test. */
  readonly greetingTimeoutMs: number

  constructor({ greetingTimeoutMs = GREETING_TIMEOUT_MS } = {}) {
    this.greetingTimeoutMs = greetingTimeoutMs
  }

  /** @throws Refusal TOO_MANY_REQUESTS; SERVER_BUSY while other users run as many as possible */
  async run<T>(userId: string, now: Date, test: () => Promise<T>): Promise<T> {
    const own = this.running.get(userId) ?? 0
    if (own >= TESTS_AT_ONCE_PER_USER)
      throw new Refusal("TOO_MANY_REQUESTS", `user ${userId} runs ${own} connection tests`)
    // What is refused is not counted: who tries again during the pause does not make it longer.
    if (this.inARow.count(userId, now.getTime()) >= TESTS_IN_A_ROW_MAX) {
      throw new Refusal("TOO_MANY_REQUESTS", `user ${userId} ran too many connection tests in a row`, {
        text: "testsInARow",
        retryAfterInSeconds: TESTS_PAUSE_MS / MS_PER_SECOND,
      })
    }
    if (this.total >= TESTS_AT_ONCE) throw new Refusal("SERVER_BUSY", "too many connection tests are running")
    this.inARow.increment(userId, now.getTime())
    this.change(userId, 1)
    try {
      return await test()
    } finally {
      this.change(userId, -1)
    }
  }

  private change(userId: string, by: number): void {
    this.total += by
    const left = (this.running.get(userId) ?? 0) + by
    if (left > 0) this.running.set(userId, left)
    else this.running.delete(userId)
  }
}
