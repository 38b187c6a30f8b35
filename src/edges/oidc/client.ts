/**
 * The way to identity providers: discovery, the code flow with PKCE, refresh, revocation and the end of a session.
 * ID tokens are checked with their signature, also those that came over TLS.
 * @see OpenID Connect Core 1.0, Discovery 1.0, RP-Initiated Logout 1.0; RFC 6749, 7009, 7636, 9207
 */
import * as oidc from "openid-client"
import { z } from "zod/mini"
import { Cache } from "../../base/cache.ts"
import { ProviderFailure, type ProviderProblem } from "../../base/provider-failure.ts"
import { boundedFetch, checkProviderUrl, type FetchPolicy } from "./fetch.ts"

/** Clocks of provider and server may differ so much. */
export const CLOCK_SKEW_SECONDS_MAX = 60
/** Time to live of a provider's metadata. */
const METADATA_TTL_MS = 10 * 60 * 1000
/** More providers than an installation has. */
const METADATA_CACHE_MAX = 50

/** A longer ID token (many groups) makes a URL that servers reject; without it the provider asks for confirmation. */
const ID_TOKEN_HINT_CHARACTERS_MAX = 4000

export interface ProviderSettings extends FetchPolicy {
  id: string
  /** Counts changes of the settings. */
  version: number
  issuer: string
  clientId: string
  /** Null for a public client. */
  clientSecret: string | null
  clientAuthentication: "CLIENT_SECRET_BASIC" | "CLIENT_SECRET_POST"
  /** Sent as `audience` when it is not empty. */
  audience: string
  /** Names with blanks between, as they are sent. */
  scopes: string
}

export interface ProviderEndpoints {
  issuer: string
  authorizationEndpoint: string
  tokenEndpoint: string
  userinfoEndpoint: string | null
  endSessionEndpoint: string | null
  revocationEndpoint: string | null
  /** The metadata announces S256 (RFC 7636); S256 is used in either case. */
  supportsPkce: boolean
}

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

/** Fetches the provider's metadata, bypassing the cache. @throws ProviderFailure */
export async function discoverEndpoints(settings: ProviderSettings): Promise<ProviderEndpoints> {
  configurationCache.delete(settings.id)
  return endpointsOf(await configurationOf(settings))
}

/** The keys with which a provider signs ID tokens. */
export interface SigningKeys {
  count: number
  /** JWS algorithms (RFC 7518 §3.1), as the keys name them or by their type. */
  algorithms: string[]
}

/** Fetches the keys now: without one, no ID token can be verified. @throws ProviderFailure */
export async function readSigningKeys(settings: ProviderSettings): Promise<SigningKeys> {
  const address = (await configurationOf(settings)).serverMetadata().jwks_uri ?? ""
  const answer = await boundedFetch(settings)(address, { headers: { accept: "application/json" } })
  const body: unknown = answer.ok ? await answer.json().catch(() => null) : null
  const keys = signingKeys.safeParse(body)
  if (!keys.success)
    throw new ProviderFailure("PROVIDER_RESPONSE_INVALID", `${address} has no keys (status ${answer.status})`)
  const signing = keys.data.keys.filter(
    ({ kty, use }) => Object.hasOwn(ALGORITHM_BY_TYPE, kty) && use !== "enc",
  )
  if (signing.length === 0)
    throw new ProviderFailure("PROVIDER_RESPONSE_INVALID", `${address} has no key for signatures`)
  const algorithms = signing.map(({ kty, alg, crv }) => alg ?? ALGORITHM_BY_TYPE[kty]?.[crv ?? ""] ?? kty)
  return { count: signing.length, algorithms: [...new Set(algorithms)].slice(0, ALGORITHMS_NAMED_MAX) }
}

/** JSON Web Keys (RFC 7517 §4), as far as they say what they are for. */
const signingKeys = z.object({
  keys: z.array(
    z.object({
      kty: z.string(),
      use: z.optional(z.string()),
      alg: z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]{1,20}$/))),
      crv: z.optional(z.string()),
    }),
  ),
})

/** Public keys by type and curve; symmetric ones sign nothing that others verify. */
const ALGORITHM_BY_TYPE: Record<string, Record<string, string>> = {
  RSA: { "": "RS256" },
  EC: { "P-256": "ES256", "P-384": "ES384", "P-521": "ES512" },
  OKP: { Ed25519: "EdDSA", Ed448: "EdDSA" },
}
/** More than a provider uses. */
const ALGORITHMS_NAMED_MAX = 8

