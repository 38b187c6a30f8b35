/** Hostile, broken or unreachable providers: every sign-in is refused with an error code. */
import { afterAll, afterEach, beforeEach, describe, expect, setSystemTime, test } from "bun:test"
import { PROVIDER_PROBLEMS } from "../../src/base/provider-failure.ts"
import { RESPONSE_BYTES_MAX } from "../../src/edges/oidc/fetch.ts"
import { CLOCK_SKEW_SECONDS_MAX } from "../../src/edges/oidc/metadata.ts"
import { recheckProviderSignIns } from "../../src/identity/providers/recheck/actions.ts"
import { SIGN_IN_PROBLEMS } from "../../src/identity/providers/rules.ts"
import { passwordOf, testPages } from "../harness/pages.ts"
import { aBrowser, aProvider, aSourceGroup, locationOf } from "../harness/providers.ts"
import { createKeyPair, HOSTILE_CLIENT, jwkOf, metadataOf, startHostileProvider } from "../hostile/oidc.ts"

const { app, deps } = await testPages()
const fake = startHostileProvider()
const honestOther = startHostileProvider()
afterAll(async () => void (await Promise.all([fake.stop(), honestOther.stop()])))
const providerId = await aProvider(deps, fake.issuer, { name: "Plant ID", ...HOSTILE_CLIENT })
await aSourceGroup(deps, "OIDC", providerId, { claimMappings: [{ key: "site", value: "here", csv: false }] })

/** Invalidates the cached provider metadata. */
async function afresh(): Promise<void> {
  await deps.db
    .updateTable("identity_provider")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", providerId)
    .execute()
}

beforeEach(async () => {
  fake.overrides.clear()
  fake.next = { claims: { site: "here" } }
  await afresh()
})

afterEach(() => void setSystemTime())

/** Sign-in through the provider with the requested nonce, unless the claims override it. */
async function signIn(claims: Record<string, unknown> = {}, back: Record<string, string> = {}) {
  const browser = aBrowser(app)
  const sent = locationOf(await browser.get(`/login/oidc/${providerId}`)).searchParams
  fake.next.claims = { site: "here", nonce: sent.get("nonce"), ...claims }
  const query = new URLSearchParams({ code: "c", state: sent.get("state") ?? "", ...back })
  const response = await browser.get(`/login/oidc/callback?${query}`)
  return { response, isIn: browser.cookies.has("__Host-millwright"), problem: problemOf(response) }
}

const problemOf = (response: Response) => locationOf(response).searchParams.get("problem")
const nowSeconds = () => Math.floor(Date.now() / 1000)

