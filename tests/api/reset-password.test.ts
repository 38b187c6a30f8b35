/** Password reset, from the request to the sign-in: its requirements, what it ends, and what it does not unlock. */
import { afterAll, afterEach, describe, expect, setDefaultTimeout, test } from "bun:test"
import { parse } from "../../src/base/parse.ts"
import { createMailer } from "../../src/edges/external-clients.ts"
import {
  addInvitedUser,
  RESET_REQUESTS_PENDING_MAX,
  sendPasswordResets,
} from "../../src/identity/signin/password-reset/actions.ts"
import { THROTTLES } from "../../src/identity/signin/throttle/rules.ts"
import { invitedUser } from "../../src/identity/users/contract.ts"
import { sendDueNotifications } from "../../src/system/notifications/actions-sending.ts"
import { renderEmail } from "../../src/system/notifications/emails.tsx"
import { testApi } from "../harness/api.ts"
import { actorOf } from "../harness/approvals.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { aLocalUser, PASSWORD, sendFrom } from "../harness/sign-in.ts"
import { aUser, createToken, grantOnSystem, uniqueName } from "../harness/users.ts"
import { MAIL_PASSWORD, MAIL_USER, startMailServer } from "../peers/smtp.ts"

setDefaultTimeout(30_000)

const api = await testApi()
const { call, deps } = api
const server = await startMailServer()
const mailer = createMailer({
  smtpUrl: `smtp://${MAIL_USER}:${encodeURIComponent(MAIL_PASSWORD)}@127.0.0.1:${server.port}?ca=${encodeURIComponent(server.caFile)}`,
  mailFrom: "book@example.com",
})!
deps.mailer = mailer
const { signal } = new AbortController()
const NEW = "another heron 78"
const ONE_TIME_PASSWORD_MS = 30 * 60_000
const FIRST_PASSWORD_MS = 72 * 60 * 60_000

afterAll(async () => {
  mailer.close()
  await server.stop()
})
afterEach(async () => {
  deps.setTime(TEST_NOW)
  await deps.db.deleteFrom("sign_in_throttle").execute()
  await deps.db.deleteFrom("password_reset_request").execute()
  await deps.db.deleteFrom("notification").execute()
})

const ask = (body: object, address = "192.0.2.1") =>
  sendFrom(api.app, address, "POST", "/resetpassword", body)
const set = (oneTimePassword: string, password = NEW, address = "192.0.2.1") =>
  sendFrom<{ problems: { path: string; message: string }[] }>(api.app, address, "PUT", "/resetpassword", {
    oneTimePassword,
    password,
  })
const signIn = (username: string, password: string) =>
  call<{ details: object }>(null, "POST", "/token", { username, password })

/** What the job and the outbox do. @returns the one-time passwords that the mail server has got for this address */
async function delivered(email: string): Promise<string[]> {
  await sendPasswordResets(deps, signal)
  await sendDueNotifications({ ...deps, publicAddress: "https://book.example.com" }, renderEmail, signal)
  return server.received
    .filter((letter) => letter.to.includes(email))
    .map((letter) => /One-time password: ([0-9A-Z-]+)/.exec(letter.source.replace(/=\r\n/g, ""))?.[1] ?? "")
}

async function forgotten(columns: Record<string, unknown> = {}) {
  const person = await aLocalUser(api, columns)
  expect((await ask({ username: person.username })).status).toBe(204)
  const codes = await delivered(person.email)
  return { ...person, code: codes.at(-1)!, codes }
}

const audited = (event: string, userId: string) =>
  deps.db
    .selectFrom("audit_entry")
    .selectAll()
    .where("event", "=", event)
    .where("object_id", "=", userId)
    .execute()

