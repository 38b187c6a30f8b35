import { afterEach, describe, expect, test } from "bun:test"
import { hoursAfter } from "../../src/base/clock.ts"
import { revokeSignIn } from "../../src/identity/revocation/store.ts"
import type { Issue } from "../../src/maintenance/issues/contract.ts"
import type { SessionEndState } from "../../src/sessions/session/rules.ts"
import { aVoterGroup, configureApproval } from "../harness/approvals.ts"
import { waitUntil } from "../harness/eventually.ts"
import { aVncMachine, stopMachinesAfterAll } from "../harness/machines.ts"
import { seekTo, segmentFetcher } from "../harness/playback.ts"
import {
  invite,
  remoteTest,
  type SessionFixture,
  sessionPath,
  TECHNICIAN_AUTHORITIES,
  type TestSignIn,
} from "../harness/remote-sessions.ts"
import { aUser, createToken } from "../harness/users.ts"
import { openViewer } from "../harness/viewer.ts"

stopMachinesAfterAll()

const on = await remoteTest({ recheckMs: 50 })
const grace = { recheckMs: 50, graceMs: 60_000 }
const brief = await remoteTest(grace)
/** From now on the owner's absence ends a session of `brief` at once; while people join on a busy machine it must not. */
const shortenGrace = () => {
  grace.graceMs = 200
}
afterEach(() => {
  grace.graceMs = 60_000
})
const patient = await remoteTest({ recheckMs: 60_000 })
type Side = typeof on
const stopping = await remoteTest()
const expiring = await remoteTest({ recheckMs: 60_000 })
const { db } = on.deps

async function running(side: Side = on) {
  const machine = await aVncMachine()
  const job = await side.aSessionFixture(machine.target)
  const path = await side.startSession(job)
  const owner = await side.joinSession(path, job.technician)
  await owner.waitFor("the picture", () => owner.count("key") > 0)
  return { machine, job, path, owner }
}
type Running = Awaited<ReturnType<typeof running>>

const issueOf = ({ deviceId, issueId }: SessionFixture) => `/devices/${deviceId}/issues/${issueId}`
const setIssue = (side: Side, job: SessionFixture, change: Record<string, unknown>) =>
  side.deps.db.updateTable("issue").set(change).where("id", "=", job.issueId).execute()
const sessionsOf = (path: Running["path"]) => sessionPath(path).replace("/sessions/", "/graphicalsessions/")

const aRoot = async ({ deps }: Side) => createToken(deps, await aUser(deps, { superuser: true }))

async function expectEnd({ machine, path, owner }: Running, state: SessionEndState, side: Side = on) {
  const notice = await owner.waitForNotice("state", ({ state }) => state === "ENDED")
  expect(notice.code).toBe(state === "COMPLETED" ? "SESSION_CLOSED" : state)
  expect((await owner.closed).code).toBe(1000)
  const session = await side.waitForEnd(path)
  expect(session).toMatchObject({ state, isActive: false, screenRecording: { state: "COMPLETE" } })
  expect(session.endTime).not.toBeNull()
  await waitUntil("the machine is left alone", () => machine.clientCount() === 0)
}

describe("check 3: a running session ends within the recheck interval", () => {
  const untold: [string, SessionEndState, (running: Running) => Promise<unknown>][] = [
    [
      "remote access is switched off",
      "ISSUE_ENABLE_REMOTE_ACCESS_ERROR",
      ({ job }) => setIssue(on, job, { enable_remote_access: false }),
    ],
    [
      "the issue is assigned to another user",
      "ISSUE_ASSIGNMENT_ERROR",
      async ({ job }) => {
        const { userId } = await on.aUserOn(job)
        return setIssue(on, job, { assigned_user_id: userId })
      },
    ],
    [
      "the permission on the machine is taken away",
      "USER_AUTHORIZATION_ERROR",
      ({ job }) => db.deleteFrom("device_permission").where("device_id", "=", job.deviceId).execute(),
    ],
    [
      "the interface becomes one for groups that its user is in none of",
      "USER_AUTHORIZATION_ERROR",
      ({ job }) =>
        db
          .updateTable("target_interface")
          .set({ start_remote_for_all: false })
          .where("id", "=", job.interfaceId)
          .execute(),
    ],
    [
      "the right to read the machine is taken away, and nothing else",
      "USER_AUTHORIZATION_ERROR",
      ({ job }) =>
        db
          .deleteFrom("device_role_authority")
          .where("authority", "=", "DEVICE_READ")
          .where("device_role_id", "in", (eb) =>
            eb.selectFrom("device_permission").select("device_role_id").where("device_id", "=", job.deviceId),
          )
          .execute(),
    ],
    [
      "the sign-in is revoked",
      "USER_LOGOUT_ERROR",
      async ({ job }) => {
        const rows = await db
          .selectFrom("sign_in")
          .select("id")
          .where("user_id", "=", job.technician.userId)
          .execute()
        for (const { id } of rows) await revokeSignIn(db, id, on.deps.clock())
      },
    ],
    [
      "the account is locked",
      "USER_LOGOUT_ERROR",
      ({ job }) =>
        db
          .updateTable("app_user")
          .set({ locked_reason: "BY_ADMIN" })
          .where("id", "=", job.technician.userId)
          .execute(),
    ],
    [
      "the window ends",
      "ISSUE_MAINTENANCE_WINDOW_ERROR",
      ({ job }) =>
        setIssue(on, job, {
          activation_on: hoursAfter(on.deps.clock(), -2),
          window_hours: 2,
          window_end_on: on.deps.clock(),
        }),
    ],
  ]
  for (const [when, state, change] of untold)
    test(`when ${when}: ${state}`, async () => {
      const session = await running()
      await change(session)
      await expectEnd(session, state)
    })
})

