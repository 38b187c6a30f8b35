/** Identity providers in the database, and browsers that sign in by them. */
import { afterAll } from "bun:test"
import type { Hono } from "hono"
import type { ClientInfo } from "../../src/base/client-info.ts"
import type { Deps } from "../../src/base/deps.ts"
import { finishAuthorization } from "../../src/identity/providers/authorization/actions.ts"
import { saveIdentityProvider } from "../../src/identity/providers/contract.ts"
import { insertIdentityProvider } from "../../src/identity/providers/store.ts"
import { finishProviderSignIn, startProviderSignIn } from "../../src/identity/signin/provider/actions.ts"
import type { SourceMapping } from "../../src/identity/sources/rules.ts"
import { insertSource } from "../../src/identity/sources/store.ts"
import { OIDC_CLIENT, type OidcPeer, startOidcPeer } from "../peers/oidc.ts"
import { aUserGroup, uniqueName } from "./users.ts"

/** What `app.request` calls itself. */
export const OWN_ORIGIN = "http://localhost"
export const CALLBACK = `${OWN_ORIGIN}/login/oidc/callback`

/** @returns the provider's id; it is switched on */
export function aProvider(deps: Deps, issuer: string, more: Record<string, unknown> = {}): Promise<string> {
  const input = saveIdentityProvider.parse({
    name: uniqueName("Provider"),
    issuer,
    enabled: true,
    ...OIDC_CLIENT,
    ...more,
  })
  return insertIdentityProvider(deps.db, deps.secretBox, input, deps.clock())
}

/**
 * A real provider, whose users of the group "fitters" are let in; it stops with the test file. Call it at the top level of
 * the file.
 */
export async function aPeerProvider(
  deps: Deps,
  name: string,
  options: Parameters<typeof startOidcPeer>[0] = { redirectUris: [CALLBACK] },
): Promise<{ peer: OidcPeer; id: string; groupId: string }> {
  const peer = await startOidcPeer(options)
  afterAll(() => peer.stop())
  const id = await aProvider(deps, peer.issuer, { name })
  return { peer, id, groupId: await aSourceGroup(deps, "OIDC", id, { groupMappings: ["fitters"] }) }
}

/** A group for the provider's users that match the mapping. @returns the group's id */
export async function aSourceGroup(
  deps: Deps,
  kind: "OIDC" | "LDAP",
  providerId: string,
  mapping: Partial<SourceMapping>,
): Promise<string> {
  const groupId = await aUserGroup(deps, [])
  const { claimMappings = [], groupMappings = [] } = mapping
  const source = { providerId, claimMappings: [...claimMappings], groupMappings: [...groupMappings] }
  await insertSource(deps.db, kind, groupId, { ...source, allowedEmailDomains: [] }, deps.clock())
  return groupId
}

/** A user of the provider, who signs in there from now on. @returns the subject, which is the user's name too */
export function aPeerUser(
  peer: OidcPeer,
  { sub = uniqueName("sub"), groups = ["fitters"] }: { sub?: string; groups?: string[] } = {},
): string {
  peer.people.set(sub, { sub, preferred_username: sub, groups })
  peer.currentSubject = sub
  return sub
}

/** Sign-in through the provider and back, for the peer's current user. */
export async function signInWithProvider(
  deps: Deps,
  peer: OidcPeer,
  providerId: string,
  origin: ClientInfo = { userAgent: "", address: "" },
) {
  const { url, token } = await startProviderSignIn(deps, providerId, "/", OWN_ORIGIN, origin)
  const answer = (await peer.followRedirects(url)).searchParams
  return finishProviderSignIn(deps, await finishAuthorization(deps, token, answer, origin), answer, origin)
}

/** A browser without scripts: keeps cookies, does not follow redirects. */
export interface TestBrowser {
  cookies: Map<string, string>
  get(path: string, headers?: Record<string, string>): Promise<Response>
  post(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>
}

export function aBrowser(app: Hono): TestBrowser {
  const cookies = new Map<string, string>()
  const request = async (path: string, init: RequestInit) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const address = new URL(path, OWN_ORIGIN)
    const host = { host: address.host }
    const response = await app.request(address.href, {
      ...init,
      headers: { ...host, ...init.headers, cookie },
    })
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = line.split(";")[0]!.split(/=(.*)/s)
      if (/Max-Age=0(;|$)/.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  return {
    cookies,
    get: (path, headers = {}) => request(path, { headers }),
    post: (path, fields, headers = {}) =>
      request(path, { method: "POST", headers, body: new URLSearchParams(fields) }),
  }
}

/** Where a response leads. */
/** The browser's way to the provider and back, as its current user. @returns the answer to the way back */
export async function followToProvider(
  browser: TestBrowser,
  peer: OidcPeer,
  begun: Response | Promise<Response>,
): Promise<Response> {
  const back = await peer.followRedirects(locationOf(await begun).href)
  return browser.get(back.pathname + back.search)
}

export function locationOf(response: Response): URL {
  return new URL(response.headers.get("location") ?? "about:blank", OWN_ORIGIN)
}
