/** Actions that require step-up authentication. */

import { describe, expect, test } from "bun:test"
import type { ErrorBody } from "../../src/http/errors.ts"
import type { StepUpPolicy } from "../../src/system/stepuppolicy/contract.ts"
import { ALWAYS_STEP_UP_MINUTES } from "../../src/system/stepuppolicy/rules.ts"
import { testApi } from "../harness/api.ts"
import { aRecordedSession, aVoterGroup, configureApproval, getApprovalRequest } from "../harness/approvals.ts"
import { aDevice, aMaintenanceFixture } from "../harness/builders.ts"
import { aUserWithPassword, otpCode, PASSWORD, withOtp } from "../harness/factors.ts"
import { checkResponse } from "../harness/response-contract.ts"
import { aUser, aUserGroup, createToken, uniqueName } from "../harness/users.ts"

const api = await testApi()
const { call, deps, root } = api
const MINUTES = 5

const later = (ms: number) => deps.setTime(new Date(deps.clock().getTime() + ms))
const OFF = { startSession: null, vote: null, viewRecording: null, changeRoles: null }

/** By a superuser who has just come. */
async function setPolicy(policy: Partial<Omit<StepUpPolicy, "version">>): Promise<void> {
  const fresh = await createToken(deps, root.userId)
  const answer = await call(fresh, "PUT", "/stepuppolicy", { ...OFF, ...policy })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
}

const atFirst = await call(root.token, "GET", "/stepuppolicy")

const ASKED = { status: 403, body: { code: "NOT_ALLOWED", details: { stepUp: expect.any(Array) } } }

async function aStaleToken(userId: string): Promise<string> {
  const token = await createToken(deps, userId)
  later(MINUTES * 60_000)
  return token
}

describe("the step-up policy", () => {
  test("requires no step-up by default", () => {
    expect(atFirst.body).toMatchObject(OFF)
  })

  test("is changed by a superuser, checked for its version, and audited", async () => {
    await setPolicy({})
    const token = await createToken(deps, await aUser(deps, { superuser: true }))
    const { body } = await call<StepUpPolicy>(token, "GET", "/stepuppolicy")
    const changed = await call(token, "PUT", "/stepuppolicy", { ...OFF, vote: 15, version: body.version })
    expect(changed.body).toMatchObject({ ...OFF, vote: 15 })
    const again = await call(token, "PUT", "/stepuppolicy", { ...OFF, version: body.version })
    expect(again).toMatchObject({ status: 409, body: { details: { fields: ["vote"] } } })
    const entry = await deps.db
      .selectFrom("audit_entry")
      .select("details")
      .where("event", "=", "STEP_UP_POLICY_CHANGED")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(entry.details).toMatchObject({ "vote.before": null, "vote.after": 15 })
    await setPolicy({})
  })

  test.each([0, -1, 721, 1.5, "5"])("rejects a duration of %p minutes", async (vote) => {
    expect((await call(root.token, "PUT", "/stepuppolicy", { ...OFF, vote })).status).toBe(400)
  })

  test("is not changed without a recent step-up, even if it requires none itself", async () => {
    const stale = await createToken(deps, root.userId)
    later(ALWAYS_STEP_UP_MINUTES * 60_000)
    expect(await call(stale, "PUT", "/stepuppolicy", OFF)).toMatchObject(ASKED)
  })
})

