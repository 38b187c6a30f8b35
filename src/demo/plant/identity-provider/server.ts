/**
 * The demo's identity provider: metadata and keys as OpenID Connect has them, for the check of its settings. It
 * refuses every sign-in, and its private key is thrown away.
 */
import { timingSafeEqual } from "node:crypto"
import { sha256 } from "../../../base/token.ts"
import type { PlantServer } from "../listen.ts"

interface IdentityProviderOptions {
  port: number
  clientId: string
  clientSecret: string
}

export async function startIdentityProvider(options: IdentityProviderOptions): Promise<PlantServer> {
  const { publicKey } = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, [
    "sign",
    "verify",
  ])
  const { kty, crv, x, y } = await crypto.subtle.exportKey("jwk", publicKey)
  const keys = { keys: [{ kty, crv, x, y, kid: "demo", use: "sig", alg: "ES256" }] }
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: options.port,
    fetch(request) {
      const url = new URL(request.url)
      switch (url.pathname) {
        case "/.well-known/openid-configuration":
          return Response.json(metadataOf(url.origin))
        case "/keys":
          return Response.json(keys)
        case "/authorize":
          return refuse(url.searchParams)
        case "/token":
          return Response.json(
            { error: isClient(request, options) ? "invalid_grant" : "invalid_client" },
            { status: isClient(request, options) ? 400 : 401 },
          )
        default:
          return new Response("Not found", { status: 404 })
      }
    },
  })
  return { port: server.port ?? options.port, stop: () => server.stop(true) }
}

function metadataOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["ES256"],
    code_challenge_methods_supported: ["S256"],
    scopes_supported: ["openid", "profile", "email", "groups"],
    token_endpoint_auth_methods_supported: ["client_secret_basic"],
  }
}

/** Back to this computer alone: other addresses would make it a way to anywhere. */
function refuse(query: URLSearchParams): Response {
  const given = query.get("redirect_uri") ?? ""
  const back = URL.canParse(given) ? new URL(given) : null
  if (back?.hostname !== "127.0.0.1" && back?.hostname !== "localhost")
    return new Response("The demo's identity provider signs nobody in.", { status: 400 })
  back.searchParams.set("error", "access_denied")
  back.searchParams.set("error_description", "the identity provider of the demo signs nobody in")
  back.searchParams.set("state", query.get("state") ?? "")
  return Response.redirect(back.href, 303)
}

function isClient(request: Request, { clientId, clientSecret }: IdentityProviderOptions): boolean {
  const [, encoded = ""] = (request.headers.get("authorization") ?? "").split("Basic ")
  // RFC 6749 §2.3.1: both are form-encoded before they are joined.
  const given = Buffer.from(encoded, "base64").toString().split(":").map(formDecoded).join(":")
  return timingSafeEqual(sha256(given), sha256(`${clientId}:${clientSecret}`))
}

const formDecoded = (text: string) => new URLSearchParams(`part=${text}`).get("part") ?? ""
