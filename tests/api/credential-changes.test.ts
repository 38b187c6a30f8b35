/** Adding or removing credentials: always requires step-up, and the user is notified by e-mail. */
import { beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test"
import { insertPasskey } from "../../src/identity/passkeys/store.ts"
import type { User } from "../../src/identity/users/contract.ts"
import { ALWAYS_STEP_UP_MINUTES } from "../../src/system/stepuppolicy/rules.ts"
import { testApi } from "../harness/api.ts"
import { withOtp } from "../harness/factors.ts"
import { aLocalUser, PASSWORD } from "../harness/sign-in.ts"
import { aUser, createToken, grantOnSystem, uniqueName } from "../harness/users.ts"

/** Passwords are hashed slowly on purpose, and slower yet on a busy machine. */
setDefaultTimeout(30_000)

const api = await testApi()
const { call, deps } = api
const NEW = "another heron 78"
const ASKED = (action: string) => ({
  status: 403,
  body: { code: "NOT_ALLOWED", details: { stepUp: expect.any(Array), action } },
})

const later = () => deps.setTime(new Date(deps.clock().getTime() + ALWAYS_STEP_UP_MINUTES * 60_000))

beforeEach(async () => void (await deps.db.deleteFrom("notification").execute()))

interface Told {
  recipient: string
  change: unknown
  values: Record<string, unknown>
}

/** Pending e-mails without the timestamp in each. */
async function letters(): Promise<Told[]> {
  const rows = await deps.db
    .selectFrom("notification")
    .select(["recipient", "content"])
    .where("kind", "=", "CREDENTIALS_CHANGED")
    .orderBy("id")
    .execute()
  return rows.map(({ recipient, content }) => {
    const { change, at, ...values } = (content as unknown as { values: Record<string, unknown> }).values
    expect(at).toBe(deps.clock().toISOString())
    return { recipient, change, values }
  })
}

async function aToken(by: string): Promise<string> {
  const body = { name: uniqueName("program"), scopes: ["USER_READ"], expiresOn: inAMonth() }
  const made = await call<{ token: string }>(by, "POST", "/apitokens", body)
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  return made.body.token
}
const inAMonth = () => new Date(deps.clock().getTime() + 30 * 86_400_000).toISOString()

/** A user with an e-mail address, a sign-in and an API token that may read users. */
async function aProgrammer() {
  const person = await aLocalUser(api)
  await grantOnSystem(deps, person.userId, ["USER_READ"])
  const bearer = await createToken(deps, person.userId)
  const program = await aToken(bearer)
  await deps.db.deleteFrom("notification").execute()
  return { ...person, bearer, program }
}
const works = async (token: string) => (await call(token, "GET", "/users")).status === 200

async function anAdministrator() {
  const userId = await aUser(deps, { superuser: true, name: "boss" })
  return { userId, token: await createToken(deps, userId) }
}

const changed = async (token: string, userId: string, more: Partial<User> & { password?: string }) => {
  const { body } = await call<User>(token, "GET", `/users/${userId}`)
  const { username, firstname, surname, email, otpEnabled, superuser } = body
  return { username, firstname, surname, email, otpEnabled, superuser, ...more }
}

const aPasskey = (userId: string) =>
  insertPasskey(
    deps.db,
    {
      ...{ userId, name: "Key", rpId: "localhost", counter: 0, transports: [], backedUp: false },
      credentialId: uniqueName("credential"),
      publicKey: new Uint8Array(4),
    },
    deps.clock(),
  )

describe("without a recent step-up", () => {
  test("no API token is created; a bearer client creates one after a step-up", async () => {
    const { bearer } = await aProgrammer()
    const body = { name: "historian", scopes: ["USER_READ"], expiresOn: inAMonth() }
    later()
    expect(await call(bearer, "POST", "/apitokens", body)).toMatchObject(ASKED("CREATE_API_TOKEN"))
    expect((await call(bearer, "POST", "/profile/step-up", { password: PASSWORD })).status).toBe(204)
    expect((await call(bearer, "POST", "/apitokens", body)).status).toBe(201)
  })

  test("another user's password, second factors and e-mail address cannot be changed, but names can", async () => {
    const boss = await anAdministrator()
    const other = await withOtp(deps, await aLocalUser(api))
    const passkeyId = await aPasskey(other.userId)
    const path = `/users/${other.userId}`
    const fresh = boss.token
    const bodies = await Promise.all([
      changed(fresh, other.userId, { password: NEW }),
      changed(fresh, other.userId, { otpEnabled: false }),
      changed(fresh, other.userId, { email: "elsewhere@example.com" }),
    ])
    const renamed = await changed(fresh, other.userId, { firstname: "Ada" })
    later()
    for (const body of bodies)
      expect(await call(fresh, "PUT", path, body)).toMatchObject(ASKED("OTHERS_FACTORS"))
    for (const rest of [`/passkeys/${passkeyId}`, "/secondfactors"])
      expect(await call(fresh, "DELETE", path + rest)).toMatchObject(ASKED("OTHERS_FACTORS"))
    expect((await call(fresh, "PUT", path, renamed)).status).toBe(200)
    expect(await letters()).toEqual([])
  })

  test("an API token with all rights cannot change password or e-mail either, and is not asked for a step-up", async () => {
    const userId = await aUser(deps)
    await grantOnSystem(deps, userId, ["USER_READ", "USER_UPDATE"])
    const person = await createToken(deps, userId)
    const body = { name: "sync", scopes: ["USER_READ", "USER_UPDATE"], expiresOn: inAMonth() }
    const { token } = (await call<{ token: string }>(person, "POST", "/apitokens", body)).body
    const other = await aLocalUser(api)
    for (const more of [{ password: NEW }, { email: "elsewhere@example.com" }]) {
      const answer = await call(
        token,
        "PUT",
        `/users/${other.userId}`,
        await changed(token, other.userId, more),
      )
      expect(answer).toMatchObject({ status: 403, body: { code: "NOT_ALLOWED" } })
      expect(answer.body).not.toHaveProperty("details.stepUp")
    }
  })
})

describe("a password", () => {
  test.each([
    [false, true],
    [true, false],
  ])("changed by its owner with endApiTokens %p leaves API tokens valid: %p", async (endApiTokens, isIn) => {
    const { bearer, program, email } = await aProgrammer()
    const change = { currentPassword: PASSWORD, password: NEW, endApiTokens }
    expect((await call(bearer, "PUT", "/profile", change)).status).toBe(200)
    expect(await works(program)).toBe(isIn)
    const [told, ...more] = await letters()
    expect(more).toEqual([])
    expect(told).toMatchObject({ recipient: email, change: "PASSWORD_CHANGED" })
    expect(told?.values.apiTokensEnded).toBe(endApiTokens ? 1 : undefined)
  })

  test("that is not changed leaves API tokens valid; endApiTokens alone is rejected with 400", async () => {
    const { bearer, program } = await aProgrammer()
    const answer = await call(bearer, "PUT", "/profile", { endApiTokens: true })
    expect(answer).toMatchObject({ status: 400, body: { problems: [{ path: "password" }] } })
    expect(await works(program)).toBe(true)
  })

  test("reset by an administrator ends sign-ins and API tokens, and the e-mail names the administrator", async () => {
    const boss = await anAdministrator()
    const { userId, bearer, program, email } = await aProgrammer()
    const body = await changed(boss.token, userId, { password: NEW })
    expect((await call(boss.token, "PUT", `/users/${userId}`, body)).status).toBe(200)
    expect([await works(bearer), await works(program)]).toEqual([false, false])
    const { displayName } = (await call<User>(boss.token, "GET", `/users/${boss.userId}`)).body
    expect(await letters()).toEqual([
      { recipient: email, change: "PASSWORD_RESET", values: { by: displayName, apiTokensEnded: 1 } },
    ])
    const { details } = await deps.db
      .selectFrom("audit_entry")
      .select("details")
      .where("event", "=", "USER_CHANGED")
      .where("object_id", "=", userId)
      .executeTakeFirstOrThrow()
    expect(details).toMatchObject({ apiTokensEnded: 1 })
  })
})

test("a change of the e-mail address is reported to the old address", async () => {
  const { bearer, email } = await aProgrammer()
  expect((await call(bearer, "PUT", "/profile", { email: "new@example.com" })).status).toBe(200)
  expect(await letters()).toMatchObject([{ recipient: email, change: "EMAIL_CHANGED" }])
})

test("the removal of second factors and a new API token are reported to the user by e-mail", async () => {
  const boss = await anAdministrator()
  const person = await withOtp(deps, await aLocalUser(api))
  const { email } = (await call<User>(boss.token, "GET", `/users/${person.userId}`)).body
  const path = `/users/${person.userId}`
  const off = await changed(boss.token, person.userId, { otpEnabled: false })
  expect((await call(boss.token, "PUT", path, off)).status).toBe(200)
  await call(boss.token, "DELETE", `${path}/passkeys/${await aPasskey(person.userId)}`)
  await call(boss.token, "DELETE", `${path}/secondfactors`)
  const own = await createToken(deps, person.userId)
  await call(own, "DELETE", `/profile/passkeys/${await aPasskey(person.userId)}`)
  await grantOnSystem(deps, person.userId, ["USER_READ"])
  await aToken(own)
  const told = await letters()
  expect(told.every(({ recipient }) => recipient === email)).toBe(true)
  expect(told.map(({ change, values }) => [change, "by" in values])).toEqual([
    ["OTP_DISABLED", true],
    ["PASSKEY_REMOVED", true],
    ["FACTORS_RESET", true],
    ["PASSKEY_REMOVED", false],
    ["API_TOKEN_CREATED", false],
  ])
})
