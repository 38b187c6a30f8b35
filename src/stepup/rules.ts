/** Deeds that may ask again who somebody is, and how long an answer counts. */
import { MS_PER_MINUTE } from "../base/clock.ts"

export const STEP_UP_DEEDS = ["START_SESSION", "VOTE", "VIEW_RECORDING", "CHANGE_ROLES"] as const
export type StepUpDeed = (typeof STEP_UP_DEEDS)[number]

/**
 * What makes a way in, or takes somebody's away, always asks, whatever the policy says: one's own password, factors and
 * address; a token that acts for months without its owner; another person's password, factors and address; and where
 * people come from, what they prove and what they agree to.
 */
export const ALWAYS_FRESH_DEEDS = [
  "OWN_FACTORS",
  "CREATE_API_TOKEN",
  "OTHERS_FACTORS",
  "SIGN_IN_SETTINGS",
] as const
export type FreshDeed = StepUpDeed | (typeof ALWAYS_FRESH_DEEDS)[number]
export const ALWAYS_FRESH_MINUTES = 10

export function isPolicyDeed(deed: FreshDeed): deed is StepUpDeed {
  return STEP_UP_DEEDS.some((known) => known === deed)
}

/** A browser's sign-in lives no longer. */
export const FRESH_MINUTES_MAX = 720

/** Ways to prove once more who one is; OIDC is at the identity provider that one comes from, with a browser. */
export const PROOF_WAYS = ["PASSWORD", "OIDC", "OTP", "PASSKEY"] as const
export type ProofWay = (typeof PROOF_WAYS)[number]

/** Has somebody who proved who they are at `provenOn` done so recently enough? `minutes` null asks for nothing. */
export function isFresh(provenOn: Date, minutes: number | null, now: Date): boolean {
  return minutes === null || now.getTime() - provenOn.getTime() < minutes * MS_PER_MINUTE
}

/** What a person could prove themselves with. */
export interface ProofFacts {
  /** Ours, or the directory's that the person comes from. */
  hasPassword: boolean
  /** Of the identity provider that the person comes from, while it is switched on. */
  hasProvider: boolean
  otpEnabled: boolean
  hasPasskey: boolean
}

const SECOND_FACTORS: readonly ProofWay[] = ["OTP", "PASSKEY"]

/** Where somebody has a second factor it is asked for: who has taken a password, or a browser that is at the provider, has not that. */
export function proofWays(facts: ProofFacts): ProofWay[] {
  const has = {
    PASSWORD: facts.hasPassword,
    OIDC: facts.hasProvider,
    OTP: facts.otpEnabled,
    PASSKEY: facts.hasPasskey,
  }
  const ways = PROOF_WAYS.filter((way) => has[way])
  const second = ways.filter((way) => SECOND_FACTORS.includes(way))
  return second.length > 0 ? second : ways
}

/** The page that asks; the way to the provider, and from there back to `target`. */
export const PROOF_PATH = "/profile/proof"
export const PROVIDER_PROOF_PATH = "/profile/proof/provider"

/** On an answer to a page's script: the deed is possible after a proof. */
export const PROOF_HEADER = "x-proof"
/** Told to a page's script once the person has proved it. */
export const PROVED_EVENT = "proved"
