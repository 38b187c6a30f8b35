/** Signing in by a real identity provider: the way there, back, and in. */

import { beforeEach, describe, expect, test } from "bun:test"
import { createHash } from "node:crypto"
import {
  AUTHORIZATION_REQUEST_MS,
  CODE_VERIFIER_CHARACTERS,
  STATE_CHARACTERS,
} from "../../src/identity/providers/rules.ts"
import { requestPasswordReset, sendPasswordResets } from "../../src/identity/signin/password-reset/actions.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { MAIL_SERVER_INFO } from "../harness/mailer.ts"
import { passwordOf, testPages } from "../harness/pages.ts"
import {
  aBrowser,
  aPeerProvider,
  aProvider,
  CALLBACK,
  locationOf,
  type TestBrowser,
} from "../harness/providers.ts"
import { uniqueName } from "../harness/users.ts"

const { app, deps } = await testPages()
const [{ peer, id: providerId, groupId }, { peer: other, id: otherId }] = await Promise.all([
  aPeerProvider(deps, "Plant ID", {
    redirectUris: [CALLBACK, "https://book.example.com/login/oidc/callback"],
  }),
  aPeerProvider(deps, "Supplier ID"),
])

beforeEach(() => deps.setTime(TEST_NOW))

/** A user of both providers. */
function aForeigner(more: Record<string, unknown> = {}): string {
  const sub = uniqueName("sub")
  const person = { sub, preferred_username: uniqueName("foreigner"), groups: ["fitters"], ...more }
  for (const one of [peer, other]) {
    one.people.set(sub, person)
    one.currentSubject = sub
  }
  return sub
}

/** To the provider and to its answer, which the server has not got yet. */
async function thereAndBack(browser: TestBrowser, target?: string, id = providerId): Promise<URL> {
  const query = target === undefined ? "" : `?${new URLSearchParams({ target })}`
  const sent = locationOf(await browser.get(`/login/oidc/${id}${query}`))
  return (id === providerId ? peer : other).followRedirects(sent.href)
}

async function signIn(browser: TestBrowser, target?: string, id = providerId): Promise<Response> {
  const back = await thereAndBack(browser, target, id)
  return browser.get(back.pathname + back.search)
}

const userOf = (sub: string, id = providerId) =>
  deps.db
    .selectFrom("app_user")
    .selectAll()
    .where("foreign_user_id", "=", sub)
    .where("identity_provider_id", "=", id)
    .executeTakeFirst()

const problemOf = (response: Response) => locationOf(response).searchParams.get("problem")

describe("the sign-in page", () => {
  test("has a button with the name of each enabled provider and keeps the return target", async () => {
    await aProvider(deps, "https://off.example.com", { name: "Off", enabled: false })
    const html = await (await aBrowser(app).get("/login?target=/devices")).text()
    expect(html).toContain("Sign in with Plant ID")
    expect(html).toContain(`href="/login/oidc/${providerId}?target=%2Fdevices"`)
    expect(html.indexOf("Plant ID")).toBeLessThan(html.indexOf("Supplier ID"))
    expect(html).not.toContain("Sign in with Off")
  })

  test("shows a provider's name as plain text", async () => {
    await aProvider(deps, "https://odd.example.com", { name: "<b>&\"'" })
    expect(await (await aBrowser(app).get("/login")).text()).toContain(
      "Sign in with &lt;b&gt;&amp;&quot;&#x27;",
    )
    await deps.db.deleteFrom("identity_provider").where("issuer", "=", "https://odd.example.com").execute()
  })
})

