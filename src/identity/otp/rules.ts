/** One-time passwords and recovery codes: their shape, their windows, and how long wrong ones must wait. */
import { MS_PER_HOUR, MS_PER_MINUTE } from "../../base/clock.ts"

/** RFC 6238: what authenticator apps take without asking. */
export const OTP_PERIOD_SECONDS = 30
export const OTP_DIGITS = 6
/** 160 bits, the length of the HMAC (RFC 4226 §4 R6). */
export const OTP_SECRET_BYTES = 20
/** Tolerance for clock drift and slow typing: the codes of the previous and the next step are valid too. */
export const OTP_DRIFT_STEPS = 1

/** Time from seeing the picture to typing the first code. */
export const ENROLMENT_MS = 10 * MS_PER_MINUTE

export const RECOVERY_CODES_COUNT = 10
/** 16 letters of 5 bits: 80 bits cannot be guessed and need no slow hash. */
export const RECOVERY_CODE_LENGTH = 16
/** Crockford's base 32: without letters that look like digits. */
const RECOVERY_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
const RECOVERY_CODE_GROUP_LENGTH = 4
/** Longest accepted input: a recovery code with a blank after every letter. */
export const CODE_CHARACTERS_MAX = 40

/** Limit of wrong codes of one sign-in attempt; then it restarts with the password. */
export const ATTEMPT_FAILURES_MAX = 5
/** Wrong codes of one account that cost no waiting. */
export const FAILURES_WITHOUT_BACKOFF = 5
const BACKOFF_INITIAL_MS = 30_000
/** Never permanent; 24 guesses a day at a million codes are no attack. */
export const BACKOFF_MAX_MS = MS_PER_HOUR

/**
 * How long an account's next code has to wait after so many wrong ones in a row.
 *
 * @param failures  the one that was just wrong included
 */
export function backoffAfter(failures: number): number {
  if (failures < FAILURES_WITHOUT_BACKOFF) return 0
  return Math.min(BACKOFF_MAX_MS, BACKOFF_INITIAL_MS * 2 ** Math.min(failures - FAILURES_WITHOUT_BACKOFF, 30))
}

/** A code as typed, "123 456", as it counts; null when it is none. */
export function parseOtp(text: string): string | null {
  const digits = text.replace(/[\s-]/g, "")
  return /^\d{6}$/.test(digits) ? digits : null
}

/** A recovery code as typed, lower case and with look-alikes, as it counts; null when it is none. */
export function parseRecoveryCode(text: string): string | null {
  const letters = text.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1")
  const isCode =
    letters.length === RECOVERY_CODE_LENGTH &&
    [...letters].every((letter) => RECOVERY_ALPHABET.includes(letter))
  return isCode ? letters : null
}

/**
 * A recovery code of random bytes.
 *
 * @param bytes  one per letter; modulo 32 is uniform, as 32 divides 256
 */
export function encodeRecoveryCode(bytes: Uint8Array): string {
  return [...bytes.subarray(0, RECOVERY_CODE_LENGTH)].map((byte) => RECOVERY_ALPHABET[byte % 32]).join("")
}

/** "ABCD-EFGH-…", for display. */
export function formatRecoveryCode(code: string): string {
  return code.match(new RegExp(`.{${RECOVERY_CODE_GROUP_LENGTH}}`, "g"))?.join("-") ?? code
}
