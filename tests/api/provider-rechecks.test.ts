/** Rechecks at the provider: users that left are signed out, and rights revoked there are revoked here. */

import { afterAll, beforeEach, describe, expect, test } from "bun:test"
import { MS_PER_DAY } from "../../src/base/clock.ts"
import { hashToken } from "../../src/base/token.ts"
import { findValue, updateRowsWith } from "../../src/db/rows.ts"
import { findTokenActor, insertApiToken } from "../../src/identity/apitokens/store.ts"
import {
  deleteOldAuthorizationRequests,
  recheckProviderSignIns,
} from "../../src/identity/providers/recheck/actions.ts"
import { AUTHORIZATION_REQUEST_MS, PROVIDER_RECHECK_MS } from "../../src/identity/providers/rules.ts"
import { startProviderSignIn } from "../../src/identity/signin/provider/actions.ts"
import { testApi } from "../harness/api.ts"
import { TEST_NOW } from "../harness/deps.ts"
import {
  aPeerUser,
  aProvider,
  aSourceGroup,
  CALLBACK,
  OWN_ORIGIN,
  signInWithProvider,
} from "../harness/providers.ts"
import { type OidcPeer, startOidcPeer } from "../peers/oidc.ts"

const { deps } = await testApi()
const [peer, silent, short] = await Promise.all([
  startOidcPeer({ redirectUris: [CALLBACK] }),
  startOidcPeer({ redirectUris: [CALLBACK] }),
  startOidcPeer({ redirectUris: [CALLBACK], isWithoutRefresh: true }),
])
afterAll(async () => void (await Promise.all([peer.stop(), short.stop()])))
const providerId = await aProvider(deps, peer.issuer)
const fitters = await aSourceGroup(deps, "OIDC", providerId, { groupMappings: ["fitters"] })
const leaders = await aSourceGroup(deps, "OIDC", providerId, { groupMappings: ["leaders"] })
const never = new AbortController().signal
const origin = { userAgent: "test", address: "192.0.2.7" }

beforeEach(async () => {
  deps.setTime(TEST_NOW)
  await deps.db.deleteFrom("authorization_request").execute()
  deps.published.length = 0
})

async function aSignIn(groups: string[], at: OidcPeer = peer, id = providerId) {
  const sub = aPeerUser(at, { groups })
  await signInWithProvider(deps, at, id, origin)
  const { id: userId } = await deps.db
    .selectFrom("app_user")
    .select("id")
    .where("foreign_user_id", "=", sub)
    .executeTakeFirstOrThrow()
  return { sub, userId }
}

async function askLater(): Promise<{ asked: number; ended: number }> {
  deps.setTime(new Date(deps.clock().getTime() + PROVIDER_RECHECK_MS))
  return recheckProviderSignIns(deps, never)
}

const liveSignIns = (userId: string) =>
  deps.db
    .selectFrom("sign_in")
    .selectAll()
    .where("user_id", "=", userId)
    .where("revoked_on", "is", null)
    .execute()
const groupsOf = async (userId: string) =>
  (
    await deps.db
      .selectFrom("user_group_member")
      .select("user_group_id")
      .where("user_id", "=", userId)
      .execute()
  ).map((row) => row.user_group_id)

