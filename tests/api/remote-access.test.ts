/** Running sessions end with the sign-in they were started in; joining a recorded session requires consent. */

import { afterEach, describe, expect, test } from "bun:test"
import type { Page } from "../../src/base/page-request.ts"
import { hashToken } from "../../src/base/token.ts"
import { updateRow } from "../../src/db/rows.ts"
import type { SignIn } from "../../src/identity/access/contract.ts"
import type { CreatedApiToken } from "../../src/identity/apitokens/contract.ts"
import type { RequestedConsent } from "../../src/identity/consents/contract.ts"
import { refreshToken } from "../../src/identity/signin/actions.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { aVncMachine, stopMachinesAfterAll } from "../harness/machines.ts"
import { invite, remoteTest, sessionPath, VIEWER_AUTHORITIES } from "../harness/remote-sessions.ts"
import { openViewer } from "../harness/viewer.ts"

stopMachinesAfterAll()

const on = await remoteTest({ recheckMs: 20 })
const { db } = on.deps
const INACTIVITY_MS = 600_000

afterEach(async () => {
  on.deps.setTime(TEST_NOW)
  await setConsent("")
})

const setConsent = (text: string) =>
  db.updateTable("installation_settings").set({ recording_consent_en: text }).execute()

async function running() {
  const machine = await aVncMachine()
  const job = await on.aSessionFixture(machine.target)
  const path = await on.startSession(job)
  return { machine, job, path }
}

const idsOf = async (token: string) =>
  (await on.call<Page<SignIn>>(token, "GET", "/profile/signins")).body.rows.map(({ id }) => id)

/** Makes the user's sign-in a browser sign-in: only those end by inactivity. */
const asBrowser = (userId: string) =>
  db.updateTable("sign_in").set({ kind: "BROWSER" }).where("user_id", "=", userId).execute()

describe("a running session ends with USER_LOGOUT_ERROR", () => {
  test("when its owner ends the sign-in from another sign-in", async () => {
    const { job, path } = await running()
    const [id] = await idsOf(job.technician.token)
    await on.call(job.technician.token, "DELETE", `/profile/signins/${id}`)
    expect((await on.waitForEnd(path)).state).toBe("USER_LOGOUT_ERROR")
  })

  test("when an administrator ends the sign-in, while sessions of other users continue", async () => {
    const [first, second] = [await running(), await running()]
    const { userId, token } = first.job.technician
    await db
      .updateTable("app_user")
      .set({ superuser: true })
      .where("id", "=", second.job.technician.userId)
      .execute()
    const [id] = await idsOf(token)
    const answer = await on.call(second.job.technician.token, "DELETE", `/users/${userId}/signins/${id}`)
    expect(answer.status).toBe(204)
    expect((await on.waitForEnd(first.path)).state).toBe("USER_LOGOUT_ERROR")
    expect((await on.session(second.path)).isActive).toBe(true)
  })

  test("when its refresh token is replayed, but not when it is refreshed", async () => {
    const { job, path } = await running()
    const refresh = "stolen".repeat(8)
    await db
      .updateTable("sign_in")
      .set({ refresh_hash: hashToken(refresh), refresh_expires_on: new Date(TEST_NOW.getTime() + 60_000) })
      .where("user_id", "=", job.technician.userId)
      .execute()
    const next = await refreshToken(on.deps, refresh, "")
    await on.deps.live.recheckNow()
    expect((await on.session(path)).isActive).toBe(true)
    expect((await on.requestTicket(path, { ...job.technician, token: next.access_token })).status).toBe(201)
    await refreshToken(on.deps, refresh, "").catch(() => null)
    expect((await on.waitForEnd(path)).state).toBe("USER_LOGOUT_ERROR")
  })

  test("when there was no activity for the configured time", async () => {
    const { job, path } = await running()
    await asBrowser(job.technician.userId)
    on.deps.setTime(new Date(TEST_NOW.getTime() + INACTIVITY_MS - 1))
    await on.deps.live.recheckNow()
    expect((await on.session(path)).isActive).toBe(true)
    on.deps.setTime(new Date(TEST_NOW.getTime() + INACTIVITY_MS))
    expect((await on.waitForEnd(path)).state).toBe("USER_LOGOUT_ERROR")
  })

  test("when the API token that started it is revoked", async () => {
    const machine = await aVncMachine()
    const job = await on.aSessionFixture(machine.target)
    const body = {
      name: "robot",
      scopes: ["DEVICE_READ", "DEVICE_START_REMOTE", "LOG_CREATE"],
      expiresOn: "2026-04-01T00:00:00Z",
    }
    const made = (await on.call<CreatedApiToken>(job.technician.token, "POST", "/apitokens", body)).body
    const started = await on.requestStart(job, made.token)
    expect(started.status).toBe(201)
    const path = {
      deviceId: job.deviceId,
      issueId: job.issueId,
      logId: job.logId,
      sessionId: started.body.id,
    }
    await on.deps.live.recheckNow()
    expect((await on.session(path)).isActive).toBe(true)
    await on.call(job.technician.token, "DELETE", `/apitokens/${made.id}`)
    expect((await on.waitForEnd(path)).state).toBe("USER_LOGOUT_ERROR")
  })
})

