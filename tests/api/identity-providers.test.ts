/** Identity provider calls: stored fields, responses, and fields that may not change. */
import { afterAll, describe, expect, test } from "bun:test"
import { hashToken } from "../../src/base/token.ts"
import type { IdentityProvider, ProviderCheck } from "../../src/identity/providers/contract.ts"
import { IDENTITY_PROVIDERS_MAX } from "../../src/identity/providers/rules.ts"
import type { User } from "../../src/identity/users/contract.ts"
import { findFeedReader, saveFeed } from "../../src/maintenance/calendar/feed/store.ts"
import { testApi } from "../harness/api.ts"
import {
  aPeerUser,
  aProvider,
  aSourceGroup,
  CALLBACK,
  OWN_ORIGIN,
  signInWithProvider,
} from "../harness/providers.ts"
import { aUser, createToken, grantOnSystem, uniqueName } from "../harness/users.ts"
import { startHostileProvider } from "../hostile/oidc.ts"
import { OIDC_CLIENT, startOidcPeer } from "../peers/oidc.ts"

const { call, deps, root } = await testApi()
const peer = await startOidcPeer({ redirectUris: [CALLBACK] })
const fake = startHostileProvider()
afterAll(async () => void (await Promise.all([peer.stop(), fake.stop()])))

const installer = await createToken(deps, await aUser(deps, { superuser: true }))

const SECRET = "a secret that is never shown again"
let counter = 0
/** A body with an issuer of its own. */
function aBody(more: Record<string, unknown> = {}) {
  counter += 1
  return {
    name: uniqueName("Provider"),
    issuer: `https://id${counter}.example.com`,
    clientId: "millwright",
    clientSecret: SECRET,
    ...more,
  }
}

async function create(more: Record<string, unknown> = {}): Promise<IdentityProvider> {
  const { status, body } = await call<IdentityProvider>(installer, "POST", "/identityproviders", aBody(more))
  expect(status).toBe(201)
  return body
}

const bodyOf = ({ id: _, hasClientSecret: __, createdOn: ___, ...provider }: IdentityProvider) => provider
const pathOf = ({ id }: { id: string }) => `/identityproviders/${id}`
const sealedOf = async (id: string) =>
  (
    await deps.db
      .selectFrom("identity_provider")
      .select("sealed_client_secret")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).sealed_client_secret
const openedOf = async (id: string) => {
  const sealed = await sealedOf(id)
  return sealed && deps.secretBox.open(sealed, `identityProvider:${id}:clientSecret`)
}

