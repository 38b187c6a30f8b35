/** A provider that refuses somebody ends what they have running on a machine. */
import { afterAll, expect, test } from "bun:test"
import { randomBytes } from "node:crypto"
import { authorizationUrl, exchangeAnswer } from "../../src/edges/oidc.ts"
import { settingsOf } from "../../src/identityproviders/actions.ts"
import { askProviders } from "../../src/identityproviders/actions-refresh.ts"
import { sealTokens } from "../../src/identityproviders/actions-tokens.ts"
import { PROVIDER_ASK_MS } from "../../src/identityproviders/rules.ts"
import { findWithSecret } from "../../src/identityproviders/store.ts"
import { aVncMachine } from "../harness/machines.ts"
import { aProvider, aSourceGroup, CALLBACK } from "../harness/providers.ts"
import { type Job, remoteTest } from "../harness/remote.ts"
import { startOidcPeer } from "../peers/oidc.ts"

/** Nothing is looked at by the clock: the end comes from being told. */
const on = await remoteTest({ recheckMs: 60_000 })
const { deps } = on
const peer = await startOidcPeer({ redirectUris: [CALLBACK] })
afterAll(() => peer.stop())
const providerId = await aProvider(deps, peer.issuer)
const fitters = await aSourceGroup(deps, "OIDC", providerId, { groupMappings: ["fitters"] })

/** The job's technician is the provider's person from now on, signed in by its word. */
async function makeForeign({ technician }: Job): Promise<string> {
  const sub = randomBytes(8).toString("hex")
  peer.people.set(sub, { sub, preferred_username: sub, groups: ["fitters"] })
  peer.signsIn = sub
  const found = await findWithSecret(deps.db, deps.secretBox, providerId, { onlyEnabled: true })
  const settings = settingsOf(deps, found!)
  const checks = { state: "s", nonce: "n", codeVerifier: "v".repeat(96), redirectUri: CALLBACK }
  const back = await peer.walk((await authorizationUrl(settings, checks, { maxAgeSeconds: 3600 })).href)
  const { tokens } = await exchangeAnswer(settings, back.searchParams, checks)
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
  const job = await on.aJob(machine.target)
  const sub = await makeForeign(job)
  const path = await on.start(job)
  const owner = await on.join(path, job.technician)
  return { job, sub, path, owner }
}

async function askLater(): Promise<void> {
  deps.setTime(new Date(deps.clock().getTime() + PROVIDER_ASK_MS))
  await askProviders(deps, new AbortController().signal)
}

test("a refused refresh ends the running session with USER_LOGOUT_ERROR", async () => {
  const { sub, path, owner } = await running()
  await askLater()
  expect((await on.session(path)).isActive).toBe(true)
  peer.people.delete(sub)
  await askLater()
  expect((await owner.hears("state", ({ state }) => state === "ENDED")).code).toBe("USER_LOGOUT_ERROR")
  expect((await on.ended(path)).state).toBe("USER_LOGOUT_ERROR")
})

test("a group that the provider takes away takes its rights out of the running session", async () => {
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
  expect((await on.ended(path)).state).toBe("USER_AUTHORIZATION_ERROR")
  const groups = await deps.db
    .selectFrom("user_group_member")
    .select("user_group_id")
    .where("user_id", "=", technician.userId)
    .execute()
  expect(groups).toEqual([{ user_group_id: other }])
})
