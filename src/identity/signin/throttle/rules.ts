/** Waiting times after failed attempts and fault reports. Pure: counters in, waiting times out. */
import { MS_PER_HOUR, MS_PER_MINUTE, NO_WAIT } from "../../../base/clock.ts"

interface ThrottleLimits {
  /** Failures without a wait, for typing mistakes. */
  free: number
  /** The wait after the next one; it doubles with each further one. */
  backoffInitialMs: number
  backoffMaxMs: number
  /** Without a failure for so long, counting begins anew. */
  resetAfterMs: number
}

const SECOND_MS = 1000

/** Counters and their limits. Strangers are clients without an earlier sign-in to the account from their network. */
export const THROTTLES = {
  /** This account from this network. */
  ACCOUNT_AND_NETWORK: {
    free: 5,
    backoffInitialMs: 5 * SECOND_MS,
    backoffMaxMs: 15 * MS_PER_MINUTE,
    resetAfterMs: 24 * MS_PER_HOUR,
  },
  /** This account in a browser in which it has signed in before. */
  DEVICE: {
    free: 5,
    backoffInitialMs: 5 * SECOND_MS,
    backoffMaxMs: 15 * MS_PER_MINUTE,
    resetAfterMs: 24 * MS_PER_HOUR,
  },
  /** This account, strangers from all networks. */
  ACCOUNT: {
    free: 20,
    backoffInitialMs: 30 * SECOND_MS,
    backoffMaxMs: 15 * MS_PER_MINUTE,
    resetAfterMs: 24 * MS_PER_HOUR,
  },
  /** This network, strangers on all accounts; the users of a plant share one network. */
  NETWORK: {
    free: 50,
    backoffInitialMs: 5 * SECOND_MS,
    backoffMaxMs: 5 * MS_PER_MINUTE,
    resetAfterMs: MS_PER_HOUR,
  },
  /** E-mails to one user. The longest wait is shorter than the validity of a one-time password, so that one of them always works. */
  RESET_ACCOUNT: {
    free: 3,
    backoffInitialMs: 5 * MS_PER_MINUTE,
    backoffMaxMs: 15 * MS_PER_MINUTE,
    resetAfterMs: 24 * MS_PER_HOUR,
  },
  /** Password resets requested from one network. */
  RESET_NETWORK: {
    free: 20,
    backoffInitialMs: MS_PER_MINUTE,
    backoffMaxMs: 15 * MS_PER_MINUTE,
    resetAfterMs: MS_PER_HOUR,
  },
  /** Wrong one-time passwords from one network. */
  RESET_CODE: {
    free: 10,
    backoffInitialMs: 5 * SECOND_MS,
    backoffMaxMs: 15 * MS_PER_MINUTE,
    resetAfterMs: 24 * MS_PER_HOUR,
  },
  /** Fault reports without signing in from one network; the shifts of a plant share one. */
  REPORT_NETWORK: {
    free: 10,
    backoffInitialMs: MS_PER_MINUTE,
    backoffMaxMs: MS_PER_HOUR,
    resetAfterMs: 6 * MS_PER_HOUR,
  },
  /** Fault reports about one machine from all networks. */
  REPORT_MACHINE: {
    free: 20,
    backoffInitialMs: MS_PER_MINUTE,
    backoffMaxMs: MS_PER_HOUR,
    resetAfterMs: 6 * MS_PER_HOUR,
  },
} as const satisfies Record<string, ThrottleLimits>
export type ThrottleKind = keyof typeof THROTTLES

export interface Throttle {
  failures: number
  blockedUntil: Date
  expiresOn: Date
}

/** More rows than this are dropped, those with the fewest failures first. */
export const THROTTLES_KEPT_MAX = 100_000

/** Whether attempts are blocked now. */
export function isBlocked(throttle: Throttle | null, now: Date): boolean {
  return throttle !== null && throttle.blockedUntil > now
}

/** The throttle after one more failure; it must not be blocked. */
export function throttleAfterFailure(kind: ThrottleKind, before: Throttle | null, now: Date): Throttle {
  const { free, backoffInitialMs, backoffMaxMs, resetAfterMs } = THROTTLES[kind]
  const failures = (before && before.expiresOn > now ? before.failures : 0) + 1
  const waitMs = failures <= free ? 0 : Math.min(backoffMaxMs, backoffInitialMs * 2 ** (failures - free - 1))
  const later = (ms: number) => new Date(now.getTime() + ms)
  return {
    failures,
    blockedUntil: waitMs === 0 ? NO_WAIT : later(waitMs),
    expiresOn: later(waitMs + resetAfterMs),
  }
}

/** Consecutive failures, from any network, that lock an unused account. Throttling makes them take hours. */
export const FAILED_SIGN_INS_MAX = 50
export const FAILED_SIGN_INS_LOCK_MS = MS_PER_HOUR

/**
 * Whether to lock the account as MAX_FAILED_LOGIN_ATTEMPTS. An account in use is never locked, because strangers
 * could lock out and even sign out its owner; nor is the last superuser.
 *
 * @param facts.failures  consecutive, including this one
 * @param facts.isUsed    the user is signed in, or has signed in within KNOWN_NETWORK_DAYS
 */
export function shouldLockAccount(facts: {
  failures: number
  isUsed: boolean
  isLastSuperuser: boolean
}): boolean {
  return facts.failures >= FAILED_SIGN_INS_MAX && !facts.isUsed && !facts.isLastSuperuser
}
