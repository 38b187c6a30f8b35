/** Second factors of API clients: codes count once, wrong ones wait, groups demand one, administrators reset them. */
import { describe, expect, test } from "bun:test"
import { Refusal } from "../../src/base/refusal.ts"
import type { ErrorBody } from "../../src/http/errors.ts"
import {
  consumeOtp,
  enableOtp,
  findPendingOtpSecret,
  startOtpEnrolment,
  verifyFactor,
} from "../../src/identity/otp/actions.ts"
import {
  BACKOFF_MAX_MS,
  FAILURES_WITHOUT_BACKOFF,
  RECOVERY_CODES_COUNT,
} from "../../src/identity/otp/rules.ts"
import { getOtpState } from "../../src/identity/otp/store.ts"
import type { Token } from "../../src/identity/signin/contract.ts"
import type { UserGroup } from "../../src/identity/usergroups/contract.ts"
import type { User } from "../../src/identity/users/contract.ts"
import { testApi } from "../harness/api.ts"
import { aPasskey, aUserWithPassword, otpCode, PASSWORD, type TestUser, withOtp } from "../harness/factors.ts"
import { aUser, createToken, grantOnSystem, uniqueName } from "../harness/users.ts"

const { app, call, deps, root } = await testApi()

const signIn = ({ username }: TestUser, otp?: string) =>
  call<Token & ErrorBody>(null, "POST", "/token", {
    ...{ username, password: PASSWORD },
    ...(otp === undefined ? {} : { otp }),
  })

const auditOf = async (userId: string) => {
  const rows = await deps.db
    .selectFrom("audit_entry")
    .select("event")
    .where("object_id", "=", userId)
    .orderBy("id")
    .execute()
  return rows.map(({ event }) => event)
}

const aHolder = async () => withOtp(deps, await aUserWithPassword(deps))

/** Forward only: pending entries hold times of the current clock. */
const later = (ms: number) => deps.setTime(new Date(deps.clock().getTime() + ms))

/** A code that is none of the window's. */
async function wrongCode(secret: string): Promise<string> {
  const right = await Promise.all([-1, 0, 1].map((steps) => otpCode(deps, secret, steps)))
  return ["000000", "000001", "000002", "000003"].find((code) => !right.includes(code))!
}

describe("an API client's one-time password", () => {
  test("is required with 401, and the correct one signs in", async () => {
    const holder = await aHolder()
    const asked = await signIn(holder)
    expect(asked).toMatchObject({
      status: 401,
      body: { code: "LOGIN_FAILED", details: { step: "SECOND_FACTOR" } },
    })
    const answer = await signIn(holder, await otpCode(deps, holder.secret))
    expect(answer.status).toBe(200)
    expect((await call(answer.body.access_token, "GET", "/profile")).status).toBe(200)
    const { methods } = await deps.db
      .selectFrom("sign_in")
      .select("methods")
      .where("user_id", "=", holder.userId)
      .executeTakeFirstOrThrow()
    expect(methods).toEqual(["PASSWORD", "OTP"])
  })

  test("is refused if it is wrong or sent with a wrong password", async () => {
    const holder = await aHolder()
    expect(await signIn(holder, await wrongCode(holder.secret))).toMatchObject({
      status: 401,
      body: { code: "LOGIN_FAILED" },
    })
    const body = {
      username: holder.username,
      password: "another one",
      otp: await otpCode(deps, holder.secret),
    }
    expect((await call(null, "POST", "/token", body)).status).toBe(401)
  })

  test("is not required of a user who has not set one up, and is ignored if sent", async () => {
    const user = await aUserWithPassword(deps)
    expect((await signIn(user)).status).toBe(200)
    expect((await signIn(user, "123456")).status).toBe(200)
  })

  test("is refused with 401 if the user's second factor is a passkey", async () => {
    const user = await aUserWithPassword(deps)
    await aPasskey(deps, user.userId)
    expect(await signIn(user, "123456")).toMatchObject({ status: 401, body: { code: "LOGIN_FAILED" } })
  })
})