describe("with a step-up policy", () => {
  test("a session starts only after a recent step-up", async () => {
    const book = await aMaintenanceFixture(deps, root.userId)
    const stale = await aStaleToken(root.userId)
    const path = `/devices/${book.deviceId}/issues/${book.issueId}/logs/${book.logId}/interfaces/${book.interfaceId}/sessions`
    await setPolicy({ startSession: MINUTES })
    const refusals = () =>
      deps.db.selectFrom("audit_entry").select("id").where("event", "=", "ACCESS_REFUSED").execute()
    const setHash = (password_hash: string | null) =>
      deps.db.updateTable("app_user").set({ password_hash }).where("id", "=", root.userId).execute()
    const before = await refusals()
    await setHash("of a password that can be asked for")
    expect(await call(stale, "POST", path)).toMatchObject(ASKED)
    // Who can answer is asked, and was refused nothing; who cannot was refused.
    expect(await refusals()).toEqual(before)
    await setHash(null)
    expect(await call(stale, "POST", path)).toMatchObject(ASKED)
    expect(await refusals()).toHaveLength(before.length + 1)
    const fresh = await createToken(deps, root.userId)
    // No user works on this issue: the prerequisites are checked next.
    expect(await call(fresh, "POST", path)).toMatchObject({ body: { code: "PREREQUISITES_MISSING" } })
    await setPolicy({})
  })

  test("a vote is cast and retracted only after a recent step-up", async () => {
    const { groupId, people } = await aVoterGroup(api, 1)
    const deviceId = await aDevice(deps)
    await configureApproval(api, { deviceId }, [{ votes: 2, groups: [groupId] }])
    const creator = await createToken(deps, root.userId)
    const issue = { title: "Voted", activationDateTime: deps.clock().toISOString() }
    const made = await call<{ id: string }>(creator, "POST", `/devices/${deviceId}/issues`, issue)
    const request = await getApprovalRequest(
      { ...api, root: { ...root, token: creator } },
      deviceId,
      made.body.id,
    )
    const voter = people[0]!
    const stale = await aStaleToken(voter.userId)
    await setPolicy({ vote: MINUTES })
    const path = `/approval/${request.id}`
    const vote = { approved: true, overruled: false, comment: "" }
    const overrule = { ...vote, overruled: true }
    for (const body of [vote, overrule])
      expect(await call(stale, "POST", `${path}/vote`, body)).toMatchObject(ASKED)
    const fresh = await createToken(deps, voter.userId)
    expect((await call(fresh, "POST", `${path}/vote`, vote)).status).toBe(200)
    const comment = { comment: "Not yet" }
    expect(await call(stale, "POST", `${path}/retractVote`, comment)).toMatchObject(ASKED)
    expect((await call(fresh, "POST", `${path}/retractVote`, comment)).status).toBe(200)
    await setPolicy({})
  })

  test("a recording is downloaded, and described, only after a recent step-up", async () => {
    const book = await aMaintenanceFixture(deps, root.userId)
    const { deviceId, issueId, logId, sessionId } = await aRecordedSession(api, book, root.userId)
    const path = `/devices/${deviceId}/issues/${issueId}/logs/${logId}/sessions/${sessionId}`
    const stale = await aStaleToken(root.userId)
    await setPolicy({ viewRecording: MINUTES })
    const fresh = await createToken(deps, root.userId)
    for (const part of ["screenrecording", "screenrecording/info"]) {
      expect(await call(stale, "GET", `${path}/${part}`)).toMatchObject(ASKED)
      expect((await call(fresh, "GET", `${path}/${part}`)).status).toBe(404)
    }
    await setPolicy({})
  })

  test("roles, and groups that grant rights, are changed only after a recent step-up", async () => {
    const admin = await createToken(deps, root.userId)
    const stale = await aStaleToken(root.userId)
    const member = await aUser(deps)
    const plain = await aUserGroup(deps, [])
    const mighty = await aUserGroup(deps, [])
    const role = (
      await call<{ id: string }>(admin, "POST", "/systemroles", { name: uniqueName("role"), authorities: [] })
    ).body
    const device = (
      await call<{ id: string }>(admin, "POST", "/deviceroles", { name: uniqueName("role"), authorities: [] })
    ).body
    await call(admin, "PUT", `/usergroups/${mighty}/systemroles/${role.id}`)
    const { body: user } = await call<Record<string, unknown>>(admin, "GET", `/users/${member}`)
    const { username, firstname, surname } = user
    const source = { identityProviderId: crypto.randomUUID(), claimMappings: [{ key: "a", value: "b" }] }
    await setPolicy({ changeRoles: MINUTES })
    const asked: [string, string, unknown?][] = [
      ["POST", "/systemroles", { name: uniqueName("role") }],
      ["PUT", `/systemroles/${role.id}`, { name: uniqueName("role") }],
      ["DELETE", `/systemroles/${role.id}`],
      ["PUT", `/usergroups/${plain}/systemroles/${role.id}`],
      ["DELETE", `/usergroups/${mighty}/systemroles/${role.id}`],
      ["POST", "/deviceroles", { name: uniqueName("role") }],
      ["PUT", `/deviceroles/${device.id}`, { name: uniqueName("role") }],
      ["PUT", `/deviceroles/${device.id}/authorities/DEVICE_READ`],
      ["DELETE", `/deviceroles/${device.id}/authorities/DEVICE_READ`],
      ["DELETE", `/deviceroles/${device.id}`],
      ["PUT", `/usergroups/${mighty}/users/${member}`],
      ["DELETE", `/usergroups/${mighty}/users/${member}`],
      ["DELETE", `/usergroups/${mighty}`],
      ["POST", `/usergroups/${mighty}/oidcusersources`, source],
      ["PUT", `/users/${member}`, { username, firstname, surname, superuser: true }],
      ["POST", "/users", { username: uniqueName("new"), password: "a long grey heron 99", superuser: true }],
    ]
    for (const [method, path, body] of asked)
      expect([method, path, await call(stale, method, path, body)]).toMatchObject([method, path, ASKED])
    expect((await call(stale, "PUT", `/usergroups/${plain}/users/${member}`)).status).toBe(204)
    const fresh = await createToken(deps, root.userId)
    expect((await call(fresh, "PUT", `/usergroups/${mighty}/users/${member}`)).status).toBe(204)
    await setPolicy({})
  })

  test("device permissions are granted, changed and removed only after a recent step-up", async () => {
    const deviceId = await aDevice(deps)
    const stale = await aStaleToken(root.userId)
    await setPolicy({ changeRoles: MINUTES })
    const deviceRoleId = crypto.randomUUID()
    const body = { deviceRoleId, userId: root.userId }
    const path = `/devices/${deviceId}/devicepermissions`
    expect(await call(stale, "POST", path, body)).toMatchObject(ASKED)
    expect(await call(stale, "PUT", `${path}/${deviceRoleId}`, body)).toMatchObject(ASKED)
    expect(await call(stale, "DELETE", `${path}/${deviceRoleId}`)).toMatchObject(ASKED)
    await setPolicy({})
  })

  test("actions that the policy does not name require no step-up", async () => {
    const stale = await aStaleToken(root.userId)
    await setPolicy({ vote: 1, viewRecording: 1, startSession: 1 })
    expect((await call(stale, "POST", "/deviceroles", { name: uniqueName("role") })).status).toBe(201)
    await setPolicy({})
  })
})

