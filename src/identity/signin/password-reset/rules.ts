/** One-time passwords of the password reset: lifetime and notation. */
import { MS_PER_HOUR, MS_PER_MINUTE } from "../../../base/clock.ts"

/** Covers the delivery time of its e-mail. */
export const ONE_TIME_PASSWORD_MS = 30 * MS_PER_MINUTE
/** Of an account that has no password yet: a new user may read the e-mail after the weekend. */
export const FIRST_PASSWORD_MS = 72 * MS_PER_HOUR
/** 160 bits, infeasible to guess. */
export const ONE_TIME_PASSWORD_BYTES = 20
/** Longest accepted input, with blanks and hyphens. */
export const ONE_TIME_PASSWORD_CHARACTERS_MAX = 100

/** The account as entered by the client; one of the two suffices, the other is "" then. */
export interface ResetIdentity {
  /** User name or e-mail address: users enter what they sign in with. */
  username: string
  email: string
}

/** Crockford's Base32: no letter that looks like a digit. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
const BITS = 5
const GROUP_CHARACTERS = 4

/** "7QK2-9XWA-…": groups of four, so that it can be read aloud. */
export function formatOneTimePassword(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("")
  const digits = bits.match(new RegExp(`.{${BITS}}`, "g")) ?? []
  const letters = digits.map((digit) => ALPHABET[Number.parseInt(digit, 2)]).join("")
  return (letters.match(new RegExp(`.{1,${GROUP_CHARACTERS}}`, "g")) ?? []).join("-")
}

/** Normalizes typed input: without hyphens, look-alikes replaced. */
export function normalizeOneTimePassword(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1")
}