describe("a running session ends without waiting for the recheck", () => {
  test("with ISSUE_STATE_ERROR when its issue is closed", async () => {
    const session = await running(patient)
    const closed = await patient.call(
      session.job.technician.token,
      "PUT",
      `${issueOf(session.job)}/action/close`,
      { reason: "DONE" },
    )
    expect(closed.status).toBeLessThan(300)
    await expectEnd(session, "ISSUE_STATE_ERROR", patient)
  })

  const changed = async (job: SessionFixture, change: Record<string, unknown>) => {
    const { token, userId: assignedUserId } = job.technician
    const { body } = await patient.call<Issue>(token, "GET", issueOf(job))
    const { title, description, version, issueType, priority, activationDateTime } = body
    const { maintenanceWindowInHours, enableRemoteAccess } = body
    const kept = { title, description, version, issueType, priority, activationDateTime }
    const answer = await patient.call(token, "PUT", issueOf(job), {
      ...{ ...kept, maintenanceWindowInHours, assignedUserId, enableRemoteAccess },
      ...change,
    })
    expect(answer.status).toBe(200)
  }
  const called: [string, SessionEndState, (job: SessionFixture) => Promise<unknown>][] = [
    [
      "remote access is switched off in its issue",
      "ISSUE_ENABLE_REMOTE_ACCESS_ERROR",
      (job) => changed(job, { enableRemoteAccess: false }),
    ],
    [
      "its issue is assigned to another user",
      "ISSUE_ASSIGNMENT_ERROR",
      async (job) =>
        changed(job, { assignedUserId: (await patient.aUserOn(job, TECHNICIAN_AUTHORITIES)).userId }),
    ],
    [
      "the owner's permission on the machine is deleted",
      "USER_AUTHORIZATION_ERROR",
      async (job) => {
        const root = await aRoot(patient)
        const permissions = `/devices/${job.deviceId}/devicepermissions`
        const { body } = await patient.call<{ rows: { id: string }[] }>(root, "GET", permissions)
        for (const { id } of body.rows)
          expect((await patient.call(root, "DELETE", `${permissions}/${id}`)).status).toBe(204)
      },
    ],
  ]
  test.each(called)("when %s: %s", async (_when, state, change) => {
    const session = await running(patient)
    await change(session.job)
    await expectEnd(session, state, patient)
  })

  test("with ISSUE_STATE_ERROR when an issue change, even of the title only, requires a new approval", async () => {
    const session = await running(patient)
    const { technician, deviceId } = session.job
    const { groupId } = await aVoterGroup(patient, 1)
    await configureApproval({ deps: patient.deps, root: technician }, { deviceId }, [{ groups: [groupId] }])
    const path = issueOf(session.job)
    const { body: issue } = await patient.call<Issue>(technician.token, "GET", path)
    const changed = await patient.call<Issue>(technician.token, "PUT", path, {
      ...{ title: "Something else", description: issue.description, version: issue.version },
      ...{ issueType: issue.issueType, priority: issue.priority, assignedUserId: technician.userId },
      activationDateTime: issue.activationDateTime,
      maintenanceWindowInHours: issue.maintenanceWindowInHours,
    })
    expect(changed).toMatchObject({ status: 200, body: { state: "APPROVAL_PENDING" } })
    await expectEnd(session, "ISSUE_STATE_ERROR", patient)
  })

  test("with USER_LOGOUT_ERROR when its owner signs out", async () => {
    const session = await running(patient)
    const out = await patient.call(session.job.technician.token, "PUT", "/profile/logout")
    expect(out.status).toBeLessThan(300)
    await expectEnd(session, "USER_LOGOUT_ERROR", patient)
  })

  test("with INTERFACE_MODIFIED_ERROR when its interface is changed", async () => {
    const session = await running(patient)
    const { userId } = session.job.technician
    await patient.deps.db.updateTable("app_user").set({ superuser: true }).where("id", "=", userId).execute()
    patient.deps.setTime(new Date(patient.deps.clock().getTime() + 1000))
    const path = `/devices/${session.job.deviceId}/interfaces/${session.job.interfaceId}`
    const { token } = session.job.technician
    const changed = await patient.call(token, "PUT", path, {
      ...{ name: "Renamed", type: "VNC", host: "127.0.0.1", port: session.machine.port },
    })
    expect(changed.status).toBe(200)
    await expectEnd(session, "INTERFACE_MODIFIED_ERROR", patient)
  })

  const deleted: [string, SessionEndState, (job: SessionFixture) => string][] = [
    [
      "its interface",
      "INTERFACE_MODIFIED_ERROR",
      (job) => `/devices/${job.deviceId}/interfaces/${job.interfaceId}`,
    ],
    ["its owner's account", "USER_LOGOUT_ERROR", (job) => `/users/${job.technician.userId}`],
  ]
  test.each(deleted)("when %s is deleted: %s, for every viewer", async (_what, state, pathOf) => {
    const session = await running(patient)
    const colleague = await patient.joinSession(session.path, await patient.aUserOn(session.job))
    expect((await patient.call(await aRoot(patient), "DELETE", pathOf(session.job))).status).toBe(204)
    await expectEnd(session, state, patient)
    const told = await colleague.waitForNotice("state", ({ state }) => state === "ENDED")
    expect(told.code).toBe(state)
  })

  test("with DEVICE_DELETE_ERROR when its machine is no longer in the database", async () => {
    const { path, owner, job } = await running(patient)
    // No call deletes a machine with issues: only direct access to the database can.
    await patient.database.sql.begin(async (sql) => {
      await sql`set local session_replication_role = replica`
      await sql`delete from device where id = ${job.deviceId}`
    })
    patient.deps.publish({ kind: "permissions" })
    const notice = await owner.waitForNotice("state", ({ state }) => state === "ENDED")
    expect(notice.code).toBe("DEVICE_DELETE_ERROR")
    await waitUntil("the end is saved", async () => {
      const row = await patient.deps.db
        .selectFrom("remote_session")
        .select("state")
        .where("id", "=", path.sessionId)
        .executeTakeFirstOrThrow()
      return row.state === "DEVICE_DELETE_ERROR"
    })
  })

  test("with COMPLETED when its owner ends it, and every viewer is notified", async () => {
    const session = await running(patient)
    const guest = await patient.joinSession(session.path, await patient.aUserOn(session.job))
    const { token } = session.job.technician
    const answer = await patient.call(token, "PUT", sessionsOf(session.path), { isActive: false })
    expect(answer).toMatchObject({ status: 200, body: { state: "COMPLETED", isActive: false } })
    await guest.waitForNotice("state", ({ state }) => state === "ENDED")
    await expectEnd(session, "COMPLETED", patient)
    const ended = await patient.session(session.path)
    expect(ended.connections.every(({ endTime }) => endTime !== null)).toBe(true)
  })

  test("without ending other sessions", async () => {
    const [one, other] = [await running(patient), await running(patient)]
    await patient.deps.live.end(one.path.sessionId, { state: "COMPLETED", code: null, detail: "" })
    expect((await patient.session(other.path)).isActive).toBe(true)
    other.machine.screen.fill({ x: 0, y: 0, w: 60, h: 40 }, 0x123456)
    await other.owner.waitFor("pictures go on", () => other.owner.pixel(5, 5) === 0x123456)
  })
})