describe("check 25: an OpenID Connect sign-in", () => {
  test("sends PKCE (S256), state, nonce and the exact redirect URI, with new values each time", async () => {
    const [one, two] = await Promise.all(
      [1, 2].map(async () => locationOf(await aBrowser(app).get(`/login/oidc/${providerId}`)).searchParams),
    )
    expect(Object.fromEntries(one!)).toMatchObject({
      response_type: "code",
      client_id: "millwright",
      redirect_uri: CALLBACK,
      code_challenge_method: "S256",
      scope: "openid profile email",
    })
    expect(one!.get("state")).toMatch(/^[\w-]{32}$/)
    expect(one!.get("state")).toHaveLength(STATE_CHARACTERS)
    expect(one!.get("nonce")).toMatch(/^[\w-]{32}$/)
    for (const name of ["state", "nonce", "code_challenge"]) expect(one!.get(name)).not.toBe(two!.get(name))
  })

  test("stores the verifier of 96 characters sealed on the server and sends its hash as the challenge", async () => {
    const browser = aBrowser(app)
    const sent = locationOf(await browser.get(`/login/oidc/${providerId}`)).searchParams
    const cookie = browser.cookies.get("__Host-millwright-provider") ?? ""
    const cookieHash = createHash("sha256").update(cookie).digest()
    const row = await deps.db
      .selectFrom("authorization_request")
      .selectAll()
      .where("cookie_hash", "=", cookieHash)
      .executeTakeFirstOrThrow()
    const opened = deps.secretBox.open(row.sealed_parameters, `providerRequest:${cookieHash.toString("hex")}`)
    const { codeVerifier } = JSON.parse(opened)
    expect(codeVerifier).toHaveLength(CODE_VERIFIER_CHARACTERS)
    expect(createHash("sha256").update(codeVerifier).digest("base64url")).toBe(
      sent.get("code_challenge") ?? "",
    )
  })

  test("identifies the user by issuer and subject and redirects to the return target", async () => {
    const sub = aForeigner({ given_name: "Ada", family_name: "Berg", email: "ada@plant.example" })
    const browser = aBrowser(app)
    const response = await signIn(browser, "/devices?search=P-7")
    expect([response.status, response.headers.get("location")]).toEqual([303, "/devices?search=P-7"])
    expect([...browser.cookies.keys()]).toEqual(["__Host-millwright", "__Host-millwright-device"])
    expect((await browser.get("/issues")).status).toBe(200)
    expect(await (await browser.get("/profile/tokens")).text()).toContain(
      "has not confirmed your account for 30 days",
    )
    expect(await userOf(sub)).toMatchObject({ firstname: "Ada", surname: "Berg", email: "ada@plant.example" })
    const row = await deps.db
      .selectFrom("sign_in")
      .innerJoin("app_user", "app_user.id", "sign_in.user_id")
      .select(["methods", "sign_in.identity_provider_id", "sealed_provider_tokens"])
      .where("foreign_user_id", "=", sub)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ methods: ["OIDC"], identity_provider_id: providerId })
    expect(Buffer.from(row.sealed_provider_tokens!).toString("latin1")).not.toContain("eyJ")
  })

  test("never links users by e-mail, and an address of a local user is not assigned twice", async () => {
    const local = await deps.db
      .updateTable("app_user")
      .set({ email: "shared@plant.example" })
      .where("username", "=", "technician")
      .returning("id")
      .executeTakeFirstOrThrow()
    const sub = aForeigner({ email: "Shared@plant.example", preferred_username: "technician" })
    expect((await signIn(aBrowser(app))).status).toBe(303)
    const user = await userOf(sub)
    expect(user?.id).not.toBe(local.id)
    expect(user).toMatchObject({ username: "technician (Plant ID)", email: "" })
  })

  test("creates separate users for the same subject of two providers", async () => {
    const sub = aForeigner()
    await signIn(aBrowser(app))
    await signIn(aBrowser(app), undefined, otherId)
    const [here, there] = await Promise.all([userOf(sub), userOf(sub, otherId)])
    expect(here?.id).toBeString()
    expect(there?.id).toBeString()
    expect(here?.id).not.toBe(there?.id)
  })

  test("uses the configured public address in the redirect URI", async () => {
    deps.publicAddress = "https://book.example.com"
    const sent = locationOf(await aBrowser(app).get(`/login/oidc/${providerId}`)).searchParams
    deps.publicAddress = null
    expect(sent.get("redirect_uri")).toBe("https://book.example.com/login/oidc/callback")
  })
})

