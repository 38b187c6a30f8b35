/**
 * Proving under brakes: every failure is counted before it is known to be one, so that a thousand tries at once are a
 * thousand failures; whoever is slowed down gets the same answer after the same time, and nothing is checked.
 */
import { writeAudit } from "../audit/store.ts"
import { daysBefore, MS_PER_MINUTE } from "../base/clock.ts"
import type { Db, Deps } from "../base/deps.ts"
import { networkOf } from "../base/networks.ts"
import { RecentCounter } from "../base/recent-counter.ts"
import { Refusal } from "../base/refusal.ts"
import { HIGHEST_PRIORITY, PrioritySemaphore } from "../base/semaphore.ts"
import { inHashingTurn, verifyPassword } from "../passwords/actions-hashing.ts"
import { lockOtherSuperusers, lockUser } from "../people/store.ts"
import { countFailedSignIn, lockForFailures } from "../people/store-locks.ts"
import { isKnownNetwork } from "./actions-known-networks.ts"
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
  lockBrakes,
  readStanding,
  rewriteBrake,
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
  /** Names the browser's device cookie for this account; null for any other browser or program. */
  device: string | null
  /** Place in the queues, see `priorityOf`. */
  priority: number
}

/** SLOWED: nothing was checked; the person is not told the difference. */
export type ProofOutcome = "PROVED" | "WRONG" | "SLOWED"

export interface Proof {
  /** Heavy work of our own: few do it at once. */
  prove(): Promise<boolean>
  /** Asked when that says no. A directory may be slow; meanwhile the next one has their turn. */
  proveElsewhere?(): Promise<boolean>
}

/** The proof of a password of ours; null never is. */
export function passwordProof(password: string, hash: string | null): Proof {
  return { prove: () => verifyPassword(password, hash) }
}

/**
 * Has the person proved it? Without asking while they are slowed down. Counting waits for its turn too: a flood holds no
 * connections to the database.
 *
 * @throws Refusal SERVER_BUSY when too many wait for their turn
 */
export async function provedUnderBrakes(deps: Deps, claim: Claim, proof: Proof): Promise<ProofOutcome> {
  const network = networkOf(claim.address)
  const since = daysBefore(deps.clock(), KNOWN_NETWORK_DAYS)
  const all = keysOf(claim, network)
  const who = { userId: claim.userId, network, since }
  const { isKnown, brakes } = await inLookupTurn(claim.priority, () => readStanding(deps.db, who, all))
  // A known person's own slips count alone; a stranger's also against the account and against the network.
  const keys = isKnown || claim.device ? all.slice(0, 1) : all
  if (keys.some((_, index) => isBlocked(brakes[index] ?? null, deps.clock()))) return slowed()
  const started = performance.now()
  const inTurn = await inHashingTurn(isKnown ? HIGHEST_PRIORITY : claim.priority, async () => {
    if (!(await countFailure(deps, keys, claim, deps.clock()))) return "SLOWED"
    return (await orTakenBack(deps, keys, proof.prove)) ? "PROVED" : "WRONG"
  })
  if (inTurn === "SLOWED") return slowed()
  rememberUsual(performance.now() - started)
  const { proveElsewhere } = proof
  const isProved =
    inTurn === "PROVED" ||
    (proveElsewhere !== undefined &&
      (await orTakenBack(deps, keys, inOutsideTurn(claim.priority, proveElsewhere))))
  return settleFailure(deps, keys, claim, isProved)
}

/** Questions to directories at once; each may take its whole time-out. */
const outside = new PrioritySemaphore({ concurrency: 16, queueMax: 64 })

function inOutsideTurn(priority: number, work: () => Promise<boolean>): () => Promise<boolean> {
  return async () => {
    const finished = await outside.run(priority, work)
    if (finished === null) throw new Refusal("SERVER_BUSY", "too many sign-ins wait for a directory")
    return finished.done
  }
}

/** When nobody has tried, for a directory or the database was away, the failure was none. */
async function orTakenBack(
  deps: Deps,
  keys: readonly BrakeKey[],
  prove: () => Promise<boolean>,
): Promise<boolean> {
  try {
    return await prove()
  } catch (error) {
    await takeBackFailure(deps.db, keys, deps.clock())
    throw error
  }
}

