/** A refusal by the provider ends the user's running sessions on a machine. */
import { afterAll, expect, test } from "bun:test"
import { authorizationUrl, exchangeCallback } from "../../src/edges/oidc/client.ts"
import { toProviderSettings } from "../../src/identity/providers/actions.ts"
import { recheckProviderSignIns } from "../../src/identity/providers/recheck/actions.ts"
import { PROVIDER_RECHECK_MS } from "../../src/identity/providers/rules.ts"
import { findProviderWithSecret } from "../../src/identity/providers/store.ts"
import { sealTokens } from "../../src/identity/providers/tokens/actions.ts"
import { aVncMachine, stopMachinesAfterAll } from "../harness/machines.ts"
import { aPeerUser, aProvider, aSourceGroup, CALLBACK } from "../harness/providers.ts"
import { remoteTest, type SessionFixture } from "../harness/remote-sessions.ts"
import { startOidcPeer } from "../peers/oidc.ts"

stopMachinesAfterAll()

/** No periodic recheck within the test: the end comes from the published change. */
const on = await remoteTest({ recheckMs: 60_000 })
const { deps } = on
const peer = await startOidcPeer({ redirectUris: [CALLBACK] })
afterAll(() => peer.stop())
const providerId = await aProvider(deps, peer.issuer)
const fitters = await aSourceGroup(deps, "OIDC", providerId, { groupMappings: ["fitters"] })

/** Turns the job's technician into a user of the provider, signed in through it. */
async function makeForeign({ technician }: SessionFixture): Promise<string> {
  const sub = aPeerUser(peer)
  const found = await findProviderWithSecret(deps.db, deps.secretBox, providerId, { onlyEnabled: true })
  const settings = toProviderSettings(deps, found!)
  const checks = { state: "s", nonce: "n", codeVerifier: "v".repeat(96), redirectUri: CALLBACK }
  const back = await peer.followRedirects(
    (await authorizationUrl(settings, checks, { maxAgeSeconds: 3600 })).href,
  )
  const { tokens } = await exchangeCallback(settings, back.searchParams, checks)
  const owner = { identityProviderId: providerId, userId: technician.userId }
  const tokenProvider = {
    token_endpoint: "",
    end_session_endpoint: null,
    revocation_endpoint: null,
    client_id: "",
  }
  await deps.db
    .updateTable("app_user")
    .set({ foreign_user_id: sub, identity_provider_id: providerId, identity_provider_name: "Provider" })
    .set({ confirmed_on: deps.clock() })
    .where("id", "=", technician.userId)
    .execute()
  await deps.db
    .updateTable("sign_in")
    .set({
      identity_provider_id: providerId,
      sealed_provider_tokens: sealTokens(deps, owner, { ...tokens, tokenProvider }),
    })
    .where("user_id", "=", technician.userId)
    .execute()
  return sub
}

async function running() {
  const machine = await aVncMachine()
  const job = await on.aSessionFixture(machine.target)
  const sub = await makeForeign(job)
  const path = await on.startSession(job)
  const owner = await on.joinSession(path, job.technician)
  return { job, sub, path, owner }
}

async function askLater(): Promise<void> {
  deps.setTime(new Date(deps.clock().getTime() + PROVIDER_RECHECK_MS))
  await recheckProviderSignIns(deps, new AbortController().signal)
}

test("a refused provider refresh ends the running session with USER_LOGOUT_ERROR", async () => {
  const { sub, path, owner } = await running()
  await askLater()
  expect((await on.session(path)).isActive).toBe(true)
  peer.people.delete(sub)
  await askLater()
  expect((await owner.waitForNotice("state", ({ state }) => state === "ENDED")).code).toBe(
    "USER_LOGOUT_ERROR",
  )
  expect((await on.waitForEnd(path)).state).toBe("USER_LOGOUT_ERROR")
})

test("a group removed by the provider revokes its rights in the running session", async () => {
  const { job, sub, path } = await running()
  const { technician, deviceId } = job
  await askLater()
  await deps.db
    .updateTable("device_permission")
    .set({ user_id: null, user_group_id: fitters })
    .where("device_id", "=", deviceId)
    .where("user_id", "=", technician.userId)
    .execute()
  const other = await aSourceGroup(deps, "OIDC", providerId, { groupMappings: ["others"] })
  expect((await on.session(path)).isActive).toBe(true)
  peer.people.set(sub, { sub, preferred_username: sub, groups: ["others"] })
  await askLater()
  expect((await on.waitForEnd(path)).state).toBe("USER_AUTHORIZATION_ERROR")
  const groups = await deps.db
    .selectFrom("user_group_member")
    .select("user_group_id")
    .where("user_id", "=", technician.userId)
    .execute()
  expect(groups).toEqual([{ user_group_id: other }])
})