describe("an ID token", () => {
  test("that is valid signs the user in", async () => {
    expect(await signIn()).toMatchObject({ isIn: true, problem: null })
  })

  const foreignKey = createKeyPair().privateKey
  const cases: [string, () => void, () => Record<string, unknown>][] = [
    ["with another nonce", () => undefined, () => ({ nonce: "n".repeat(32) })],
    ["without a nonce", () => undefined, () => ({ nonce: undefined })],
    ["of another issuer", () => undefined, () => ({ iss: "https://other.example.com" })],
    ["of another provider that is known too", () => undefined, () => ({ iss: honestOther.issuer })],
    ["for another client", () => undefined, () => ({ aud: "another" })],
    [
      "for many clients, made for another one",
      () => undefined,
      () => ({ aud: ["millwright", "b"], azp: "b" }),
    ],
    ["for this client, issued to another one", () => undefined, () => ({ azp: "b" })],
    ["without a subject", () => undefined, () => ({ sub: undefined })],
    ["with a subject that is none", () => undefined, () => ({ sub: 12 })],
    ["with an endless subject", () => undefined, () => ({ sub: "s".repeat(256) })],
    ["with a subject that cannot be stored", () => undefined, () => ({ sub: "a\u0000b" })],
    ["that is over", () => undefined, () => ({ exp: nowSeconds() - CLOCK_SKEW_SECONDS_MAX - 5 })],
    ["without an end", () => undefined, () => ({ exp: undefined })],
    ["that is not yet valid", () => undefined, () => ({ nbf: nowSeconds() + CLOCK_SKEW_SECONDS_MAX + 5 })],
    ["signed by another key", () => Object.assign(fake.next, { key: foreignKey }), () => ({})],
    ["without a signature", () => Object.assign(fake.next, { alg: "none" }), () => ({})],
    ["signed in a way that was not promised", () => Object.assign(fake.next, { alg: "HS256" }), () => ({})],
  ]
  test.each(cases)("%s is rejected", async (_what, prepare, claims) => {
    prepare()
    const { isIn, problem } = await signIn(claims())
    expect(isIn).toBe(false)
    expect(["PROVIDER_TOKEN_INVALID", "PROVIDER_RESPONSE_INVALID"]).toContain(problem ?? "")
  })

  test("signed by a key that is new is accepted once the keys are older than a minute, and fetches them no more often", async () => {
    const fetches = () => fake.requests.filter((path) => path === "/jwks").length
    const renewed = createKeyPair()
    const signedByNewKey = async () => {
      Object.assign(fake.next, { key: renewed.privateKey, kid: "new" })
      return (await signIn()).isIn
    }
    const before = fetches()
    expect((await signIn()).isIn).toBe(true)
    fake.overrides.set("/jwks", () => Response.json({ keys: [jwkOf(renewed.publicKey, "new")] }))
    expect([await signedByNewKey(), await signedByNewKey(), fetches() - before]).toEqual([false, false, 1])
    setSystemTime(Date.now() + 61_000)
    expect([await signedByNewKey(), await signedByNewKey(), fetches() - before]).toEqual([true, true, 2])
    for (const kid of ["forged", "forged again"]) {
      fake.next.kid = kid
      expect((await signIn()).isIn).toBe(false)
    }
    expect(fetches() - before).toBe(2)
  })

  test("is accepted after its expiry within the allowed clock skew", async () => {
    expect((await signIn({ exp: nowSeconds() - CLOCK_SKEW_SECONDS_MAX + 20 })).isIn).toBe(true)
  })

  test("says when it was issued, whenever that was", async () => {
    const year = 365 * 24 * 3600
    for (const iat of [nowSeconds() - year, nowSeconds() + year])
      expect((await signIn({ iat })).isIn).toBe(true)
    for (const iat of [undefined, "now"]) expect((await signIn({ iat })).isIn).toBe(false)
  })

  test("is required, and the sign-in is refused without it", async () => {
    fake.overrides.set("/token", () => Response.json({ access_token: "a", token_type: "Bearer" }))
    expect(await signIn()).toMatchObject({ isIn: false, problem: "PROVIDER_TOKEN_INVALID" })
  })

  test("with another subject than the userinfo response is rejected", async () => {
    fake.overrides.set("/.well-known/openid-configuration", () =>
      Response.json({ ...metadataOf(fake.issuer), userinfo_endpoint: `${fake.issuer}/me` }),
    )
    fake.overrides.set("/me", () => Response.json({ sub: "another person", site: "here" }))
    expect(await signIn()).toMatchObject({ isIn: false, problem: "PROVIDER_TOKEN_INVALID" })
  })

  test.each([
    ["disabled", { enabled: false }],
    ["given another issuer", { issuer: "https://id.example.com", version: 1_000_000 }],
  ])(
    "of a provider that is %s while it answers signs nobody in and creates nobody",
    async (_what, change) => {
      const save = (columns: object) =>
        deps.db.updateTable("identity_provider").set(columns).where("id", "=", providerId).execute()
      fake.overrides.set("/.well-known/openid-configuration", () =>
        Response.json({ ...metadataOf(fake.issuer), userinfo_endpoint: `${fake.issuer}/me` }),
      )
      const sub = crypto.randomUUID()
      fake.overrides.set("/me", async () => {
        await save(change)
        return Response.json({ sub })
      })
      expect(await signIn({ sub })).toMatchObject({ isIn: false, problem: "PROVIDER_USER_NOT_ALLOWED" })
      await save({ enabled: true, issuer: fake.issuer })
      const users = deps.db.selectFrom("app_user").select("id").where("foreign_user_id", "=", sub)
      expect(await users.execute()).toEqual([])
    },
  )

  test("is rejected if the callback names the issuer of another provider", async () => {
    expect(await signIn({}, { iss: honestOther.issuer })).toMatchObject({
      isIn: false,
      problem: "PROVIDER_TOKEN_INVALID",
    })
  })
})

