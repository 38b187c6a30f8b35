/** API clients that signed in at an identity provider themselves. */
import { afterAll, describe, expect, test } from "bun:test"
import { createHash, randomBytes } from "node:crypto"
import { recheckProviderSignIns } from "../../src/identity/providers/recheck/actions.ts"
import { PROVIDER_RECHECK_MS } from "../../src/identity/providers/rules.ts"
import type { Token } from "../../src/identity/signin/contract.ts"
import type { PublicEnvironment } from "../../src/system/environment/contract.ts"
import { testApi } from "../harness/api.ts"
import { aPeerUser, aProvider, aSourceGroup } from "../harness/providers.ts"
import { uniqueName } from "../harness/users.ts"
import { startOidcPeer } from "../peers/oidc.ts"

/** Where this client listens; the provider sends its code there. */
const CLIENT_URI = "http://127.0.0.1:7777/back"

const { call, deps } = await testApi()
const [peer, other] = await Promise.all([
  startOidcPeer({ redirectUris: [CLIENT_URI] }),
  startOidcPeer({ redirectUris: [CLIENT_URI], isWithoutLogout: true }),
])
afterAll(async () => void (await Promise.all([peer.stop(), other.stop()])))
const providerId = await aProvider(deps, peer.issuer, { name: "Plant ID", audience: "urn:plant" })
const otherId = await aProvider(deps, other.issuer, { name: "Other ID" })
for (const id of [providerId, otherId]) await aSourceGroup(deps, "OIDC", id, { groupMappings: ["fitters"] })

interface Code {
  token_provider: string
  authorization_code: string
  code_verifier: string
  redirect_uri: string
  nonce?: string
}

/** What a client does by itself: finds the provider in the environment, goes there and gets a code. */
async function aCode(
  more: { id?: string; groups?: string[]; nonce?: string; sub?: string } = {},
): Promise<Code> {
  const { id = providerId, nonce, ...user } = more
  const at = id === providerId ? peer : other
  aPeerUser(at, user)
  const { body } = await call<PublicEnvironment>(null, "GET", "/environment/public")
  const login = body.federatedLogins.find((one) => one.id === id)!
  const metadata = (await (await fetch(login.discoveryUrl)).json()) as { authorization_endpoint: string }
  const verifier = randomBytes(72).toString("base64url")
  const query = new URLSearchParams({
    response_type: "code",
    client_id: login.clientId,
    scope: login.scope,
    redirect_uri: CLIENT_URI,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    ...(nonce && { nonce }),
  })
  const back = await at.followRedirects(`${metadata.authorization_endpoint}?${query}`)
  const code = back.searchParams.get("code") ?? ""
  return {
    token_provider: id,
    authorization_code: code,
    code_verifier: verifier,
    redirect_uri: CLIENT_URI,
    ...(nonce && { nonce }),
  }
}

const post = <T = Token>(body: Code) => call<T>(null, "POST", "/token/federated", body)

test("the public environment lists the identity providers without authentication and without secrets", async () => {
  const { body } = await call<PublicEnvironment>(null, "GET", "/environment/public")
  expect(body.federatedLogins).toEqual([
    {
      id: otherId,
      name: "Other ID",
      issuer: other.issuer,
      discoveryUrl: `${other.issuer}/.well-known/openid-configuration`,
      clientId: "millwright",
      scope: "openid profile email",
      audience: "",
    },
    expect.objectContaining({ id: providerId, name: "Plant ID", audience: "urn:plant" }),
  ])
  expect(JSON.stringify(body)).not.toContain("secret")
})

