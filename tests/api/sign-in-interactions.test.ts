/** Interaction of the sign-in parts: what one of them revokes, no other restores. */
import { describe, expect, test } from "bun:test"
import type { ErrorBody } from "../../src/http/errors.ts"
import { getOtpState } from "../../src/identity/otp/store.ts"
import { countPasskeys } from "../../src/identity/passkeys/store.ts"
import { signOutEverywhere } from "../../src/identity/revocation/store.ts"
import { resetPasswordFromCli } from "../../src/identity/signin/account-recovery/actions.ts"
import { beginSignIn, getAttempt } from "../../src/identity/signin/attempt/actions.ts"
import type { Token } from "../../src/identity/signin/contract.ts"
import { replaceExpiredPassword } from "../../src/identity/signin/expired-password/actions.ts"
import { findPasswordHash, getUser, savePasswordHash } from "../../src/identity/users/store.ts"
import { testApi } from "../harness/api.ts"
import { aPasskey, aUserWithPassword, PASSWORD, withOtp } from "../harness/factors.ts"
import { aUser, createToken } from "../harness/users.ts"

const { call, deps, root } = await testApi()
const ORIGIN = { userAgent: "", address: "192.0.2.1" }
const HOUR_MS = 3_600_000

const set = (userId: string, columns: Record<string, unknown>) =>
  deps.db.updateTable("app_user").set(columns).where("id", "=", userId).execute()

/** What a sign-in with the user's present password has proved. */
async function passwordProof(userId: string) {
  const passwordHash = (await findPasswordHash(deps.db, userId)) ?? ""
  return { userId, method: "PASSWORD" as const, evidence: { passwordHash }, returnTo: "/" }
}

describe("a sign-in whose password is changed while it is being compared", () => {
  test("is refused, although the change ended all sign-ins before it", async () => {
    const { userId } = await aUserWithPassword(deps)
    const proof = await passwordProof(userId)
    await savePasswordHash(deps.db, userId, "another hash", deps.clock())
    await signOutEverywhere(deps.db, userId, deps.clock())
    await expect(beginSignIn(deps, proof, ORIGIN)).rejects.toMatchObject({ code: "LOGIN_FAILED" })
    expect((await beginSignIn(deps, await passwordProof(userId), ORIGIN)).kind).toBe("signedIn")
  })

  test("never outlives the change, in whatever order the two are saved", async () => {
    const { userId } = await aUserWithPassword(deps)
    const proof = await passwordProof(userId)
    const change = deps.db.transaction().execute(async (tx) => {
      await savePasswordHash(tx, userId, "another hash", deps.clock())
      await signOutEverywhere(tx, userId, deps.clock())
    })
    await Promise.allSettled([1, 2, 3, 4].map(() => beginSignIn(deps, proof, ORIGIN)))
    await change
    const live = await deps.db
      .selectFrom("sign_in")
      .select("id")
      .where("user_id", "=", userId)
      .where("revoked_on", "is", null)
      .execute()
    expect(live).toEqual([])
  })
})

describe("a refresh token", () => {
  const signedIn = async () => {
    const person = await aUserWithPassword(deps)
    const { body } = await call<Token>(null, "POST", "/token", {
      username: person.username,
      password: PASSWORD,
    })
    return { ...person, refresh_token: body.refresh_token }
  }
  const refresh = (refresh_token: string) => call<Token>(null, "POST", "/token/refresh", { refresh_token })

  test.each([
    ["is locked", { locked_reason: "BY_ADMIN" }, { locked_reason: null }],
    ["has expired", { expires_on: new Date("2020-01-01") }, { expires_on: null }],
    ["has left their provider", { deprovisioned_on: new Date("2020-01-01") }, { deprovisioned_on: null }],
  ])("is refused for a user who %s, and stays valid", async (_, out, back) => {
    const { userId, refresh_token } = await signedIn()
    await set(userId, out)
    expect((await refresh(refresh_token)).status).toBe(401)
    await set(userId, back)
    expect((await refresh(refresh_token)).status).toBe(200)
  })

  test("is refused for a user who has enabled a second factor since it was issued", async () => {
    const { userId, username, refresh_token } = await signedIn()
    await withOtp(deps, { userId, username })
    expect((await refresh(refresh_token)).status).toBe(401)
  })
})

describe("replacing an expired password during sign-in", () => {
  test("ends other pending sign-ins that began with the old password", async () => {
    const { userId } = await aUserWithPassword(deps)
    await set(userId, { must_change_password: true })
    const proof = await passwordProof(userId)
    const thief = await beginSignIn(deps, proof, ORIGIN)
    const owner = await beginSignIn(deps, proof, ORIGIN)
    const done = await replaceExpiredPassword(deps, owner.token, "another heron 78", ORIGIN)
    expect(done.kind).toBe("signedIn")
    await expect(getAttempt(deps, thief.token)).rejects.toMatchObject({ code: "UNAUTHORIZED" })
  })
})

