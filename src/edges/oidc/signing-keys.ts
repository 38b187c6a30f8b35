/** The keys of an identity provider, as its check shows them; the library verifies ID tokens with keys of its own. */
import { z } from "zod/mini"
import { ProviderFailure } from "../../base/provider-failure.ts"
import { boundedFetch } from "./fetch.ts"
import { configurationOf, type ProviderSettings } from "./metadata.ts"

/** The keys with which a provider signs ID tokens. */
interface SigningKeys {
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
