/** Dry runs of identity providers and OIDC sources: with a real provider and example claims, without a trace. */
import { afterAll, expect, setDefaultTimeout, test } from "bun:test"
import type { OidcSourceDryRun, ProviderDryRun } from "../../src/identity/providers/dry-run/contract.ts"
import { testApi } from "../harness/api.ts"
import { aProvider, aSourceGroup, CALLBACK, signInWithProvider } from "../harness/providers.ts"
import { aUserGroup, uniqueName } from "../harness/users.ts"
import { OIDC_CLIENT, startOidcPeer } from "../peers/oidc.ts"

setDefaultTimeout(60_000)

const [peer, other] = await Promise.all([
  startOidcPeer({ redirectUris: [CALLBACK] }),
  startOidcPeer({ redirectUris: [CALLBACK] }),
])
afterAll(() => Promise.all([peer.stop(), other.stop()]))
const { deps, call, root } = await testApi()

const settings = (more = {}) => ({
  name: uniqueName("Provider"),
  issuer: peer.issuer,
  ...OIDC_CLIENT,
  ...more,
})
const dryRun = (body: object) => call<ProviderDryRun>(root.token, "POST", "/identityproviders/dryrun", body)
const claims = { sub: "t-1", preferred_username: "tina", given_name: "Tina", groups: ["fitters"], plant: "7" }

async function storedRows() {
  const tables = ["identity_provider", "user_source", "app_user", "user_group_member", "sign_in"] as const
  const rows = await Promise.all(tables.map((table) => deps.db.selectFrom(table).selectAll().execute()))
  const audit = await deps.db.selectFrom("audit_entry").select("id").execute()
  return JSON.stringify([rows.map((each) => each.map((row) => JSON.stringify(row)).sort()), audit.length])
}

test("a provider that is not saved is asked for its metadata, and example claims show the person they describe", async () => {
  const before = await storedRows()
  const { status, body } = await dryRun({ settings: settings({ issuer: other.issuer }), claims })
  expect(status).toBe(200)
  expect(body).toMatchObject({ problem: null, endedSignIns: 0, endpoints: { issuer: other.issuer } })
  expect(body.person).toMatchObject({
    entry: "t-1",
    groups: ["fitters"],
    fate: { username: "tina", firstname: "Tina", fate: "NONE", reason: "NO_SOURCE" },
  })
  expect(body.person?.attributes).toContainEqual({
    ...{ attribute: "preferred_username", field: "username", values: ["tina"] },
  })
  expect(JSON.stringify(body)).not.toContain(String(OIDC_CLIENT.clientSecret))
  expect(await storedRows()).toBe(before)
})

test("a provider that does not answer is named with its problem", async () => {
  const { body } = await dryRun({ settings: settings({ issuer: "http://127.0.0.1:9" }) })
  expect(body).toMatchObject({ problem: "PROVIDER_UNREACHABLE", endpoints: null, person: null })
})

test("wrong settings are refused by their path in the body", async () => {
  const refused = await call<{ problems: { path: string }[] }>(
    ...([
      root.token,
      "POST",
      "/identityproviders/dryrun",
      { settings: settings({ issuer: "nonsense" }) },
    ] as const),
  )
  expect([refused.status, refused.body.problems.map(({ path }) => path)]).toEqual([400, ["settings.issuer"]])
})

test("a dry run for a provider that does not exist is refused as not found", async () => {
  expect(await dryRun({ settings: settings({}), identityProviderId: crypto.randomUUID() })).toMatchObject({
    ...{ status: 404, body: { reason: "notFound" } },
  })
})

test("switching a provider off shows how many sign-ins end, and rules show what a person would get", async () => {
  const providerId = await aProvider(deps, peer.issuer)
  const groupId = await aSourceGroup(deps, "OIDC", providerId, { groupMappings: ["fitters"] })
  peer.people.set("t-1", claims)
  peer.currentSubject = "t-1"
  await signInWithProvider(deps, peer, providerId)
  const before = await storedRows()

  const stored = await call<{ name: string }>(root.token, "GET", `/identityproviders/${providerId}`)
  const off = settings({ name: stored.body.name, enabled: false, clientSecret: "" })
  const { body } = await dryRun({ settings: off, identityProviderId: providerId })
  expect(body).toMatchObject({ endedSignIns: 1, problem: null })

  const office = await aUserGroup(deps, [])
  const source = {
    ...{ identityProviderId: providerId, claimMappings: [{ key: "plant", value: "7" }] },
  }
  const run = (userGroupId: string, more: object) =>
    call<OidcSourceDryRun>(
      ...([
        root.token,
        "POST",
        `/usergroups/${userGroupId}/oidcusersources/dryrun`,
        { source, ...more },
      ] as const),
    )
  const joins = await run(office, { claims })
  expect(joins.body.person).toMatchObject({
    fate: { fate: "CHANGES", groupsBefore: [{ id: groupId }] },
    attributes: expect.arrayContaining([{ attribute: "plant", field: null, values: ["7"] }]),
  })
  expect(joins.body.person?.fate.groupsAfter.map(({ id }) => id).sort()).toEqual([groupId, office].sort())
  expect((await run(office, { claims: { ...claims, plant: "8" } })).body.person?.fate.fate).toBe("KEEPS")
  expect((await run(groupId, {})).body).toEqual({ person: null, members: 1 })
  expect(await storedRows()).toBe(before)
})