describe("an API token with USER_UPDATE", () => {
  const aToken = async () => {
    const made = await call<{ token: string }>(root.token, "POST", "/apitokens", {
      name: crypto.randomUUID(),
      scopes: ["USER_UPDATE", "USER_READ"],
      expiresOn: new Date(deps.clock().getTime() + HOUR_MS).toISOString(),
    })
    expect(made.status).toBe(201)
    return made.body.token
  }

  test("cannot remove a user's second factors", async () => {
    const holder = await withOtp(deps, await aUserWithPassword(deps))
    const passkeyId = await aPasskey(deps, holder.userId)
    const token = await aToken()
    const { userId } = holder
    expect((await call(token, "DELETE", `/users/${userId}/secondfactors`)).status).toBe(403)
    expect((await call(token, "DELETE", `/users/${userId}/passkeys/${passkeyId}`)).status).toBe(403)
    const { username, firstname, surname, email } = await getUser(deps.db, userId, deps.clock())
    const same = { username, firstname, surname, email }
    const off = await call(token, "PUT", `/users/${userId}`, { ...same, otpEnabled: false })
    expect(off.status).toBe(403)
    expect((await call(token, "PUT", `/users/${userId}`, { ...same, otpEnabled: true })).status).toBe(200)
    expect(await getOtpState(deps.db, userId)).toMatchObject({ isEnabled: true })
    expect(await countPasskeys(deps.db, userId)).toBe(1)
  })
})

describe("a superuser without a recent step-up", () => {
  const stale = async () => {
    const userId = await aUser(deps, { superuser: true })
    await withOtp(deps, { userId, username: "" })
    const passkeyId = await aPasskey(deps, userId)
    const token = await createToken(deps, userId)
    await deps.db
      .updateTable("sign_in")
      .set({ authenticated_on: new Date(deps.clock().getTime() - HOUR_MS) })
      .where("user_id", "=", userId)
      .execute()
    const { username, firstname, surname, email } = await getUser(deps.db, userId, deps.clock())
    const same = { username, firstname, surname, email, superuser: true, otpEnabled: true }
    return { userId, passkeyId, token, same }
  }

  test.each([
    ["password", { password: "another heron 78" }],
    ["one-time password", { otpEnabled: false }],
    ["secret", { otpSecret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ" }],
    ["e-mail address", { email: "thief@x.example" }],
  ])("cannot change their own %s through the user administration", async (_, change) => {
    const { userId, token, same } = await stale()
    const answer = await call<ErrorBody>(token, "PUT", `/users/${userId}`, { ...same, ...change })
    expect(answer).toMatchObject({ status: 403, body: { details: { action: "OWN_FACTORS" } } })
    expect((await call(token, "PUT", `/users/${userId}`, same)).status).toBe(200)
  })

  test("cannot remove their own second factors through the user administration", async () => {
    const { userId, passkeyId, token } = await stale()
    expect((await call(token, "DELETE", `/users/${userId}/passkeys/${passkeyId}`)).status).toBe(403)
    expect((await call(token, "DELETE", `/users/${userId}/secondfactors`)).status).toBe(403)
    expect(await countPasskeys(deps.db, userId)).toBe(1)
  })

  test("cannot change their own e-mail address in the profile", async () => {
    const { token, same } = await stale()
    const answer = await call<ErrorBody>(token, "PUT", "/profile", { email: "thief2@x.example" })
    expect(answer).toMatchObject({ status: 403, body: { details: { action: "OWN_FACTORS" } } })
    const kept = await call(token, "PUT", "/profile", { email: same.email, firstname: "Ada" })
    expect(kept.status).toBe(200)
  })
})

describe("a password reset on the server's command line", () => {
  test("keeps second factors unless it is told to remove the one-time password or all of them", async () => {
    const holder = await withOtp(deps, await aUserWithPassword(deps))
    const { userId, username } = holder
    await aPasskey(deps, userId)
    await resetPasswordFromCli(deps, username, { off: null })
    expect(await countPasskeys(deps.db, userId)).toBe(1)
    await resetPasswordFromCli(deps, username, { off: "OTP" })
    expect(await getOtpState(deps.db, userId)).toMatchObject({ isEnabled: false })
    expect(await countPasskeys(deps.db, userId)).toBe(1)
    await resetPasswordFromCli(deps, username, { off: "ALL_FACTORS" })
    expect(await getOtpState(deps.db, userId)).toMatchObject({ isEnabled: false, recoveryCodesLeft: 0 })
    expect(await countPasskeys(deps.db, userId)).toBe(0)
  })
})
