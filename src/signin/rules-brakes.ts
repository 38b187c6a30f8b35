/** How failures slow down whoever causes them, and nobody else. Pure: counts in, waits out. */
import { MS_PER_HOUR, MS_PER_MINUTE } from "../base/clock.ts"

interface BrakeLimits {
  /** So many failures cost nothing: people mistype. */
  free: number
  /** The wait after the next one; it doubles with each further one. */
  firstMs: number
  longestMs: number
  /** Without a failure for so long, counting begins anew. */
  forgottenMs: number
}

const SECOND_MS = 1000

/** What is counted. Strangers are those who have not signed in to this account from this network before. */
export const BRAKES = {
  /** This account from this network. */
  PAIR: { free: 5, firstMs: 5 * SECOND_MS, longestMs: 15 * MS_PER_MINUTE, forgottenMs: 24 * MS_PER_HOUR },
  /** This account in a browser in which it has signed in before. */
  DEVICE: { free: 5, firstMs: 5 * SECOND_MS, longestMs: 15 * MS_PER_MINUTE, forgottenMs: 24 * MS_PER_HOUR },
  /** This account from wherever strangers are. */
  ACCOUNT: {
    free: 20,
    firstMs: 30 * SECOND_MS,
    longestMs: 15 * MS_PER_MINUTE,
    forgottenMs: 24 * MS_PER_HOUR,
  },
  /** Whatever account strangers try from this network; a plant's people share one. */
  NETWORK: { free: 50, firstMs: 5 * SECOND_MS, longestMs: 5 * MS_PER_MINUTE, forgottenMs: MS_PER_HOUR },
  /** Letters to one person. The longest wait is shorter than a one-time password's life: one of them always works. */
  RESET_ACCOUNT: {
    ...{ free: 3, firstMs: 5 * MS_PER_MINUTE, longestMs: 15 * MS_PER_MINUTE, forgottenMs: 24 * MS_PER_HOUR },
  },
  /** Letters asked for from one network. */
  RESET_NETWORK: {
    ...{ free: 20, firstMs: MS_PER_MINUTE, longestMs: 15 * MS_PER_MINUTE, forgottenMs: MS_PER_HOUR },
  },
  /** Wrong one-time passwords from one network. */
  RESET_CODE: {
    ...{ free: 10, firstMs: 5 * SECOND_MS, longestMs: 15 * MS_PER_MINUTE, forgottenMs: 24 * MS_PER_HOUR },
  },
} as const satisfies Record<string, BrakeLimits>
export type BrakeKind = keyof typeof BRAKES

export interface Brake {
  failures: number
  blockedUntil: Date
  forgottenOn: Date
}

/** More rows than this are dropped, those with the fewest failures first. */
export const BRAKES_KEPT_MAX = 100_000

/** May nobody try now? */
export function isBlocked(brake: Brake | null, now: Date): boolean {
  return brake !== null && brake.blockedUntil > now
}

/** The brake with one more failure; only asked when it is not blocked. */
export function brakeAfter(kind: BrakeKind, before: Brake | null, now: Date): Brake {
  const { free, firstMs, longestMs, forgottenMs } = BRAKES[kind]
  const failures = (before && before.forgottenOn > now ? before.failures : 0) + 1
  const waitMs = failures <= free ? 0 : Math.min(longestMs, firstMs * 2 ** (failures - free - 1))
  const later = (ms: number) => new Date(now.getTime() + ms)
  return { failures, blockedUntil: later(waitMs), forgottenOn: later(waitMs + forgottenMs) }
}

/** A network from which a person has signed in within these days is theirs. */
export const KNOWN_NETWORK_DAYS = 90
/** Of one person; the one not used for longest goes. */
export const KNOWN_NETWORKS_MAX = 50

/** So many failures in a row, from anywhere, lock an account that nobody uses. The brakes make them take hours. */
export const FAILED_SIGN_INS_MAX = 50
export const FAILED_SIGN_INS_LOCK_MS = MS_PER_HOUR

/**
 * Is the account locked as MAX_FAILED_LOGIN_ATTEMPTS? Never one that somebody uses, or strangers could lock out its
 * owner, whom the lock would even sign out; and never the last superuser.
 *
 * @param facts.failures  in a row, with this one
 * @param facts.isUsed    somebody is signed in, or has signed in within KNOWN_NETWORK_DAYS
 */
export function mustLock(facts: { failures: number; isUsed: boolean; isLastSuperuser: boolean }): boolean {
  return facts.failures >= FAILED_SIGN_INS_MAX && !facts.isUsed && !facts.isLastSuperuser
}
