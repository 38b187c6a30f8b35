/** Trial sign-ins at a real identity provider, with settings that are not saved: no user is signed in, nothing is provisioned. */
import { afterAll, describe, expect, test } from "bun:test"
import { CALLBACK_PATH } from "../../src/identity/providers/actions.ts"
import { listProviders } from "../../src/identity/providers/store.ts"
import { HTMX, passwordOf, testPages } from "../harness/pages.ts"
import { aBrowser, aPeerProvider, CALLBACK, locationOf, type TestBrowser } from "../harness/providers.ts"
import { OIDC_CLIENT, startOidcPeer } from "../peers/oidc.ts"

const { app, deps } = await testPages()
/** Of the provider that is saved, and of one that is not: an issuer has one provider. */
const [{ peer }, unsavedPeer] = await Promise.all([
  aPeerProvider(deps, "Saved"),
  startOidcPeer({ redirectUris: [CALLBACK] }),
])
afterAll(() => unsavedPeer.stop())
for (const one of [peer, unsavedPeer]) {
  one.people.set("t-1", {
    sub: "t-1",
    preferred_username: "tina.trial",
    groups: ["fitters"],
    site: "Hall <2>",
  })
  one.currentSubject = "t-1"
}
const savedProvider = async () => (await listProviders(deps.db))[0]!

const fields = (more: Record<string, string> = {}) => ({
  ...{ name: "Plant sign-in", issuer: peer.issuer, scopes: "openid profile email groups" },
  ...{ clientId: OIDC_CLIENT.clientId, clientSecret: OIDC_CLIENT.clientSecret },
  ...{ clientAuthentication: "CLIENT_SECRET_BASIC", audience: "", caCertificate: "", enabled: "true" },
  ...{ "claims.username": "preferred_username", "claims.firstname": "given_name" },
  ...{ "claims.surname": "family_name", "claims.email": "email", "claims.groups": "groups" },
  ...more,
})

