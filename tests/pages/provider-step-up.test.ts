/** Step-up at the identity provider: at a real one, and at a hostile one. */
import { afterAll, beforeEach, describe, expect, test } from "bun:test"
import { sha256 } from "../../src/base/token.ts"
import { CLOCK_SKEW_SECONDS_MAX } from "../../src/edges/oidc/metadata.ts"
import { AUTHORIZATION_REQUEST_MS } from "../../src/identity/providers/rules.ts"
import { disableInactivityTimeout } from "../harness/factors.ts"
import { testPages } from "../harness/pages.ts"
import {
  aBrowser,
  aPeerProvider,
  aPeerUser,
  aProvider,
  aSourceGroup,
  CALLBACK,
  followToProvider,
  locationOf,
  type TestBrowser,
} from "../harness/providers.ts"
import { uniqueName } from "../harness/users.ts"
import { HOSTILE_CLIENT, startHostileProvider } from "../hostile/oidc.ts"

const { app, deps } = await testPages()
await disableInactivityTimeout(deps)
const { peer, id: honestId } = await aPeerProvider(deps, "Plant ID")
const fake = startHostileProvider()
afterAll(() => fake.stop())
const hostileId = await aProvider(deps, fake.issuer, { name: "Supplier ID", ...HOSTILE_CLIENT })
await aSourceGroup(deps, "OIDC", hostileId, { groupMappings: ["fitters"] })

const HOUR_MS = 3_600_000
const TARGET = "/profile/otp?x=1"

/** Providers set `auth_time` by the real clock. */
beforeEach(() => deps.setTime(new Date()))
const later = (ms: number) => deps.setTime(new Date(deps.clock().getTime() + ms))
const seconds = (ms = deps.clock().getTime()) => Math.floor(ms / 1000)

async function atPeer(sub = uniqueName("sub")): Promise<{ browser: TestBrowser; sub: string }> {
  aPeerUser(peer, { sub })
  const browser = aBrowser(app)
  await followToProvider(browser, peer, browser.get(`/login/oidc/${honestId}`))
  return { browser, sub }
}

const begin = (browser: TestBrowser, target = TARGET) =>
  browser.get(`/profile/step-up/provider?${new URLSearchParams({ target })}`)
const cookieOf = (browser: TestBrowser) => browser.cookies.get("__Host-millwright") ?? ""
const problemOf = (response: Response) => locationOf(response).searchParams.get("problem")

/** Whether an action that always requires step-up is possible: here creating a one-time password secret. */
async function isFresh(browser: TestBrowser): Promise<boolean> {
  const html = await (await browser.get("/profile/otp")).text()
  const _csrf = /<meta name="csrf" content="([^"]+)"/.exec(html)?.[1] ?? ""
  const { pathname } = locationOf(await browser.post("/profile/otp/begin", { _csrf }))
  return pathname === "/profile/otp/setup"
}

const proofsOf = (sub: string, event: "STEP_UP_SUCCEEDED" | "STEP_UP_FAILED") =>
  deps.db
    .selectFrom("audit_entry")
    .innerJoin("app_user", "app_user.id", "audit_entry.user_id")
    .select("details")
    .where("event", "=", event)
    .where("foreign_user_id", "=", sub)
    .execute()

describe("the profile of a user of an identity provider", () => {
  test("offers no codes, and calls a passkey a confirmation beside the sign-in at the provider", async () => {
    const { browser } = await atPeer()
    const codes = await (await browser.get("/profile/otp")).text()
    expect(codes).toContain("A second factor is up to the identity provider")
    expect(codes).not.toContain("/profile/otp/begin")
    const passkeys = await (await browser.get("/profile/passkeys")).text()
    expect(passkeys).toContain("you still sign in through Plant ID")
    expect(passkeys).not.toContain("without a password")
  })
})