describe("the ID token of a refresh", () => {
  /** Signs a user in, and rechecks by a refresh whose ID token has these claims. @returns how many sign-ins that ended */
  async function recheckWith(claims: Record<string, unknown>, next: object = {}): Promise<number> {
    const saveSignIns = (columns: object) => deps.db.updateTable("sign_in").set(columns).execute()
    const sub = crypto.randomUUID()
    fake.overrides.set("/token", async () => {
      const answer = (await fake.tokenResponse().json()) as object
      return Response.json({ ...answer, refresh_token: "refresh" })
    })
    await saveSignIns({ revoked_on: deps.clock() })
    expect((await signIn({ sub })).isIn).toBe(true)
    await saveSignIns({ provider_checked_on: new Date(0) })
    Object.assign(fake.next, next, { claims: { site: "here", sub, ...claims } })
    const { asked, ended } = await recheckProviderSignIns(deps, new AbortController().signal)
    expect(asked).toBe(1)
    return ended
  }

  test("that is valid keeps the sign-in", async () => {
    expect(await recheckWith({})).toBe(0)
    expect(await recheckWith({ azp: HOSTILE_CLIENT.clientId })).toBe(0)
  })

  test.each<[string, Record<string, unknown>, object]>([
    ["issued to another client", { azp: "another" }, {}],
    ["for another client", { aud: "another" }, {}],
    ["for many clients, made for another one", { aud: ["millwright", "b"], azp: "b" }, {}],
    ["of another issuer", { iss: "https://other.example.com" }, {}],
    ["of another person", { sub: "another person" }, {}],
    ["that is over", { exp: 1 }, {}],
    ["signed by another key", {}, { key: createKeyPair().privateKey }],
    ["without a signature", {}, { alg: "none" }],
  ])("%s ends the sign-in", async (_what, claims, next) => {
    expect(await recheckWith(claims, next)).toBe(1)
  })
})

