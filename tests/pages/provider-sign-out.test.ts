/** Signing out here and at the provider, as far as it permits that. */
import { describe, expect, test } from "bun:test"
import { signInToPages, testPages } from "../harness/pages.ts"
import {
  aBrowser,
  aPeerProvider,
  aPeerUser,
  aProvider,
  aSourceGroup,
  CALLBACK,
  followToProvider,
  locationOf,
  OWN_ORIGIN,
  type TestBrowser,
} from "../harness/providers.ts"
import { type OidcPeer, startOidcPeer } from "../peers/oidc.ts"

const pages = await testPages()
const { app, deps } = pages
const AFTER = `${OWN_ORIGIN}/login?logout=true`
const [{ peer: whole, id: wholeId }, { peer: poor, id: poorId }] = await Promise.all([
  aPeerProvider(deps, "Whole ID", { redirectUris: [CALLBACK], postLogoutRedirectUris: [AFTER] }),
  aPeerProvider(deps, "Poor ID", { redirectUris: [CALLBACK], isWithoutLogout: true }),
])

async function signedInBy(
  peer: OidcPeer,
  providerId: string,
): Promise<{ browser: TestBrowser; csrf: string }> {
  aPeerUser(peer)
  const browser = aBrowser(app)
  await followToProvider(browser, peer, browser.get(`/login/oidc/${providerId}`))
  const html = await (await browser.get("/issues")).text()
  return { browser, csrf: /<meta name="csrf" content="([^"]+)"/.exec(html)?.[1] ?? "" }
}

const logout = ({ browser, csrf }: { browser: TestBrowser; csrf: string }, headers = {}) =>
  browser.post("/logout", { _csrf: csrf }, headers)
const HTMX = { "hx-request": "true" }

describe("signing out", () => {
  test("redirects to the provider's end-session endpoint with the ID token and the exact return address", async () => {
    const signedIn = await signedInBy(whole, wholeId)
    const response = await logout(signedIn, HTMX)
    const url = new URL(response.headers.get("hx-redirect") ?? "about:blank")
    expect(url.origin + url.pathname).toBe(`${whole.issuer}/session/end`)
    expect(url.searchParams.get("id_token_hint")).toMatch(/^eyJ/)
    expect(url.searchParams.get("post_logout_redirect_uri")).toBe(AFTER)
    expect(url.searchParams.get("client_id")).toBe("millwright")
    expect([...signedIn.browser.cookies.keys()]).toEqual(["__Host-millwright-device"])
  })

  test("revokes the provider's tokens", async () => {
    const signedIn = await signedInBy(whole, wholeId)
    whole.requests.length = 0
    await logout(signedIn, HTMX)
    expect(whole.requests.filter((one) => one === "POST /token/revocation")).toHaveLength(2)
  })

  test("ends the local sign-in independently of the provider", async () => {
    const { browser, csrf } = await signedInBy(whole, wholeId)
    const cookie = `__Host-millwright=${browser.cookies.get("__Host-millwright")}`
    await logout({ browser, csrf }, HTMX)
    expect((await app.request("/issues", { headers: { cookie } })).headers.get("location")).toStartWith(
      "/login",
    )
  })

  test("without JavaScript shows a link to the provider, because no form may end on another site", async () => {
    const signedIn = await signedInBy(whole, wholeId)
    const response = await logout(signedIn)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain(`href="${whole.issuer}/session/end?`)
    expect(html).toContain("Sign out at Whole ID")
    expect([...signedIn.browser.cookies.keys()]).toEqual(["__Host-millwright-device"])
  })

  test("at a provider without an end-session endpoint is local only and reports IDP_LOGOUT_FAILED", async () => {
    const signedIn = await signedInBy(poor, poorId)
    const location = locationOf(await logout(signedIn))
    expect(location.href).toBe(`${OWN_ORIGIN}/login?logout=local`)
    const html = await (await signedIn.browser.get("/login?logout=local")).text()
    expect(html).toContain("You are signed out here, but your identity provider could not be notified.")
    expect(html).toContain("IDP_LOGOUT_FAILED")
    expect(await lastEvent()).toMatchObject({ event: "IDP_LOGOUT_FAILED", details: { provider: "Poor ID" } })
  })

  test("at an unreachable provider is local only", async () => {
    const away = await startOidcPeer({ redirectUris: [CALLBACK] })
    const awayId = await aProvider(deps, away.issuer, { name: "Away ID" })
    await aSourceGroup(deps, "OIDC", awayId, { groupMappings: ["fitters"] })
    const signedIn = await signedInBy(away, awayId)
    await away.stop()
    expect((await logout(signedIn, HTMX)).headers.get("hx-redirect")).toBe("/login?logout=local")
    expect(await lastEvent()).toMatchObject({ event: "IDP_LOGOUT_FAILED", details: { provider: "Away ID" } })
  })

  test("of a local user does not involve a provider", async () => {
    const visitor = await signInToPages(pages, "technician")
    expect((await visitor.post("/logout", {})).headers.get("location")).toBe("/login?logout=true")
  })

  test("requires the page's CSRF token", async () => {
    const { browser } = await signedInBy(whole, wholeId)
    expect((await logout({ browser, csrf: "wrong" })).status).toBe(403)
  })
})

function lastEvent() {
  return deps.db
    .selectFrom("audit_entry")
    .select(["event", "details"])
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow()
}
