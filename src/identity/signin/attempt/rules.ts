/** The next step of a sign-in, from one table of steps. Pure. */
import { MS_PER_MINUTE } from "../../../base/clock.ts"

/** Authentication methods. OIDC and LDAP are performed by a provider. */
export const SIGN_IN_METHODS = ["PASSWORD", "OTP", "RECOVERY_CODE", "PASSKEY", "OIDC", "LDAP"] as const
export type SignInMethod = (typeof SIGN_IN_METHODS)[number]

/** Time to fetch a telephone or to choose a new password. */
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
  /** The user has set up a one-time password or a passkey. */
  hasSecondFactor: boolean
  /** One of the user's groups requires a second factor. */
  requiresSecondFactor: boolean
  passwordExpired: boolean
  /** There are legal texts without the user's consent. */
  consentMissing: boolean
}

/** A passkey is two factors by itself: the device, and what unlocks it. */
const SECOND_FACTORS: readonly SignInMethod[] = ["OTP", "RECOVERY_CODE", "PASSKEY"]
/** Methods that require a second factor; an identity provider handles its own. */
const SINGLE_FACTORS: readonly SignInMethod[] = ["PASSWORD", "LDAP"]

/** The next step, or null when the user is signed in. The steps are ordered by trust. */
export function nextStep(facts: SignInFacts): SignInStep | null {
  const isSingle = facts.methods.some((method) => SINGLE_FACTORS.includes(method))
  const hasProvedSecond = facts.methods.some((method) => SECOND_FACTORS.includes(method))
  if (isSingle && !hasProvedSecond && facts.hasSecondFactor) return "SECOND_FACTOR"
  if (facts.methods.includes("PASSWORD") && facts.passwordExpired) return "NEW_PASSWORD"
  if (isSingle && !hasProvedSecond && facts.requiresSecondFactor) return "ENROL"
  if (facts.consentMissing) return "CONSENT"
  return null
}