describe("the recurring check of a provider sign-in", () => {
  test("runs when it is due, and not before", async () => {
    const { userId } = await aSignIn(["fitters"])
    peer.requests.length = 0
    deps.setTime(new Date(TEST_NOW.getTime() + PROVIDER_RECHECK_MS - 1))
    expect(await recheckProviderSignIns(deps, never)).toEqual({ asked: 0, ended: 0 })
    deps.setTime(new Date(TEST_NOW.getTime() + PROVIDER_RECHECK_MS))
    expect((await recheckProviderSignIns(deps, never)).asked).toBeGreaterThan(0)
    expect(peer.requests).toContain("POST /token")
    expect(await recheckProviderSignIns(deps, never)).toEqual({ asked: 0, ended: 0 })
    expect(await liveSignIns(userId)).toHaveLength(1)
  })

  test("runs repeatedly, each time with the latest refresh token", async () => {
    const { userId } = await aSignIn(["fitters"])
    for (let turn = 0; turn < 3; turn++) expect((await askLater()).ended).toBe(0)
    expect(await liveSignIns(userId)).toHaveLength(1)
  })

  test("goes on where the provider has granted less than the scopes of its settings", async () => {
    const scopes = await findValue(deps.db, "identity_provider", "scopes", { id: providerId })
    // Without a consent in the browser the provider leaves this scope out, and refuses it in a refresh.
    const more = { scopes: `${scopes} offline_access` }
    await updateRowsWith(deps.db, "identity_provider", { id: providerId }, more)
    const { sub, userId } = await aSignIn(["fitters"])
    peer.people.set(sub, { sub, preferred_username: sub, groups: ["leaders"] })
    await askLater()
    await updateRowsWith(deps.db, "identity_provider", { id: providerId }, { scopes: scopes ?? "" })
    expect(await groupsOf(userId)).toEqual([leaders])
  })

  test("updates the user's groups and notifies running sessions", async () => {
    const { sub, userId } = await aSignIn(["fitters"])
    expect(await groupsOf(userId)).toEqual([fitters])
    peer.people.set(sub, { sub, preferred_username: sub, given_name: "New", groups: ["leaders"] })
    deps.published.length = 0
    await askLater()
    expect(await groupsOf(userId)).toEqual([leaders])
    expect(deps.published).toContainEqual({ kind: "user", id: userId })
    expect(await liveSignIns(userId)).toHaveLength(1)
  })

  test("ends the sign-in of a user who no longer matches any source", async () => {
    const { sub, userId } = await aSignIn(["fitters"])
    peer.people.set(sub, { sub, preferred_username: sub, groups: [] })
    expect((await askLater()).ended).toBe(1)
    expect([await groupsOf(userId), await liveSignIns(userId)]).toEqual([[], []])
    const said = await deps.db
      .selectFrom("audit_entry")
      .select("event")
      .where("object_id", "=", userId)
      .execute()
    expect(said.map(({ event }) => event)).toEqual(["USER_CREATED", "SIGN_IN", "USER_DEPROVISIONED"])
    expect(deps.published).toContainEqual({ kind: "user", id: userId })
  })

  test("ends the sign-in when the provider refuses it, notifies running sessions and is audited", async () => {
    const { sub, userId } = await aSignIn(["fitters"])
    const [signIn] = await liveSignIns(userId)
    peer.people.delete(sub)
    expect((await askLater()).ended).toBe(1)
    expect(await liveSignIns(userId)).toEqual([])
    expect(deps.published).toContainEqual({ kind: "signIn", id: signIn!.id })
    const entry = await deps.db
      .selectFrom("audit_entry")
      .select("details")
      .where("event", "=", "SIGN_IN_ENDED")
      .where("object_id", "=", userId)
      .executeTakeFirstOrThrow()
    expect(entry.details).toMatchObject({ reason: "PROVIDER_REFUSED", detail: "invalid_grant" })
  })

  test("confirms the user, whose API tokens are suspended 30 days after the provider's last word until the next sign-in", async () => {
    const { sub, userId } = await aSignIn(["fitters"])
    const tokenHash = hashToken(sub)
    await insertApiToken(deps.db, {
      ...{ userId, name: "program", tokenHash, scopes: ["USER_READ"], deviceId: null, address: "" },
      ...{ createdOn: deps.clock(), expiresOn: new Date(deps.clock().getTime() + 366 * MS_PER_DAY) },
    })
    const isSuspended = async () => (await findTokenActor(deps.db, tokenHash, deps.clock()))?.isUnconfirmed
    await askLater()
    const confirmedAt = deps.clock().getTime()
    peer.people.delete(sub)
    expect((await askLater()).ended).toBe(1)
    deps.setTime(new Date(confirmedAt + 30 * MS_PER_DAY - 1))
    expect(await isSuspended()).toBe(false)
    deps.setTime(new Date(confirmedAt + 30 * MS_PER_DAY))
    expect(await isSuspended()).toBe(true)
    aPeerUser(peer, { sub })
    await signInWithProvider(deps, peer, providerId, origin)
    expect(await isSuspended()).toBe(false)
  })

  test("is skipped without a refresh token, and the sign-in stays valid", async () => {
    const shortId = await aProvider(deps, short.issuer)
    await aSourceGroup(deps, "OIDC", shortId, { groupMappings: ["fitters"] })
    const { userId } = await aSignIn(["fitters"], short, shortId)
    short.requests.length = 0
    await askLater()
    expect(short.requests).toEqual([])
    expect(await liveSignIns(userId)).toHaveLength(1)
  })

  test("continues with other sign-ins after an error in one", async () => {
    const [broken, gone] = [await aSignIn(["fitters"]), await aSignIn(["fitters"])]
    // The user is deleted: the provider's response cannot be applied.
    await deps.db
      .updateTable("app_user")
      .set({ deleted_on: TEST_NOW })
      .where("id", "=", broken.userId)
      .execute()
    peer.people.delete(gone.sub)
    expect((await askLater()).ended).toBe(1)
    expect(await liveSignIns(gone.userId)).toEqual([])
  })

  test("keeps a sign-in while its provider is unreachable, and continues with other providers", async () => {
    const silentId = await aProvider(deps, silent.issuer)
    await aSourceGroup(deps, "OIDC", silentId, { groupMappings: ["fitters"] })
    const waiting = await aSignIn(["fitters"], silent, silentId)
    const gone = await aSignIn(["fitters"])
    await silent.stop()
    peer.people.delete(gone.sub)
    expect((await askLater()).ended).toBe(1)
    expect(await liveSignIns(waiting.userId)).toHaveLength(1)
    expect(await liveSignIns(gone.userId)).toEqual([])
  })

  test("ends a sign-in whose stored provider tokens were copied from another sign-in", async () => {
    const [one, two] = [await aSignIn(["fitters"]), await aSignIn(["fitters"])]
    const [stolen] = await liveSignIns(one.userId)
    await deps.db
      .updateTable("sign_in")
      .set({ sealed_provider_tokens: stolen!.sealed_provider_tokens })
      .where("user_id", "=", two.userId)
      .execute()
    await askLater()
    expect(await liveSignIns(two.userId)).toEqual([])
    expect(await liveSignIns(one.userId)).toHaveLength(1)
  })
})

