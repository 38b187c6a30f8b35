/**
 * Throttled password verification: every attempt is counted as a failure before it is verified, so that a thousand
 * concurrent attempts count as a thousand failures. A throttled attempt gets the same answer after the same time
 * without any verification.
 */

import type { Actor } from "../../../base/authorities.ts"
import { daysBefore, MS_PER_MINUTE } from "../../../base/clock.ts"
import type { Db, Deps } from "../../../base/deps.ts"
import { ExpiringCounter } from "../../../base/expiring-counter.ts"
import { networkOf } from "../../../base/networks.ts"
import { Refusal } from "../../../base/refusal.ts"
import { HIGHEST_PRIORITY, PrioritySemaphore } from "../../../base/semaphore.ts"
import { inTransaction } from "../../../db/transaction.ts"
import { record } from "../../../system/audit/store.ts"
import { PasswordHasher, SIGN_IN_WAIT_MS_MAX } from "../../passwords/hashing/actions.ts"
import { incrementFailedSignIns, lockAccountForFailures } from "../../users/account-locks/store.ts"
import { lockOtherSuperusers, lockUser } from "../../users/store.ts"
import { KnownNetworks } from "../known-networks/actions.ts"
import { KNOWN_NETWORK_DAYS } from "../known-networks/rules.ts"
import {
  FAILED_SIGN_INS_LOCK_MS,
  isBlocked,
  shouldLockAccount,
  type Throttle,
  type ThrottleKind,
  throttleAfterFailure,
} from "./rules.ts"
import {
  deleteThrottle,
  isAccountInUse,
  lockThrottles,
  readThrottleState,
  revertFailure,
  rewriteThrottle,
  saveThrottle,
  type ThrottleKey,
  throttleKey,
} from "./store.ts"

/** The account that a client claims to be, and the client. */
interface SignInClaim {
  /** The user name; as typed without such a user. */
  name: string
  /** Null without such a user. */
  userId: string | null
  address: string
  /** The network of the address, by which throttles count. */
  network: string
  /** Names the browser's device cookie for this account; null for any other browser or program. */
  device: string | null
}

/** THROTTLED: nothing was checked; the response is the same as for REJECTED. */
type VerificationOutcome = "VERIFIED" | "REJECTED" | "THROTTLED"

interface PasswordVerifier {
  /** CPU-bound, with limited concurrency. */
  verifyLocally(): Promise<boolean>
  /**
   * Runs when local verification fails, outside the hashing slot because a directory may be slow.
   *
   * @returns null when those who could verify the password did not answer
   */
  verifyRemotely?(): Promise<boolean | null>
}

/** The proof of a password that this server stores; null never is. */
export function localPasswordVerifier(
  { state }: Pick<Deps, "state">,
  password: string,
  hash: string | null,
): PasswordVerifier {
  return { verifyLocally: () => state.get(PasswordHasher).verify(password, hash) }
}

/** Verifies the password of a signed-in user again: that waits behind no unknown client. @throws Refusal SERVER_BUSY */
export function verifyAgain(
  deps: Deps,
  { userId, username }: Actor,
  address: string,
  proof: PasswordVerifier,
): Promise<VerificationOutcome> {
  const claim = { name: username, userId, address, network: networkOf(address), device: null }
  return verifyThrottled(deps, claim, HIGHEST_PRIORITY, proof)
}

/**
 * Verifies the password unless the client is throttled. Counting runs in a queue slot too, so that a flood occupies
 * no database connections.
 *
 * @param priority  place in the queues, see `getQueuePriority`
 * @throws Refusal SERVER_BUSY when a queue is full, or the turn does not come in time
 */
