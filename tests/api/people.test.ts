import { describe, expect, test } from "bun:test"
import type { Page } from "../../src/base/page-request.ts"
import type { User } from "../../src/identity/users/contract.ts"
import { testApi } from "../harness/api.ts"
import { aDevice, anIssue } from "../harness/builders.ts"
import { aUser, aUserGroup, createToken, grantOnDevice, grantOnSystem, uniqueName } from "../harness/users.ts"

const { call, deps, root } = await testApi()
const PASSWORD = "grey heron 77"

function input(more: object = {}) {
  const username = uniqueName("user").replace(" ", ".")
  return {
    username,
    firstname: "Uwe",
    surname: "Test",
    email: `${username}@x.example`,
    password: PASSWORD,
    ...more,
  }
}

async function created(more: object = {}): Promise<User> {
  const answer = await call<User>(root.token, "POST", "/users", input(more))
  expect(answer.status).toBe(201)
  return answer.body
}

const saved = (user: User, more: object = {}) => ({
  ...{ username: user.username, firstname: user.firstname, surname: user.surname, email: user.email },
  ...{ superuser: user.superuser, locked: user.locked },
  ...more,
})

async function signIn(user: User, password = PASSWORD) {
  return call<{ access_token: string; refresh_token: string }>(null, "POST", "/token", {
    username: user.username,
    password,
  })
}

async function administrator() {
  const userId = await aUser(deps)
  await grantOnSystem(deps, userId, ["USER_READ", "USER_CREATE", "USER_UPDATE", "USER_DELETE"])
  return { userId, token: await createToken(deps, userId) }
}