test("abandoned authorization requests are deleted when they have expired", async () => {
  await startProviderSignIn(deps, providerId, "/", OWN_ORIGIN, origin)
  await deleteOldAuthorizationRequests(deps, never)
  const open = () => deps.db.selectFrom("authorization_request").select("id").execute()
  expect(await open()).toHaveLength(1)
  deps.setTime(new Date(TEST_NOW.getTime() + AUTHORIZATION_REQUEST_MS + 1))
  expect(await deleteOldAuthorizationRequests(deps, never)).toBe(1)
  expect(await open()).toEqual([])
})

test("only the newest authorization requests are kept beyond the maximum number", async () => {
  const tokens: string[] = []
  for (let one = 0; one < 4; one++) {
    deps.setTime(new Date(deps.clock().getTime() + 1000))
    const { url, token } = await startProviderSignIn(deps, providerId, "/", OWN_ORIGIN, origin)
    tokens.push(token)
    expect(url).toStartWith(peer.issuer)
  }
  expect(await deleteOldAuthorizationRequests(deps, never, 2)).toBe(2)
  const left = await deps.db.selectFrom("authorization_request").select("cookie_hash").orderBy("id").execute()
  expect(left.map((row) => row.cookie_hash)).toEqual(tokens.slice(2).map(hashToken))
  expect(await deleteOldAuthorizationRequests(deps, never, 2)).toBe(0)
})