describe("an identity provider", () => {
  test("is created with defaults, and its secret is sealed and never returned", async () => {
    const made = await create()
    expect(made).toMatchObject({
      hasClientSecret: true,
      clientAuthentication: "CLIENT_SECRET_BASIC",
      scopes: "openid profile email",
      claims: { username: "preferred_username", groups: "groups" },
      enabled: false,
      version: 1,
    })
    const { body } = await call(installer, "GET", pathOf(made))
    expect(body).toEqual(made as never)
    expect(JSON.stringify([made, body])).not.toContain(SECRET)
    expect(Buffer.from((await sealedOf(made.id))!).includes(SECRET)).toBe(false)
    expect(await openedOf(made.id)).toBe(SECRET)
  })

  test("that is renamed is named anew with each of its users", async () => {
    const made = await create()
    const userId = await aUser(deps)
    await deps.db
      .updateTable("app_user")
      .set({ foreign_user_id: "ext-7", identity_provider_id: made.id, identity_provider_name: made.name })
      .where("id", "=", userId)
      .execute()
    const name = uniqueName("Renamed")
    const { status } = await call(installer, "PUT", pathOf(made), { ...bodyOf(made), name })
    expect(status).toBe(200)
    const { body } = await call<User>(installer, "GET", `/users/${userId}`)
    expect(body.identityProviderName).toBe(name)
  })

  test("keeps its secret when it is left blank, and the audit log does not contain it", async () => {
    const made = await create()
    const { status } = await call(installer, "PUT", pathOf(made), {
      ...bodyOf(made),
      scopes: "openid groups",
    })
    expect([status, await openedOf(made.id)]).toEqual([200, SECRET])
    await call(installer, "PUT", pathOf(made), { ...bodyOf(made), version: 2, clientSecret: "another" })
    expect(await openedOf(made.id)).toBe("another")
    const entries = await deps.db
      .selectFrom("audit_entry")
      .select(["event", "details"])
      .where("object_id", "=", made.id)
      .orderBy("id")
      .execute()
    expect(entries.map((entry) => entry.event)).toEqual([
      "IDENTITY_PROVIDER_CREATED",
      "IDENTITY_PROVIDER_CHANGED",
      "IDENTITY_PROVIDER_CHANGED",
    ])
    expect(JSON.stringify(entries)).not.toContain(SECRET)
    expect(entries[2]?.details).toMatchObject({ "clientSecret.changed": true })
  })

  test.each([
    ["issuer", { issuer: "https://elsewhere.example.com" }],
    ["client", { clientId: "another" }],
  ])("loses its stored secret when its %s changes", async (_what, change) => {
    const made = await create()
    const { body } = await call<IdentityProvider>(installer, "PUT", pathOf(made), {
      ...bodyOf(made),
      ...change,
    })
    expect(body.hasClientSecret).toBe(false)
    await call(installer, "DELETE", pathOf(made))
  })

  test("is refused with 409 when it is saved with an outdated version", async () => {
    const made = await create()
    await call(installer, "PUT", pathOf(made), { ...bodyOf(made), audience: "one" })
    const second = await call(installer, "PUT", pathOf(made), { ...bodyOf(made), audience: "two" })
    expect(second).toMatchObject({ status: 409, body: { details: { fields: ["audience"] } } })
  })

  test("is refused with 409 for a name or an issuer that is in use", async () => {
    const made = await create()
    for (const [field, more] of [
      ["name", { name: made.name.toUpperCase() }],
      ["issuer", { issuer: made.issuer }],
    ] as const) {
      const answer = await call(installer, "POST", "/identityproviders", aBody(more))
      expect(answer).toMatchObject({ status: 409, body: { problems: [{ path: field }] } })
    }
  })

  test.each([
    ["issuer", { issuer: "http://id.example.com" }],
    ["issuer", { issuer: "https://id.example.com/?tenant=1" }],
    ["issuer", { issuer: "https://id.example.com/#x" }],
    ["issuer", { issuer: "https://user:password@id.example.com" }],
    ["issuer", { issuer: "no address" }],
    ["clientId", { clientId: "" }],
    ["scopes", { scopes: "profile email" }],
    ["scopes", { scopes: "openid  profile" }],
    ["scopes", { scopes: 'openid "' }],
    ["caCertificate", { caCertificate: "no certificate" }],
    ["claims.groups", { claims: { groups: "" } }],
    ["claims.admin", { claims: { admin: "x" } }],
    ["name", { name: "two\nlines" }],
    ["clientAuthentication", { clientAuthentication: "NONE" }],
  ])("with an invalid %s is rejected: %p", async (field, more) => {
    const answer = await call(installer, "POST", "/identityproviders", aBody(more))
    expect(answer).toMatchObject({ status: 400, body: { problems: [{ path: field }] } })
  })

  test("on the same host is accepted without TLS only when that is enabled", async () => {
    const issuer = "http://127.0.0.1:9/tenant"
    deps.allowLoopback = false
    const refused = await call(installer, "POST", "/identityproviders", aBody({ issuer }))
    deps.allowLoopback = true
    const taken = await call<IdentityProvider>(installer, "POST", "/identityproviders", aBody({ issuer }))
    expect([refused.status, taken.status]).toEqual([400, 201])
    await call(installer, "DELETE", pathOf(taken.body))
  })

  test("cannot be deleted while sources refer to it", async () => {
    const made = await create()
    await aSourceGroup(deps, "OIDC", made.id, { groupMappings: ["x"] })
    expect(await call(installer, "DELETE", pathOf(made))).toMatchObject({
      status: 409,
      body: { details: { name: made.name, sources: true, users: false } },
    })
    await deps.db.deleteFrom("user_source").where("identity_provider_id", "=", made.id).execute()
    expect((await call(installer, "DELETE", pathOf(made))).status).toBe(204)
    expect((await call(installer, "GET", pathOf(made))).status).toBe(404)
  })

  test("is refused beyond the maximum number of providers", async () => {
    const { length } = await deps.db.selectFrom("identity_provider").select("id").execute()
    const missing = IDENTITY_PROVIDERS_MAX - length
    const made: IdentityProvider[] = []
    for (let more = 0; more < missing; more++) made.push(await create())
    expect((await call(installer, "POST", "/identityproviders", aBody())).status).toBe(409)
    for (const one of made) await call(installer, "DELETE", pathOf(one))
  })
})

