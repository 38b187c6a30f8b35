/**
 * The way to identity providers: the code flow with PKCE, refresh, revocation and the end of a session.
 * ID tokens are checked with their signature, also those that came over TLS.
 * @see OpenID Connect Core 1.0, Discovery 1.0, RP-Initiated Logout 1.0; RFC 6749, 7009, 7636, 9207
 */
import * as oidc from "openid-client"
import { ProviderFailure } from "../../base/provider-failure.ts"
import { mapProviderErrors } from "./errors.ts"
import { configurationOf, type ProviderSettings } from "./metadata.ts"

/** A longer ID token (many groups) makes a URL that servers reject; without it the provider asks for confirmation. */
const ID_TOKEN_HINT_CHARACTERS_MAX = 4000

export interface ProviderTokens {
  idToken: string | null
  accessToken: string
  refreshToken: string | null
}

/** The validated claims of a user. */
export interface ProviderIdentity {
  subject: string
  /**
   * Epoch seconds on the provider's clock when the user authenticated there; null when the ID token lacks
   * `auth_time`.
   */
  authTime: number | null
  /** Claims of the ID token and of the userinfo endpoint; null when a refresh brought neither. */
  claims: Record<string, unknown> | null
  tokens: ProviderTokens
}

export interface RequestChecks {
  state: string
  nonce: string
  codeVerifier: string
  redirectUri: string
}

/** Maximum age of the user's authentication at the provider: in seconds, or a new authentication. */
export type MaxAuthAge = { maxAgeSeconds: number } | "NOW"

function recencyParameters(recency: MaxAuthAge): Record<string, string> {
  return recency === "NOW" ? { prompt: "login", max_age: "0" } : { max_age: `${recency.maxAgeSeconds}` }
}

/**
 * The URL that the browser opens to sign in. With a maximum age, the ID token has `auth_time`.
 *
 * @throws ProviderFailure
 */
export async function authorizationUrl(
  settings: ProviderSettings,
  checks: RequestChecks,
  recency: MaxAuthAge,
): Promise<URL> {
  const config = await configurationOf(settings)
  return mapProviderErrors(async () =>
    oidc.buildAuthorizationUrl(config, {
      scope: settings.scopes,
      redirect_uri: checks.redirectUri,
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(checks.codeVerifier),
      code_challenge_method: "S256",
      ...recencyParameters(recency),
      ...audienceParameter(settings),
    }),
  )
}

/**
 * Exchanges the code of the returning browser for the provider's tokens and claims.
 *
 * @param answer  the query of the redirect: code, state, iss, or an error
 * @throws ProviderFailure
 */
export async function exchangeCallback(
  settings: ProviderSettings,
  answer: URLSearchParams,
  checks: RequestChecks,
): Promise<ProviderIdentity> {
  const url = new URL(checks.redirectUri)
  url.search = answer.toString()
  return runCodeGrant(settings, url, {
    expectedState: checks.state,
    expectedNonce: checks.nonce,
    pkceCodeVerifier: checks.codeVerifier,
  })
}

/**
 * The same for a client that was at the provider itself and has a code, its verifier and perhaps a nonce.
 *
 * @throws ProviderFailure
 */
export async function exchangeClientCode(
  settings: ProviderSettings,
  given: { code: string; codeVerifier: string; redirectUri: string; nonce: string | null },
): Promise<ProviderIdentity> {
  const { issuer } = (await configurationOf(settings)).serverMetadata()
  const url = new URL(given.redirectUri)
  // The answer was seen by the client library alone: the code is tried at this provider and nowhere else.
  url.search = new URLSearchParams({ code: given.code, iss: issuer }).toString()
  return runCodeGrant(settings, url, {
    expectedNonce: given.nonce ?? undefined,
    pkceCodeVerifier: given.codeVerifier,
  })
}

async function runCodeGrant(
  settings: ProviderSettings,
  url: URL,
  checks: oidc.AuthorizationCodeGrantChecks,
): Promise<ProviderIdentity> {
  const config = await configurationOf(settings)
  return mapProviderErrors(async () => {
    const all = { ...checks, idTokenExpected: true }
    const scope = { scope: settings.scopes, ...audienceParameter(settings) }
    const answer = await oidc.authorizationCodeGrant(config, url, all, scope).catch(namingRefusedClient)
    const claims = answer.claims()
    if (!claims) throw new ProviderFailure("PROVIDER_TOKEN_INVALID", "the answer has no ID token")
    checkAuthorizedParty(claims, settings)
    const more = await fetchUserInfo(config, answer.access_token, claims.sub)
    return {
      subject: claims.sub,
      authTime: claims.auth_time ?? null,
      claims: { ...claims, ...more },
      tokens: tokensOf(answer),
    }
  })
}

/** OpenID Connect Core §3.1.3.7; the library compares it only where a token has several audiences. */
function checkAuthorizedParty({ azp }: oidc.IDToken, { clientId }: ProviderSettings): void {
  if (azp !== undefined && azp !== clientId)
    throw new ProviderFailure("PROVIDER_TOKEN_INVALID", "the ID token was issued to another client")
}