describe("a forgotten password", () => {
  test("is reset by the e-mailed one-time password, which works once, and all sign-ins and API tokens end", async () => {
    const { userId, username, email, code } = await forgotten()
    const elsewhere = await createToken(deps, userId)
    await grantOnSystem(deps, userId, ["USER_READ"])
    const wanted = { name: "sync", scopes: ["USER_READ"], expiresOn: "2026-04-01T00:00:00Z" }
    const program = (await call<{ token: string }>(elsewhere, "POST", "/apitokens", wanted)).body.token
    expect((await call(program, "GET", "/users")).status).toBe(200)
    expect((await set(code)).status).toBe(204)
    expect((await call(elsewhere, "GET", "/profile")).status).toBe(401)
    expect((await call(program, "GET", "/users")).status).toBe(401)
    await delivered(email)
    const letter = server.received
      .filter(({ to }) => to.includes(email))
      .at(-1)
      ?.source.replace(/=\r\n/g, "")
    expect(letter).toContain("Subject: Your password was reset")
    expect(letter).toContain("API tokens revoked: 1")
    expect(letter).toContain("From address: 192.0.2.1")
    expect((await signIn(username, PASSWORD)).status).toBe(401)
    expect((await signIn(username, NEW)).status).toBe(200)
    expect(await set(code, "a third heron 79")).toMatchObject({
      ...{ status: 400, body: { problems: [{ path: "oneTimePassword" }] } },
    })
    expect(await audited("PASSWORD_RESET_REQUESTED", userId)).toHaveLength(1)
    expect(await audited("PASSWORD_RESET", userId)).toMatchObject([{ user_id: userId, address: "192.0.2.1" }])
    expect(deps.published).toContainEqual({ kind: "user", id: userId })
  })

  test("leaves neither the one-time password nor its e-mail readable in the database", async () => {
    const person = await aLocalUser(api)
    await ask({ username: person.username })
    await sendPasswordResets(deps, signal)
    const waiting = JSON.stringify(await deps.db.selectFrom("notification").selectAll().execute())
    const [code] = await delivered(person.email)
    const stored = await deps.db.selectFrom("password_reset").selectAll().execute()
    expect(waiting).not.toContain(code!)
    expect(JSON.stringify(stored)).not.toContain(code!)
    expect(code!.replaceAll("-", "").length * 5).toBeGreaterThanOrEqual(128)
  })

  test("is requested by user name or e-mail address in any case; if both are given, both must match", async () => {
    const [one, other] = [await aLocalUser(api), await aLocalUser(api)]
    const lettersAfter = async (body: object) => {
      const before = (await delivered(one.email)).length
      expect((await ask(body)).status).toBe(204)
      return (await delivered(one.email)).length - before
    }
    expect(await lettersAfter({ email: one.email.toUpperCase() })).toBe(1)
    expect(await lettersAfter({ username: one.email })).toBe(1)
    expect(await lettersAfter({ username: one.username.toUpperCase(), email: one.email })).toBe(1)
    expect(await lettersAfter({ username: other.username, email: one.email })).toBe(0)
    expect((await ask({})).status).toBe(400)
    expect((await ask({ username: "x".repeat(300) })).status).toBe(400)
  })

  test("is reset only by the newest one-time password, and only before it expires", async () => {
    const { username, email, code: first } = await forgotten()
    await ask({ username })
    const second = (await delivered(email)).at(-1)!
    expect((await set(first)).status).toBe(400)
    const { code: late } = await forgotten()
    deps.setTime(new Date(TEST_NOW.getTime() + ONE_TIME_PASSWORD_MS - 1))
    expect((await set(second.toLowerCase().replaceAll("-", " "))).status).toBe(204)
    deps.setTime(new Date(TEST_NOW.getTime() + ONE_TIME_PASSWORD_MS))
    expect((await set(late)).status).toBe(400)
  })

  test("keeps its one-time password valid when the new password violates the policy or equals the old one", async () => {
    const { code, username, email } = await forgotten()
    for (const bad of ["short", "password12345", PASSWORD, email]) {
      expect((await set(code, bad)).body.problems[0]?.path).toBe("password")
    }
    expect((await set(code)).status).toBe(204)
    expect((await signIn(username, NEW)).status).toBe(200)
  })

  test("is reset by only one of two concurrent requests with the same one-time password", async () => {
    const { code } = await forgotten()
    const answers = await Promise.all([set(code), set(code, "a third heron 79", "192.0.2.2")])
    expect(answers.map((answer) => answer.status).sort()).toEqual([204, 400])
  })

  test("can be reset without the second factor, which the next sign-in still requires", async () => {
    const sealed = Buffer.from(deps.secretBox.seal("JBSWY3DPEHPK3PXP", "user:x:otp"))
    const { username, code } = await forgotten({ sealed_otp_secret: sealed, otp_enabled: true })
    expect((await set(code)).status).toBe(204)
    expect(await signIn(username, NEW)).toMatchObject({
      status: 401,
      body: { details: { step: "SECOND_FACTOR" } },
    })
  })

  test("when reset, ends pending sign-ins that began with the old password", async () => {
    const { userId, code } = await forgotten()
    const later = new Date(TEST_NOW.getTime() + 60_000)
    const attempt = { user_id: userId, token_hash: Buffer.alloc(32, userId), methods: ["PASSWORD"] }
    await deps.db
      .insertInto("sign_in_attempt")
      .values({ ...attempt, created_on: TEST_NOW, expires_on: later })
      .execute()
    expect((await set(code)).status).toBe(204)
    const left = deps.db.selectFrom("sign_in_attempt").select("id").where("user_id", "=", userId)
    expect(await left.execute()).toEqual([])
  })

  test.each([
    ["locked", { locked_reason: "BY_ADMIN" }],
    ["expired", { expires_on: TEST_NOW }],
    ["deleted", { deleted_on: TEST_NOW }],
    ["a user of a provider", { foreign_user_id: "f9", identity_provider_name: "Entra" }],
  ])("is not reset by a one-time password whose user is %s since it was sent", async (_what, columns) => {
    const { userId, code } = await forgotten()
    await deps.db.updateTable("app_user").set(columns).where("id", "=", userId).execute()
    expect((await set(code)).status).toBe(400)
  })

  test("is that of the user with the name where another one has it as e-mail address", async () => {
    const [named, addressed] = [await aLocalUser(api), await aLocalUser(api)]
    const username = addressed.email
    await deps.db.updateTable("app_user").set({ username }).where("id", "=", named.userId).execute()
    await ask({ username })
    expect(await delivered(named.email)).toHaveLength(1)
    expect(await delivered(addressed.email)).toEqual([])
  })

  test("cannot be reset by a one-time password issued before the password was changed otherwise", async () => {
    const { userId, code } = await forgotten()
    const token = await createToken(deps, userId)
    const change = { currentPassword: PASSWORD, password: "a third heron 79" }
    expect((await call(token, "PUT", "/profile", change)).status).toBe(200)
    expect((await set(code)).status).toBe(400)
  })
})

