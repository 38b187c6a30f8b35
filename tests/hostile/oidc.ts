/** A hostile identity provider: tests override whole responses; the remaining ones are correct and signed. */
import { generateKeyPairSync, type KeyObject, sign } from "node:crypto"

type Json = Record<string, unknown>

interface HostileProvider {
  issuer: string
  /** Path -> response that replaces the correct one. */
  overrides: Map<string, (request: Request) => Response | Promise<Response>>
  /** The received requests. */
  requests: string[]
  /** Claims of the next ID token; with `alg` none or a foreign key where a test sets it. */
  next: { claims: Json; key?: KeyObject; kid?: string; alg?: string }
  /** A token response around an ID token with these claims. */
  tokenResponse(claims?: Json): Response
  stop(): Promise<void>
}

const KID = "the only key"
export const HOSTILE_CLIENT = {
  clientId: "millwright",
  clientSecret: "a secret of forty characters, or a few more",
}

export function startHostileProvider(): HostileProvider {
  const { privateKey, publicKey } = createKeyPair()
  const requests: string[] = []
  const overrides: HostileProvider["overrides"] = new Map()
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    idleTimeout: 60,
    fetch(request) {
      const { pathname } = new URL(request.url)
      requests.push(pathname)
      const answer = overrides.get(pathname) ?? honest[pathname]
      return answer ? answer(request) : new Response("nothing here", { status: 404 })
    },
  })
  const issuer = `http://127.0.0.1:${server.port}`
  const provider: HostileProvider = {
    issuer,
    overrides,
    requests,
    next: { claims: {} },
    tokenResponse: (claims) =>
      Response.json({
        access_token: "access",
        token_type: "Bearer",
        expires_in: 3600,
        id_token: idToken({ ...provider.next, claims: { ...provider.next.claims, ...claims } }),
      }),
    stop: () => server.stop(true),
  }
  const honest: Record<string, () => Response> = {
    "/.well-known/openid-configuration": () => Response.json(metadataOf(issuer)),
    "/jwks": () =>
      Response.json({
        keys: [jwkOf(publicKey, KID)],
      }),
    "/token": () => provider.tokenResponse(),
  }

  function idToken({ claims, key, kid = KID, alg = "RS256" }: HostileProvider["next"]): string {
    const now = Math.floor(Date.now() / 1000)
    const all = { iss: issuer, aud: HOSTILE_CLIENT.clientId, sub: "s-1", iat: now, exp: now + 300, ...claims }
    const part = (value: Json) => Buffer.from(JSON.stringify(value)).toString("base64url")
    const signed = `${part({ alg, kid, typ: "JWT" })}.${part(all)}`
    const signature =
      alg === "none" ? "" : sign("sha256", Buffer.from(signed), key ?? privateKey).toString("base64url")
    return `${signed}.${signature}`
  }
  return provider
}

/** Its metadata; without revocation, end of session and userinfo. */
export function metadataOf(issuer: string): Json {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    code_challenge_methods_supported: ["S256"],
  }
}

export function jwkOf(publicKey: KeyObject, kid: string): Json {
  return { ...publicKey.export({ format: "jwk" }), kid, alg: "RS256", use: "sig" }
}

export function createKeyPair() {
  return generateKeyPairSync("rsa", { modulusLength: 2048 })
}
