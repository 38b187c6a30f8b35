/** Trial sign-ins of a running server: they hold a secret that may never be saved, so they are kept in memory only. */
import { Cache } from "../../../base/cache.ts"
import type { ProviderProblem } from "../../../base/provider-failure.ts"
import type { RequestChecks } from "../../../edges/oidc/client.ts"
import type { ProviderSettings } from "../../../edges/oidc/metadata.ts"
import type { SaveIdentityProvider } from "../contract.ts"
import type { ProviderDryRun } from "../dry-run/contract.ts"
import { AUTHORIZATION_REQUEST_MS } from "../rules.ts"

/** More than superusers run at the same time; each further trial ends the oldest. */
const TRIALS_MAX = 20

/** The outcome of a trial: the steps that succeeded, and the rights that the user would get. */
export type TrialResult =
  | { problem: null; claims: Record<string, unknown>; found: ProviderDryRun }
  | { problem: ProviderProblem; detail: string; stage: TrialStage }

/** Where a trial fails: before the browser comes back, at the client's secret, or with the tokens. */
export type TrialStage = "PROVIDER" | "CLIENT" | "TOKEN"

export interface Trial {
  userId: string
  /** Null for a provider that is not saved yet. */
  providerId: string | null
  ownOrigin: string
  cookieHash: string
  checks: RequestChecks
  /** The settings as typed. */
  typed: SaveIdentityProvider
  /** The settings as saving would make them, with the secret. */
  settings: ProviderSettings
  /** The query with which the browser came back; null before. */
  answer: URLSearchParams | null
  result: Promise<TrialResult> | null
}

export class ProviderTrials {
  readonly byId = new Cache<Trial>({ max: TRIALS_MAX, ttlMs: AUTHORIZATION_REQUEST_MS })
  /** The addresses of results tell an id, not the state. */
  readonly idByState = new Cache<string>({ max: TRIALS_MAX, ttlMs: AUTHORIZATION_REQUEST_MS })
}