test("an API token without the required scopes cannot start a session", async () => {
  const job = await on.aSessionFixture({ port: 1 })
  const body = { name: "reader", scopes: ["DEVICE_READ", "LOG_READ"], expiresOn: "2026-04-01T00:00:00Z" }
  const made = (await on.call<CreatedApiToken>(job.technician.token, "POST", "/apitokens", body)).body
  expect(await on.requestStart(job, made.token)).toMatchObject({
    status: 409,
    body: { details: { missing: ["START_REMOTE", "LOG_CREATE"] } },
  })
})

test("an API token without the required scopes can neither join nor end a session of its owner", async () => {
  const { job, path } = await running()
  const body = { name: "reader", scopes: ["DEVICE_READ", "LOG_READ"], expiresOn: "2026-04-01T00:00:00Z" }
  const made = (await on.call<CreatedApiToken>(job.technician.token, "POST", "/apitokens", body)).body
  expect(await on.requestTicket(path, { ...job.technician, token: made.token })).toMatchObject({
    status: 403,
    body: { code: "NOT_ALLOWED" },
  })
  const session = sessionPath(path).replace("/sessions/", "/graphicalsessions/")
  expect((await on.call(made.token, "PUT", session, { isActive: false })).status).toBe(403)
  expect((await on.session(path)).isActive).toBe(true)
})

test("input in a session keeps its sign-in active, but viewing does not", async () => {
  const { job, path } = await running()
  const viewer = await on.joinSession(path, job.technician)
  await viewer.waitFor("the first picture", () => viewer.count("key") > 0)
  await asBrowser(job.technician.userId)
  on.deps.setTime(new Date(TEST_NOW.getTime() + INACTIVITY_MS - 1000))
  const seen = on.deps.clock()
  viewer.send({ kind: "pointer", x: 5, y: 5, buttons: 0 })
  const activeOn = async () =>
    (
      await db
        .selectFrom("sign_in")
        .select("active_on")
        .where("user_id", "=", job.technician.userId)
        .executeTakeFirstOrThrow()
    ).active_on.getTime()
  while ((await activeOn()) !== seen.getTime()) await new Promise(setImmediate)
  on.deps.setTime(new Date(TEST_NOW.getTime() + INACTIVITY_MS + 60_000))
  await on.deps.live.recheckNow()
  expect((await on.session(path)).isActive).toBe(true)
  viewer.send({ kind: "ack", seq: 1 })
  on.deps.setTime(new Date(seen.getTime() + INACTIVITY_MS))
  expect((await on.waitForEnd(path)).state).toBe("USER_LOGOUT_ERROR")
})

test("reconnecting a socket does not count as activity", async () => {
  const { job, path } = await running()
  on.deps.setTime(new Date(TEST_NOW.getTime() + INACTIVITY_MS / 2))
  await on.joinSession(path, job.technician)
  await asBrowser(job.technician.userId)
  on.deps.setTime(new Date(TEST_NOW.getTime() + INACTIVITY_MS))
  expect((await on.waitForEnd(path)).state).toBe("USER_LOGOUT_ERROR")
})