describe("a password reset request", () => {
  const cases = async () => ({
    local: (await aLocalUser(api)).username,
    unknown: "no such user",
    locked: (await aLocalUser(api, { locked_reason: "BY_ADMIN" })).username,
    expired: (await aLocalUser(api, { expires_on: TEST_NOW })).username,
    withoutAddress: (await aLocalUser(api, { email: "" })).username,
    ofProvider: (await aLocalUser(api, { foreign_user_id: "f1", identity_provider_name: "Entra" })).username,
  })

  test("gets the same answer for every user name, and only local users who may sign in get an e-mail", async () => {
    const people = await cases()
    const before = server.received.length
    const answers = []
    for (const username of Object.values(people)) answers.push(await ask({ username }))
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ status: 204, body: null })]),
    )
    await delivered("no recipient")
    expect(server.received.length - before).toBe(1)
    const created = await deps.db
      .selectFrom("password_reset")
      .innerJoin("app_user", "app_user.id", "password_reset.user_id")
      .select("username")
      .where("username", "in", Object.values(people))
      .execute()
    expect(created).toEqual([{ username: people.local }])
  })

  test("does the same work for known and unknown users; the e-mail is left to a job", async () => {
    const { local, unknown } = await cases()
    for (const username of [local, unknown]) await ask({ username })
    const waiting = await deps.db
      .selectFrom("password_reset_request")
      .select("user_id")
      .orderBy("id")
      .execute()
    expect(waiting).toEqual([{ user_id: expect.any(String) as never }, { user_id: null }])
    expect(
      await deps.db.selectFrom("notification").select("id").where("state", "=", "WAITING").execute(),
    ).toEqual([])
  })

  test("without a mail server gets the same answer, and no one-time password is created", async () => {
    const { username, userId } = await aLocalUser(api)
    deps.mailer = null
    expect((await ask({ username })).status).toBe(204)
    expect(await sendPasswordResets(deps, signal)).toBe(0)
    deps.mailer = mailer
    const made = deps.db.selectFrom("password_reset").select("user_id").where("user_id", "=", userId)
    expect(await made.execute()).toEqual([])
  })
})

