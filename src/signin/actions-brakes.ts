/**
 * Proving under brakes: every failure is counted before it is known to be one, so that a thousand tries at once are a
 * thousand failures; whoever is slowed down gets the same answer after the same time, and nothing is checked.
 */
import { writeAudit } from "../audit/store.ts"
import { daysBefore } from "../base/clock.ts"
import type { Db, Deps } from "../base/deps.ts"
import { networkOf } from "../base/networks.ts"
import { Refusal } from "../base/refusal.ts"
import type { TurnstileLane } from "../base/turnstile.ts"
import { checkRoomToVerify, usualVerificationMs } from "../passwords/actions-hashing.ts"
import { lockOtherSuperusers, lockUser } from "../people/store.ts"
import { countFailedSignIn, lockForFailures } from "../people/store-locks.ts"
import {
  type Brake,
  type BrakeKind,
  brakeAfter,
  FAILED_SIGN_INS_LOCK_MS,
  isBlocked,
  KNOWN_NETWORK_DAYS,
  mustLock,
} from "./rules-brakes.ts"
import {
  type BrakeKey,
  brakeKey,
  deleteBrake,
  isAccountUsed,
  isKnownNetwork,
  lockBrakes,
  readBrakes,
  saveBrake,
  takeBackFailure,
} from "./store-brakes.ts"

/** Somebody who says that they are somebody. */
export interface Claim {
  /** As typed. */
  name: string
  /** Null when nobody is called so. */
  userId: string | null
  address: string
}

/** SLOWED: nothing was checked; the person is not told the difference. */
export type ProofOutcome = "PROVED" | "WRONG" | "SLOWED"

/**
 * Has the person proved it? Without asking while they are slowed down.
 *
 * @param prove  asks; "ahead" is the lane of people who have signed in from there before
 * @throws Refusal SERVER_BUSY when too many passwords wait to be checked
 */
export async function provedUnderBrakes(
  deps: Deps,
  claim: Claim,
  prove: (lane: TurnstileLane) => Promise<boolean>,
): Promise<ProofOutcome> {
  const now = deps.clock()
  const network = networkOf(claim.address)
  const isKnown = await isKnownNetwork(deps.db, claim.userId, network, daysBefore(now, KNOWN_NETWORK_DAYS))
  const keys = keysOf(claim.name, network, isKnown)
  const lane = isKnown ? "ahead" : "behind"
  if ((await readBrakes(deps.db, keys)).some((brake) => isBlocked(brake, now))) return slowed()
  checkRoomToVerify(lane)
  if (!(await countFailure(deps, keys, claim, now))) return slowed()
  return (await settleFailure(deps, keys, claim, () => prove(lane))) ? "PROVED" : "WRONG"
}

/** A known person's own slips count alone; a stranger's also against the account and against the network. */
function keysOf(name: string, network: string, isKnown: boolean): BrakeKey[] {
  const pair = brakeKey("PAIR", { name, network })
  return isKnown ? [pair] : [pair, brakeKey("ACCOUNT", { name }), brakeKey("NETWORK", { network })]
}

/** @returns false when somebody else was quicker to be the last one that may try */
export async function countFailure(
  deps: Pick<Deps, "db">,
  keys: readonly BrakeKey[],
  claim: Pick<Claim, "userId" | "address">,
  now: Date,
): Promise<boolean> {
  return deps.db.transaction().execute(async (tx) => {
    const brakes = await lockBrakes(tx, keys, now)
    if (brakes.some((brake) => isBlocked(brake, now))) return false
    for (const [index, key] of keys.entries()) {
      const after = brakeAfter(key.kind, brakes[index] ?? null, now)
      await saveBrake(tx, key, after)
      if (after.blockedUntil > now) await tellOfBrake(tx, key.kind, after, claim, now)
    }
    return true
  })
}

async function settleFailure(
  deps: Deps,
  keys: readonly BrakeKey[],
  claim: Claim,
  prove: () => Promise<boolean>,
): Promise<boolean> {
  const [pair, ...others] = keys as [BrakeKey, ...BrakeKey[]]
  try {
    const isProved = await prove()
    if (isProved) {
      await deleteBrake(deps.db, pair)
      if (others.length > 0) await takeBackFailure(deps.db, others, deps.clock())
    } else if (claim.userId !== null) await countAgainstAccount(deps, claim.userId, claim.address)
    return isProved
  } catch (error) {
    // Nobody has tried: too many waited, or the database was away.
    await takeBackFailure(deps.db, keys, deps.clock())
    throw error
  }
}

/** Fifty in a row lock an account that nobody uses. */
async function countAgainstAccount(deps: Deps, userId: string, address: string): Promise<void> {
  const now = deps.clock()
  const failures = await countFailedSignIn(deps.db, userId)
  // Few get this far: the facts that cost more are asked only then.
  if (!mustLock({ failures, isUsed: false, isLastSuperuser: false })) return
  await deps.db.transaction().execute(async (tx) => {
    const otherSuperusers = await lockOtherSuperusers(tx, userId)
    const { superuser } = await lockUser(tx, userId, now)
    const isUsed = await isAccountUsed(tx, userId, now, daysBefore(now, KNOWN_NETWORK_DAYS))
    if (!mustLock({ failures, isUsed, isLastSuperuser: superuser && otherSuperusers === 0 })) return
    const until = new Date(now.getTime() + FAILED_SIGN_INS_LOCK_MS)
    if (!(await lockForFailures(tx, userId, until))) return
    const fact = { event: "USER_LOCKED", objectType: "user", objectId: userId, address } as const
    const details = { reason: "MAX_FAILED_LOGIN_ATTEMPTS", failures, until: until.toISOString() }
    await writeAudit(tx, null, { ...fact, details }, now)
  })
}

/** Once per wait, however often somebody tries meanwhile. */
function tellOfBrake(
  tx: Db,
  kind: BrakeKind,
  { failures, blockedUntil }: Brake,
  { userId, address }: Pick<Claim, "userId" | "address">,
  now: Date,
): Promise<void> {
  const details = { counted: kind, failures, until: blockedUntil.toISOString() }
  const fact = { event: "SIGN_IN_SLOWED", objectType: "user", objectId: userId, address, details } as const
  return writeAudit(tx, null, fact, now)
}

/** Waiting costs a timer each. */
const REFUSED_AT_ONCE_MAX = 1000
let refusedNow = 0

/** The answer to whoever is slowed down, after the time that a real one takes. */
export async function slowed(): Promise<"SLOWED"> {
  if (refusedNow >= REFUSED_AT_ONCE_MAX) throw new Refusal("SERVER_BUSY", "too many sign-ins are slowed down")
  refusedNow += 1
  try {
    await Bun.sleep(usualVerificationMs())
    return "SLOWED"
  } finally {
    refusedNow -= 1
  }
}
