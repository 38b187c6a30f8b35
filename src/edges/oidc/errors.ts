/** The problem of a provider for what the library throws. */
import * as oidc from "openid-client"
import { ProviderFailure, type ProviderProblem } from "../../base/provider-failure.ts"

/**
 * @param mismatch  the problem to report when a response concerns another subject than the request
 * @throws ProviderFailure in place of what `work` throws
 */
export async function mapProviderErrors<T>(
  work: () => Promise<T>,
  mismatch: ProviderProblem = "PROVIDER_TOKEN_INVALID",
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw toProviderFailure(error, mismatch)
  }
}

/** The library's codes for tokens and answers that are not what they must be. */
const INVALID_TOKEN_CODES = new Set([
  "OAUTH_INVALID_RESPONSE",
  "OAUTH_JWT_CLAIM_COMPARISON_FAILED",
  "OAUTH_JWT_TIMESTAMP_CHECK_FAILED",
  "OAUTH_KEY_SELECTION_FAILED",
  "OAUTH_JWT_USERINFO_EXPECTED",
])

function toProviderFailure(error: unknown, mismatch: ProviderProblem): ProviderFailure {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ProviderFailure) return cause
  }
  if (error instanceof oidc.ResponseBodyError || error instanceof oidc.AuthorizationResponseError)
    return new ProviderFailure("PROVIDER_REFUSED", error.error, error.error)
  if (error instanceof oidc.WWWAuthenticateChallengeError)
    return new ProviderFailure("PROVIDER_REFUSED", `HTTP ${error.status}`)
  const { code } = error as { code?: string }
  if (code === "OAUTH_TIMEOUT" || code === "OAUTH_ABORT")
    return new ProviderFailure("PROVIDER_UNREACHABLE", "no answer in time")
  if (code === "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED")
    return new ProviderFailure(mismatch, errorDetail(error))
  if (code !== undefined && INVALID_TOKEN_CODES.has(code))
    return new ProviderFailure("PROVIDER_TOKEN_INVALID", errorDetail(error))
  return new ProviderFailure("PROVIDER_RESPONSE_INVALID", errorDetail(error))
}

/** The library puts details into the chain of causes; none of them contains a token. */
function errorDetail(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error && cause.message !== message ? `${message}: ${cause.message}` : `${message}`
}