describe("a new user without a password", () => {
  /** @returns the account, and the e-mail that its user gets */
  async function invited(language: string) {
    const adminId = await aUser(deps, { superuser: true })
    await deps.db.updateTable("app_user").set({ language }).where("id", "=", adminId).execute()
    const username = uniqueName("ida")
    const person = parse(invitedUser, { username, email: `${crypto.randomUUID()}@x.example` })
    const id = await addInvitedUser(deps, actorOf(adminId), person, "192.0.2.9")
    await sendPasswordResets(deps, signal)
    await sendDueNotifications({ ...deps, publicAddress: "https://book.example.com" }, renderEmail, signal)
    const { source } = server.received.findLast(({ to }) => to.includes(person.email))!
    const text = Buffer.from(source.replace(/=\r\n/g, "").replace(/=([0-9A-F]{2})/g, "%$1")).toString()
    return { id, adminId, username, text: decodeURIComponent(text.replace(/%(?![0-9A-F]{2})/g, "%25")) }
  }

  test("is told by e-mail about the new account, not about a reset, in the language of the administrator", async () => {
    const { id, adminId, username, text } = await invited("de")
    expect(text).toContain("Für Sie wurde ein Konto")
    expect(text).toContain(`Benutzername: ${username}`)
    expect(text).toContain("Gültig bis: ")
    expect(text).not.toContain("zurücksetzen")
    expect(await audited("PASSWORD_RESET_REQUESTED", id)).toMatchObject([{ user_id: adminId }])
  })

  test("has three days to choose the first password, and the usual half hour afterwards", async () => {
    const [early, late] = [await invited("en-GB"), await invited("en-GB")]
    const codeOf = ({ text }: { text: string }) => /One-time password: ([0-9A-Z-]+)/.exec(text)![1]!
    deps.setTime(new Date(TEST_NOW.getTime() + FIRST_PASSWORD_MS - 1))
    expect((await set(codeOf(early))).status).toBe(204)
    deps.setTime(new Date(TEST_NOW.getTime() + FIRST_PASSWORD_MS))
    expect((await set(codeOf(late))).status).toBe(400)
    await ask({ username: early.username })
    await sendPasswordResets(deps, signal)
    const { expires_on } = await deps.db
      .selectFrom("password_reset")
      .select("expires_on")
      .where("user_id", "=", early.id)
      .executeTakeFirstOrThrow()
    expect(expires_on.getTime()).toBe(deps.clock().getTime() + ONE_TIME_PASSWORD_MS)
  })
})

describe("the throttle for password resets", () => {
  test("limits e-mails per user, whatever the network address, without changing the answer", async () => {
    const { username, email } = await aLocalUser(api)
    for (let n = 0; n < THROTTLES.RESET_ACCOUNT.free + 5; n++) {
      const who = n % 2 === 0 ? { username } : { email }
      expect((await ask(who, `192.0.2.${n}`)).status).toBe(204)
    }
    expect(await delivered(email)).toHaveLength(THROTTLES.RESET_ACCOUNT.free + 1)
    deps.setTime(new Date(TEST_NOW.getTime() + THROTTLES.RESET_ACCOUNT.backoffInitialMs))
    await ask({ username })
    expect(await delivered(email)).toHaveLength(THROTTLES.RESET_ACCOUNT.free + 2)
  })

  test("limits requests per network address", async () => {
    for (let n = 0; n < THROTTLES.RESET_NETWORK.free + 5; n++) await ask({ username: `anybody ${n}` })
    const waiting = await deps.db.selectFrom("password_reset_request").select("id").execute()
    expect(waiting).toHaveLength(THROTTLES.RESET_NETWORK.free + 1)
  })

  test("limits the number of pending requests", async () => {
    const rows = Array.from({ length: RESET_REQUESTS_PENDING_MAX }, () => ({
      address: "",
      created_on: TEST_NOW,
    }))
    await deps.db.insertInto("password_reset_request").values(rows).execute()
    expect((await ask({ username: "unknown" })).status).toBe(204)
    const count = await deps.db.selectFrom("password_reset_request").select("id").execute()
    expect(count).toHaveLength(RESET_REQUESTS_PENDING_MAX)
  })

  test("blocks an address after wrong one-time passwords; the valid one still works from another address", async () => {
    const { code } = await forgotten()
    for (let n = 0; n < THROTTLES.RESET_CODE.free + 1; n++)
      expect((await set("0000-0000", NEW, "203.0.113.5")).status).toBe(400)
    expect((await set(code, NEW, "203.0.113.5")).status).toBe(400)
    expect((await set(code, NEW, "203.0.113.6")).status).toBe(204)
  })

  test("forgets the wrong one-time passwords of an address after a right one", async () => {
    const [one, other] = [await forgotten(), await forgotten()]
    for (const { code } of [one, other]) {
      for (let n = 0; n < THROTTLES.RESET_CODE.free; n++)
        expect((await set("0000-0000", NEW, "203.0.113.7")).status).toBe(400)
      expect((await set(code, NEW, "203.0.113.7")).status).toBe(204)
    }
  })
})
