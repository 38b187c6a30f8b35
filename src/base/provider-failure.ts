import { printableLine } from "./text.ts"

/** Failures of an identity provider. The codes are stable: users quote them, and the audit log stores them. */
export const PROVIDER_PROBLEMS = [
  /** No address, no connection, no trusted certificate, or no answer in time. */
  "PROVIDER_UNREACHABLE",
  /** The answer violates OpenID Connect, is too large, or contains an address that must not be dialled. */
  "PROVIDER_RESPONSE_INVALID",
  /** Its metadata names another issuer. */
  "PROVIDER_ISSUER_MISMATCH",
  /** It rejected the user, the configured client id or secret, or a token. */
  "PROVIDER_REFUSED",
  /** Its token is invalid: forged, expired, of another issuer, for another client, or for another request. */
  "PROVIDER_TOKEN_INVALID",
] as const
export type ProviderProblem = (typeof PROVIDER_PROBLEMS)[number]

/** Part of it is the provider's own words, which may be endless. */
const MESSAGE_CHARACTERS_MAX = 300

export class ProviderFailure extends Error {
  override name = "ProviderFailure"
  readonly problem: ProviderProblem
  /** The provider's error code (RFC 6749 §5.2), e.g. "invalid_grant"; null when it sent none. */
  readonly reason: string | null

  /** @param message  for the administrator: names what was wrong, never a token or a secret */
  constructor(problem: ProviderProblem, message: string, reason: string | null = null) {
    super(printableLine(message, MESSAGE_CHARACTERS_MAX))
    this.problem = problem
    this.reason = reason === null ? null : printableLine(reason, MESSAGE_CHARACTERS_MAX)
  }
}