/** A browser whose user is signed in, and the token of its forms. */
async function signedIn(username: string): Promise<{ browser: TestBrowser; _csrf: string }> {
  const browser = aBrowser(app)
  const csrf = async (path: string) =>
    /name="_csrf" value="([^"]+)"|<meta name="csrf" content="([^"]+)"/
      .exec(await (await browser.get(path)).text())
      ?.slice(1)
      .find(Boolean) ?? ""
  await browser.post("/login", { _csrf: await csrf("/login"), username, password: passwordOf(username) })
  return { browser, _csrf: await csrf("/about") }
}

/** Through the provider and back. @returns the page of the result */
async function tried(browser: TestBrowser, path: string, form: Record<string, string>, by = peer) {
  const sent = await browser.post(path, form, HTMX)
  const back = await by.followRedirects(sent.headers.get("hx-redirect") ?? "")
  return locationOf(await browser.get(back.pathname + back.search))
}

/** The texts of a page: its markup would fill the message of a failure. */
async function textOf(browser: TestBrowser, path: string): Promise<string> {
  const html = await (await browser.get(path)).text()
  return (html.split("<main")[1] ?? "").split("</main>")[0] ?? ""
}

const people = () =>
  deps.db.selectFrom("app_user").select("id").where("foreign_user_id", "=", "t-1").execute()
const signIns = async () => (await deps.db.selectFrom("sign_in").select("id").execute()).length

describe("a trial sign-in", () => {
  test("of a provider that is not saved shows claims and what would follow, and changes nothing", async () => {
    const { browser, _csrf } = await signedIn("administrator")
    const before = [await signIns(), await listProviders(deps.db)]
    const typed = fields({ _csrf, issuer: unsavedPeer.issuer })
    const page = await tried(browser, "/admin/providers/new/try", typed, unsavedPeer)
    expect(page.pathname).toMatch(/^\/admin\/providers\/try\/[0-9a-f-]{36}$/)
    const html = await textOf(browser, page.pathname)
    for (const shown of [
      "Client secret accepted",
      "ID token valid",
      "User name: tina.trial",
      "Hall &lt;2&gt;",
    ])
      expect(html).toContain(shown)
    expect(html).toContain("Would not be let in: no user group’s rules match")
    // It has the focus: at the end of the page it would scroll the result out of sight.
    expect(html.indexOf("Back to the settings")).toBeLessThan(html.indexOf("Signed in at the provider"))
    expect(html).not.toContain(OIDC_CLIENT.clientSecret)
    expect([await signIns(), await listProviders(deps.db)]).toEqual(before)
    expect(await people()).toEqual([])
    // Read again, not exchanged again: the code is used up.
    expect(await textOf(browser, page.pathname)).toContain("Hall &lt;2&gt;")
    const audited = await deps.db
      .selectFrom("audit_entry")
      .select("details")
      .where("event", "=", "IDENTITY_PROVIDER_TRIED")
      .where("object_id", "is", null)
      .execute()
    expect(audited.map(({ details }) => details)).toMatchObject([{ name: "Plant sign-in", subject: "t-1" }])
  })

  test("of a saved provider uses its stored secret and its rules, and leaves it as it was", async () => {
    const saved = await savedProvider()
    const { id } = saved
    const { browser, _csrf } = await signedIn("administrator")
    const typed = fields({
      _csrf,
      clientSecret: "",
      version: String(saved.version),
      "claims.groups": "roles",
    })
    const refused = await tried(browser, `/admin/providers/${id}/try`, typed)
    const html = await textOf(browser, refused.pathname)
    expect(html).toContain("Client secret accepted")
    expect(html).toContain("Would not be let in")
    const other = { ...typed, "claims.groups": "groups" }
    const page = await tried(browser, `/admin/providers/${id}/try`, other)
    expect(await textOf(browser, page.pathname)).toContain("Would belong to")
    expect(await people()).toEqual([])
    expect(await listProviders(deps.db)).toContainEqual(saved)
  })

  test("names a client secret that the provider refuses, and so does the check before it", async () => {
    const saved = await savedProvider()
    const { browser, _csrf } = await signedIn("administrator")
    for (const clientAuthentication of ["CLIENT_SECRET_BASIC", "CLIENT_SECRET_POST"]) {
      const wrong = fields({ _csrf, name: "Wrong", issuer: peer.issuer, clientSecret: "not the secret" })
      const typed = { ...wrong, clientAuthentication, clientId: OIDC_CLIENT.clientId }
      const path = `/admin/providers/${saved.id}`
      const form = { ...typed, version: String(saved.version) }
      const checked = await (await browser.post(`${path}/check`, form, HTMX)).text()
      expect(checked).toMatch(/check-failed.*Client secret refused/s)
      const page = await tried(browser, `${path}/try`, form)
      const html = await textOf(browser, page.pathname)
      expect(html).toMatch(/check-failed.*Client secret refused/s)
      expect(html).not.toContain("not the secret")
    }
  })

  test("that the provider denies fails there, and reaches neither the client's secret nor the token", async () => {
    const { browser, _csrf } = await signedIn("administrator")
    const { id, version } = await savedProvider()
    const form = fields({ _csrf, version: String(version) })
    const sent = await browser.post(`/admin/providers/${id}/try`, form, HTMX)
    const { searchParams } = new URL(sent.headers.get("hx-redirect") ?? "")
    const denied = { error: "access_denied", state: searchParams.get("state") ?? "", iss: peer.issuer }
    const page = locationOf(await browser.get(`${CALLBACK_PATH}?${new URLSearchParams(denied)}`))
    expect(await textOf(browser, page.pathname)).toMatch(
      /check-failed.*Signed in at the provider.*: access_denied.*check-notReached.*check-notReached.*ID token/s,
    )
  })

  test("is for the superuser and the browser that started it", async () => {
    const { browser, _csrf } = await signedIn("administrator")
    const saved = await savedProvider()
    const form = fields({ _csrf, version: String(saved.version) })
    const sent = await browser.post(`/admin/providers/${saved.id}/try`, form, HTMX)
    const back = await peer.followRedirects(sent.headers.get("hx-redirect") ?? "")
    // It has a cookie of its own.
    const stranger = aBrowser(app)
    await stranger.get(`/login/oidc/${saved.id}`)
    const refused = locationOf(await stranger.get(back.pathname + back.search))
    expect([refused.pathname, refused.searchParams.get("problem")]).toEqual([
      "/login",
      "PROVIDER_REQUEST_UNKNOWN",
    ])
    const page = locationOf(await browser.get(back.pathname + back.search))
    const technician = await signedIn("technician")
    const status = async () => (await technician.browser.get(page.pathname)).status
    const ofTechnician = (superuser: boolean) =>
      deps.db.updateTable("app_user").set({ superuser }).where("username", "=", "technician").execute()
    expect(await status()).toBe(403)
    await ofTechnician(true)
    expect(await status()).toBe(404)
    await ofTechnician(false)
    expect((await browser.get(page.pathname)).status).toBe(200)
    expect((await browser.get(`/admin/providers/try/${crypto.randomUUID()}`)).status).toBe(404)
  })

  test("of settings with errors names them, and sends the browser nowhere", async () => {
    const { browser, _csrf } = await signedIn("administrator")
    const answer = await browser.post("/admin/providers/new/try", fields({ _csrf, scopes: "profile" }), HTMX)
    expect([answer.status, answer.headers.get("hx-redirect")]).toEqual([200, null])
    expect(await answer.text()).toContain("Separate scopes with spaces; “openid” is required.")
  })
})

test("a check with another client secret has no effect on sign-ins after the right one is saved", async () => {
  const saved = await savedProvider()
  peer.people.set("t-2", { sub: "t-2", preferred_username: "theo.trial", groups: ["fitters"] })
  const path = `/admin/providers/${saved.id}`
  const { browser, _csrf } = await signedIn("administrator")
  const typed = fields({ _csrf, name: saved.name, version: String(saved.version) })
  const checked = await browser.post(`${path}/check`, { ...typed, clientSecret: "not the secret" }, HTMX)
  expect(await checked.text()).toContain("Client secret refused")
  expect((await browser.post(path, typed)).status).toBe(303)
  const person = aBrowser(app)
  peer.currentSubject = "t-2"
  const sent = locationOf(await person.get(`/login/oidc/${saved.id}`))
  const back = await peer.followRedirects(sent.href)
  const end = locationOf(await person.get(back.pathname + back.search))
  peer.currentSubject = "t-1"
  expect(end.searchParams.get("problem")).toBeNull()
})
