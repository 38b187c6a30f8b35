/** Password hashing with argon2id, off the main thread and with limited concurrency. */
import { randomBytes } from "node:crypto"
import { availableParallelism } from "node:os"
import { HIGHEST_PRIORITY, PrioritySemaphore } from "../../../base/semaphore.ts"

/** A hash takes 100 ms of one core; three of four cores stay free for other requests. */
export const HASHING_CONCURRENCY = Math.max(1, Math.floor(availableParallelism() / 4))
/** About two seconds of waiting, after which users click again. */
export const HASHING_QUEUE_MAX = 24
/**
 * The longest wait in each queue of a sign-in. On a busy host the hashes ahead take far longer than two seconds, and
 * what is more important goes first for as long as it arrives; a browser whose user has given up keeps nobody else waiting.
 */
export const SIGN_IN_WAIT_MS_MAX = 10_000

/** Of argon2id: memory in KiB and passes. */
interface HashCost {
  memoryCost: number
  timeCost: number
}

/** Bun's: 64 MB and 2 passes. */
const HASH_COST: HashCost = { memoryCost: 65_536, timeCost: 2 }

export class PasswordHasher {
  /**
   * For callers that verify a password. Those from unknown browsers and networks get half of the time; the rest stays free for
   * other work. Recognised users have HIGHEST_PRIORITY, so that a flood of wrong passwords does not lock them out.
   */
  readonly slots = new PrioritySemaphore({
    concurrency: HASHING_CONCURRENCY,
    queueMax: HASHING_QUEUE_MAX,
    waitMsMax: SIGN_IN_WAIT_MS_MAX,
    idleShare: 1,
    busy: "too many passwords wait to be checked",
  })
  /** For unknown users, so that the response takes as long. */
  private dummyHash: Promise<string> | null = null
  private readonly cost: HashCost

  constructor(cost: HashCost = HASH_COST) {
    this.cost = cost
  }

  /** argon2id. @throws Refusal SERVER_BUSY */
  hash(password: string): Promise<string> {
    return this.slots.run(HIGHEST_PRIORITY, () => this.hashNow(password))
  }

  /** Verifies a password inside a hashing slot. Without a hash it takes as long and returns false. */
  async verify(password: string, hash: string | null | undefined): Promise<boolean> {
    this.dummyHash ??= this.hashNow(randomBytes(32).toString("base64url"))
    const isRight = await Bun.password.verify(password, hash || (await this.dummyHash))
    return isRight && !!hash
  }

  private hashNow(password: string): Promise<string> {
    return Bun.password.hash(password, { algorithm: "argon2id", ...this.cost })
  }
}
