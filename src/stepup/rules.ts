/** Deeds that may ask again who somebody is, and how long an answer counts. */
import { MS_PER_MINUTE } from "../base/clock.ts"

export const STEP_UP_DEEDS = ["START_SESSION", "VOTE", "VIEW_RECORDING", "CHANGE_ROLES"] as const
export type StepUpDeed = (typeof STEP_UP_DEEDS)[number]

/** Changing one's own second factors always asks; everything else as the policy says. */
export type FreshDeed = StepUpDeed | "OWN_FACTORS"
export const OWN_FACTORS_MINUTES = 10

/** A browser's sign-in lives no longer. */
export const FRESH_MINUTES_MAX = 720

/** Ways to prove once more who one is. */
export const PROOF_WAYS = ["PASSWORD", "OTP", "PASSKEY"] as const
export type ProofWay = (typeof PROOF_WAYS)[number]

/** Has somebody who proved who they are at `provenOn` done so recently enough? `minutes` null asks for nothing. */
export function isFresh(provenOn: Date, minutes: number | null, now: Date): boolean {
  return minutes === null || now.getTime() - provenOn.getTime() < minutes * MS_PER_MINUTE
}

/** What a person could prove themselves with. */
export interface ProofFacts {
  /** Ours, or the directory's that the person comes from. */
  hasPassword: boolean
  otpEnabled: boolean
  hasPasskey: boolean
}

export function proofWays(facts: ProofFacts): ProofWay[] {
  const has = { PASSWORD: facts.hasPassword, OTP: facts.otpEnabled, PASSKEY: facts.hasPasskey }
  return PROOF_WAYS.filter((way) => has[way])
}

/** On an answer to a page's script: the deed is possible after a proof. */
export const PROOF_HEADER = "x-proof"
/** Told to a page's script once the person has proved it. */
export const PROVED_EVENT = "proved"