describe("check 22: a one-time password", () => {
  test("is accepted only once, and one of an earlier step is refused afterwards", async () => {
    const holder = await aHolder()
    const next = await otpCode(deps, holder.secret, 1)
    const now = await otpCode(deps, holder.secret)
    expect((await signIn(holder, next)).status).toBe(200)
    expect((await signIn(holder, next)).status).toBe(401)
    expect((await signIn(holder, now)).status).toBe(401)
    later(60_000)
    expect((await signIn(holder, await otpCode(deps, holder.secret))).status).toBe(200)
  })

  test.each([
    [-2, 401],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 401],
  ])("%d steps of 30 s away from the server's time is answered with %d", async (steps, status) => {
    const holder = await aHolder()
    later(120_000)
    expect((await signIn(holder, await otpCode(deps, holder.secret, steps))).status).toBe(status)
  })

  test("that was used to set it up is refused at sign-in", async () => {
    const holder = await aHolder()
    expect((await signIn(holder, await otpCode(deps, holder.secret, -1))).status).toBe(401)
  })

  test("sent by four concurrent requests signs in only one of them", async () => {
    const holder = await aHolder()
    const code = await otpCode(deps, holder.secret)
    const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(holder, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test("leaves neither its secret nor a recovery code readable in the database", async () => {
    const holder = await aHolder()
    const rows = await deps.db
      .selectFrom("app_user")
      .leftJoin("recovery_code", "recovery_code.user_id", "app_user.id")
      .select(["sealed_otp_secret", "code_hash"])
      .where("app_user.id", "=", holder.userId)
      .execute()
    expect(rows).toHaveLength(10)
    const stored = rows
      .flatMap((row) => [row.sealed_otp_secret, row.code_hash])
      .map((bytes) => bytes?.toString("latin1"))
    for (const secret of [holder.secret, ...holder.recoveryCodes])
      expect(stored.filter((text) => text?.includes(secret))).toEqual([])
  })
})

describe("check 23: the throttle for one-time passwords", () => {
  test("refuses even the correct code with 429 for 30 s after several wrong ones", async () => {
    const holder = await aHolder()
    const wrong = await wrongCode(holder.secret)
    for (let count = 0; count < FAILURES_WITHOUT_BACKOFF; count++)
      expect((await signIn(holder, wrong)).status).toBe(401)
    const blocked = await signIn(holder, await otpCode(deps, holder.secret))
    expect(blocked).toMatchObject({
      status: 429,
      body: { code: "TOO_MANY_REQUESTS", details: { minutes: 1 } },
    })
    later(30_000)
    expect((await signIn(holder, await otpCode(deps, holder.secret))).status).toBe(200)
  })

  test("returns the seconds to wait in the body and in Retry-After", async () => {
    const holder = await aHolder()
    const wrong = await wrongCode(holder.secret)
    for (let count = 0; count < FAILURES_WITHOUT_BACKOFF; count++) await signIn(holder, wrong)
    const blocked = async () => {
      const body = JSON.stringify({ username: holder.username, password: PASSWORD, otp: wrong })
      const headers = { "content-type": "application/json" }
      const answer = await app.request("/api/token", { method: "POST", headers, body })
      const { reason, details } = (await answer.json()) as ErrorBody
      expect(reason).toBe("tooManyAttempts")
      expect(answer.headers.get("ratelimit-policy")).toBe('"second-factor";q=5')
      return [
        answer.headers.get("retry-after"),
        details.retryAfterInSeconds,
        answer.headers.get("ratelimit"),
        details.rateLimit,
      ]
    }
    expect(await blocked()).toEqual(["30", 30, '"second-factor";r=0;t=30', undefined])
    later(19_500)
    expect(await blocked()).toEqual(["11", 11, '"second-factor";r=0;t=11', undefined])
  })

  test("returns the number of remaining tries with each wrong code", async () => {
    const holder = await aHolder()
    const body = JSON.stringify({
      username: holder.username,
      password: PASSWORD,
      otp: await wrongCode(holder.secret),
    })
    const headers = { "content-type": "application/json" }
    const limits: (string | null)[] = []
    for (let count = 0; count < FAILURES_WITHOUT_BACKOFF; count++) {
      const answer = await app.request("/api/token", { method: "POST", headers, body })
      expect(answer.status).toBe(401)
      limits.push(answer.headers.get("ratelimit"))
    }
    expect(limits).toEqual([
      ...[4, 3, 2, 1].map((left) => `"second-factor";r=${left}`),
      '"second-factor";r=0;t=30',
    ])
  })

  test("is reset by a correct code", async () => {
    const holder = await aHolder()
    const wrong = await wrongCode(holder.secret)
    for (let count = 1; count < FAILURES_WITHOUT_BACKOFF; count++) await signIn(holder, wrong)
    expect((await signIn(holder, await otpCode(deps, holder.secret))).status).toBe(200)
    later(30_000)
    for (let count = 1; count < FAILURES_WITHOUT_BACKOFF; count++) await signIn(holder, wrong)
    expect((await signIn(holder, await otpCode(deps, holder.secret))).status).toBe(200)
  })

  test("counts all concurrent wrong codes", async () => {
    const holder = await aHolder()
    const wrong = await wrongCode(holder.secret)
    const guess = () => verifyFactor(deps, holder, "OTP", "", () => consumeOtp(deps, holder.userId, wrong))
    const answers = await Promise.allSettled(Array.from({ length: 12 }, guess))
    const texts = answers.map((answer) => answer.status === "rejected" && answer.reason.details.text)
    expect(texts.filter((text) => text === "wrongFactor")).toHaveLength(FAILURES_WITHOUT_BACKOFF)
    expect(texts.filter((text) => text === "tooManyAttempts")).toHaveLength(12 - FAILURES_WITHOUT_BACKOFF)
  })

  test("accepts a correct code that was sent just before another wrong one was counted", async () => {
    const holder = await aHolder()
    const sentAt = deps.clock()
    later(20)
    await signIn(holder, await wrongCode(holder.secret))
    deps.setTime(sentAt)
    expect((await signIn(holder, await otpCode(deps, holder.secret))).status).toBe(200)
  })

  test("accepts or refuses each of several concurrent correct and wrong codes", async () => {
    const holder = await aHolder()
    const guess = (_: unknown, index: number) =>
      verifyFactor(deps, holder, "OTP", "", async () => index % 2 === 0).catch((error: unknown) => error)
    for (let round = 0; round < 20; round++) {
      const answers = await Promise.all(Array.from({ length: 5 }, guess))
      expect(answers.filter((answer) => answer !== undefined && !(answer instanceof Refusal))).toEqual([])
      later(BACKOFF_MAX_MS)
    }
  })

  test("accepts the correct code an hour after any number of wrong ones", async () => {
    const holder = await aHolder()
    for (let hour = 0; hour < 20; hour++) {
      await signIn(holder, await wrongCode(holder.secret))
      later(BACKOFF_MAX_MS)
    }
    expect((await signIn(holder, await otpCode(deps, holder.secret))).status).toBe(200)
  })

  test("does not delay a user because of another user's wrong codes", async () => {
    const holder = await aHolder()
    const other = await aHolder()
    for (let count = 0; count < 8; count++) await signIn(other, await wrongCode(other.secret))
    expect((await signIn(holder, await otpCode(deps, holder.secret))).status).toBe(200)
  })
})

describe("a one-time password secret that is not confirmed yet", () => {
  test("is returned and can be confirmed only in the sign-in in which it was created", async () => {
    const user = await aUserWithPassword(deps)
    const [thief, owner] = ["attempt of a thief", "own sign-in"].map((context) => ({ ...user, context }))
    const stolen = await startOtpEnrolment(deps, thief!)
    expect(await startOtpEnrolment(deps, thief!)).toBe(stolen)
    expect(await findPendingOtpSecret(deps, owner!)).toBeNull()
    const secret = await startOtpEnrolment(deps, owner!)
    expect(secret).not.toBe(stolen)
    expect(await findPendingOtpSecret(deps, thief!)).toBeNull()
    await expect(enableOtp(deps, thief!, await otpCode(deps, stolen))).rejects.toMatchObject({
      code: "CONFLICT",
    })
    expect(await enableOtp(deps, owner!, await otpCode(deps, secret))).toHaveLength(RECOVERY_CODES_COUNT)
  })
})

describe("a group that requires a second factor", () => {
  test("returns that setting, keeps it if a client omits the field, and makes its members enrol", async () => {
    const user = await aUserWithPassword(deps)
    const name = uniqueName("demanding")
    const body = { name, requiresSecondFactor: true }
    const group = await call<UserGroup>(root.token, "POST", "/usergroups", body)
    expect(group.body.requiresSecondFactor).toBe(true)
    const path = `/usergroups/${group.body.id}`
    expect((await call<UserGroup>(root.token, "PUT", path, { name })).body.requiresSecondFactor).toBe(true)
    expect((await signIn(user)).status).toBe(200)
    await call(root.token, "PUT", `${path}/users/${user.userId}`)
    expect((await signIn(user)).body.details).toEqual({ step: "ENROL" })
    const holder = await withOtp(deps, user)
    expect((await signIn(holder, await otpCode(deps, holder.secret))).status).toBe(200)
    const off = await call<UserGroup>(root.token, "PUT", path, { name, requiresSecondFactor: false })
    expect(off.body.requiresSecondFactor).toBe(false)
  })
})

describe("an administrator", () => {
  const reset = (token: string, userId: string) => call(token, "DELETE", `/users/${userId}/secondfactors`)

  test("resets a user's second factors, which is audited", async () => {
    const holder = await aHolder()
    await aPasskey(deps, holder.userId)
    expect((await reset(await createToken(deps, root.userId), holder.userId)).status).toBe(204)
    expect(await getOtpState(deps.db, holder.userId)).toMatchObject({
      isEnabled: false,
      recoveryCodesLeft: 0,
    })
    expect((await signIn(holder)).status).toBe(200)
    expect(await auditOf(holder.userId)).toContain("SECOND_FACTORS_RESET")
  })

  test("who resets, replaces or turns off a user's second factors ends the sign-ins of that user", async () => {
    const input = async ({ userId }: TestUser, change: object) => {
      const { body } = await call<User>(root.token, "GET", `/users/${userId}`)
      const { username, firstname, surname, email, version } = body
      return { username, firstname, surname, email, version, ...change }
    }
    const admin = await createToken(deps, root.userId)
    const change = async (holder: TestUser, otp: object) =>
      call(admin, "PUT", `/users/${holder.userId}`, await input(holder, otp))
    for (const act of [
      (holder: TestUser) => reset(admin, holder.userId),
      (holder: TestUser) => change(holder, { otpEnabled: false }),
      (holder: TestUser) => change(holder, { otpSecret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP" }),
    ]) {
      const holder = await aHolder()
      const token = await createToken(deps, holder.userId)
      expect((await change(holder, { firstname: "Mia" })).status).toBe(200)
      expect((await call(token, "GET", "/profile")).status).toBe(200)
      expect((await act(holder)).status).toBeLessThan(300)
      expect((await call(token, "GET", "/profile")).status).toBe(401)
    }
  })

  test("who resets the own second factors stays signed in", async () => {
    const admin = await withOtp(deps, await aUserWithPassword(deps, { superuser: true }))
    const token = await createToken(deps, admin.userId)
    expect((await reset(token, admin.userId)).status).toBe(204)
    expect((await call(token, "GET", "/profile")).status).toBe(200)
  })

  test("who is not a superuser cannot reset a superuser's second factors", async () => {
    const admin = await aUser(deps)
    await grantOnSystem(deps, admin, ["USER_UPDATE"])
    const holder = await withOtp(deps, await aUserWithPassword(deps, { superuser: true }))
    const token = await createToken(deps, admin)
    expect(await reset(token, holder.userId)).toMatchObject({ status: 403, body: { code: "NOT_ALLOWED" } })
    expect((await getOtpState(deps.db, holder.userId)).isEnabled).toBe(true)
  })

  test("who disables a user's one-time passwords deletes the secret and the recovery codes", async () => {
    const holder = await aHolder()
    const { body } = await call<User>(root.token, "GET", `/users/${holder.userId}`)
    const { username, firstname, surname, email, version } = body
    const input = { username, firstname, surname, email, version, otpEnabled: false }
    const fresh = await createToken(deps, root.userId)
    expect((await call(fresh, "PUT", `/users/${holder.userId}`, input)).status).toBe(200)
    const row = await deps.db
      .selectFrom("app_user")
      .select("sealed_otp_secret")
      .where("id", "=", holder.userId)
      .executeTakeFirstOrThrow()
    expect(row.sealed_otp_secret).toBeNull()
    expect((await getOtpState(deps.db, holder.userId)).recoveryCodesLeft).toBe(0)
  })

  test("lists and removes a user's passkeys", async () => {
    const user = await aUserWithPassword(deps)
    const passkeyId = await aPasskey(deps, user.userId)
    const path = `/users/${user.userId}/passkeys`
    expect(await call(root.token, "GET", path)).toMatchObject({
      status: 200,
      body: { total: 1, rows: [{ name: "Key", site: "localhost", lastUsedOn: null }] },
    })
    const fresh = await createToken(deps, root.userId)
    expect((await call(fresh, "DELETE", `${path}/${passkeyId}`)).status).toBe(204)
    expect((await call(fresh, "DELETE", `${path}/${passkeyId}`)).status).toBe(404)
    expect(await auditOf(user.userId)).toContain("PASSKEY_REMOVED")
  })
})

describe("a user's own passkeys", () => {
  test("are listed, renamed and removed; another user's passkeys are answered with 404", async () => {
    const user = await aUserWithPassword(deps)
    const token = await createToken(deps, user.userId)
    const stranger = await createToken(deps, root.userId)
    const passkeyId = await aPasskey(deps, user.userId)
    const path = `/profile/passkeys/${passkeyId}`
    expect(await call(token, "PUT", path, { name: " Yellow key " })).toMatchObject({
      status: 200,
      body: { name: "Yellow key" },
    })
    expect((await call(token, "PUT", path, { name: "" })).status).toBe(400)
    for (const [method, body] of [
      ["PUT", { name: "Mine" }],
      ["DELETE", undefined],
    ] as const)
      expect((await call(stranger, method, path, body)).status).toBe(404)
    expect(await call(token, "GET", "/profile/passkeys?search=yellow")).toMatchObject({ body: { total: 1 } })
    expect((await call(token, "DELETE", path)).status).toBe(204)
    expect(await call(token, "GET", "/profile/passkeys")).toMatchObject({ body: { total: 0 } })
  })

  test("are neither added nor removed without a recent step-up", async () => {
    const user = await aUserWithPassword(deps)
    const token = await createToken(deps, user.userId)
    const passkeyId = await aPasskey(deps, user.userId)
    later(10 * 60_000)
    const asked = { status: 403, body: { code: "NOT_ALLOWED", details: { stepUp: ["PASSKEY"] } } }
    expect(await call(token, "POST", "/profile/passkeys/challenge", { purpose: "REGISTER" })).toMatchObject(
      asked,
    )
    expect(await call(token, "DELETE", `/profile/passkeys/${passkeyId}`)).toMatchObject(asked)
  })
})

describe("passkey challenges", () => {
  test("for a second factor or enrolment are refused with 401 without a pending sign-in", async () => {
    for (const purpose of ["SECOND_FACTOR", "ENROL"])
      expect((await call(null, "POST", "/passkeys/challenge", { purpose })).status).toBe(401)
    expect((await call(null, "POST", "/passkeys/challenge", { purpose: "PROOF" })).status).toBe(400)
  })

  test("contain no credentials before the user has signed in", async () => {
    const { body } = await call<{ options: Record<string, unknown> }>(null, "POST", "/passkeys/challenge", {
      purpose: "SIGN_IN",
    })
    expect(body.options).toMatchObject({ rpId: "localhost", userVerification: "required" })
    expect(body.options.allowCredentials ?? []).toEqual([])
  })

  test("that have expired are deleted when a new one is created", async () => {
    const ask = () => call(null, "POST", "/passkeys/challenge", { purpose: "SIGN_IN" })
    for (let count = 0; count < 3; count++) await ask()
    later(24 * 3_600_000)
    await ask()
    const { count } = await deps.db
      .selectFrom("passkey_challenge")
      .select((eb) => eb.fn.countAll<string>().as("count"))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(1)
  })
})