/** The endpoints, from the cache if they were fetched recently. @throws ProviderFailure */
export async function cachedEndpoints(settings: ProviderSettings): Promise<ProviderEndpoints> {
  return endpointsOf(await configurationOf(settings))
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
  // The client has seen the answer, we have not: the code is tried at this provider and nowhere else.
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
    const more = await fetchUserInfo(config, answer.access_token, claims.sub)
    return {
      subject: claims.sub,
      authTime: claims.auth_time ?? null,
      claims: { ...claims, ...more },
      tokens: tokensOf(answer),
    }
  })
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
    const scope = { scope: settings.scopes, ...audienceParameter(settings) }
    const answer = await oidc.refreshTokenGrant(config, refreshToken, scope)
    const claims = answer.claims()
    if (claims && claims.sub !== subject)
      throw new ProviderFailure("PROVIDER_TOKEN_INVALID", "the refreshed ID token is another person's")
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

/** Discovery documents by provider id; `key` changes with the settings. Contains only what a provider publishes. */
const configurationCache = new Cache<{ key: string; config: oidc.Configuration }>({
  max: METADATA_CACHE_MAX,
  ttlMs: METADATA_TTL_MS,
})

async function configurationOf(settings: ProviderSettings): Promise<oidc.Configuration> {
  const key = JSON.stringify([settings.version, settings.issuer, settings.clientId, settings.allowLoopback])
  const found = configurationCache.get(settings.id)
  if (found?.key === key) return found.config
  const config = await mapProviderErrors(() => configure(settings), "PROVIDER_ISSUER_MISMATCH")
  configurationCache.set(settings.id, { key, config })
  return config
}

async function configure(settings: ProviderSettings): Promise<oidc.Configuration> {
  const metadata = {
    [oidc.clockTolerance]: CLOCK_SKEW_SECONDS_MAX,
    client_secret: settings.clientSecret ?? undefined,
  }
  const isPlainHttp = new URL(settings.issuer).protocol === "http:"
  const config = await oidc.discovery(
    new URL(settings.issuer),
    settings.clientId,
    metadata,
    clientAuthOf(settings),
    {
      [oidc.customFetch]: boundedFetch(settings),
      timeout: settings.responseTimeoutMs / 1000,
      execute: [
        oidc.enableNonRepudiationChecks,
        // What may be dialled without TLS is decided by `checkProviderUrl`.
        ...(isPlainHttp && settings.allowLoopback ? [oidc.allowInsecureRequests] : []),
      ],
    },
  )
  checkMetadata(settings, config.serverMetadata())
  return config
}

function clientAuthOf({ clientSecret, clientAuthentication }: ProviderSettings): oidc.ClientAuth {
  if (clientSecret === null) return oidc.None()
  return clientAuthentication === "CLIENT_SECRET_BASIC"
    ? oidc.ClientSecretBasic(clientSecret)
    : oidc.ClientSecretPost(clientSecret)
}

/**
 * The issuer is part of the user's key, so it is compared verbatim; browsers are only sent to URLs of the checked
 * kind.
 */
function checkMetadata(settings: ProviderSettings, metadata: oidc.ServerMetadata): void {
  if (metadata.issuer !== settings.issuer)
    throw new ProviderFailure("PROVIDER_ISSUER_MISMATCH", `it says that it is "${metadata.issuer}"`)
  for (const name of ["authorization_endpoint", "token_endpoint", "jwks_uri"] as const) {
    if (!metadata[name]) throw new ProviderFailure("PROVIDER_RESPONSE_INVALID", `its metadata has no ${name}`)
  }
  for (const name of ["authorization_endpoint", "end_session_endpoint"] as const) {
    if (metadata[name]) checkProviderUrl(metadata[name], settings)
  }
}

function endpointsOf(config: oidc.Configuration): ProviderEndpoints {
  const metadata = config.serverMetadata()
  return {
    issuer: metadata.issuer,
    authorizationEndpoint: metadata.authorization_endpoint ?? "",
    tokenEndpoint: metadata.token_endpoint ?? "",
    userinfoEndpoint: metadata.userinfo_endpoint ?? null,
    endSessionEndpoint: metadata.end_session_endpoint ?? null,
    revocationEndpoint: metadata.revocation_endpoint ?? null,
    supportsPkce: metadata.supportsPKCE(),
  }
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

/** @param mismatch  the problem to report when a response concerns another subject than the request */
async function mapProviderErrors<T>(
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
    return new ProviderFailure("PROVIDER_REFUSED", `it answered "${error.error}"`, error.error)
  if (error instanceof oidc.WWWAuthenticateChallengeError)
    return new ProviderFailure("PROVIDER_REFUSED", `it answered with status ${error.status}`)
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