describe("an identity provider in use", () => {
  async function inhabited() {
    // One provider per issuer: that of another test makes room.
    await deps.db
      .updateTable("identity_provider")
      .set({ issuer: `https://${uniqueName("left")}.example.com` })
      .where("issuer", "=", peer.issuer)
      .execute()
    const id = await aProvider(deps, peer.issuer)
    await aSourceGroup(deps, "OIDC", id, { groupMappings: ["fitters"] })
    const sub = aPeerUser(peer)
    await signInWithProvider(deps, peer, id)
    const { body } = await call<IdentityProvider>(installer, "GET", `/identityproviders/${id}`)
    const user = await deps.db
      .selectFrom("app_user")
      .select("id")
      .where("foreign_user_id", "=", sub)
      .executeTakeFirstOrThrow()
    return { provider: body, userId: user.id }
  }

  test("changes its issuer only with confirmation, which ends the sign-ins of its users", async () => {
    const { provider, userId } = await inhabited()
    const moved = { ...bodyOf(provider), issuer: `https://moved-${provider.id}.example.com` }
    const refused = await call(installer, "PUT", pathOf(provider), moved)
    expect(refused).toMatchObject({ status: 409, body: { details: { field: "confirmAddressChange" } } })
    const live = () =>
      deps.db
        .selectFrom("sign_in")
        .select("id")
        .where("user_id", "=", userId)
        .where("revoked_on", "is", null)
        .execute()
    expect(await live()).toHaveLength(1)
    deps.published.length = 0
    const confirmed = { ...moved, confirmAddressChange: true }
    expect(await call(installer, "PUT", pathOf(provider), confirmed)).toMatchObject({
      status: 200,
      body: { issuer: moved.issuer },
    })
    expect(await live()).toEqual([])
    expect(deps.published).toContainEqual({ kind: "permissions" })
  })

  test("suspends the API tokens and the calendar addresses of its users while it is disabled", async () => {
    const { provider, userId } = await inhabited()
    const own = await createToken(deps, userId)
    await grantOnSystem(deps, userId, ["USER_READ"])
    const made = await call<{ token: string }>(own, "POST", "/apitokens", {
      name: uniqueName("program"),
      scopes: ["USER_READ"],
      expiresOn: new Date(deps.clock().getTime() + 3_600_000).toISOString(),
    })
    const feedHash = hashToken("feed")
    await saveFeed(deps.db, userId, feedHash, deps.clock())
    const isUsable = async () => [
      (await call(made.body.token, "GET", "/users")).status,
      (await findFeedReader(deps.db, feedHash, deps.clock())) !== null,
    ]
    expect(await isUsable()).toEqual([200, true])
    const save = (enabled: boolean) => call(installer, "PUT", pathOf(provider), { enabled })
    expect((await save(false)).status).toBe(200)
    expect(await isUsable()).toEqual([401, false])
    expect((await save(true)).status).toBe(200)
    expect(await isUsable()).toEqual([200, true])
  })

  test("keeps its issuer, ends its users' sign-ins when disabled, and can be deleted without sources and users", async () => {
    const { provider, userId } = await inhabited()
    const path = pathOf(provider)
    const moved = { ...bodyOf(provider), issuer: "https://moved.example.com" }
    expect(await call(installer, "PUT", path, moved)).toMatchObject({
      status: 409,
      body: { message: "errors.identityProviderIssuerFixed" },
    })
    expect((await call(installer, "DELETE", path)).status).toBe(409)

    deps.published.length = 0
    expect((await call(installer, "PUT", path, { ...bodyOf(provider), enabled: false })).status).toBe(200)
    const live = await deps.db
      .selectFrom("sign_in")
      .select("id")
      .where("user_id", "=", userId)
      .where("revoked_on", "is", null)
      .execute()
    expect(live).toEqual([])
    expect(deps.published).toContainEqual({ kind: "permissions" })

    await deps.db.deleteFrom("user_source").where("identity_provider_id", "=", provider.id).execute()
    expect((await call(root.token, "DELETE", `/users/${userId}`)).status).toBe(204)
    expect((await call(installer, "DELETE", path)).status).toBe(204)
  })
})

describe("checking an identity provider", () => {
  const check = async (id: string) =>
    (await call<ProviderCheck>(installer, "POST", `/identityproviders/${id}/check`)).body

  test("returns its endpoints, its keys, the time of each answer and the URIs to register there", async () => {
    const { id } = await create({ issuer: peer.issuer, ...OIDC_CLIENT })
    const inMs = expect.any(Number)
    expect(await check(id)).toMatchObject({
      keys: { count: 1, algorithms: ["RS256"] },
      durations: { metadataInMs: inMs, keysInMs: inMs, clientInMs: inMs },
      problem: null,
      detail: "",
      endpoints: { issuer: peer.issuer, tokenEndpoint: `${peer.issuer}/token`, supportsPkce: true },
      redirectUri: CALLBACK,
      postLogoutRedirectUri: `${OWN_ORIGIN}/login?logout=true`,
    })
  })

  test("reports the current problem on each check", async () => {
    const { id } = await create({ issuer: fake.issuer })
    const path = "/.well-known/openid-configuration"
    expect((await check(id)).problem).toBeNull()
    fake.overrides.set("/jwks", () => Response.json({ keys: [{ kty: "RSA", use: "enc" }] }))
    expect(await check(id)).toMatchObject({
      ...{ problem: "PROVIDER_RESPONSE_INVALID", detail: `${fake.issuer}/jwks has no key for signatures` },
      ...{ keys: null, endpoints: { issuer: fake.issuer }, durations: { keysInMs: null } },
    })
    fake.overrides.set(path, () => Response.json({ issuer: "https://other.example.com" }))
    expect(await check(id)).toMatchObject({ problem: "PROVIDER_ISSUER_MISMATCH", endpoints: null })
    fake.overrides.set(path, () => Response.json({ issuer: fake.issuer }))
    expect(await check(id)).toMatchObject({
      problem: "PROVIDER_RESPONSE_INVALID",
      detail: "its metadata has no authorization_endpoint",
    })
    await fake.stop()
    expect(await check(id)).toMatchObject({ problem: "PROVIDER_UNREACHABLE", endpoints: null })
  })
})