export async function verifyThrottled(
  deps: Deps,
  claim: SignInClaim,
  priority: number,
  proof: PasswordVerifier,
): Promise<VerificationOutcome> {
  const { userId, network } = claim
  const since = daysBefore(deps.clock(), KNOWN_NETWORK_DAYS)
  const all = throttleKeysOf(claim)
  const who = { userId, network, since }
  const { isKnown, throttles } = await deps.state
    .get(LookupSlots)
    .run(priority, () => readThrottleState(deps.db, who, all))
  // Known clients are counted by their own key only, unknown ones also by account and by network.
  const keys = isKnown || claim.device ? all.slice(0, 1) : all
  if (keys.some((_, index) => isBlocked(throttles[index] ?? null, deps.clock())))
    return delayThrottledAnswer(deps)
  const started = performance.now()
  const inTurn = await deps.state
    .get(PasswordHasher)
    .slots.run(isKnown ? HIGHEST_PRIORITY : priority, async () => {
      if (!(await countFailure(deps, keys, claim, deps.clock()))) return "THROTTLED"
      return (await revertFailureOnError(deps, keys, proof.verifyLocally)) ? "VERIFIED" : "REJECTED"
    })
  if (inTurn === "THROTTLED") return delayThrottledAnswer(deps)
  deps.state.get(VerificationTime).add(performance.now() - started)
  const { verifyRemotely } = proof
  if (inTurn === "VERIFIED" || !verifyRemotely) return recordOutcome(deps, keys, claim, inTurn === "VERIFIED")
  const askElsewhere = () => deps.state.get(DirectorySlots).run(priority, verifyRemotely)
  const isProved = await revertFailureOnError(deps, keys, askElsewhere)
  if (isProved !== null) return recordOutcome(deps, keys, claim, isProved)
  await revertFailure(deps.db, keys)
  return "REJECTED"
}

/** Concurrent requests to directories; each may take its whole timeout. */
class DirectorySlots extends PrioritySemaphore {
  constructor() {
    super({
      concurrency: 16,
      queueMax: 64,
      waitMsMax: SIGN_IN_WAIT_MS_MAX,
      busy: "too many sign-ins wait for a directory",
    })
  }
}

/** An unreachable directory or database is no failure of the user: the counted failure is reverted. */
async function revertFailureOnError<T>(
  deps: Deps,
  keys: readonly ThrottleKey[],
  verify: () => Promise<T>,
): Promise<T> {
  try {
    return await verify()
  } catch (error) {
    await revertFailure(deps.db, keys)
    throw error
  }
}

/** Lookups in the database that a sign-in needs before its turn; in a flood the others are refused without one. */
export class LookupSlots extends PrioritySemaphore {
  constructor() {
    super({
      concurrency: 2,
      queueMax: 16,
      waitMsMax: SIGN_IN_WAIT_MS_MAX,
      busy: "too many sign-ins at once",
    })
  }
}

/** Attempts by network; a network that is not counted again for so long starts from zero. */
class NetworkAttempts extends ExpiringCounter {
  constructor() {
    super({ windowMs: 10 * MS_PER_MINUTE, keysMax: 100_000 })
  }
}

/**
 * Queue priority, determined without a lookup: recognised browsers and known networks first, then networks by the
 * number of their recent attempts, fewest first. In a flood from a thousand addresses a new network is still served.
 */
export async function getQueuePriority(
  deps: Deps,
  { name, network, device }: Pick<SignInClaim, "name" | "network" | "device">,
): Promise<number> {
  if (device !== null || (await deps.state.get(KnownNetworks).has(deps, name, network)))
    return HIGHEST_PRIORITY
  return HIGHEST_PRIORITY + 1 + deps.state.get(NetworkAttempts).increment(network, performance.now())
}

/** The client's own key first: that of the browser, or of the pair of account and network. */
function throttleKeysOf({ name, network, device }: SignInClaim): [ThrottleKey, ThrottleKey, ThrottleKey] {
  return [
    device === null
      ? throttleKey("ACCOUNT_AND_NETWORK", { name, network })
      : throttleKey("DEVICE", { name, network: device }),
    throttleKey("ACCOUNT", { name }),
    throttleKey("NETWORK", { network }),
  ]
}

/** @returns false when a concurrent attempt has used up the limit */
export async function countFailure(
  deps: Pick<Deps, "db">,
  keys: readonly ThrottleKey[],
  claim: Pick<SignInClaim, "userId" | "address">,
  now: Date,
): Promise<boolean> {
  return deps.db.transaction().execute(async (tx) => {
    const throttles = await lockThrottles(tx, keys, now)
    if (throttles.some((throttle) => isBlocked(throttle, now))) return false
    for (const [index, key] of keys.entries()) {
      const after = throttleAfterFailure(key.kind, throttles[index] ?? null, now)
      await saveThrottle(tx, key, after)
      if (after.blockedUntil > now) await auditThrottle(tx, key.kind, after, claim, now)
    }
    return true
  })
}

