/** The next step of a sign-in, from one table of steps. Pure. */
import { MS_PER_MINUTE } from "../../../base/clock.ts"

/** Ways to prove who one is. OIDC and LDAP are the word of a provider. */
export const SIGN_IN_METHODS = ["PASSWORD", "OTP", "RECOVERY_CODE", "PASSKEY", "OIDC", "LDAP"] as const
export type SignInMethod = (typeof SIGN_IN_METHODS)[number]

/** Time to find the telephone, or to think of a new password. */
export const ATTEMPT_MS = 10 * MS_PER_MINUTE

/** The page of each step. */
export const STEP_PATHS = {
  SECOND_FACTOR: "/login/second-factor",
  NEW_PASSWORD: "/login/new-password",
  ENROL: "/login/enrol",
  CONSENT: "/login/consent",
} as const
export type SignInStep = keyof typeof STEP_PATHS

export interface SignInFacts {
  methods: readonly SignInMethod[]
  /** The person has set up a one-time password or a passkey. */
  hasSecondFactor: boolean
  /** One of the person's groups demands one. */
  requiresSecondFactor: boolean
  passwordExpired: boolean
  /** There are legal texts that the person has not agreed to. */
  consentMissing: boolean
}

/** A passkey is two factors by itself: the device, and what unlocks it. */
const SECOND_FACTORS: readonly SignInMethod[] = ["OTP", "RECOVERY_CODE", "PASSKEY"]
/** Ways that a second factor is asked after; an identity provider asks for its own. */
const SINGLE_FACTORS: readonly SignInMethod[] = ["PASSWORD", "LDAP"]

/** The next thing to do, or null when the person is signed in. The order is the order of trust. */
export function nextStep(facts: SignInFacts): SignInStep | null {
  const isSingle = facts.methods.some((method) => SINGLE_FACTORS.includes(method))
  const hasProvedSecond = facts.methods.some((method) => SECOND_FACTORS.includes(method))
  if (isSingle && !hasProvedSecond && facts.hasSecondFactor) return "SECOND_FACTOR"
  if (facts.methods.includes("PASSWORD") && facts.passwordExpired) return "NEW_PASSWORD"
  if (isSingle && !hasProvedSecond && facts.requiresSecondFactor) return "ENROL"
  if (facts.consentMissing) return "CONSENT"
  return null
}