describe("recording consent", () => {
  const agree = async (token: string) => {
    const wanted = (await on.call<RequestedConsent[]>(token, "GET", "/profile/consents")).body
    const { kind, language, hash } = wanted.find((one) => one.kind === "RECORDING")!
    return on.call(token, "POST", "/profile/consents", { kind, language, hash })
  }

  test("is required to start a session, and again when its text changes", async () => {
    await setConsent("You are recorded.")
    const machine = await aVncMachine()
    const job = await on.aSessionFixture(machine.target)
    const missing = { status: 409, body: { details: { missing: ["RECORDING_CONSENT"] } } }
    expect(await on.requestStart(job)).toMatchObject(missing)
    expect((await agree(job.technician.token)).status).toBe(204)
    await setConsent("You and your keys are recorded.")
    expect(await on.requestStart(job)).toMatchObject(missing)
    await agree(job.technician.token)
    expect((await on.requestStart(job)).status).toBe(201)
  })

  test("is required to join a session, also with a ticket from before", async () => {
    const { job, path } = await running()
    const guest = await on.aUserOn(job, VIEWER_AUTHORITIES)
    await invite(on, path, job.technician, guest, "VIEW")
    const ticket = await on.ticket(path, guest)
    await setConsent("You are recorded.")
    expect(await on.requestTicket(path, guest)).toMatchObject({ status: 403, body: { code: "NOT_ALLOWED" } })
    const headers = { authorization: `Bearer ${guest.token}` }
    const viewer = await openViewer(on.address, { ticket, headers })
    expect((await viewer.closed).code).toBe(1008)
    await agree(guest.token)
    const again = await on.joinSession(path, guest)
    again.disconnect()
  })

  test("is not required for a session that is not recorded", async () => {
    await setConsent("You are recorded.")
    const machine = await aVncMachine()
    const job = await on.aSessionFixture(machine.target)
    await db.updateTable("device").set({ recording_enabled: false }).where("id", "=", job.deviceId).execute()
    const started = await on.requestStart(job)
    expect(started.status).toBe(201)
    const path = {
      deviceId: job.deviceId,
      issueId: job.issueId,
      logId: job.logId,
      sessionId: started.body.id,
    }
    const guest = await on.aUserOn(job, VIEWER_AUTHORITIES)
    expect((await on.requestTicket(path, guest)).status).toBe(201)
  })

  test("is asked of who joins as the session was started, not as its machine is set by then", async () => {
    await setConsent("")
    const machine = await aVncMachine({ maxSessions: 2 })
    const job = await on.aSessionFixture(machine.target)
    const setRecording = (isOn: boolean) => updateRow(db, "device", job.deviceId, { recording_enabled: isOn })
    const recorded = await on.startSession(job)
    await setRecording(false)
    const unrecorded = await on.startSession(job)
    const guest = await on.aUserOn(job, VIEWER_AUTHORITIES)
    for (const path of [recorded, unrecorded]) await invite(on, path, job.technician, guest, "VIEW")
    await setConsent("You are recorded.")
    for (const isOn of [false, true]) {
      await setRecording(isOn)
      expect((await on.requestTicket(recorded, guest)).status).toBe(403)
      const viewer = await on.joinSession(unrecorded, guest)
      await viewer.waitFor("the picture", () => viewer.count("key") > 0)
      viewer.disconnect()
    }
    for (const path of [recorded, unrecorded])
      await on.deps.live.end(path.sessionId, { state: "COMPLETED", code: null, detail: "" })
    expect((await on.session(recorded)).screenRecording).not.toBeNull()
    expect((await on.session(unrecorded)).screenRecording).toBeNull()
  })

  test("is refused for a text that has changed since it was shown", async () => {
    await setConsent("You are recorded.")
    const job = await on.aSessionFixture({ port: 1 })
    const { token } = job.technician
    const [shown] = (await on.call<RequestedConsent[]>(token, "GET", "/profile/consents")).body
    await setConsent("Everything is recorded.")
    const { kind, language, hash } = shown!
    const answer = await on.call(token, "POST", "/profile/consents", { kind, language, hash })
    expect(answer).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
  })
})