describe("a provider", () => {
  const huge = "x".repeat(RESPONSE_BYTES_MAX + 1)
  const discovery = "/.well-known/openid-configuration"
  const cases: [string, string, () => Response, string][] = [
    ["that answers garbage", discovery, () => new Response("<html>"), "PROVIDER_RESPONSE_INVALID"],
    ["that answers half a document", discovery, () => json('{"issuer":'), "PROVIDER_RESPONSE_INVALID"],
    [
      "that answers nothing",
      discovery,
      () => new Response(null, { status: 204 }),
      "PROVIDER_RESPONSE_INVALID",
    ],
    ["that is broken", discovery, () => new Response("", { status: 500 }), "PROVIDER_RESPONSE_INVALID"],
    [
      "that leads elsewhere",
      discovery,
      () => Response.redirect(honestOther.issuer),
      "PROVIDER_RESPONSE_INVALID",
    ],
    ["that never ends", discovery, () => json(`{"issuer":"${huge}"}`), "PROVIDER_RESPONSE_INVALID"],
    [
      "that compresses its answer, which was not asked for",
      discovery,
      () =>
        new Response(Bun.gzipSync(JSON.stringify(metadataOf(fake.issuer))), {
          headers: { "content-type": "application/json", "content-encoding": "gzip" },
        }),
      "PROVIDER_RESPONSE_INVALID",
    ],
    [
      "that is another one",
      discovery,
      () => Response.json(metadataOf(honestOther.issuer)),
      "PROVIDER_ISSUER_MISMATCH",
    ],
    [
      "whose tokens come from a place that must not be dialled",
      "/.well-known/openid-configuration",
      () => Response.json({ ...metadataOf(fake.issuer), authorization_endpoint: "javascript:alert(1)" }),
      "PROVIDER_RESPONSE_INVALID",
    ],
  ]
  test.each(cases)("%s is reported with an error code", async (_what, path, answer, problem) => {
    fake.overrides.set(path, answer)
    const response = await aBrowser(app).get(`/login/oidc/${providerId}?target=/devices`)
    expect(problemOf(response)).toBe(problem)
    expect(locationOf(response).searchParams.get("target")).toBe("/devices")
  })

  test("that compresses its answers unless a client refuses that is read uncompressed", async () => {
    fake.overrides.set(discovery, (request) => {
      const headers = { "content-type": "application/json" }
      const metadata = JSON.stringify(metadataOf(fake.issuer))
      if (request.headers.get("accept-encoding") === "identity") return new Response(metadata, { headers })
      return new Response(Bun.gzipSync(metadata), { headers: { ...headers, "content-encoding": "gzip" } })
    })
    expect(await signIn()).toMatchObject({ isIn: true })
  })

  test.each([
    ["http://169.254.169.254/token"],
    ["http://192.0.2.1/token"],
    ["ftp://127.0.0.1/token"],
    ["https://169.254.169.254/token"],
  ])("with the token endpoint %s is rejected", async (address) => {
    fake.overrides.set(discovery, () =>
      Response.json({ ...metadataOf(fake.issuer), token_endpoint: address }),
    )
    const { isIn, problem } = await signIn()
    expect(isIn).toBe(false)
    expect(problem).toMatch(/^PROVIDER_(RESPONSE_INVALID|UNREACHABLE)$/)
  })

  test("that refuses the client secret is reported as PROVIDER_REFUSED", async () => {
    fake.overrides.set("/token", () => Response.json({ error: "invalid_client" }, { status: 401 }))
    expect(await signIn()).toMatchObject({ isIn: false, problem: "PROVIDER_REFUSED" })
  })

  test("that is unreachable is reported and audited, and the password sign-in still works", async () => {
    const gone = startHostileProvider()
    const goneId = await aProvider(deps, gone.issuer, { name: "Far ID", ...HOSTILE_CLIENT })
    await gone.stop()
    const browser = aBrowser(app)
    const response = await browser.get(`/login/oidc/${goneId}`)
    expect(problemOf(response)).toBe("PROVIDER_UNREACHABLE")
    const { pathname, search } = locationOf(response)
    const html = await (await browser.get(pathname + search)).text()
    expect(html).toContain("Far ID does not respond.")
    expect(html).toContain("PROVIDER_UNREACHABLE")
    const entry = await deps.db
      .selectFrom("audit_entry")
      .select("details")
      .where("event", "=", "SIGN_IN_FAILED")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow()
    expect(entry.details).toMatchObject({ provider: "Far ID", problem: "PROVIDER_UNREACHABLE" })
    const fields = { username: "expert", password: passwordOf("expert") }
    expect((await browser.post("/login", fields)).headers.get("location")).toBe("/")
  })

  test("leaves neither code nor token in the audit log", async () => {
    fake.overrides.set("/token", () => fake.tokenResponse({ aud: "another" }))
    await signIn()
    const rows = await deps.db.selectFrom("audit_entry").select("details").execute()
    expect(JSON.stringify(rows)).not.toMatch(/eyJ|a secret of forty|code_verifier/)
  })
})

describe("each sign-in problem", () => {
  test.each(
    SIGN_IN_PROBLEMS.flatMap((problem) => ["de", "en-GB", "nl"].map((lang) => [problem, lang] as const)),
  )("%s has a message in %s", async (problem, language) => {
    const path = `/login?problem=${problem}&provider=${providerId}`
    const html = await (await aBrowser(app).get(path, { "accept-language": language })).text()
    expect(html).toContain(`>${problem}</code>`)
    expect(html).not.toContain("errors.")
    if (problem !== "PROVIDER_REQUEST_UNKNOWN") expect(html).toContain("Plant ID")
  })

  test("is one of a fixed list, and an unknown one is not shown", async () => {
    expect(SIGN_IN_PROBLEMS).toEqual(expect.arrayContaining([...PROVIDER_PROBLEMS]))
    const html = await (await aBrowser(app).get("/login?problem=YOU_WON&provider=<b>")).text()
    expect(html).not.toContain("YOU_WON")
    expect(html).not.toContain("<b>")
  })
})

function json(text: string): Response {
  return new Response(text, { headers: { "content-type": "application/json" } })
}