describe("a running session goes on", () => {
  test("when its machine is to be deleted, which the machine's issues prevent", async () => {
    const { machine, job, owner, path } = await running(patient)
    const refused = await patient.call(await aRoot(patient), "DELETE", `/devices/${job.deviceId}`)
    expect(refused).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
    machine.screen.fill({ x: 0, y: 0, w: 60, h: 40 }, 0x123456)
    await owner.waitFor("pictures go on", () => owner.pixel(5, 5) === 0x123456)
    expect((await patient.session(path)).isActive).toBe(true)
  })

  test("when the licence expires, and is recorded to its end, while new sessions are not recorded", async () => {
    const on = expiring
    const session = await running(on)
    on.deps.setTime(hoursAfter(on.deps.clock(), 1))
    await on.deps.db
      .updateTable("installation")
      .set({ created_on: hoursAfter(on.deps.clock(), -24 * 31) })
      .execute()
    const { body: licence } = await on.call<{ state: string }>(await aRoot(on), "GET", "/licenses/state")
    expect(licence.state).toBe("expired")
    await on.deps.live.recheckNow()
    session.machine.screen.fill({ x: 0, y: 0, w: 60, h: 40 }, 0x123456)
    await session.owner.waitFor("pictures go on", () => session.owner.pixel(5, 5) === 0x123456)
    const next = await running(on)
    expect((await on.session(next.path)).screenRecording).toBeNull()
    const { token } = session.job.technician
    await on.call(token, "PUT", sessionsOf(session.path), { isActive: false })
    await expectEnd(session, "COMPLETED", on)
    const recording = `${on.address}/api${sessionPath(session.path)}/screenrecording`
    const last = await seekTo(segmentFetcher(recording, token), 1e9)
    expect([...last.pixels.subarray(0, 3)]).toEqual([0x12, 0x34, 0x56])
  })
})

