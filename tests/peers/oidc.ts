/** A real identity provider (oidc-provider) on a port of this process: its users, and a browser that signs in. */
import { generateKeyPairSync, randomUUID } from "node:crypto"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import Provider, { type Configuration } from "oidc-provider"

/** A user of the provider, as its claims. */
type ProviderPerson = Record<string, unknown> & { sub: string }

export interface OidcPeer {
  issuer: string
  /** By subject; a removed user no longer exists at the provider. */
  people: Map<string, ProviderPerson>
  /** The user of the next sign-in. */
  currentSubject: string
  /** Follows an address through the provider, as a browser would. @returns where the provider sends it back to */
  followRedirects(address: string): Promise<URL>
  /** Requested paths in order, with the posted bodies. */
  requests: string[]
  stop(): Promise<void>
}

export const OIDC_CLIENT = {
  clientId: "millwright",
  clientSecret: "a secret of forty characters, or a few more",
}

interface OidcPeerOptions {
  redirectUris: string[]
  postLogoutRedirectUris?: string[]
  /** Neither revocation nor an end of sessions. */
  isWithoutLogout?: boolean
  /** No refresh tokens. */
  isWithoutRefresh?: boolean
  /** Shows a page with a button before the sign-in. */
  hasLoginPage?: boolean
}

const REDIRECTS_MAX = 10

export async function startOidcPeer(options: OidcPeerOptions): Promise<OidcPeer> {
  const people = new Map<string, ProviderPerson>()
  const requests: string[] = []
  const server = createServer((request, response) => void handle(request, response))
  const listening = Promise.withResolvers<void>()
  server.listen(0, "127.0.0.1", listening.resolve)
  await listening.promise
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, configurationOf(options, people))
  const serve = provider.callback()
  const peer: OidcPeer = {
    issuer,
    people,
    currentSubject: "",
    requests,
    followRedirects: (address) => followRedirects(address, issuer),
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? "/", issuer).pathname
    requests.push(`${request.method} ${path}`)
    if (path === "/favicon.ico") return void response.writeHead(204).end()
    if (!path.startsWith("/interaction/")) return void serve(request, response)
    if (options.hasLoginPage && request.method === "GET") {
      response.setHeader("content-type", "text/html")
      response.end(
        `<!doctype html><html lang="en"><title>Provider</title><form method="post"><button>Continue as ${peer.currentSubject}</button></form>`,
      )
      return
    }
    await provider.interactionFinished(request, response, { login: { accountId: peer.currentSubject } })
  }
  return peer
}

function configurationOf(options: OidcPeerOptions, people: Map<string, ProviderPerson>): Configuration {
  const hasLogout = !options.isWithoutLogout
  const grants = options.isWithoutRefresh ? [] : ["refresh_token"]
  return {
    clients: [
      {
        client_id: OIDC_CLIENT.clientId,
        client_secret: OIDC_CLIENT.clientSecret,
        redirect_uris: options.redirectUris,
        post_logout_redirect_uris: options.postLogoutRedirectUris ?? [],
        response_types: ["code"],
        grant_types: ["authorization_code", ...grants],
      },
    ],
    adapter: createAdapter(new Map()),
    jwks: { keys: [createSigningKey()] },
    cookies: { keys: ["a key of the tests"] },
    scopes: ["openid", "offline_access", "profile", "email", "groups"],
    claims: {
      openid: ["sub"],
      profile: ["preferred_username", "given_name", "family_name", "groups", "site", "realm_access", "roles"],
      email: ["email", "email_verified"],
    },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: hasLogout, allowedPolicy: async () => true },
      rpInitiatedLogout: {
        enabled: hasLogout,
        // The default page loads a font from a remote host.
        logoutSource: async (ctx, form) => {
          const yes = '<button form="op.logoutForm" name="logout" value="yes">Yes</button>'
          ctx.body = `<!doctype html><html lang="en"><title>Provider</title>${form}${yes}</html>`
        },
      },
    },
    ttl: {
      AccessToken: 3600,
      IdToken: 3600,
      Session: 3600,
      Grant: 3600,
      RefreshToken: 3600,
      Interaction: 3600,
    },
    pkce: { required: () => true },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed("refresh_token"),
    rotateRefreshToken: () => true,
    async findAccount(_ctx, sub) {
      const person = people.get(sub)
      return person && { accountId: sub, claims: async () => person }
    },
    // Consent is granted for all users and scopes.
    async loadExistingGrant(ctx) {
      const { Grant } = ctx.oidc.provider
      const { client, session } = ctx.oidc
      const grant = new Grant({ clientId: client!.clientId, accountId: session!.accountId! })
      grant.addOIDCScope("openid offline_access profile email groups")
      await grant.save()
      return grant
    },
  }
}

/** A key of this peer's own: what another one has signed is worth nothing here. */
function createSigningKey(): Record<string, unknown> {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 })
  return { ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: randomUUID() }
}

type StoredModel = Record<string, unknown>

/** Storage of one peer, separate from other peers of this process. */
function createAdapter(rows: Map<string, StoredModel>) {
  return (model: string) => {
    const keyOf = (id: string) => `${model}:${id}`
    const findBy = (field: string, value: string) =>
      [...rows].find(([key, row]) => key.startsWith(`${model}:`) && row[field] === value)?.[1]
    return {
      upsert: async (id: string, row: StoredModel) => void rows.set(keyOf(id), row),
      find: async (id: string) => rows.get(keyOf(id)),
      findByUid: async (uid: string) => findBy("uid", uid),
      findByUserCode: async (code: string) => findBy("userCode", code),
      consume: async (id: string) => {
        const row = rows.get(keyOf(id))
        if (row) row.consumed = Math.floor(Date.now() / 1000)
      },
      destroy: async (id: string) => void rows.delete(keyOf(id)),
      revokeByGrantId: async (grantId: string) => {
        for (const [key, row] of rows) if (row.grantId === grantId) rows.delete(key)
      },
    }
  }
}

/** A browser with its own cookies that follows redirects until one leaves the provider. */
async function followRedirects(address: string, issuer: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let next = new URL(address)
  for (let loop = 0; loop < REDIRECTS_MAX; loop++) {
    if (next.origin !== issuer) return next
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const response = await fetch(next, { redirect: "manual", headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = line.split(";")[0]!.split(/=(.*)/s)
      cookies.set(name, value)
    }
    const location = response.headers.get("location")
    if (location === null)
      throw new Error(`the provider stopped at ${next.pathname}: ${await response.text()}`)
    next = new URL(location, next)
  }
  throw new Error("the provider goes round in circles")
}
