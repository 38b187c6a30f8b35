/** One's own profile, and the password policy that every new password meets. */
import { afterEach, describe, expect, setDefaultTimeout, test } from "bun:test"
import type { Page } from "../../src/base/page-request.ts"
import type { PasswordPolicyResponse } from "../../src/identity/passwords/contract.ts"
import type { Profile } from "../../src/identity/profile/contract.ts"
import type { Issue } from "../../src/maintenance/issues/contract.ts"
import type { Session } from "../../src/sessions/session/contract.ts"
import { insertSession } from "../../src/sessions/session/store.ts"
import { upsertInvitation } from "../../src/sessions/session/store-invitations.ts"
import { testApi } from "../harness/api.ts"
import { aDevice, aMaintenanceFixture, anIssue } from "../harness/builders.ts"
import { quickHash } from "../harness/quick-hash.ts"
import { aUser, aUserGroup, createToken, grantOnDevice } from "../harness/users.ts"

/** Hashing passwords is slow on purpose. */
setDefaultTimeout(30_000)

const { call, deps, root } = await testApi()
const PASSWORD = "grey heron 77"
const HASH = await quickHash(PASSWORD)

async function someone() {
  const userId = await aUser(deps)
  await deps.db.updateTable("app_user").set({ password_hash: HASH }).where("id", "=", userId).execute()
  return { userId, token: await createToken(deps, userId) }
}

describe("the user profile", () => {
  test("accepts changes of name, e-mail address and language, and keeps omitted fields", async () => {
    const me = await someone()
    const put = (body: object) => call<Profile>(me.token, "PUT", "/profile", body)
    expect((await put({ language: "nl" })).body).toMatchObject({ language: "nl", surname: "Test" })
    const changed = await put({ firstname: "Tom", email: `${me.userId}@x.example` })
    expect(changed.body).toMatchObject({
      firstname: "Tom",
      surname: "Test",
      displayName: "Tom Test",
      language: "nl",
    })
    expect((await put({ language: null })).body.language).toBeNull()
    expect((await put({ language: "fr" })).status).toBe(400)
    expect((await put({ superuser: true })).status).toBe(400)
    expect(await put({ firstname: "x\u202enimda" })).toMatchObject({
      ...{ status: 400, body: { problems: [{ reason: "directionControl" }] } },
    })
  })

  test("requires the current password and the policy for a new password, which ends the other sign-ins", async () => {
    const me = await someone()
    const elsewhere = await createToken(deps, me.userId)
    const put = (body: object) => call(me.token, "PUT", "/profile", body)
    const wrong = await put({ password: "another heron 77", currentPassword: "guessed" })
    expect(wrong).toMatchObject({ status: 400, body: { problems: [{ path: "currentPassword" }] } })
    const weak = await put({ password: "password12345", currentPassword: PASSWORD })
    expect(weak).toMatchObject({ status: 400, body: { problems: [{ path: "password" }] } })
    expect((await put({ password: "another heron 77", currentPassword: PASSWORD })).status).toBe(200)
    expect((await call(me.token, "GET", "/profile")).status).toBe(200)
    expect((await call(elsewhere, "GET", "/profile")).status).toBe(401)
  })

  test("with the e-mail address of another user is refused as CONFLICT", async () => {
    const [one, other] = [await someone(), await someone()]
    const email = `${one.userId}@x.example`
    expect((await call(one.token, "PUT", "/profile", { email })).status).toBe(200)
    expect(await call(other.token, "PUT", "/profile", { email })).toMatchObject({
      ...{ status: 409, body: { details: { field: "email" } } },
    })
  })
})