describe("a step-up", () => {
  const stale = async () => {
    const holder = await withOtp(deps, await aUserWithPassword(deps, { superuser: true }))
    return { ...holder, token: await aStaleToken(holder.userId) }
  }
  const createRole = (token: string) =>
    call<ErrorBody>(token, "POST", "/deviceroles", { name: uniqueName("role") })
  const proveAndDo = async (token: string, ways: string[], proof: object) => {
    expect((await createRole(token)).body.details).toMatchObject({ stepUp: ways })
    expect((await call(token, "POST", "/profile/step-up", proof)).status).toBe(204)
    expect((await createRole(token)).status).toBe(201)
    later(MINUTES * 60_000)
    expect((await createRole(token)).status).toBe(403)
  }

  test("is done by password if there is no second factor, and allows the action for the same token until it expires", async () => {
    await setPolicy({ changeRoles: MINUTES })
    const { userId } = await aUserWithPassword(deps, { superuser: true })
    await proveAndDo(await aStaleToken(userId), ["PASSWORD"], { password: PASSWORD })
    await setPolicy({})
  })

  test("requires the second factor if there is one; the password alone is refused", async () => {
    await setPolicy({ changeRoles: MINUTES })
    const { token, secret } = await stale()
    expect(await call(token, "POST", "/profile/step-up", { password: PASSWORD })).toMatchObject({
      status: 403,
      body: { message: "errors.secondFactorRequired", details: { stepUp: ["OTP"] } },
    })
    await proveAndDo(token, ["OTP"], { otp: await otpCode(deps, secret) })
    await setPolicy({})
  })

  test("with wrong credentials is refused and does not allow the action, and guessing is throttled", async () => {
    await setPolicy({ changeRoles: MINUTES })
    const { userId } = await aUserWithPassword(deps, { superuser: true })
    const token = await aStaleToken(userId)
    const wrong = { password: "wrong" }
    for (let count = 0; count < 12; count++) {
      const answer = await call(token, "POST", "/profile/step-up", wrong)
      expect(answer).toMatchObject({ status: 401, body: { code: "LOGIN_FAILED" } })
    }
    expect((await call(token, "POST", "/profile/step-up", { password: PASSWORD })).status).toBe(401)
    expect((await createRole(token)).status).toBe(403)
    await setPolicy({})
  })

  test("by passkey is refused as its row says where the address is no host name", async () => {
    const token = await createToken(deps, await aUser(deps))
    const passkey = {
      ...{ id: "key", rawId: "key", type: "public-key", clientExtensionResults: {} },
      response: { clientDataJSON: "data", authenticatorData: "data", signature: "signature" },
    }
    const answer = await api.app.request("http://127.0.0.1/api/profile/step-up", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ passkey }),
    })
    const refusal = await answer.json()
    expect(refusal).toMatchObject({ code: "CONFLICT", message: "errors.passkeysUnavailable" })
    checkResponse("POST", "/profile/step-up", answer.status, refusal)
  })

  test("refuses a one-time password that was already used", async () => {
    const { token, secret } = await stale()
    const otp = await otpCode(deps, secret)
    expect((await call(token, "POST", "/profile/step-up", { otp })).status).toBe(204)
    expect((await call(token, "POST", "/profile/step-up", { otp })).status).toBe(401)
  })

  test.each([{}, { password: "a", otp: "b" }, { password: "" }, { pin: "1" }])(
    "with no, several, empty or unknown credentials is refused with 400: %p",
    async (body) => expect((await call(root.token, "POST", "/profile/step-up", body)).status).toBe(400),
  )

  test("is reported as impossible for a user without credentials, and a guessed password is refused", async () => {
    const userId = await aUser(deps, { superuser: true })
    const token = await aStaleToken(userId)
    await setPolicy({ changeRoles: MINUTES })
    expect((await createRole(token)).body).toMatchObject({
      message: "errors.stepUpImpossible",
      details: { stepUp: [] },
    })
    expect((await call(token, "POST", "/profile/step-up", { password: "x" })).status).toBe(401)
    await setPolicy({})
  })
})