/** Questions that a claim costs before its turn; a flood beyond them is refused without asking any. */
const lookups = new PrioritySemaphore({ concurrency: 2, queueMax: 16 })

/** @throws Refusal SERVER_BUSY when too many wait */
export async function inLookupTurn<T>(priority: number, work: () => Promise<T>): Promise<T> {
  const finished = await lookups.run(priority, work)
  if (finished === null) throw new Refusal("SERVER_BUSY", "too many sign-ins at once")
  return finished.done
}

/** Attempts by network; a network that is not counted again for so long starts from zero. */
const attempts = new RecentCounter({ windowMs: 10 * MS_PER_MINUTE, keysMax: 100_000 })

/**
 * The place in the queues, known before anything is looked up: recognised browsers and networks first, then networks by
 * how few attempts they made lately. In a flood from a thousand addresses one that is new still gets its turn.
 */
export async function priorityOf(
  deps: Deps,
  { name, address, device }: Pick<Claim, "name" | "address" | "device">,
): Promise<number> {
  const network = networkOf(address)
  if (device !== null || (await isKnownNetwork(deps, name, network))) return HIGHEST_PRIORITY
  return HIGHEST_PRIORITY + 1 + attempts.increment(network, performance.now())
}

/** The person's own first: the browser's, or the pair of account and network. */
function keysOf({ name, device }: Claim, network: string): [BrakeKey, BrakeKey, BrakeKey] {
  return [
    device === null ? brakeKey("PAIR", { name, network }) : brakeKey("DEVICE", { name, network: device }),
    brakeKey("ACCOUNT", { name }),
    brakeKey("NETWORK", { network }),
  ]
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
  isProved: boolean,
): Promise<"PROVED" | "WRONG"> {
  const [pair, ...others] = keys as [BrakeKey, ...BrakeKey[]]
  if (isProved) {
    await deleteBrake(deps.db, pair)
    if (others.length > 0) await takeBackFailure(deps.db, others, deps.clock())
    return "PROVED"
  }
  const counted = claim.userId !== null && (await countAgainstAccount(deps, claim.userId, claim.address))
  // A row that is written takes longer than none: who is nobody, or locked, costs one too.
  if (!counted) await rewriteBrake(deps.db, pair)
  return "WRONG"
}

/** Fifty in a row lock an account that nobody uses. @returns false for one that is locked, which counts no more */
async function countAgainstAccount(deps: Deps, userId: string, address: string): Promise<boolean> {
  const failures = await countFailedSignIn(deps.db, userId)
  // Few get this far: the facts that cost more are asked only then.
  if (mustLock({ failures, isUsed: false, isLastSuperuser: false }))
    await lockUnlessUsed(deps, userId, failures, address)
  return failures > 0
}

async function lockUnlessUsed(deps: Deps, userId: string, failures: number, address: string): Promise<void> {
  const now = deps.clock()
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

/** How long a password of ours takes these days, its turn waited for; the newer the weightier. */
let usualMs = 0
const NEWEST_WEIGHT = 0.2
/** In a flood nobody waits longer for a no that is certain. */
const USUAL_MS_MAX = 2000

function rememberUsual(tookMs: number): void {
  const weighted = usualMs === 0 ? tookMs : usualMs * (1 - NEWEST_WEIGHT) + tookMs * NEWEST_WEIGHT
  usualMs = Math.min(USUAL_MS_MAX, weighted)
}

/** Waiting costs a timer each. */
const REFUSED_AT_ONCE_MAX = 1000
let refusedNow = 0

/** The answer to whoever is slowed down, after the time that a real one takes. */
export async function slowed(): Promise<"SLOWED"> {
  if (refusedNow >= REFUSED_AT_ONCE_MAX) throw new Refusal("SERVER_BUSY", "too many sign-ins are slowed down")
  refusedNow += 1
  try {
    await Bun.sleep(usualMs)
    return "SLOWED"
  } finally {
    refusedNow -= 1
  }
}