describe("a session with a maintenance window", () => {
  test("continues after the window ends if the issue allows it, but users who were not in it get no ticket and no invitation", async () => {
    const side = await aWindowThatMayBeOutlived()
    const isOver = { status: 403, body: { reason: "joinClosedByWindow" } }
    expect(await invite(on, side.path, side.job.technician, side.stranger, "VIEW")).toMatchObject(isOver)
    expect((await invite(on, side.path, side.job.technician, side.known, "CONTROL")).status).toBe(201)
    expect(await on.requestTicket(side.path, side.stranger)).toMatchObject(isOver)
    expect((await on.requestTicket(side.path, side.job.technician)).status).toBe(201)
    expect((await on.requestTicket(side.path, side.known)).status).toBe(201)
    expect((await on.session(side.path)).isActive).toBe(true)
  })

  test("refuses a new viewer after the window ended, even with a ticket issued before", async () => {
    const { job, path } = await running()
    const late = await on.aUserOn(job)
    const ticket = await on.ticket(path, late)
    await setIssue(on, job, {
      disconnect_sessions_upon_time_end: false,
      activation_on: hoursAfter(on.deps.clock(), -3),
      window_end_on: hoursAfter(on.deps.clock(), -1),
    })
    const headers = { authorization: `Bearer ${late.token}` }
    const viewer = await openViewer(on.address, { ticket, headers })
    expect((await viewer.closed).code).toBe(1008)
    expect((await on.session(path)).isActive).toBe(true)
  })

  test("tells its viewers the new end and the hours that are left when the window is extended", async () => {
    const { job, owner } = await running(patient)
    const first = await owner.waitForNotice("window", ({ endsAtMs }) => endsAtMs !== null)
    const extended = await patient.call(
      job.technician.token,
      "PUT",
      `${issueOf(job)}/extendMaintenanceWindow`,
      { durationInHours: 1 },
    )
    expect(extended.status).toBeLessThan(300)
    const told = await owner.waitForNotice(
      "window",
      ({ endsAtMs }) => endsAtMs === Number(first.endsAtMs) + 3_600_000,
    )
    expect([first.extensionHoursLeft, told.extensionHoursLeft]).toEqual([4, 3])
  })
})

async function aWindowThatMayBeOutlived() {
  const { job, path, ...rest } = await running()
  const [known, stranger] = [await on.aUserOn(job), await on.aUserOn(job)]
  const guest = await on.joinSession(path, known)
  await guest.waitForNotice("viewers")
  await setIssue(on, job, {
    disconnect_sessions_upon_time_end: false,
    activation_on: hoursAfter(on.deps.clock(), -3),
    window_hours: 2,
    window_end_on: hoursAfter(on.deps.clock(), -1),
  })
  await on.deps.live.recheckNow()
  return { job, path, known, stranger, guest, ...rest }
}

