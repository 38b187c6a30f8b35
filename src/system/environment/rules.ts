/** The public data of an installation, and the one-time link of its first start. */
import { timingSafeEqual } from "node:crypto"

export const CUSTOMER_NAME_CHARACTERS_MAX = 100
/** 32 random bytes as base64url. */
export const INIT_TOKEN_CHARACTERS = 43

/** Compares hashes of tokens in constant time. `expected` is null when no link was ever given out. */
export function isSameHash(given: Uint8Array, expected: Uint8Array | null): boolean {
  return expected !== null && given.length === expected.length && timingSafeEqual(given, expected)
}

/** The steps of the first-run guide, in their order. */
export const SETUP_STEPS = ["company", "machine", "interface", "issue", "people", "licence"] as const
export type SetupStep = (typeof SETUP_STEPS)[number]
export type SetupStepState = "DONE" | "SKIPPED"