describe("users", () => {
  test("are created with an OTP secret that no response contains, and have to use it at sign-in", async () => {
    const user = await created({ otpEnabled: true, otpSecret: "JBSWY3DPEHPK3PXP" })
    expect(user).toMatchObject({ imported: false, foreignUserId: null, otpEnabled: true, locked: false })
    expect(JSON.stringify(user)).not.toContain("JBSWY3DPEHPK3PXP")
    expect(await signIn(user)).toMatchObject({ status: 401, body: { details: { step: "SECOND_FACTOR" } } })
    const row = await deps.db.selectFrom("app_user").selectAll().where("id", "=", user.id).executeTakeFirst()
    expect(Buffer.from(row!.sealed_otp_secret!).toString("latin1")).not.toContain("JBSWY3DPEHPK3PXP")
  })

  test.each([
    ["username", { username: "" }],
    ["username", { username: "a\nb" }],
    ["username", { username: "admin\u200bistrator" }],
    ["username", { username: "administrator\u{e0061}" }],
    ["username", { username: "admin\u034fistrator" }],
    ["username", { username: "x".repeat(101) }],
    ["firstname", { firstname: "x".repeat(101) }],
    ["email", { email: "no address" }],
    ["email", { email: "a@x.example\r\nBcc: b@x.example" }],
    ["password", { password: "short" }],
    ["password", { password: "Password2026" }],
    ["password", { password: "x".repeat(257) }],
    ["expiry", { expiry: "tomorrow" }],
    ["otpSecret", { otpSecret: "not base32!" }],
    ["otpSecret", { otpEnabled: true }],
    ["isAdmin", { isAdmin: true }],
  ])("with an invalid %s are rejected, and the field is named", async (field, wrong) => {
    const answer = await call(root.token, "POST", "/users", input(wrong))
    expect(answer.status).toBe(400)
    expect(answer.body.problems.map((problem) => problem.path)).toContain(field)
  })

  test("with an invalid one-time password secret are told so", async () => {
    const answer = await call(root.token, "POST", "/users", input({ otpSecret: "not base32!" }))
    expect(answer.body.problems).toMatchObject([{ path: "otpSecret", reason: "otpSecret" }])
  })

  test("with an existing user name or e-mail address in any letter case are refused as CONFLICT with the field", async () => {
    const user = await created()
    const name = await call(root.token, "POST", "/users", input({ username: user.username.toUpperCase() }))
    expect(name).toMatchObject({
      status: 409,
      body: { details: { field: "username" }, problems: [{ path: "username" }] },
    })
    const composed = uniqueName("Renée").replace(" ", ".")
    await created({ username: composed })
    const decomposed = input({ username: composed.normalize("NFD") })
    expect((await call(root.token, "POST", "/users", decomposed)).status).toBe(409)
    const email = await call(root.token, "POST", "/users", input({ email: user.email.toUpperCase() }))
    expect(email).toMatchObject({ status: 409, body: { details: { field: "email" } } })
    const other = await created()
    const path = `/users/${other.id}`
    expect(await call(root.token, "PUT", path, saved(other, { email: user.email }))).toMatchObject({
      ...{ status: 409, body: { details: { field: "email" } } },
    })
  })

  test("created concurrently with the same name are created once", async () => {
    const username = uniqueName("racer").replace(" ", ".")
    const all = await Promise.all(
      Array.from({ length: 4 }, (_, n) =>
        call(root.token, "POST", "/users", input({ username, email: `racer${n}@y.example` })),
      ),
    )
    expect(all.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409])
  })

  test("keep a password and an OTP secret that are left blank, and cannot enable OTP without a secret", async () => {
    const user = await created({ otpEnabled: true, otpSecret: "JBSWY3DPEHPK3PXP" })
    const path = `/users/${user.id}`
    const kept = await call<User>(root.token, "PUT", path, saved(user, { otpEnabled: true, password: "" }))
    expect(kept).toMatchObject({ status: 200, body: { otpEnabled: true, version: expect.any(Number) } })
    expect(await signIn(user)).toMatchObject({ status: 401, body: { details: { step: "SECOND_FACTOR" } } })
    const bare = await created()
    const refused = await call(root.token, "PUT", `/users/${bare.id}`, saved(bare, { otpEnabled: true }))
    expect(refused).toMatchObject({ status: 400, body: { problems: [{ path: "otpSecret" }] } })
  })

  test("saved with an outdated version are refused with 409 and the changed fields", async () => {
    const user = await created()
    const path = `/users/${user.id}`
    const { version } = user
    expect((await call(root.token, "PUT", path, saved(user, { surname: "First", version }))).status).toBe(200)
    const second = await call(root.token, "PUT", path, saved(user, { firstname: "Second", version }))
    expect(second).toMatchObject({ status: 409, body: { message: "errors.changedMeanwhile" } })
    expect(second.body.details.fields).toEqual(["firstname", "surname"])
  })

  test("are listed in pages and searched, without deleted users", async () => {
    const marker = uniqueName("marker").replace(" ", "")
    const users = await Promise.all(["a", "b", "c"].map((n) => created({ surname: `${marker} ${n}` })))
    await call(root.token, "DELETE", `/users/${users[1]!.id}`)
    const found = await call<Page<User>>(root.token, "GET", `/users?search=${marker}&size=1`)
    expect([found.body.total, found.body.rows.length]).toEqual([2, 1])
    expect((await call(root.token, "GET", `/users/${users[1]!.id}`)).status).toBe(404)
  })
})