describe("the OpenID Connect callback", () => {
  test("is accepted only once", async () => {
    aForeigner()
    const browser = aBrowser(app)
    const back = await thereAndBack(browser)
    const cookie = `__Host-millwright-provider=${browser.cookies.get("__Host-millwright-provider")}`
    const walk = () => app.request(back.href, { headers: { cookie, host: back.host } })
    expect(locationOf(await walk()).pathname).toBe("/")
    const again = await walk()
    expect(problemOf(again)).toBe("PROVIDER_REQUEST_UNKNOWN")
    expect(again.headers.getSetCookie().filter((line) => /^__Host-millwright=./.test(line))).toEqual([])
  })

  test("succeeds for only one of several simultaneous requests", async () => {
    aForeigner()
    const browser = aBrowser(app)
    const back = await thereAndBack(browser)
    const path = back.pathname + back.search
    const answers = await Promise.all([browser.get(path), browser.get(path), browser.get(path)])
    expect(answers.map(problemOf).filter((problem) => problem === null)).toHaveLength(1)
  })

  test("is refused in another browser, so that a link cannot sign a user in as another user", async () => {
    aForeigner()
    const attackers = await thereAndBack(aBrowser(app))
    const victim = aBrowser(app)
    expect(problemOf(await victim.get(attackers.pathname + attackers.search))).toBe(
      "PROVIDER_REQUEST_UNKNOWN",
    )
    expect(victim.cookies.size).toBe(0)
  })

  test("is refused with the state of another request, and the browser's own request stays valid", async () => {
    aForeigner()
    const attackers = await thereAndBack(aBrowser(app))
    const victim = aBrowser(app)
    const own = await thereAndBack(victim)
    expect(problemOf(await victim.get(attackers.pathname + attackers.search))).toBe(
      "PROVIDER_REQUEST_UNKNOWN",
    )
    expect(problemOf(await victim.get(own.pathname + own.search))).toBeNull()
  })

  test("is refused with an unknown, missing or duplicate state", async () => {
    aForeigner()
    for (const change of [
      (query: URLSearchParams) => query.set("state", "x".repeat(32)),
      (query: URLSearchParams) => query.delete("state"),
      (query: URLSearchParams) => query.append("state", "another"),
    ]) {
      const browser = aBrowser(app)
      const back = await thereAndBack(browser)
      change(back.searchParams)
      expect(problemOf(await browser.get(back.pathname + back.search))).toMatch(/^PROVIDER_/)
      expect(browser.cookies.has("__Host-millwright")).toBe(false)
    }
  })

  test("is refused after the request has expired", async () => {
    aForeigner()
    const browser = aBrowser(app)
    const back = await thereAndBack(browser)
    deps.setTime(new Date(TEST_NOW.getTime() + AUTHORIZATION_REQUEST_MS))
    expect(problemOf(await browser.get(back.pathname + back.search))).toBe("PROVIDER_REQUEST_UNKNOWN")
  })

  test("with the code of another request is refused by the provider because the verifier differs", async () => {
    aForeigner()
    const stolen = await thereAndBack(aBrowser(app))
    const browser = aBrowser(app)
    const back = await thereAndBack(browser)
    back.searchParams.set("code", stolen.searchParams.get("code") ?? "")
    expect(problemOf(await browser.get(back.pathname + back.search))).toBe("PROVIDER_REFUSED")
  })

  test("of another provider is refused before its code is exchanged (mix-up)", async () => {
    aForeigner()
    const browser = aBrowser(app)
    const own = await thereAndBack(browser)
    const foreign = await thereAndBack(aBrowser(app), undefined, otherId)
    own.searchParams.set("code", foreign.searchParams.get("code") ?? "")
    own.searchParams.set("iss", other.issuer)
    peer.requests.length = 0
    expect(problemOf(await browser.get(own.pathname + own.search))).toBe("PROVIDER_TOKEN_INVALID")
    expect(peer.requests).not.toContain("POST /token")
  })

  test("is refused without the issuer that this provider promises", async () => {
    aForeigner()
    const browser = aBrowser(app)
    const back = await thereAndBack(browser)
    back.searchParams.delete("iss")
    expect(problemOf(await browser.get(back.pathname + back.search))).toBe("PROVIDER_TOKEN_INVALID")
  })

  test("with access_denied reports the refusal without the provider's own text", async () => {
    const browser = aBrowser(app)
    const sent = locationOf(await browser.get(`/login/oidc/${providerId}?target=/devices`))
    const { state = "" } = Object.fromEntries(sent.searchParams)
    const query = new URLSearchParams({
      error: "access_denied",
      error_description: "<script>",
      state,
      iss: peer.issuer,
    })
    const location = locationOf(await browser.get(`/login/oidc/callback?${query}`))
    expect(Object.fromEntries(location.searchParams)).toEqual({
      problem: "PROVIDER_REFUSED",
      provider: providerId,
      target: "/devices",
    })
    const html = await (await browser.get(location.pathname + location.search)).text()
    expect(html).toContain("Plant ID refused the sign-in.")
    expect(html).not.toContain("<script>")
  })

  test.each([
    "//evil.example",
    "https://evil.example/",
    "/\\evil.example",
    "javascript:alert(1)",
    " /devices",
    "/\t/evil.example",
  ])("never redirects to %p", async (target) => {
    aForeigner()
    expect((await signIn(aBrowser(app), target)).headers.get("location")).toBe("/")
  })
})

