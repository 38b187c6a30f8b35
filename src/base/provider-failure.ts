import { printableLine } from "./text.ts"

/** What can go wrong with an identity provider. The codes are stable: people read them out, the audit log has them. */
export const PROVIDER_PROBLEMS = [
  /** No address, no connection, no trusted certificate, or no answer in time. */
  "PROVIDER_UNREACHABLE",
  /** An answer that is none of OpenID Connect, is too large, or leads somewhere that must not be dialled. */
  "PROVIDER_RESPONSE_INVALID",
  /** It says that it is somebody else. */
  "PROVIDER_ISSUER_MISMATCH",
  /** It said no: to the person, to our client id or secret, or to a token. */
  "PROVIDER_REFUSED",
  /** Its word cannot be trusted: forged, expired, of another issuer, for another client, or for another request. */
  "PROVIDER_TOKEN_INVALID",
] as const
export type ProviderProblem = (typeof PROVIDER_PROBLEMS)[number]

/** Part of it is the provider's own words, which may be endless. */
const MESSAGE_CHARACTERS_MAX = 300

export class ProviderFailure extends Error {
  override name = "ProviderFailure"
  readonly problem: ProviderProblem
  /** The provider's own word for its no (RFC 6749 §5.2), e.g. "invalid_grant"; null when it said none. */
  readonly reason: string | null

  /** @param message  for the administrator: names what was wrong, never a token or a secret */
  constructor(problem: ProviderProblem, message: string, reason: string | null = null) {
    super(printableLine(message, MESSAGE_CHARACTERS_MAX))
    this.problem = problem
    this.reason = reason === null ? null : printableLine(reason, MESSAGE_CHARACTERS_MAX)
  }
}
