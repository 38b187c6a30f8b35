/** Actions that may require a step-up, and how long an authentication is valid for them. */
import { MS_PER_MINUTE } from "../../base/clock.ts"

const STEP_UP_ACTIONS = ["START_SESSION", "VOTE", "VIEW_RECORDING", "CHANGE_ROLES"] as const
export type StepUpAction = (typeof STEP_UP_ACTIONS)[number]

/**
 * Actions that add or remove credentials always require a step-up, whatever the policy says: one's own password,
 * factors and address; an API token, valid for months without its owner; another user's password, factors and
 * address; and the sign-in settings: identity sources, required factors and agreements. So does an emergency session.
 */
const ALWAYS_STEP_UP_ACTIONS = [
  "OWN_FACTORS",
  "CREATE_API_TOKEN",
  "OTHERS_FACTORS",
  "SIGN_IN_SETTINGS",
  "START_EMERGENCY",
] as const
export type ProtectedAction = StepUpAction | (typeof ALWAYS_STEP_UP_ACTIONS)[number]
export const ALWAYS_STEP_UP_MINUTES = 10

export function isPolicyAction(action: ProtectedAction): action is StepUpAction {
  return STEP_UP_ACTIONS.some((known) => known === action)
}

/** The longest lifetime of a browser's sign-in. */
export const STEP_UP_MINUTES_MAX = 720

/** Ways to prove once more who one is; OIDC is at the identity provider that one comes from, with a browser. */
export const STEP_UP_METHODS = ["PASSWORD", "OIDC", "OTP", "PASSKEY"] as const
export type StepUpMethod = (typeof STEP_UP_METHODS)[number]

/** Whether the authentication at `authenticatedOn` is recent enough. `minutes` null requires no step-up. */
export function isAuthenticationRecent(authenticatedOn: Date, minutes: number | null, now: Date): boolean {
  return minutes === null || now.getTime() - authenticatedOn.getTime() < minutes * MS_PER_MINUTE
}

/** The credentials available to a user for a step-up. */
interface StepUpFacts {
  /** A local password, or that of the user's directory. */
  hasPassword: boolean
  /** The user's identity provider, while it is enabled. */
  hasProvider: boolean
  otpEnabled: boolean
  hasPasskey: boolean
}

const SECOND_FACTORS: readonly StepUpMethod[] = ["OTP", "PASSKEY"]

/** A second factor is required if the user has one: a stolen password or an open provider session is not enough. */
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

/** The step-up page, and the redirect to the identity provider, which returns to `target`. */
export const STEP_UP_PATH = "/profile/step-up"
export const PROVIDER_STEP_UP_PATH = "/profile/step-up/provider"

/** Response header for the page's script: the action requires a step-up. */
export const STEP_UP_HEADER = "x-step-up"