const UNAUTHORIZED = 401

/** RFC 6749 §5.2: a client that used the Authorization header is refused by 401, whose body the library leaves unread. */
function namingRefusedClient(error: unknown): never {
  if (error instanceof oidc.WWWAuthenticateChallengeError && error.status === UNAUTHORIZED)
    throw new ProviderFailure("PROVIDER_REFUSED", "it refused the client or its secret", "invalid_client")
  throw error
}

/** Long enough to look like one, and never issued. */
const UNISSUED_CODE = "millwright-checks-its-client-secret"

/**
 * Whether the provider accepts the client and its secret. Asked with a code that was never issued: a provider authenticates the
 * client first (RFC 6749 §4.1.3).
 *
 * @returns null when its answer does not tell
 */
export async function isClientAccepted(
  settings: ProviderSettings,
  redirectUri: string,
): Promise<boolean | null> {
  const codeVerifier = "0".repeat(43)
  const asked = { code: UNISSUED_CODE, codeVerifier, redirectUri, nonce: null }
  const reason = await exchangeClientCode(settings, asked).then(
    () => null,
    (error) => (error instanceof ProviderFailure ? error.reason : null),
  )
  if (reason === "invalid_client") return false
  return reason === "invalid_grant" ? true : null
}

/**
 * Refreshes the tokens of a signed-in user.
 *
 * @throws ProviderFailure PROVIDER_REFUSED with reason "invalid_grant" when the provider has ended the user's session
 */
export async function refresh(
  settings: ProviderSettings,
  refreshToken: string,
  subject: string,
): Promise<ProviderIdentity> {
  const config = await configurationOf(settings)
  return mapProviderErrors(async () => {
    const audience = audienceParameter(settings)
    const scope = { scope: settings.scopes, ...audience }
    const answer = await oidc.refreshTokenGrant(config, refreshToken, scope).catch((error) => {
      if (!(error instanceof oidc.ResponseBodyError && error.error === "invalid_scope")) throw error
      // The provider has granted less than was asked for: without a scope it means that (RFC 6749 §6).
      return oidc.refreshTokenGrant(config, refreshToken, audience)
    })
    const claims = answer.claims()
    if (claims && claims.sub !== subject)
      throw new ProviderFailure("PROVIDER_TOKEN_INVALID", "the refreshed ID token is another person's")
    if (claims) checkAuthorizedParty(claims, settings)
    const more = await fetchUserInfo(config, answer.access_token, subject)
    const tokens = tokensOf(answer)
    return {
      subject,
      authTime: claims?.auth_time ?? null,
      claims: claims || more ? { ...claims, ...more } : null,
      tokens: { ...tokens, refreshToken: tokens.refreshToken ?? refreshToken },
    }
  })
}

/**
 * Revokes the tokens.
 *
 * @returns false when the provider does not support it, or refuses
 * @throws ProviderFailure when it is unreachable
 */
export async function revoke(settings: ProviderSettings, tokens: ProviderTokens): Promise<boolean> {
  const config = await configurationOf(settings)
  if (!config.serverMetadata().revocation_endpoint) return false
  const revoked = async (token: string, hint: string) => {
    try {
      await mapProviderErrors(() => oidc.tokenRevocation(config, token, { token_type_hint: hint }))
      return true
    } catch (error) {
      if (error instanceof ProviderFailure && error.problem !== "PROVIDER_UNREACHABLE") return false
      throw error
    }
  }
  const isRefreshRevoked =
    tokens.refreshToken !== null && (await revoked(tokens.refreshToken, "refresh_token"))
  // RFC 7009 §2: access tokens may, refresh tokens must be revocable.
  return (await revoked(tokens.accessToken, "access_token")) || isRefreshRevoked
}

/** Address for signing out at the provider too; null when it has none. @throws ProviderFailure */
export async function endSessionUrl(
  settings: ProviderSettings,
  idToken: string | null,
  returnTo: string,
): Promise<URL | null> {
  const config = await configurationOf(settings)
  if (!config.serverMetadata().end_session_endpoint) return null
  const isShort = idToken !== null && idToken.length <= ID_TOKEN_HINT_CHARACTERS_MAX
  const hint: Record<string, string> = isShort ? { id_token_hint: idToken } : {}
  return mapProviderErrors(async () =>
    oidc.buildEndSessionUrl(config, { ...hint, post_logout_redirect_uri: returnTo }),
  )
}

async function fetchUserInfo(config: oidc.Configuration, accessToken: string, subject: string) {
  if (!config.serverMetadata().userinfo_endpoint) return null
  return oidc.fetchUserInfo(config, accessToken, subject)
}

function tokensOf(answer: oidc.TokenEndpointResponse): ProviderTokens {
  return {
    idToken: answer.id_token ?? null,
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token ?? null,
  }
}

function audienceParameter({ audience }: ProviderSettings): { audience?: string } {
  return audience === "" ? {} : { audience }
}