describe("the profile lists of a user", () => {
  test("contain assigned issues on readable machines, only open ones by default", async () => {
    const me = await someone()
    const [readable, hidden] = [await aDevice(deps), await aDevice(deps)]
    await grantOnDevice(deps, me.userId, readable, ["ISSUE_READ"])
    const ids: string[] = []
    for (const [deviceId, state] of [
      [readable, "OPEN"],
      [readable, "CLOSED"],
      [hidden, "OPEN"],
    ] as const) {
      const issueId = await anIssue(deps, deviceId, root.userId)
      ids.push(issueId)
      const done_sub_status = state === "CLOSED" ? "DONE" : null
      const description = "<p>Oil &amp; <b>grease</b></p><p>weekly</p>"
      const set = { state, done_sub_status, assigned_user_id: me.userId, description }
      await deps.db.updateTable("issue").set(set).where("id", "=", issueId).execute()
    }
    const list = async (query = "") =>
      (await call<Page<Issue>>(me.token, "GET", `/profile/assignedissues${query}`)).body.rows
    expect((await list()).map((issue) => issue.id)).toEqual([ids[0]!])
    expect((await list("?completed=true")).map((issue) => issue.id).sort()).toEqual([ids[0]!, ids[1]!].sort())
    expect((await list("?plain=true"))[0]!.description).toBe("Oil & grease\nweekly")
  })

  test("contain the issues of the user's groups, the groups, and the device authorities", async () => {
    const me = await someone()
    const groupId = await aUserGroup(deps, [me.userId])
    const deviceId = await aDevice(deps)
    await grantOnDevice(deps, me.userId, deviceId, ["ISSUE_READ", "PLC_READ"])
    const issueId = await anIssue(deps, deviceId, root.userId)
    const set = { assigned_user_group_id: groupId }
    await deps.db.updateTable("issue").set(set).where("id", "=", issueId).execute()
    const ids = async (path: string) =>
      (await call<Page<{ id: string }>>(me.token, "GET", path)).body.rows.map((row) => row.id)
    expect(await ids("/profile/groupassignedissues")).toEqual([issueId])
    expect(await ids("/profile/usergroups")).toEqual([groupId])
    const authorities = await call(me.token, "GET", "/profile/deviceroleauthorities")
    expect(authorities.body).toEqual(["ISSUE_READ", "PLC_READ"] as never)
    const all = await call<string[]>(root.token, "GET", "/profile/deviceroleauthorities")
    expect(all.body).toContain("DEVICE_DELETE")
  })

  test("contain the sessions that the user started, and running ones that the user owns or is invited to", async () => {
    const [owner, guest] = [await someone(), await someone()]
    const book = await aMaintenanceFixture(deps, owner.userId)
    const { deviceId, issueId, logId, interfaceId } = book
    const sessionId = await insertSession(deps.db, {
      ...{ deviceId, issueId, logId, interfaceId, interfaceName: "Panel", interfaceType: "VNC" },
      ...{ ownerId: owner.userId, recordingState: "NONE", startedOn: deps.clock() },
    })
    await upsertInvitation(deps.db, {
      sessionId,
      userId: guest.userId,
      right: "VIEW",
      createdBy: owner.userId,
    })
    const ids = async (token: string, path: string) =>
      (await call<Page<Session>>(token, "GET", path)).body.rows.map((row) => row.id)
    expect(await ids(owner.token, "/profile/activesessions")).toEqual([sessionId])
    expect(await ids(guest.token, "/profile/activesessions")).toEqual([])
    await grantOnDevice(deps, guest.userId, deviceId, ["DEVICE_READ"])
    expect(await ids(guest.token, "/profile/activesessions")).toEqual([sessionId])
    expect(await ids(guest.token, "/profile/mycreatedsessions")).toEqual([])
    await deps.db.deleteFrom("device_permission").where("user_id", "=", guest.userId).execute()
    expect(await ids(guest.token, "/profile/activesessions")).toEqual([])
    const ended = { state: "COMPLETED", ended_on: deps.clock() }
    await deps.db.updateTable("remote_session").set(ended).where("id", "=", sessionId).execute()
    expect(await ids(owner.token, "/profile/activesessions")).toEqual([])
    expect(await ids(owner.token, "/profile/mycreatedsessions")).toEqual([sessionId])
    expect(await ids(owner.token, "/profile/mycreatedsessions?completed=false")).toEqual([])
  })
})

describe("the password policy", () => {
  const policy = { name: "Plant", minimumLength: 14, digits: 2, validityInDays: 90 }

  afterEach(async () => {
    const { version } = (await call<PasswordPolicyResponse>(root.token, "GET", "/passwordpolicy")).body
    const initial = { minimumLength: 12, digits: 0, validityInDays: 0, version }
    expect((await call(root.token, "PUT", "/passwordpolicy", initial)).status).toBe(200)
  })

  test("requires twelve characters and nothing else by default", async () => {
    const answer = await call<PasswordPolicyResponse>(root.token, "GET", "/passwordpolicy")
    expect(answer.body).toMatchObject({
      ...{ minimumLength: 12, lowercase: 0, uppercase: 0, digits: 0, symbols: 0, validityInDays: 0 },
    })
  })

  test("applies a change to the next password, and expires passwords older than its validity", async () => {
    const me = await someone()
    const { version } = (await call<PasswordPolicyResponse>(root.token, "GET", "/passwordpolicy")).body
    expect((await call(root.token, "PUT", "/passwordpolicy", { ...policy, version })).status).toBe(200)
    const stale = await call(root.token, "PUT", "/passwordpolicy", { ...policy, symbols: 1, version })
    expect(stale).toMatchObject({ status: 409, body: { details: { fields: ["symbols"] } } })
    const short = await call(me.token, "PUT", "/profile", {
      password: "grey heron",
      currentPassword: PASSWORD,
    })
    expect(short.body.problems.map((problem) => problem.message)).toEqual([
      "validation.min",
      "validation.passwordDigits",
    ])
    const old = new Date(deps.clock().getTime() - 91 * 86_400_000)
    await deps.db
      .updateTable("app_user")
      .set({ password_changed_on: old })
      .where("id", "=", me.userId)
      .execute()
    expect((await call<Profile>(me.token, "GET", "/profile")).body.passwordExpired).toBe(true)
  })

  test.each([
    ["name", { name: "ab" }],
    ["minimumLength", { minimumLength: 0 }],
    ["minimumLength", { minimumLength: 129 }],
    ["digits", { digits: -1 }],
    ["symbols", { symbols: 33 }],
    ["validityInDays", { validityInDays: 1.5 }],
  ])("with an invalid %s is rejected, and the field is named", async (field, wrong) => {
    const answer = await call(root.token, "PUT", "/passwordpolicy", { ...policy, ...wrong })
    expect(answer).toMatchObject({ status: 400, body: { problems: [{ path: field }] } })
  })
})