describe("a step-up at a real provider", () => {
  test("requests a new authentication, rotates the token and returns to the page", async () => {
    const { browser, sub } = await atPeer()
    expect(await isFresh(browser)).toBe(true)
    later(HOUR_MS)
    expect(await isFresh(browser)).toBe(false)
    deps.setTime(new Date())
    await deps.db
      .updateTable("sign_in")
      .set({ authenticated_on: new Date(0) })
      .execute()
    expect(await isFresh(browser)).toBe(false)
    const sent = locationOf(await begin(browser))
    expect(Object.fromEntries(sent.searchParams)).toMatchObject({
      ...{ prompt: "login", max_age: "0", scope: "openid", code_challenge_method: "S256" },
      redirect_uri: CALLBACK,
    })
    const before = cookieOf(browser)
    const back = await peer.followRedirects(sent.href)
    const proved = await browser.get(back.pathname + back.search)
    expect(proved.headers.get("location")).toBe(TARGET)
    expect(cookieOf(browser)).not.toBe(before)
    expect(browser.cookies.has("__Host-millwright-provider")).toBe(false)
    expect(await isFresh(browser)).toBe(true)
    expect(await proofsOf(sub, "STEP_UP_SUCCEEDED")).toEqual([{ details: { method: "OIDC" } }])
    const again = await browser.get(back.pathname + back.search)
    expect(problemOf(again)).toBe("PROVIDER_REQUEST_UNKNOWN")
  })

  test("is offered by the provider's name, without methods that the user does not have", async () => {
    const { browser } = await atPeer()
    const html = await (
      await browser.get(`/profile/step-up?${new URLSearchParams({ target: TARGET })}`)
    ).text()
    expect(html).toContain("Confirm at Plant ID")
    expect(html).toContain('href="/profile/step-up/provider?target=%2Fprofile%2Fotp%3Fx%3D1"')
    expect(html).not.toContain('name="password"')
  })

  test("started from the dialog returns to the page below it", async () => {
    const { browser } = await atPeer()
    const headers = { "hx-request": "true", "hx-current-url": `http://localhost${TARGET}` }
    const html = await (await browser.get("/profile/step-up/dialog", headers)).text()
    expect(html).toContain('href="/profile/step-up/provider?target=%2Fprofile%2Fotp%3Fx%3D1"')
  })

  test.each(["//evil.example", "https://evil.example/", "/\\evil.example"])(
    "never redirects to %p",
    async (target) => {
      const { browser } = await atPeer()
      const returned = await followToProvider(browser, peer, begin(browser, target))
      expect(returned.headers.get("location")).toBe("/")
    },
  )

  test("by another user is refused with PROVIDER_USER_MISMATCH and audited", async () => {
    const { browser, sub } = await atPeer()
    await deps.db
      .updateTable("sign_in")
      .set({ authenticated_on: new Date(0) })
      .execute()
    const begun = await begin(browser)
    const stranger = aPeerUser(peer)
    const response = await followToProvider(browser, peer, begun)
    const { pathname, search, searchParams } = locationOf(response)
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      "/profile/step-up",
      { problem: "PROVIDER_USER_MISMATCH", provider: honestId, target: TARGET },
    ])
    expect(await (await browser.get(pathname + search)).text()).toContain(
      "You signed in at Plant ID as a different person.",
    )
    expect(await isFresh(browser)).toBe(false)
    expect(await proofsOf(sub, "STEP_UP_FAILED")).toMatchObject([
      { details: { problem: "PROVIDER_USER_MISMATCH" } },
    ])
    const known = deps.db.selectFrom("app_user").select("id").where("foreign_user_id", "=", stranger)
    expect(await known.execute()).toEqual([])
  })

  test("counts only for the sign-in that started it, not for another one of the same user", async () => {
    const { browser, sub } = await atPeer()
    const sent = locationOf(await begin(browser))
    const cookie = browser.cookies.get("__Host-millwright-provider") ?? ""
    const { browser: other } = await atPeer(sub)
    other.cookies.set("__Host-millwright-provider", cookie)
    await deps.db
      .updateTable("sign_in")
      .set({ authenticated_on: new Date(0) })
      .execute()
    const back = await peer.followRedirects(sent.href)
    expect(problemOf(await other.get(back.pathname + back.search))).toBe("PROVIDER_REQUEST_UNKNOWN")
    expect(await isFresh(other)).toBe(false)
    expect(await isFresh(browser)).toBe(false)
  })

  test("after a sign-out redirects to the sign-in without the response parameters in the address", async () => {
    const { browser } = await atPeer()
    const back = await peer.followRedirects(locationOf(await begin(browser)).href)
    browser.cookies.delete("__Host-millwright")
    const { pathname, search } = locationOf(await browser.get(back.pathname + back.search))
    expect([pathname, search]).toEqual(["/login", `?${new URLSearchParams({ target: TARGET })}`])
    expect(cookieOf(browser)).toBe("")
  })

  test("is refused after the request has expired", async () => {
    const { browser } = await atPeer()
    const back = await peer.followRedirects(locationOf(await begin(browser)).href)
    later(AUTHORIZATION_REQUEST_MS)
    expect(problemOf(await browser.get(back.pathname + back.search))).toBe("PROVIDER_REQUEST_UNKNOWN")
  })

  test("leads to the sign-in page while the user's provider is disabled, and does not begin", async () => {
    const { browser } = await atPeer()
    const enabled = (is: boolean) =>
      deps.db.updateTable("identity_provider").set({ enabled: is }).where("id", "=", honestId).execute()
    await enabled(false)
    expect(locationOf(await browser.get("/profile/step-up")).pathname).toBe("/login")
    expect(locationOf(await begin(browser)).pathname).toBe("/login")
    await enabled(true)
  })
})