describe("an authorization code of a provider", () => {
  test("is exchanged for a token that names the provider's endpoints", async () => {
    const { status, body } = await post(await aCode())
    expect(status).toBe(200)
    expect(body.token_provider).toEqual({
      token_endpoint: `${peer.issuer}/token`,
      end_session_endpoint: `${peer.issuer}/session/end`,
      revocation_endpoint: `${peer.issuer}/token/revocation`,
      client_id: "millwright",
    })
    const me = await call<{ id: string }>(body.access_token, "GET", "/profile")
    expect(me.status).toBe(200)
    const written = deps.db.selectFrom("audit_entry").select("event").where("object_id", "=", me.body.id)
    expect((await written.execute()).map(({ event }) => event)).toContain("SIGN_IN")
  })

  test("of a provider without logout endpoints returns null for them", async () => {
    const { body } = await post(await aCode({ id: otherId }))
    expect(body.token_provider).toMatchObject({ end_session_endpoint: null, revocation_endpoint: null })
  })

  test("is rejected on its second use", async () => {
    const code = await aCode()
    expect((await post(code)).status).toBe(200)
    expect(await post<{ code: string }>(code)).toMatchObject({ status: 401, body: { code: "LOGIN_FAILED" } })
  })

  test("is rejected with a wrong code verifier, redirect URI, provider or nonce", async () => {
    const wrong: ((code: Code) => Code)[] = [
      (code) => ({ ...code, code_verifier: "v".repeat(96) }),
      (code) => ({ ...code, redirect_uri: "http://127.0.0.1:7777/elsewhere" }),
      (code) => ({ ...code, token_provider: otherId }),
      (code) => ({ ...code, nonce: "another" }),
      (code) => ({ ...code, authorization_code: "forged" }),
    ]
    for (const change of wrong) {
      const answer = await post<{ code: string; details: { problem: string } }>(change(await aCode()))
      expect(answer).toMatchObject({ status: 401, body: { code: "LOGIN_FAILED" } })
      expect(answer.body.details.problem).toMatch(/^PROVIDER_(REFUSED|TOKEN_INVALID)$/)
    }
  })

  test("requested with the client's own nonce is accepted only with that nonce", async () => {
    expect((await post(await aCode({ nonce: "the client's own" }))).status).toBe(200)
    const { nonce: _, ...without } = await aCode({ nonce: "kept secret" })
    expect((await post(without)).status).toBe(401)
  })

  test("of a user who matches no source is rejected", async () => {
    expect(await post<{ code: string }>(await aCode({ groups: [] }))).toMatchObject({
      status: 401,
      body: {
        details: { problem: "PROVIDER_USER_NOT_ALLOWED" },
        message: "errors.PROVIDER_USER_NOT_ALLOWED",
      },
    })
  })

  test.each([
    ["code_verifier", { code_verifier: "v".repeat(42) }],
    ["code_verifier", { code_verifier: "v".repeat(129) }],
    ["code_verifier", { code_verifier: `${"v".repeat(50)}&x=y` }],
    ["redirect_uri", { redirect_uri: "javascript:alert(1)" }],
    ["redirect_uri", { redirect_uri: `${CLIENT_URI}?more=1` }],
    ["redirect_uri", { redirect_uri: "elsewhere" }],
    ["token_provider", { token_provider: "Plant ID" }],
    ["authorization_code", { authorization_code: "" }],
  ])("with an invalid %s is rejected: %p", async (field, more) => {
    const body = {
      token_provider: providerId,
      authorization_code: "c",
      code_verifier: "v".repeat(96),
      redirect_uri: CLIENT_URI,
    }
    expect(await post<never>({ ...body, ...more })).toMatchObject({
      status: 400,
      body: { problems: [{ path: field }] },
    })
  })
})

describe("a federated token", () => {
  test("remains federated when it is refreshed", async () => {
    const first = (await post(await aCode())).body
    const { status, body } = await call<Token>(null, "POST", "/token/refresh", {
      refresh_token: first.refresh_token,
    })
    expect([status, body.token_provider]).toEqual([200, first.token_provider])
    expect((await call(first.access_token, "GET", "/profile")).status).toBe(401)
    expect((await call(body.access_token, "GET", "/profile")).status).toBe(200)
  })

  test("survives a refresh that is concurrent with the provider check", async () => {
    const later = () => deps.setTime(new Date(deps.clock().getTime() + PROVIDER_RECHECK_MS))
    // Sign-ins whose code was used twice: the provider has revoked their tokens.
    later()
    await recheckProviderSignIns(deps, new AbortController().signal)
    let { body } = await post(await aCode())
    for (let turn = 0; turn < 8; turn++) {
      later()
      const refreshed = call<Token>(null, "POST", "/token/refresh", { refresh_token: body.refresh_token })
      const [answer, asked] = await Promise.all([
        refreshed,
        recheckProviderSignIns(deps, new AbortController().signal),
      ])
      expect([answer.status, asked.ended]).toEqual([200, 0])
      body = answer.body
    }
    expect((await call(body.access_token, "GET", "/profile")).status).toBe(200)
  })

  test("is revoked here and at the provider on sign-out", async () => {
    const { access_token } = (await post(await aCode())).body
    peer.requests.length = 0
    expect((await call(access_token, "PUT", "/profile/logout")).status).toBe(204)
    expect(peer.requests).toContain("POST /token/revocation")
    expect((await call(access_token, "GET", "/profile")).status).toBe(401)
  })

  test("cannot change the password or names, which the provider manages", async () => {
    const { access_token } = (await post(await aCode())).body
    for (const [field, body] of [
      ["password", { password: "Tr1angle-of-steel!", currentPassword: "x" }],
      ["surname", { surname: "Local" }],
      ["email", { email: "local@example.com" }],
    ] as const) {
      const { status, body: answer } = await call(access_token, "PUT", "/profile", body)
      expect([field, status]).toEqual([field, 400])
      expect(answer.problems.map(({ path }) => path.replace("currentPassword", "password"))).toEqual([field])
    }
  })

  test("does not enable a local sign-in", async () => {
    const sub = uniqueName("sub")
    await post(await aCode({ sub }))
    for (const password of ["", " ", sub, "null"]) {
      const { status } = await call(null, "POST", "/token", { username: sub, password })
      expect([400, 401]).toContain(status)
    }
  })
})