describe("user administration", () => {
  test("does not allow users to delete, lock, expire or promote themselves", async () => {
    const admin = await administrator()
    const path = `/users/${admin.userId}`
    const me = (await call<User>(admin.token, "GET", path)).body
    expect(await call(admin.token, "DELETE", path)).toMatchObject({
      status: 403,
      body: { message: "errors.cannotDeleteSelf" },
    })
    expect((await call(admin.token, "PUT", path, saved(me, { locked: true }))).status).toBe(403)
    expect((await call(admin.token, "PUT", path, saved(me, { superuser: true }))).status).toBe(403)
    const expiry = new Date(deps.clock().getTime() - 1).toISOString()
    expect((await call(admin.token, "PUT", path, saved(me, { expiry }))).status).toBe(403)
    const own = (await call<User>(root.token, "GET", `/users/${root.userId}`)).body
    const demoted = await call(root.token, "PUT", `/users/${root.userId}`, saved(own, { superuser: false }))
    expect(demoted).toMatchObject({ status: 403, body: { message: "errors.cannotChangeOwnSuperuser" } })
  })

  test("allows only superusers to create or change superusers, and no user to delete one", async () => {
    const admin = await administrator()
    const boss = await created({ superuser: true })
    const path = `/users/${boss.id}`
    expect((await call(admin.token, "POST", "/users", input({ superuser: true }))).status).toBe(403)
    expect((await call(admin.token, "PUT", path, saved(boss, { password: "another heron 77" }))).status).toBe(
      403,
    )
    expect((await signIn(boss)).status).toBe(200)
    for (const token of [admin.token, root.token])
      expect(await call(token, "DELETE", path)).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
  })

  test("keeps one superuser when two demote each other concurrently", async () => {
    const { db } = deps
    const [a, b] = await Promise.all([created({ superuser: true }), created({ superuser: true })])
    await db.updateTable("app_user").set({ superuser: false }).where("id", "not in", [a!.id, b!.id]).execute()
    const [tokenA, tokenB] = await Promise.all([createToken(deps, a!.id), createToken(deps, b!.id)])
    const both = await Promise.all([
      call(tokenA, "PUT", `/users/${b!.id}`, saved(b!, { superuser: false })),
      call(tokenB, "PUT", `/users/${a!.id}`, saved(a!, { superuser: false })),
    ])
    const left = await db.selectFrom("app_user").select("id").where("superuser", "=", true).execute()
    await db.updateTable("app_user").set({ superuser: true }).where("id", "=", root.userId).execute()
    expect(both.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(left).toHaveLength(1)
  })
})

describe("revoking a user's access", () => {
  test("by a lock ends the sign-ins, and unlocking does not restore them", async () => {
    const user = await created()
    const tokens = (await signIn(user)).body
    const path = `/users/${user.id}`
    expect((await call(root.token, "PUT", path, saved(user, { locked: true }))).status).toBe(200)
    expect(deps.published.at(-1)).toEqual({ kind: "user", id: user.id })
    const again = { refresh_token: tokens.refresh_token }
    expect((await call(null, "POST", "/token/refresh", again)).status).toBe(401)
    expect((await signIn(user)).status).toBe(401)
    const locked = await call<User>(root.token, "GET", path)
    expect(locked.body).toMatchObject({ locked: true, lockedReason: "BY_ADMIN" })
    await call(root.token, "PUT", path, saved(user, { locked: false }))
    expect((await call(tokens.access_token, "GET", "/profile")).status).toBe(401)
    expect((await signIn(user)).status).toBe(200)
  })

  test("by a lock keeps the reason of an earlier lock", async () => {
    const user = await created()
    await deps.db
      .updateTable("app_user")
      .set({ locked_reason: "MAX_FAILED_LOGIN_ATTEMPTS" })
      .where("id", "=", user.id)
      .execute()
    const answer = await call<User>(root.token, "PUT", `/users/${user.id}`, saved(user, { locked: true }))
    expect(answer.body.lockedReason).toBe("MAX_FAILED_LOGIN_ATTEMPTS")
  })

  test("by an expiry takes effect at that moment", async () => {
    const user = await created()
    const token = (await signIn(user)).body.access_token
    const expiry = deps.clock().toISOString()
    await call(root.token, "PUT", `/users/${user.id}`, saved(user, { expiry }))
    expect((await call(token, "GET", "/profile")).status).toBe(401)
    expect((await signIn(user)).status).toBe(401)
  })

  test("by a new password from an administrator ends the existing sign-ins", async () => {
    const user = await created()
    const token = (await signIn(user)).body.access_token
    await call(root.token, "PUT", `/users/${user.id}`, saved(user, { password: "another heron 77" }))
    expect((await call(token, "GET", "/profile")).status).toBe(401)
    expect((await signIn(user, "another heron 77")).status).toBe(200)
  })

  test("by deletion keeps the name in issues, and reopens the user's issues in progress", async () => {
    const user = await created()
    const token = (await signIn(user)).body.access_token
    const deviceId = await aDevice(deps)
    await grantOnDevice(deps, user.id, deviceId, ["ISSUE_READ", "ISSUE_UPDATE"])
    await aUserGroup(deps, [user.id])
    const issueId = await anIssue(deps, deviceId, user.id)
    await call(token, "PUT", `/devices/${deviceId}/issues/${issueId}/action/take`)
    const closedId = await anIssue(deps, deviceId, user.id)
    await call(token, "PUT", `/devices/${deviceId}/issues/${closedId}/action/take`)
    await call(root.token, "PUT", `/devices/${deviceId}/issues/${closedId}/action/close`, { reason: "DONE" })
    expect((await call(root.token, "DELETE", `/users/${user.id}`)).status).toBe(204)
    // Closed issues keep the assigned user.
    const closed = await call(root.token, "GET", `/devices/${deviceId}/issues/${closedId}`)
    expect(closed.body).toMatchObject({
      ...{ state: "CLOSED", assignedUser: { id: user.id, username: user.username } },
    } as never)
    expect((await call(token, "GET", "/profile")).status).toBe(401)
    expect((await signIn(user)).status).toBe(401)
    const issue = await call(root.token, "GET", `/devices/${deviceId}/issues/${issueId}`)
    expect(issue.body).toMatchObject({
      ...{ state: "OPEN", assignedUser: null },
      createdBy: { username: user.username },
    } as never)
    const assignable = await call<Page<User>>(root.token, "GET", `/devices/${deviceId}/assignableusers`)
    expect(assignable.body.rows.map((row) => row.username)).not.toContain(user.username)
    const events = await deps.db
      .selectFrom("audit_entry")
      .select("event")
      .where("user_id", "=", root.userId)
      .where("object_id", "in", [user.id, issueId])
      .execute()
    expect(events.map((entry) => entry.event)).toEqual(
      expect.arrayContaining(["USER_CREATED", "ISSUE_RETURNED", "USER_DELETED"]),
    )
    expect((await call(root.token, "POST", "/users", input({ username: user.username }))).status).toBe(201)
  })
})

describe("users of an identity provider", () => {
  async function foreign() {
    const user = await created()
    await deps.db
      .updateTable("app_user")
      .set({ foreign_user_id: "ext-1", identity_provider_name: "Entra" })
      .where("id", "=", user.id)
      .execute()
    return user
  }

  test("keep the provider's names, and cannot get a password", async () => {
    const user = await foreign()
    const path = `/users/${user.id}`
    const refused = await call(root.token, "PUT", path, saved(user, { surname: "Other", password: PASSWORD }))
    expect(refused.body.problems.map((problem) => problem.path)).toEqual(["surname", "password"])
    const locked = await call<User>(root.token, "PUT", path, saved(user, { locked: true }))
    expect(locked).toMatchObject({ status: 200, body: { imported: true, identityProviderName: "Entra" } })
  })

  test("join groups through sources only, and cannot be assigned issues directly", async () => {
    const user = await foreign()
    const groupId = await aUserGroup(deps, [])
    expect((await call(root.token, "PUT", `/usergroups/${groupId}/users/${user.id}`)).status).toBe(409)
    const deviceId = await aDevice(deps)
    await grantOnDevice(deps, user.id, deviceId, ["ISSUE_UPDATE", "DEVICE_JOIN_REMOTE"])
    const names = async (list: string) =>
      (await call<Page<User>>(root.token, "GET", `/devices/${deviceId}/${list}`)).body.rows.map(
        (row) => row.username,
      )
    expect(await names("assignableusers")).not.toContain(user.username)
    expect(await names("invitableusers")).toContain(user.username)
    await deps.db
      .updateTable("app_user")
      .set({ deprovisioned_on: deps.clock() })
      .where("id", "=", user.id)
      .execute()
    expect(await names("invitableusers")).not.toContain(user.username)
  })
})