describe("a step-up at a provider that responds falsely", () => {
  /** There and back with these claims, by a sign-in or a proof. */
  async function walk(browser: TestBrowser, sent: URL, claims: Record<string, unknown>): Promise<Response> {
    const { nonce, state = "" } = Object.fromEntries(sent.searchParams)
    fake.next.claims = { sub: "s-1", groups: ["fitters"], nonce, ...claims }
    return browser.get(`/login/oidc/callback?${new URLSearchParams({ code: "c", state })}`)
  }
  async function inside(claims: Record<string, unknown> = {}): Promise<TestBrowser> {
    const browser = aBrowser(app)
    await walk(browser, locationOf(await browser.get(`/login/oidc/${hostileId}`)), claims)
    return browser
  }
  const aMinuteAfter = () => later(CLOCK_SKEW_SECONDS_MAX * 1000 + 1000)

  test.each<[string, () => Record<string, unknown>, string]>([
    ["without a time", () => ({}), "PROVIDER_AUTHENTICATION_STALE"],
    [
      "with the time of the sign-in",
      () => ({ auth_time: seconds() - CLOCK_SKEW_SECONDS_MAX - 2 }),
      "PROVIDER_AUTHENTICATION_STALE",
    ],
    [
      "with a time that has not come",
      () => ({ auth_time: seconds() + CLOCK_SKEW_SECONDS_MAX + 2 }),
      "PROVIDER_AUTHENTICATION_STALE",
    ],
    ["with a time that is none", () => ({ auth_time: "now" }), "PROVIDER_TOKEN_INVALID"],
    ["of another person", () => ({ auth_time: seconds(), sub: "s-2" }), "PROVIDER_USER_MISMATCH"],
    ["for another request", () => ({ auth_time: seconds(), nonce: "n" }), "PROVIDER_TOKEN_INVALID"],
    ["of another issuer", () => ({ auth_time: seconds(), iss: peer.issuer }), "PROVIDER_TOKEN_INVALID"],
  ])("with an ID token %s is refused", async (_what, claims, problem) => {
    const browser = await inside({ auth_time: seconds() })
    await deps.db
      .updateTable("sign_in")
      .set({ authenticated_on: new Date(0) })
      .execute()
    const before = cookieOf(browser)
    const response = await walk(browser, locationOf(await begin(browser)), claims())
    expect([locationOf(response).pathname, problemOf(response)]).toEqual(["/profile/step-up", problem])
    expect(cookieOf(browser)).toBe(before)
    expect(await isFresh(browser)).toBe(false)
  })

  test("with a valid ID token succeeds", async () => {
    const browser = await inside()
    await deps.db
      .updateTable("sign_in")
      .set({ authenticated_on: new Date(0) })
      .execute()
    const response = await walk(browser, locationOf(await begin(browser)), { auth_time: seconds() })
    expect(response.headers.get("location")).toBe(TARGET)
    expect(await isFresh(browser)).toBe(true)
  })

  test("is still required after a sign-in with an old authentication time at the provider", async () => {
    aMinuteAfter()
    expect(await isFresh(await inside({ auth_time: seconds() - HOUR_MS / 1000 }))).toBe(false)
    expect(await isFresh(await inside({ auth_time: seconds() }))).toBe(true)
    expect(await isFresh(await inside())).toBe(true)
  })

  test("is still required when such a sign-in was completed by a consent", async () => {
    aMinuteAfter()
    const legal = (change: object) => deps.db.updateTable("installation_settings").set(change).execute()
    await legal({ legal_info_1: "Terms", legal_hash: sha256("Terms"), legal_agreement_required: true })
    const browser = await inside({ auth_time: seconds() - HOUR_MS / 1000 })
    const html = await (await browser.get("/login/consent")).text()
    const hash = /name="hash" value="([0-9a-f]{64})"/.exec(html)?.[1] ?? ""
    await browser.post("/login/consent", { language: "en-GB", hash })
    await legal({ legal_info_1: "", legal_hash: null, legal_agreement_required: false })
    expect((await browser.get("/issues")).status).toBe(200)
    expect(await isFresh(browser)).toBe(false)
  })
})
