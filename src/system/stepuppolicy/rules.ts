/** Deeds that may ask again who somebody is, and how long an answer counts. */
import { MS_PER_MINUTE } from "../../base/clock.ts"

export const STEP_UP_ACTIONS = ["START_SESSION", "VOTE", "VIEW_RECORDING", "CHANGE_ROLES"] as const
export type StepUpAction = (typeof STEP_UP_ACTIONS)[number]

/**
 * What makes a way in, or takes somebody's away, always asks, whatever the policy says: one's own password, factors and
 * address; a token that acts for months without its owner; another person's password, factors and address; and where
 * people come from, what they prove and what they agree to.
 */
export const ALWAYS_STEP_UP_ACTIONS = [
  "OWN_FACTORS",
  "CREATE_API_TOKEN",
  "OTHERS_FACTORS",
  "SIGN_IN_SETTINGS",
] as const
export type ProtectedAction = StepUpAction | (typeof ALWAYS_STEP_UP_ACTIONS)[number]
export const ALWAYS_STEP_UP_MINUTES = 10

export function isPolicyAction(action: ProtectedAction): action is StepUpAction {
  return STEP_UP_ACTIONS.some((known) => known === action)
}

/** A browser's sign-in lives no longer. */
export const STEP_UP_MINUTES_MAX = 720

/** Ways to prove once more who one is; OIDC is at the identity provider that one comes from, with a browser. */
export const STEP_UP_METHODS = ["PASSWORD", "OIDC", "OTP", "PASSKEY"] as const
export type StepUpMethod = (typeof STEP_UP_METHODS)[number]

/** Has somebody who proved who they are at `provenOn` done so recently enough? `minutes` null asks for nothing. */
export function isAuthenticationRecent(authenticatedOn: Date, minutes: number | null, now: Date): boolean {
  return minutes === null || now.getTime() - authenticatedOn.getTime() < minutes * MS_PER_MINUTE
}

/** What a person could prove themselves with. */
export interface StepUpFacts {
  /** Ours, or the directory's that the person comes from. */
  hasPassword: boolean
  /** Of the identity provider that the person comes from, while it is switched on. */
  hasProvider: boolean
  otpEnabled: boolean
  hasPasskey: boolean
}

const SECOND_FACTORS: readonly StepUpMethod[] = ["OTP", "PASSKEY"]

/** Where somebody has a second factor it is asked for: who has taken a password, or a browser that is at the provider, has not that. */
export function allowedStepUpMethods(facts: StepUpFacts): StepUpMethod[] {
  const has = {
    PASSWORD: facts.hasPassword,
    OIDC: facts.hasProvider,
    OTP: facts.otpEnabled,
    PASSKEY: facts.hasPasskey,
  }
  const ways = STEP_UP_METHODS.filter((way) => has[way])
  const second = ways.filter((way) => SECOND_FACTORS.includes(way))
  return second.length > 0 ? second : ways
}

/** The page that asks; the way to the provider, and from there back to `target`. */
export const STEP_UP_PATH = "/profile/proof"
export const PROVIDER_STEP_UP_PATH = "/profile/proof/provider"

/** On an answer to a page's script: the deed is possible after a proof. */
export const STEP_UP_HEADER = "x-proof"
/** Told to a page's script once the person has proved it. */
export const STEP_UP_DONE_EVENT = "proved"