describe("the sign-in of a user", () => {
  test("in no mapped group is refused with a message", async () => {
    const sub = aForeigner({ groups: ["visitors"] })
    const browser = aBrowser(app)
    const response = await signIn(browser)
    expect(problemOf(response)).toBe("PROVIDER_USER_NOT_ALLOWED")
    expect(await userOf(sub)).toBeUndefined()
    const { pathname, search } = locationOf(response)
    expect(await (await browser.get(pathname + search)).text()).toContain(
      "Plant ID confirmed your identity, but you have no access to this system.",
    )
  })

  test("who is locked is refused", async () => {
    const sub = aForeigner()
    await signIn(aBrowser(app))
    await deps.db
      .updateTable("app_user")
      .set({ locked_reason: "BY_ADMIN" })
      .where("foreign_user_id", "=", sub)
      .execute()
    expect(problemOf(await signIn(aBrowser(app)))).toBe("PROVIDER_USER_NOT_ALLOWED")
  })

  test("removed from the group at the provider is refused and ends the membership and existing sign-ins", async () => {
    const sub = aForeigner()
    const browser = aBrowser(app)
    await signIn(browser)
    expect(await memberships(sub)).toEqual([groupId])
    peer.people.set(sub, { ...peer.people.get(sub)!, groups: [] })
    expect(problemOf(await signIn(aBrowser(app)))).toBe("PROVIDER_USER_NOT_ALLOWED")
    expect(await memberships(sub)).toEqual([])
    expect((await browser.get("/issues")).headers.get("location")).toStartWith("/login")
  })

  test("with a local password succeeds while a provider refuses", async () => {
    const browser = aBrowser(app)
    const fields = { username: "technician", password: passwordOf("technician") }
    expect((await browser.post("/login", fields)).headers.get("location")).toBe("/")
  })

  test("by a disabled or an unknown provider is refused", async () => {
    await deps.db.updateTable("identity_provider").set({ enabled: false }).where("id", "=", otherId).execute()
    expect(problemOf(await aBrowser(app).get(`/login/oidc/${otherId}`))).toBe("PROVIDER_REQUEST_UNKNOWN")
    await deps.db.updateTable("identity_provider").set({ enabled: true }).where("id", "=", otherId).execute()
    expect((await aBrowser(app).get("/login/oidc/none")).status).toBe(404)
  })
})

test("a user of a provider can neither change nor reset a password", async () => {
  const sub = aForeigner({ email: "far@plant.example" })
  const browser = aBrowser(app)
  await signIn(browser)
  const html = await (await browser.get("/profile")).text()
  expect(html).toContain("Plant ID")
  expect(html).not.toContain('action="/profile/password"')
  const _csrf = /<meta name="csrf" content="([^"]+)"/.exec(html)?.[1] ?? ""
  const password = "Tr1angle-of-steel!"
  const fields = { _csrf, currentPassword: "", password, passwordRepeat: password, repeat: password }
  expect((await browser.post("/profile/password", fields)).status).toBe(400)
  expect((await userOf(sub))?.password_hash).toBeNull()
  const mailing = {
    ...deps,
    mailer: { server: MAIL_SERVER_INFO, send: async () => undefined, close: () => undefined },
  }
  await requestPasswordReset(mailing, { username: "", email: "far@plant.example" }, "192.0.2.5")
  expect(await sendPasswordResets(mailing, new AbortController().signal)).toBe(0)
  expect(await deps.db.selectFrom("password_reset").selectAll().execute()).toEqual([])
})

async function memberships(sub: string): Promise<string[]> {
  const rows = await deps.db
    .selectFrom("user_group_member")
    .innerJoin("app_user", "app_user.id", "user_id")
    .select("user_group_id")
    .where("foreign_user_id", "=", sub)
    .execute()
  return rows.map((row) => row.user_group_id)
}