async function recordOutcome(
  deps: Deps,
  keys: readonly ThrottleKey[],
  claim: SignInClaim,
  isProved: boolean,
): Promise<"VERIFIED" | "REJECTED"> {
  const [ownKey, ...others] = keys as [ThrottleKey, ...ThrottleKey[]]
  if (isProved) {
    await deleteThrottle(deps.db, ownKey)
    if (others.length > 0) await revertFailure(deps.db, others)
    return "VERIFIED"
  }
  const counted = claim.userId !== null && (await countAccountFailure(deps, claim.userId, claim.address))
  // Writes a row for unknown and locked users too, so that the response time is the same.
  if (!counted) await rewriteThrottle(deps.db, ownKey)
  return "REJECTED"
}

/** Fifty consecutive failures lock an unused account. @returns false for a locked account, whose failures are not counted */
async function countAccountFailure(deps: Deps, userId: string, address: string): Promise<boolean> {
  const failures = await incrementFailedSignIns(deps.db, userId)
  // Few attempts reach this point: the more expensive lookups run only here.
  if (shouldLockAccount({ failures, isUsed: false, isLastSuperuser: false }))
    await lockUnusedAccount(deps, userId, failures, address)
  return failures > 0
}

async function lockUnusedAccount(
  deps: Deps,
  userId: string,
  failures: number,
  address: string,
): Promise<void> {
  await inTransaction(deps, async (tx, now) => {
    const otherSuperusers = await lockOtherSuperusers(tx, userId)
    const { superuser } = await lockUser(tx, userId, now)
    const isUsed = await isAccountInUse(tx, userId, now, daysBefore(now, KNOWN_NETWORK_DAYS))
    if (!shouldLockAccount({ failures, isUsed, isLastSuperuser: superuser && otherSuperusers === 0 })) return
    const until = new Date(now.getTime() + FAILED_SIGN_INS_LOCK_MS)
    if (!(await lockAccountForFailures(tx, userId, until))) return
    const details = { reason: "MAX_FAILED_LOGIN_ATTEMPTS", failures, until: until.toISOString() }
    await record({ tx, actor: null, now, address }, "USER_LOCKED", { type: "user", id: userId }, details)
  })
}

/** Once per waiting time, however many attempts it sees. */
function auditThrottle(
  tx: Db,
  kind: ThrottleKind,
  { failures, blockedUntil }: Throttle,
  { userId, address }: Pick<SignInClaim, "userId" | "address">,
  now: Date,
): Promise<void> {
  const details = { counted: kind, failures, until: blockedUntil.toISOString() }
  return record({ tx, actor: null, now, address }, "SIGN_IN_THROTTLED", { type: "user", id: userId }, details)
}

const AVERAGE_WEIGHT = 0.2
/** Upper limit of the delay during a flood. */
const AVERAGE_MS_MAX = 2000

/** Moving average of the time of a local verification, including its waiting time. */
class VerificationTime {
  averageMs = 0

  add(tookMs: number): void {
    const weighted =
      this.averageMs === 0 ? tookMs : this.averageMs * (1 - AVERAGE_WEIGHT) + tookMs * AVERAGE_WEIGHT
    this.averageMs = Math.min(AVERAGE_MS_MAX, weighted)
  }
}

/** Waiting costs a timer each. */
const DELAYED_REFUSALS_MAX = 1000

class DelayedRefusals {
  waiting = 0
}

/** Responds to a throttled attempt after the time of a real verification. @throws Refusal SERVER_BUSY when too many wait */
export async function delayThrottledAnswer({ state }: Pick<Deps, "state">): Promise<"THROTTLED"> {
  const refusals = state.get(DelayedRefusals)
  if (refusals.waiting >= DELAYED_REFUSALS_MAX)
    throw new Refusal("SERVER_BUSY", "too many sign-ins are slowed down")
  refusals.waiting += 1
  try {
    await Bun.sleep(state.get(VerificationTime).averageMs)
    return "THROTTLED"
  } finally {
    refusals.waiting -= 1
  }
}
