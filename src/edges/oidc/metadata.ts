/** What an identity provider publishes about itself, fetched and checked, and the library's configuration from it. */
import * as oidc from "openid-client"
import { Cache } from "../../base/cache.ts"
import { ProviderFailure } from "../../base/provider-failure.ts"
import { mapProviderErrors } from "./errors.ts"
import { boundedFetch, checkProviderUrl, type FetchPolicy } from "./fetch.ts"

/** Clocks of provider and server may differ so much. */
export const CLOCK_SKEW_SECONDS_MAX = 60
/** Time to live of a provider's metadata. */
const METADATA_TTL_MS = 10 * 60 * 1000
/** More providers than an installation has. */
const METADATA_CACHE_MAX = 50

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

/** Fetches the provider's metadata, bypassing the cache. @throws ProviderFailure */
export async function discoverEndpoints(settings: ProviderSettings): Promise<ProviderEndpoints> {
  configurationCache.delete(settings.id)
  return endpointsOf(await configurationOf(settings))
}

/** The endpoints, from the cache if they were fetched recently. @throws ProviderFailure */
export async function cachedEndpoints(settings: ProviderSettings): Promise<ProviderEndpoints> {
  return endpointsOf(await configurationOf(settings))
}

/** Discovery documents by provider id; `key` changes with the settings. Contains only what a provider publishes. */
const configurationCache = new Cache<{ key: string; config: oidc.Configuration }>({
  max: METADATA_CACHE_MAX,
  ttlMs: METADATA_TTL_MS,
})

/** @throws ProviderFailure */
export async function configurationOf(settings: ProviderSettings): Promise<oidc.Configuration> {
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