describe("a session", () => {
  test("ends with COMPLETED when its owner stays disconnected for the grace period", async () => {
    const { path, owner, job } = await running(brief)
    const guest = await brief.joinSession(path, await brief.aUserOn(job))
    shortenGrace()
    owner.disconnect()
    await guest.waitForNotice("state", ({ state }) => state === "ENDED")
    expect(await brief.waitForEnd(path)).toMatchObject({ state: "COMPLETED" })
  })

  test("ends with COMPLETED when no user joins within the grace period", async () => {
    shortenGrace()
    const machine = await aVncMachine()
    const path = await brief.startSession(await brief.aSessionFixture(machine.target))
    expect(await brief.waitForEnd(path)).toMatchObject({ state: "COMPLETED" })
  })

  test("stays open without its owner while remain is set, and ends once the owner clears it", async () => {
    const { path, owner, job } = await running(brief)
    const guest = await brief.joinSession(path, await brief.aUserOn(job))
    const { token } = job.technician
    expect((await brief.call(token, "PUT", sessionsOf(path), { remain: true })).status).toBe(200)
    for (const viewer of [owner, guest, await brief.joinSession(path, await brief.aUserOn(job))])
      await viewer.waitForNotice("viewers", ({ remains }) => remains === true)
    shortenGrace()
    owner.disconnect()
    await waitUntil(
      "the owner is gone",
      async () => (await brief.session(path)).connections[0]?.endTime !== null,
    )
    // A session without an owner that begins now ends of its grace: this one's has passed by then.
    const other = await brief.startSession(await brief.aSessionFixture((await aVncMachine()).target))
    await brief.waitForEnd(other)
    expect((await brief.session(path)).isActive).toBe(true)
    expect((await brief.call(token, "PUT", sessionsOf(path), { remain: false })).status).toBe(200)
    await guest.waitForNotice("viewers", ({ viewers, remains }) => viewers.length === 2 && !remains)
    await guest.waitForNotice("state", ({ state }) => state === "ENDED")
    expect(await brief.waitForEnd(path)).toMatchObject({ state: "COMPLETED" })
  })

  test("lets its owner rejoin with CONTROL after a page reload", async () => {
    const { path, owner, job, machine } = await running(patient)
    owner.disconnect()
    await owner.closed
    const again = await patient.joinSession(path, job.technician)
    machine.screen.fill({ x: 0, y: 0, w: 60, h: 40 }, 0x654321)
    await again.waitFor("the picture", () => again.pixel(5, 5) === 0x654321)
    expect(again.right()).toBe("CONTROL")
  })

  test("stays open when its owner signs out of one sign-in while connected with another", async () => {
    const { path, job } = await running()
    const second: TestSignIn = { ...job.technician, token: await createToken(on.deps, job.technician.userId) }
    const here = await on.joinSession(path, second)
    await here.waitForNotice("viewers")
    await on.call(job.technician.token, "PUT", "/profile/logout")
    await here.waitFor("the first sign-in gone", () => {
      const last = here.notices.findLast((notice) => notice.about === "viewers")
      return last?.viewers.length === 1
    })
    expect((await on.session(path)).isActive).toBe(true)
  })
})

test("a session stays open when a guest disconnects", async () => {
  const { path, job } = await running(patient)
  const person = await patient.aUserOn(job, TECHNICIAN_AUTHORITIES)
  const guest = await patient.joinSession(path, person)
  await guest.waitForNotice("viewers")
  guest.disconnect()
  await guest.closed
  expect((await patient.session(path)).isActive).toBe(true)
})

test("a session end that the database rejects is saved once the database accepts it", async () => {
  const { path } = await running(patient)
  const { sql } = patient.database
  await sql`alter table audit_entry rename to audit_entry_away`
  const ended = patient.deps.live.end(path.sessionId, { state: "COMPLETED", code: null, detail: "" })
  await waitUntil("the session no longer runs", () => patient.deps.live.find(path.sessionId) === null)
  expect((await patient.session(path)).isActive).toBe(true)
  await sql`alter table audit_entry_away rename to audit_entry`
  await ended
  expect(await patient.session(path)).toMatchObject({ state: "COMPLETED", isActive: false })
})

test("a server that is shutting down refuses new sessions with 503 and ends running ones", async () => {
  const session = await running(stopping)
  const shutdown = stopping.deps.live.shutdown(new Promise(() => {}))
  const refused = await stopping.requestStart(session.job)
  expect(refused).toMatchObject({ status: 503, body: { code: "SERVER_BUSY" } })
  await shutdown
  await expectEnd(session, "MANAGER_SHUTDOWN_ERROR", stopping)
})
